// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Players with their medallions and scores, side by side, in as many lines as the width asks for.
#pragma once

#include "app/files/unfinished_game.h"

#include <QFont>
#include <QRect>

#include <vector>

class QColor;
class QPainter;

namespace elgrande {

class Theme;

class Standings {
  public:
    Standings(const std::vector<SeatStanding>& seats, const QFont& font);

    int heightFor(int width) const;
    void paint(QPainter& painter, const Theme& theme, const QRect& box, const QColor& ink) const;

  private:
    struct Cell {
        std::string colour;
        QString name; // elided
        QString score;
        QRect box; // within a row that begins at the left
    };
    std::vector<Cell> laidOut(int width) const;
    int side() const; // of a medallion
    QFont scoreFont() const;

    const std::vector<SeatStanding>& seats_;
    QFont font_;
};

} // namespace elgrande
