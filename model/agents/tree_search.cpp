#include "model/agents/tree_search.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace elgrande {

namespace {

constexpr double kWin = 0.9;            // of a finished game's value; the rest says by how much
constexpr double kUntriedIsLess = 0.05; // than the mean of what has been tried beside it

// How many points ahead of the best other make three wins out of four likely; less near the end.
constexpr double kSpreadAtEnd = 4.0;
constexpr double kSpreadPerRound = 1.4;

double spreadOf(const Rules& rules, const State& state) {
    return kSpreadAtEnd +
           kSpreadPerRound * (static_cast<int>(rules.flow.roundNumbers.size()) - static_cast<int>(state.roundsBegun));
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
    const auto& rounds = rules.flow.scoringAfter;
    const auto next = std::find_if(rounds.begin(), rounds.end(), [&](int each) { return each >= known.known().round; });
    scoredAfter_ = next == rounds.end() ? 0 : *next;
}

SearchTree::Edge& TreeSearch::edge(SearchTree::Node node, Move move) {
    bool isNew = false;
    return tree_.edge(node, move, isNew);
}

// What a position is worth to each seat, from 0 to 1: how far it is ahead of the best other; at the end who has won.
TreeSearch::Values TreeSearch::valuesOf(const State& state) const {
    Values points{};
    if (settings_.judges)
        points = evaluation_.prospects(state);
    else
        for (Seat seat : rules_.seats()) points[index(seat)] = state.score[index(seat)];
    const double spread = spreadOf(rules_, state);
    Values values{};
    for (Seat seat : rules_.seats()) {
        double best = -1e9;
        for (Seat other : rules_.seats())
            if (other != seat) best = std::max(best, points[index(other)]);
        values[index(seat)] = 1 / (1 + std::exp((best - points[index(seat)]) / spread));
    }
    if (!state.over()) return values;
    const SeatSet winners = leaders(rules_, state);
    for (Seat seat : rules_.seats())
        values[index(seat)] = (1 - kWin) * values[index(seat)] + (winners.contains(seat) ? kWin / winners.size() : 0.0);
    return values;
}

// UCB1 over those that can be taken this time; those that have not been tried come first, in any order.
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

// How likely each alternative is to be the best one by what it brings at once. One that could not be taken when the
// others were weighed gets what it would have had.
void TreeSearch::weigh(SearchTree::Node node, const Position& position) {
    weights_.clear();
    double highest = -1e9;
    Position after;
    for (Action action : position.legal) {
        after.state = position.state;
        after.next = position.next;
        after.play(rules_, action);
        weights_.push_back(evaluation_.advantage(after.state, position.next));
        highest = std::max(highest, weights_.back());
    }
    double sum = 0;
    for (double& weight : weights_) sum += weight = std::exp((weight - highest) / settings_.temperature);
    auto weight = weights_.begin();
    for (Action action : position.legal) {
        SearchTree::Edge& here = edge(node, {position.next, action});
        const float share = std::max(1e-6F, static_cast<float>(*weight++ / sum));
        if (here.prior == 0) here.prior = share;
    }
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
        const double value = here.visits == 0 ? untried : here.total / here.visits;
        const double bound = value + eagerness * here.prior / (1.0 + here.visits);
        if (bound <= highest) continue;
        highest = bound;
        chosen = {action, here.visits == 0};
    }
    return chosen;
}

void TreeSearch::goDown(Position& position) {
    SearchTree::Node node = SearchTree::kRoot;
    bool isNew = false;
    while (position.next != Seat::None && !isNew) {
        if (position.next == Seat::Table) {
            position.play(rules_, position.legal[rng_.below(position.legal.size())]);
            continue;
        }
        Move move{position.next, {}};
        std::tie(move.action, isNew) = settings_.judges ? byPrior(node, position) : byBound(node, position);
        path_.push_back({node, move});
        const bool secret = move.action.kind == ActionKind::Disk;
        node = secret ? tree_.behindSecret(node) : tree_.behind(edge(node, move));
        position.play(rules_, move.action);
    }
}

void TreeSearch::playOut(Position& position) {
    const std::uint8_t round = position.state.roundsBegun;
    const auto isFarEnough = [&] {
        return settings_.until == SearchSettings::Until::Round ? position.state.roundsBegun != round
                                                               : position.state.round > scoredAfter_;
    };
    while (position.next != Seat::None && !isFarEnough())
        position.play(rules_, position.legal[rng_.below(position.legal.size())]);
}

void TreeSearch::simulate(const ActionList& legal) {
    Position position{known_.sample(rules_, rng_), known_.seat(), legal};
    path_.clear();
    goDown(position);
    playOut(position);
    const Values values = valuesOf(position.state);
    for (const Taken& taken : path_) {
        SearchTree::Edge& here = edge(taken.node, taken.move);
        ++here.visits;
        here.total += values[index(taken.move.seat)];
    }
    for (Seat seat : rules_.seats()) sums_[index(seat)] += values[index(seat)];
    ++simulations_;
}

Thought TreeSearch::thought(const ActionList& legal) const {
    Thought thought{legal[0], simulations_, {}};
    std::uint32_t most = 0;
    for (Action action : legal) {
        const SearchTree::Edge* edge = tree_.find(SearchTree::kRoot, {known_.seat(), action});
        if (edge == nullptr || edge->visits <= most) continue;
        most = edge->visits;
        thought.action = action;
    }
    if (simulations_ == 0) return thought;
    for (Seat seat : rules_.seats()) thought.values.push_back(sums_[index(seat)] / simulations_);
    return thought;
}

} // namespace elgrande
