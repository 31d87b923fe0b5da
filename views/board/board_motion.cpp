// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_motion.h"

#include <QEasingCurve>
#include <QGraphicsItem>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {

struct BoardMotion::Flight {
    quint64 id = 0; // not the address, which a later flight may have again
    QGraphicsItem* item = nullptr;
    std::unique_ptr<QGraphicsItem> owned;
    QPainterPath path;
    std::function<void()> landed;
    std::unique_ptr<QVariantAnimation> animation;
};

BoardMotion::BoardMotion(QObject* parent)
    : QObject(parent) {}
BoardMotion::~BoardMotion() = default;

void BoardMotion::setTempo(Tempo tempo) {
    tempo_ = tempo;
    if (!isEnabled()) finish();
}

void BoardMotion::move(QGraphicsItem* item, QPointF target) {
    if (gliding_ && isEnabled() && (item->pos() - target).manhattanLength() > 1)
        glide(item, arc(item->pos(), target), 0, kPiece);
    else
        item->setPos(target);
}

void BoardMotion::glide(QGraphicsItem* item, const QPainterPath& path, int delay, int duration) {
    auto flight = std::make_unique<Flight>();
    flight->item = item;
    flight->path = path;
    start(std::move(flight), delay, duration);
}

void BoardMotion::fly(std::unique_ptr<QGraphicsItem> item, const QPainterPath& path, int delay, int duration,
                      std::function<void()> landed) {
    auto flight = std::make_unique<Flight>();
    flight->item = item.get();
    flight->owned = std::move(item);
    flight->path = path;
    flight->landed = std::move(landed);
    flight->owned->setVisible(false);
    start(std::move(flight), delay, duration);
}

void BoardMotion::start(std::unique_ptr<Flight> flight, int delay, int duration) {
    Flight* started = flight.get();
    const quint64 id = ++lastId_;
    started->id = id;
    flights_.push_back(std::move(flight));
    if (!isEnabled() || started->path.isEmpty()) {
        land(id);
        return;
    }
    started->item->setPos(started->path.pointAtPercent(0));
    delay = static_cast<int>(delay * tempoFactor(tempo_));
    duration = std::max(1, static_cast<int>(duration * tempoFactor(tempo_)));
    const int total = delay + duration;
    started->animation = std::make_unique<QVariantAnimation>();
    started->animation->setStartValue(0.0);
    started->animation->setEndValue(static_cast<double>(total));
    started->animation->setDuration(total);
    const QEasingCurve easing(QEasingCurve::InOutCubic);
    connect(started->animation.get(), &QVariantAnimation::valueChanged, this,
            [started, delay, duration, easing](const QVariant& value) {
                const double share = (value.toDouble() - delay) / duration;
                if (share < 0) return;
                if (started->owned) started->item->setVisible(true);
                started->item->setPos(started->path.pointAtPercent(easing.valueForProgress(std::min(1.0, share))));
            });
    // Landing deletes the animation, which must not happen inside its own signal.
    connect(
        started->animation.get(), &QVariantAnimation::finished, this, [this, id] { land(id); }, Qt::QueuedConnection);
    started->animation->start();
}

void BoardMotion::land(quint64 id) {
    const auto found = std::find_if(flights_.begin(), flights_.end(), [&](const auto& each) { return each->id == id; });
    if (found == flights_.end()) return;
    const std::unique_ptr<Flight> landed = std::move(*found);
    flights_.erase(found);
    if (!landed->owned && !landed->path.isEmpty()) landed->item->setPos(landed->path.pointAtPercent(1));
    if (landed->landed) landed->landed();
}

void BoardMotion::finish() {
    while (!flights_.empty()) land(flights_.front()->id);
}

QPainterPath BoardMotion::arc(QPointF from, QPointF to) {
    QPainterPath path(from);
    if ((to - from).manhattanLength() < 1) return {};
    const QPointF middle = (from + to) / 2;
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    path.quadTo(middle - QPointF(0, length * 0.16), to);
    return path;
}

} // namespace elgrande

#include "moc_board_motion.cpp"
