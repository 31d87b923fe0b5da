// The window of the program: the start page or the table, the menus, and everything about games as files. It owns the
// model and the table that feeds it.
#pragma once

#include "app/table/local_table.h"
#include "model/game_model/game_model.h"
#include "views/theme/tempo.h"
#include "views/theme/vision.h"

#include <QMainWindow>

class QStackedWidget;

namespace elgrande {

class Archive;
class CardLens;
class GamePage;
class Language;
class LessonGuide;
class Menus;
class ReplayPage;
class NewGameDialog;
class RuleBookWindow;
class Settings;
class Sounds;
class StartPage;
class StatusStrip;
class Theme;
class WelcomePage;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    MainWindow(Settings& settings, Language& language, Theme& theme);
    ~MainWindow() override;

    GameModel& model() { return model_; }
    LocalTable& table() { return table_; }
    GamePage& page() { return *page_; }
    ReplayPage* replayPage() { return replay_; } // null until something was replayed
    StartPage& startPage() { return *start_; }
    WelcomePage& welcomePage(); // made when it is first asked for
    LessonGuide& guide() { return *guide_; }

    bool begin(const Setup& setup, const std::vector<SeatChoice>& seats,
               bool aids = true); // false: told the player why not
    bool openFile(const QString& path);
    void askForNewGame(const QString& seed = {});
    Archive& archive() { return *archive_; } // keeps nothing until it has a folder

  public slots:
    void useLanguage(const QString& code);
    void useTheme(bool dark);
    void usePace(int milliseconds);
    void useTempo(elgrande::Tempo tempo);
    void useVision(elgrande::Vision vision);
    void useConfirmTurn(bool on);
    void useAutoForced(bool on);
    void quickGame(); // six rounds, three computer players, at once
    void showStatistics();
    void showGameCode();
    void learn(int chapter = -1);                  // the guided game; -1: where it was left
    void showRules(const QString& paragraph = {}); // empty: about what is going on now

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    // main_window.cpp
    void connectMenus();
    void connectPages();
    void showPage();
    void refreshActions();
    void refreshTitle();
    void useTextSize(int percent);
    void toggleFullScreen(bool on);
    void showPreferences();
    void showShortcuts();
    void showAbout();
    // main_window_files.cpp
    bool mayGiveUpGame();
    void openGame();
    void continueGame();
    bool resumeFrom(const QString& path);
    bool saveGame();
    bool saveGameAs();
    bool saveTo(const QString& path);
    void reportProblem();
    void complain(const QString& what, const QString& why);
    // main_window_replay.cpp
    void replayGame();
    void lookBack(int event = -1);
    void showReplay(const QString& recordText, int event);
    void closeReplay();
    void playOnFrom(const QString& recordText);
    // main_window_tools.cpp
    void connectTools();
    void refreshTools();
    void useAids();
    void useTouch();
    void askForMotion();
    void connectSettings(class SettingsDialog& dialog);
    void keepFinishedGame();
    void askForSummary(const QString& recordText);
    void replayFile(const QString& path);
    // main_window_learn.cpp
    void connectLearning();
    void connectStartPage();
    void connectRules();
    void endLesson();
    void playOn(const QString& recordText);
    void playAgain();
    void recallTable(NewGameDialog& dialog) const;
    void describeEntries();
    QString lastGameLine() const;
    QString lastTableLine() const;
    QWidget* firstPage();

    Settings& settings_;
    Language& language_;
    Theme& theme_;
    GameModel model_;
    LocalTable table_;
    Menus* menus_;
    StatusStrip* status_;
    QStackedWidget* pages_;
    StartPage* start_;
    GamePage* page_;
    ReplayPage* replay_ = nullptr; // made when it is wanted first
    WelcomePage* welcome_ = nullptr;
    LessonGuide* guide_;
    CardLens* lens_;
    RuleBookWindow* rules_ = nullptr; // made when it is first asked for
    QString file_;                    // where the game was last saved; empty: nowhere yet
    bool autosaveComplained_ = false;
    Archive* archive_;
    Sounds* sounds_;
};

// What both the window and the file dialogs call a saved game.
QString saveFilter();

} // namespace elgrande
