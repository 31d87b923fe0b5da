// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The notation of engine-protocol.md section 3: lower-case ASCII words, one blank between them. The same words stand in
// saves, logs, positions and LAN messages.
#pragma once

#include "model/core/result.h"
#include "model/rules/rules.h"

#include <optional>
#include <string>
#include <string_view>

namespace elgrande {

std::string toText(const Rules& rules, Action action);
// Any well-formed action of these rules, legal now or not; the error says which word is wrong.
Result<Action> actionFromText(const Rules& rules, std::string_view text);
// Exactly one of the alternatives; reveals of a card with several copies match the first.
std::optional<Action> findByText(const Rules& rules, const ActionList& among, std::string_view text);

// One operand as a word, and back; nothing when the word does not name one.
std::string operandToText(const Rules& rules, Operand operand, std::uint32_t value);
std::optional<std::uint32_t> operandFromText(const Rules& rules, Operand operand, std::string_view word);

std::optional<Seat> seatFromText(const Rules& rules, std::string_view colour);
std::optional<Area> areaFromText(const Rules& rules, std::string_view id);
std::optional<Card> cardFromText(const Rules& rules, std::string_view id); // the first copy

} // namespace elgrande
