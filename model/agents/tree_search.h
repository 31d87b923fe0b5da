// Information-set Monte Carlo tree search with a value for each player (max^n): every simulation samples what the seat
// cannot know, goes down the tree, adds one node, plays on from there by chance and judges what that comes to.
//
// Chance is drawn anew each time and not remembered: the cards of the next round are not worth a branch each. Secret
// choices of several seats lead to one node, because nobody sees the others' (decoupled UCT: Tak, Lanctot, Winands
// 2014).
#pragma once

#include "model/agents/agent.h"
#include "model/agents/evaluation.h"
#include "model/agents/learned_evaluation.h"
#include "model/agents/search_tree.h"
#include "model/agents/temperament.h"

#include <optional>

namespace elgrande {

struct SearchSettings {
    // Where a playout ends: where the tree does (as soon as no secret answer is missing), at the end of the turn, of
    // the round, of the next general scoring.
    enum class Until : std::uint8_t { Here, Turn, Round, Scoring };

    int simulations = 1000; // where the limits do not say
    bool fillsTime = true;  // with a clock in the limits and no number there: as many as fit, not only so many
    int trees = 1;          // that share the simulations, each on a thread of its own (root_parallel.h)
    double exploration = 0.7;
    Until until = Until::Scoring;
    // With what Evaluation knows: alternatives are tried in the order of what they bring at once (PUCT, Rosin 2011),
    // and playouts are judged by prospects. Without: all of them first (UCB1), and by the points on the track.
    bool judges = false;
    // Of that order: how much less makes an alternative a third as likely. In points, or with a network in the
    // logarithm of the odds to win.
    double temperature = 1.5;
    std::shared_ptr<const Network> network = nullptr; // judges instead of Evaluation
    double byLead = 0.3;    // of its judgement: by the final lead instead of the chance to win
    double firstLook = 1;   // as many visits the judgement counts that was made with an alternative's prior
    bool ordersJoin = true; // moves that may be made in any order lead to one node, whatever their order
    // Of a move in a playout, as many alternatives at most are looked at and the best at once is made; 0: any move is
    // made. Secret choices are by chance in any case. Only with a network.
    int looks = 0;
    double byPlayout = 1;      // of a value: what the playout came to; the rest is judged where the tree ends
    Temperament temperament{}; // of the seat that thinks; only with a network
};

class TreeSearch {
  public:
    TreeSearch(const Rules& rules, const InformationState& known, const SearchSettings& settings, std::uint64_t seed);

    // `legal`: the alternatives of the seat that knows, at least one.
    void simulate(const ActionList& legal);
    // The alternative that was looked at most.
    Thought thought(const ActionList& legal) const;
    // What the seat that knows would do from the best alternative on until somebody else decides, its turn is over or
    // hardly anything has been looked at. `state`: a possible truth to begin with, and where the line leads.
    std::vector<Action> line(const ActionList& legal, State& state) const;
    // One drawn by how often each was looked at, the more evenly the higher the temperature.
    Action drawn(const ActionList& legal, double temperature, Rng& rng) const;
    int simulations() const { return simulations_; }
    const SearchTree& tree() const { return tree_; }

  private:
    using Values = std::array<double, kMaxSeats>;
    struct Outcome {
        Values value{};  // what each seat goes by: about 0 to 1
        Values share{};  // of the win, together 1
        Values points{}; // in the end, up to a constant that all share
    };
    struct Found { // about an alternative of the seat that thinks, all simulations together
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
    // The alternative to go down by; whether it is tried for the first time.
    std::pair<Action, bool> byBound(SearchTree::Node node, const Position& position);
    std::pair<Action, bool> byPrior(SearchTree::Node node, const Position& position);
    bool areWeighed(SearchTree::Node node, const Position& position) const;
    void weigh(SearchTree::Node node, const Position& position);
    void goDown(Position& position);
    void playOut(Position& position);
    Action promising(const Position& position);
    double ahead(const Values& points, Seat seat) const;
    double leaning(const Features& features, const Judgement& judgement) const;
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
    std::vector<Found> found_; // by alternative of the seat that thinks
    int scoredAfter_ = 0;      // the round of the next general scoring
    int simulations_ = 0;
    std::vector<Taken> path_;
    std::vector<double> weights_;
};

} // namespace elgrande
