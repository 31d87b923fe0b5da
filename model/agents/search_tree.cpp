// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/search_tree.h"

#include <cassert>

namespace elgrande {

namespace {

constexpr std::size_t kFirstPlaces = 1U << 12U;

constexpr unsigned kSeatBits = 3; // of the seats that decide
constexpr unsigned kNodeBits = 32 - kSeatBits;

// The lowest bits of what comes out depend on all that goes in. Every step can be undone (an odd factor, a shift that
// leaves the highest bits as they are: the end of SplitMix64, Steele, Lea, Flood 2014), so nothing falls together.
std::uint64_t mixed(std::uint64_t key) {
    key = (key ^ key >> 30U) * 0xbf58476d1ce4e5b9ULL;
    key = (key ^ key >> 27U) * 0x94d049bb133111ebULL;
    return key ^ key >> 31U;
}

// Node, seat and action in one word, mixed: different edges have different keys and there is no need to compare more.
std::uint64_t keyOf(std::uint64_t node, Move move) {
    assert(index(move.seat) < kMaxSeats && node >> kNodeBits == 0); // so many nodes have no room in any memory
    return mixed((node << kSeatBits | index(move.seat)) << 32U | packed(move.action));
}

std::size_t spread(std::uint64_t key, std::size_t places) { return static_cast<std::size_t>(key) & (places - 1); }

} // namespace

SearchTree::SearchTree()
    : places_(kFirstPlaces)
    , secret_(1, 0) {
    edges_.reserve(kFirstPlaces / 2);
}

// Where the edge is, or the free place where it belongs.
std::size_t SearchTree::placeOf(std::uint64_t node, Move move) const {
    const std::uint64_t key = keyOf(node, move);
    std::size_t at = spread(key, places_.size());
    while (places_[at].edge != 0 && places_[at].key != key) at = (at + 1) & (places_.size() - 1);
    return at;
}

void SearchTree::grow() {
    std::vector<Place> wider(places_.size() * 2);
    for (const Place& place : places_) {
        if (place.edge == 0) continue;
        std::size_t at = spread(place.key, wider.size());
        while (wider[at].edge != 0) at = (at + 1) & (wider.size() - 1);
        wider[at] = place;
    }
    places_.swap(wider);
}

SearchTree::Edge& SearchTree::edge(Node node, Move move, bool& isNew) {
    std::size_t at = placeOf(node, move);
    isNew = places_[at].edge == 0;
    if (!isNew) return edges_[places_[at].edge - 1];
    if (2 * (edges_.size() + 1) > places_.size()) {
        grow();
        at = placeOf(node, move);
    }
    edges_.push_back({});
    edges_.back().move = move;
    places_[at] = {keyOf(node, move), static_cast<std::uint32_t>(edges_.size())};
    return edges_.back();
}

const SearchTree::Edge* SearchTree::find(Node node, Move move) const {
    const std::size_t at = placeOf(node, move);
    return places_[at].edge == 0 ? nullptr : &edges_[places_[at].edge - 1];
}

SearchTree::Node SearchTree::behind(Edge& edge) {
    if (edge.child == 0) {
        edge.child = static_cast<Node>(secret_.size());
        secret_.push_back(0);
    }
    return edge.child;
}

std::uint64_t SearchTree::setKey(Action action) { return mixed(packed(action) | 1ULL << 40U); }

SearchTree::Node SearchTree::behindSet(Edge& edge, Node from, std::uint64_t set) {
    if (edge.child != 0) return edge.child;
    Node& node = sets_[mixed(set + mixed(from))];
    if (node == 0) {
        node = static_cast<Node>(secret_.size());
        secret_.push_back(0);
    }
    return edge.child = node;
}

SearchTree::Node SearchTree::behindSecret(Node node) {
    if (secret_[node] == 0) {
        secret_[node] = static_cast<Node>(secret_.size());
        secret_.push_back(0);
    }
    return secret_[node];
}

std::size_t SearchTree::bytes() const {
    return edges_.capacity() * sizeof(Edge) + places_.capacity() * sizeof(Place) + secret_.capacity() * sizeof(Node) +
           sets_.size() * (sizeof(std::uint64_t) + 2 * sizeof(Node) + 2 * sizeof(void*));
}

} // namespace elgrande
