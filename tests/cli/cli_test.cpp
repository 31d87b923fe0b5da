// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/cli_test.h"

#include <cstdio>
#include <cstring>

namespace elgrande::test {

namespace {

int checks = 0;
int failures = 0;

void addRules(std::vector<std::shared_ptr<const Rules>>& list, const Setup& setup) {
    const auto rules = RulesBuilder::build(setup);
    expect(static_cast<bool>(rules), rules ? "" : rules.error());
    if (rules) list.push_back(*rules);
}

} // namespace

void expect(bool condition, const std::string& what, const char* file, int line) {
    ++checks;
    if (condition) return;
    if (++failures <= 30) std::printf("%s:%d: %s\n", file, line, what.c_str());
}

std::vector<std::shared_ptr<const Rules>> manyRules() {
    std::vector<std::shared_ptr<const Rules>> list;
    for (const std::string& edition : knownEditions()) {
        for (int players = 2; players <= kMaxSeats; ++players) {
            for (int rounds : {9, 6}) {
                Setup setup;
                setup.edition = edition;
                setup.players = players;
                setup.rounds = rounds;
                addRules(list, setup);
            }
        }
        Setup other;
        other.edition = edition;
        other.players = 3;
        other.colours = {"green", "brown", "red"};
        other.options = {
            {"open-castillo", "true"}, {"used-power-open", "false"}, {"starter", "brown"}, {"send-own-too", "true"}};
        addRules(list, other);
    }
    for (const ExpansionFacts& each : knownExpansions()) {
        if (!each.edition.empty()) continue; // above
        Setup setup;
        setup.expansions = smallestSetOf(each);
        addRules(list, setup);
    }
    return list;
}

} // namespace elgrande::test

int main(int argc, char** argv) {
    using namespace elgrande::test;
    struct Part {
        const char* name;
        void (*run)();
    };
    constexpr Part kParts[] = {{"positions", testPositions}, //
                               {"positions", testPositionFaults},
                               {"fuzz", fuzzPositions},
                               {"views", testViews},
                               {"cards", testCards},
                               {"document", testDocument},
                               {"records", testRecords},
                               {"records", testRecordDamage},
                               {"corrections", testUnplayable},
                               {"protocol", testProtocol},
                               {"protocol", testProtocolGarbage},
                               {"input", testInput},
                               {"bots_asked", testBotQuestions},
                               {"bots_asked", testBotAnswers},
                               {"bots_run", testBotAgent},
                               {"ladder", testRatings},
                               {"ladder", testLadder},
                               {"findings", testFindings}};
    for (const Part& part : kParts)
        if (argc < 2 || std::strcmp(argv[1], part.name) == 0) part.run();
    std::printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 && checks > 0 ? 0 : 1;
}
