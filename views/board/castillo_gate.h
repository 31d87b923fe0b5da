// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The gate of the Castillo on the map. It opens while the Castillo is scored, and always stands open in a game with an
// open Castillo.
#pragma once

#include <QRectF>
#include <QVariantAnimation>

class QGraphicsScene;

namespace elgrande {

class Art;
class BoardMotion;
class Shown;
class Theme;
class TowerItem;

class CastilloGate {
  public:
    CastilloGate(const Shown& shown, const BoardMotion& motion);
    ~CastilloGate() { stop(); }
    CastilloGate(const CastilloGate&) = delete;
    CastilloGate& operator=(const CastilloGate&) = delete;

    // `outline`: of the drawn Castillo.
    void build(QGraphicsScene& scene, const Theme& theme, const Art& art, const QRectF& outline);
    void clear();                // the scene has deleted its items; there may be no such building on the next map
    bool setHeldOpen(bool open); // while the Castillo is scored; false: no change
    bool isOpen() const;
    void lay(); // opens or closes it; immediately on a new board
    void stop() { swing_.stop(); }

  private:
    const Shown& shown_;
    const BoardMotion& motion_;
    TowerItem* tower_ = nullptr;
    QVariantAnimation swing_;
    bool heldOpen_ = false;
    bool fresh_ = true; // not laid yet on this board
};

} // namespace elgrande
