// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_underlay.h"

#include "views/board/board_ground.h"
#include "views/theme/cached_drawing.h"
#include "views/theme/theme.h"

#include <QGraphicsView>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr int kResizePause = 70;          // milliseconds without a resize before the picture is drawn anew
constexpr int kBreath = 12;               // milliseconds between two pictures that are drawn ahead
constexpr qreal kMostPixels = 24'000'000; // of the picture; a deep zoom beyond it is scaled up

} // namespace

BoardUnderlay::BoardUnderlay(QGraphicsView& view, const BoardGround& ground, const Theme& theme)
    : QObject(&view)
    , view_(view)
    , ground_(ground)
    , theme_(theme) {
    soon_.setSingleShot(true);
    soon_.setInterval(kResizePause);
    ahead_.setInterval(kBreath);
    connect(&soon_, &QTimer::timeout, this, &BoardUnderlay::want);
    connect(&ahead_, &QTimer::timeout, this, &BoardUnderlay::drawAhead);
    connect(&picture_, &BoardPicture::ready, this, [this] { view_.viewport()->update(); });
}

void BoardUnderlay::readLayers() { picture_.setLayers(ground_.map().layers()); }

void BoardUnderlay::drawAhead() {
    if (!ground_.drawAhead(view_.viewportTransform(), view_.viewport()->devicePixelRatioF())) ahead_.stop();
}

// The first picture is drawn while the window is still being painted.
void BoardUnderlay::follow(bool drawAhead) {
    drawAhead_ = drawAhead; // enlarged, they would be too many pixels
    if (picture_.pixmap().isNull())
        want();
    else
        soon_.start();
}

void BoardUnderlay::want() {
    const QRectF bounds = ground_.map().bounds();
    if (bounds.isEmpty()) return;
    qreal scale = view_.transform().m11() * view_.viewport()->devicePixelRatioF();
    scale = std::min(scale, std::sqrt(kMostPixels / (bounds.width() * bounds.height())));
    picture_.want((bounds.size() * scale).toSize().expandedTo({1, 1}));
}

void BoardUnderlay::finish() {
    want();
    picture_.finish();
}

void BoardUnderlay::paint(QPainter& painter, const QRectF& rect) {
    const QRectF bounds = ground_.map().bounds();
    if (!bounds.contains(rect)) painter.fillRect(rect, theme_.colour(Role::Table));
    if (picture_.pixmap().isNull()) {
        painter.fillRect(bounds, theme_.colour(Role::TableEdge)); // for the moment until the picture is drawn
        want();
        return;
    }
    const QPixmap rendered = picture_.pixmap();
    const qreal ratio = view_.viewport()->devicePixelRatioF();
    const QRectF target = view_.transform().mapRect(bounds);
    const QSizeF wanted = target.size() * ratio;
    if (std::abs(wanted.width() - rendered.width()) > 1.5) { // while resizing, or zoomed in very far
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(bounds, rendered, QRectF(rendered.rect()));
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        return;
    }
    const QPointF corner = painter.worldTransform().map(bounds.topLeft()) * ratio;
    paintPixels(painter, corner.toPoint(), rendered, rendered.rect());
    if (std::exchange(drawAhead_, false)) ahead_.start(); // the board itself comes first
}

} // namespace elgrande

#include "moc_board_underlay.cpp"
