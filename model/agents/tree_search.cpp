// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/tree_search.h"

#include "model/agents/one_ply_agent.h"
#include "model/agents/quick_exp.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace elgrande {

namespace {

constexpr double kWin = 0.9;            // weight of the win in a finished game's value; the rest is the margin
constexpr double kUntriedIsLess = 0.05; // first-play urgency: below the mean of the node's visited edges

// Scale of the logistic that turns a lead in points into a chance of winning; smaller near the end.
constexpr double kSpreadAtEnd = 4.0;
constexpr double kSpreadPerRound = 1.4;

double spreadOf(const Rules& rules, const State& state) {
    return kSpreadAtEnd +
           kSpreadPerRound * (static_cast<int>(rules.flow.roundNumbers.size()) - static_cast<int>(state.roundsBegun));
}

// Logistic: the chance that a lead of so many points holds.
double likelyBy(double points, double spread) { return 1 / (1 + quickExp(-points / spread)); }

int placeOf(const ActionList& legal, Action action) {
    int place = 0;
    while (!(legal[place] == action)) ++place;
    return place;
}

// Whether consecutive actions of this kind commute.
bool commutes(ActionKind kind) {
    return kind == ActionKind::Caballero || kind == ActionKind::Relocate || kind == ActionKind::Send;
}

} // namespace

void TreeSearch::Position::play(const Rules& rules, Action action) {
    next = elgrande::play(rules, state, {next, action}, legal);
}

TreeSearch::TreeSearch(const Rules& rules, const InformationState& known, const SearchSettings& settings,
                       std::uint64_t seed)
    : rules_(rules)
    , known_(known)
    , settings_(settings)
    , rng_(seed)
    , evaluation_(rules, known.known()) {
    if (settings.network != nullptr) learned_.emplace(rules, known.known(), settings.network);
    const auto& rounds = rules.flow.scoringAfter;
    const auto next = std::find_if(rounds.begin(), rounds.end(), [&](int each) { return each >= known.known().round; });
    scoredAfter_ = next == rounds.end() ? 0 : *next;
}

SearchTree::Edge& TreeSearch::edge(SearchTree::Node node, Move move) {
    bool isNew = false;
    return tree_.edge(node, move, isNew);
}

// Points by which the seat leads the best other seat (negative: trails).
double TreeSearch::ahead(const Values& points, Seat seat) const {
    double best = -1e9;
    for (Seat other : rules_.seats())
        if (other != seat) best = std::max(best, points[index(other)]);
    return points[index(seat)] - best;
}

// Bonus of the searching seat's temperament for a position.
double TreeSearch::temperamentBonus(const Features& features, const Judgement& judgement) const {
    if (settings_.temperament.isNeutral()) return 0;
    return settings_.temperament.bonus(features, sharesOf(judgement, rules_.players), index(known_.seat()));
}

// Value by the network: the chance to win, mixed with the chance that the expected final lead holds (byLead).
TreeSearch::Outcome TreeSearch::judged(const State& state) const {
    Features features;
    const Judgement judgement = learned_->judge(state, features);
    const Values shares = sharesOf(judgement, rules_.players);
    Outcome outcome{shares, shares, judgement.lead};
    const double spread = spreadOf(rules_, state);
    if (settings_.byLead != 0)
        for (Seat seat : rules_.seats()) {
            double& value = outcome.value[index(seat)];
            value += settings_.byLead * (likelyBy(ahead(outcome.points, seat), spread) - value);
        }
    outcome.value[index(known_.seat())] += temperamentBonus(features, judgement);
    return outcome;
}

TreeSearch::Values TreeSearch::divided(const Values& values) const {
    double sum = 0;
    for (Seat seat : rules_.seats()) sum += values[index(seat)];
    Values shares{};
    for (Seat seat : rules_.seats()) shares[index(seat)] = values[index(seat)] / sum;
    return shares;
}

