// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/local_table.h"

#include "app/storage/files.h"
#include "app/table/local_table_private.h"
#include "app/table/opening.h"
#include "model/rules/engine.h"

#include <algorithm>
#include <utility>

namespace elgrande {

LocalTable::LocalTable(GameModel& model, QObject* parent)
    : Table(parent)
    , d(std::make_unique<Private>(this, model)) {
    connect(&model, &GameModel::chosen, this, [this](Seat seat, Action action) {
        if (d->running && seat == d->game.next() && d->game.legal().contains(action))
            d->decide({seat, action}, Private::Made::Anew, d->model.isFollowing());
    });
    connect(&model, &GameModel::curtainLifted, this, [this] {
        if (!d->running || d->game.next() == Seat::None) return;
        d->shownTo = d->game.next();
        d->show(decisionFor(d->game.rules(), d->game.state(), d->game.next()), Seat::None);
    });
    connect(&model, &GameModel::handTurned, this, [this] { d->turnHand(); });
    connect(&model, &GameModel::undoWanted, this, [this] {
        if (d->undoable.canUndo()) d->goBack(d->undoable.undo());
    });
    connect(&model, &GameModel::resetTurnWanted, this, [this] {
        if (d->undoable.canUndo()) d->goBack(d->undoable.resetTurn(d->game.state()));
    });
    connect(&model, &GameModel::redoWanted, this, [this] {
        d->redoing = true; // what would be answered by itself has been taken back as well
        for (bool go = d->undoable.canRedo(), follows = false; go; go = follows = d->undoable.redoFollows())
            d->decide(d->undoable.redo(), Private::Made::Again, follows);
        d->redoing = false;
    });
    connect(&model, &GameModel::confirmed, this, [this] { d->confirm(); });
    connect(&d->thinker, &Thinker::answered, this, [this](Action action) {
        d->thought = Move{d->game.next(), action};
        if (!d->pause.isActive()) d->takeThought();
    });
    connect(&d->thinker, &Thinker::failed, this, [this](const Error& fault) { d->replaceFailed(fault); });
    connect(&d->pause, &QTimer::timeout, this, [this] { d->takeThought(); });
    connect(&d->autosave, &Autosave::failed, this, &LocalTable::autosaveFailed);
}
LocalTable::~LocalTable() { d->thinker.dismiss(std::move(d->agents)); }

Result<void> LocalTable::start(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    return d->begin(newRecord(setup, seats, aids), true);
}

Result<void> LocalTable::resume(const QString& recordText) {
    auto record = recordFromText(recordText.toStdString());
    if (!record) return record.fault();
    return d->begin(std::move(*record), false);
}

Result<void> LocalTable::resumeKept(const QString& file, GameLock::Doubtful doubtful) {
    auto place = d->shelf.take(file, doubtful);
    if (!place) return Error{tr("This game is already open in another window.").toStdString()};
    const Result<QByteArray> bytes = readWhole(file, kLargestGame);
    if (!bytes) return bytes.fault();
    auto record = recordFromText((*bytes).toStdString());
    if (!record) return record.fault();
    return d->begin(std::move(*record), false, std::move(place));
}

void LocalTable::close() {
    d->thinker.drop();
    d->pause.stop();
    d->thought.reset();
    d->running = false;
    d->beforeRound = false;
    d->thinker.dismiss(std::exchange(d->agents, {}));
    d->leavePlace();
    d->game.close();
    d->model.endGame();
}

QString LocalTable::recordText() const { return d->game.text(); }

bool LocalTable::hasGame() const { return d->game.isOpen(); }
bool LocalTable::running() const { return d->running; }
bool LocalTable::playedHere() const { return d->game.isOpen() && d->game.moves() > d->broughtMoves; }
void LocalTable::setAgentSource(AgentSource source) { d->agentSource = std::move(source); }
void LocalTable::setShelf(const QString& folder) { d->shelf = Shelf(folder); }
void LocalTable::setSafe(Shelf::IsSafe isSafe) { d->isSafe = std::move(isSafe); }

void LocalTable::sweepShelf() {
    d->unswept = d->shelf.games();
    d->sweep();
}

const Shelf& LocalTable::shelf() const { return d->shelf; }
bool LocalTable::isKept() { return !d->place.file.isEmpty() && d->autosave.flush(); }
void LocalTable::giveUp(bool given) { d->givenUp = given || !d->running; }
void LocalTable::setPace(int milliseconds) { d->pace = milliseconds; }
void LocalTable::setThinkingTime(int milliseconds) { d->thinker.setTime(milliseconds); }
void LocalTable::setConfirmTurn(bool wanted) { d->confirmTurn = wanted; }
void LocalTable::setShowForced(bool wanted) { d->showForced = wanted; }
void LocalTable::setAskNeedless(bool wanted) { d->askNeedless = wanted; }

void LocalTable::hold(bool held) {
    d->held = std::max(0, d->held + (held ? 1 : -1));
    if (d->held > 0) return;
    if (std::exchange(d->beforeRound, false)) d->goOn();
    if (!d->pause.isActive()) d->takeThought();
}

void LocalTable::hurry() {
    d->thinker.hurry();
    d->pause.stop();
    d->takeThought();
}

} // namespace elgrande
