// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The lobby before the game: carries out the wishes of guests and sends them the result.
#include "app/lan/hosting_private.h"
#include "model/game_model/plain_text.h"

#include <algorithm>

namespace elgrande::lan {

using Holder = LobbySeat::Holder;

SeatSet Hosting::Private::seatsOf(int guest) const {
    SeatSet seats;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i].guest == guest) seats.insert(seatAt(static_cast<int>(i)));
    return seats;
}

bool Hosting::Private::isConnected(int guest) const {
    return std::any_of(connections.begin(), connections.end(),
                       [guest](const auto& each) { return each.second.guest == guest; });
}

bool Hosting::Private::isNameTaken(const QString& name, int guest) const {
    // Full-width and circled letters count as the plain ones.
    const auto shape = [](const QString& each) {
        return each.normalized(QString::NormalizationForm_KC).toCaseFolded();
    };
    const auto same = [its = shape(name), shape](const QString& other) { return shape(other) == its; };
    const bool sits = std::any_of(places.begin(), places.end(), [&](const Place& each) {
        return each.seat.holder != Holder::Open && same(each.seat.name);
    });
    const bool looksOn = std::any_of(guests.begin(), guests.end(), [&](const auto& each) {
        return each.first != guest && isConnected(each.first) && same(each.second.name);
    });
    return sits || looksOn;
}

void Hosting::Private::free(Place& place) { place = {}; }

WishFault Hosting::Private::judge(int guest, const Wish& wish) {
    if (wish.what == Wish::What::Name) {
        if (wish.text.isEmpty()) return WishFault::NoName;
        if (isNameTaken(wish.text, guest)) return WishFault::NameTaken;
        guests.at(guest).name = wish.text;
        return WishFault::None;
    }
    if (table) return WishFault::Begun;
    if (wish.what == Wish::What::Sit) return sit(guest, wish);
    if (!seatsOf(guest).contains(wish.seat)) return WishFault::NotYours;
    Place& place = places[index(wish.seat)];
    switch (wish.what) {
    case Wish::What::Stand:
        free(place);
        return WishFault::None;
    case Wish::What::Ready:
        place.seat.ready = wish.yes;
        return WishFault::None;
    default:
        return setColour(wish.seat, wish.text.toStdString());
    }
}

WishFault Hosting::Private::sit(int guest, const Wish& wish) {
    if (index(wish.seat) >= places.size()) return WishFault::SeatTaken;
    Place& place = places[index(wish.seat)];
    const bool isOwn = place.guest == guest; // another name for a seat that is taken already
    if (!isOwn && place.seat.holder != Holder::Open) return WishFault::SeatTaken;
    if (wish.text.isEmpty()) return WishFault::NoName;
    const QString before = std::exchange(place.seat.name, QString());
    if (isNameTaken(wish.text, guest)) {
        place.seat.name = before;
        return WishFault::NameTaken;
    }
    if (!isOwn) place = {};
    place.guest = guest;
    place.share = wish.share;
    place.seat.holder = Holder::Person;
    place.seat.atHost = guest == kHere;
    place.seat.name = wish.text;
    return WishFault::None;
}

// The seat that had the colour gets the one that becomes free.
WishFault Hosting::Private::setColour(Seat seat, const std::string& colour) {
    const std::vector<std::string> known = knownColours();
    if (std::find(known.begin(), known.end(), colour) == known.end()) return WishFault::NoColour;
    Setup wanted = setup;
    const auto other = std::find(wanted.colours.begin(), wanted.colours.end(), colour);
    if (other != wanted.colours.end()) *other = wanted.colours[index(seat)];
    wanted.colours[index(seat)] = colour;
    return useSetup(wanted) ? WishFault::None : WishFault::NoColour;
}

Lobby Hosting::Private::lobbyFor(int guest) const {
    Lobby lobby;
    lobby.title = title;
    lobby.game = game;
    lobby.commitment = hostCommitment(game, hostNumber);
    lobby.record = header;
    lobby.rules = rulesMark(rules->fingerprint);
    lobby.aids = aids;
    lobby.begun = table != nullptr;
    for (const Place& each : places) {
        lobby.seats.push_back(each.seat);
        lobby.seats.back().away = each.seat.holder == Holder::Person && !isConnected(each.guest);
    }
    for (const auto& [id, each] : guests)
        if (isConnected(id) && seatsOf(id).empty() && id != kHere && lobby.watching.size() < kMostWatching)
            lobby.watching.append(each.name);
    lobby.yours = seatsOf(guest);
    return lobby;
}

void Hosting::Private::send(ConnectionId id, const LobbyMessage& message) {
    if (const auto found = connections.find(id); found != connections.end()) found->second.send(toMap(message));
}

void Hosting::Private::broadcast(const QCborMap& message) {
    for (const auto& [id, connection] : connections) connection.send(message);
}

void Hosting::Private::broadcastLobby() {
    for (const auto& [id, connection] : connections) connection.send(toMap(LobbyMessage(lobbyFor(connection.guest))));
    shown = lobbyFor(kHere);
    if (beacon) beacon->setNotice(notice());
    keep(); // what cannot be written now is written with the next change
    Q_EMIT q->lobbyChanged();
}

} // namespace elgrande::lan
