// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a hand can do at the table now: everything that may be taken up, where it may be put down, and the decisions in
// a row that this means for the asked seat, parts of its turn that it begins included. Facts without State, so that
// windows can hold them; made by Insight (insight.h) by playing ahead. A Veto in between counts as not used, so each
// decision is to be made when it is really asked.
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/core/facts.h"

#include <optional>
#include <vector>

namespace elgrande {

// What is taken up. All None: nothing, a place is pointed at (to be scored).
struct Grip {
    Area from = Area::None; // None for a token that lies beside the map
    Owner owner = Owner::None;
    Token token = Token::None;
    bool grande = false; // the owner's Grande, not a Caballero

    bool isNothing() const { return owner == Owner::None && token == Token::None; }
    friend bool operator==(const Grip&, const Grip&) = default;
};
// What an event has taken up; nothing where it carries nothing. The scoring of a place points at it.
std::optional<Grip> gripOf(const EventFacts& facts, const Event& event);

struct Deed {
    Grip grip;
    Area to = Area::None;      // of an announced step also None: it is about no place
    std::vector<Action> moves; // the first one is legal now, the last one has the effect
    Area with = Area::None;    // of an announced step that joins two places: the other one

    friend bool operator==(const Deed&, const Deed&) = default;
};

// A question that the deeds are answers to, now or after what leads to it.
struct Asked {
    std::vector<Action> leads; // empty: the one that is asked now
    std::vector<Refused> refused;
    bool orderOnly = false; // all the places are scored, and the answer is which comes first
};

struct Reach {
    std::vector<Deed> deeds;
    std::vector<Asked> questions;
};

// What some decisions in a row would bring the seat, if everything that it sees into were scored.
struct Trial {
    int there = 0;  // points of the place that is asked about, afterwards
    int change = 0; // of all its points, those that are scored on the way included
    int idle = 0;   // how many more Caballeros would count for nobody in that place, if it pays anything
};

// What an open action card would let the seat do.
struct CardPreview {
    AreaSet places; // where its special action reaches, or takes pieces away from; else where its Caballeros may go
    int best = 0;   // the most points that one deed of the special action brings (Trial::change), at least 0
    Area bestPlace = Area::None;
};

} // namespace elgrande