// Value of a position for each seat, 0 to 1: by its lead over the best other seat; of a finished game mostly by the
// win.
TreeSearch::Outcome TreeSearch::outcomeOf(const State& state) const {
    if (learned_ && !state.over()) return judged(state);
    Outcome outcome;
    if (settings_.judges)
        outcome.points = evaluation_.prospects(state);
    else
        for (Seat seat : rules_.seats()) outcome.points[index(seat)] = state.score[index(seat)];
    const double spread = spreadOf(rules_, state);
    for (Seat seat : rules_.seats()) outcome.value[index(seat)] = likelyBy(ahead(outcome.points, seat), spread);
    if (!state.over()) {
        outcome.share = divided(outcome.value);
        return outcome;
    }
    const SeatSet winners = leaders(rules_, state);
    for (Seat seat : rules_.seats()) {
        double& value = outcome.value[index(seat)];
        outcome.share[index(seat)] = winners.contains(seat) ? 1.0 / winners.size() : 0.0;
        value += kWin * (outcome.share[index(seat)] - value);
    }
    return outcome;
}

// UCB1 over the actions legal in this determinisation; unvisited ones first, in random order.
std::pair<Action, bool> TreeSearch::byBound(SearchTree::Node node, const Position& position) {
    int untried = 0;
    Action chosen = position.legal[0];
    double highest = -1;
    for (Action action : position.legal) {
        SearchTree::Edge& here = edge(node, {position.next, action});
        ++here.chances;
        if (here.visits == 0) {
            if (rng_.below(++untried) == 0) chosen = action;
            continue;
        }
        if (untried > 0) continue;
        const double visits = here.visits;
        const double bound = here.total / visits + settings_.exploration * std::sqrt(std::log(here.chances) / visits);
        if (bound <= highest) continue;
        highest = bound;
        chosen = action;
    }
    return {chosen, untried > 0};
}

bool TreeSearch::areWeighed(SearchTree::Node node, const Position& position) const {
    return std::all_of(position.legal.begin(), position.legal.end(), [&](Action action) {
        const SearchTree::Edge* edge = tree_.find(node, {position.next, action});
        return edge != nullptr && edge->prior > 0;
    });
}

// Evaluates the state behind an edge: stores the mover's value there and returns its logit, temperament included.
double TreeSearch::firstLook(SearchTree::Edge& edge, const State& state, Seat mover) const {
    Features features;
    const Judgement judgement = learned_->judge(state, features);
    const Prospect prospect = learned_->prospect(judgement, mover);
    if (state.over()) {
        edge.first = static_cast<float>(outcomeOf(state).value[index(mover)]);
        return prospect.advantage;
    }
    const double bonus = mover == known_.seat() ? temperamentBonus(features, judgement) : 0;
    const double before = likelyBy(ahead(judgement.lead, mover), spreadOf(rules_, state));
    edge.first = static_cast<float>(prospect.share + settings_.byLead * (before - prospect.share) + bonus);
    return prospect.advantage + kLogOddsPerShare * bonus;
}

// Expansion: sets the priors of all legal actions by softmax over their one-ply evaluations. An action that was not
// legal when the others were expanded gets the prior it would have had.
void TreeSearch::weigh(SearchTree::Node node, const Position& position) {
    weights_.clear();
    double highest = -1e9;
    const Seat mover = position.next;
    Position after;
    for (Action action : position.legal) {
        after.state = position.state;
        after.next = mover;
        after.play(rules_, action);
        if (learned_) {
            weights_.push_back(firstLook(edge(node, {mover, action}), after.state, mover));
        } else {
            weights_.push_back(evaluation_.advantage(after.state, mover));
        }
        highest = std::max(highest, weights_.back());
    }
    double sum = 0;
    for (double& weight : weights_) sum += weight = quickExp((weight - highest) / settings_.temperature);
    auto weight = weights_.begin();
    for (Action action : position.legal) {
        SearchTree::Edge& here = edge(node, {mover, action});
        const float share = std::max(1e-6F, static_cast<float>(*weight++ / sum));
        if (here.prior == 0) here.prior = share;
    }
}

