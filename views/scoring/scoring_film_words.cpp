// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The film's pictures in words, for its lines and for the ear.
#include "views/game/seat_names.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"

namespace elgrande {

namespace {

constexpr int kUnparted = 24; // letters of a reason that stay on one line

} // namespace

QString ScoringFilm::titleOf(const ReelPicture& picture) const {
    QString name = texts::areaName(model_.catalogue(), picture.place);
    if (picture.kind == ReelPicture::Kind::Disks) return tr("The secret disks are revealed");
    if (picture.kind == ReelPicture::Kind::Grandes) return tr("The Grandes follow the disks");
    if (picture.kind == ReelPicture::Kind::Castillo) return tr("The Castillo is emptied");
    if (picture.kind == ReelPicture::Kind::Result) return tr("Result of the scoring");
    return name;
}

QString ScoringFilm::reasonsOf(const ReelRow& row) const {
    QStringList parts = reasonsIn(row);
    for (QString& part : parts) { // points stay with what they are for
        if (row.placeAfter > 0) break;
        if (part.size() <= kUnparted) part.replace(u' ', QChar::Nbsp);
        if (const qsizetype last = part.lastIndexOf(u' '); last >= 0) part[last] = QChar::Nbsp;
    }
    QString words = parts.join(QStringLiteral(" · "));
    if (row.placeAfter == row.placeBefore) return words;
    return QStringLiteral("%1 %2").arg(row.placeAfter < row.placeBefore ? QChar(0x25B2) : QChar(0x25BC), words);
}

QStringList ScoringFilm::reasonsIn(const ReelRow& row) const {
    const Catalogue& catalogue = model_.catalogue();
    if (row.placeAfter > 0) {
        const QString rank =
            (row.tied ? tr("tied for rank %1 overall") : tr("rank %1 overall", "of a player")).arg(row.placeAfter);
        return {row.placeAfter == row.placeBefore ? rank : tr("%1, previously %2").arg(rank).arg(row.placeBefore)};
    }
    if (row.disk != Area::None) return {texts::areaName(catalogue, row.disk)};
    QStringList parts;
    if (row.idle) parts << texts::idleRankText(catalogue, row.rank, row.tied);
    for (const ReelAward& award : row.awards) {
        const QString why = texts::reasonText(catalogue, award.reason, award.rank, award.tied);
        const QString sign = award.points >= 0 ? QStringLiteral("+") : QString();
        parts << (award.tied && row.each ? tr("%1: %2 each", "tie, points").arg(why).arg(award.points)
                                         : QStringLiteral("%1 %2%3").arg(why, sign).arg(award.points));
    }
    if (parts.isEmpty() && !catalogue.isPlayed(row.seat) && row.pieces > 0) parts << tr("scores no points");
    return parts;
}

QStringList ScoringFilm::waysOf(const ReelPicture& picture) const {
    QStringList ways;
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    for (const Event& move : picture.moves) ways << texts::eventText(model_.catalogue(), move, names, false);
    for (const Event& remark : picture.remarks) ways << texts::eventText(model_.catalogue(), remark, names, false);
    for (const ReelPicture::Way& way : picture.ways)
        ways << tr("%1: %2 to %3", "player, number, place")
                    .arg(ownerName(model_, way.owner))
                    .arg(way.number)
                    .arg(texts::areaName(model_.catalogue(), way.to));
    for (const ReelPicture::Step& step : picture.grandes) {
        const QString from = texts::areaName(model_.catalogue(), step.from);
        const QString words = step.from != step.to ? tr("%1: from %2 to %3", "player, places of a Grande")
                              : step.kept          ? tr("%1: may not leave %2", "player, place of a Grande")
                                                   : tr("%1: stays in %2", "player, place of a Grande");
        ways << (step.from == step.to
                     ? words.arg(seatName(model_, step.seat), from)
                     : words.arg(seatName(model_, step.seat), from, texts::areaName(model_.catalogue(), step.to)));
    }
    ways.removeAll(QString());
    return ways;
}

QString ScoringFilm::wordsOf(const ReelPicture& picture) const {
    QStringList parts = waysOf(picture);
    for (const ReelRow* row : rowsOf(picture)) {
        const QString name = ownerName(model_, row->owner);
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
    if (picture.third) parts << texts::termText(model_.catalogue(), "third-idle");
    parts.prepend(titleOf(picture));
    const auto emptyIn = [this](const std::vector<Area>& places) {
        QStringList told;
        for (const Area place : places)
            told << tr("%1: no points", "place of a scoring").arg(texts::areaName(model_.catalogue(), place));
        return told;
    };
    parts = emptyIn(picture.inVain) + parts + emptyIn(picture.inVainAfter);
    for (QString& part : parts)
        if (part.endsWith(u'.')) part.chop(1);
    return parts.join(QStringLiteral(". ")) + u'.';
}

} // namespace elgrande
