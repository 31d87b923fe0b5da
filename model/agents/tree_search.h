// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Information-set Monte Carlo tree search (ISMCTS with one tree: Cowling, Powley, Whitehouse 2012) for games with any
// number of players, hidden information, chance, and simultaneous secret choices. Values are vectors with an entry for
// each seat, and each seat maximises its own (max^n: Luckhardt, Irani 1986).
//
// One simulation: a determinisation is sampled from what the seat knows; the tree is descended by UCB1 or PUCT to an
// edge without visits, which is added; a playout follows; its end is evaluated, and the values are backed up along the
// path. The move with the most visits is played.
//
// Selection at a node, among the actions that are legal in this determinisation: n(a) visits and Q(a) mean value of an
// edge for the seat to move, N the sum of n over these actions, c the constant of exploration.
//   UCB1 (judges = false; Auer, Cesa-Bianchi, Fischer 2002):  Q(a) + c sqrt(ln A(a) / n(a)), unvisited edges first;
//       A(a) counts how often the action was available (SearchTree::Edge::chances).
//   PUCT (judges = true; Rosin 2011, Silver et al. 2017):  Q(a) + c P(a) sqrt(N + 1) / (1 + n(a))
//       P(a): softmax, with a temperature, over the evaluations one step ahead. Q(a) of an unvisited edge: the mean of
//       its node minus kUntriedIsLess (first-play urgency). With a network: Q(a) = (k v(a) + total) / (k + n(a)), v(a)
//       the network's value one step ahead (Edge::first), k = firstLook.
//
// Chance nodes are not stored: chance is sampled again in every simulation, because a branch for each card of the next
// round would hardly be visited. Simultaneous secret choices lead to one child whatever the others choose (decoupled
// UCT: Tak, Lanctot, Winands 2014).
#pragma once

#include "model/agents/agent.h"
#include "model/agents/evaluation.h"
#include "model/agents/learned_evaluation.h"
#include "model/agents/search_tree.h"
#include "model/agents/temperament.h"

#include <optional>

namespace elgrande {

struct SearchSettings {
    // Where a playout ends: at the leaf (once no secret answer is missing), at the end of the turn, of the round, or of
    // the next general scoring.
    enum class Until : std::uint8_t { Here, Turn, Round, Scoring };

    int simulations = 1000;   // unless the limits give a number
    bool fillsTime = true;    // with a clock and no number in the limits: as many as fit instead of `simulations`
    int trees = 1;            // root parallelisation: trees that share the simulations (root_parallel.h)
    double exploration = 0.7; // c
    Until until = Until::Scoring;
    // PUCT with priors, and playouts evaluated by Evaluation or the network; else UCB1, and by the points on the track.
    bool judges = false;
    // Softmax temperature of the priors (in points, or in logits with a network).
    double temperature = 1.5;
    std::shared_ptr<const Network> network = nullptr; // used instead of Evaluation
    double byLead = 0.3;    // weight of the expected final lead in a value; the rest is the chance to win
    double firstLook = 1;   // weight of the network's value, in visits
    bool ordersJoin = true; // transpositions: commuting moves lead to one node, whatever their order
    // Playout policy: the best by one-ply evaluation of at most so many sampled alternatives; 0: a random move. Secret
    // choices are always random. Only with a network.
    int looks = 0;
    double byPlayout = 1;      // weight of the playout's result in a value; the rest is the evaluation of the leaf
    Temperament temperament{}; // of the searching seat; only with a network
};

class TreeSearch {
  public:
    TreeSearch(const Rules& rules, const InformationState& known, const SearchSettings& settings, std::uint64_t seed);

    // Runs one simulation. `legal`: the alternatives of the searching seat, at least one.
    void simulate(const ActionList& legal);
    // The most visited alternative, with the statistics of the root.
    Thought thought(const ActionList& legal) const;
    // Principal variation of the searching seat: ends when another seat decides, its turn is over, or visits are too
    // few. `state`: in, a determinisation; out, the position at the end of the line.
    std::vector<Action> line(const ActionList& legal, State& state) const;
    // An alternative sampled in proportion to visits^(1 / temperature).
    Action drawn(const ActionList& legal, double temperature, Rng& rng) const;
    int simulations() const { return simulations_; }
    const SearchTree& tree() const { return tree_; }

  private:
    using Values = std::array<double, kMaxSeats>;
    struct Outcome {
        Values value{};  // backed up; about 0 to 1
        Values share{};  // of the win, sum 1
        Values points{}; // final points, up to a constant shared by all
    };
    struct Found { // statistics of an alternative at the root
        int visits = 0;
        double share = 0;
        double lead = 0;
    };
    struct Position {
        State state;
        Seat next = Seat::None;
        ActionList legal;

        void play(const Rules& rules, Action action);
    };
    struct Taken {
        SearchTree::Node node;
        Move move;
    };

    struct Run {
        Seat seat = Seat::None;
        ActionKind kind{};
        SearchTree::Node from = SearchTree::kRoot;
        std::uint64_t set = 0; // of what has been done since
    };

    SearchTree::Node behind(SearchTree::Node node, Move move, Run& run);
    SearchTree::Edge& edge(SearchTree::Node node, Move move);
    // Selection by UCB1 and by PUCT: the action, and whether its edge is visited for the first time.
    std::pair<Action, bool> byBound(SearchTree::Node node, const Position& position);
    std::pair<Action, bool> byPrior(SearchTree::Node node, const Position& position);
    bool areWeighed(SearchTree::Node node, const Position& position) const;
    void weigh(SearchTree::Node node, const Position& position);
    void goDown(Position& position);
    void playOut(Position& position);
    Action promising(const Position& position);
    double ahead(const Values& points, Seat seat) const;
    double temperamentBonus(const Features& features, const Judgement& judgement) const;
    Outcome judged(const State& state) const;
    Values divided(const Values& values) const;
    double firstLook(SearchTree::Edge& edge, const State& state, Seat mover) const;
    double valueOf(const SearchTree::Edge& edge, double untried) const;
    Outcome outcomeOf(const State& state) const;
    Outcome played(Position& position);

    const Rules& rules_;
    const InformationState& known_;
    SearchSettings settings_;
    Rng rng_;
    Evaluation evaluation_;
    std::optional<LearnedEvaluation> learned_;
    SearchTree tree_;
    Values sums_{};
    std::vector<Found> found_; // by alternative of the root
    int scoredAfter_ = 0;      // the round of the next general scoring
    int simulations_ = 0;
    std::vector<Taken> path_;
    std::vector<double> weights_;
};

} // namespace elgrande
