// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/card_lens.h"

#include "model/game_model/game_model.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_view.h"
#include "views/cards/offers.h"
#include "views/cards/power_hand.h"

#include <QApplication>
#include <QCursor>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kDelay = 420; // milliseconds
constexpr int kGap = 8;

bool isEscape(const QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride) return false;
    return static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape;
}

// Somebody, by Tab or arrows; what the window offers by itself is not asked for.
bool wentThere(Qt::FocusReason reason) { return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason; }

} // namespace

CardLens::CardLens(GameModel& model, Theme& theme, QWidget* window)
    : QObject(window)
    , model_(model)
    , window_(window)
    , view_(new CardView(model, theme, window))
    , soon_(this) {
    soon_.setSingleShot(true);
    soon_.setInterval(kDelay);
    connect(&soon_, &QTimer::timeout, this, &CardLens::showWanted);
    connect(&model_, &GameModel::gameStarted, this, [this] {
        close(); // a card of the game before
        watchAll();
    });
    connect(&model_, &GameModel::changed, this, &CardLens::keepUp);
}

void CardLens::watchCards(ActionCards& cards) {
    cards_ = &cards;
    for (CardFace* face : cards.faces()) face->installEventFilter(this);
    connect(&cards, &ActionCards::faceAdded, this, [this](QWidget* face) { face->installEventFilter(this); });
}

void CardLens::watchSeats(QWidget& seats, std::function<Card(const QWidget& row, QPoint at)> cardAt) {
    seats_ = &seats;
    cardOfRow_ = std::move(cardAt);
    watchAll();
}

void CardLens::watchHand(PowerHand& hand) {
    hand_ = &hand;
    connect(&hand, &PowerHand::faceAdded, this, [this](QWidget* face) { face->installEventFilter(this); });
}

void CardLens::watchAll() {
    if (!seats_ || !model_.hasGame()) return;
    for (QWidget* row : seats_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        row->setMouseTracking(true);
        row->installEventFilter(this);
    }
}

bool CardLens::isWatched(const QWidget* widget) const {
    return (cards_ && widget->parentWidget() == cards_) || (hand_ && widget->parentWidget() == hand_) ||
           (seats_ && widget->parentWidget() == seats_);
}

Card CardLens::shown() const { return view_->isVisible() ? view_->card() : Card::None; }

Card CardLens::cardOf(const QWidget* widget, QPoint at) const {
    if (cards_)
        for (std::size_t stack = 0; stack < cards_->faces().size(); ++stack)
            if (cards_->faces()[stack] == widget) return cards_->cardAt(static_cast<int>(stack));
    if (hand_ && widget->parentWidget() == hand_) return hand_->effectOf(widget);
    return seats_ && widget->parentWidget() == seats_ ? cardOfRow_(*widget, at) : Card::None;
}

bool CardLens::eventFilter(QObject* watched, QEvent* event) {
    if (isEscape(event) && view_->isVisible()) {
        close();
        event->accept();
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress && view_->isVisible()) close(); // wherever it is; it counts there too
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || !isWatched(widget)) return false;
    const QRect subject(widget->mapTo(window_, QPoint(0, 0)), widget->size());
    switch (event->type()) {
    case QEvent::Enter:
    case QEvent::MouseMove:
        want(cardOf(widget, widget->mapFromGlobal(QCursor::pos())), subject);
        break;
    case QEvent::FocusIn:
        if (wentThere(static_cast<QFocusEvent*>(event)->reason())) want(cardOf(widget, QPoint()), subject);
        break;
    case QEvent::Leave:
    case QEvent::FocusOut:
    case QEvent::MouseButtonPress:
    case QEvent::Hide:
        close();
        break;
    case QEvent::ToolTip:
        return cardOf(widget, widget->mapFromGlobal(QCursor::pos())) != Card::None; // the large card says the same
    default:
        break;
    }
    return false;
}

void CardLens::want(Card card, const QRect& subject) {
    if (card == Card::None) {
        close();
        return;
    }
    if (card == wanted_ && (soon_.isActive() || view_->isVisible())) return;
    wanted_ = card;
    subject_ = subject;
    soon_.start();
}

void CardLens::hoverLink(Card card) {
    if (texts_) want(card, QRect(texts_->mapTo(window_, QPoint(0, 0)), texts_->size()));
}

void CardLens::showLink(Card card) {
    hoverLink(card);
    soon_.stop();
    showWanted();
}

void CardLens::close() {
    soon_.stop();
    wanted_ = Card::None;
    if (!view_->isVisible()) return;
    view_->hide();
    qApp->removeEventFilter(this);
}

// Others may be at their turns while somebody reads.
void CardLens::keepUp() {
    if (!model_.hasGame())
        close();
    else if (view_->isVisible())
        view_->setCard(view_->card(), whyNot(view_->card()));
}

QString CardLens::whyNot(Card card) const {
    return refusalFor(model_, Refused::Subject::Card, static_cast<int>(index(card)));
}

void CardLens::showWanted() {
    if (wanted_ == Card::None || !window_->isVisible()) return;
    view_->setCard(wanted_, whyNot(wanted_));
    place(subject_);
    view_->show();
    view_->raise();
    qApp->installEventFilter(this); // for Esc and clicks, wherever they are
}

QRect CardLens::reserved() const {
    if (!keptFree_ || !keptFree_->isVisible()) return {};
    return {keptFree_->mapTo(window_, QPoint(0, 0)), keptFree_->size()};
}

// Above what it shows if there is room, else on the side that has more; beside words that are kept free.
void CardLens::place(const QRect& subject) {
    const QRect room = window_->rect().adjusted(kGap, kGap, -kGap, -kGap);
    QRect box(QPoint(0, 0), view_->bestSize().boundedTo(room.size()));
    box.moveCenter(subject.center());
    box.moveBottom(subject.top() - kGap);
    const bool above = box.top() >= room.top() && subject.width() < room.width() / 4;
    if (!above) {
        box.moveBottom(std::clamp(subject.bottom(), room.top() + box.height(), room.bottom()));
        if (subject.left() - room.left() > room.right() - subject.right())
            box.moveRight(subject.left() - kGap);
        else
            box.moveLeft(subject.right() + kGap);
    }
    box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - box.width())));
    // While a card is to be taken the board shows where it reaches.
    if (const auto reach = model_.aids().preview(wanted_); reach && !reach->places.empty()) {
        QRect aside = box;
        aside.moveBottomRight(room.bottomRight());
        if (!aside.intersects(subject)) box = aside;
    }
    if (const QRect kept = reserved(); box.intersects(kept)) {
        QRect left = box;
        left.moveRight(kept.left() - kGap);
        QRect right = box;
        right.moveLeft(kept.right() + kGap);
        const auto fits = [&](const QRect& place) { return room.contains(place) && !place.intersects(subject); };
        if (fits(right) && (!fits(left) || right.left() - box.left() < box.left() - left.left()))
            box = right;
        else if (fits(left))
            box = left;
    }
    view_->setGeometry(box);
}

} // namespace elgrande
