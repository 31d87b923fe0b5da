// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A save as anybody may hand it on: as it is, and with a Check that fits. What is read as a record is written and read
// as the same one, and its moves are legal or it is said which are not. In the second form a line `Name=value` is a
// line of the header, and what follows an empty line are the moves.
#include "model/record/check.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"
#include "tests/fuzz/fuzz.h"

using namespace elgrande;
using fuzz::require;

namespace {

void read(std::string_view text) {
    const auto record = recordFromText(text);
    if (!record) return require(!record.error().empty(), "a refused record has a reason");
    const auto rules = RulesBuilder::build(record->setup);
    require(static_cast<bool>(rules), "the game of a record can be set up");
    const std::string written = toText(**rules, *record);
    const auto again = recordFromText(written);
    require(again && again->moves == record->moves && again->names == record->names, "a record comes back");
    require(toText(**rules, *again) == written, "a record is written in one way");
    if (!record->position.empty()) return; // begins elsewhere: positionFromJson() has tests of its own
    const auto played = replay(**rules, initialState(**rules), *record);
    require(played || !played.error().empty(), "a move that is not legal is named");
}

std::string withCheck(std::string_view text) {
    RecordCheck check;
    std::string header;
    while (!text.empty() && text.front() != '\n') {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t equals = std::min(line.find('='), line.size());
        const std::string_view value = line.substr(std::min(line.size(), equals + 1));
        std::string quoted;
        for (char c : value) quoted += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
        header += "[" + std::string(line.substr(0, equals)) + " \"" + quoted + "\"]\n";
        check.addTag(line.substr(0, equals), value);
    }
    check.addBody(withoutCommentsAndBreaks(text));
    return header + "[Check \"" + check.text() + "\"]\n" + std::string(text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    read(text);
    read(withCheck(text));
    return 0;
}
