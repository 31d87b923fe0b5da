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

constexpr double kWin = 0.9;                  // weight of the win in a finished game's value; the rest is the margin
constexpr double kFpuReduction = 0.05;        // first-play urgency: below the mean value of the node's visits
constexpr int kSimulationsPerClockCheck = 32; // asking the clock costs time

// Scale of the logistic that turns a lead in points into a chance of winning; smaller near the end.
constexpr double kScaleAtEnd = 4.0;
constexpr double kScalePerRound = 1.4;

double scaleOf(const Rules& rules, const State& state) {
    return kScaleAtEnd + kScalePerRound * roundsLeft(rules, state);
}

// The chance that a lead of so many points holds.
double logistic(double points, double scale) { return 1 / (1 + quickExp(-points / scale)); }

std::size_t indexOf(const ActionList& legal, Action action) {
    int at = 0;
    while (!(legal[at] == action)) ++at;
    return static_cast<std::size_t>(at);
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
    scoringRound_ = next == rounds.end() ? 0 : *next;
}

SearchTree::Edge& TreeSearch::edge(SearchTree::Node node, Move move) {
    bool isNew = false;
    return tree_.edge(node, move, isNew);
}

double TreeSearch::leadOf(Seat seat, const Values& points) const {
    double best = -1e9;
    for (Seat other : rules_.seats())
        if (other != seat) best = std::max(best, points[index(other)]);
    return points[index(seat)] - best;
}

// Bonus of the searching seat's temperament for a position.
double TreeSearch::temperamentBonus(const Features& features, const Prediction& prediction) const {
    if (settings_.temperament.isNeutral()) return 0;
    return settings_.temperament.bonus(features, sharesOf(prediction, rules_.players), index(known_.seat()));
}

// The value by the network: the chance to win, mixed with the chance that the expected final lead holds (leadWeight).
TreeSearch::Outcome TreeSearch::evaluateByNetwork(const State& state) const {
    Features features;
    const Prediction prediction = learned_->predict(state, features);
    const Values shares = sharesOf(prediction, rules_.players);
    Outcome outcome{shares, shares, prediction.lead};
    const double scale = scaleOf(rules_, state);
    if (settings_.leadWeight != 0)
        for (Seat seat : rules_.seats()) {
            double& value = outcome.value[index(seat)];
            value += settings_.leadWeight * (logistic(leadOf(seat, outcome.points), scale) - value);
        }
    outcome.value[index(known_.seat())] += temperamentBonus(features, prediction);
    return outcome;
}

TreeSearch::Values TreeSearch::normalised(const Values& values) const {
    double sum = 0;
    for (Seat seat : rules_.seats()) sum += values[index(seat)];
    Values shares{};
    for (Seat seat : rules_.seats()) shares[index(seat)] = values[index(seat)] / sum;
    return shares;
}

