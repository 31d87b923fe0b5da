// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/game/take_back.h"

#include "model/observe/reach.h"

#include <algorithm>

namespace elgrande {

namespace {

// Caballeros of one owner on their way.
struct Carriage {
    Owner owner = Owner::None;
    Area from = Area::None;
    Area to = Area::None;
    int number = 0;
};

Carriage carriageOf(const Catalogue& catalogue, const Event& event) {
    const int number = std::max<int>(1, event.number);
    if (event.kind == EventKind::CourtFilled) return {ownerOf(event.seat), Area::Provinces, Area::Court, number};
    const Grip grip = gripOf(catalogue.event(event.kind), event).value_or(Grip{});
    if (grip.owner == Owner::None || grip.grande || grip.from == Area::None || event.to == Area::None) return {};
    return {grip.owner, grip.from, event.to, number};
}

template <typename Number>
void add(Number& to, int number) {
    to = static_cast<Number>(std::max(0, to + number));
}

// Nobody sees into the closed Castillo, whatever comes from there.
void addCaballeros(Observation& seen, Owner owner, Area place, int number) {
    if (place == Area::Castillo && !seen.castilloOpen) return;
    add(seen.count[index(owner)][index(place)], number);
    const std::size_t seat = index(seatOf(owner));
    if (seat >= seen.seats.size()) return;
    if (place == Area::Court) add(seen.seats[seat].court, number);
    if (place == Area::Provinces) add(seen.seats[seat].provinces, number);
}

// Copies of a token are in order and change places by every move: the one that lies where it was laid.
Token laidBy(const Observation& seen, const Catalogue& catalogue, const Event& event, Token token) {
    const Spot spot = event.to != Area::None       ? Spot::in(event.to)
                      : event.holder != Seat::None ? Spot::before(event.holder)
                                                   : Spot::aside();
    const auto& all = catalogue.tokens;
    if (seen.spotOf(token) == spot || index(token) >= all.size()) return token;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == all[index(token)].id && seen.token[i] == spot) return static_cast<Token>(i);
    return token;
}

void takeTokenBack(Observation& seen, const Event& event, const Grip& grip, const Observation* before) {
    const Spot last = before != nullptr ? before->spotOf(grip.token) : Spot::aside();
    const bool beside = last.area() == Area::None; // the board, or before a seat
    seen.token[index(grip.token)] = event.from != Area::None ? Spot::in(event.from) : beside ? last : Spot::aside();
    if (grip.token != Token::King || event.from == Area::None) return;
    seen.king = event.from;
    if (before != nullptr && before->king == event.from) {
        seen.kingsRegion = before->kingsRegion;
        seen.closed = before->closed;
    }
}

} // namespace

bool movesSomething(const Catalogue& catalogue, const Event& event) {
    const Grip grip = gripOf(catalogue.event(event.kind), event).value_or(Grip{});
    return grip.token != Token::None || grip.grande || carriageOf(catalogue, event).number > 0;
}

int broughtBy(const Catalogue& catalogue, const std::vector<Event>& events, Area place, Owner owner) {
    int brought = 0;
    for (const Event& event : events) {
        const Carriage carriage = carriageOf(catalogue, event);
        if (carriage.owner != owner) continue;
        if (carriage.to == place) brought += carriage.number;
        if (carriage.from == place) brought -= carriage.number;
    }
    return brought;
}

void takeBack(Observation& seen, const Catalogue& catalogue, const std::vector<Event>& events,
              const Observation* before) {
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        Grip grip = gripOf(catalogue.event(event->kind), *event).value_or(Grip{});
        if (grip.token != Token::None) grip.token = laidBy(seen, catalogue, *event, grip.token);
        if (grip.token != Token::None) takeTokenBack(seen, *event, grip, before);
        const std::size_t seat = index(seatOf(grip.owner));
        if (grip.grande && seat < seen.seats.size()) seen.seats[seat].grande = event->from;
        const Carriage carriage = carriageOf(catalogue, *event);
        if (carriage.number == 0) continue;
        addCaballeros(seen, carriage.owner, carriage.to, -carriage.number);
        addCaballeros(seen, carriage.owner, carriage.from, carriage.number);
    }
}

} // namespace elgrande
