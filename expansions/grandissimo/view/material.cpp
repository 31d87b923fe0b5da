// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "material.h"

#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"

#include <QStringList>

#include <algorithm>

namespace elgrande::grandissimo {

bool isPlayed(const GameModel& model, const char* token) { return model.catalogue().token(token) != Token::None; }

std::vector<Seat> holdersOf(const Catalogue& catalogue, const Observation& seen, const char* token) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i)
        if (catalogue.tokens[i].id == token)
            if (const Seat seat = seen.spotOf(static_cast<Token>(i)).seat(); seat != Seat::None) seats.push_back(seat);
    return seats;
}

std::vector<Standing> standingIn(const Shown& shown, const char* place) {
    std::vector<Standing> all;
    const Area area = shown.model().catalogue().area(place);
    for (int i = 0; i < kMaxOwners && area != Area::None; ++i)
        if (const int count = shown.at(area, static_cast<Owner>(i)); count > 0)
            all.push_back({static_cast<Owner>(i), count});
    return all;
}

std::vector<Pact> pactsOf(const Catalogue& catalogue, const Observation& seen) {
    std::vector<Pact> pacts;
    const std::vector<std::string>& kinds = catalogue.kept;
    for (const Kept& kept : seen.kept) {
        if (kept.kind == 0 || kept.kind >= kinds.size()) continue;
        if (kinds[kept.kind] == kBoycott) pacts.push_back({regionOf(kept), kept.seat});
        if (kinds[kept.kind] == kAlliance) pacts.push_back({regionOf(kept), kept.seat, partnerOf(kept)});
    }
    return pacts;
}

Seat freeChooser(const Catalogue& catalogue, const Observation& seen) {
    const std::vector<std::string>& kinds = catalogue.kept;
    for (const Kept& kept : seen.kept)
        if (kept.kind != 0 && kept.kind < kinds.size() && kinds[kept.kind] == kFreeChoice) return kept.seat;
    return Seat::None;
}

Seat crownedSeat(const Catalogue& catalogue, const Observation& seen) {
    const std::vector<Seat> seats = holdersOf(catalogue, seen, kCrown);
    return seats.empty() ? Seat::None : seats.front();
}

// But for what is not shown yet.
Area lastLanding(const Shown& shown) {
    const Catalogue& catalogue = shown.model().catalogue();
    const auto isLanding = [&](const Event& event) { return catalogue.event(event.kind).id == "gr-landed"; };
    const std::vector<Event>& later = shown.film().later;
    auto hidden = std::count_if(later.begin(), later.end(), isLanding);
    const std::vector<Event>& all = shown.model().history();
    for (auto event = all.rbegin(); event != all.rend(); ++event)
        if (isLanding(*event) && --hidden < 0) return event->to;
    return catalogue.area(kPortugal);
}

QString inWords(const GameModel& model, const std::vector<Standing>& those) {
    QStringList words;
    for (const Standing& each : those) words << word("strip:piece").arg(ownerName(model, each.owner)).arg(each.count);
    return words.isEmpty() ? QString(QChar(0x2013)) : words.join(QStringLiteral(", "));
}

QString told(const GameModel& model, const char* key, Seat seat, Area place, Seat other) {
    QString text = word(key);
    if (seat != Seat::None) text.replace(QStringLiteral("{seat}"), seatName(model, seat));
    if (other != Seat::None) text.replace(QStringLiteral("{other}"), seatName(model, other));
    if (place != Area::None) text.replace(QStringLiteral("{place}"), texts::areaName(model.catalogue(), place));
    return text;
}

} // namespace elgrande::grandissimo
