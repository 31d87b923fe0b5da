#include "views/theme/kept_pictures.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>

namespace elgrande {

void KeptPictures::paint(QPainter& painter, const QRectF& bounds, std::uint32_t look,
                         const std::function<void(QPainter&)>& draw) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QTransform where = painter.worldTransform() * QTransform::fromScale(ratio, ratio);
    if (where != where_ || bounds != bounds_) kept_.clear();
    where_ = where;
    bounds_ = bounds;
    const QRect pixels = where.mapRect(bounds).toAlignedRect();
    if (pixels.isEmpty()) return;
    auto kept = std::find_if(kept_.begin(), kept_.end(), [look](const Kept& each) { return each.look == look; });
    if (kept == kept_.end()) {
        if (kept_.size() == kMost) kept_.erase(kept_.begin());
        QPixmap picture(pixels.size());
        picture.fill(Qt::transparent);
        QPainter inside(&picture);
        inside.setRenderHints(painter.renderHints());
        inside.setTransform(where * QTransform::fromTranslate(-pixels.left(), -pixels.top()));
        draw(inside);
        inside.end();
        picture.setDevicePixelRatio(ratio);
        kept = kept_.insert(kept_.end(), {look, picture});
    }
    painter.save();
    painter.setWorldTransform({});
    painter.drawPixmap(QPointF(pixels.topLeft()) / ratio, kept->picture);
    painter.restore();
}

} // namespace elgrande
