// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/offer_button.h"

#include "views/cards/offer_accessible.h"
#include "views/toolkit/focus_room.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace elgrande {

namespace {

constexpr int kAside = 3;          // times worse than straight on
constexpr qreal kGlowShare = 0.34; // its width, of the room around the card

} // namespace

OfferButton::OfferButton(const Theme& theme, QWidget* parent)
    : QAbstractButton(parent)
    , theme_(theme) {
    installOfferAccessibility();
    setFocusPolicy(Qt::NoFocus);
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (offered_) {
            emit taken();
            return;
        }
        if (reason_.isEmpty()) return;
        QToolTip::showText(mapToGlobal(rect().center()), reason_, this);
        emit refused(reason_);
    });
}

void OfferButton::setMargin(qreal margin) {
    if (margin == margin_) return;
    margin_ = margin;
    update();
}

void OfferButton::setOffer(bool offered, bool reachable, const QString& reason) {
    const bool other = offered != offered_;
    offered_ = offered;
    reason_ = offered ? QString() : reason;
    setFocusPolicy(reachable ? Qt::StrongFocus : Qt::NoFocus);
    if (!other) return;
    setCursor(offered ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    QAccessible::State changed;
    changed.disabled = true;
    QAccessibleStateChangeEvent event(this, changed);
    QAccessible::updateAccessibility(&event);
}

void OfferButton::setQuiet(bool quiet) {
    if (quiet == quiet_) return;
    quiet_ = quiet;
    update();
}

void OfferButton::setAdvised(bool advised) {
    if (advised == advised_) return;
    advised_ = advised;
    update();
}

Glow OfferButton::glow() const {
    if (advised_) return Glow::Selected;
    if (!offered_) return Glow::None;
    if (isDown()) return Glow::Selected;
    if (hover_ || (hasFocus() && byKeys_)) return Glow::Hover;
    return quiet_ ? Glow::None : Glow::Offered;
}

void OfferButton::paintMarks(QPainter& painter, qreal radius) const {
    paintGlow(painter, theme_, face(), radius, glow(), margin_ * kGlowShare);
    if (!hasFocus() || !byKeys_) return;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), radius + margin_ * 0.6, radius + 4);
    paintFocus(painter, theme_, outline, 2);
}

void OfferButton::keyPressEvent(QKeyEvent* event) {
    const bool answers = offered_ || !reason_.isEmpty(); // otherwise Enter means the window's own default
    if (answers && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        click();
        return;
    }
    if (!goBy(event->key())) QAbstractButton::keyPressEvent(event);
}

bool OfferButton::goBy(int key) {
    OfferButton* next = nullptr;
    switch (key) {
    case Qt::Key_Left:
        next = neighbour({-1, 0});
        if (next == nullptr) next = inNextRow(false);
        break;
    case Qt::Key_Right:
        next = neighbour({1, 0});
        if (next == nullptr) next = inNextRow(true);
        break;
    case Qt::Key_Up:
        next = neighbour({0, -1});
        break;
    case Qt::Key_Down:
        next = neighbour({0, 1});
        break;
    case Qt::Key_Home:
    case Qt::Key_End:
        next = endOf(key == Qt::Key_End);
        break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        next = onePage(key == Qt::Key_PageDown ? 1 : -1);
        break;
    default:
        return false;
    }
    if (next != nullptr) next->setFocus(Qt::TabFocusReason);
    return true;
}

std::vector<OfferButton*> OfferButton::reachable() const {
    std::vector<OfferButton*> all;
    for (OfferButton* each : parentWidget()->findChildren<OfferButton*>())
        if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus) != 0) all.push_back(each);
    return all;
}

// The nearest one that way: in the same row, or up and down as straight as possible.
OfferButton* OfferButton::neighbour(QPoint direction) const {
    OfferButton* best = nullptr;
    int least = 0;
    for (OfferButton* each : reachable()) {
        const QPoint way = each->geometry().center() - geometry().center();
        const int along = QPoint::dotProduct(way, direction);
        const int aside = (way - direction * along).manhattanLength();
        const int cost = along + kAside * aside;
        if (along <= 0 || (direction.x() != 0 && aside > height() / 2)) continue;
        if (best != nullptr && cost >= least) continue;
        best = each;
        least = cost;
    }
    return best;
}

bool OfferButton::isEarlier(const OfferButton* one, const OfferButton* other) {
    const QPoint a = one->geometry().center();
    const QPoint b = other->geometry().center();
    const bool sameRow = std::abs(a.y() - b.y()) < one->height() / 2;
    return sameRow ? a.x() < b.x() : a.y() < b.y();
}

OfferButton* OfferButton::endOf(bool last) const {
    const std::vector<OfferButton*> all = reachable();
    const auto [first, end] = std::minmax_element(all.begin(), all.end(), isEarlier);
    return first == all.end() ? nullptr : last ? *end : *first;
}

// At the end of a row, which not everybody sees: where reading goes on.
OfferButton* OfferButton::inNextRow(bool on) const {
    std::vector<OfferButton*> all = reachable();
    std::sort(all.begin(), all.end(), isEarlier);
    const auto here = std::find(all.begin(), all.end(), this);
    if (here == all.end()) return nullptr;
    if (on) return std::next(here) == all.end() ? nullptr : *std::next(here);
    return here == all.begin() ? nullptr : *std::prev(here);
}

// The one that lies about as far away as is seen at once, else the last one that way.
OfferButton* OfferButton::onePage(int down) const {
    const int page = std::max(parentWidget()->visibleRegion().boundingRect().height() - height(), height());
    OfferButton* best = nullptr;
    int least = 0;
    for (OfferButton* each : reachable()) {
        const QPoint way = each->geometry().center() - geometry().center();
        const int cost = std::abs(way.y() * down - page) + kAside * std::abs(way.x());
        if (way.y() * down < height() / 2 || (best != nullptr && cost >= least)) continue;
        best = each;
        least = cost;
    }
    return best;
}

bool OfferButton::focusNextPrevChild(bool next) { return focusNextStop(*this, next, parentWidget()); }

void OfferButton::enterEvent(QEnterEvent* event) {
    hover_ = true;
    update();
    emit pointed(true);
    QAbstractButton::enterEvent(event);
}

void OfferButton::leaveEvent(QEvent* event) {
    hover_ = false;
    update();
    emit pointed(false);
    QAbstractButton::leaveEvent(event);
}

bool OfferButton::cameByKeys(Qt::FocusReason reason) {
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

void OfferButton::focusInEvent(QFocusEvent* event) {
    const Qt::FocusReason reason = event->reason();
    const bool back = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason; // as before
    if (!back) byKeys_ = cameByKeys(reason);
    update();
    if (byKeys_) emit pointed(true);
    QAbstractButton::focusInEvent(event);
}

void OfferButton::focusOutEvent(QFocusEvent* event) {
    update();
    if (byKeys_) emit pointed(false);
    QAbstractButton::focusOutEvent(event);
}

} // namespace elgrande

#include "moc_offer_button.cpp"
