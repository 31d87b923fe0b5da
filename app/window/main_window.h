// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The main window: owns the model, the table that feeds it, and the pages, and shows the one that is wanted. What can
// be done is a matter of the desks, of which each handles one subject and brings its actions along (desks.h).
#pragma once

#include "app/table/current_table.h"
#include "model/game_model/game_model.h"

#include <QMainWindow>

class QStackedWidget;

namespace elgrande {

class Desks;
class GameFiles;
class GamePage;
class Language;
class LearnDesk;
class ListFile;
class MainMenu;
class NetworkDesk;
class NewGameDesk;
class ReplayDesk;
class RulesDesk;
class Settings;
class SettingsDesk;
class StartPage;
class StatisticsDesk;
class StatusStrip;
class Theme;
class WelcomePage;
struct Workplace;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    MainWindow(Settings& settings, Language& language, Theme& theme);
    ~MainWindow() override;

    GameModel& model() { return model_; }
    LocalTable& table() { return table_; }
    CurrentTable& currentTable() { return now_; } // where somebody may sit down without a network session
    GamePage& page() { return *page_; }
    WelcomePage& welcomePage(); // made when it is first asked for
    MainMenu& menu() { return *menu_; }

    GameFiles& files();
    ListFile& lists();
    NewGameDesk& newGames();
    ReplayDesk& replays();
    LearnDesk& learning();
    NetworkDesk& network();
    RulesDesk& rules();
    StatisticsDesk& statistics();
    SettingsDesk& preferences();

  signals:
    void attentionWanted(); // a person is asked while the window is inactive

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    Workplace workplace();
    void connectDesks();
    void showPage();
    void showReplay(QWidget* page);
    QWidget* firstPage();
    void refresh();
    void refreshTitle();
    void callForAttention();

    Settings& settings_;
    bool called_ = false; // for attention, which nobody has paid yet
    Language& language_;
    Theme& theme_;
    GameModel model_;
    LocalTable table_;
    CurrentTable now_; // where the window is
    MainMenu* menu_;
    StatusStrip* status_;
    QStackedWidget* pages_;
    StartPage* start_;
    GamePage* page_;
    WelcomePage* welcome_ = nullptr;
    Desks* const desks_;
};

} // namespace elgrande
