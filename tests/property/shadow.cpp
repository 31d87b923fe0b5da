#include "tests/property/shadow.h"

namespace elgrande::property {

Shadow::Shadow(const Rules& rules)
    : rules_(rules) {
    for (Seat seat : rules.seats()) {
        count_[index(Area::Provinces)][index(ownerOf(seat))] = rules.pieces;
        hand_[index(seat)] = rules.firstHand;
    }
    played_.fill(Power::None);
    taken_.fill(Card::None);
    grande_.fill(Area::None);
    board_.fill(Area::None);
}

void Shadow::move(Owner owner, Area from, Area to, int number) {
    count_[index(from)][index(owner)] -= number;
    count_[index(to)][index(owner)] += number;
}

void Shadow::add(const Event& event) {
    const std::size_t seat = index(event.seat);
    switch (event.kind) {
    case EventKind::KingPlaced:
        king_ = event.to;
        break;
    case EventKind::HomeDrawn:
        grande_[seat] = event.to;
        move(ownerOf(event.seat), Area::Provinces, event.to, rules_.homeAtStart);
        move(ownerOf(event.seat), Area::Provinces, Area::Court, rules_.courtAtStart);
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
        king_ = event.to;
        break;
    case EventKind::GrandeMoved:
        grande_[seat] = event.to;
        break;
    case EventKind::ScoreboardMoved:
        board_[index(event.board)] = event.to;
        break;
    case EventKind::VetoTaken:
        ++vetos_[seat];
        break;
    case EventKind::VetoExpired:
        --vetos_[seat];
        break;
    case EventKind::SpecialVetoed:
        --vetos_[seat];
        break;
    case EventKind::Points:
        score_[seat] += event.number;
        break;
    case EventKind::GameEnded:
        ended_ = true;
        break;
    default:
        break; // tells of no piece
    }
}

std::string Shadow::differenceFrom(const State& state) const {
    for (std::size_t area = 0; area < kMaxAreas; ++area)
        for (std::size_t owner = 0; owner < kMaxOwners; ++owner)
            if (count_[area][owner] != state.count[area][owner])
                return "the events say " + std::to_string(count_[area][owner]) + " Caballeros of " +
                       rules_.ownerName(static_cast<Owner>(owner)) + " in " + rules_.areaRows[area].id +
                       ", the state " + std::to_string(state.count[area][owner]);
    for (Seat seat : rules_.seats()) {
        const std::size_t i = index(seat);
        if (score_[i] != state.score[i]) return "the points of " + rules_.colour(seat) + " changed without an event";
        if (hand_[i] != state.hand[i]) return "the hand of " + rules_.colour(seat) + " changed without an event";
        if (played_[i] != state.played[i]) return "the events tell another power card";
        if (taken_[i] != state.taken[i]) return "the events tell another action card";
        if (grande_[i] != state.grande[i]) return "a Grande moved without an event";
        int vetos = 0;
        for (const Standing& each : state.standing) vetos += each.kind == kStandingVeto && each.seat == seat ? 1 : 0;
        if (vetos_[i] != vetos) return "a Veto came or went without an event";
    }
    if (board_ != state.board) return "a mobile scoreboard moved without an event";
    if (king_ != state.king) return "the King moved without an event";
    if (round_ != state.round) return "the events tell another round";
    if (ended_ != state.over()) return "the end of the game and its event do not agree";
    return {};
}

} // namespace elgrande::property
