// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Drag and drop on the board: the piece picked up (from the board, the court or beside the map) follows the pointer as
// a ghost, possible targets are highlighted, and a label shows the points gained there. Dropped elsewhere, it glides
// back and the reason is shown. Esc or the right button cancels.
#pragma once

#include "model/observe/reach.h"
#include "views/theme/art.h"
#include "views/theme/tempo.h"

#include <QObject>
#include <QPoint>
#include <QPointer>

#include <functional>
#include <utility>

class QPropertyAnimation;

namespace elgrande {

class BoardChoice;
class DragGhost;
class GameModel;
class Theme;

class BoardHand : public QObject {
    Q_OBJECT

  public:
    // `hoverOver`: told of each global point; returns the place of the board there.
    BoardHand(GameModel& model, const Theme& theme, QWidget& board, BoardChoice& choice,
              std::function<Area(QPoint)> hoverOver);
    ~BoardHand() override;

    bool isHolding() const { return holding_; }
    // Points are global. `all`: as many of them as possible.
    bool take(const Grip& grip, QPoint at, bool all); // false: it cannot be moved now
    void move(QPoint to, bool all);
    void letGo(QPoint at, bool all);
    void putBack();
    void forget(); // another question: what was carried is gone
    void setTempo(Tempo tempo) { tempo_ = tempo; }
    // The court or the provinces of the owner that lie at a global point; None: neither.
    void setBeside(std::function<Area(Owner, QPoint)> beside) { beside_ = std::move(beside); }
    QString words() const; // on the ghost

  signals:
    // The places of the owner beside the board to which what is carried may go; none: it has been let go.
    void targetsBeside(elgrande::Owner owner, elgrande::AreaSet places);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void describe();
    void finish();

    GameModel& model_;
    QWidget& board_;
    BoardChoice& choice_;
    std::function<Area(QPoint)> hoverOver_;
    Art art_;
    QPointer<DragGhost> ghost_; // goes with the window that it lies over
    QPointer<QPropertyAnimation> glide_;
    std::function<Area(Owner, QPoint)> beside_;
    Grip grip_;
    QPoint start_;
    Area over_ = Area::None;
    Tempo tempo_ = Tempo::Normal;
    bool holding_ = false;
    bool all_ = false;
};

} // namespace elgrande
