// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/move_desk.h"

#include "app/table/current_table.h"
#include "model/game_model/game_model.h"

#include <QAction>

#include <algorithm>

namespace elgrande {
namespace {

constexpr Action kEnd = act(ActionKind::End);

} // namespace

MoveDesk::MoveDesk(const Workplace& at)
    : Desk(at.window)
    , undo(add("move.undo", QT_TR_NOOP("&Undo"), QKeySequence::Undo))
    , redo(add("move.redo", QT_TR_NOOP("&Redo"), QKeySequence::Redo))
    , resetTurn(add("move.reset", QT_TR_NOOP("Reset &turn"), Qt::CTRL | Qt::Key_Backspace))
    , confirm(add("move.end", QT_TR_NOOP("&End turn"), Qt::CTRL | Qt::Key_Return))
    , hurry(add("move.hurry", QT_TR_NOOP("Speed up t&he computer"), Qt::CTRL | Qt::Key_H))
    , model_(at.model)
    , table_(at.now) {
    connect(undo, &QAction::triggered, &model_, &GameModel::undo);
    connect(redo, &QAction::triggered, &model_, &GameModel::redo);
    connect(resetTurn, &QAction::triggered, &model_, &GameModel::resetTurn);
    connect(confirm, &QAction::triggered, this, &MoveDesk::endTurn);
    connect(hurry, &QAction::triggered, this, [this] { table_->hurry(); });
}

void MoveDesk::refresh() {
    undo->setEnabled(model_.canUndo());
    redo->setEnabled(model_.canRedo());
    resetTurn->setEnabled(model_.canResetTurn());
    confirm->setEnabled(model_.mustConfirm() || mayEndTurn());
    const std::vector<Seat>& waiting = model_.waitingFor();
    const QString why = table_->whyOnlyPlayed();
    hurry->setEnabled(
        why.isEmpty() && table_->running() &&
        std::any_of(waiting.begin(), waiting.end(), [this](Seat seat) { return model_.isComputer(seat); }));
    hurry->setStatusTip(why);
}

bool MoveDesk::mayEndTurn() const {
    const auto& decision = model_.decision();
    return decision && std::find(decision->legal.begin(), decision->legal.end(), kEnd) != decision->legal.end();
}

void MoveDesk::endTurn() {
    if (model_.mustConfirm())
        model_.confirm();
    else if (mayEndTurn())
        model_.choose(kEnd);
}

} // namespace elgrande

#include "moc_move_desk.cpp"
