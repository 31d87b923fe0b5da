#include "views/court/seat_row.h"

#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace elgrande {

namespace {

constexpr qreal kBar = 7;                // the stripe of the colour at the left edge
constexpr std::size_t kFewestInRow = 13; // so that a hand of a few power cards has marks of the usual size
constexpr std::size_t kMostInRow = 18;   // more power cards take two rows
constexpr qreal kBadgeGap = 3;
constexpr qreal kBadgeShare = 0.4; // of the width at most, however many there are

} // namespace

SeatRow::SeatRow(const Theme& theme, const Art& art, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , art_(art) {}

void SeatRow::setContent(const SeatContent& content) {
    if (content == content_) return;
    content_ = content;
    const bool clickable = content.courtOffered || content.provincesOffered || content.tokenOffered;
    setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

QRectF SeatRow::sheet() const { return QRectF(rect()).adjusted(5, 4, -5, -5); }

QRectF SeatRow::line(int which) const {
    const QRectF all = sheet();
    const qreal top = all.height() * 0.43;
    const qreal rest = (all.height() - top - 5) / 2;
    const qreal left = all.left() + kBar + 6;
    if (which == 0) return {left, all.top() + 2, all.width() - kBar - 12, top - 2};
    return {left, all.top() + top + rest * (which - 1), all.width() - kBar - 12, rest};
}

QRectF SeatRow::courtBox() const {
    const QRectF box = line(1);
    return {box.left(), box.top(), box.width() * 0.21, box.height()};
}

QRectF SeatRow::provincesBox() const {
    const QRectF box = line(1);
    return {box.left() + box.width() * 0.23, box.top(), box.width() * 0.28, box.height()};
}

void SeatRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF all = sheet();
    if (content_.active || content_.awaited)
        paintGlow(painter, theme_, all, 7, content_.active ? Glow::Hover : Glow::Offered, content_.active ? 2.2 : 1.4);
    paintPaper(painter, theme_, all, 7, !content_.active && !content_.awaited);
    const PieceColours colours = theme_.pieces(content_.colour);
    QPainterPath edge;
    edge.addRoundedRect(all, 7, 7);
    QPainterPath bar;
    bar.addRect(QRectF(all.left(), all.top(), kBar, all.height()));
    QLinearGradient shine(all.topLeft(), all.bottomLeft());
    shine.setColorAt(0, colours.light);
    shine.setColorAt(0.4, colours.base);
    shine.setColorAt(1, colours.dark);
    painter.fillPath(edge.intersected(bar), shine);
    paintHead(painter);
    paintPieces(painter);
    paintPowers(painter);
}

void SeatRow::paintHead(QPainter& painter) const {
    const QRectF box = line(0);
    const qreal side = box.height() - 2;
    paintMedallion(painter, theme_, content_.colour,
                   QRectF(box.left(), box.top() + 1, side, side).adjusted(1, 1, -1, -1));
    const qreal scoreWidth = scoreRoom();
    painter.setPen(theme_.colour(Role::Accent));
    drawFitted(painter, QRectF(box.right() - scoreWidth, box.top() - 2, scoreWidth, box.height() + 4),
               QString::number(content_.score), Theme::serif(34, true), 14, box.height() * 0.98,
               Qt::AlignRight | Qt::AlignVCenter);
    qreal right = box.right() - scoreWidth - 4;
    for (std::size_t i = 0; i < content_.badges.size(); ++i) {
        paintBadge(painter, content_.badges[i], badgeBox(i));
        right = badgeBox(i).left() - kBadgeGap;
    }
    const qreal left = box.left() + side + 8;
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, QRectF(left, box.top() - 1, right - left, box.height() * 0.66), content_.name,
               Theme::serif(22, true), 9, box.height() * 0.62, Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(theme_.colour(Role::InkSoft));
    drawFitted(painter, QRectF(left, box.top() + box.height() * 0.62, right - left, box.height() * 0.38), content_.kind,
               Theme::sans(12), 8, std::min(13.0, box.height() * 0.36), Qt::AlignLeft | Qt::AlignVCenter);
}

qreal SeatRow::scoreRoom() const { return std::max(48.0, line(0).height() * 1.6); }

// From the right; many of them become small, so that the name has its room.
QRectF SeatRow::badgeBox(std::size_t which) const {
    const QRectF box = line(0);
    const qreal side = box.height() - 2;
    qreal wanted = 0;
    for (const SeatBadge& badge : content_.badges) wanted += side * badge.size + kBadgeGap;
    const qreal scale = std::min(1.0, box.width() * kBadgeShare / std::max(1.0, wanted));
    qreal right = box.right() - scoreRoom() - 4;
    for (std::size_t i = 0; i < which; ++i) right -= (side * content_.badges[i].size + kBadgeGap) * scale;
    const qreal own = side * content_.badges[which].size * scale;
    return {right - own, box.top() + 1 + (side * scale - own) / 3, own, own};
}

void SeatRow::paintBadge(QPainter& painter, const SeatBadge& badge, const QRectF& box) const {
    art_.paint(painter, badge.picture, box, badge.colour.empty() ? Art::neutral() : theme_.pieces(badge.colour));
    if (badge.label.isEmpty()) return;
    const QRectF plate(box.left(), box.bottom() - box.height() * 0.45, box.width(), box.height() * 0.45);
    painter.setPen(QPen(theme_.colour(Role::GoldDeep), 1));
    painter.setBrush(theme_.colour(Role::Paper));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, plate.adjusted(1, 0, -1, 0), badge.label, Theme::sans(12, true), 6, plate.height() * 0.86);
}

