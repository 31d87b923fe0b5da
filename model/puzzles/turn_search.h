// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All that a seat can do in the rest of its turn, as the positions that can be reached. Nobody else may be asked on the
// way, or there is no answer.
#pragma once

#include "model/core/event.h"
#include "model/core/result.h"
#include "model/rules/rules.h"

#include <cstring>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace elgrande {

struct StateHash {
    std::size_t operator()(const State& state) const;
};
using StateSet = std::unordered_set<State, StateHash>;
using StateNumbers = std::unordered_map<State, std::size_t, StateHash>;

// What anybody sees of a position: the board, what is kept, and the points; not the players' cards, courts and
// provinces.
State boardOf(const State& state);
// Where the Caballeros of the board stand, and nothing else.
State caballerosOn(const State& state);

// Notes the position in which the turn of the seat is over, before anything follows.
class TurnEnd final : public EventSink {
  public:
    TurnEnd(const Rules& rules, const State& state, Seat seat)
        : rules_(rules)
        , state_(state)
        , seat_(seat) {}
    void add(const Event& event) override;

    std::optional<State> end;

  private:
    const Rules& rules_;
    const State& state_;
    Seat seat_;
};

class TurnSearch {
  public:
    struct Node {
        State state;
        Seat next = Seat::None;
        int parent = -1;
        Action action;            // that leads here
        std::optional<State> end; // the turn is over
    };

    // The nearest first.
    Result<void> run(const Rules& rules, const State& start, Seat seat, int mostPlays);

    const std::vector<Node>& nodes() const { return nodes_; }
    // Every move from one of them to another, those that lead where another line has been before as well.
    const std::vector<std::pair<std::size_t, std::size_t>>& moves() const { return moves_; }
    int plays() const { return plays_; }
    std::vector<Action> lineTo(std::size_t node) const;

  private:
    std::vector<Node> nodes_;
    std::vector<std::pair<std::size_t, std::size_t>> moves_;
    int plays_ = 0;
};

extern const char* const kTooManyMoves;
extern const char* const kOthersDecide;

} // namespace elgrande
