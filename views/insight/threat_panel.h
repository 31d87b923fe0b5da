// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Threats: which players could take how many points from one seat, where, and with which open action card in the next
// turn of this round. The numbers come from the rules through the model; a spectator sees the threats to the seat whose
// turn it is.
#pragma once

#include "views/board/map_marks.h"
#include "views/game/shown.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/search_runner.h"

#include <vector>

class QLabel;

namespace elgrande {

class PlaceTable;

class ThreatPanel : public PaperPanel {
    Q_OBJECT

  public:
    ThreatPanel(const Shown& shown, Theme& theme, QWidget* parent = nullptr);

    Seat about() const { return about_; }
    const std::vector<Threat>& threats() const { return threats_; } // as shown
    bool isSearching() const { return runner_.isRunning(); }
    PlaceTable* table() const { return table_; }

  signals:
    void placeHovered(elgrande::Area place); // None: no longer
    // Arrows for the map while the panel is seen: who could overtake where, or all that threatens a hovered place.
    void marksChanged(const std::vector<elgrande::MapMark>& marks);

  protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void search();
    void refresh();
    void fillRow(int row, Area place, const std::vector<Seat>& others);
    QString cardsOf(Area place, Seat by, const QString& between) const;
    void explain(Area place);
    void mark(Area place);
    Seat seatToShow() const;
    int pointsAt(Area place) const;

    const Shown& told_;
    bool isHeldBack_ = false; // by a scoring that has not told yet what there is to fear
    GameModel& model_;
    SearchRunner<std::vector<Threat>> runner_;
    QLabel* title_;
    PlaceTable* table_;
    QLabel* note_;
    std::vector<Threat> threats_;
    Seat about_ = Seat::None;
};

} // namespace elgrande
