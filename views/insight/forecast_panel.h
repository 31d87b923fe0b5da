// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Scoring forecast: the points of every player in every place, their sums, the resulting standing, and the change since
// the last scoring. The numbers come from the rules through the model; a closed Castillo stays closed.
#pragma once

#include "model/game_model/game_model.h"
#include "views/game/shown.h"
#include "views/toolkit/paper_panel.h"

#include <vector>

class QLabel;

namespace elgrande {

class PlaceTable;

class ForecastPanel : public PaperPanel {
    Q_OBJECT

  public:
    ForecastPanel(const Shown& shown, Theme& theme, QWidget* parent = nullptr);

    int pointsAt(Area place, Seat seat) const; // as shown
    int sumOf(Seat seat) const;
    PlaceTable* table() const { return table_; }

  signals:
    void placeHovered(elgrande::Area place); // None: no longer

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct Row {
        Area place;
        std::vector<int> points; // by seat
        bool hidden = false;     // nobody may look inside
    };
    void note(const Event& event);
    void refresh();
    std::vector<Row> rows() const;
    int rowFor(Area place) const;

    const Shown& told_;
    GameModel& model_;
    QLabel* note_;
    PlaceTable* table_;
    std::vector<Row> shown_;
    std::vector<std::vector<int>> before_; // by place and seat, after the last general scoring; empty: to be taken
    bool scoring_ = false;
    bool scored_ = false; // there has been a general scoring
};

} // namespace elgrande
