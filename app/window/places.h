// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the player finds the actions of the desks: in the menus and on the start page.
#pragma once

class QAction;

namespace elgrande {

class Desks;
class MainMenu;
class StartPage;

struct OwnActions { // the window's
    QAction* quit;
    QAction* about;
    QAction* aboutQt;
};
void fillMenus(MainMenu& menu, const Desks& desks, const OwnActions& own);
void fillStartPage(StartPage& start, const Desks& desks);

} // namespace elgrande
