// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/unfinished_game.h"

#include "app/files/saves.h"
#include "app/names/set_names.h"
#include "app/table/screen.h"
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"
#include "model/position/record_start.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "views/board/small_map.h"
#include "views/texts/region.h"
#include "views/texts/texts.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <utility>

namespace elgrande {
namespace {

struct UnfinishedWords {
    Q_DECLARE_TR_FUNCTIONS(elgrande::UnfinishedGame)
};

QString lineOf(const UnfinishedGame& game) {
    QStringList names;
    for (const SeatStanding& seat : game.seats) names << seat.name;
    //: A game: the round that it is in, or “Finished”, and its players
    return UnfinishedWords::tr("%1 – %2").arg(game.when, names.join(QStringLiteral(", ")));
}

QString momentOf(const Rules& rules, const State& state) {
    if (actors(rules, state).empty()) return UnfinishedWords::tr("Finished", "a game");
    if (state.round == 0) return UnfinishedWords::tr("Not started", "a game");
    return UnfinishedWords::tr("Round %1").arg(texts::roundNumber(rules.flow.roundNumbers, state.round));
}

// Without seats where it cannot be read.
UnfinishedGame gameOf(const QString& recordText, const WantedMap* map) {
    const auto record = recordFromText(recordText.toStdString());
    if (!record) return {};
    const auto origin = startOf(*record);
    if (!origin) return {};
    const auto replayed = replay(*origin->rules, origin->state, *record);
    if (!replayed) return {};
    const Catalogue catalogue = catalogueOf(*origin->rules);
    const Observation seen = observe(*origin->rules, replayed->state, Seat::None);
    const QStringList names = Screen::namesIn(*record);
    UnfinishedGame game;
    game.set = (QStringList(texts::editionName(QString::fromStdString(record->setup.edition))) +
                setNames(record->setup.expansions))
                   .join(QStringLiteral(", "));
    game.when = momentOf(*origin->rules, replayed->state);
    for (std::size_t i = 0; i < seen.seats.size(); ++i)
        game.seats.push_back({catalogue.colourOf(ownerOf(seatAt(static_cast<int>(i)))),
                              names.value(static_cast<int>(i)), seen.seats[i].score});
    game.line = lineOf(game);
    if (map != nullptr) game.map = map->painter.paint(catalogue, seen, map->pixels);
    return game;
}

} // namespace

QString UnfinishedGame::spoken() const {
    if (!isReadable()) return line;
    QStringList scores;
    for (const SeatStanding& seat : seats)
        //: A player and the points so far, in a row of players
        scores << UnfinishedWords::tr("%1 %2", "name, points").arg(seat.name, texts::numbers().toString(seat.score));
    return QStringLiteral("%1. %2").arg(about(QStringLiteral(", ")), scores.join(QStringLiteral(", ")));
}

QString UnfinishedGame::about(const QString& between) const {
    QStringList parts{when, set, where};
    parts.removeAll(QString());
    return parts.join(between);
}

QString whereItIs(Hold hold) {
    if (hold == Hold::Elsewhere) return UnfinishedWords::tr("open in another window");
    if (hold == Hold::Doubtful) return UnfinishedWords::tr("may be open elsewhere");
    return {};
}

UnfinishedGame unfinishedIn(const QString& file, const WantedMap* map) {
    const Result<QString> text = readSave(file);
    UnfinishedGame game = text ? gameOf(*text, map) : UnfinishedGame();
    if (!game.isReadable()) game.line = UnfinishedWords::tr("%1 (unreadable)").arg(QFileInfo(file).fileName());
    return game;
}

UnfinishedGame unfinishedIn(const Shelf::Kept& kept) {
    UnfinishedGame game = unfinishedIn(kept.file);
    game.where = whereItIs(kept.hold);
    if (kept.hold == Hold::Elsewhere)
        game.line = UnfinishedWords::tr("Open in another window: %1", "a game").arg(game.line);
    if (kept.hold == Hold::Doubtful)
        game.line = UnfinishedWords::tr("May be open elsewhere: %1", "a game").arg(game.line);
    return game;
}

} // namespace elgrande
