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

constexpr int kDelay = 500; // milliseconds that the pointer rests
constexpr int kGap = 8;
constexpr int kLensStep = 16;         // pixels between two places that are tried
constexpr double kCovered = 1000;     // a pixel that is covered, against one farther away
constexpr double kSubject = 100;      // times as bad to cover as what is lit
constexpr double kWordsToRead = 1000; // that are to be read meanwhile
constexpr double kSpared = 0.3;

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
    for (CardFace* face : cards.faces()) watch(*face);
    connect(&cards, &ActionCards::faceAdded, this, [this](QWidget* face) { watch(*face); });
}

void CardLens::watchSeats(QWidget& seats, std::function<Card(const QWidget& row, QPoint at)> cardAt) {
    seats_ = &seats;
    cardOfRow_ = std::move(cardAt);
    watchAll();
}

void CardLens::watchHand(PowerHand& hand) {
    hand_ = &hand;
    connect(&hand, &PowerHand::faceAdded, this, [this](QWidget* face) { watch(*face); });
}

void CardLens::watchAll() {
    if (!seats_ || !model_.hasGame()) return;
    for (QWidget* row : seats_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) watch(*row);
}

void CardLens::watch(QWidget& widget) {
    widget.setMouseTracking(true);
    widget.installEventFilter(this);
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
    case QEvent::MouseMove: // an Enter alone: the widget has come to the pointer
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
    if (card == wanted_ && view_->isVisible()) return;
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

std::vector<CardLens::Kept> CardLens::keptFree(const QRect& subject) const {
    std::vector<Kept> all{{subject, kSubject}};
    for (const QPointer<QWidget>& words : keptFree_)
        if (words && words->isVisible())
            all.push_back({{words->mapTo(window_, QPoint(0, 0)), words->size()}, kWordsToRead});
    for (const QPointer<QWidget>& part : spared_)
        if (part && part->isVisible()) all.push_back({{part->mapTo(window_, QPoint(0, 0)), part->size()}, kSpared});
    if (!lit_) return all;
    const auto reach = model_.aids().preview(wanted_);
    for (const QRect& lit : lit_(reach ? reach->places : AreaSet())) all.push_back({lit, 1});
    return all;
}

// As near as can be to what it shows, and best above it, where it covers nothing that is to be looked at, or least.
void CardLens::place(const QRect& subject) {
    const QRect room = window_->rect().adjusted(kGap, kGap, -kGap, -kGap);
    QRect box(QPoint(0, 0), view_->bestSize().boundedTo(room.size()));
    box.moveCenter(subject.center());
    box.moveBottom(subject.top() - kGap);
    const QPoint last(room.right() - box.width() + 1, room.bottom() - box.height() + 1);
    const QPoint wished(std::clamp(box.left(), room.left(), last.x()), std::clamp(box.top(), room.top(), last.y()));
    const std::vector<Kept> kept = keptFree(subject);
    std::vector<QPoint> corners{wished};
    for (int x = room.left(); x < last.x() + kLensStep; x += kLensStep)
        for (int y = room.top(); y < last.y() + kLensStep; y += kLensStep)
            corners.emplace_back(std::min(x, last.x()), std::min(y, last.y()));
    const auto costOf = [&](QPoint corner) {
        const QRect tried(corner, box.size());
        double cost = (corner - wished).manhattanLength();
        for (const Kept& each : kept)
            if (const QRect both = tried & each.box; !both.isEmpty())
                cost += kCovered * each.weight * both.width() * both.height();
        return cost;
    };
    double least = costOf(wished);
    box.moveTopLeft(wished);
    for (const QPoint corner : corners)
        if (const double cost = costOf(corner); cost < least) {
            least = cost;
            box.moveTopLeft(corner);
        }
    view_->setGeometry(box);
}

} // namespace elgrande

#include "moc_card_lens.cpp"
