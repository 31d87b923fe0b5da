// A record is a game as text: a header of `[Name "value"]` lines, then the moves, a line per turn, comments in braces
// (engine-protocol.md section 4). It is save, replay and bug report at once. What chance brought stands in it step by
// step, so it replays without the seed. Text from outside is never trusted: every line is checked, and the
// error says which line is wrong.
#pragma once

#include "model/core/result.h"
#include "model/rules/rules.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace elgrande {

inline constexpr int kRecordFormat = 1;

struct Record {
    Setup setup;                     // the seed is kept only for a finished game or on request
    std::vector<std::string> names;  // by seat
    std::vector<std::string> agents; // by seat; empty: a person
    std::vector<std::pair<std::string, std::string>> tags; // further header lines: Date, Result, Program …
    std::string position;            // start position as one line of JSON; empty: the set-up
    std::vector<Move> moves;         // every decision and every reveal, forced ones left out

    const std::string* tag(std::string_view name) const;
    void setTag(const std::string& name, const std::string& value);
};

// `rules` must have been built from record.setup.
std::string toText(const Rules& rules, const Record& record);
// Reads header and moves; moves are checked for form here and for legality by replay().
Result<Record> recordFromText(std::string_view text);

// The state after the first `until` moves of the record (all when negative), checking that each is legal.
struct Replayed {
    State state;
    std::vector<Event> events; // what the whole table and every seat saw
};
Result<Replayed> replay(const Rules& rules, const State& start, const Record& record, int until = -1);

} // namespace elgrande
