// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Information-set Monte Carlo tree search with one tree (SO-ISMCTS) for games with any number of players, hidden
// information, chance, and simultaneous secret choices. Values are vectors with an entry for each seat, and each seat
// maximises its own (max^n).
//
// One simulation samples a determinisation from the information state, descends the tree by UCB1 or PUCT to an edge
// without visits, evaluates that leaf by a rollout, by an evaluation or by both, and backs the values up along the
// path. The move with the most visits is played.
//
// Selection at a node is among the actions legal in this determinisation. n(a): visits of an edge, Q(a): its mean value
// for the seat to move, N: the sum of n over these actions, c: the constant of exploration.
//   UCB1 (usesPuct = false):  Q(a) + c sqrt(ln A(a) / n(a)), unvisited edges first; A(a): how often the action was
//       available when its node was visited (SearchTree::Edge::availability).
//   PUCT (usesPuct = true):  Q(a) + c P(a) sqrt(N + 1) / (1 + n(a)); P(a): prior, the softmax of the evaluations one
//       step ahead, divided by a temperature. An unvisited edge has the mean value of the node's visits less
//       kFpuReduction (first-play urgency). With a network every edge has a value v(a) from the start, the network's
//       one step ahead, which counts as k visits: Q(a) = (k v(a) + valueSum(a)) / (k + n(a)), k = valueVisits.
//
// Value of a position for a seat, with s its chance to win by the network, d its expected final lead over the best
// other seat, w = leadWeight and a scale of 4 points plus 1.4 for every round left:
//   (1 - w) s + w / (1 + exp(-d / scale)), for the searching seat plus the bonus of its temperament
// Without a network it is the logistic term alone; in a finished game, 0.1 of that term and 0.9 of the win.
//
// Chance nodes are not stored: chance is sampled again in every simulation, because a branch for each card of the next
// round would hardly be visited. Simultaneous secret choices lead to one child whatever the others choose (decoupled
// UCT). Consecutive moves that commute lead to one node in any order (transpositions).
//
// P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012
// P. Auer, N. Cesa-Bianchi, P. Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem", 2002 (UCB1)
// C. D. Rosin, "Multi-armed bandits with episode context", 2011 (PUCB); D. Silver et al., "Mastering the game of Go
//     without human knowledge", 2017 (its form PUCT)
// S. Gelly, Y. Wang, "Exploration exploitation in Go: UCT for Monte-Carlo Go", 2006 (first-play urgency)
// C. A. Luckhardt, K. B. Irani, "An algorithmic solution of N-person games", 1986 (max^n)
// M. J. W. Tak, M. Lanctot, M. H. M. Winands, "Monte Carlo Tree Search variants for simultaneous move games", 2014
// B. E. Childs, J. H. Brodeur, L. Kocsis, "Transpositions and move groups in Monte Carlo tree search", 2008
#pragma once

#include "model/agents/agent.h"
#include "model/agents/evaluation.h"
#include "model/agents/learned_evaluation.h"
#include "model/agents/search_tree.h"
#include "model/agents/temperament.h"

#include <optional>

namespace elgrande {

struct SearchSettings {
    // Where a rollout ends: at the leaf (once no secret answer is missing), at the end of the turn, of the round, or of
    // the next general scoring.
    enum class RolloutEnd : std::uint8_t { Leaf, Turn, Round, Scoring };

