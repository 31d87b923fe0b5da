// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What `cards` says of special actions is what the engine does (engine-protocol.md section 1): `required`: once begun
// nothing less than all can be chosen; `owed`: the turn does not end before it has been begun.
#include "tests/cli/client.h"
#include "tests/property/random_game.h"

#include "model/observe/catalogue.h"

#include <QJsonArray>

#include <algorithm>
#include <map>
#include <set>

namespace elgrande::test {

namespace {

constexpr int kGamesEach = 20; // of every setup
constexpr int kEnough = 6;     // questions, or times it was begun, after which a card has shown what it allows
const char* const kFollowed[] = {"send-may-stop", "all-own-must-leave", "ki-optional"}; // options

struct Shown {
    int begun = 0;
    int asked = 0; // with a choice
    int less = 0;  // where less than all could be chosen
};

// The verbs of the card itself; what others ask in between does not belong to its action.
std::set<StepKind> verbsOf(const Rules& rules, const CardInPlay& card) {
    std::set<StepKind> verbs;
    for (int i = 0; i < card.effectCount; ++i)
        verbs.insert(
            rules.deck.effectSteps[static_cast<std::size_t>(card.effectFirst) + static_cast<std::size_t>(i)].kind);
    if (verbs.count(StepKind::Source) != 0) verbs.insert(StepKind::Relocate);
    return verbs;
}

bool allowsLess(const ActionList& legal) {
    return std::any_of(legal.begin(), legal.end(), [](Action action) {
        return action.kind == ActionKind::Done || action.kind == ActionKind::KingStay ||
               action.kind == ActionKind::Court;
    });
}

void lookAtTurn(const property::Game& game) {
    const Rules& rules = *game.rules;
    const Card taken = game.state.taken(game.asked);
    const auto offers = [&](ActionKind kind) {
        return std::any_of(game.legal.begin(), game.legal.end(), [&](Action each) { return each.kind == kind; });
    };
    const bool begun = (game.state.spent[index(game.asked)] & 1U) != 0;
    const bool named = game.legal.contains(act(ActionKind::Use, taken));
    const bool open = taken != Card::None && !begun && (offers(ActionKind::Special) || named);
    const bool owed = taken != Card::None && rules.row(taken).owed;
    if (open && owed) expect(!offers(ActionKind::End), rules.row(taken).id + " is owed, but the turn can be ended");
    // Other parts of a turn may be owed as well, which is a seam that the template uses.
    const std::vector<std::string>& sets = rules.setup.expansions;
    if (std::find(sets.begin(), sets.end(), "template") == sets.end())
        expect(offers(ActionKind::End) || (open && owed), "the turn cannot be ended, but nothing is owed");
}

void playAndNote(property::Game& game, std::map<std::string, Shown>& shown) {
    const Rules& rules = *game.rules;
    while (!game.over()) {
        const StepKind top = game.state.agenda.top().kind;
        const Card card = game.state.special.card;
        if (game.asked != Seat::Table && top == StepKind::Turn) lookAtTurn(game);
        if (game.state.special.seat != Seat::None && game.legal.size() > 1 &&
            verbsOf(rules, rules.card(card)).count(top) != 0) {
            Shown& row = shown[rules.row(card).id];
            ++row.asked;
            if (allowsLess(game.legal)) ++row.less;
        }
        game.play(game.next(game.random));
        for (const Event& event : game.log.events)
            if (event.kind == EventKind::SpecialAnnounced) ++shown[rules.row(event.card).id].begun;
    }
}

void compareCards(const Setup& setup) {
    std::map<std::string, Shown> shown;
    for (int number = 0; number < kGamesEach; ++number) {
        Setup one = setup;
        one.players = 2 + number % (kMaxSeats - 1);
        one.seed = std::to_string(number);
        property::Game game(*RulesBuilder::build(one), static_cast<std::uint64_t>(number));
        playAndNote(game, shown);
    }
    QJsonArray expansions;
    for (const std::string& each : setup.expansions) expansions.append(QString::fromStdString(each));
    QJsonObject options;
    for (const auto& [id, value] : setup.options)
        options[QString::fromStdString(id)] = value == "true" || value == "false"
                                                  ? QJsonValue(value == "true")
                                                  : QJsonValue(QString::fromStdString(value));
    Client client;
    const QJsonObject told = client.good({{"cmd", "cards"},
                                          {"edition", QString::fromStdString(setup.edition)},
                                          {"expansions", expansions},
                                          {"options", options}});
    for (const QJsonValue each : told["cards"].toArray()) {
        const std::string id = each["id"].toString().toStdString();
        const Shown row = shown[id];
        const bool required = each["required"].toBool();
        const std::string where = id + " in " + property::toText(setup);
        expect(each["owed"].isBool() && each["required"].isBool(), "nothing is said of " + where);
        if (required) expect(row.less == 0, "less than all can be done of " + where);
        if (!required && std::max(row.begun, row.asked) >= kEnough)
            expect(row.less > 0, "nothing less than all can be done of " + where);
    }
}

} // namespace

void testCards() {
    std::vector<Setup> setups;
    for (const std::string& edition : knownEditions()) setups.emplace_back().edition = edition;
    for (const ExpansionFacts& each : knownExpansions())
        if (each.edition.empty()) setups.emplace_back().expansions = smallestSetOf(each);
    for (Setup& setup : setups) {
        compareCards(setup);
        for (const OptionFacts& option : knownOptions(setup.edition, setup.expansions))
            if (std::find(std::begin(kFollowed), std::end(kFollowed), option.id) != std::end(kFollowed))
                setup.options[option.id] = option.editionDefault == "true" ? "false" : "true";
        compareCards(setup);
    }
}

} // namespace elgrande::test
