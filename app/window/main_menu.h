// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The menus of the main window: which there are, and the order of the desks' actions in them.
#pragma once

#include <QObject>

#include <array>
#include <vector>

class QAction;
class QMenu;
class QMenuBar;

namespace elgrande {

class MainMenu : public QObject {
    Q_OBJECT

  public:
    enum class Menu { Game, Move, View, Settings, Help, Count };

    explicit MainMenu(QMenuBar* bar);

    // Below what is there already, under a line.
    void add(Menu menu, const std::vector<QAction*>& actions);
    void addToBar(QAction* action);    // behind the menus
    std::vector<QAction*> all() const; // in the order of the menus; what opens a further menu is left out

  private:
    QMenuBar* bar_;
    std::array<QMenu*, static_cast<std::size_t>(Menu::Count)> menus_{};
};

} // namespace elgrande
