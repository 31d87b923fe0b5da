#include "views/court/seat_row.h"

#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace elgrande {

namespace {

constexpr qreal kBar = 7; // the stripe of the colour at the left edge

} // namespace

SeatRow::SeatRow(const Theme& theme, const Art& art, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , art_(art) {}

void SeatRow::setContent(const SeatContent& content) {
    if (content == content_) return;
    content_ = content;
    const bool clickable = content.courtOffered || content.provincesOffered;
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
    const PieceColours colours = Theme::pieces(content_.colour);
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
    paintMedallion(painter, content_.colour, QRectF(box.left(), box.top() + 1, side, side).adjusted(1, 1, -1, -1));
    const qreal scoreWidth = std::max(48.0, box.height() * 1.6);
    painter.setPen(theme_.colour(Role::Accent));
    drawFitted(painter, QRectF(box.right() - scoreWidth, box.top() - 2, scoreWidth, box.height() + 4),
               QString::number(content_.score), Theme::serif(34, true), 14, box.height() * 0.98,
               Qt::AlignRight | Qt::AlignVCenter);
    qreal right = box.right() - scoreWidth - 4;
    if (content_.veto) {
        art_.paint(painter, QStringLiteral("pieces/veto-seal"), QRectF(right - side, box.top() + 1, side, side));
        right -= side + 3;
    }
    if (content_.diskSet) {
        const qreal small = side * 0.84;
        art_.paint(painter, QStringLiteral("pieces/disk"), QRectF(right - small, box.top() + 3, small, small));
        right -= small + 3;
    }
    const qreal left = box.left() + side + 8;
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, QRectF(left, box.top() - 1, right - left, box.height() * 0.66), content_.name,
               Theme::serif(22, true), 9, box.height() * 0.62, Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(theme_.colour(Role::InkSoft));
    drawFitted(painter, QRectF(left, box.top() + box.height() * 0.62, right - left, box.height() * 0.38), content_.kind,
               Theme::sans(12), 8, std::min(13.0, box.height() * 0.36), Qt::AlignLeft | Qt::AlignVCenter);
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
        const PieceColours colours = Theme::pieces(content_.colour);
        const QRectF chip(left, box.top() + 1, box.height() * 1.15, box.height() - 2);
        QLinearGradient shine(chip.topLeft(), chip.bottomLeft());
        shine.setColorAt(0, colours.base.lighter(115));
        shine.setColorAt(1, colours.dark);
        painter.setPen(QPen(colours.dark, 1));
        painter.setBrush(shine);
        painter.drawRoundedRect(chip, 4, 4);
        painter.setPen(colours.ink);
        drawFitted(painter, chip.adjusted(2, 1, -2, -1), QString::number(content_.power), Theme::serif(18, true), 7,
                   chip.height() * 0.86);
        left = chip.right() + 7;
    }
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, QRectF(left, box.top(), box.right() - left, box.height()), content_.status, Theme::serif(15), 7,
               std::min(16.0, box.height() * 0.68), Qt::AlignLeft | Qt::AlignVCenter);
}

void SeatRow::paintPowers(QPainter& painter) const {
    const QRectF box = line(2).adjusted(0, 2, 0, -2);
    const qreal count = static_cast<qreal>(std::max<std::size_t>(13, content_.powers.size()));
    const qreal step = std::min(box.width() / count, 32.0);
    const PieceColours colours = Theme::pieces(content_.colour);
    qreal left = box.left();
    for (const PowerMark& mark : content_.powers) {
        const QRectF cell(left, box.top(), step - 3, std::min(box.height(), 22.0));
        left += step;
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
        drawFitted(painter, cell.adjusted(1, 1, -1, -1), QString::number(mark.value), Theme::sans(13, inHand), 6,
                   cell.height() * 0.74);
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
}

} // namespace elgrande
