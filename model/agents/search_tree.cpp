// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/agents/search_tree.h"

#include <cassert>

namespace elgrande {

namespace {

constexpr std::size_t kFirstSlots = 1U << 12U;

constexpr unsigned kSeatBits = 3;
constexpr unsigned kNodeBits = 32 - kSeatBits;

// The finaliser of SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014): the lowest
// bits of the result depend on all bits of the key. Each step is invertible, so different keys stay different.
std::uint64_t mixed(std::uint64_t key) {
    key = (key ^ key >> 30U) * 0xbf58476d1ce4e5b9ULL;
    key = (key ^ key >> 27U) * 0x94d049bb133111ebULL;
    return key ^ key >> 31U;
}

// Node, seat and action in one word, mixed: different edges have different keys, so that keys alone are compared.
std::uint64_t keyOf(std::uint64_t node, Move move) {
    assert(index(move.seat) < kMaxSeats && node >> kNodeBits == 0); // more nodes would not fit into memory
    return mixed((node << kSeatBits | index(move.seat)) << 32U | packed(move.action));
}

std::size_t firstSlot(std::uint64_t key, std::size_t slots) { return static_cast<std::size_t>(key) & (slots - 1); }

} // namespace

SearchTree::SearchTree()
    : slots_(kFirstSlots)
    , secretChildren_(1, 0) {
    edges_.reserve(kFirstSlots / 2);
}

// The slot of the edge, or the free one where it belongs.
std::size_t SearchTree::slotOf(std::uint64_t node, Move move) const {
    const std::uint64_t key = keyOf(node, move);
    std::size_t at = firstSlot(key, slots_.size());
    while (slots_[at].edge != 0 && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
    return at;
}

void SearchTree::grow() {
    std::vector<Slot> wider(slots_.size() * 2);
    for (const Slot& slot : slots_) {
        if (slot.edge == 0) continue;
        std::size_t at = firstSlot(slot.key, wider.size());
        while (wider[at].edge != 0) at = (at + 1) & (wider.size() - 1);
        wider[at] = slot;
    }
    slots_.swap(wider);
}

SearchTree::Edge& SearchTree::edge(Node node, Move move, bool& isNew) {
    std::size_t at = slotOf(node, move);
    isNew = slots_[at].edge == 0;
    if (!isNew) return edges_[slots_[at].edge - 1];
    if (2 * (edges_.size() + 1) > slots_.size()) {
        grow();
        at = slotOf(node, move);
    }
    edges_.push_back({});
    edges_.back().move = move;
    slots_[at] = {keyOf(node, move), static_cast<std::uint32_t>(edges_.size())};
    return edges_.back();
}

const SearchTree::Edge* SearchTree::find(Node node, Move move) const {
    const std::size_t at = slotOf(node, move);
    return slots_[at].edge == 0 ? nullptr : &edges_[slots_[at].edge - 1];
}

SearchTree::Node SearchTree::newNode() {
    secretChildren_.push_back(0);
    return static_cast<Node>(secretChildren_.size() - 1);
}

SearchTree::Node SearchTree::child(Edge& edge) {
    if (edge.child == 0) edge.child = newNode();
    return edge.child;
}

std::uint64_t SearchTree::setKey(Action action) { return mixed(packed(action) | 1ULL << 40U); }

SearchTree::Node SearchTree::transposition(Edge& edge, Node from, std::uint64_t set) {
    if (edge.child != 0) return edge.child;
    Node& node = transpositions_[mixed(set + mixed(from))];
    if (node == 0) node = newNode();
    return edge.child = node;
}

SearchTree::Node SearchTree::secretChild(Node node) {
    if (secretChildren_[node] == 0) {
        const Node child = newNode(); // may move secretChildren_
        secretChildren_[node] = child;
    }
    return secretChildren_[node];
}

std::size_t SearchTree::bytes() const {
    return edges_.capacity() * sizeof(Edge) + slots_.capacity() * sizeof(Slot) +
           secretChildren_.capacity() * sizeof(Node) +
           transpositions_.size() * (sizeof(std::uint64_t) + 2 * sizeof(Node) + 2 * sizeof(void*));
}

} // namespace elgrande
