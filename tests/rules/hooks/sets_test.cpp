// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What goes together: needs, exclusions, bridges, editions that are folders, combinations that no rulebook describes,
// and options that are sets. Corrections of card data that nobody has seen printed.
#include "tests/rules/hooks/made_up.h"

#include "model/record/record.h"

#include <algorithm>

namespace elgrande::hooks {

namespace {

std::vector<std::string> contributed; // in this order

Expansion folder(const char* id, Contribute contribute) {
    return {
        .id = id, .needs = {}, .excludes = {}, .goesWith = {}, .joins = {}, .defaults = {}, .contribute = contribute};
}

bool says(const std::string& error, const char* part) { return error.find(part) != std::string::npos; }

// The harbour needs the sea, the desert excludes both, the bridge joins sea and hills, the plain goes with nothing.
struct Land {
    Expansion bridge = folder("a-bridge", [](RulesBuilder&) { contributed.emplace_back("a-bridge"); });
    Expansion desert = folder("desert", [](RulesBuilder&) { contributed.emplace_back("desert"); });
    Expansion harbour = folder("harbour", [](RulesBuilder&) { contributed.emplace_back("harbour"); });
    Expansion hills = folder("hills", [](RulesBuilder&) { contributed.emplace_back("hills"); });
    Expansion plain = folder("plain", [](RulesBuilder&) { contributed.emplace_back("plain"); });
    Expansion sea = folder("sea", [](RulesBuilder&) { contributed.emplace_back("sea"); });
    Folders folders{{&bridge, &desert, &harbour, &hills, &plain, &sea}};

