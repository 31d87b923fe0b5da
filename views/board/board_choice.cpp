// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_choice.h"

#include "model/game_model/game_model.h"
#include "views/texts/texts.h"

#include <QCursor>
#include <QMenu>

#include <utility>

namespace elgrande {

BoardChoice::BoardChoice(GameModel& model, QWidget& board)
    : model_(model)
    , board_(board) {
    connect(&model_, &GameModel::choosing, this, [this] { goneTo_ = Area::None; });
}

void BoardChoice::ask() {
    const std::optional<Decision>& decision = model_.decision();
    const bool answered = model_.hasMore() && !model_.wasteful(); // by what has been chosen in a row
    if (decision && !answered)
        chooser_.ask(&model_.catalogue(), &*decision, &model_.aids().reach(), [this](const std::vector<Action>& moves) {
            return model_.aids().asOftenAsPossible(moves).size() > moves.size();
        });
    else
        forget();
}

void BoardChoice::forget() { chooser_.ask(&model_.catalogue(), nullptr); }

QString BoardChoice::hint() const {
    return pointing_ ? tr("Turn the disk or choose a region, then confirm.") : chooser_.hint();
}

QString BoardChoice::hintForKeys() const {
    return pointing_ ? tr("Arrow keys or letters go to a region, Enter points the disk at it.")
                     : chooser_.hintForKeys();
}

void BoardChoice::setPointing(bool pointing) {
    if (std::exchange(pointing_, pointing) != pointing) emit changed();
}

void BoardChoice::pick(const BoardSpot& spot, bool all) {
    if (spot.isNothing()) { // the sea: what was refused before does not stay either
        if (const QString wanted = hint(); !wanted.isEmpty()) emit refused(Area::None, wanted);
        return;
    }
    emit clicked(spot.area);
    if (pointing_) {
        if (!chooser_.offers(spot)) refuse(spot);
        return;
    }
    // Whoever is used to clicking piece and place must not move another piece with the second click.
    if (spot.area == std::exchange(goneTo_, Area::None) && spot.area != Area::None)
        return refuse(spot, tr("Already done: there was only one way to do it."));
    const BoardChooser::Answer answer = chooser_.click(spot);
    switch (answer.outcome) {
    case BoardChooser::Outcome::Refused:
        if (!repick(spot)) refuse(spot);
        break;
    case BoardChooser::Outcome::Ambiguous:
        refuse(spot, chooser_.want() == BoardChooser::Want::Place
                         ? tr("Several spaces here are possible: choose the one you want.")
                         : tr("This could mean several Caballeros: choose the one you want."));
        break;
    case BoardChooser::Outcome::Picked:
        emit changed();
        emit told(chooser_.hintForKeys());
        break;
    case BoardChooser::Outcome::Chosen:
        choose(answer, all);
        break;
    }
}

// Another piece instead of the one that was clicked first.
bool BoardChoice::repick(const BoardSpot& spot) {
    if (chooser_.picks().empty() || (spot.owner == Owner::None && spot.token == Token::None)) return false;
    BoardChooser anew = chooser_;
    anew.cancel();
    if (anew.click(spot).outcome != BoardChooser::Outcome::Picked) return false;
    if (anew.picks() == chooser_.picks() || anew.picks().back().token != spot.token) return false;
    chooser_ = anew;
    emit changed();
    emit told(chooser_.hintForKeys());
    return true;
}

void BoardChoice::refuse(const BoardSpot& spot) { refuse(spot, chooser_.whyNot(spot)); }

void BoardChoice::refuse(const BoardSpot& spot, const QString& reason) {
    emit explained(spot, reason);
    emit refused(spot.area, reason);
}

void BoardChoice::choose(const BoardChooser::Answer& answer, bool all) {
    Action chosen = answer.actions.front();
    if (answer.actions.size() > 1 && model_.decision()) {
        QMenu menu(&board_);
        auto name = [this](Seat seat) { return model_.playerName(seat); };
        for (const Action& action : answer.actions)
            menu.addAction(texts::actionText(model_.catalogue(), *model_.decision(), action, name));
        const QAction* taken = menu.exec(QCursor::pos());
        const qsizetype which = taken == nullptr ? -1 : menu.actions().indexOf(taken);
        if (which < 0) return;
        chosen = answer.actions[static_cast<std::size_t>(which)];
    }
    std::vector<Action> moves = answer.leads;
    moves.push_back(chosen);
    if (all) moves = model_.aids().asOftenAsPossible(std::move(moves));
    forget(); // answered: the next click must not answer again
    emit changed();
    model_.chooseInRow(moves);
    goneTo_ = answer.target;
}

bool BoardChoice::cancel() {
    const bool picked = !chooser_.picks().empty();
    const bool had = chooser_.cancel();
    if (had) emit changed();
    if (picked) emit told(tr("First choice undone."));
    return had;
}

bool BoardChoice::carry(const Grip& grip) {
    if (pointing_ || !chooser_.canCarry(grip)) return false;
    chooser_.carry(grip);
    emit changed();
    return true;
}

} // namespace elgrande

#include "moc_board_choice.cpp"
