// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/spot_tip.h"

#include "model/game_model/game_model.h"
#include "views/board/place_tip.h"
#include "views/board/track_tip.h"
#include "views/game/shown.h"

namespace elgrande {

namespace {

struct SpotTip {
    Q_DECLARE_TR_FUNCTIONS(elgrande::SpotTip)
};

} // namespace

QString spotTip(const Shown& shown, const Theme& theme, const BoardMap& map, const BoardChooser& chooser,
                const BoardSpot& spot, QPointF point) {
    if (!shown.model().hasGame()) return {};
    if (spot.isNothing()) return trackTip(shown, map, point);
    const bool asked = chooser.want() != BoardChooser::Want::Nothing;
    QString why = asked && !chooser.offers(spot) ? chooser.whyNot(spot) : QString();
    if (chooser.placesRatherThanActs(spot.area))
        why = SpotTip::tr(
            "Choosing this place puts a Caballero here. For the special action, press its button or drag the piece.");
    if (spot.token != Token::None && shown.model().catalogue().tokens[index(spot.token)].isScoreboard())
        return scoreboardTip(shown, spot.token, why);
    if (const auto trial = shown.model().aids().tryOut(chooser.movesTo(spot), spot.area); trial && trial->idle > 0)
        why = SpotTip::tr("%n more Caballero(s) would not count here.", nullptr, trial->idle) +
              (why.isEmpty() ? why : u' ' + why);
    return spot.area == Area::None ? why : placeTip(shown, theme, spot.area, why);
}

} // namespace elgrande
