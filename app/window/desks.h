// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All desks of the window, and how they call on one another: only here one of them knows of another.
#pragma once

#include "app/shell/desk.h"

#include <vector>

namespace elgrande {

class GameFiles;
class LearnDesk;
class ListFile;
class MoveDesk;
class NetworkDesk;
class NewGameDesk;
class ProgramDesk;
class PuzzleDesk;
class ReplayDesk;
class ReplayPage;
class RulesDesk;
class SettingsDesk;
class Shown;
class StartPage;
class StatisticsDesk;
class ViewDesk;
class WelcomePage;

class Desks : public QObject {
    Q_OBJECT

  public:
    explicit Desks(const Workplace& at);
    ~Desks() override; // they go before what they watch

    ListFile* const lists; // views find it among the window's children
    GameFiles* const files;
    NewGameDesk* const newGames;
    ReplayDesk* const replays;
    MoveDesk* const moves;
    NetworkDesk* const network;
    ViewDesk* const views;
    LearnDesk* const learning;
    PuzzleDesk* const solving;
    RulesDesk* const rules;
    StatisticsDesk* const statistics;
    SettingsDesk* const preferences;
    ProgramDesk* const program;

    void connectPage(StartPage& page);
    void connectPage(WelcomePage& page);
    void refresh(); // the game has changed: what is possible now

    QWidget* page() const; // of a desk, to be seen while no game is; null: none
    const Shown& replayed() const;
    bool mayClose();
    void close(); // nothing is asked; what is on disk stays there

  signals:
    void pageMade(QWidget* page); // without a place; the window gives it one
    void replayWanted(QWidget* page);
    void pageWanted(); // another one than so far, or the window's own
    void attentionWanted();

  private:
    std::vector<Desk*> all() const;
    void connectGame();
    void connectReplays();
    void connectNetwork();
    void connectPreferences();
    void connectResult(GamePage& page); // what is wanted after a game, played or replayed
    QString shownRecord() const;
    void adopt(ReplayPage& page);

    const Workplace at_;
};

} // namespace elgrande
