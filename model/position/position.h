// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions as JSON (engine-protocol.md section 4): what is on the table, for tests, bug reports, the protocol and
// records that begin in the middle. Output of positionToJson() without a seat loads again as exactly the same state
// with the same cards to come, even in the middle of a card; output for a seat has null for what the seat must not
// know, and loads as one of the states that the seat considers possible.
//
// Defaults of a seat: score 0, no Grande, court 0, provinces: the remaining Caballeros, hand: all cards neither used
// nor played. Of the table: round 1, the first seat begins, the King in Galicia, phase `power`; a stack without a list
// shows and brings cards shuffled with `seed`. In phase `power` a seat's `played` is its card of the last round and
// used. In phase `turn` the seats before `to_move` have had their turn; null as a stack's first card: it is taken.
#pragma once

#include "model/core/result.h"
#include "model/rules/dealer.h"
#include "model/rules/rules.h"

#include <QJsonObject>

#include <memory>
#include <optional>

namespace elgrande {

struct LoadedPosition {
    std::shared_ptr<const Rules> rules;
    State state; // advance() has still to run what leaves no choice
    Dealer dealer;
};

// The error is a sentence that says what is wrong and where.
Result<LoadedPosition> positionFromJson(const QJsonObject& json);
Result<LoadedPosition> positionFromText(const std::string& json);

// `viewer` nothing: everything.
QJsonObject positionToJson(const Rules& rules, const State& state, const Dealer& dealer,
                           std::optional<Seat> viewer = std::nullopt);

// {"edition","expansions","players","rounds","seed","options","seats"}; all have defaults.
Result<Setup> setupFromJson(const QJsonObject& json);

} // namespace elgrande
