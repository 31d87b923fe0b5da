// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Animates a piece along a path and calls back at its end. All animations can be finished immediately, because the next
// event must never wait for the display of the last one, and can be switched off.
#pragma once

#include "views/theme/tempo.h"

#include <QObject>
#include <QPainterPath>

#include <functional>
#include <memory>
#include <vector>

class QGraphicsItem;
class QVariantAnimation;

namespace elgrande {

class BoardMotion : public QObject {
    Q_OBJECT

  public:
    static constexpr int kPiece = 520; // milliseconds of one piece's way

    explicit BoardMotion(QObject* parent = nullptr);
    ~BoardMotion() override;

    void setTempo(Tempo tempo);
    bool isEnabled() const { return tempo_ != Tempo::Off; }
    bool isRunning() const { return !flights_.empty(); }

    // The item belongs to the scene and goes to the target, in a shallow arc.
    void move(QGraphicsItem* item, QPointF target);
    // Off while a new board or another moment of the game is laid: moved items are there immediately.
    void setGliding(bool gliding) { gliding_ = gliding; }
    // The item belongs to the scene and stays at the end of the path.
    void glide(QGraphicsItem* item, const QPainterPath& path, int delay, int duration);
    // The item belongs to the motion and vanishes on arrival.
    void fly(std::unique_ptr<QGraphicsItem> item, const QPainterPath& path, int delay, int duration,
             std::function<void()> landed = {});
    void finish();

    // A shallow arc, as a hand moves a piece.
    static QPainterPath arc(QPointF from, QPointF to);

  private:
    struct Flight;
    void start(std::unique_ptr<Flight> flight, int delay, int duration);
    void land(quint64 id);

    std::vector<std::unique_ptr<Flight>> flights_;
    quint64 lastId_ = 0;
    Tempo tempo_ = Tempo::Normal;
    bool gliding_ = true;
};

} // namespace elgrande
