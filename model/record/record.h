// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A record is a game as text: a header of `[Name "value"]` lines, then the moves, a line per turn, comments in braces
// (engine-protocol.md section 4). It is save, replay and bug report at once. What chance brought stands in it step by
// step, so it replays without the seed. Text from outside is never trusted: every line is checked, and the
// error says which line is wrong.
#pragma once

#include "model/core/result.h"
#include "model/rules/rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace elgrande {

inline constexpr int kRecordFormat = 1;

struct Record {
    Setup setup;                     //
    bool keepSeed = true;            // a local game must go on with the same cards; false: for other eyes
    std::vector<std::string> names;  // by seat
    std::vector<std::string> agents; // by seat; empty: a person
    std::vector<std::pair<std::string, std::string>> tags; // further header lines: Date, Result, Program …
    std::string position;                                  // start position as one line of JSON; empty: the set-up
    std::vector<Move> moves;                               // every decision and every reveal, forced ones left out

    const std::string* tag(std::string_view name) const;
    void setTag(const std::string& name, const std::string& value);

    // Whether the table works anything out for the players (header line Aids; absent: it does).
    bool hasAids() const { return tag("Aids") == nullptr; }
    void lockAids() { setTag("Aids", "none"); }

    // Whether the game branches off from another one, or that from it, so that its players may have known what was to
    // come (header line Branch).
    bool isSeenBefore() const { return tag("Branch") != nullptr; }
    void noteSeenBefore() { setTag("Branch", "yes"); }
};

// `rules` must have been built from record.setup. `start`: where a record with a position begins; it serves only to
// number the lines by rounds. No line break at the end, so that even the loss of the last byte is found out.
std::string toText(const Rules& rules, const Record& record, const State* start = nullptr);
// Reads header and moves; moves are checked for form here and for legality by replay(). Line breaks may have been moved
// and comments in braces added; anything else that differs from what was written fails the Check. A record
// without a seed leaves setup.seed empty.
Result<Record> recordFromText(std::string_view text);

// In records and positions a card of which there are several copies is written with its number from the second one on:
// "veto", "veto#2".
std::string copyToText(const Rules& rules, Card card);
std::optional<Card> copyFromText(const Rules& rules, std::string_view id);

// The state after the first `until` moves of the record (all when negative), checking that each is legal.
struct Replayed {
    State state;
    std::vector<Event> events; // what the whole table and every seat saw
};
Result<Replayed> replay(const Rules& rules, const State& start, const Record& record, int until = -1);

} // namespace elgrande
