// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The main window: owns the model, the table that feeds it, the pages and the desks, and connects them. Each desk
// handles one subject and brings its actions along.
#pragma once

#include "app/table/current_table.h"
#include "model/game_model/game_model.h"

#include <QMainWindow>

#include <vector>

class QAction;
class QStackedWidget;

namespace elgrande {

class Desk;
class GameFiles;
class GamePage;
class Language;
class LearnDesk;
class ListFile;
class MainMenu;
class MoveDesk;
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
class ViewDesk;
class WelcomePage;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    MainWindow(Settings& settings, Language& language, Theme& theme);
    ~MainWindow() override;

    GameModel& model() { return model_; }
    LocalTable& table() { return table_; }
    CurrentTable& currentTable() { return now_; }
    GamePage& page() { return *page_; }
    StartPage& startPage() { return *start_; }
    WelcomePage& welcomePage(); // made when it is first asked for
    MainMenu& menu() { return *menu_; }

    GameFiles& files() { return *files_; }
    ListFile& lists() { return *lists_; } // views find it among the children
    NewGameDesk& newGames() { return *newGames_; }
    ReplayDesk& replays() { return *replays_; }
    LearnDesk& learning() { return *learning_; }
    NetworkDesk& network() { return *network_; }
    RulesDesk& rules() { return *rules_; }
    StatisticsDesk& statistics() { return *statistics_; }
    SettingsDesk& preferences() { return *preferences_; }

  signals:
    void attentionWanted(); // a person is asked while the window is inactive

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    std::vector<Desk*> desks() const;
    void nameOwnActions();
    void fillMenus();
    void fillStartPage();
    void connectDesks();
    void connectPages();
    void connectResult(GamePage& page); // what is wanted after a game, played or replayed
    QString shownRecord() const;
    void showPage();
    QWidget* firstPage();
    void refresh();
    void retranslate();
    void refreshTitle();
    void connectNetwork();
    void callForAttention();
    void showShortcuts();
    static QString versionText();
    void showAbout();

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

    ListFile* lists_;
    GameFiles* files_;
    NewGameDesk* newGames_;
    ReplayDesk* replays_;
    MoveDesk* moves_;
    NetworkDesk* network_;
    ViewDesk* views_;
    LearnDesk* learning_;
    RulesDesk* rules_;
    StatisticsDesk* statistics_;
    SettingsDesk* preferences_;
    QAction* quit_;
    QAction* about_;
    QAction* aboutQt_;
};

} // namespace elgrande
