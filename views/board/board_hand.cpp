// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_hand.h"

#include "model/game_model/game_model.h"
#include "views/board/board_choice.h"
#include "views/board/drag_ghost.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPropertyAnimation>

namespace elgrande {
namespace {

constexpr int kGlideBack = 240; // milliseconds

} // namespace

BoardHand::BoardHand(GameModel& model, const Theme& theme, QWidget& board, BoardChoice& choice,
                     std::function<Area(QPoint)> hoverOver)
    : model_(model)
    , board_(board)
    , choice_(choice)
    , hoverOver_(std::move(hoverOver))
    , ghost_(new DragGhost(theme, art_)) {}

BoardHand::~BoardHand() {
    if (holding_) qApp->removeEventFilter(this);
    delete ghost_.data();
}

bool BoardHand::take(const Grip& grip, QPoint at, bool all) {
    if (holding_ || ghost_.isNull() || !choice_.carry(grip)) return false;
    if (glide_ != nullptr) glide_->stop();
    holding_ = true;
    grip_ = grip;
    start_ = at;
    over_ = Area::None;
    all_ = all;
    ghost_->show(board_.window(), model_.catalogue(), grip);
    qApp->installEventFilter(this);
    emit targetsBeside(grip.owner, choice_.chooser().targetsBeside());
    move(at, all);
    return true;
}

void BoardHand::move(QPoint to, bool all) {
    if (!holding_ || ghost_.isNull()) return;
    ghost_->moveTo(to);
    Area over = hoverOver_(to);
    if (over == Area::None && beside_) over = beside_(grip_.owner, to);
    if (over == over_ && all == all_ && !ghost_->words().isEmpty()) return;
    over_ = over;
    all_ = all;
    describe();
}

// How many would go, and what they would bring there.
void BoardHand::describe() {
    std::vector<Action> moves = choice_.chooser().movesTo({over_, Owner::None, Token::None});
    if (moves.empty()) return ghost_->setWords({}, 1);
    const std::size_t single = moves.size();
    if (all_) moves = model_.aids().asOftenAsPossible(std::move(moves));
    const int number = static_cast<int>(moves.size() - single) + 1;
    const auto trial = model_.aids().tryOut(moves, over_);
    if (!trial) return ghost_->setWords({}, number);
    const QString change = trial->change > 0 ? QStringLiteral("+%1").arg(trial->change)
                                             : QString::number(trial->change).replace(u'-', QChar(0x2212));
    const bool seen = model_.catalogue().areas[index(over_)].shown && model_.aids().seesInto(over_);
    ghost_->setWords(seen && trial->change != 0 ? tr("%n point(s) here · %1 in all", "%1: +3", trial->there).arg(change)
                     : seen                     ? tr("%n point(s) here", nullptr, trial->there)
                     : trial->change != 0       ? change
                                                : QString(),
                     number);
}

QString BoardHand::words() const { return ghost_.isNull() ? QString() : ghost_->words(); }

void BoardHand::letGo(QPoint at, bool all) {
    if (!holding_) return;
    move(at, all);
    const BoardSpot target{over_, Owner::None, Token::None};
    if (!choice_.chooser().offers(target)) {
        const bool elsewhere = over_ != Area::None && over_ != grip_.from;
        const QString reason = elsewhere ? choice_.chooser().whyNot(target) : QString();
        putBack(); // first: the hint that comes with it takes the place of an older reason
        if (elsewhere) choice_.refuse(target, reason);
        return;
    }
    finish();
    ghost_->hide();
    choice_.pick(target, all);
}

void BoardHand::putBack() {
    if (!holding_) return;
    finish();
    choice_.cancel();
    const int duration = static_cast<int>(kGlideBack * tempoFactor(tempo_));
    if (duration == 0) return ghost_->hide();
    glide_ = new QPropertyAnimation(ghost_, "pos", ghost_);
    glide_->setDuration(duration);
    glide_->setEasingCurve(QEasingCurve::OutCubic);
    glide_->setEndValue(ghost_->parentWidget()->mapFromGlobal(start_) - ghost_->hotSpot());
    connect(glide_, &QPropertyAnimation::finished, this, [this] {
        if (!holding_) ghost_->hide();
    });
    glide_->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardHand::forget() {
    if (!holding_) return;
    finish();
    ghost_->hide();
}

void BoardHand::finish() {
    holding_ = false;
    emit targetsBeside(grip_.owner, {});
    qApp->removeEventFilter(this);
}

bool BoardHand::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        putBack();
        event->accept();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace elgrande

#include "moc_board_hand.cpp"
