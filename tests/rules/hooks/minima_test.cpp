// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The least that a game can be played with, and what cannot be said of a card: the rules are refused, with a sentence
// that names it. What is just enough is played.
#include "tests/rules/hooks/made_up.h"

namespace elgrande::hooks {

namespace {

bool names(const std::string& error, const std::string& part) { return error.find(part) != std::string::npos; }

// Of the base game, or with what is contributed.
struct MinimaCase {
    const char* corrections;
    int players;
    int rounds;
    const char* part; // of the sentence; empty: can be played
    Contribute contribute = nullptr;
};

void march(RulesBuilder& builder) {
    builder.addCard({.id = "march", .stack = 0, .effect = "intrigue-4-own", .picture = {}});
    builder.addPower({"14", 14, 0, "march"});
    builder.needCard("march");
}
void hands(RulesBuilder& builder) { builder.dealHands(13); }
void fewCards(RulesBuilder& builder) { // less than rounds from the beginning
    builder.addCard({.id = "one", .stack = 6, .effect = "grande", .picture = {}});
    builder.addCard({.id = "two", .stack = 6, .effect = "grande", .picture = {}});
}
void fullStack(RulesBuilder& builder) { builder.needInStack(1, 10); }

const MinimaCase kMinimaCases[] = {
    // A power card in each round for each seat, and the others may have blocked one each.
    {"7 enabled=no", 4, 9, ""},
    {"7 enabled=no", 5, 9, "12; this game needs 13"},
    {"7 enabled=no", 5, 6, ""},
    {"7 copies=0; 8 copies=0", 4, 9, "neither"},
    {"1 enabled=no; 2 enabled=no; 3 enabled=no; 4 enabled=no; 5 enabled=no; 6 enabled=no; 7 enabled=no; 8 enabled=no;"
     "9 enabled=no; 10 enabled=no; 11 enabled=no; 12 enabled=no; 13 enabled=no",
     2, 6, "0; this game needs 7"},
    {"7 enabled=no", 2, 6, "12; this game needs 13", hands},
    // One of each value, in any order.
    {"7 value=8", 3, 9, "'7' and '8' both have the value 8"},
    {"7 value=8; 8 value=7", 3, 9, ""},
    {"13 value=1; 1 value=999", 3, 9, ""},
    // Cards that come back, and those that a set needs.
    {"king enabled=no", 3, 9, "'king'"},
    {"king copies=0", 3, 9, "'king'"},
    {"march enabled=no", 3, 9, "'march'", march},
    {"march copies=0", 3, 9, "'march'", march},
    // A card in each stack for each round.
    {"grande copies=0", 3, 9, ""},
    {"grande copies=0; court-2 enabled=no", 3, 9, "stack 4: 8; this game needs 9"},
    {"grande copies=0; court-2 enabled=no", 3, 6, ""},
    {"one enabled=no", 3, 9, "stack 6: 1; this game needs 2", fewCards},
    {"one copies=0; two copies=2", 3, 9, "", fewCards},
    {"intrigue-3-any enabled=no", 3, 9, ""},
    {"intrigue-3-any enabled=no; intrigue-4-any copies=0", 3, 9, "stack 1: 9; this game needs 10", fullStack},
    // What cannot be said of a card.
    {"7 effect=grande", 3, 9, "neither"},
    {"7 copies=2", 3, 9, "neither"},
    {"14 effect=grande", 3, 9, "belongs to the card 'march'", march},
    {"14 enabled=yes", 3, 9, "belongs to the card 'march'", march},
    {"14 caballeros=3; march caballeros=4", 3, 9, "'march' is corrected twice", march},
    {"14 caballeros=3", 3, 9, "", march},
    {"grande value=5", 3, 9, "not a power card"},
    {"grande effect=fly", 3, 9, "'grande' has the action 'fly'"},
    {"moon copies=1", 3, 9, "'moon'"},
};

void refusedOrPlayed() {
    for (const MinimaCase& each : kMinimaCases) {
        Expansion set{.id = "set",
                      .needs = {},
                      .excludes = {},
                      .goesWith = {},
                      .joins = {},
                      .defaults = {},
                      .contribute = each.contribute};
        const Folders folders(each.contribute != nullptr ? std::vector<const Expansion*>{&set}
                                                         : std::vector<const Expansion*>{});
        Setup setup = playing(each.contribute != nullptr ? std::vector<std::string>{"set"} : std::vector<std::string>{},
                              each.players);
        setup.rounds = each.rounds;
        setup.corrections = *correctionsFromText(each.corrections);
        const std::string error = errorOf(setup);
        const std::string part = each.part;
        expect(part.empty() ? error.empty() : names(error, part), std::string(each.corrections) + ": " + error);
        if (const auto rules = RulesBuilder::build(setup); !rules)
            expect(rules.fault().pattern != nullptr, "only in English: " + error);
    }
    const Folders none({});
    Setup nameless = playing({});
    nameless.corrections[""].value = 3; // no text says so, but a file may
    expect(names(errorOf(nameless), "the card ''"), "a card without a name is corrected");
}

// No more Vetos are held than there can be, whichever cards bring them.
void vetosHaveRoom() {
    const Folders none({});
    const auto most = [](const char* corrections) {
        Setup setup = playing({});
        setup.corrections = *correctionsFromText(corrections);
        return Table(setup).rules.kept[kKeptVeto].most;
    };
    same(most("veto copies=5"), 5, "five Vetos");
    same(most("grande effect=veto"), 2, "two Vetos and cards that act as one");
    Setup setup = playing({});
    setup.corrections = *correctionsFromText("king effect=veto");
    Table table(setup);
    table.state.kept[0] = table.state.kept[1] = {kKeptVeto, kBlue, 2, 0};
    table.beginTurn({"king"});
    expect(!table.offers("special"), "a third Veto is held");
}

void wordsHaveAMeasure() {
    const auto fault = [](const std::string& text) {
        const auto read = correctionsFromText(text);
        return read ? std::string() : read.error();
    };
    const std::string a(60, 'a');
    same(fault("grande title.en=" + a), "", "sixty letters");
    same(fault("grande title.de=" + a.substr(1) + "%C3%A4"), "", "sixty letters, one of two bytes");
    expect(names(fault("grande title.en=" + a + "a"), "more than 60 characters"), "a longer title");
    expect(names(fault("grande text.en=" + std::string(601, 'a')), "more than 600 characters"), "a longer text");
    for (const char* wrong : {"grande caballeros=5 caballeros=6", "grande title.en=a title.en=a", "7 value=3 value=3",
                              "grande enabled=no enabled=yes", "grande effect=king effect=veto"})
        expect(names(fault(wrong), "twice"), std::string("read: ") + wrong);
    for (const char* wrong : {"grande name.en=a", "grande title.=a", "grande title.eng=a", "grande .en=a"})
        expect(names(fault(wrong), "not a property of a card"), std::string("read: ") + wrong);
    const Folders none({});
    Setup setup = playing({});
    setup.seed = std::string(98, 'a') + "\xc3\xa4" + "a";
    same(errorOf(setup), "", "a hundred letters");
    setup.seed += 'a';
    expect(names(errorOf(setup), "must not exceed 100 characters"), "a longer seed");
}

} // namespace

void testMinima() {
    refusedOrPlayed();
    vetosHaveRoom();
    wordsHaveAMeasure();
}

} // namespace elgrande::hooks
