// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Recorded games with everything that happens in them: NAME.record is replayed move by move and must give exactly the
// events in NAME.events. Chance is in the record, so nothing here depends on the random generator. A change of a rule,
// of an event or of the order of events shows as the first line that differs.
//
//   playthrough_test FOLDER …              compares
//   playthrough_test --bless FOLDER …      writes the events (and the record in its present form) anew
//   playthrough_test --play FILE EDITION PLAYERS ROUNDS SEED [EXPANSION …]   plays a new game at random into
//   FILE.record
#include "tests/property/random_game.h"

#include "model/record/record.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace elgrande {

namespace {

namespace fs = std::filesystem;

std::string readFile(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void writeFile(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

// One line: the event, what it speaks of, and what it moved.
std::string lineOf(const Rules& rules, const Event& event) {
    std::string line = rules.words.events[index(event.kind)].id;
    const auto add = [&](const char* name, Operand operand, std::size_t value) {
        line += std::string(" ") + name + "=" + operandToText(rules, operand, static_cast<std::uint32_t>(value));
    };
    if (event.seat != Seat::None && event.seat != Seat::Table) add("seat", Operand::Seat, index(event.seat));
    if (event.owner != Owner::None) add("owner", Operand::Owner, index(event.owner));
    if (event.from != Area::None) add("from", Operand::Area, index(event.from));
    if (event.to != Area::None) add("to", Operand::Area, index(event.to));
    if (event.card != Card::None) add("card", Operand::Card, index(event.card));
    if (event.power != Power::None) add("power", Operand::Power, index(event.power));
    if (event.token != Token::None) add("board", Operand::Token, index(event.token));
    if (event.number != 0) add("number", Operand::Number, static_cast<std::size_t>(event.number));
    if (event.kind == EventKind::PlaceContended && event.holder != Seat::None)
        add("with", Operand::Seat, index(event.holder));
    if (event.kind == EventKind::Points)
        line += " rank=" + std::to_string(event.rank) + " reason=" + rules.words.reasons[index(event.reason)];
    else if (event.rank != 0)
        line += " rank=" + std::to_string(event.rank);
    if (event.tied) line += " tied";
    if (event.secret) line += " secret";
    if (event.forced) line += " forced";
    return line;
}

std::string eventsOf(const Rules& rules, const Replayed& game) {
    std::string text;
    for (const Event& event : game.events) text += lineOf(rules, event) + "\n";
    for (Seat seat : rules.seats())
        text += "# " + rules.colour(seat) + " " + std::to_string(game.state.score[index(seat)]) +
                (leaders(rules, game.state).contains(seat) && game.state.over() ? " wins\n" : "\n");
    return text;
}

// Where two texts part, as "line N: …".
std::string firstDifference(const std::string& wanted, const std::string& actual) {
    std::istringstream one(wanted);
    std::istringstream two(actual);
    std::string a;
    std::string b;
    for (int line = 1;; ++line) {
        const bool more = static_cast<bool>(std::getline(one, a));
        const bool moreToo = static_cast<bool>(std::getline(two, b));
        if (!more && !moreToo) return {};
        if (more != moreToo || a != b)
            return "line " + std::to_string(line) + ": expected '" + (more ? a : "the end") + "', got '" +
                   (moreToo ? b : "the end") + "'";
    }
}

// Empty when the record gives its events; with `bless` both files are written instead.
std::string check(const fs::path& path, bool bless) {
    const std::string text = readFile(path);
    const Result<Record> record = recordFromText(text);
    if (!record) return record.error();
    const auto rules = RulesBuilder::build(record->setup);
    if (!rules) return rules.error();
    const Result<Replayed> game = replay(**rules, initialState(**rules), *record);
    if (!game) return game.error();
    const std::string canonical = toText(**rules, *record);
    const std::string events = eventsOf(**rules, *game);
    const fs::path eventsPath = fs::path(path).replace_extension(".events");
    if (bless) {
        writeFile(path, canonical);
        writeFile(eventsPath, events);
        return {};
    }
    if (!game->state.over()) return "the game does not come to its end";
    if (const std::string where = firstDifference(text, canonical); !where.empty())
        return "the record is written otherwise, " + where;
    if (const std::string where = firstDifference(readFile(eventsPath), events); !where.empty())
        return eventsPath.filename().string() + " " + where;
    return {};
}

int checkFolders(const std::vector<std::string>& folders, bool bless) {
    int checked = 0;
    int failed = 0;
    for (const std::string& folder : folders) {
        std::vector<fs::path> records;
        for (const auto& entry : fs::directory_iterator(folder))
            if (entry.path().extension() == ".record") records.push_back(entry.path());
        std::sort(records.begin(), records.end());
        for (const fs::path& path : records) {
            const std::string wrong = check(path, bless);
            ++checked;
            if (wrong.empty()) continue;
            ++failed;
            std::printf("%s: %s\n", path.string().c_str(), wrong.c_str());
        }
    }
    std::printf("%d playthroughs %s, %d failed\n", checked - failed, bless ? "written" : "passed", failed);
    return checked > 0 && failed == 0 ? 0 : 1;
}

int playNew(const std::vector<std::string>& words) {
    if (words.size() < 5) {
        std::printf("--play FILE EDITION PLAYERS ROUNDS SEED [EXPANSION …]\n");
        return 2;
    }
    Record record;
    record.setup.edition = words[1];
    record.setup.players = std::stoi(words[2]);
    record.setup.rounds = std::stoi(words[3]);
    record.setup.seed = words[4];
    record.setup.expansions.assign(words.begin() + 5, words.end());
    const auto rules = RulesBuilder::build(record.setup);
    if (!rules) {
        std::printf("%s\n", rules.error().c_str());
        return 1;
    }
    property::Game game(*rules, hashText(record.setup.seed));
    while (!game.over()) game.play(game.next(game.random));
    record.setup = (*rules)->setup;
    record.keepSeed = false;
    record.moves = game.moves;
    for (Seat seat : (*rules)->seats()) {
        record.names.push_back((*rules)->colour(seat));
        record.agents.push_back("random");
    }
    writeFile(words[0] + ".record", toText(**rules, record));
    return check(words[0] + ".record", true).empty() ? 0 : 1;
}

} // namespace

} // namespace elgrande

int main(int argc, char** argv) {
    std::vector<std::string> words(argv + 1, argv + argc);
    const std::string first = words.empty() ? "" : words.front();
    const bool bless = first == "--bless";
    if (first == "--play" || bless) words.erase(words.begin());
    return first == "--play" ? elgrande::playNew(words) : elgrande::checkFolders(words, bless);
}
