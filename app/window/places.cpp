// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/places.h"

#include "app/files/game_files.h"
#include "app/network/network_desk.h"
#include "app/new_game/new_game_desk.h"
#include "app/page/move_desk.h"
#include "app/page/rules_desk.h"
#include "app/page/view_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/replay/replay_desk.h"
#include "app/solving/puzzle_desk.h"
#include "app/start/start_page.h"
#include "app/statistics/statistics_desk.h"
#include "app/tutorial/learn_desk.h"
#include "app/window/desks.h"
#include "app/window/main_menu.h"
#include "app/window/program_desk.h"

namespace elgrande {

void fillMenus(MainMenu& menu, const Desks& desks) {
    using Menu = MainMenu::Menu;
    const GameFiles& files = *desks.files;
    const NewGameDesk& newGames = *desks.newGames;
    const NetworkDesk& network = *desks.network;
    const MoveDesk& moves = *desks.moves;
    const ViewDesk& views = *desks.views;
    const SettingsDesk& preferences = *desks.preferences;
    menu.add(Menu::Game, {newGames.newGame, newGames.again, newGames.quick, files.proceed});
    menu.add(Menu::Game, {files.open, files.save, files.saveAs, newGames.code});
    menu.add(Menu::Game, {desks.replays->replay, desks.statistics->summary, desks.statistics->statistics});
    menu.add(Menu::Game,
             {network.tables, network.comeBack, network.resume, network.invite, network.moveSeat, network.leave});
    menu.addToBar(network.codeShown);
    menu.add(Menu::Game, {files.leave, desks.program->quit});
    menu.add(Menu::Move, {moves.undo, moves.redo, moves.resetTurn, moves.confirm});
    menu.add(Menu::Move, {network.askBack, network.point});
    menu.add(Menu::Move, {desks.replays->lookBack, moves.hurry, views.advice, views.why});
    menu.add(Menu::View, {views.fullScreen, views.log, views.logDrawer, preferences.dark});
    menu.add(Menu::View, {preferences.larger, preferences.smaller, preferences.normal});
    menu.add(Menu::View, {views.enlarge, views.reduce, views.wholeBoard, views.lastScoring, views.ranks, views.forecast,
                          views.threats});
    menu.add(Menu::View, {views.standing, views.repeat});
    menu.add(Menu::Settings, {preferences.languages, preferences.preferences, preferences.shortcuts});
    menu.add(Menu::Settings, {newGames.cards});
    menu.add(Menu::Help, {desks.rules->rules, desks.learning->lessons, desks.learning->learn});
    menu.add(Menu::Help, desks.learning->tasters());
    menu.add(Menu::Help, {desks.solving->puzzles, desks.solving->ofToday});
    menu.add(Menu::Help, {files.report});
    menu.add(Menu::Help, {desks.program->about, desks.program->aboutQt});
}

void fillStartPage(StartPage& start, const Desks& desks) {
    GameFiles& files = *desks.files;
    const NewGameDesk& newGames = *desks.newGames;
    const NetworkDesk& network = *desks.network;
    using Door = StartPage::Door;
    start.addEntry(network, network.comeBack, QStringLiteral("cards/court"), Door::Bar);
    start.addEntry(network, network.resume, QStringLiteral("pieces/castillo-open"), Door::Bar);
    start.addContinue(files, files.proceed);
    start.addEntry(newGames, newGames.newGame, QStringLiteral("doors/play"), Door::Large);
    start.addEntry(*desks.learning, desks.learning->lessons, QStringLiteral("doors/learn"), Door::Large);
    start.addEntry(network, network.tables, QStringLiteral("doors/network"), Door::Large);
    start.addEntry(files, files.unfinished, QStringLiteral("pieces/castillo-open"), Door::Small);
    start.addEntry(newGames, newGames.again, QStringLiteral("cards/deploy"), Door::Small);
    start.addEntry(newGames, newGames.quick, QStringLiteral("cards/court"), Door::Small);
    start.addEntry(*desks.solving, desks.solving->puzzles, QStringLiteral("cards/king"), Door::Small);
    start.addEntry(files, files.open, QStringLiteral("cards/scoreboard"), Door::Small);
    start.addEntry(*desks.replays, desks.replays->replay, QStringLiteral("cards/send"), Door::Small);
    start.addEntry(*desks.statistics, desks.statistics->statistics, QStringLiteral("cards/score"), Door::Small);
    start.addEntry(*desks.rules, desks.rules->rules, QStringLiteral("cards/power"), Door::Small);
    start.addEntry(*desks.preferences, desks.preferences->preferences, QStringLiteral("cards/intrigue"), Door::Small);
}

} // namespace elgrande
