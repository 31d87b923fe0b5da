// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The game on the screen: the board with action cards and hand below it; on the right the players, the prompt, and tabs
// with the log and the assistance. It lays out the panels that are registered, by itself or for one game by its sets,
// and connects their signals.
#pragma once

#include "app/page/page_panels.h"
#include "model/core/ids.h"
#include "views/theme/tempo.h"

#include <QList>
#include <QWidget>

#include <array>
#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QTabWidget;
class QVBoxLayout;

namespace elgrande {

class ActionCards;
class Announcer;
class BoardView;
class Ceremonies;
class Curtain;
class AdvicePanel;
class ForecastPanel;
class GameModel;
class LogDrawer;
class LogPanel;
class PageFocus;
class PowerHand;
struct PanelFactory;
class PromptPanel;
class ResultPanel;
class RoomScroller;
class ScoringFilm;
class SeatPanel;
class ShareSplitter;
class Shown;
class StepAside;
class ThreatPanel;
class Tutor;
class SecretDisk;
class Settings;
class Theme;

class GamePage : public QWidget {
    Q_OBJECT

  public:
    GamePage(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    BoardView& board() { return *board_; }
    ActionCards& cards() { return *cards_; }
    PowerHand& hand() { return *hand_; }
    SecretDisk& disk();
    PromptPanel& prompt() { return *prompt_; }
    LogPanel& log() { return *log_; }
    ScoringFilm& film() { return *film_; }
    Ceremonies& ceremonies() { return *ceremonies_; }
    Announcer& announcer() { return *announcer_; }
    SeatPanel& seats() { return *seats_; }
    const Shown& shown() const { return *shown_; }

    QWidget& talk();        // log, forecast and threats
    QRect talkRect() const; // of what is asked and of them together, on the page
    LogDrawer& logDrawer() { return *drawer_; }
    ThreatPanel& threats() { return *threats_; }
    ForecastPanel& forecast() { return *forecast_; }
    AdvicePanel& advice() { return *advice_; }
    void explain(std::size_t event); // why a computer player did what brought it
    Tutor& tutor() { return *tutor_; }

    void addPanel(PagePanel panel); // after those of its place that are there
    void askPanels();               // again which of them have something to show, and what the tabs are called
    void showPanel(QWidget& tab);
    QWidget* shownTab() const;
    void setTabsShown(bool shown);
    void setBoardFirst(bool first);  // the cards take no more height than they need
    void setRecorded(bool recorded); // there is a record of the game that is shown
    void setResultNote(const QString& note);

    void setTempo(Tempo tempo);
    void restore(const Settings& settings);
    void remember(Settings& settings) const;

  signals:
    void hurryWanted();
    void newGameWanted();
    void rematchWanted();
    void codeWanted();
    void summaryWanted();
    void statisticsWanted();
    void tabShown(QWidget* tab);
    void replayWanted(int event);     // of the history; negative: the end
    void replayFromWanted(int event); // from just before it

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    // The side lies beside the board; where the page is very wide or upright, its players beside what is asked.
    enum class Shape { Usual, Wide, Tall };
    static constexpr int kShapes = 3;

    void arrange();
    QWidget* makeTable();
    QWidget* makeRightSide();
    QWidget* makeBottom();
    void addOwnPanels();
    PagePanel made(const PanelFactory& factory, int rank);
    void addGamePanels();
    void connectViews();
    void connectFilm();
    void describeTabs();
    void showWhatIsAsked();
    void layOverlays();
    Shape shapeOf(QSize page) const;
    void fitShape();
    void fitRightSide();
    int lowCards() const;  // their height
    int usualSide() const; // pixels that the side has across the border of the board; 0: as it wants
    bool boardComesFirst() const;
    void fitBoard();
    void preview(Card card);   // on the map; None: no longer
    void showPlace(Area area); // what a link in the log speaks of

    GameModel& model_;
    Theme& theme_;
    ShareSplitter* across_; // board and cards | right side
    ShareSplitter* down_;   // board above cards
    Shown* shown_;
    ScoringFilm* film_;
    Ceremonies* ceremonies_;
    BoardView* board_;
    SeatPanel* seats_;
    PromptPanel* prompt_;
    LogPanel* log_;
    ForecastPanel* forecast_;
    ThreatPanel* threats_;
    AdvicePanel* advice_;
    Tutor* tutor_;
    ActionCards* cards_;
    PowerHand* hand_;
    ResultPanel* result_; // over the board when the game is over
    Curtain* curtain_;    // over everything
    Announcer* announcer_;
    QBoxLayout* columns_;            // players, and what is asked and told
    QVBoxLayout* side_;              // the latter
    RoomScroller* column_ = nullptr; // where both are scrolled in a low window
    QTabWidget* tabs_;
    StepAside* aside_;
    QHBoxLayout* below_;
    QHBoxLayout* strip_;
    PagePanels panels_;
    PageFocus* focus_;
    LogDrawer* drawer_;
    std::vector<QWidget*> gamePanels_; // of the game that is played
    Shape shape_ = Shape::Usual;
    std::array<double, kShapes> shares_{}; // of the side, where its border has been dragged
    bool resultWanted_ = true;
    bool boardFirst_ = false;
    bool dragged_ = false; // the border between board and cards, by hand, in this game
    QList<int> usual_;     // heights of board and cards where the cards have theirs; empty: as they are
};

} // namespace elgrande
