// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/cached_pictures.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>

namespace elgrande {

// Puts it at the end, as the one that was needed last.
const QPixmap* CachedPictures::find(std::uint32_t look) {
    const auto kept = std::find_if(kept_.begin(), kept_.end(), [look](const Kept& each) { return each.look == look; });
    if (kept == kept_.end()) return nullptr;
    std::rotate(kept, kept + 1, kept_.end());
    return &kept_.back().picture;
}

// Moved by whole pixels, as when something is scrolled, the pictures serve on.
void CachedPictures::moveTo(const QTransform& world, qreal ratio, const QRectF& bounds) {
    const PixelBox box(world, ratio, bounds);
    if (!qFuzzyCompare(box.toPicture, box_.toPicture) || bounds != bounds_) kept_.clear();
    bounds_ = bounds;
    box_ = box;
}

bool CachedPictures::drawAhead(const QTransform& world, qreal ratio, const QRectF& bounds, std::uint32_t look,
                               const Draw& draw) {
    moveTo(world, ratio, bounds);
    if (box_.size.isEmpty() || find(look) != nullptr) return false;
    if (kept_.size() == kMost) kept_.erase(kept_.begin());
    QPixmap picture(box_.size);
    picture.fill(Qt::transparent);
    QPainter inside(&picture);
    inside.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    inside.setTransform(box_.toPicture);
    draw(inside);
    inside.end();
    kept_.push_back({look, picture});
    return true;
}

void CachedPictures::paint(QPainter& painter, const QRectF& bounds, std::uint32_t look, const Draw& draw) {
    drawAhead(painter.worldTransform(), painter.device()->devicePixelRatioF(), bounds, look, draw);
    const QPixmap* picture = find(look);
    if (picture != nullptr) paintPixels(painter, box_.corner, *picture, picture->rect());
}

} // namespace elgrande
