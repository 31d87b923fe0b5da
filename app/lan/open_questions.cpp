// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/open_questions.h"

#include "model/rules/engine.h"

namespace elgrande::lan {

void OpenQuestions::note(const GameCourse& course) {
    const SeatSet asked = course.game().asked();
    for (Seat seat : course.rules().seats()) {
        ActionList list;
        if (asked.contains(seat)) legalActions(course.rules(), course.game().state(), seat, list);
        Question& question = questions_[index(seat)];
        std::vector<Action> legal(list.begin(), list.end());
        if (legal != question.legal || legal.empty()) question.since = course.seen();
        question.legal = std::move(legal);
    }
}

} // namespace elgrande::lan