    Land() {
        bridge.joins = {"sea", "hills"};
        harbour.needs = {"sea"};
        desert.excludes = {"sea", "harbour", "bigbox"};
        hills.goesWith = {"harbour"};
    }
};

void expansionsNeedAndExclude() {
    const Land land;
    expect(says(errorOf(playing({"harbour"})), "needs 'sea'"), "the harbour is played without the sea");
    expect(says(errorOf(playing({"desert", "sea"})), "cannot be played together"), "desert and sea are combined");
    Setup other = playing({"desert"});
    other.edition = "bigbox";
    expect(says(errorOf(other), "cannot be played together"), "the desert is played with an edition that it excludes");
    other.houseRules = true;
    expect(!errorOf(other).empty(), "house rules allow what clashes");
    expect(says(errorOf(playing({"a-bridge"})), "is added automatically"), "a bridge is chosen");
    expect(says(errorOf(playing({"moon"})), "no expansion 'moon'"), "what does not exist is played");
    expect(errorOf(playing({"sea", "harbour"})).empty(), "what needs each other cannot be played");
    expect(says(errorOf(playing({"plain", "sea"})), "house rules"), "an undescribed combination is played");
    Setup house = playing({"plain", "sea"});
    house.houseRules = true;
    expect(errorOf(house).empty(), "house rules do not allow an undescribed combination");
    expect(!combinationFault("classic", {"hills", "sea"}, false), "what a bridge joins is undescribed");
    expect(combinationFault("classic", {"hills", "plain"}, false).has_value(), "the hills go with everything");
}

void contributionsComeInOrder() {
    const Land land;
    contributed.clear();
    same(errorOf(playing({"sea", "hills", "harbour"})), "", "the three should go together");
    same(contributed, std::vector<std::string>{"sea", "harbour", "hills", "a-bridge"},
         "what is needed comes first, a bridge last");
    contributed.clear();
    same(errorOf(playing({"harbour", "sea"})), "", "the two should go together");
    same(contributed, std::vector<std::string>{"sea", "harbour"}, "without the hills there is no bridge");
}

// What a bridge joins is called by the bridge's name, among others too.
void bridgesNameWhatTheyJoin() {
    const Land land;
    using Names = std::vector<std::string>;
    same(knownAs({"hills", "sea"}), Names{"a-bridge"}, "the two have no name together");
    same(knownAs({"harbour", "hills", "sea"}), Names{"harbour", "a-bridge"}, "a third has lost its name");
    same(knownAs({"harbour", "sea"}), Names{"harbour", "sea"}, "they are called by a bridge that is not there");
}

// The jubilee is an edition in a folder: it has its own defaults, and goes with nothing unless it says so.
void editionsAreFolders() {
    Expansion jubilee = folder("jubilee-folder", [](RulesBuilder& builder) { builder.setRanks(3); });
    jubilee.edition = "jubilee";
    jubilee.defaults = {{"open-castillo", "true"}, {"send-own-too", "true"}, {"tie-break", "tournament"}};
    Expansion sea = folder("sea", [](RulesBuilder&) {});
    Expansion hills = folder("hills", [](RulesBuilder&) {});
    hills.goesWith = {"jubilee"};
    const Folders folders({&jubilee, &sea, &hills});
    Setup setup = playing({}, 2);
    setup.edition = "jubilee";
    const Table table(setup);
    expect(table.rules.rulings.openCastillo && table.rules.rulings.sendOwnToo && table.rules.rulings.tournamentTieBreak,
           "the edition's own defaults should hold");
    same(table.rules.flow.ranksScored, 3, "the edition should contribute");
    setup.options["open-castillo"] = "false";
    expect(!Table(setup).rules.rulings.openCastillo, "what is chosen goes before the edition's default");
    const std::vector<std::string> editions = knownEditions();
    expect(std::find(editions.begin(), editions.end(), "jubilee") != editions.end(), "the edition cannot be chosen");
    jubilee.playable = true;
    expect(offeredEditions() == editions, "an edition that can be played should be offered");
    jubilee.playable = false;
    same(offeredEditions().size() + 1, editions.size(), "one that is chosen by its id only should not");
    same(errorOf(setup), "", "and can be played all the same");
    expect(says(errorOf(playing({"jubilee-folder"})), "is an edition"), "an edition is chosen as an expansion");
    expect(!Table(playing({}, 2)).rules.rulings.openCastillo, "the edition's defaults hold in others");
    setup.expansions = {"sea"};
    expect(says(errorOf(setup), "house rules"), "an edition goes with everything");
    setup.expansions = {"hills"};
    expect(errorOf(setup).empty(), "an edition does not go with what says so");
}

// Two or three of four winds, in their own order.
void optionsMayBeSets() {
    Expansion winds = folder("winds", [](RulesBuilder& builder) {
        builder.addSetOption("winds", {"north", "east", "south", "west"}, 2, 3, {{"", "north,east"}});
        contributed = builder.optionSet("winds");
    });
    const Folders folders({&winds});
    Setup setup = playing({"winds"});
    same(errorOf(setup), "", "the default should be fine");
    same(contributed, std::vector<std::string>{"north", "east"}, "the default should be told");
    setup.options["winds"] = "west,north";
    same(errorOf(setup), "", "two winds should be fine");
    same(contributed, std::vector<std::string>{"north", "west"}, "members come in the option's own order");
    for (const char* wrong : {"west", "", "north,east,south,west", "north,zephyr", "north,north"}) {
        setup.options["winds"] = wrong;
        expect(says(errorOf(setup), "cannot be"), std::string("the winds may be '") + wrong + "'");
    }
}

// Corrections --------------------------------------------------------------------------------------------------------

Setup corrected(const std::string& text) {
    Setup setup = playing({});
    const auto corrections = correctionsFromText(text);
    expect(static_cast<bool>(corrections), "not read: " + text);
    if (corrections) setup.corrections = *corrections;
    return setup;
}

void correctionsAreLaidOver() {
    const Folders none({});
    const Table plain(playing({}));
    const Table table(
        corrected("decay-3 caballeros=5 copies=2; veto enabled=no; grande effect=court-2; 7 caballeros=9"));
    const CardRow& decay = table.rules.row(cardOf(table.rules, "decay-3"));
    same(decay.caballeros, 5, "the number of Caballeros should be corrected");
    same(table.rules.card(cardOf(table.rules, "decay-3")).caballeros, 5, "and that of the card in play");
    same(table.rules.deck.stacks[1].size(), plain.rules.deck.stacks[1].size() - 1, "one decay more and two Vetos less");
    expect(cardOf(table.rules, "veto") == Card::None, "the Veto should be gone");
    const Card grande = cardOf(table.rules, "grande");
    expect(effectStep(table.rules, grande, kRed, 0).kind == StepKind::Court, "the effect should be corrected");
    same(table.rules.power(static_cast<Power>(6)).caballeros, 9, "the power card should be corrected");
    same(table.rules.row(cardOf(table.rules, "decay-all")).caballeros, 2, "another card is corrected");
    expect(table.rules.fingerprint != plain.rules.fingerprint, "corrected rules have the same fingerprint");
    expect(says(errorOf(corrected("moon copies=2")), "'moon'"), "a card that does not exist is corrected");
    expect(says(errorOf(corrected("grande effect=moonshine")), "'moonshine'"),
           "an effect that does not exist is given");
}

void correctionsAreText() {
    Corrections corrections;
    corrections["grande"].texts["title.en"] = "Half; 100% \"sure\"\nand so = on";
    corrections["grande"].copies = 0;
    corrections["king"].enabled = true;
    corrections["veto"].caballeros = 30;
    const std::string text = toText(corrections);
    const auto read = correctionsFromText(text);
    expect(read && *read == corrections, "corrections are read as others: " + text);
    for (const char* wrong : {"grande copies=31", "grande copies=x", "grande copies", "grande colour=red",
                              "grande enabled=maybe", "grande; grande", "gr%4 copies=1", "grande title.en=%zz"})
        expect(!correctionsFromText(wrong), std::string("read: ") + wrong);
    // They travel in records.
    const Folders none({});
    Record record;
    record.setup = playing({});
    record.setup.corrections = corrections;
    record.setup.houseRules = true;
    const Table table(record.setup);
    const auto again = recordFromText(toText(table.rules, record));
    expect(again && again->setup.corrections == corrections, "a record loses corrections");
    expect(again && again->setup.houseRules, "a record loses the house rules");
    record.setup.houseRules = false;
    const Table strict(record.setup);
    const auto third = recordFromText(toText(strict.rules, record));
    expect(third && !third->setup.houseRules, "a record invents house rules");
}

} // namespace

void testSets() {
    expansionsNeedAndExclude();
    contributionsComeInOrder();
    bridgesNameWhatTheyJoin();
    editionsAreFolders();
    optionsMayBeSets();
}

void testCorrections() {
    correctionsAreLaidOver();
    correctionsAreText();
}

} // namespace elgrande::hooks