// Q of an edge: the mean over its visits, with the network's value counted as firstLook visits.
double TreeSearch::valueOf(const SearchTree::Edge& edge, double untried) const {
    if (learned_ && settings_.firstLook > 0)
        return (settings_.firstLook * edge.first + edge.total) / (settings_.firstLook + edge.visits);
    return edge.visits == 0 ? untried : edge.total / edge.visits;
}

std::pair<Action, bool> TreeSearch::byPrior(SearchTree::Node node, const Position& position) {
    if (!areWeighed(node, position)) weigh(node, position);
    double visits = 0;
    double total = 0;
    for (Action action : position.legal) {
        const SearchTree::Edge& here = edge(node, {position.next, action});
        visits += here.visits;
        total += here.total;
    }
    const double untried = visits > 0 ? total / visits - kUntriedIsLess : 0.5;
    const double eagerness = settings_.exploration * std::sqrt(visits + 1);
    std::pair<Action, bool> chosen{position.legal[0], false};
    double highest = -1;
    for (Action action : position.legal) {
        const SearchTree::Edge& here = edge(node, {position.next, action});
        const double bound = valueOf(here, untried) + eagerness * here.prior / (1.0 + here.visits);
        if (bound <= highest) continue;
        highest = bound;
        chosen = {action, here.visits == 0};
    }
    return chosen;
}

// The child behind a move; `run`: the commuting moves made so far.
SearchTree::Node TreeSearch::behind(SearchTree::Node node, Move move, Run& run) {
    if (move.action.kind == ActionKind::Disk) {
        run = {};
        return tree_.behindSecret(node);
    }
    if (!settings_.ordersJoin || !commutes(move.action.kind)) {
        run = {};
        return tree_.behind(edge(node, move));
    }
    if (run.seat != move.seat || run.kind != move.action.kind) run = {move.seat, move.action.kind, node, 0};
    run.set += SearchTree::setKey(move.action);
    return tree_.behindSet(edge(node, move), run.from, run.set);
}

void TreeSearch::goDown(Position& position) {
    SearchTree::Node node = SearchTree::kRoot;
    Run run;
    bool isNew = false;
    while (position.next != Seat::None && !isNew) {
        if (position.next == Seat::Table) {
            position.play(rules_, position.legal[rng_.below(position.legal.size())]);
            continue;
        }
        Move move{position.next, {}};
        std::tie(move.action, isNew) = settings_.judges ? byPrior(node, position) : byBound(node, position);
        path_.push_back({node, move});
        node = behind(node, move, run);
        position.play(rules_, move.action);
    }
}

void TreeSearch::playOut(Position& position) {
    const std::uint8_t round = position.state.roundsBegun;
    const std::uint8_t turn = position.state.turn;
    const auto isFarEnough = [&] {
        switch (settings_.until) {
        case SearchSettings::Until::Here:
            return position.next != Seat::Table && position.legal[0].kind != ActionKind::Disk;
        case SearchSettings::Until::Turn:
            return position.next != Seat::Table && position.legal[0].kind != ActionKind::Disk &&
                   (position.state.turn != turn || position.state.roundsBegun != round);
        case SearchSettings::Until::Round:
            return position.state.roundsBegun != round;
        default:
            return position.state.round > scoredAfter_;
        }
    };
    while (position.next != Seat::None && !isFarEnough()) position.play(rules_, promising(position));
}

// Playout policy: the best of some sampled alternatives by one-ply evaluation, or a random one.
Action TreeSearch::promising(const Position& position) {
    const int count = position.legal.size();
    const bool isSecret = position.legal[0].kind == ActionKind::Disk;
    if (position.next == Seat::Table || isSecret || !learned_ || settings_.looks == 0 || count == 1)
        return position.legal[rng_.below(count)];
    if (count <= settings_.looks)
        return bestOnePly(*learned_, rules_, position.state, position.next, position.legal, rng_);
    ActionList some;
    while (some.size() < settings_.looks) some.push(position.legal[rng_.below(count)]);
    return bestOnePly(*learned_, rules_, position.state, position.next, some, rng_);
}

