// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the islands add to the game page: a tab that lists who would get a crossing, a strip under the board while
// ferries sail, and a page of the new-game dialog for the size of the harbour.
#pragma once

#include "views/contributions/page_panel.h"
#include "views/contributions/setup_page.h"

class QButtonGroup;
class QLabel;

namespace elgrande {

class Shown;
class Theme;

namespace template_islands {

PagePanel islandsTab(const Shown& shown, Theme& theme, QWidget* parent);
PagePanel ferryStrip(const Shown& shown, Theme& theme, QWidget* parent);

class HarbourPage final : public SetupPage {
    Q_OBJECT

  public:
    explicit HarbourPage(QWidget* parent);

    std::vector<std::string> options() const override;
    void show(const OptionFacts& option) override;

  private:
    QLabel* question_;
    QButtonGroup* sizes_; // 0: small, 1: wide
};

} // namespace template_islands
} // namespace elgrande
