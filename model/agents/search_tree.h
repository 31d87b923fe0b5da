// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The tree of an information-set search (tree_search.h). A node stands for a sequence of decisions and not for a
// position, because every simulation passes it with another determinisation. Which actions are legal may differ between
// simulations, so an edge also counts how often it was available.
#pragma once

#include "model/core/action.h"

#include <unordered_map>
#include <vector>

namespace elgrande {

class SearchTree {
  public:
    using Node = std::uint32_t;
    static constexpr Node kRoot = 0;

    struct Edge {
        Move move;
        float prior = 0;                // P of PUCT, 0 to 1; 0: not expanded
        std::uint32_t visits = 0;       //
        std::uint32_t availability = 0; // visits of the node in which this action was legal (UCB1)
        double valueSum = 0;            // of the mover, over the visits
        Node child = 0;                 // 0: none yet
        float networkValue = 0;         // for the mover, one step ahead
    };

    SearchTree();

    // Creates the edge if there is none; `isNew` tells. References are valid until the next call.
    Edge& edge(Node node, Move move, bool& isNew);
    const Edge* find(Node node, Move move) const;
    // Creates the node if there is none.
    Node child(Edge& edge);
    // The child of an edge that ends a sequence of commuting moves: the same for all sequences from the node `from`
    // with the same set of moves (the sum of their keys).
    Node transposition(Edge& edge, Node from, std::uint64_t set);
    static std::uint64_t setKey(Action action);
    // The common child of all secret choices at this node: who decides next does not know which was made.
    Node secretChild(Node node);

    std::size_t bytes() const;

  private:
    struct Slot {               // of a hash table with linear probing
        std::uint64_t key = 0;  // different for every edge
        std::uint32_t edge = 0; // index + 1; 0: free
    };
    std::size_t slotOf(std::uint64_t node, Move move) const;
    void grow();
    Node newNode();

    std::vector<Edge> edges_;
    std::vector<Slot> slots_;          // a power of two, at most half full
    std::vector<Node> secretChildren_; // by node
    std::unordered_map<std::uint64_t, Node> transpositions_;
};

} // namespace elgrande
