// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/train/samples.h"

#include "app/lab/crew.h"
#include "model/agents/learned_evaluation.h"
#include "model/agents/one_ply_agent.h"
#include "model/agents/search_agent.h"
#include "model/agents/thumb_agent.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "model/rules/setup.h"

namespace elgrande::cli {

namespace {

// A seat that plays in another style, so that the network does not learn one only.
struct Guest {
    Seat seat = Seat::None;
    Temperament temperament;
    bool isThumb = false;
};

Guest drawGuest(const SelfPlay& plan, const Rules& rules, Rng& rng) {
    if (rng.unit() >= plan.guests) return {};
    const auto& styles = temperaments();
    const auto style = static_cast<std::size_t>(rng.below(2 * static_cast<int>(styles.size())));
    Guest guest;
    guest.seat = static_cast<Seat>(rng.below(rules.players));
    guest.isThumb = style >= styles.size();
    if (!guest.isThumb) guest.temperament = styles[style].temperament;
    return guest;
}

// One game of self-play. Until the game is over, its samples have estimates in place of targets.
class SelfPlayGame {
  public:
    SelfPlayGame(const SelfPlay& plan, const Rules& rules, std::uint64_t seed)
        : plan_(plan)
        , rules_(rules)
        , rng_(seed)
        , temperature_(plan.temperature * rng_.unit())
        , guest_(drawGuest(plan, rules, rng_)) {}

    SampledGame play() {
        State state = initialState(rules_);
        ActionList legal;
        Seat next = advance(rules_, state, legal);
        while (next != Seat::None) {
            const bool isSampled = next != Seat::Table && rng_.unit() * plan_.decisionsPerSample < 1;
            if (isSampled) addTarget(state);
            const Action action = choice(state, next, legal, isSampled);
            game_.actions.push_back(action);
            next = elgrande::play(rules_, state, {next, action}, legal);
        }
        setTargets(state);
        return std::move(game_);
    }

  private:
    Action choice(const State& state, Seat seat, const ActionList& legal, bool isSampled) {
        const bool isRandom = seat == Seat::Table || rng_.unit() < plan_.epsilon;
        const bool searches = plan_.simulations > 0 && (isSampled || !isRandom);
        if (!searches && isRandom) return legal[rng_.below(legal.size())];
        if (!searches) return chooseOnePly(rules_, state, seat, legal, {plan_.network, temperature_}, rng_);
        const InformationState known(rules_, state, seat);
        if (seat == guest_.seat && guest_.isThumb && !isRandom) {
            ThinkLimits limits;
            limits.seed = rng_.next();
            return ThumbAgent().think(rules_, known, legal, limits).action;
        }
        SearchSettings settings = puctSettings(plan_.network);
        if (seat == guest_.seat) settings.temperament = guest_.temperament;
        TreeSearch search(rules_, known, settings, rng_.next());
        const int simulations = isSampled ? plan_.simulations : std::max(1, plan_.simulations / kFastSearchDivisor);
        while (search.simulations() < simulations) search.runSimulation(legal);
        if (isSampled) setEstimate(search.thought(legal).values);
        return isRandom ? legal[rng_.below(legal.size())] : search.sampleByVisits(legal, temperature_, rng_);
    }

    // The search's estimate is better than the network's.
    void setEstimate(const std::vector<double>& shares) {
        for (std::size_t i = 0; i < shares.size(); ++i) game_.targets.back().share[i] = static_cast<float>(shares[i]);
    }

    void addTarget(const State& state) {
        SampledGame::Target target{.at = static_cast<std::int32_t>(game_.actions.size())};
        if (plan_.network != nullptr) {
            Features features;
            FeatureReader(rules_, state).readWhole(state, features);
            Prediction prediction;
            plan_.network->predict(features, prediction);
            const auto shares = sharesOf(prediction, rules_.players);
            double mean = 0;
            for (Seat seat : rules_.seats()) mean += prediction.lead[index(seat)] / rules_.players;
            for (Seat seat : rules_.seats()) {
                target.share[index(seat)] = static_cast<float>(shares[index(seat)]);
                target.lead[index(seat)] = static_cast<float>(prediction.lead[index(seat)] - mean);
            }
        }
        game_.targets.push_back(target);
    }

