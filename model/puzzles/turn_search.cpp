// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/puzzles/turn_search.h"

#include "model/core/rng.h"
#include "model/rules/engine.h"

#include <algorithm>

namespace elgrande {

std::size_t StateHash::operator()(const State& state) const {
    // Equal states have equal bytes: copying is bytes, and padding is never written apart from them.
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    const auto add = [&hash](const void* from, std::size_t bytes) {
        const auto* at = static_cast<const unsigned char*>(from);
        for (std::size_t i = 0; i + sizeof(std::uint64_t) <= bytes; i += sizeof(std::uint64_t)) {
            std::uint64_t word = 0;
            std::memcpy(&word, at + i, sizeof word);
            hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
            hash ^= hash >> 29U;
        }
    };
    add(&state.count, sizeof state.count);
    add(&state.score, sizeof state.score - sizeof state.score % sizeof(std::uint64_t));
    for (int i = 0; i < state.agenda.size(); ++i) add(&state.agenda[i], sizeof(Step));
    return hash;
}

State boardOf(const State& state) {
    State board = caballerosOn(state);
    board.grande = state.grande;
    board.token = state.token;
    board.score = state.score;
    board.kept = state.kept;
    return board;
}

State caballerosOn(const State& state) {
    State board;
    board.count = state.count;
    for (State::Row& row : board.count) row[index(Area::Court)] = row[index(Area::Provinces)] = 0;
    return board;
}

void TurnEnd::add(const Event& event) {
    if (!end && event.kind == EventKind::TurnPassed && event.seat == seat_) end = atTurnEnd(rules_, state_);
}

const char* const kTooManyMoves =
    QT_TRANSLATE_NOOP("elgrande::errors", "There is too much that could be done to look through it all.");
const char* const kOthersDecide =
    QT_TRANSLATE_NOOP("elgrande::errors", "Somebody else, or chance, decides before the goal is reached.");

Result<void> TurnSearch::run(const Rules& rules, const State& start, Seat seat, int mostPlays) {
    nodes_.clear();
    moves_.clear();
    plays_ = 0;
    StateNumbers seen{{start, 0}};
    nodes_.push_back({start, seat, -1, {}, {}});
    ActionList legal;
    ActionList after;
    for (std::size_t at = 0; at < nodes_.size(); ++at) {
        if (nodes_[at].end) continue;
        legalActions(rules, nodes_[at].state, seat, legal);
        for (const Action action : legal) {
            if (++plays_ > mostPlays) return Error{kTooManyMoves, {}};
            Node node{nodes_[at].state, seat, static_cast<int>(at), action, {}};
            TurnEnd ending(rules, node.state, seat);
            node.next = play(rules, node.state, {seat, action}, after, &ending);
            node.end = ending.end;
            if (!node.end && node.next != seat) return Error{kOthersDecide, {}};
            const auto [found, isNew] = seen.try_emplace(node.state, nodes_.size());
            moves_.emplace_back(at, found->second);
            if (isNew) nodes_.push_back(node);
        }
    }
    return {};
}

std::vector<Action> TurnSearch::lineTo(std::size_t node) const {
    std::vector<Action> line;
    for (int at = static_cast<int>(node); at > 0; at = nodes_[static_cast<std::size_t>(at)].parent)
        line.push_back(nodes_[static_cast<std::size_t>(at)].action);
    std::reverse(line.begin(), line.end());
    return line;
}

} // namespace elgrande
