#include "views/cards/offer_button.h"

#include "views/cards/offer_accessible.h"
#include "views/theme/focus_room.h"

#include <QAccessible>
#include <QHash>
#include <QKeyEvent>
#include <QToolTip>

namespace elgrande {

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

Glow OfferButton::glow() const {
    if (!offered_) return Glow::None;
    if (isDown()) return Glow::Selected;
    if (hover_ || (hasFocus() && byKeys_)) return Glow::Hover;
    return quiet_ ? Glow::None : Glow::Offered;
}

void OfferButton::paintMarks(QPainter& painter, qreal radius) const {
    paintGlow(painter, theme_, face(), radius, glow());
    if (!hasFocus() || !byKeys_) return;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), radius + 4, radius + 4);
    paintFocus(painter, theme_, outline, 2);
}

void OfferButton::keyPressEvent(QKeyEvent* event) {
    const bool answers = offered_ || !reason_.isEmpty(); // otherwise Enter means the window's own default
    if (answers && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        click();
        return;
    }
    static const QHash<int, QPoint> kWays{
        {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
    const auto way = kWays.find(event->key());
    if (way == kWays.end()) return QAbstractButton::keyPressEvent(event);
    if (OfferButton* next = neighbour(*way)) next->setFocus(Qt::TabFocusReason);
}

// The nearest one that way: in the same row, or up and down as straight as possible.
OfferButton* OfferButton::neighbour(QPoint direction) const {
    OfferButton* best = nullptr;
    int least = 0;
    for (OfferButton* each : parentWidget()->findChildren<OfferButton*>()) {
        const QPoint way = each->geometry().center() - geometry().center();
        const int along = QPoint::dotProduct(way, direction);
        const int aside = (way - direction * along).manhattanLength();
        const int cost = along + 3 * aside;
        if (along <= 0 || (direction.x() != 0 && aside > height() / 2) || !each->isVisible() ||
            (each->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        if (best != nullptr && cost >= least) continue;
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
