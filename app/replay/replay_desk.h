// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions for replays: recorded games, and the running one, which is paused meanwhile.
#pragma once

#include "app/shell/desk.h"
#include "views/theme/tempo.h"

namespace elgrande {

class GameFiles;
class ReplayPage;

class ReplayDesk : public Desk {
    Q_OBJECT
    Q_MOC_INCLUDE("app/replay/replay_page.h") // what a signal carries is looked at by the toolkit

  public:
    ReplayDesk(const Workplace& at, GameFiles& files);

    QAction* const replay; // which game is asked for by the statistics, where finished ones are kept
    QAction* const lookBack;

    void refresh() override;

    ReplayPage* page() const { return page_; } // null until something was replayed
    void askForFile();
    void replayFile(const QString& path);
    void replayText(const QString& recordText, int event) { show(recordText, event); } // from that event on
    void lookBackTo(int event);       // of the history; negative: the end
    void lookBackFrom(int event);     // from just before it
    void followSettings(Tempo tempo); // as ReplayPage::follow()
    QString shownRecord() const;      // the whole of the game that is looked at; empty: none is

  signals:
    void pageMade(elgrande::ReplayPage* page); // a page without a place; the window gives it one
    void pageWanted();
    void closed();
    void newGameWanted();

  private:
    void show(const QString& recordText, int event);
    void makePage();
    void close();
    void playOnFrom(const QString& recordText);

    GameModel& model_;
    CurrentTable& table_;
    GameFiles& files_;
    Settings& settings_;
    Theme& theme_;
    std::function<bool()> mayGiveUpGame_;
    ReplayPage* page_ = nullptr;
    bool shown_ = false;
};

} // namespace elgrande
