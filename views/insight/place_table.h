// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A table with a row for each place and a column for each seat, which says which place the pointer or the keyboard is
// on. Rows without a place hold sums.
#pragma once

#include "model/game_model/game_model.h"

#include <QTableWidget>

#include <vector>

namespace elgrande {

class Theme;

std::vector<Area> placesScored(const Catalogue& catalogue); // in the order of a general scoring

class PlaceTable : public QTableWidget {
    Q_OBJECT

  public:
    explicit PlaceTable(const Theme& theme, QWidget* parent = nullptr);

    void setSeats(const GameModel& model, const std::vector<Seat>& seats); // columns, with their medallions
    void setPlaces(std::vector<Area> places);                              // rows; None: a row of sums
    void setCells(int row, const QString& title, const std::vector<QString>& cells, bool strong = false);
    Area placeOf(int row) const; // None where there is none

  signals:
    void placeHovered(elgrande::Area place); // None: no longer

  protected:
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    const Theme& theme_;
    std::vector<Area> places_;
};

} // namespace elgrande
