// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/castillo_gate.h"

#include "views/board/board_items.h"
#include "views/board/board_motion.h"
#include "views/board/board_stacking.h"
#include "views/game/shown.h"

#include <QGraphicsScene>

#include <utility>

namespace elgrande {

namespace {

constexpr int kSwing = 500; // milliseconds to open or close

} // namespace

CastilloGate::CastilloGate(const Shown& shown, const BoardMotion& motion)
    : shown_(shown)
    , motion_(motion) {
    swing_.setDuration(kSwing);
    QObject::connect(&swing_, &QVariantAnimation::valueChanged, &swing_, [this](const QVariant& openness) {
        if (tower_ == nullptr) return;
        tower_->setOpacity(openness.toReal());
        tower_->setVisible(openness.toReal() > 0);
    });
}

void CastilloGate::build(QGraphicsScene& scene, const Theme& theme, const Art& art, const QRectF& outline) {
    tower_ = new TowerItem(theme, art, outline);
    tower_->setZValue(kTowerLayer);
    tower_->hide();
    scene.addItem(tower_);
}

void CastilloGate::clear() {
    swing_.stop();
    tower_ = nullptr;
    fresh_ = true;
}

bool CastilloGate::setHeldOpen(bool open) { return std::exchange(heldOpen_, open) != open; }

bool CastilloGate::isOpen() const { return heldOpen_ || shown_.seen().castilloOpen; }

void CastilloGate::lay() {
    if (tower_ == nullptr) return;
    const bool swings = !std::exchange(fresh_, false) && motion_.isEnabled();
    const qreal wanted = isOpen() ? 1 : 0;
    const qreal now = tower_->isVisible() ? tower_->opacity() : 0;
    if (qFuzzyCompare(1 + now, 1 + wanted) ||
        (swing_.state() == QVariantAnimation::Running && qFuzzyCompare(1 + swing_.endValue().toReal(), 1 + wanted)))
        return;
    swing_.stop();
    swing_.setStartValue(swings ? now : wanted);
    swing_.setEndValue(wanted);
    swing_.start();
}

} // namespace elgrande
