// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ceremony/ceremony_paint.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/theme/paint.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace elgrande {

namespace {

constexpr int kLength = 4600; // milliseconds
constexpr double kBegins = 500;
constexpr double kLands = 1500;
constexpr qreal kShield = 34; // in hundredths of the board's height
constexpr qreal kApart = 36;
constexpr qreal kCrown = 20;
constexpr int kRays = 18;
constexpr qreal kRayReach = 1.3; // of the shield's side
const QColor kDark(12, 8, 4, 165);

void paintRays(QPainter& painter, QPointF middle, qreal radius) {
    QRadialGradient light(middle, radius);
    light.setColorAt(0, QColor(255, 226, 150, 190));
    light.setColorAt(1, QColor(255, 226, 150, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    for (int i = 0; i < kRays; ++i) {
        const double angle = 2 * std::numbers::pi * i / kRays;
        const double half = std::numbers::pi / kRays * 0.55;
        QPainterPath ray(middle);
        ray.lineTo(middle + QPointF(std::cos(angle - half), std::sin(angle - half)) * radius);
        ray.lineTo(middle + QPointF(std::cos(angle + half), std::sin(angle + half)) * radius);
        ray.closeSubpath();
        painter.drawPath(ray);
    }
}

} // namespace

CrownCeremony::CrownCeremony(std::vector<Seat> winners, QString caption, QString line)
    : winners_(std::move(winners))
    , caption_(std::move(caption))
    , line_(std::move(line)) {}

int CrownCeremony::length() const { return kLength; }

QRectF CrownCeremony::shieldBox(const Scenery& scenery, std::size_t which) const {
    const qreal unit = scenery.unit();
    const qreal aside = (static_cast<qreal>(which) - static_cast<qreal>(winners_.size() - 1) / 2) * kApart * unit;
    QRectF box(0, 0, kShield * unit, kShield * unit);
    box.moveCenter(scenery.board.center() + QPointF(aside, -unit * 6));
    return box;
}

QRectF CrownCeremony::crownBox(const Scenery& scenery, std::size_t which, double now) const {
    const QRectF shield = shieldBox(scenery, which);
    const qreal side = kCrown * scenery.unit();
    const qreal rest = shield.top() - side * 0.62;
    const qreal start = scenery.board.top() - side;
    const double way = share(now, kBegins, kLands);
    const double part = way < 1 ? way * way : 1; // it falls
    return {shield.center().x() - side * 0.62, start + (rest - start) * part, side * 1.24, side};
}

QRectF CrownCeremony::changed(const Scenery& scenery, double before, double now) const {
    if (before <= 0) return box(scenery);
    if (before > kLands || now < kBegins) return {};
    QRectF anew;
    for (std::size_t i = 0; i < winners_.size(); ++i) anew |= crownBox(scenery, i, before) | crownBox(scenery, i, now);
    return anew.intersected(scenery.board);
}

std::optional<EventFamily> CrownCeremony::heard(double before, double now) const {
    if (before < kLands && now >= kLands) return EventFamily::End;
    return {};
}

QRectF CrownCeremony::ribbonBox(const Scenery& scenery) const {
    const qreal unit = scenery.unit();
    const qreal wide = std::min(scenery.board.width() * 0.92, 108 * unit);
    return {scenery.board.center().x() - wide / 2, scenery.board.bottom() - 33 * unit, wide, 22 * unit};
}

bool CrownCeremony::prepare(const Scenery& scenery) {
    const qreal unit = scenery.unit();
    if (rays_.isNull()) {
        const qreal side = 2 * kRayReach * kShield * unit;
        Scenery soft = scenery;
        soft.ratio = 1; // light has no edges
        rays_ = drawnOnce(soft, {side, side}, [](QPainter& painter, const QRectF& box) {
            paintRays(painter, box.center(), box.width() / 2);
        });
        return false;
    }
    if (shields_.size() < winners_.size()) {
        const std::string& colour = colourOf(scenery.model, winners_[shields_.size()]);
        shields_.push_back(
            drawnOnce(scenery, QSizeF(kShield, kShield) * unit, [&](QPainter& painter, const QRectF& box) {
                paintMedallion(painter, scenery.theme, colour, box.adjusted(2, 2, -2, -6));
            }));
        return false;
    }
    if (crown_.isNull()) {
        crown_ = drawnOnce(scenery, crownBox(scenery, 0, 0).size(), [](QPainter& painter, const QRectF& box) {
            const qreal edge = box.width() * 0.09; // for the jewels on its points
            paintCrown(painter, box.adjusted(edge, edge, -edge, -edge));
        });
        return false;
    }
    ribbon_ = drawnOnce(scenery, ribbonBox(scenery).size(), [&](QPainter& painter, const QRectF& box) {
        paintRibbon(painter, scenery.theme, box, caption_, {line_});
    });
    return true;
}

void CrownCeremony::paint(QPainter& painter, const Scenery& scenery, double now) const {
    painter.setClipRect(scenery.board, Qt::IntersectClip);
    painter.fillRect(scenery.board, kDark);
    const qreal reach = kRayReach * kShield * scenery.unit();
    for (std::size_t i = 0; i < winners_.size(); ++i)
        painter.drawPixmap(QRectF(shieldBox(scenery, i).center() - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)),
                           rays_, QRectF(rays_.rect()));
    for (std::size_t i = 0; i < winners_.size(); ++i)
        painter.drawPixmap(shieldBox(scenery, i), shields_[i], QRectF(shields_[i].rect()));
    painter.drawPixmap(ribbonBox(scenery).topLeft(), ribbon_);
    if (now < kBegins) return;
    for (std::size_t i = 0; i < winners_.size(); ++i)
        painter.drawPixmap(crownBox(scenery, i, now), crown_, QRectF(crown_.rect()));
}

} // namespace elgrande