// The value of a position for each seat, 0 to 1 (formula: tree_search.h).
TreeSearch::Outcome TreeSearch::evaluate(const State& state) const {
    if (learned_ && !state.over()) return evaluateByNetwork(state);
    Outcome outcome;
    if (settings_.usesPuct)
        outcome.points = evaluation_.prospects(state);
    else
        for (Seat seat : rules_.seats()) outcome.points[index(seat)] = state.score[index(seat)];
    const double scale = scaleOf(rules_, state);
    for (Seat seat : rules_.seats()) outcome.value[index(seat)] = logistic(leadOf(seat, outcome.points), scale);
    if (!state.over()) {
        outcome.share = normalised(outcome.value);
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

// UCB1; unvisited actions first, in random order.
std::pair<Action, bool> TreeSearch::selectUcb(SearchTree::Node node, const Position& position) {
    int unvisited = 0;
    Action chosen = position.legal[0];
    double highest = -1;
    for (Action action : position.legal) {
        SearchTree::Edge& here = edge(node, {position.next, action});
        ++here.availability;
        if (here.visits == 0) {
            if (rng_.below(++unvisited) == 0) chosen = action;
            continue;
        }
        if (unvisited > 0) continue;
        const double visits = here.visits;
        const double bound =
            here.valueSum / visits + settings_.exploration * std::sqrt(std::log(here.availability) / visits);
        if (bound <= highest) continue;
        highest = bound;
        chosen = action;
    }
    return {chosen, unvisited > 0};
}

bool TreeSearch::isExpanded(SearchTree::Node node, const Position& position) const {
    return std::all_of(position.legal.begin(), position.legal.end(), [&](Action action) {
        const SearchTree::Edge* edge = tree_.find(node, {position.next, action});
        return edge != nullptr && edge->prior > 0;
    });
}

// Evaluates the position after an edge: stores the mover's value in the edge and returns its log-odds of winning, both
// with the bonus of the temperament.
double TreeSearch::evaluateEdge(SearchTree::Edge& edge, const State& state, Seat mover) const {
    Features features;
    const Prediction prediction = learned_->predict(state, features);
    const Prospect prospect = learned_->prospect(prediction, mover);
    if (state.over()) {
        edge.networkValue = static_cast<float>(evaluate(state).value[index(mover)]);
        return prospect.logOdds;
    }
    const double bonus = mover == known_.seat() ? temperamentBonus(features, prediction) : 0;
    const double holds = logistic(leadOf(mover, prediction.lead), scaleOf(rules_, state));
    edge.networkValue = static_cast<float>(prospect.share + settings_.leadWeight * (holds - prospect.share) + bonus);
    return prospect.logOdds + kLogOddsPerShare * bonus;
}

// Sets the priors of all legal actions: the softmax of their one-ply evaluations. An action that was not legal when the
// others were expanded gets the prior it would have had.
void TreeSearch::expand(SearchTree::Node node, const Position& position) {
    logits_.clear();
    double highest = -1e9;
    const Seat mover = position.next;
    if (learned_) learned_->moveTo(position.state);
    Position after;
    for (Action action : position.legal) {
        after.state = position.state;
        after.next = mover;
        after.play(rules_, action);
        if (learned_) {
            logits_.push_back(evaluateEdge(edge(node, {mover, action}), after.state, mover));
        } else {
            logits_.push_back(evaluation_.advantage(after.state, mover));
        }
        highest = std::max(highest, logits_.back());
    }
    double sum = 0;
    for (double& each : logits_) sum += each = quickExp((each - highest) / settings_.priorTemperature);
    auto weight = logits_.begin();
    for (Action action : position.legal) {
        SearchTree::Edge& here = edge(node, {mover, action});
        const float prior = std::max(1e-6F, static_cast<float>(*weight++ / sum));
        if (here.prior == 0) here.prior = prior;
    }
}

// The mean value of an edge, in which the network's counts as valueVisits visits; `unvisited`: without either.
double TreeSearch::qValue(const SearchTree::Edge& edge, double unvisited) const {
    if (learned_ && settings_.valueVisits > 0)
        return (settings_.valueVisits * edge.networkValue + edge.valueSum) / (settings_.valueVisits + edge.visits);
    return edge.visits == 0 ? unvisited : edge.valueSum / edge.visits;
}

std::pair<Action, bool> TreeSearch::selectPuct(SearchTree::Node node, const Position& position) {
    if (!isExpanded(node, position)) expand(node, position);
    double visits = 0;
    double valueSum = 0;
    for (Action action : position.legal) {
        const SearchTree::Edge& here = edge(node, {position.next, action});
        visits += here.visits;
        valueSum += here.valueSum;
    }
    const double unvisited = visits > 0 ? valueSum / visits - kFpuReduction : 0.5;
    const double exploration = settings_.exploration * std::sqrt(visits + 1);
    std::pair<Action, bool> chosen{position.legal[0], false};
    double highest = -1;
    for (Action action : position.legal) {
        const SearchTree::Edge& here = edge(node, {position.next, action});
        const double bound = qValue(here, unvisited) + exploration * here.prior / (1.0 + here.visits);
        if (bound <= highest) continue;
        highest = bound;
        chosen = {action, here.visits == 0};
    }
    return chosen;
}

SearchTree::Node TreeSearch::child(SearchTree::Node node, Move move, CommutingMoves& latest) {
    if (move.action.kind == ActionKind::Disk) {
        latest = {};
        return tree_.secretChild(node);
    }
    if (!settings_.transpositions || !commutes(move.action.kind)) {
        latest = {};
        return tree_.child(edge(node, move));
    }
    if (latest.seat != move.seat || latest.kind != move.action.kind) latest = {move.seat, move.action.kind, node, 0};
    latest.set += SearchTree::setKey(move.action);
    return tree_.transposition(edge(node, move), latest.from, latest.set);
}

void TreeSearch::descend(Position& position) {
    SearchTree::Node node = SearchTree::kRoot;
    CommutingMoves latest;
    bool isNew = false;
    while (position.next != Seat::None && !isNew) {
        if (position.next == Seat::Table) {
            position.play(rules_, position.legal[rng_.below(position.legal.size())]);
            continue;
        }
        Move move{position.next, {}};
        std::tie(move.action, isNew) = settings_.usesPuct ? selectPuct(node, position) : selectUcb(node, position);
        path_.push_back({node, move});
        node = child(node, move, latest);
        position.play(rules_, move.action);
    }
}

void TreeSearch::rollout(Position& position) {
    const std::uint8_t round = position.state.roundsBegun;
    const std::uint8_t turn = position.state.turn;
    const auto isFarEnough = [&] {
        switch (settings_.rolloutEnd) {
        case SearchSettings::RolloutEnd::Leaf:
            return position.next != Seat::Table && position.legal[0].kind != ActionKind::Disk;
        case SearchSettings::RolloutEnd::Turn:
            return position.next != Seat::Table && position.legal[0].kind != ActionKind::Disk &&
                   (position.state.turn != turn || position.state.roundsBegun != round);
        case SearchSettings::RolloutEnd::Round:
            return position.state.roundsBegun != round;
        default:
            return position.state.round > scoringRound_;
        }
    };
    while (position.next != Seat::None && !isFarEnough()) position.play(rules_, rolloutAction(position));
}

// The rollout policy: the best of some sampled actions by one-ply evaluation, or a random one.
Action TreeSearch::rolloutAction(const Position& position) {
    const int count = position.legal.size();
    const bool isSecret = position.legal[0].kind == ActionKind::Disk;
    if (position.next == Seat::Table || isSecret || !learned_ || settings_.rolloutCandidates == 0 || count == 1)
        return position.legal[rng_.below(count)];
    if (count <= settings_.rolloutCandidates)
        return bestOnePly(*learned_, rules_, position.state, position.next, position.legal, rng_);
    ActionList candidates;
    while (candidates.size() < settings_.rolloutCandidates) candidates.push(position.legal[rng_.below(count)]);
    return bestOnePly(*learned_, rules_, position.state, position.next, candidates, rng_);
}

// The result of a rollout, mixed with the evaluation of the leaf itself (rolloutWeight).
TreeSearch::Outcome TreeSearch::evaluateLeaf(Position& position) {
    if (settings_.rolloutWeight == 1) {
        rollout(position);
        return evaluate(position.state);
    }
    const Outcome leaf = evaluate(position.state);
    rollout(position);
    Outcome outcome = evaluate(position.state);
    for (Seat seat : rules_.seats()) {
        double& value = outcome.value[index(seat)];
        value = leaf.value[index(seat)] + settings_.rolloutWeight * (value - leaf.value[index(seat)]);
    }
    return outcome;
}

void TreeSearch::runSimulation(const ActionList& legal) {
    Position position{known_.sample(rules_, rng_), known_.seat(), legal};
    path_.clear();
    descend(position);
    const Outcome outcome = evaluateLeaf(position);
    for (const PathEdge& each : path_) {
        SearchTree::Edge& here = edge(each.node, each.move);
        ++here.visits;
        here.valueSum += outcome.value[index(each.move.seat)];
    }
    for (Seat seat : rules_.seats()) shareSums_[index(seat)] += outcome.share[index(seat)];
    rootStats_.resize(static_cast<std::size_t>(legal.size()));
    RootStats& stats = rootStats_[indexOf(legal, path_.front().move.action)];
    ++stats.visits;
    stats.shareSum += outcome.share[index(known_.seat())];
    stats.leadSum += leadOf(known_.seat(), outcome.points);
    ++simulations_;
}

void TreeSearch::run(const ActionList& legal, int simulations, const ThinkLimits& limits) {
    const auto cancelled = [&] { return limits.cancel != nullptr && limits.cancel->load(std::memory_order_relaxed); };
    const auto isEnough = [&] {
        return limits.enough && simulations_ % kSimulationsPerClockCheck == 0 && simulations_ > 0 && limits.enough();
    };
    do runSimulation(legal); // at least one, which yields a legal action in next to no time
    while (simulations_ < simulations && !cancelled() && !isEnough());
}

Thought TreeSearch::thought(const ActionList& legal) const {
    Thought thought{legal[0], simulations_};
    if (simulations_ == 0) return thought;
    for (int i = 0; i < legal.size(); ++i) {
        const RootStats& stats = rootStats_[static_cast<std::size_t>(i)];
        if (stats.visits > 0)
            thought.considered.push_back(
                {legal[i], stats.visits, stats.shareSum / stats.visits, stats.leadSum / stats.visits});
    }
    const auto before = [](const Considered& one, const Considered& other) { return one.visits > other.visits; };
    std::stable_sort(thought.considered.begin(), thought.considered.end(), before);
    thought.action = thought.considered.front().action;
    for (Seat seat : rules_.seats()) thought.values.push_back(shareSums_[index(seat)] / simulations_);
    return thought;
}

Action TreeSearch::sampleByVisits(const ActionList& legal, double temperature, Rng& rng) const {
    Action chosen = legal[0];
    double highest = -1e18;
    for (Action action : legal) {
        const SearchTree::Edge* edge = tree_.find(SearchTree::kRoot, {known_.seat(), action});
        if (edge == nullptr || edge->visits == 0) continue;
        // The Gumbel-max trick: the action of the largest noisy value is a sample from the softmax.
        const double noise = -std::log(-std::log(rng.unit() + 1e-12) + 1e-12);
        const double value = std::log(static_cast<double>(edge->visits)) + temperature * noise;
        if (value <= highest) continue;
        highest = value;
        chosen = action;
    }
    return chosen;
}

} // namespace elgrande
