// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The question to an external program that plays a seat, and its answer: one JSON line each
// (app/cli/engine-protocol.md, section 6). The question is built from what the seat knows, a type with no room for
// anything else.
#pragma once

#include "model/core/result.h" // before Qt's own headers, whose macro `slots` would hide State::slots
#include "model/observe/information_state.h"

#include <QByteArray>
#include <QJsonObject>

namespace elgrande {

// How long a program may take, in milliseconds by the clock; what is 0 in the second line is not said to it.
struct BotLimits {
    int answer = 5000; // for each answer
    int start = 10000; // more for the first one after it was started

    double think = 0;    // how long computer players may think beside it; nothing happens to who takes longer
    int simulations = 0; // how many they play out
};

inline constexpr qsizetype kLongestBotAnswer = 65'536; // bytes, line end included

// {"seat","kind","moves"} and perhaps "topic": a decision as every program gets it.
QJsonObject decisionToJson(const Rules& rules, const State& state, Seat seat, const ActionList& legal);
// A line with its end. `id` is the number of the question, which the answer may repeat.
QByteArray botQuestion(const Rules& rules, const InformationState& known, const ActionList& legal, int id,
                       const BotLimits& limits);
// One of `legal`, or a sentence about the program, "it".
Result<Action> botAnswer(const Rules& rules, const ActionList& legal, int id, const QByteArray& line);

} // namespace elgrande
