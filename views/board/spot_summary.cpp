// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/spot_summary.h"

#include "views/board/place_tip.h"
#include "views/game/shown.h"
#include "views/texts/phrases.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace elgrande {

namespace {

struct Summary {
    Q_DECLARE_TR_FUNCTIONS(elgrande::SpotSummary)
};

QString pieceName(const Shown& shown, const BoardSpot& spot) {
    const GameModel& model = shown.model();
    const QString place = spot.area == Area::None ? QString() : texts::areaName(model.catalogue(), spot.area);
    if (spot.token != Token::None) {
        if (!model.catalogue().tokens[index(spot.token)].isScoreboard()) {
            const QString name = texts::tokenName(model.catalogue(), spot.token);
            return place.isEmpty() ? name : Summary::tr("%1, %2", "token, place").arg(name, place);
        }
        const auto& values = model.catalogue().tokens[index(spot.token)].values;
        const QString printed = QStringLiteral("%1 / %2 / %3").arg(values[0]).arg(values[1]).arg(values[2]);
        const QString name = texts::termText(model.catalogue(), "scoreboard").arg(printed);
        return place.isEmpty() ? Summary::tr("%1, next to the board", "scoreboard").arg(name)
                               : Summary::tr("%1, %2", "token, place").arg(name, place);
    }
    texts::Spoken spoken;
    spoken.owner = spot.owner;
    spoken.number = shown.at(spot.area, spot.owner);
    const texts::Names names = [&model](Seat seat) { return model.playerName(seat); };
    const QString pieces = texts::Phrases(model.catalogue(), names, false).say(QStringLiteral("{pieces}"), spoken);
    return Summary::tr("%1, %2", "token, place").arg(pieces, place);
}

} // namespace

QString spotSummary(const Shown& shown, const BoardChooser& chooser, const BoardSpot& spot) {
    const GameModel& model = shown.model();
    const bool offered = chooser.offers(spot);
    const auto& picks = chooser.picks();
    const bool picked = std::find(picks.begin(), picks.end(), spot) != picks.end();
    const QString whyNot = picked                         ? Summary::tr("chosen")
                           : offered || !model.decision() ? QString()
                                                          : chooser.whyNot(spot);
    if (spot.owner == Owner::None && spot.token == Token::None) return placeSummary(shown, spot.area, offered, whyNot);
    QStringList parts{pieceName(shown, spot)};
    if (offered)
        parts.append(Summary::tr("can be chosen"));
    else if (!whyNot.isEmpty())
        parts.append(whyNot);
    return texts::joined(parts);
}

} // namespace elgrande
