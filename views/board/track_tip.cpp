// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/track_tip.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/texts/texts.h"
#include "views/toolkit/plain_tip.h"

#include <QCoreApplication>
#include <QLineF>
#include <QStringList>

#include <algorithm>

namespace elgrande {

namespace {

struct TrackTipShape {
    Q_DECLARE_TR_FUNCTIONS(elgrande::TrackTip)
};

constexpr qreal kTipField = 22; // half of a field of the round track

QString scoreTip(const Shown& shown, int place, int length) {
    QStringList lines{TrackTipShape::tr("Score %1").arg(place)};
    for (int i = 0; i < shown.model().catalogue().players; ++i)
        if (const int score = shown.score(seatAt(i)); score % length == place)
            lines << QStringLiteral("%1: %2").arg(seatName(shown.model(), seatAt(i))).arg(score);
    return lines.join(u'\n');
}

QString roundTip(const Shown& shown, int round) {
    const std::vector<int>& played = shown.model().catalogue().roundsPlayed;
    if (!played.empty() && std::find(played.begin(), played.end(), round) == played.end())
        return TrackTipShape::tr("Round %1 is skipped in this game").arg(round);
    const QString number = texts::roundNumber(played, round);
    if (shown.round() == round) return TrackTipShape::tr("Round %1, in progress").arg(number);
    return TrackTipShape::tr("Round %1").arg(number);
}

// The number of the field of a kind ("round", "scoring") at the point; 0: none.
int fieldAt(const BoardMap& map, const char* kind, QPointF point) {
    for (int number = 1; const auto field = map.anchor(QStringLiteral("%1-%2").arg(QLatin1String(kind)).arg(number));
         ++number)
        if (QLineF(*field, point).length() <= kTipField) return number;
    return 0;
}

} // namespace

QString trackTip(const Shown& shown, const BoardMap& map, QPointF point) {
    if (const auto place = map.trackPlaceAt(point)) return plainTip(scoreTip(shown, *place, map.trackLength()));
    if (const int round = fieldAt(map, "round", point)) return roundTip(shown, round);
    if (const int scoring = fieldAt(map, "scoring", point))
        return TrackTipShape::tr("General scoring after round %1").arg(scoring * 3);
    return {};
}

} // namespace elgrande
