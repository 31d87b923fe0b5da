// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/ceremony/ceremony_paint.h"
#include "views/ceremony/table_ceremonies.h"
#include "views/texts/texts.h"
#include "views/theme/art.h"
#include "views/theme/paint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr double kEachHome = 620; // milliseconds
constexpr double kWay = 480;
constexpr double kLastHome = 500;
constexpr qreal kSide = 11; // of the pieces, in hundredths of the board's height
constexpr qreal kHomeTag = 18;

} // namespace

HomesCeremony::HomesCeremony(std::vector<Home> homes)
    : homes_(std::move(homes)) {}

bool HomesCeremony::prepare(const Scenery& scenery) {
    if (pieces_.size() == homes_.size()) return true;
    const Seat seat = homes_[pieces_.size()].seat;
    pieces_.push_back(
        drawnOnce(scenery, QSizeF(kSide, kSide) * scenery.unit(), [&](QPainter& painter, const QRectF& box) {
            if (seat == Seat::None) {
                scenery.art.paint(painter, QStringLiteral("pieces/king"), box);
                return;
            }
            const std::string& colour = colourOf(scenery.model, seat);
            const qreal side = box.width() * 0.36;
            paintGrande(painter, scenery.theme, scenery.art, colour, box.adjusted(side * 0.5, 0, -side * 0.5, -2));
            for (const qreal left : {box.left(), box.right() - side})
                paintToken(painter, scenery.theme, colour, QRectF(left, box.bottom() - side, side, side * 0.8), -1);
        }));
    return false;
}

int HomesCeremony::length() const {
    return static_cast<int>(kEachHome * static_cast<double>(homes_.size()) + kLastHome);
}

// Where the pieces are, coming from the seat in a shallow arc.
QRectF HomesCeremony::boxOf(const Scenery& scenery, std::size_t which, double now) const {
    const Home& home = homes_[which];
    const QPointF target = scenery.place(home.area);
    const QPointF start = home.seat == Seat::None ? QPointF(scenery.board.center().x(), scenery.board.top())
                                                  : scenery.seat(home.seat, Area::Provinces);
    const double begun = kEachHome * static_cast<double>(which);
    const double part = easeBoth(share(now, begun, begun + kWay));
    const QPointF here = start + (target - start) * part - QPointF(0, std::sin(part * 3.14159) * scenery.unit() * 9);
    const qreal side = kSide * scenery.unit();
    return {here.x() - side / 2, here.y() - side * 0.6, side, side};
}

QRectF HomesCeremony::changed(const Scenery& scenery, double before, double now) const {
    QRectF anew;
    for (std::size_t i = 0; i < homes_.size(); ++i) {
        const double begun = kEachHome * static_cast<double>(i);
        if (now < begun || before > begun + kEachHome + kLastHome) continue;
        for (const double moment : {before, now}) {
            const QRectF pieces = boxOf(scenery, i, moment);
            const qreal wide = kHomeTag * scenery.unit();
            anew |= QRectF(pieces.center().x() - wide / 2, pieces.top() - 8, wide, pieces.height() + wide * 0.3);
        }
    }
    return anew;
}

std::optional<EventFamily> HomesCeremony::heard(double before, double now) const {
    const auto landed = [](double moment) { return std::floor((moment - kWay) / kEachHome); };
    if (now > kWay && landed(before) != landed(now) && landed(now) < static_cast<double>(homes_.size()))
        return EventFamily::Pieces;
    return {};
}

void HomesCeremony::paintOne(QPainter& painter, const Scenery& scenery, std::size_t which, double now) const {
    const Home& home = homes_[which];
    const QRectF box = boxOf(scenery, which, now);
    painter.drawPixmap(box, pieces_[which], QRectF(pieces_[which].rect()));
    const double begun = kEachHome * static_cast<double>(which);
    if (home.seat == Seat::None || now < begun + kWay) return;
    painter.setOpacity(share(now, begun + kWay, begun + kWay + 120));
    const qreal unit = scenery.unit();
    const QRectF tag(box.center().x() - kHomeTag * unit / 2, box.bottom() + unit * 0.4, kHomeTag * unit, unit * 4.4);
    paintTag(painter, scenery.theme, colourOf(scenery.model, home.seat), tag, scenery.model.playerName(home.seat));
    painter.setOpacity(1);
}

void HomesCeremony::paint(QPainter& painter, const Scenery& scenery, double now) const {
    for (std::size_t i = 0; i < homes_.size(); ++i)
        if (now >= kEachHome * static_cast<double>(i)) paintOne(painter, scenery, i, now);
}

} // namespace elgrande
