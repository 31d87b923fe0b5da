// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Learned evaluation and training: features that do not depend on seats or on the base position, weights that are read
// whole or not at all, predictions that are the same quantised and in training, and training that a seed reproduces.
#include "tests/property/random_game.h"

#include "app/lab/train/trainer.h"
#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/learned_evaluation.h"
#include "model/agents/one_ply_agent.h"
#include "model/agents/quick_exp.h"
#include "model/agents/search_agent.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace elgrande {

namespace {

int checks = 0;
int failures = 0;

void expect(bool condition, const char* what, int line = __builtin_LINE()) {
    ++checks;
    if (condition) return;
    ++failures;
    std::printf("learned_test.cpp:%d: %s\n", line, what);
}

std::shared_ptr<const Rules> rulesFor(int players, const std::string& expansion, const std::string& seed) {
    Setup setup;
    setup.players = players;
    setup.seed = seed;
    if (!expansion.empty()) setup.expansions = {expansion};
    const auto rules = RulesBuilder::build(setup);
    return rules ? *rules : nullptr; // a build without that folder
}

// Some numbers that no seat, place or card is preferred by.
Weights anyWeights(std::uint64_t seed) { return cli::Trainer(seed).weights(); }

// Calls `look` with every position of a random game, and what was there some moves ago.
template <class Look>
void eachPosition(const std::shared_ptr<const Rules>& rules, std::uint64_t number, Look look) {
    property::Game game(rules, number);
    State before = game.state;
    for (int moves = 0; !game.over(); ++moves) {
        if (moves % 11 == 0) before = game.state;
        look(game, before);
        game.play(game.next(game.random));
    }
}

// Everybody moves on by one seat, with all that is theirs.
State rotated(const Rules& rules, const State& state) {
    State turned = state;
    const auto players = static_cast<std::size_t>(rules.players);
    const auto seatAfter = [&](Seat seat) {
        return index(seat) < players ? seatAt(static_cast<int>((index(seat) + 1) % players)) : seat;
    };
    for (std::size_t i = 0; i < players; ++i) {
        const std::size_t to = (i + 1) % players;
        turned.count[to] = state.count[i];
        turned.hand[to] = state.hand[i];
        turned.used[to] = state.used[i];
        turned.returned[to] = state.returned[i];
        turned.score[to] = state.score[i];
        turned.cards[to] = state.cards[i];
        turned.spent[to] = state.spent[i];
        turned.played[to] = state.played[i];
        turned.disk[to] = state.disk[i];
        turned.grande[to] = state.grande[i];
    }
    for (Seat& seat : turned.order) seat = seatAfter(seat);
    for (Kept& kept : turned.kept) kept.seat = seatAfter(kept.seat);
    for (Spot& spot : turned.token)
        if (spot.seat() != Seat::None) spot = Spot::before(seatAfter(spot.seat()));
    turned.starter = seatAfter(state.starter);
    return turned;
}

void nobodyIsPreferred() {
    for (int players = 2; players <= kMaxSeats; ++players) {
        const auto rules = rulesFor(players, "", "rotated");
        eachPosition(rules, static_cast<std::uint64_t>(players), [&](const property::Game& game, const State&) {
            const State other = rotated(*rules, game.state);
            Features here;
            Features there;
            FeatureReader(*rules, game.state).readWhole(game.state, here);
            FeatureReader(*rules, other).readWhole(other, there);
            const auto turn = [&](auto& rows) {
                std::rotate(rows.begin(), rows.begin() + players - 1, rows.begin() + players);
            };
            turn(here.of);
            for (Area area : here.places) turn(here.rows[index(area)]);
            expect(here == there, "who sits where changes what is seen");
        });
    }
}

// What the rows of places say of one Caballero more or less is what the rules give then.
void gainsAreThoseOfTheRules() {
    using P = PlaceFeature;
    int gains = 0;
    int threats = 0;
    for (int players = 2; players <= kMaxSeats; ++players) {
        const auto rules = rulesFor(players, "", "gains");
        eachPosition(rules, static_cast<std::uint64_t>(players), [&](const property::Game& game, const State&) {
            Features features;
            FeatureReader(*rules, game.state).readWhole(game.state, features);
            for (Area area : features.places) {
                const auto pointsWith = [&](Seat seat, Seat whose, int more) {
                    State other = game.state;
                    other.at(area, ownerOf(whose)) = static_cast<std::uint8_t>(other.at(area, ownerOf(whose)) + more);
                    return pointsIn(*rules, other, area)[index(seat)];
                };
                for (Seat seat : rules->seats()) {
                    const PlaceInputs& row = features.rows[index(area)][index(seat)];
                    const int now = pointsWith(seat, seat, 0);
                    expect(row[P::Points] == now, "other points than the rules give");
                    for (int more = 1; more <= 3; ++more)
                        expect(row[static_cast<std::size_t>(P::Gain1 + more - 1)] == pointsWith(seat, seat, more) - now,
                               "another gain than the rules give");
                    for (int less = 1; less <= std::min<int>(2, row[P::Own]); ++less)
                        expect(row[static_cast<std::size_t>(P::Loss1 + less - 1)] ==
                                   now - pointsWith(seat, seat, -less),
                               "another loss than the rules give");
                    gains += row[P::Gain1] > 0 ? 1 : 0;
                    Seat rival = Seat::None; // the best of those who have not more
                    for (Seat other : rules->seats()) {
                        const int theirs = game.state.at(area, ownerOf(other));
                        if (other != seat && theirs <= row[P::Own] &&
                            (rival == Seat::None || theirs > game.state.at(area, ownerOf(rival))))
                            rival = other;
                    }
                    if (rival == Seat::None || row[P::Own] == 0 || rules->players < 3) continue;
                    for (int more = 1; more <= 2; ++more)
                        expect(row[static_cast<std::size_t>(P::Threat1 + more - 1)] ==
                                   now - pointsWith(seat, rival, more),
                               "another threat than the rules give");
                    threats += row[P::Threat1] > 0 ? 1 : 0;
                }
            }
        });
    }
    expect(gains > 1000 && threats > 1000, "nothing is at stake");
}

void featuresAreTheSameFromEverywhere() {
    const auto shared = std::make_shared<const Network>(anyWeights(3));
    const Network& network = *shared;
    for (const std::string expansion : {"", "template", "intrigue_king", "inquisitor_colonies"}) {
        const auto rules = rulesFor(4, expansion, "seen" + expansion);
        if (!rules) continue;
        LearnedEvaluation moved(*rules, initialState(*rules), shared);
        eachPosition(rules, 5, [&](const property::Game& game, const State& before) {
            Features here;
            Features there;
            const FeatureReader reader(*rules, before);
            FeatureReader(*rules, game.state).readWhole(game.state, here);
            reader.readWhole(game.state, there);
            expect(here == there, "a position has other features from a few moves before");
            expect(here.phase >= 0 && here.phase < kPhases, "there is no such phase");
            Prediction prediction;
            network.predict(here, prediction);
            reader.readWhole(before, there);
            const Network::Base base = network.baseOf(there);
            Features changed;
            reader.read(game.state, changed);
            Prediction other;
            network.predict(changed, base, other);
            expect(prediction.logit == moved.predict(game.state).logit, "a base that moves changes a prediction");
            if (game.moves.size() % 3 == 0) moved.moveTo(game.state);
            expect(prediction.logit == other.logit && prediction.lead == other.lead,
                   "a position has another prediction from a few moves before");
            for (Seat seat : rules->seats())
                expect(std::isfinite(prediction.logit[index(seat)]) && std::abs(prediction.logit[index(seat)]) < 1e4,
                       "a prediction is not a finite number");
        });
    }
}

// Corrected cards need no new training: the features say what a card does and not what it is called.
void correctedCardsAreEvaluated() {
    const auto network = std::make_shared<const Network>(anyWeights(4));
    Setup setup;
    setup.players = 3;
    setup.corrections["grande"].caballeros = 2;
    setup.corrections["grande"].effect = "scoreboard";
    const auto built = RulesBuilder::build(setup);
    expect(static_cast<bool>(built), "the correction is refused");
    if (!built) return;
    const std::shared_ptr<const Rules>& corrected = *built;
    OnePlyAgent agent(OnePlyPolicy{network});
    property::Game game(corrected, 6);
    int thoughts = 0;
    while (!game.over()) {
        Move move = game.next(game.random);
        if (game.asked == seatAt(0)) {
            const InformationState known(*corrected, game.state, game.asked);
            move = {game.asked, agent.think(*corrected, known, game.legal, {}).action};
            expect(game.legal.contains(move.action), "what is answered is not offered");
            ++thoughts;
        }
        game.play(move);
    }
    expect(thoughts > 20, "nobody thought");
}

void expectRefused(const std::string& text, const char* what, int line = __builtin_LINE()) {
    const Result<Weights> weights = weightsFrom(text);
    expect(!weights, what, line);
    if (!weights) expect(!weights.fault().message.empty(), "no reason is given", line);
}

void weightsAreReadWholeOrNot() {
    Weights weights = anyWeights(5);
    weights.remark = "made by nobody\nfor a test\n";
    const std::string text = toText(weights);
    const Result<Weights> again = weightsFrom(text);
    expect(static_cast<bool>(again), "weights are not read as they were written");
    if (again) {
        expect(toText(*again) == text, "weights are read otherwise than they were written");
        expect(again->remark == weights.remark, "a remark is lost");
    }
    expectRefused("", "nothing is taken for weights");
    expectRefused("elgrande-save 1\n" + text, "something else is taken for weights");
    expectRefused(text.substr(0, text.size() / 2), "half of the weights is taken for all");
    expectRefused(text + "1\n", "more than all weights is taken for all");
    std::string broken = text;
    broken.replace(broken.size() - 20, 3, " x ");
    expectRefused(broken, "what is no number is taken for one");
    broken = text;
    broken.replace(broken.size() - 20, 8, " 999999 ");
    expectRefused(broken, "a number that has no room is taken");
    broken = text;
    broken.replace(broken.find("hidden"), 9, "hidden 16");
    expectRefused(broken, "weights of another network are taken");
    expect(builtInNetwork() != nullptr, "the committed weights cannot be read");
}

// Weights from before there was a layer of places: without it they predict what they did, and can be trained on.
void weightsWithoutPlacesAreRead() {
    Weights weights = anyWeights(11);
    for (std::vector<float>* part : {&weights.place, &weights.fromPlaces, &weights.outPlaces})
        std::fill(part->begin(), part->end(), 0.0F);
    const std::string text = toText(weights);
    const std::size_t firstOfSeat = text.find(" seat ") + 1;
    std::size_t body = text.find('\n', firstOfSeat) + 1;
    const std::string sizes = text.substr(firstOfSeat, body - firstOfSeat);
    const auto lines = [&](std::size_t count) {
        const std::size_t from = body;
        for (std::size_t i = 0; i < count; ++i) body = text.find('\n', body) + 1;
        return text.substr(from, body - from);
    };
    lines(kPlaceUnits + kHidden);
    std::string old = "elgrande-weights 1\n" + sizes + lines(kHidden + kPhases * kOutputs);
    lines(kPhases * kOutputs);
    old += lines(kPhases * kOutputs);
    const Result<Weights> read = weightsFrom(old);
    expect(read && toText(*read) == text, "weights without places are not read");
    if (!read) return;
    const Weights begun = cli::Trainer(*read, 3).weights();
    const auto isNotZero = [](float weight) { return weight != 0; };
    expect(std::any_of(begun.place.begin(), begun.place.end(), isNotZero), "a layer of zeros is to be trained");
    expect(std::none_of(begun.fromPlaces.begin(), begun.fromPlaces.end(), isNotZero), "training begins with a guess");
}

// Without weights players are as good as they were before there were any.
void withoutWeightsThePlainEvaluationThinks() {
    const auto rules = rulesFor(3, "", "plain");
    property::Game game(rules, 1);
    while (game.asked == Seat::Table) game.play(game.next(game.random));
    const InformationState known(*rules, game.state, game.asked);
    ThinkLimits limits;
    limits.simulations = 200;
    const Thought fallen = SearchAgent(puctSettings(nullptr)).think(*rules, known, game.legal, limits);
    const Thought plain = makeAgent("search-plain")->think(*rules, known, game.legal, limits);
    expect(fallen.action == plain.action && fallen.simulations == 200, "without weights somebody else thinks");
    expect(game.legal.contains(OnePlyAgent({}).think(*rules, known, game.legal, {}).action),
           "the one-ply policy without weights has no answer");
}

void powersAreThoseOfTheLibrary() {
    for (double x = -59.9; x < 59.9; x += 0.0137)
        expect(std::abs(quickExp(x) / std::exp(x) - 1) < 1e-7, "a power of e is wrong");
    expect(quickExp(-1000) == 0 && std::isfinite(quickExp(1000)), "a power of e has no bounds");
}

void timeAndSeedAreKept() {
    const auto rules = rulesFor(4, "", "time");
    property::Game game(rules, 2);
    while (game.asked == Seat::Table) game.play(game.next(game.random));
    const InformationState known(*rules, game.state, game.asked);
    const SearchSettings settings = puctSettings(std::make_shared<const Network>(anyWeights(6)));
    ThinkLimits limits;
    limits.seed = 7;
    limits.simulations = 300;
    const Thought one = SearchAgent(settings).think(*rules, known, game.legal, limits);
    const Thought two = SearchAgent(settings).think(*rules, known, game.legal, limits);
    expect(one.action == two.action && one.values == two.values, "the same seed gives another thought");
    limits.simulations = 0;
    int asked = 0;
    limits.enough = [&asked] { return ++asked == 3; };
    const Thought timed = SearchAgent(settings).think(*rules, known, game.legal, limits);
    expect(asked == 3 && timed.simulations > 0 && timed.simulations < 300, "nobody looks at the clock");
    SearchSettings few = settings;
    few.simulations = 64;
    few.fillsTime = true;
    asked = 0;
    limits.enough = [&asked] { return ++asked > 8; };
    limits.capped = true;
    expect(SearchAgent(few).think(*rules, known, game.legal, limits).simulations == 64,
           "a clock that only ends thoughts prolongs one");
    std::atomic<bool> cancel = true;
    limits.enough = nullptr;
    limits.cancel = &cancel;
    expect(SearchAgent(settings).think(*rules, known, game.legal, limits).simulations <= 1,
           "a search goes on after it has been cancelled");
}

void trainingIsRepeated() {
    cli::SelfPlay plan;
    plan.tables = {rulesFor(4, "", "self"), rulesFor(2, "", "self")};
    plan.network = std::make_shared<const Network>(anyWeights(8));
    plan.games = 12;
    plan.decisionsPerSample = 3;
    plan.lambda = 1; // the outcome only: the network is untrained
    const std::vector<cli::SampledGame> games = cli::playSelf(plan);
    plan.threads = 3;
    expect(games == cli::playSelf(plan), "games with itself depend on threads");
    std::vector<cli::Sample> samples;
    for (const cli::SampledGame& game : games)
        expect(cli::readSamples(plan.tables, game, samples), "a game with itself cannot be played again");
    expect(samples.size() > 400, "games with itself give no samples");
    cli::SampledGame wrong = games.front();
    std::swap(wrong.actions.front(), wrong.actions.back());
    std::vector<cli::Sample> none;
    expect(!cli::readSamples(plan.tables, wrong, none), "a game against the rules is taken");
    wrong = games.front();
    wrong.table = 2;
    expect(!cli::readSamples(plan.tables, wrong, none), "a game at no table is taken");
    for (const cli::Sample& sample : samples) {
        float sum = 0;
        for (float share : sample.share) sum += share;
        expect(std::abs(sum - 1) < 1e-4F, "the shares are not one win");
    }
    cli::Trainer one(9);
    cli::Trainer two(9);
    const double before = one.lossOn(samples).share;
    one.train(samples, {.epochs = 60, .rate = 5e-3, .seed = 1});
    two.train(samples, {.epochs = 60, .rate = 5e-3, .seed = 1});
    expect(toText(one.weights()) == toText(two.weights()), "the same training has other weights");
    const double after = one.lossOn(samples).share;
    expect(after < 0.8 * before, "nothing is learned");
    // The quantised network predicts what the trained weights do.
    const Network network(one.weights());
    double loss = 0;
    for (const cli::Sample& sample : samples) {
        Prediction prediction;
        network.predict(sample.features, prediction);
        const auto shares = sharesOf(prediction, sample.features.seats);
        for (std::size_t i = 0; i < static_cast<std::size_t>(sample.features.seats); ++i)
            loss -= sample.share[i] * std::log(std::max(1e-7, shares[i])) / static_cast<double>(samples.size());
    }
    expect(std::abs(loss - after) < 0.01, "the network predicts otherwise than it was trained");
}

} // namespace

} // namespace elgrande

int main() {
    using namespace elgrande;
    nobodyIsPreferred();
    gainsAreThoseOfTheRules();
    featuresAreTheSameFromEverywhere();
    correctedCardsAreEvaluated();
    weightsAreReadWholeOrNot();
    weightsWithoutPlacesAreRead();
    withoutWeightsThePlainEvaluationThinks();
    powersAreThoseOfTheLibrary();
    timeAndSeedAreKept();
    trainingIsRepeated();
    std::printf("%d checks, %d failures\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
