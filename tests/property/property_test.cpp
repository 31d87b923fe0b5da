// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Random play over editions, 2 to 5 seats, both lengths, options and every set of expansions; what must always hold is
// checked after every move, the costly checks at sampled decisions. No Qt, no files.
//
//   property_test [--games N] [--seed S] [--only NUMBER] [--sample N] [--expansion ID]
//
// With --expansion every game is played with this one alone, or with what a bridge of that name joins, and the cards
// and decisions that have to be met are its own.
//
// A failure prints the setup, the moves that led there and the command that plays this game again.
#include "tests/property/checks.h"
#include "tests/property/random_game.h"
#include "tests/property/shadow.h"

#include "model/record/record.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "model/rules/room.h"
#include "model/rules/rules_builder.h"

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace elgrande::property {

namespace {

struct Settings {
    std::uint64_t games = 20000;
    std::uint64_t seed = 1;
    std::uint64_t first = 0;
    int sample = 10;       // one decision in so many is looked at closely
    std::string expansion; // empty: every set
};

// What the run has met; a run that never meets a Veto or a card proves nothing about it.
struct Coverage {
    std::map<std::string, std::uint64_t> decisions; // by kind
    std::map<std::string, std::uint64_t> cards;     // special action announced
    std::set<std::string> possibleDecisions;        // in the base game, or with the expansion alone
    std::set<std::string> possibleCards;            //
    std::uint64_t moves = 0;
    std::uint64_t sampled = 0;
    std::uint64_t midDisk = 0;
    std::uint64_t inVeto = 0;
    std::uint64_t restsLost = 0;     // vetoed after some steps had been done
    std::uint64_t otherTruths = 0;   // resampled states that differ from the truth
    std::uint64_t sharedVictory = 0; //
    std::uint64_t idle = 0;          // games with another value of an option that nothing depends on
    std::uint64_t refused = 0;       // house rules that put more together than there is room for
};

// The set that the name stands for.
std::vector<std::string> setOf(const std::string& expansion) {
    for (const ExpansionFacts& each : knownExpansions())
        if (each.id == expansion) return smallestSetOf(each);
    return {expansion};
}

class Run {
  public:
    explicit Run(const Settings& settings)
        : settings_(settings)
        , sets_(settings.expansion.empty() ? expansionSets()
                                           : std::vector<std::vector<std::string>>{setOf(settings.expansion)}) {}

    // Empty, or what went wrong.
    std::string playGame(std::uint64_t number);
    std::string determinism(std::uint64_t number);
    std::string idleChangesNothing(std::uint64_t number);
    const Coverage& coverage() const { return coverage_; }

  private:
    std::string afterMove(const Game& game, Shadow& shadow, Stock& stock);
    std::string lookForSecrets(const Game& game, Rng& rng);
    std::string closeLook(const Game& game, Rng& rng);
    void noteWhatIsPossible(const Rules& rules);
    std::string report(const Game& game, const std::string& wrong) const;
    std::shared_ptr<const Rules> rulesOf(std::uint64_t number, std::string& wrong) const;

    Settings settings_;
    std::vector<std::vector<std::string>> sets_;
    Coverage coverage_;
};

std::shared_ptr<const Rules> Run::rulesOf(std::uint64_t number, std::string& wrong) const {
    const Setup setup =
        setupOf(settings_.seed, number, sets_, settings_.expansion.empty() ? Expanded::Sometimes : Expanded::Always);
    auto rules = RulesBuilder::build(setup);
    if (rules) return *rules;
    // House rules may lay together more than there is room for.
    if (!isForWantOfRoom(rules.fault())) wrong = toText(setup) + ": " + rules.error();
    return nullptr;
}

std::string Run::report(const Game& game, const std::string& wrong) const {
    std::string text = wrong + "\n  " + toText(game.rules->setup) + "\n  moves:";
    for (const Move& move : game.moves)
        text +=
            (move.seat == Seat::Table ? "\n    table: " : "\n    " + game.rules->ownerName(ownerOf(move.seat)) + ": ") +
            toText(*game.rules, move.action);
    return text;
}

// Cheap checks, after every move.
std::string Run::afterMove(const Game& game, Shadow& shadow, Stock& stock) {
    for (const Event& event : game.log.events) {
        shadow.add(event);
        if (event.kind == EventKind::SpecialAnnounced) ++coverage_.cards[game.rules->row(event.card).id];
    }
    if (const char* wrong = stateIsOk(*game.rules, game.state)) return wrong;
    if (std::string wrong = stock.differenceFrom(*game.rules, game.state); !wrong.empty()) return wrong;
    if (std::string wrong = shadow.differenceFrom(game.state); !wrong.empty()) return wrong;
    return roundIsInOrder(*game.rules, game.state);
}

// Who is told what, at sampled decisions.
std::string Run::lookForSecrets(const Game& game, Rng& rng) {
    const Rules& rules = *game.rules;
    const State& state = game.state;
    bool changed = false;
    if (std::string wrong = nothingLeaks(rules, state, rng, changed); !wrong.empty()) return wrong;
    coverage_.otherTruths += changed ? 1 : 0;
    if (std::string wrong = everythingPublicIsSeen(rules, state); !wrong.empty()) return wrong;
    return actors(rules, state).size() > 1 ? disksCommute(rules, state, rng) : std::string();
}

// Other costly checks, at sampled decisions.
std::string Run::closeLook(const Game& game, Rng& rng) {
    const Rules& rules = *game.rules;
    const State& state = game.state;
    ActionList legal;
    ++coverage_.sampled;
    for (Seat seat : actors(rules, state)) {
        legalActions(rules, state, seat, legal);
        if (std::string wrong = notationIsExact(rules, legal, rng); !wrong.empty()) return wrong;
        if (std::string wrong = everyMoveIsSafe(rules, state, seat, legal); !wrong.empty()) return wrong;
        if (std::string wrong = decisionIsWhole(rules, state, seat); !wrong.empty()) return wrong;
    }
    if (std::string wrong = tablesAnswerAlike(rules, state, rng); !wrong.empty()) return wrong;
    return copiesAreEqual(state);
}

// An expansion may leave steps of the base game without use, and a bridge those of what it joins, which meet theirs
// when they are played alone.
void Run::noteWhatIsPossible(const Rules& rules) {
    const std::size_t own = sets_.front().size() > 1 ? rules.flow.verbs.size() : index(StepKind::FirstFree);
    const std::size_t first = settings_.expansion.empty() ? 0 : own;
    for (std::size_t i = first; i < rules.flow.verbs.size(); ++i)
        if (rules.flow.verbs[i].decision != nullptr) coverage_.possibleDecisions.insert(rules.flow.verbs[i].decision);
    for (const CardInPlay& card : rules.deck.cards)
        if (card.effectCount > 0) coverage_.possibleCards.insert(rules.deck.rows[card.row].id);
}

std::string Run::playGame(std::uint64_t number) {
    std::string failed;
    const std::shared_ptr<const Rules> rules = rulesOf(number, failed);
    if (rules == nullptr) {
        ++coverage_.refused;
        return failed;
    }
    if (rules->setup.expansions == sets_.front()) noteWhatIsPossible(*rules);
    Game game(rules, settings_.seed + number);
    Shadow shadow(*rules);
    Stock stock;
    Rng rng(number ^ 0x5bd1e995U);
    if (std::string wrong = afterMove(game, shadow, stock); !wrong.empty()) return report(game, wrong);
    while (!game.over()) {
        ++coverage_.moves;
        const StepKind top = game.state.agenda.top().kind;
        ++coverage_.decisions[rules->verb(top).decision];
        bool midDisk = false;
        for (Seat seat : rules->seats()) midDisk = midDisk || game.state.disk[index(seat)] != Area::None;
        coverage_.midDisk += midDisk ? 1 : 0;
        coverage_.inVeto += top == StepKind::VetoWindow ? 1 : 0;
        // Secrets on the table are rare and looked at more often.
        const bool secrets = midDisk || top == StepKind::VetoWindow || top == StepKind::Disk;
        if (rng.below(secrets ? settings_.sample / 10 + 1 : settings_.sample) == 0)
            if (std::string wrong = lookForSecrets(game, rng); !wrong.empty()) return report(game, wrong);
        if (rng.below(settings_.sample) == 0)
            if (std::string wrong = closeLook(game, rng); !wrong.empty()) return report(game, wrong);
        const Move move = game.next(game.random);
        if (move.action.kind == ActionKind::Veto && game.state.agenda.top().a != kWindowAnnounced)
            ++coverage_.restsLost;
        game.play(move);
        if (std::string wrong = afterMove(game, shadow, stock); !wrong.empty()) return report(game, wrong);
    }
    if (!game.state.over()) return report(game, "nobody is asked, but the game is not over");
    const SeatSet winners = leaders(*rules, game.state);
    if (winners.empty()) return report(game, "nobody has won");
    coverage_.sharedVictory += winners.size() > 1 ? 1 : 0;
    return {};
}

// A record written and read again is the same text, and replays without the seed to the same state and events.
std::string recordIsExact(const Game& game, const State& start, const std::vector<Event>& events) {
    Record record;
    record.setup = game.rules->setup;
    record.keepSeed = false;
    record.moves = game.moves;
    record.names.assign(static_cast<std::size_t>(game.rules->players), "somebody");
    record.agents.assign(static_cast<std::size_t>(game.rules->players), "");
    const std::string text = toText(*game.rules, record);
    const Result<Record> read = recordFromText(text);
    if (!read) return "the record cannot be read: " + read.error();
    if (toText(*game.rules, *read) != text) return "the record is not written as it was read";
    const Result<Replayed> replayed = replay(*game.rules, start, *read);
    if (!replayed) return "the record cannot be replayed: " + replayed.error();
    if (!(replayed->state == game.state)) return "the record ends in another state";
    if (!(replayed->events == events)) return "the record tells other events";
    return {};
}

// The same setup and seed give the same moves and the same state; replaying the moves and the record does, too.
std::string Run::determinism(std::uint64_t number) {
    std::string failed;
    const std::shared_ptr<const Rules> rules = rulesOf(number, failed);
    const std::shared_ptr<const Rules> again = rulesOf(number, failed);
    if (rules == nullptr || again == nullptr) return failed;
    if (rules->fingerprint != again->fingerprint) return toText(rules->setup) + ": two fingerprints of one setup";
    Game one(rules, number);
    Game two(again, number);
    std::vector<Event> events = one.log.events;
    while (!one.over()) {
        one.play(one.next(one.random));
        events.insert(events.end(), one.log.events.begin(), one.log.events.end());
    }
    while (!two.over()) two.play(two.next(two.random));
    if (one.moves != two.moves || !(one.state == two.state)) return report(one, "the same seed gave another game");
    State replayed = initialState(*rules);
    ActionList legal;
    advance(*rules, replayed, legal);
    for (const Move& move : one.moves) play(*rules, replayed, move, legal);
    if (!(replayed == one.state)) return report(one, "replaying the moves ends in another state");
    const std::string wrong = recordIsExact(one, initialState(*rules), events);
    return wrong.empty() ? wrong : report(one, wrong);
}

// Every value of what is said to be idle gives the same game.
std::string Run::idleChangesNothing(std::uint64_t number) {
    std::string failed;
    const std::shared_ptr<const Rules> rules = rulesOf(number, failed);
    if (rules == nullptr) return failed;
    Game one(rules, number);
    while (!one.over()) one.play(one.next(one.random));
    for (const OptionFacts& option : rules->options) {
        if (!option.idle) continue;
        for (const std::string& value : option.values) {
            Setup setup = rules->setup;
            if (std::exchange(setup.options[option.id], value) == value) continue;
            const auto other = RulesBuilder::build(setup);
            if (!other) return toText(setup) + ": " + other.error();
            Game two(*other, number);
            while (!two.over()) two.play(two.next(two.random));
            ++coverage_.idle;
            if (one.moves != two.moves || !(one.state == two.state))
                return report(two, "'" + option.id + "' is idle, and its value changed the game");
        }
    }
    return {};
}

// What a full run has to have met.
std::vector<std::string> missing(const Coverage& coverage, std::uint64_t games) {
    std::vector<std::string> gaps;
    for (const std::string& decision : coverage.possibleDecisions)
        if (coverage.decisions.count(decision) == 0) gaps.push_back("no decision '" + decision + "'");
    for (const std::string& card : coverage.possibleCards)
        if (coverage.cards.count(card) == 0) gaps.push_back("the card '" + card + "' was never carried out");
    if (coverage.midDisk == 0) gaps.push_back("no position with a secret disk on the table");
    if (coverage.inVeto == 0) gaps.push_back("no Veto was possible");
    if (coverage.restsLost == 0) gaps.push_back("no special action was stopped half-way");
    if (coverage.otherTruths == 0) gaps.push_back("no secret was ever sampled");
    if (coverage.sharedVictory == 0) gaps.push_back("no shared victory");
    if (coverage.refused * 20 > games) gaps.push_back(std::to_string(coverage.refused) + " games could not begin");
    return gaps;
}

int fail(const Settings& settings, std::uint64_t number, const std::string& wrong) {
    std::printf("FAILED in game %" PRIu64 ": %s\nagain: property_test --seed %" PRIu64 " --only %" PRIu64
                " --sample %d\n",
                number, wrong.c_str(), settings.seed, number, settings.sample);
    return 1;
}

int runAll(const Settings& settings) {
    const auto start = std::chrono::steady_clock::now();
    Run run(settings);
    for (std::uint64_t number = settings.first; number < settings.first + settings.games; ++number) {
        if (const std::string wrong = run.playGame(number); !wrong.empty()) return fail(settings, number, wrong);
        if (number % 100 == 0)
            for (const auto look : {&Run::determinism, &Run::idleChangesNothing})
                if (const std::string wrong = (run.*look)(number); !wrong.empty()) return fail(settings, number, wrong);
    }
    const Coverage& met = run.coverage();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf(
        "%" PRIu64 " games, %" PRIu64 " moves, %" PRIu64 " looked at closely, %" PRIu64 " with a disk set, %" PRIu64
        " Veto windows, %" PRIu64 " stopped half-way, %" PRIu64 " shared victories, %.1f s\n",
        settings.games, met.moves, met.sampled, met.midDisk, met.inVeto, met.restsLost, met.sharedVictory, seconds);
    if (settings.games < 2000) return 0;
    int gaps = 0;
    for (const std::string& gap : missing(met, settings.games)) {
        std::printf("FAILED: %s\n", gap.c_str());
        ++gaps;
    }
    return gaps == 0 ? 0 : 1;
}

} // namespace

} // namespace elgrande::property

int main(int argc, char** argv) {
    elgrande::property::Settings settings;
    for (int i = 1; i < argc; ++i) {
        const std::string option = argv[i];
        if (i + 1 == argc) {
            std::printf("usage: property_test [--games N] [--seed S] [--only NUMBER] [--sample N] [--expansion ID]\n");
            return 2;
        }
        const std::uint64_t value = std::strtoull(argv[++i], nullptr, 10);
        if (option == "--expansion")
            settings.expansion = argv[i];
        else if (option == "--games")
            settings.games = value;
        else if (option == "--seed")
            settings.seed = value;
        else if (option == "--sample")
            settings.sample = value == 0 ? 1 : static_cast<int>(value);
        else if (option == "--only") {
            settings.first = value;
            settings.games = 1;
        } else {
            std::printf("property_test: there is no option '%s'\n", option.c_str());
            return 2;
        }
    }
    return elgrande::property::runAll(settings);
}