    int simulations = 1000;   // unless the limits give a number
    bool fillsTime = true;    // with a clock and no number in the limits: as many as fit instead of `simulations`
    int trees = 1;            // root parallelisation: trees that share the simulations (root_parallel.h)
    double exploration = 0.7; // c
    RolloutEnd rolloutEnd = RolloutEnd::Scoring;
    // PUCT, and positions evaluated by Evaluation or the network; else UCB1, and by the points on the track.
    bool usesPuct = false;
    double priorTemperature = 1.5; // of the softmax of the priors; in points, or in log-odds with a network
    std::shared_ptr<const Network> network = nullptr; // used instead of Evaluation
    double leadWeight = 0.3;    // weight of the expected final lead in a value; the rest is the chance to win
    double valueVisits = 1;     // weight of the network's value of an edge, in visits; 0: not used
    bool transpositions = true; // commuting moves lead to one node, whatever their order
    // Rollout policy: the best by one-ply evaluation of at most so many sampled actions; 0: a random action. Secret
    // choices are always random. Only with a network.
    int rolloutCandidates = 0;
    double rolloutWeight = 1;  // weight of the rollout's result in a value; the rest is the evaluation of the leaf
    Temperament temperament{}; // of the searching seat; only with a network
};

class TreeSearch {
  public:
    using Values = std::array<double, kMaxSeats>;
    struct Outcome {
        Values value{};  // backed up; about 0 to 1
        Values share{};  // of the win, sum 1
        Values points{}; // final points, up to a constant shared by all
    };

    TreeSearch(const Rules& rules, const InformationState& known, const SearchSettings& settings, std::uint64_t seed);

    // `legal`: the actions of the searching seat, at least one.
    void runSimulation(const ActionList& legal);
    // Simulations until there are so many, the time is up or the search is cancelled; at least one.
    void run(const ActionList& legal, int simulations, const ThinkLimits& limits);
    // The most visited action, with the statistics of the root.
    Thought thought(const ActionList& legal) const;
    // An action sampled in proportion to visits^(1 / temperature).
    Action sampleByVisits(const ActionList& legal, double temperature, Rng& rng) const;
    // The values of a position, as in a leaf without a rollout.
    Outcome evaluate(const State& state) const;
    // Points by which the seat leads the best other seat (negative: trails).
    double leadOf(Seat seat, const Values& points) const;
    int simulations() const { return simulations_; }
    const SearchTree& tree() const { return tree_; }

  private:
    struct RootStats { // of an action at the root; sums for the searching seat
        int visits = 0;
        double shareSum = 0;
        double leadSum = 0;
    };
    struct Position {
        State state;
        Seat next = Seat::None;
        ActionList legal;

        void play(const Rules& rules, Action action);
    };
    struct PathEdge {
        SearchTree::Node node;
        Move move;
    };
    struct CommutingMoves { // the latest moves of a path that commute
        Seat seat = Seat::None;
        ActionKind kind{};
        SearchTree::Node from = SearchTree::kRoot; // where they began
        std::uint64_t set = 0;                     // sum of SearchTree::setKey()
    };

    SearchTree::Edge& edge(SearchTree::Node node, Move move);
    SearchTree::Node child(SearchTree::Node node, Move move, CommutingMoves& latest);
    void descend(Position& position);
    // The selected action, and whether its edge is visited for the first time.
    std::pair<Action, bool> selectUcb(SearchTree::Node node, const Position& position);
    std::pair<Action, bool> selectPuct(SearchTree::Node node, const Position& position);
    double qValue(const SearchTree::Edge& edge, double unvisited) const;
    bool isExpanded(SearchTree::Node node, const Position& position) const;
    void expand(SearchTree::Node node, const Position& position);
    double evaluateEdge(SearchTree::Edge& edge, const State& state, Seat mover) const;
    Outcome evaluateLeaf(Position& position);
    void rollout(Position& position);
    Action rolloutAction(const Position& position);
    Outcome evaluateByNetwork(const State& state) const;
    double temperamentBonus(const Features& features, const Prediction& prediction) const;
    Values normalised(const Values& values) const;

    const Rules& rules_;
    const InformationState& known_;
    SearchSettings settings_;
    Rng rng_;
    Evaluation evaluation_;
    std::optional<LearnedEvaluation> learned_;
    SearchTree tree_;
    Values shareSums_{};
    std::vector<RootStats> rootStats_; // by index of the action
    int scoringRound_ = 0;             // the round of the next general scoring
    int simulations_ = 0;
    std::vector<PathEdge> path_;
    std::vector<double> logits_; // of the priors of one node
};

} // namespace elgrande
