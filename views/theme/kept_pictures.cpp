#include "views/theme/kept_pictures.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace elgrande {

// Puts it at the end, as the one that was needed last.
const QPixmap* KeptPictures::find(std::uint32_t look) {
    const auto kept = std::find_if(kept_.begin(), kept_.end(), [look](const Kept& each) { return each.look == look; });
    if (kept == kept_.end()) return nullptr;
    std::rotate(kept, kept + 1, kept_.end());
    return &kept_.back().picture;
}

// Moved by whole pixels, as when something is scrolled, the pictures serve on.
void KeptPictures::moveTo(const QTransform& world, qreal ratio, const QRectF& bounds) {
    const QTransform where = world * QTransform::fromScale(ratio, ratio);
    const QPoint whole(static_cast<int>(std::floor(where.dx())), static_cast<int>(std::floor(where.dy())));
    const QTransform scale = where * QTransform::fromTranslate(-whole.x(), -whole.y());
    const QRect pixels = scale.mapRect(bounds).toAlignedRect();
    const QTransform toPicture = scale * QTransform::fromTranslate(-pixels.left(), -pixels.top());
    if (!qFuzzyCompare(toPicture, toPicture_) || bounds != bounds_ || ratio != ratio_) kept_.clear();
    bounds_ = bounds;
    ratio_ = ratio;
    toPicture_ = toPicture;
    corner_ = whole + pixels.topLeft();
    size_ = pixels.size();
}

bool KeptPictures::drawAhead(const QTransform& world, qreal ratio, const QRectF& bounds, std::uint32_t look,
                             const Draw& draw) {
    moveTo(world, ratio, bounds);
    if (size_.isEmpty() || find(look) != nullptr) return false;
    if (kept_.size() == kMost) kept_.erase(kept_.begin());
    QPixmap picture(size_);
    picture.fill(Qt::transparent);
    QPainter inside(&picture);
    inside.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    inside.setTransform(toPicture_);
    draw(inside);
    inside.end();
    picture.setDevicePixelRatio(ratio);
    kept_.push_back({look, picture});
    return true;
}

void KeptPictures::paint(QPainter& painter, const QRectF& bounds, std::uint32_t look, const Draw& draw) {
    drawAhead(painter.worldTransform(), painter.device()->devicePixelRatioF(), bounds, look, draw);
    const QPixmap* picture = find(look);
    if (picture == nullptr) return;
    painter.save();
    painter.setWorldTransform({});
    painter.drawPixmap(QPointF(corner_) / ratio_, *picture);
    painter.restore();
}

} // namespace elgrande
