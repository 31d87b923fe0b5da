// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The tree of an information-set search (Cowling, Powley, Whitehouse 2012). A node stands for a sequence of decisions
// and not for a position, because every simulation passes it with another determinisation. Which actions are legal may
// differ between simulations, so an edge also counts how often it was available.
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
        float prior = 0;           // P of PUCT, 0 to 1; 0: not expanded
        std::uint32_t visits = 0;  //
        std::uint32_t chances = 0; // availability count (UCB1): visits of the node with this action legal
        double total = 0;          // sum of the mover's values
        Node child = 0;            // 0: none yet
        float first = 0;           // the network's value for the mover, one step ahead
    };

    SearchTree();

    // The edge, made when it is met for the first time; `isNew` tells. References hold until the next call.
    Edge& edge(Node node, Move move, bool& isNew);
    const Edge* find(Node node, Move move) const;
    // The node behind the edge, made when it is needed.
    Node behind(Edge& edge);
    // The same for moves whose order does not matter: those that make up the same set (a sum of setKey()), counted from
    // the same node, lead to one node.
    Node behindSet(Edge& edge, Node from, std::uint64_t set);
    static std::uint64_t setKey(Action action);
    // The one node behind all secret choices of a seat at this node: who comes next does not know which it was.
    Node behindSecret(Node node);

    std::size_t edges() const { return edges_.size(); }
    std::size_t bytes() const;

  private:
    struct Place {              // of the hash table
        std::uint64_t key = 0;  // no two edges have the same
        std::uint32_t edge = 0; // 1 and up; 0: free
    };
    std::size_t placeOf(std::uint64_t node, Move move) const;
    void grow();

    std::vector<Edge> edges_;
    std::vector<Place> places_; // a power of two, at most half full
    std::vector<Node> secret_;  // by node
    std::unordered_map<std::uint64_t, Node> sets_;
};

} // namespace elgrande
