#include "views/ceremony/ceremony_paint.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/theme/paint.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr int kLength = 4600; // milliseconds
constexpr double kBegins = 500;
constexpr double kLands = 1500;
constexpr qreal kGrande = 40; // its height in hundredths of the board's
constexpr qreal kApart = 32;
constexpr qreal kCrown = 15;
constexpr int kRays = 18;
constexpr double kPi = 3.14159265358979323846;

void paintRays(QPainter& painter, QPointF middle, qreal radius) {
    QRadialGradient light(middle, radius);
    light.setColorAt(0, QColor(255, 226, 150, 190));
    light.setColorAt(1, QColor(255, 226, 150, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    for (int i = 0; i < kRays; ++i) {
        const double angle = 2 * kPi * i / kRays;
        const double half = kPi / kRays * 0.55;
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

QRectF CrownCeremony::grandeBox(const Scenery& scenery, std::size_t which) const {
    const qreal unit = scenery.unit();
    const qreal height = kGrande * unit;
    const qreal aside = (static_cast<qreal>(which) - static_cast<qreal>(winners_.size() - 1) / 2) * kApart * unit;
    QRectF box(0, 0, height * 0.8, height);
    box.moveCenter(scenery.board.center() + QPointF(aside, -unit * 6));
    return box;
}

QRectF CrownCeremony::crownBox(const Scenery& scenery, std::size_t which, double now) const {
    const QRectF grande = grandeBox(scenery, which);
    const qreal side = kCrown * scenery.unit();
    const qreal rest = grande.top() - side * 0.52;
    const qreal start = scenery.board.top() - side;
    const double way = share(now, kBegins, kLands);
    const double part = way < 1 ? way * way : 1; // it falls
    return {grande.center().x() - side * 0.6, start + (rest - start) * part, side * 1.2, side};
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

void CrownCeremony::draw(const Scenery& scenery) const {
    if (drawnFor_ == scenery.board.size()) return;
    drawnFor_ = scenery.board.size();
    const qreal unit = scenery.unit();
    ground_ = drawnOnce(scenery, drawnFor_, [&](QPainter& painter, const QRectF& all) {
        painter.fillRect(all, QColor(12, 8, 4, 165));
        const QPointF shift = all.topLeft() - scenery.board.topLeft();
        for (std::size_t i = 0; i < winners_.size(); ++i)
            paintRays(painter, grandeBox(scenery, i).center() + shift, kGrande * unit * 1.15);
        for (std::size_t i = 0; i < winners_.size(); ++i)
            paintGrande(painter, scenery.theme, scenery.art, colourOf(scenery.model, winners_[i]),
                        grandeBox(scenery, i).translated(shift));
        const qreal wide = std::min(all.width() * 0.92, 108 * unit);
        paintRibbon(painter, scenery.theme,
                    QRectF(all.center().x() - wide / 2, all.bottom() - 33 * unit, wide, 22 * unit), caption_, line_);
    });
    crown_ = drawnOnce(scenery, crownBox(scenery, 0, 0).size(),
                       [](QPainter& painter, const QRectF& box) { paintCrown(painter, box.adjusted(4, 4, -4, -4)); });
}

void CrownCeremony::paint(QPainter& painter, const Scenery& scenery, double now) const {
    draw(scenery);
    painter.drawPixmap(scenery.board.topLeft(), ground_);
    painter.setClipRect(scenery.board);
    if (now < kBegins) return;
    for (std::size_t i = 0; i < winners_.size(); ++i)
        painter.drawPixmap(crownBox(scenery, i, now), crown_, QRectF(crown_.rect()));
}

} // namespace elgrande
