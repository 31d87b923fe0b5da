// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Advised turns: each of them can be played as it is told, it does what it tells, and it tells nothing that the seat
// cannot see; and what speaks for one beside another.
#include "tests/property/random_game.h"
#include "tests/property/secrets.h"
#include "tests/sets.h"

#include "model/agents/adviser.h"
#include "model/observe/information_state.h"
#include "model/observe/points_change.h"
#include "model/observe/turn_effects.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

using namespace elgrande;

namespace {

constexpr int kSimulations = 300;

int failures = 0;

void expect(bool condition, const std::string& what) {
    if (condition) return;
    if (++failures <= 30) std::printf("advice_test.cpp: %s\n", what.c_str());
}

ThinkLimits limits() {
    ThinkLimits few;
    few.simulations = kSimulations;
    return few;
}

// The number of pieces that the events of a turn carry from one place to another.
int carried(const std::vector<Event>& events, const Event& like) {
    int sum = 0;
    for (const Event& event : events)
        if (event.kind == like.kind && event.seat == like.seat && event.owner == like.owner &&
            event.from == like.from && event.to == like.to)
            sum += std::max<int>(1, event.number);
    return sum;
}

int vetoes = 0; // that somebody was asked for

// In the real game, where nobody uses a Veto.
void playIt(const Rules& rules, const State& truth, Seat seat, const ActionList& legal, const AdvisedTurn& turn,
            const std::string& where) {
    State state = truth;
    ActionList open = legal;
    Seat next = seat;
    EventLog log;
    const auto isSpared = [&] { // by somebody with a Veto
        if (next == seat || next == Seat::None || next == Seat::Table || !open.contains(act(ActionKind::Allow)))
            return false;
        expect(turn.vetoers.contains(next), "a Veto is not told of in " + where);
        next = play(rules, state, {next, act(ActionKind::Allow)}, open, &log);
        return true;
    };
    for (const Action action : turn.moves) {
        while (isSpared()) ++vetoes;
        expect(next == seat && open.contains(action), "an advised move is not possible in " + where);
        if (next != seat || !open.contains(action)) return;
        if (action.kind == ActionKind::End || action.kind == ActionKind::Disk) break;
        next = play(rules, state, {seat, action}, open, &log);
    }
    while (isSpared()) ++vetoes;
    const auto strength = [&](Area place, Seat whose) {
        for (const Standing& each : standingsIn(rules, state, place))
            if (each.seats.contains(whose)) return each.count;
        return 0;
    };
    for (const Foothold& each : turn.footholds)
        expect(each.place == Area::Castillo ||
                   strength(each.place, seat) - (each.rival == Seat::None ? 0 : strength(each.place, each.rival)) ==
                       each.ahead,
               "a seat stands otherwise after a turn in " + where);
    for (const Event& event : turn.events)
        if (rules.words.events[index(event.kind)].family == EventFamily::Pieces)
            expect(carried(log.events, event) == std::max<int>(1, event.number),
                   "a turn does other things in " + where);
}

// Of turns that change no points, how many have a foothold.
int small = 0;
int withFoothold = 0;

void checkTurns(const Rules& rules, const State& truth, Seat seat, const ActionList& legal, bool castillo, int& whole) {
    const std::string where = property::toText(rules.setup);
    const Advice advice = advise(rules, InformationState(rules, truth, seat), legal, limits(), castillo);
    expect(!advice.turns.empty() && advice.turns.size() <= Advice::kMostTurns, "no turns in " + where);
    if (advice.turns.empty()) return;
    expect(advice.turns.front().moves.front() == advice.moves.front().action, "another turn comes first in " + where);
    const bool seen = castillo || rules.rulings.openCastillo;
    for (const AdvisedTurn& turn : advice.turns) {
        playIt(rules, truth, seat, legal, turn, where);
        whole += turn.whole && turn.moves.size() > 3 ? 1 : 0;
        expect(turn.kept == Power::None || legal.contains(act(ActionKind::Power, turn.kept)),
               "a card is saved that could not be played in " + where);
        small += turn.changes.empty() ? 1 : 0;
        withFoothold += turn.changes.empty() && !turn.footholds.empty() ? 1 : 0;
        for (const Event& event : turn.events) {
            const bool inside =
                event.from == Area::Castillo || (event.to == Area::Castillo && event.kind == EventKind::Points);
            expect(!event.secret && (seen || !inside), "a turn tells a secret in " + where);
        }
        for (const PointsChange& change : turn.changes)
            expect(seen || change.place != Area::Castillo, "the Castillo is told of in " + where);
        for (const Foothold& each : turn.footholds) {
            const auto& order = rules.map.scoringOrder;
            const bool scored = std::find(order.begin(), order.end(), each.place) != order.end();
            expect(each.place == Area::Castillo ? seen : scored, "a foothold where nothing is scored in " + where);
        }
    }
}

// Every few decisions of a random game; how many turns were whole.
int checkGame(std::uint64_t number, int step) {
    const auto rules = RulesBuilder::build(property::setupOf(7, number, property::expansionSets()));
    int whole = 0;
    if (!rules) return whole;
    property::Game game(*rules, number);
    Rng rng(number);
    for (int move = 0; !game.over(); ++move) {
        if (game.asked != Seat::Table && game.legal.size() > 1 && move % step == 0)
            checkTurns(*game.rules, game.state, game.asked, game.legal, number % 2 == 0, whole);
        game.play(game.next(rng));
    }
    return whole;
}

void turnsCanBePlayed() {
    constexpr std::uint64_t kEmptiesTheCastillo = 119; // a game in which a turn would
    int whole = 0;
    for (std::uint64_t number = 0; number < 24; ++number) whole += checkGame(number, 23);
    whole += checkGame(kEmptiesTheCastillo, 7);
    std::printf("%d whole turns; %d without points, %d of them with a foothold\n", whole, small, withFoothold);
    expect(withFoothold > 4, "hardly any turn without points has a foothold");
    expect(whole > 20, "hardly any turn is whole");
    expect(vetoes > 4, "hardly anybody could use a Veto");
}

// The same whatever is hidden.
void secretsDoNotMatter() {
    for (const Setup& setup : property::secretiveSetups()) {
        int asked = 0;
        property::eachSecret(
            setup, 20, 400,
            [&](const Rules& rules, const State& truth, const State& other, Seat seat, const ActionList& legal) {
                if (++asked > 6) return;
                const Advice one = advise(rules, InformationState(rules, truth, seat), legal, limits(), true);
                const Advice two = advise(rules, InformationState(rules, other, seat), legal, limits(), true);
                expect(one == two, "advice by what is hidden in " + property::toText(rules.setup));
            });
    }
}

const Seat kOwn = seatAt(0);
const Seat kBo = seatAt(1);
const Seat kCy = seatAt(2);
using Kind = TurnEffect::Kind;

Event points(Seat seat, Area place, int number) {
    Event event;
    event.kind = EventKind::Points;
    event.seat = seat;
    event.to = place;
    event.number = static_cast<std::int16_t>(number);
    return event;
}

Event pieces(EventKind kind, Seat owner, Area from, Area to, int number) {
    Event event;
    event.kind = kind;
    event.seat = kOwn;
    event.owner = ownerOf(owner);
    event.from = from;
    event.to = to;
    event.number = static_cast<std::int16_t>(number);
    return event;
}

// The largest differences first, and only those in favour of the turn.
void differencesAreTold() {
    const auto rules = RulesBuilder::build(Setup{});
    const Catalogue catalogue = catalogueOf(**rules);
    AdvisedTurn turn;
    turn.events = {points(kOwn, Area::Granada, 8), points(kBo, Area::Granada, 4)};
    turn.changes = {{.place = Area::Sevilla, .seat = kOwn, .points = 3, .rank = 1},
                    {.place = Area::Sevilla, .seat = kBo, .points = -4, .rank = 2},
                    {.place = Area::Aragon, .seat = kCy, .points = 2}};
    turn.footholds = {{.place = Area::Galicia}, {.place = Area::Valencia, .rival = kCy, .ahead = 1}};
    const auto alone = effects(catalogue, kOwn, turn);
    const std::vector<TurnEffect> expected{{.seat = kOwn, .place = Area::Granada, .number = 8},
                                           {Kind::Later, kOwn, Area::Sevilla, 3, 1},
                                           {Kind::Later, kBo, Area::Sevilla, -4, 2},
                                           {Kind::Foothold, Seat::None, Area::Galicia, 0},
                                           {Kind::Foothold, kCy, Area::Valencia, 1}};
    expect(alone == expected, "a turn does other things by itself");
    expect(effects(catalogue, kBo, {}).empty(), "nothing has effects");

    AdvisedTurn other;
    other.events = {points(kOwn, Area::Granada, 5), points(kBo, Area::Granada, 7)};
    other.changes = {{.place = Area::Sevilla, .seat = kBo, .points = -4, .rank = 2},
                     {.place = Area::Galicia, .seat = kOwn, .points = 1}};
    other.footholds = {{.place = Area::Valencia, .rival = kCy, .ahead = 1}};
    other.left = {{static_cast<Card>(7), kCy, 2}};
    turn.left = {{static_cast<Card>(8), kCy, 2}};
    const std::vector<TurnEffect> better{{.seat = kOwn, .place = Area::Granada, .number = 3},
                                         {Kind::Later, kOwn, Area::Sevilla, 3, 1},
                                         {.seat = kBo, .place = Area::Granada, .number = -3},
                                         {.kind = Kind::Denied, .seat = kCy, .number = 2, .card = other.left[0].card}};
    const std::vector<TurnEffect> worse{{.kind = Kind::Denied, .seat = kCy, .number = 2, .card = turn.left[0].card},
                                        {.kind = Kind::Later, .seat = kOwn, .place = Area::Galicia, .number = 1},
                                        {.kind = Kind::Later, .seat = kCy, .place = Area::Aragon, .number = -2}};
    auto found = compared(catalogue, kOwn, turn, other, 9);
    expect(found.better == better && found.worse == worse, "a turn differs otherwise from another");
    found = compared(catalogue, kOwn, turn, other, 2);
    expect(found.better.size() == 2 && found.worse.empty(), "the largest two speak for it");
    found = compared(catalogue, kOwn, other, turn, 2);
    expect(found.better.size() == 1 && found.worse.size() == 1 && found.worse[0] == better[0],
           "the largest one speaks against it, and still one for it");
    other.whole = true;
    expect(compared(catalogue, kOwn, turn, other, 2).better.empty(), "a whole turn is compared with a part of one");

    const AdvisedTurn none;
    AdvisedTurn several;
    several.events = {points(kOwn, Area::Granada, 2), points(kOwn, Area::Aragon, 3),
                      pieces(EventKind::CaballeroSentBack, kBo, Area::Court, Area::Provinces, 4),
                      pieces(EventKind::CaballeroSentBack, kCy, Area::Court, Area::Provinces, 2),
                      pieces(EventKind::CaballeroPlaced, Seat::None, Area::Court, Area::Castillo, 2)};
    const std::vector<TurnEffect> sums{{.seat = kOwn, .number = 5},
                                       {Kind::Court, Seat::None, Area::Court, -6},
                                       {Kind::Castillo, kOwn, Area::Castillo, 2}};
    expect(effects(catalogue, kOwn, several) == sums,
           "what happens in several places or to several others is not one effect");
    expect(compared(catalogue, kOwn, none, several, 2).better.empty(), "nothing is better than something");
}

std::shared_ptr<const Rules> rulesOf(const std::vector<std::string>& expansions = {}) {
    Setup setup;
    setup.players = 3;
    setup.expansions = expansions;
    return *RulesBuilder::build(setup);
}

bool hasKind(const std::vector<TurnEffect>& effects, Kind kind) {
    return std::ranges::find(effects, kind, &TurnEffect::kind) != effects.end();
}

AdvisedTurn playing(int power, SeatSet before, SeatSet after) {
    AdvisedTurn turn;
    turn.before = before;
    turn.after = after;
    turn.events.push_back({.kind = EventKind::PowerPlayed, .seat = kOwn, .power = static_cast<Power>(power)});
    return turn;
}

// Nothing is told that only seems to be an effect.
void whatIsNoEffectIsNotTold() {
    const Catalogue catalogue = catalogueOf(*rulesOf());
    AdvisedTurn turn;
    turn.events = {points(kOwn, Area::Granada, 1)};
    turn.changes = {{.place = Area::Sevilla, .seat = kOwn, .points = 6},
                    {.place = Area::Aragon, .seat = kBo, .points = -5},
                    {.place = Area::Galicia, .seat = kBo, .points = 5}};
    const std::vector<TurnEffect> told{{.seat = kOwn, .place = Area::Granada, .number = 1},
                                       {Kind::Later, kOwn, Area::Sevilla, 6}};
    expect(effects(catalogue, kOwn, turn) == told,
           "what has been scored comes first, and who gains as much elsewhere has lost nothing");

    AdvisedTurn king;
    king.events.push_back({.kind = EventKind::KingMoved, .seat = kOwn, .from = Area::Galicia, .to = Area::Aragon});
    expect(effects(catalogue, kOwn, king).empty(), "the King protects what is not there");
    king.held.insert(Area::Aragon);
    expect(hasKind(effects(catalogue, kOwn, king), Kind::King), "the King protects nothing");

    AdvisedTurn elsewhere;
    elsewhere.events = {points(kOwn, Area::Aragon, 1), points(kBo, Area::Aragon, 3)};
    elsewhere.changes = turn.changes;
    Comparison found = compared(catalogue, kOwn, turn, elsewhere, 9);
    expect(!found.better.empty() && found.better.front().seat == kBo && found.worse.empty(),
           "as many points in another place are more");
    elsewhere.events[0].number = 4;
    found = compared(catalogue, kOwn, elsewhere, turn, 9);
    expect(!found.better.empty() && found.better.front() == TurnEffect{.seat = kOwn, .number = 3},
           "points in two places are not told as one difference");

    const SeatSet bo = SeatSet::of(kBo);
    const SeatSet cy = SeatSet::of(kCy);
    const auto isEarlier = [&](const AdvisedTurn& high, const AdvisedTurn& low) {
        return hasKind(compared(catalogue, kOwn, high, low, 9).better, Kind::Earlier);
    };
    expect(isEarlier(playing(9, bo, {}), playing(8, bo, {})), "a higher card is not told of");
    expect(!isEarlier(playing(9, bo, cy), playing(8, bo, cy)), "it is not earlier, as all others are known");
}

// In the last round nothing is kept for later ones.
void nothingIsKeptAtTheEnd() {
    const Catalogue catalogue = catalogueOf(*rulesOf());
    const auto speaksFor = [&](bool last) {
        AdvisedTurn turn = playing(0, {}, {});
        turn.court = 2;
        turn.last = last;
        turn.events.push_back({.kind = EventKind::PowerTakenBack, .seat = kOwn, .power = static_cast<Power>(3)});
        return compared(catalogue, kOwn, turn, playing(12, {}, {}), 9).better;
    };
    for (const Kind kind : {Kind::Kept, Kind::Court, Kind::PowerBack}) {
        expect(hasKind(speaksFor(false), kind), "what is kept is not told");
        expect(!hasKind(speaksFor(true), kind), "something is kept for after the end");
    }
}

// Not more Caballeros than are in the provinces.
void whatACardBringsIsThere() {
    const auto rules = rulesOf();
    int fewer = 0;
    int all = 0;
    int last = 0;
    const auto check = [&](const property::Game& game) {
        const bool ends = game.state.roundsBegun == rules->flow.roundNumbers.size();
        const int provinces = game.state.at(Area::Provinces, ownerOf(game.asked));
        const InformationState known(*rules, game.state, game.asked);
        for (const AdvisedTurn& turn : advise(*rules, known, game.legal, limits(), true).turns) {
            const int printed = rules->power(static_cast<Power>(turn.moves.front().a)).caballeros;
            expect(turn.brought == std::min(printed, provinces), "a card brings other Caballeros");
            expect(turn.last == ends, "another round is the last");
            (turn.brought < printed ? fewer : all) += 1;
            last += turn.last ? 1 : 0;
        }
    };
    for (std::uint64_t number = 0; number < 4; ++number) {
        property::Game game(rules, number);
        Rng rng(number);
        for (; !game.over(); game.play(game.next(rng))) {
            if (game.legal[0].kind != ActionKind::Power || game.legal.size() < 2) continue;
            if (game.state.roundsBegun % 4 != 1 || game.asked != kOwn) continue; // the last one, too
            if (game.state.roundsBegun == 9 && number % 2 == 0) // as late in a game, when all is on the board
                while (game.state.at(Area::Provinces, ownerOf(kOwn)) > 1) {
                    --game.state.at(Area::Provinces, ownerOf(kOwn));
                    ++game.state.at(Area::Galicia, ownerOf(kOwn));
                }
            check(game);
        }
    }
    expect(fewer > 0 && all > 0 && last > 0, "the provinces never run short");
}

// So many in Galicia.
State standing(const Rules& rules, int own, int rival) {
    State state = initialState(rules);
    state.at(Area::Galicia, ownerOf(kOwn)) = static_cast<std::uint8_t>(own);
    state.at(Area::Galicia, ownerOf(kBo)) = static_cast<std::uint8_t>(rival);
    return state;
}

// Caballeros on a ship score nothing yet, but they are why it was done.
void waitingAboardIsTold() {
    if (!tests::hasExpansion("inquisitor_colonies")) return;
    const Catalogue catalogue = catalogueOf(*rulesOf({"inquisitor_colonies"}));
    const Area ship = catalogue.area("ship");
    AdvisedTurn turn;
    turn.events = {pieces(EventKind::CaballeroPlaced, kOwn, Area::Court, ship, 2)};
    const std::vector<TurnEffect> aboard{{Kind::Aboard, kOwn, ship, 2}};
    expect(effects(catalogue, kOwn, turn) == aboard, "who goes aboard is told of");
    turn.events.push_back(pieces(EventKind::CaballeroMoved, kOwn, ship, Area::Galicia, 2));
    expect(effects(catalogue, kOwn, turn).empty(), "who leaves again is not aboard");
}

void footholdsAreBesideOthers() {
    const auto rules = rulesOf();
    const auto won = [&](int before, int after, int rival) {
        const State then = standing(*rules, before, rival);
        const State now = standing(*rules, after, rival);
        return footholdsWon(*rules, then, now, kOwn, false);
    };
    expect(won(1, 3, 0).empty(), "it stood there alone already");
    const std::vector<Foothold> behind{{.place = Area::Galicia, .rival = kBo, .ahead = -2}};
    expect(won(1, 2, 4) == behind, "nobody else is where somebody is before it");
}

// The last one to play a power card knows the whole turn order, and by it who starts the next round.
void orderIsKnown() {
    const auto rules = RulesBuilder::build(Setup{});
    property::Game game(*rules, 3);
    Rng rng(3);
    std::uint32_t played = 0;
    const auto isLast = [&] {
        played = 0;
        for (const Seat seat : game.rules->seats()) played += game.state.played[index(seat)] != Power::None ? 1 : 0;
        return played + 1 == static_cast<std::uint32_t>(game.rules->players) &&
               game.legal[0].kind == ActionKind::Power && game.legal.size() > 1;
    };
    int starting = 0;
    for (int asked = 0; asked < 6 && !game.over(); game.play(game.next(rng))) {
        if (!isLast()) continue;
        ++asked;
        const InformationState known(*game.rules, game.state, game.asked);
        for (const AdvisedTurn& turn : advise(*game.rules, known, game.legal, limits(), true).turns) {
            const int value = game.rules->power(static_cast<Power>(turn.moves.front().a)).value;
            for (const Seat seat : game.rules->seats()) {
                if (seat == game.asked) continue;
                const bool later = game.rules->power(game.state.played[index(seat)]).value < value;
                expect(turn.before.contains(seat) == later && turn.after.contains(seat) != later,
                       "the turn order is another one");
            }
            const bool last = game.state.round < 9 && turn.before.empty();
            expect(turn.starts == last, "the next round is started by somebody else");
            starting += turn.starts ? 1 : 0;
        }
    }
    expect(starting > 0, "nobody starts the next round");
}

void canBeCancelled() {
    const auto rules = RulesBuilder::build(Setup{});
    property::Game game(*rules, 1);
    Rng rng(1);
    while (game.asked == Seat::Table || game.legal.size() < 2) game.play(game.next(rng));
    const std::atomic<bool> cancelled{true};
    ThinkLimits stopped = limits();
    stopped.cancel = &cancelled;
    const InformationState known(*game.rules, game.state, game.asked);
    expect(advise(*game.rules, known, game.legal, stopped, true).turns.size() == 1, "a cancelled search goes on");
}

} // namespace

int main() {
    differencesAreTold();
    whatIsNoEffectIsNotTold();
    nothingIsKeptAtTheEnd();
    whatACardBringsIsThere();
    footholdsAreBesideOthers();
    waitingAboardIsTold();
    orderIsKnown();
    turnsCanBePlayed();
    secretsDoNotMatter();
    canBeCancelled();
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
