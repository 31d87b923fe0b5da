// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "grand_strip.h"

#include "../texts.h"
#include "material.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"

#include <QStringList>

#include <string>
#include <utility>

namespace elgrande::grandissimo {

namespace {

StripMark picture(const char* name) {
    return pictureMark(artOf("grandissimo", QStringLiteral("pieces/") + QLatin1String(name)));
}

StripMark dash() { return textMark(QString(QChar(0x2013))); }

void addPiles(const GameModel& model, StripPart& part, const std::vector<Standing>& those, bool isDashed) {
    for (const Standing& each : those) part.marks.push_back(pileMark(model, each.owner, each.count));
    if (those.empty() && isDashed) part.marks.push_back(dash());
}

StripPart guest(const Shown& shown, const char* token, const char* nobody, const char* somebody) {
    const GameModel& model = shown.model();
    const std::vector<Seat> seats = holdersOf(model.catalogue(), shown.seen(), token);
    const Seat seat = seats.empty() ? Seat::None : seats.front();
    return {told(model, seat == Seat::None ? nobody : somebody, seat), {picture(token), seatMark(model, seat)}};
}

StripPart jester(const Shown& shown) {
    const GameModel& model = shown.model();
    StripPart part = guest(shown, kJester, "strip:no-jester", "strip:jester");
    const std::vector<Standing> gifts = standingIn(shown, kGifts);
    if (!gifts.empty()) part.tip += u' ' + word("strip:gifts").arg(inWords(model, gifts));
    addPiles(model, part, gifts, false);
    return part;
}

StripPart ship(const Shown& shown) {
    const GameModel& model = shown.model();
    StripPart part;
    QStringList holders;
    part.marks.push_back(picture(kShipToken));
    for (const Seat seat : holdersOf(model.catalogue(), shown.seen(), kShipToken)) {
        part.marks.push_back(seatMark(model, seat));
        holders << seatName(model, seat);
    }
    if (holders.isEmpty()) part.marks.push_back(dash());
    part.marks.push_back(pictureMark(QStringLiteral("pieces/ship")));
    const std::vector<Standing> crew = standingIn(shown, kShip);
    addPiles(model, part, crew, true);
    part.tip = word("strip:tokens").arg(holders.isEmpty() ? dash().words : holders.join(QStringLiteral(", "))) + u' ' +
               word("strip:crew").arg(inWords(model, crew));
    return part;
}

StripPart jail(const Shown& shown) {
    const GameModel& model = shown.model();
    const std::vector<Standing> prisoners = standingIn(shown, kJail);
    StripPart part{word("strip:prisoners").arg(inWords(model, prisoners)), {picture("jail")}};
    addPiles(model, part, prisoners, true);
    return part;
}

// Where; who with whom stands at their seats and in the tip.
StripPart pact(const GameModel& model, const Pact& each) {
    const bool alone = each.partner == Seat::None;
    StripMark where = textMark(texts::areaName(model.catalogue(), each.region));
    where.spare = true;
    return {told(model, alone ? "strip:boycott" : "strip:alliance", each.seat, each.region, each.partner),
            {picture(alone ? "boycott" : "alliance"), std::move(where)}};
}

} // namespace

std::vector<StripPart> grandStrip(const Shown& shown) {
    const GameModel& model = shown.model();
    std::vector<StripPart> parts{guest(shown, kQueen, "strip:no-queen", "strip:queen"), jester(shown)};
    if (isPlayed(model, kInquisitor))
        parts.push_back(guest(shown, kInquisitor, "strip:no-inquisitor", "strip:inquisitor"));
    if (isPlayed(model, kShipToken)) parts.push_back(ship(shown));
    if (model.catalogue().area(kJail) != Area::None) parts.push_back(jail(shown));
    for (const Pact& each : pactsOf(model.catalogue(), shown.seen())) parts.push_back(pact(model, each));
    if (const Seat seat = freeChooser(model.catalogue(), shown.seen()); seat != Seat::None)
        parts.push_back({told(model, "strip:free-choice", seat), {picture("free-choice"), seatMark(model, seat)}});
    if (const Seat seat = crownedSeat(model.catalogue(), shown.seen()); seat != Seat::None)
        parts.push_back(
            {told(model, "strip:crown", seat, shown.grandeOf(seat)), {picture("crown"), seatMark(model, seat)}});
    return parts;
}

} // namespace elgrande::grandissimo
