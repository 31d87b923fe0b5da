// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/glyphs.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

namespace elgrande {

namespace {

// In a box of 24 by 24; `right` tells which way it points.
void addTriangle(QPainterPath& path, qreal from, qreal to, bool right) {
    path.moveTo(right ? from : to, 5);
    path.lineTo(right ? to : from, 12);
    path.lineTo(right ? from : to, 19);
    path.closeSubpath();
}

// An arrow that turns back, for undo; mirrored for redo.
QPainterPath turn() {
    QPainterPath path;
    path.moveTo(3, 10);
    path.lineTo(10, 4);
    path.lineTo(10, 8);
    path.cubicTo(17, 8, 21, 12, 21, 19);
    path.cubicTo(18.5, 14, 15.5, 12.4, 10, 12.4);
    path.lineTo(10, 16);
    path.closeSubpath();
    return path;
}

QPainterPath pathOf(Glyph glyph) {
    QPainterPath path;
    switch (glyph) {
    case Glyph::Play:
        addTriangle(path, 7, 19, true);
        break;
    case Glyph::Pause:
        path.addRoundedRect(QRectF(6, 5, 4.5, 14), 1, 1);
        path.addRoundedRect(QRectF(13.5, 5, 4.5, 14), 1, 1);
        break;
    case Glyph::StepOn:
    case Glyph::StepBack: {
        const bool right = glyph == Glyph::StepOn;
        addTriangle(path, right ? 9 : 5, right ? 19 : 15, right);
        path.addRoundedRect(QRectF(right ? 4.5 : 17, 5, 2.5, 14), 1, 1);
        break;
    }
    case Glyph::JumpOn:
    case Glyph::JumpBack: {
        const bool right = glyph == Glyph::JumpOn;
        addTriangle(path, 3.5, 12, right);
        addTriangle(path, 12, 20.5, right);
        break;
    }
    case Glyph::First:
    case Glyph::Last: {
        const bool right = glyph == Glyph::Last;
        addTriangle(path, right ? 3 : 7, right ? 10 : 14, right);
        addTriangle(path, right ? 10 : 14, right ? 17 : 21, right);
        path.addRoundedRect(QRectF(right ? 18 : 3.5, 5, 2.5, 14), 1, 1);
        break;
    }
    case Glyph::Undo:
        path = turn();
        break;
    case Glyph::Redo:
        path = QTransform(-1, 0, 0, 1, 24, 0).map(turn());
        break;
    case Glyph::Reset:
        path = turn();
        path.addRoundedRect(QRectF(3, 19.5, 18, 2.2), 1, 1);
        break;
    case Glyph::Close:
        path.addPolygon(QPolygonF({{5, 7},
                                   {7, 5},
                                   {12, 10},
                                   {17, 5},
                                   {19, 7},
                                   {14, 12},
                                   {19, 17},
                                   {17, 19},
                                   {12, 14},
                                   {7, 19},
                                   {5, 17},
                                   {10, 12}}));
        path.closeSubpath();
        break;
    case Glyph::Branch:
        path.addRoundedRect(QRectF(5, 3, 2.6, 18), 1, 1);
        path.moveTo(7, 15);
        path.cubicTo(7, 10, 11, 9, 14, 9);
        path.lineTo(14, 5.5);
        path.lineTo(20, 10.2);
        path.lineTo(14, 15);
        path.lineTo(14, 11.6);
        path.cubicTo(11, 11.6, 9, 12.5, 7, 15);
        path.closeSubpath();
        break;
    }
    return path;
}

class GlyphEngine final : public QIconEngine {
  public:
    GlyphEngine(Glyph glyph, const QColor& colour)
        : glyph_(glyph)
        , colour_(colour) {}

    void paint(QPainter* painter, const QRect& box, QIcon::Mode mode, QIcon::State /*state*/) override {
        QColor colour = colour_;
        if (mode == QIcon::Disabled) colour.setAlphaF(0.35F);
        const qreal size = std::min(box.width(), box.height());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(QRectF(box).center() - QPointF(size / 2, size / 2));
        painter->scale(size / 24, size / 24);
        painter->fillPath(pathOf(glyph_), colour);
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new GlyphEngine(*this); }

  private:
    Glyph glyph_;
    QColor colour_;
};

} // namespace

QIcon glyphIcon(Glyph glyph, const QColor& colour) { return QIcon(new GlyphEngine(glyph, colour)); }

} // namespace elgrande
