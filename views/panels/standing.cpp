// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/standing.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"
#include "views/panels/status_strip.h"
#include "views/texts/phrases.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace elgrande {
namespace {

struct Standing {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Standing)
};

std::vector<Seat> byPoints(const Shown& shown) {
    std::vector<Seat> seats(static_cast<std::size_t>(shown.model().catalogue().players));
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = seatAt(static_cast<int>(i));
    std::stable_sort(seats.begin(), seats.end(),
                     [&shown](Seat one, Seat other) { return shown.score(one) > shown.score(other); });
    return seats;
}

QString sentenceAbout(const Shown& shown, Seat seat) {
    const GameModel& model = shown.model();
    const SeatSeen& facts = shown.seen().seats[index(seat)];
    QStringList parts{Standing::tr("%1: %n point(s)", "player", shown.score(seat)).arg(seatName(model, seat))};
    if (const Area home = shown.grandeOf(seat); home != Area::None)
        parts << Standing::tr("home region %1").arg(texts::areaName(model.catalogue(), home));
    parts << Standing::tr("%n Caballero(s) at court", nullptr, facts.court)
          << Standing::tr("%n in the provinces", "Caballeros", facts.provinces);
    return parts.join(QStringLiteral(", ")) + u'.';
}

QString kingText(const Shown& shown) {
    texts::Spoken spoken;
    spoken.to = shown.seen().king;
    if (spoken.to == Area::None) return {};
    return texts::Phrases(shown.model().catalogue(), {}, false).say(Standing::tr("The King is {in}."), spoken);
}

// Before the set-up has brought anything about there is nothing to tell; its events follow.
bool isLaid(const Shown& shown) {
    const std::vector<SeatSeen>& seats = shown.seen().seats;
    return shown.round() > 0 ||
           std::any_of(seats.begin(), seats.end(), [](const SeatSeen& each) { return each.grande != Area::None; });
}

QString offerText(const Shown& shown) {
    const Catalogue& catalogue = shown.model().catalogue();
    QStringList titles;
    for (const Card card : shown.turns().offer)
        if (index(card) < catalogue.cards.size()) titles << texts::cardTitle(catalogue, card);
    return titles.isEmpty() ? QString()
                            : Standing::tr("Action cards on offer: %1.").arg(titles.join(QStringLiteral("; ")));
}

} // namespace

QString standingText(const Shown& shown) {
    if (!shown.model().hasGame() || shown.seen().seats.empty()) return {};
    QString round = StatusStrip::textOf(shown).replace(QStringLiteral(" · "), QStringLiteral(", "));
    if (!round.endsWith(u'.')) round += u'.';
    QStringList sentences{round};
    for (const Seat seat : byPoints(shown)) sentences << sentenceAbout(shown, seat);
    sentences << kingText(shown);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString openingText(const Shown& shown) {
    if (!isLaid(shown)) return {};
    QStringList sentences{standingText(shown), offerText(shown)};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace elgrande
