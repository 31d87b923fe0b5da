// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/reach.h"

#include "model/observe/staying.h"

namespace elgrande {

std::optional<Grip> gripOf(const EventFacts& facts, const Event& event) {
    if (stays(event)) return {};
    const Area from = event.from != Area::None ? event.from : facts.carried.from;
    const Owner owner = event.owner != Owner::None ? event.owner : ownerOf(event.seat);
    switch (facts.family) {
    case EventFamily::Pieces:
    case EventFamily::Exodus:
        if (owner == Owner::None) return {};
        return Grip{from, owner, Token::None, false};
    case EventFamily::Figure:
        if (facts.carried.grande) return Grip{from, owner, Token::None, true};
        if (event.token != Token::None) return Grip{from, Owner::None, event.token, false};
        if (facts.carried.token != Token::None) return Grip{from, Owner::None, facts.carried.token, false};
        return {};
    case EventFamily::Scored:
        return Grip{};
    default:
        return {};
    }
}

} // namespace elgrande
