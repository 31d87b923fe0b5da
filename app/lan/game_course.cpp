// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/game_course.h"

#include "app/lan/seat_events.h"
#include "app/table/opening.h"
#include "model/observe/needless.h"

namespace elgrande::lan {

void GameCourse::open(const Opening& opening) {
    EventLog log;
    game_.open(opening, &log);
    events_ = std::move(log.events);
}

bool GameCourse::play(Move move) {
    game_.call(move.seat);
    if (game_.next() != move.seat || !game_.legal().contains(move.action)) return false;
    EventLog log;
    game_.play(move, &log);
    add(log);
    return true;
}

void GameCourse::runOn(SeatSet persons) {
    while (true) {
        if (game_.next() == Seat::Table) {
            EventLog log;
            game_.reveal(&log);
            add(log);
            continue;
        }
        if (!persons.contains(game_.next())) return;
        const auto answer = needlessAnswer(rules(), game_.state(), game_.next());
        if (!answer || !play({game_.next(), *answer})) return;
    }
}

Snapshot GameCourse::now(Move next) const { return {game_.state(), game_.moves(), events_.size(), next, false}; }

std::vector<Move> GameCourse::movesSince(const Snapshot& before) const {
    const std::vector<Move>& moves = game_.record().moves;
    return {moves.begin() + static_cast<std::ptrdiff_t>(before.moves), moves.end()};
}

void GameCourse::undo(const Snapshot& before) {
    game_.goBack(before.state, before.moves);
    events_.resize(before.events);
}

bool GameCourse::goBack(int moves) {
    auto replayed = replay(rules(), game_.start(), game_.record(), moves);
    if (!replayed) return false;
    game_.goBack(replayed->state, static_cast<std::size_t>(moves));
    events_ = std::move(replayed->events);
    ++branch_;
    told_ = {};
    return true;
}

const HistoryHash& GameCourse::hashFor(Seat reader) {
    Told& told = told_[reader == Seat::None ? kMaxSeats : index(reader)];
    told.hash.add(eventsToBytes(eventsFrom(told.events), reader));
    told.events = events_.size();
    return told.hash;
}

} // namespace elgrande::lan
