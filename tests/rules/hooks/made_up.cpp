// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/rules/hooks/made_up.h"

#include "model/base/base.h"
#include "model/rules/notation.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace elgrande {

namespace {

Contents& contents() {
    static Contents made{contributeBase, {}};
    return made;
}

Expansion& madeUp() {
    static Expansion expansion{
        .id = "made-up", .needs = {}, .excludes = {}, .goesWith = {}, .joins = {}, .defaults = {}};
    return expansion;
}

} // namespace

// Instead of what the build is made of.
const Contents& contentsOfThisBuild() { return contents(); }

namespace hooks {

namespace {

int checks = 0;
int failures = 0;

Setup madeUpSetup(Contribute contribute, int players) {
    contents().expansions.clear();
    madeUp().contribute = contribute;
    if (contribute != nullptr) contents().expansions.push_back(&madeUp());
    return playing(contribute != nullptr ? std::vector<std::string>{"made-up"} : std::vector<std::string>{}, players);
}

std::shared_ptr<const Rules> rulesOf(const Setup& setup) {
    const auto rules = RulesBuilder::build(setup);
    if (rules) return *rules;
    std::printf("The rules of a test cannot be built: %s\n", rules.error().c_str());
    std::exit(1);
}

} // namespace

void expect(bool condition, const std::string& what, const char* file, int line) {
    ++checks;
    if (condition) return;
    ++failures;
    std::printf("%s:%d: %s\n", file, line, what.c_str());
}

Folders::Folders(std::vector<const Expansion*> expansions) { contents().expansions = std::move(expansions); }
Folders::~Folders() { contents().expansions.clear(); }

Setup playing(std::vector<std::string> expansions, int players) {
    Setup setup;
    setup.expansions = std::move(expansions);
    setup.players = players;
    return setup;
}

Table::Table(Contribute contribute, int players)
    : Table(madeUpSetup(contribute, players)) {}

Table::Table(const Setup& setup)
    : shared(rulesOf(setup))
    , rules(*shared)
    , state(initialState(rules)) {
    state.token[index(Token::King)] = Spot::in(Area::CastillaLaNueva);
    state.starter = kRed;
    state.round = state.roundsBegun = 1;
    playPowers();
}

// The highest cards, red first, so that nobody's court is filled by much.
void Table::playPowers() {
    for (int i = 0; i < rules.turnTakers; ++i) {
        const std::size_t seat = static_cast<std::size_t>(i);
        const auto power = static_cast<Power>(12 - i);
        state.played[seat] = power;
        usePower(rules, state, seatAt(i), power);
        state.order[seat] = seatAt(i);
        state.cards[seat][0] = Card::None;
        state.spent[seat] &= static_cast<std::uint8_t>(~1U);
    }
}

void Table::at(Area area, Seat seat, int count) {
    std::uint8_t& provinces = state.at(Area::Provinces, ownerOf(seat));
    std::uint8_t& here = state.at(area, ownerOf(seat));
    provinces = static_cast<std::uint8_t>(provinces + here - count);
    here = static_cast<std::uint8_t>(count);
}

void Table::beginTurn(const std::vector<std::string>& offered) {
    state.offer.fill(Card::None);
    for (const std::string& id : offered) {
        const Card card = cardOf(rules, id);
        state.offer[rules.card(card).stack] = card;
        state.left[rules.card(card).stack] &= ~(1U << rules.card(card).place);
    }
    playPowers();
    state.agenda = {};
    state.special = {};
    state.turn = 0;
    state.parts = 0;
    pushAnchor(rules, state, Anchor::Turn);
    log.events.clear();
    asked = advance(rules, state, legal, &log);
}

bool Table::offers(const std::string& move) const { return findByText(rules, legal, move).has_value(); }

bool Table::refuses(Area area, Refusal why) const {
    const std::vector<Refused> refused = decisionFor(rules, state, asked).refused;
    return std::find(refused.begin(), refused.end(),
                     Refused{Refused::Subject::Area, static_cast<std::uint8_t>(area), why}) != refused.end();
}

bool Table::refuses(ActionKind kind, Refusal why) const {
    const std::vector<Refused> refused = decisionFor(rules, state, asked).refused;
    return std::find(refused.begin(), refused.end(),
                     Refused{Refused::Subject::Action, static_cast<std::uint8_t>(kind), why}) != refused.end();
}

void Table::play(const std::string& moves) {
    std::size_t begin = 0;
    while (begin < moves.size()) {
        const std::size_t end = std::min(moves.find("; ", begin), moves.size());
        const std::string move = moves.substr(begin, end - begin);
        begin = end + 2;
        const auto action = asked == Seat::None ? std::nullopt : findByText(rules, legal, move);
        expect(action.has_value(), "'" + move + "' is not offered in '" + decision() + "'");
        if (!action) return;
        State silent = state;
        ActionList none;
        elgrande::play(rules, silent, {asked, *action}, none);
        asked = elgrande::play(rules, state, {asked, *action}, legal, &log);
        expect(silent == state, "'" + move + "' does something else when nobody listens");
        const char* const wrong = stateIsOk(rules, state);
        expect(wrong == nullptr, "after '" + move + "': " + (wrong != nullptr ? wrong : ""));
    }
}

bool Table::happened(EventKind kind) const {
    return std::any_of(log.events.begin(), log.events.end(), [&](const Event& each) { return each.kind == kind; });
}

std::string Table::decision() const {
    return asked == Seat::None ? "nothing" : rules.verb(state.agenda.top().kind).decision;
}

Area areaOf(const Rules& rules, const std::string& id) { return areaFromText(rules, id).value_or(Area::None); }
Card cardOf(const Rules& rules, const std::string& id) { return cardFromText(rules, id).value_or(Card::None); }

std::string errorOf(const Setup& setup) {
    const auto rules = RulesBuilder::build(setup);
    return rules ? "" : rules.error();
}

std::uint64_t fingerprintWith(Contribute contribute) { return rulesOf(madeUpSetup(contribute, 3))->fingerprint; }

} // namespace hooks
} // namespace elgrande

int main(int argc, char** argv) {
    using namespace elgrande::hooks;
    struct Part {
        const char* name;
        void (*run)();
    };
    constexpr Part kParts[] = {{"pieces", testPieces},
                               {"places", testPlaces},
                               {"scoring", testScoring},
                               {"cards", testCards},
                               {"turns", testTurns},
                               {"secrets", testSecrets},
                               {"sets", testSets},
                               {"corrections", testCorrections},
                               {"minima", testMinima},
                               {"fingerprint", testFingerprint},
                               {"capacities", testCapacities},
                               {"soundness", testSoundness},
                               {"positions", testPositions},
                               {"wrong-positions", testWrongPositions},
                               {"fits", testFits},
                               {"flow", testFlow},
                               {"games", testWholeGames}};
    for (const Part& part : kParts)
        if (argc < 2 || std::strcmp(argv[1], part.name) == 0) part.run();
    std::printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 && checks > 0 ? 0 : 1;
}
