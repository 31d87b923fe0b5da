// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The film's pictures in words, for its lines and for the ear.
#include "views/game/seat_names.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"

namespace elgrande {

QString ScoringFilm::titleOf(const ReelPicture& picture) const {
    const QString name = texts::areaName(model_.catalogue(), picture.place);
    if (picture.kind == ReelPicture::Kind::Disks) return tr("The secret disks are revealed");
    if (picture.kind == ReelPicture::Kind::Grandes) return tr("The Grandes follow the disks");
    if (picture.kind == ReelPicture::Kind::Castillo) return tr("The Castillo is emptied");
    if (picture.kind == ReelPicture::Kind::Result) return tr("Result of the scoring");
    return name;
}

QString ScoringFilm::reasonsOf(const ReelRow& row) const {
    const QString words = reasonsIn(row).join(QStringLiteral(" · "));
    if (row.placeAfter == row.placeBefore) return words;
    return QStringLiteral("%1 %2").arg(row.placeAfter < row.placeBefore ? QChar(0x25B2) : QChar(0x25BC), words);
}

QStringList ScoringFilm::reasonsIn(const ReelRow& row) const {
    if (row.placeAfter > 0 && row.placeAfter == row.placeBefore)
        return {tr("rank %1", "of a player").arg(row.placeAfter)};
    if (row.placeAfter > 0) return {tr("rank %1, previously %2").arg(row.placeAfter).arg(row.placeBefore)};
    if (row.disk != Area::None) return {texts::areaName(model_.catalogue(), row.disk)};
    if (!model_.catalogue().isPlayed(row.seat) && row.pieces > 0) return {tr("scores no points")};
    QStringList parts;
    for (const ReelAward& award : row.awards)
        parts << QStringLiteral("%1 %2%3")
                     .arg(texts::reasonText(model_.catalogue(), award.reason, award.rank),
                          award.points >= 0 ? QStringLiteral("+") : QString())
                     .arg(award.points);
    return parts;
}

QStringList ScoringFilm::waysOf(const ReelPicture& picture) const {
    QStringList ways;
    for (const ReelPicture::Way& way : picture.ways)
        ways << tr("%1: %2 to %3", "player, number, place")
                    .arg(seatName(model_, way.seat))
                    .arg(way.number)
                    .arg(texts::areaName(model_.catalogue(), way.to));
    for (const ReelPicture::Step& step : picture.grandes)
        ways << tr("%1: from %2 to %3", "player, places of a Grande")
                    .arg(seatName(model_, step.seat), texts::areaName(model_.catalogue(), step.from),
                         texts::areaName(model_.catalogue(), step.to));
    return ways;
}

QString ScoringFilm::wordsOf(const ReelPicture& picture) const {
    QStringList parts = waysOf(picture);
    for (const ReelRow* row : rowsOf(picture)) {
        const QString name = seatName(model_, row->seat);
        const QString reasons = reasonsIn(*row).join(QStringLiteral(", "));
        if (picture.kind == ReelPicture::Kind::Result)
            parts << tr("%1: +%2, now %3, %4", "player, points, score, place")
                         .arg(name)
                         .arg(row->points)
                         .arg(row->score)
                         .arg(reasons);
        else if (!reasons.isEmpty())
            parts << tr("%1: %2", "player, points with their reasons").arg(name, reasons);
    }
    parts.prepend(titleOf(picture));
    return parts.join(QStringLiteral(". ")) + u'.';
}

} // namespace elgrande