// Result of a playout, mixed with the evaluation of the leaf (byPlayout).
TreeSearch::Outcome TreeSearch::played(Position& position) {
    if (settings_.byPlayout == 1) {
        playOut(position);
        return outcomeOf(position.state);
    }
    const Outcome early = outcomeOf(position.state);
    playOut(position);
    Outcome outcome = outcomeOf(position.state);
    for (Seat seat : rules_.seats()) {
        double& value = outcome.value[index(seat)];
        value = early.value[index(seat)] + settings_.byPlayout * (value - early.value[index(seat)]);
    }
    return outcome;
}

void TreeSearch::simulate(const ActionList& legal) {
    Position position{known_.sample(rules_, rng_), known_.seat(), legal};
    path_.clear();
    goDown(position);
    const Outcome outcome = played(position);
    for (const Taken& taken : path_) {
        SearchTree::Edge& here = edge(taken.node, taken.move);
        ++here.visits;
        here.total += outcome.value[index(taken.move.seat)];
    }
    for (Seat seat : rules_.seats()) sums_[index(seat)] += outcome.share[index(seat)];
    found_.resize(static_cast<std::size_t>(legal.size()));
    Found& found = found_[static_cast<std::size_t>(placeOf(legal, path_.front().move.action))];
    ++found.visits;
    found.share += outcome.share[index(known_.seat())];
    found.lead += ahead(outcome.points, known_.seat());
    ++simulations_;
}

Thought TreeSearch::thought(const ActionList& legal) const {
    Thought thought{legal[0], simulations_};
    if (simulations_ == 0) return thought;
    for (int i = 0; i < legal.size(); ++i) {
        const Found& found = found_[static_cast<std::size_t>(i)];
        if (found.visits > 0)
            thought.considered.push_back(
                {legal[i], found.visits, found.share / found.visits, found.lead / found.visits});
    }
    const auto oftener = [](const Considered& one, const Considered& other) { return one.visits > other.visits; };
    std::stable_sort(thought.considered.begin(), thought.considered.end(), oftener);
    thought.action = thought.considered.front().action;
    for (Seat seat : rules_.seats()) thought.values.push_back(sums_[index(seat)] / simulations_);
    return thought;
}

std::vector<Action> TreeSearch::line(const ActionList& legal, State& state) const {
    constexpr std::uint32_t kFewest = 4; // visits; fewer mean nothing
    std::vector<Action> line;
    Position position{state, known_.seat(), legal};
    SearchTree::Node node = SearchTree::kRoot;
    while (position.next == known_.seat() && position.state.turn == state.turn &&
           position.state.roundsBegun == state.roundsBegun) {
        const SearchTree::Edge* best = nullptr;
        for (Action action : position.legal) {
            const SearchTree::Edge* edge = tree_.find(node, {position.next, action});
            if (edge != nullptr && (best == nullptr || edge->visits > best->visits)) best = edge;
        }
        if (best == nullptr || best->visits < kFewest || best->move.action.kind == ActionKind::Disk) break;
        line.push_back(best->move.action);
        position.play(rules_, best->move.action);
        if (best->child == 0) break;
        node = best->child;
    }
    state = position.state;
    return line;
}

Action TreeSearch::drawn(const ActionList& legal, double temperature, Rng& rng) const {
    Action chosen = legal[0];
    double highest = -1e18;
    for (Action action : legal) {
        const SearchTree::Edge* edge = tree_.find(SearchTree::kRoot, {known_.seat(), action});
        if (edge == nullptr || edge->visits == 0) continue;
        // Gumbel-max: the largest of these noisy values is distributed as a sample of the softmax.
        const double noise = -std::log(-std::log(rng.unit() + 1e-12) + 1e-12);
        const double value = std::log(static_cast<double>(edge->visits)) + temperature * noise;
        if (value <= highest) continue;
        highest = value;
        chosen = action;
    }
    return chosen;
}

} // namespace elgrande
