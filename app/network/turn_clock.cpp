// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/turn_clock.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kClockTick = 1000; // milliseconds

QString minutesText(std::chrono::milliseconds time) {
    const auto seconds = static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(time).count());
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

TurnClock::TurnClock(GameModel& model, QWidget* parent, lan::Clock clock)
    : QLabel(parent)
    , model_(model)
    , clock_(std::move(clock)) {
    setTextFormat(Qt::PlainText); // names are among the words
    ticks_.setInterval(kClockTick);
    connect(&ticks_, &QTimer::timeout, this, &TurnClock::tick);
    connect(&model, &GameModel::changed, this, &TurnClock::heed);
    connect(&model, &GameModel::presenceChanged, this, &TurnClock::heed);
}

void TurnClock::setMinutes(int minutes) {
    minutes_ = minutes;
    heed();
}

bool TurnClock::isWanted() const { return minutes_ > 0 && model_.isInNetwork() && seat_ != Seat::None; }

std::chrono::milliseconds TurnClock::spent() const {
    return before_ + (runs_ ? std::chrono::duration_cast<std::chrono::milliseconds>(clock_() - since_)
                            : std::chrono::milliseconds{});
}

bool TurnClock::isOver() const { return spent() >= std::chrono::minutes(minutes_); }

void TurnClock::heed() {
    const Observation& seen = model_.observation();
    const std::vector<Seat>& waiting = model_.waitingFor();
    Seat seat = model_.hasGame() && !seen.over ? seen.active : Seat::None;
    if (seat == Seat::None && waiting.size() == 1) seat = waiting.front(); // between turns, as for a power card
    if (seat != seat_ || seen.round != round_) {
        seat_ = seat;
        round_ = seen.round;
        before_ = {};
        runs_ = told_ = false;
    }
    const bool runs = seat_ != Seat::None && std::find(waiting.begin(), waiting.end(), seat_) != waiting.end() &&
                      model_.presenceOf(seat_) != GameModel::Presence::Away;
    if (runs_ && !runs) before_ = spent();
    if (!runs_ && runs) since_ = clock_();
    runs_ = runs;
    if (runs_ && minutes_ > 0)
        ticks_.start();
    else
        ticks_.stop();
    tick();
}

void TurnClock::tick() {
    if (!isWanted()) return;
    const QString limit = minutesText(std::chrono::minutes(minutes_));
    const QString words = tr("%1: %2 of %3 minutes", "player, time spent, time for a turn")
                              .arg(seatName(model_, seat_), minutesText(spent()), limit);
    setText(isOver() ? QStringLiteral("◷ ") + words : words);
    if (!isOver() || told_) return;
    told_ = true;
    emit ranOut(seat_);
}

} // namespace elgrande

#include "moc_turn_clock.cpp"
