// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the player finds the actions of the desks: in the menus and on the start page.
#pragma once

namespace elgrande {

class Desks;
class MainMenu;
class StartPage;

void fillMenus(MainMenu& menu, const Desks& desks);
void fillStartPage(StartPage& start, const Desks& desks);

} // namespace elgrande
