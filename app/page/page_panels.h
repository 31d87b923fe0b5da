// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The panels of the game page: permanent ones, those that appear with a question, and the one that covers the rest. The
// page tells where they go and what is to be visible.
#pragma once

#include "views/contributions/page_panel.h"

#include <vector>

class QBoxLayout;
class QTabWidget;

namespace elgrande {

class PagePanels {
  public:
    struct Places {
        QBoxLayout* side;  // ends with the tabs
        QTabWidget* tabs;  //
        QBoxLayout* below; //
        QBoxLayout* strip; //
        QWidget* page;     // what lies over the rest is laid out by it
    };
    explicit PagePanels(const Places& places)
        : places_(places) {}

    void add(PagePanel panel);
    void move(QWidget& widget, PagePanel::Place place); // between Below and Strip
    void remove(QWidget& widget);                       // and deletes it later
    void nameTabs(bool aids, const QString& whyShut);

    const PagePanel* wanted() const;       // of those that lie over the rest; null: none is asked for
    const PagePanel* over() const;         // the one that does
    std::vector<QWidget*> notices() const; // that are shown
    // Shows the panels that are needed; calls `hidden` for each other one before it is hidden.
    void showAsked(const std::function<void(QWidget&)>& hidden);

  private:
    void lay(std::size_t which);

    Places places_;
    std::vector<PagePanel> panels_;
};

} // namespace elgrande
