// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/intent_answers.h"

#include <algorithm>

namespace elgrande::lan {

namespace {

constexpr std::size_t kAnswersKept = 16; // of each seat

} // namespace

std::optional<Answer> IntentAnswers::repeated(const Intent& intent) const {
    const Given& given = seats_[index(intent.seat)];
    if (intent.counter > given.counter) return {};
    const auto found = std::find_if(given.last.begin(), given.last.end(),
                                    [&](const Answer& each) { return each.counter == intent.counter; });
    return found == given.last.end() ? Answer{intent.seat, intent.counter, Rejection::Stale} : *found;
}

void IntentAnswers::note(const Answer& answer) {
    Given& given = seats_[index(answer.seat)];
    given.counter = std::max(given.counter, answer.counter);
    given.last.push_back(answer);
    if (given.last.size() > kAnswersKept) given.last.pop_front();
}

} // namespace elgrande::lan