void SeatRow::paintCount(QPainter& painter, const QRectF& box, const QString& word, int number, bool offered) const {
    if (offered) paintGlow(painter, theme_, box.adjusted(-1, 2, 1, -2), 5, Glow::Offered, 1.6);
    const qreal room = box.height() * 1.1; // for two digits
    const QRectF words = box.adjusted(2, 0, -room, 0);
    const qreal most = std::clamp(box.height() * 0.6, 9.0, 14.0);
    const qreal pixels = fittedPixels(word, Theme::sans(13), words.size(), 7, most);
    const qreal wide = QFontMetricsF(Theme::sans(64)).horizontalAdvance(word) * pixels / 64;
    painter.setPen(theme_.colour(Role::InkSoft));
    drawFitted(painter, words, word, Theme::sans(13), 7, most, Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, QRectF(words.left() + std::min(wide, words.width()) + 6, box.top(), room - 6, box.height()),
               QString::number(number), Theme::sans(15, true), 8, std::min(17.0, box.height() * 0.72),
               Qt::AlignLeft | Qt::AlignVCenter);
}

void SeatRow::paintPieces(QPainter& painter) const {
    const QRectF box = line(1);
    paintCount(painter, courtBox(), tr("Court"), content_.court, content_.courtOffered);
    paintCount(painter, provincesBox(), tr("Provinces"), content_.provinces, content_.provincesOffered);
    qreal left = provincesBox().right() + 8;
    if (content_.power >= 0) {
        const PieceColours colours = theme_.pieces(content_.colour);
        const QRectF chip(left, box.top() + 1, box.height() * 1.15, box.height() - 2);
        QLinearGradient shine(chip.topLeft(), chip.bottomLeft());
        shine.setColorAt(0, colours.base.lighter(115));
        shine.setColorAt(1, colours.dark);
        painter.setPen(QPen(colours.dark, 1));
        painter.setBrush(shine);
        painter.drawRoundedRect(chip, 4, 4);
        painter.setPen(colours.ink);
        drawFitted(painter, chip.adjusted(2, 1, -2, -1), content_.played, Theme::serif(18, true), 7,
                   chip.height() * 0.86);
        left = chip.right() + 7;
    }
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, QRectF(left, box.top(), box.right() - left, box.height()), content_.status, Theme::serif(15), 7,
               std::min(16.0, box.height() * 0.68), Qt::AlignLeft | Qt::AlignVCenter);
}

void SeatRow::paintPowers(QPainter& painter) const {
    const QRectF box = line(2).adjusted(0, 2, 0, -2);
    const std::size_t all = content_.powers.size();
    const std::size_t perRow = all > kMostInRow ? (all + 1) / 2 : std::max(kFewestInRow, all);
    const qreal high = all > kMostInRow ? (box.height() - 1) / 2 : box.height();
    const qreal step = std::min(box.width() / static_cast<qreal>(perRow), 32.0);
    const PieceColours colours = theme_.pieces(content_.colour);
    for (std::size_t i = 0; i < all; ++i) {
        const PowerMark& mark = content_.powers[i];
        const qreal top = box.top() + static_cast<qreal>(i / perRow) * (high + 1);
        const QRectF cell(box.left() + static_cast<qreal>(i % perRow) * step, top, step - 3, std::min(high, 22.0));
        const bool inHand = mark.state == PowerMark::State::InHand;
        QColor face = inHand ? colours.base : theme_.colour(Role::Ink);
        face.setAlphaF(inHand ? 1.0F : 0.1F);
        painter.setPen(mark.state == PowerMark::State::Uncertain ? QPen(colours.dark, 1.2, Qt::DotLine)
                       : inHand                                  ? QPen(colours.dark, 1)
                                                                 : QPen(Qt::NoPen));
        painter.setBrush(face);
        painter.drawRoundedRect(cell, 3, 3);
        QColor ink = inHand ? colours.ink : theme_.colour(Role::Ink);
        ink.setAlphaF(inHand ? 1.0F : 0.42F);
        painter.setPen(ink);
        drawFitted(painter, cell.adjusted(1, 1, -1, -1), mark.name, Theme::sans(13, inHand), 6, cell.height() * 0.74);
        if (mark.state == PowerMark::State::Used) {
            painter.setPen(QPen(ink, 1.1));
            painter.drawLine(cell.bottomLeft() + QPointF(3, -4), cell.topRight() + QPointF(-3, 4));
        }
    }
}

void SeatRow::mousePressEvent(QMouseEvent* event) { event->accept(); }

void SeatRow::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton) return;
    if (courtBox().contains(event->position())) emit courtClicked();
    if (provincesBox().contains(event->position())) emit provincesClicked();
    for (std::size_t i = 0; i < content_.badges.size(); ++i)
        if (content_.badges[i].token != Token::None && badgeBox(i).contains(event->position()))
            emit badgeClicked(content_.badges[i].token);
}

} // namespace elgrande
