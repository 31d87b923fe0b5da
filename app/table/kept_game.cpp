// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/kept_game.h"

#include "app/table/table_game.h"

#include <QElapsedTimer>
#include <QTimer>

#include <utility>

namespace elgrande {
namespace {

constexpr qint64 kSweepSlice = 10; // milliseconds

} // namespace

KeptGame::KeptGame(QObject* parent)
    : QObject(parent) {
    connect(&autosave_, &Autosave::failed, this, &KeptGame::failed);
}

void KeptGame::setFolder(const QString& folder) { shelf_ = Shelf(folder); }
void KeptGame::setSafe(Shelf::IsSafe isSafe) { isSafe_ = std::move(isSafe); }

void KeptGame::sweep() {
    unswept_ = shelf_.games();
    sweepSlice();
}

// One that is not safe is reason enough to leave the others: it would be the same with them.
void KeptGame::sweepSlice() {
    QElapsedTimer clock;
    clock.start();
    bool fewer = false;
    while (!unswept_.isEmpty() && !clock.hasExpired(kSweepSlice)) {
        const Shelf::Finished found = shelf_.removeFinished(unswept_.takeFirst(), isSafe_);
        fewer = fewer || found == Shelf::Finished::Gone;
        if (found == Shelf::Finished::NotSafe) unswept_.clear();
    }
    if (!unswept_.isEmpty()) QTimer::singleShot(0, this, &KeptGame::sweepSlice);
    if (fewer) emit swept();
}

void KeptGame::begin(Shelf::Place place) {
    place_ = std::move(place);
    autosave_.setFile(place_.file);
}

void KeptGame::leave(const TableGame& game) {
    autosave_.flush();
    autosave_.setFile({});
    const bool goes = std::exchange(givenUp_, false) && !place_.file.isEmpty();
    if (goes && (!game.isFinished() || isSafe_(game.text()))) Shelf::remove(std::move(place_));
    place_ = {};
}

void KeptGame::write(const QString& recordText) { autosave_.write(recordText); }

bool KeptGame::flush() { return autosave_.flush() && !place_.file.isEmpty(); }

} // namespace elgrande

#include "moc_kept_game.cpp"
