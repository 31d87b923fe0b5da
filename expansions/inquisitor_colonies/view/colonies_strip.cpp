// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "colonies_strip.h"

#include "../texts.h"
#include "material.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"

namespace elgrande::inquisitor_colonies {

namespace {

QString picture(const char* name) {
    return artOf("inquisitor_colonies", QStringLiteral("pieces/") + QLatin1String(name));
}

StripPart inquisitor(const Shown& shown) {
    const GameModel& model = shown.model();
    const Seat seat = inquisitorHolder(model.catalogue(), shown.seen());
    const QString tip = seat == Seat::None
                            ? word("strip:no-inquisitor")
                            : word("strip:inquisitor").replace(QStringLiteral("{seat}"), seatName(model, seat));
    return {tip, {pictureMark(picture(kInquisitorToken)), seatMark(model, seat)}};
}

StripPart goods(const Shown& shown, const char* token, const char* tip) {
    const GoodsCount count = goodsCount(shown.model().catalogue(), shown.seen(), token);
    return {word(tip).arg(count.free).arg(count.claimed).arg(count.left),
            {pictureMark(picture(token)), textMark(QString::number(count.free), true),
             textMark(QStringLiteral("+ %1").arg(count.left))}};
}

void addPiles(const GameModel& model, StripPart& part, const std::vector<Standing>& standing) {
    for (const Standing& each : standing)
        part.marks.push_back(each.isCaptain ? ownerMark(model, each.owner)
                                            : pileMark(model, each.owner, each.count,
                                                       each.good == nullptr ? QString() : picture(each.good)));
    if (standing.empty()) part.marks.push_back(textMark(QString(QChar(0x2013))));
}

StripPart ship(const Shown& shown) {
    const GameModel& model = shown.model();
    const std::vector<Standing> crew = onBoard(shown);
    StripPart part{crew.empty() ? word("strip:ship-empty") : word("strip:ship").arg(inWords(model, crew)),
                   {pictureMark(QStringLiteral("pieces/ship"))}};
    addPiles(model, part, crew);
    return part;
}

StripPart limitTable(const Shown& shown) {
    const GameModel& model = shown.model();
    const Area region = limitedRegion(model.catalogue(), shown.seen());
    if (region == Area::None)
        return {word("strip:no-table"), {pictureMark(picture(kTableToken)), textMark(QString(QChar(0x2013)))}};
    const std::vector<Standing> on = onTable(shown);
    int taken = 0;
    for (const Standing& each : on) taken += each.count;
    const QString place = texts::areaName(model.catalogue(), region);
    StripPart part{word("strip:table")
                       .arg(place)
                       .arg(taken)
                       .arg(limitSpaces(model))
                       .arg(inWords(model, on), inWords(model, besideTable(shown))),
                   {pictureMark(picture(kTableToken)), textMark(place, true),
                    textMark(QStringLiteral("%1/%2").arg(taken).arg(limitSpaces(model)))}};
    addPiles(model, part, on);
    return part;
}

} // namespace

std::vector<StripPart> coloniesStrip(const Shown& shown) {
    return {inquisitor(shown), goods(shown, kGoldToken, "strip:gold"), goods(shown, kWaresToken, "strip:wares"),
            ship(shown), limitTable(shown)};
}

} // namespace elgrande::inquisitor_colonies