    // From the last sample to the first.
    void setTargets(const State& end) {
        std::array<float, kMaxSeats> share{};
        std::array<float, kMaxSeats> lead{};
        const SeatSet winners = leaders(rules_, end);
        double mean = 0;
        for (Seat seat : rules_.seats()) mean += static_cast<double>(end.score[index(seat)]) / rules_.players;
        for (Seat seat : rules_.seats()) {
            share[index(seat)] = winners.contains(seat) ? 1.0F / static_cast<float>(winners.size()) : 0.0F;
            lead[index(seat)] = static_cast<float>(end.score[index(seat)] - mean);
        }
        const float lambda = plan_.network == nullptr ? 1.0F : static_cast<float>(plan_.lambda);
        for (std::size_t n = game_.targets.size(); n-- > 0;) {
            SampledGame::Target& sample = game_.targets[n];
            for (std::size_t i = 0; i < kMaxSeats; ++i) {
                const float estimatedShare = sample.share[i];
                const float estimatedLead = sample.lead[i];
                sample.share[i] = share[i];
                sample.lead[i] = lead[i];
                share[i] = lambda * share[i] + (1 - lambda) * estimatedShare;
                lead[i] = lambda * lead[i] + (1 - lambda) * estimatedLead;
            }
        }
    }

    const SelfPlay& plan_;
    const Rules& rules_;
    Rng rng_;
    double temperature_;
    Guest guest_;
    SampledGame game_;
};

std::shared_ptr<const Rules> table(int players, const std::string& edition, const std::vector<std::string>& expansions,
                                   int rounds) {
    Setup setup;
    setup.players = players;
    setup.edition = edition;
    setup.rounds = rounds;
    setup.expansions = expansions;
    const auto rules = RulesBuilder::build(setup);
    return rules ? *rules : nullptr;
}

} // namespace

bool readSamples(const Tables& tables, const SampledGame& game, std::vector<Sample>& samples) {
    if (game.table < 0 || static_cast<std::size_t>(game.table) >= tables.size()) return false;
    const Rules& rules = *tables[static_cast<std::size_t>(game.table)];
    State state = initialState(rules);
    ActionList legal;
    Seat next = advance(rules, state, legal);
    auto target = game.targets.begin();
    for (std::int32_t at = 0; const Action action : game.actions) {
        if (next == Seat::None || !legal.contains(action)) return false;
        if (target != game.targets.end() && target->at == at++) {
            Sample& sample = samples.emplace_back();
            FeatureReader(rules, state).readWhole(state, sample.features);
            sample.share = target->share;
            sample.lead = target->lead;
            ++target;
        }
        next = play(rules, state, {next, action}, legal);
    }
    return target == game.targets.end();
}

std::vector<SampledGame> playSelf(const SelfPlay& plan) {
    std::vector<SampledGame> games(static_cast<std::size_t>(plan.games));
    const auto makeWorker = [&] {
        return [&](std::size_t i) -> Result<void> {
            Rng seed(plan.seed * 0x9e3779b97f4a7c15ULL + i);
            const std::size_t table = i % plan.tables.size();
            games[i] = SelfPlayGame(plan, *plan.tables[table], seed.next()).play();
            games[i].table = static_cast<std::int32_t>(table);
            return {};
        };
    };
    shareOut(plan.threads, games.size(), makeWorker);
    return games;
}

Tables trainingTables() {
    Tables tables;
    const auto add = [&](int players, const std::string& edition, const std::vector<std::string>& expansions,
                         int rounds = 9) {
        if (auto rules = table(players, edition, expansions, rounds)) tables.push_back(std::move(rules));
    };
    for (int round = 0; round < 4; ++round) // mostly four players, like most games
        for (const int players : {4, 3, 4, 5, 4, 2}) add(players, "classic", {});
    for (const std::string& edition : offeredEditions())
        for (const int players : {4, 3}) add(players, edition, {});
    add(4, "classic", {}, 6);
    for (const ExpansionFacts& expansion : knownExpansions())
        if (expansion.playable && expansion.edition.empty())
            for (const int players : {4, 3, 5, 2}) add(players, "classic", smallestSetOf(expansion));
    return tables;
}

Tables gateTables() {
    Tables tables;
    for (const int players : {4, 2, 3, 5}) tables.push_back(table(players, "classic", {}, 9));
    for (const ExpansionFacts& expansion : knownExpansions())
        if (expansion.playable && expansion.edition.empty())
            if (auto rules = table(4, "classic", smallestSetOf(expansion), 9)) tables.push_back(std::move(rules));
    return tables;
}

} // namespace elgrande::cli
