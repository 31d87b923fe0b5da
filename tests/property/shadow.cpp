// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/property/shadow.h"

#include <algorithm>

namespace elgrande::property {

Shadow::Shadow(const Rules& rules)
    : rules_(rules) {
    for (Owner owner : rules.owners) count_[index(Area::Provinces)][index(owner)] = rules.piecesOf(owner);
    for (Seat seat : rules.seats() | rules.dummies())
        hand_[index(seat)] = rules.deck.handsDealt ? 0 : rules.deck.firstHand;
    played_.fill(Power::None);
    taken_.fill(Card::None);
    grande_.fill(Area::None);
}

void Shadow::move(Owner owner, Area from, Area to, int number) {
    count_[index(from)][index(owner)] -= number;
    count_[index(to)][index(owner)] += number;
}

// Tokens of a kind cannot be told apart: one of them has come from there.
void Shadow::moveToken(const Event& event) {
    const Spot to = event.holder != Seat::None ? Spot::before(event.holder)
                    : event.to != Area::None   ? Spot::in(event.to)
                                               : Spot::aside();
    token_[index(event.token)] = to;
    auto first = token_.begin() + static_cast<std::ptrdiff_t>(index(event.token));
    auto last = first + 1;
    const std::string& id = rules_.tokens[index(event.token)].id;
    while (first != token_.begin() && rules_.tokens[static_cast<std::size_t>(first - token_.begin()) - 1].id == id)
        --first;
    while (static_cast<std::size_t>(last - token_.begin()) < rules_.tokens.size() &&
           rules_.tokens[static_cast<std::size_t>(last - token_.begin())].id == id)
        ++last;
    std::sort(first, last);
}

void Shadow::add(const Event& event) {
    const std::size_t seat = index(event.seat);
    switch (event.kind) {
    case EventKind::KingPlaced:
        token_[index(Token::King)] = Spot::in(event.to);
        break;
    case EventKind::HomeDrawn:
        grande_[seat] = event.to;
        move(ownerOf(event.seat), Area::Provinces, event.to, rules_.flow.homeAtStart);
        move(ownerOf(event.seat), Area::Provinces, Area::Court, rules_.flow.courtAtStart);
        break;
    case EventKind::RoundBegan:
        round_ = event.number;
        played_.fill(Power::None);
        taken_.fill(Card::None);
        break;
    case EventKind::PowerPlayed:
        played_[seat] = event.power;
        hand_[seat] &= ~(1U << index(event.power));
        break;
    case EventKind::PowerTakenBack:
        hand_[seat] |= 1U << index(event.power);
        break;
    case EventKind::CardTaken:
        taken_[seat] = event.card;
        break;
    case EventKind::CourtFilled:
        move(ownerOf(event.seat), Area::Provinces, Area::Court, event.number);
        break;
    case EventKind::CaballeroRecalled:
        move(ownerOf(event.seat), event.from, Area::Court, 1);
        break;
    case EventKind::CaballeroPlaced:
        move(ownerOf(event.seat), Area::Court, event.to, 1);
        break;
    case EventKind::CaballeroMoved:
        move(event.owner, event.from, event.to, event.number);
        break;
    case EventKind::CaballeroSentBack:
        move(event.owner, event.from, Area::Provinces, event.number);
        break;
    case EventKind::CastilloEmptied:
        move(ownerOf(event.seat), Area::Castillo, event.to, event.number);
        break;
    case EventKind::KingMoved:
        token_[index(Token::King)] = Spot::in(event.to);
        break;
    case EventKind::GrandeMoved:
        grande_[seat] = event.to;
        break;
    case EventKind::ScoreboardMoved:
    case EventKind::TokenMoved:
        moveToken(event);
        break;
    case EventKind::VetoTaken:
        ++vetos_[seat];
        break;
    case EventKind::VetoExpired:
    case EventKind::SpecialVetoed:
        --vetos_[seat];
        break;
    case EventKind::Points:
        score_[seat] += event.number;
        break;
    case EventKind::GameEnded:
        ended_ = true;
        break;
    default: // an expansion's event that names a power card gives it to the seat; it tells of pieces when it says whose
             // they are and where they come from and go to
        if (event.kind >= EventKind::FirstFree && event.owner != Owner::None && event.from != Area::None &&
            event.to != Area::None)
            move(event.owner, event.from, event.to, event.number);
        if (event.kind >= EventKind::FirstFree && event.power != Power::None) hand_[seat] |= 1U << index(event.power);
        break;
    }
}

std::string Shadow::differenceFrom(const State& state) const {
    const OwnerSet seated{(rules_.seats() | rules_.dummies()).bits};
    for (std::size_t area = 0; area < kMaxAreas; ++area)
        for (std::size_t owner = 0; owner < kMaxOwners; ++owner)
            // An owner at whose seat nobody sits comes from outside in the set-up, which is no movement.
            if (count_[area][owner] != state.count[owner][area] &&
                (areaAt(static_cast<int>(area)) != Area::Provinces || seated.contains(static_cast<Owner>(owner))))
                return "the events say " + std::to_string(count_[area][owner]) + " Caballeros of " +
                       rules_.ownerName(static_cast<Owner>(owner)) + " in " + rules_.map.rows[area].id +
                       ", the state " + std::to_string(state.count[owner][area]);
    for (Seat seat : rules_.seats()) {
        const std::size_t i = index(seat);
        if (score_[i] != state.score[i]) return "the points of " + rules_.colour(seat) + " changed without an event";
        if (hand_[i] != state.hand[i]) return "the hand of " + rules_.colour(seat) + " changed without an event";
        if (played_[i] != state.played[i]) return "the events tell another power card";
        if (taken_[i] != state.cards[i][0]) return "the events tell another action card";
        if (grande_[i] != state.grande[i]) return "a Grande moved without an event";
        int vetos = 0;
        for (const Kept& each : state.kept) vetos += rules_.kept[each.kind].objects && each.seat == seat ? 1 : 0;
        if (vetos_[i] != vetos) return "a Veto came or went without an event";
    }
    if (token_ != state.token) return "the King, a mobile scoreboard or another token moved without an event";
    if (round_ != state.round) return "the events tell another round";
    if (ended_ != state.over()) return "the end of the game and its event do not agree";
    return {};
}

} // namespace elgrande::property
