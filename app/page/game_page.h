// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The game on the screen: the board, below it the action bar, action cards and hand; on the right the players, and tabs
// with the log and the assistance. It lays out the panels that are registered, by itself or for one game by its sets,
// and connects their signals.
#pragma once

#include "app/page/page_panels.h"
#include "app/page/page_views.h"
#include "views/theme/tempo.h"

#include <QList>
#include <QWidget>

#include <array>
#include <vector>

class QBoxLayout;
class QTabWidget;
class QVBoxLayout;

namespace elgrande {

class GameModel;
class LogDrawer;
class PageFocus;
struct PanelFactory;
class RoomScroller;
class Settings;
class ShareSplitter;

class GamePage : public QWidget {
    Q_OBJECT

  public:
    GamePage(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    BoardView& board() { return *views_->board; }
    ActionCards& cards() { return *views_->cards; }
    PowerHand& hand() { return *views_->hand; }
    SecretDisk& disk() { return *views_->disk; }
    PromptPanel& prompt() { return *views_->prompt; }
    LogPanel& log() { return *views_->log; }
    RecapPanel& recap() { return *views_->recap; }
    ScoringFilm& film() { return *views_->film; }
    Ceremonies& ceremonies() { return *views_->ceremonies; }
    Announcer& announcer() { return *views_->announcer; }
    SeatPanel& seats() { return *views_->seats; }
    const Shown& shown() const { return *views_->shown; }

    bool isUnderCover(const QObject* part) const; // a panel lies over the whole page, and with it over this part
    QRegion covered() const;                      // by what lies over the rest: nothing below it is seen

    QWidget& talk();        // log, forecast and threats
    QRect talkRect() const; // of them, on the page, and their place while they are hidden
    LogDrawer& logDrawer() { return *drawer_; }
    ThreatPanel& threats() { return *views_->threats; }
    ForecastPanel& forecast() { return *views_->forecast; }
    AdvicePanel& advice() { return *views_->advice; }
    void explain(std::size_t event); // why a computer player did what brought it
    Tutor& tutor() { return *views_->tutor; }

    void addPanel(PagePanel panel); // after those of its place that are there
    void askPanels();               // again which of them have something to show, and what the tabs are called
    void showPanel(QWidget& tab);
    bool areTabsCovered() const; // by the curtain, or what lies over the rest there
    QWidget* shownTab() const;
    void setTabsShown(bool shown);
    void setBoardFirst(bool first);  // the cards take no more height than they need
    void setRecorded(bool recorded); // there is a record of the game that is shown
    void setResultNote(const QString& note);

    void setRefusalsSaid(bool said); // false: somebody else says why something is not possible
    // What lies over the rest leaves this part of the page free from now on, if it has the room: then true.
    bool keepFree(const QRect& part);

    void setTempo(Tempo tempo);
    void restore(const Settings& settings);
    void remember(Settings& settings) const;

  signals:
    void busyChanged(bool busy); // a scene or a film is played
    void hurryWanted();
    void newGameWanted();
    void rematchWanted();
    void codeWanted();
    void summaryWanted();
    void statisticsWanted();
    void startPageWanted();
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
    // The side lies beside the board; where the page is very wide or upright, its players beside the tabs.
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
    void describeTabs();
    void showWhatIsAsked();
    void layOverlays();
    void coverWhole(QRect& sheet) const;
    void layNotices();
    bool isCovered() const; // all of it
    QRect placeOver(const PagePanel& over, const QRect& kept) const;
    Shape shapeOf(QSize page) const;
    void fitShape();
    void fitRightSide();
    int barHeight() const; // of what is asked, with the gap to the board
    bool hasStrip() const; // of cards, between board and action bar
    int stripHeight() const;
    int lowCards() const;  // their height
    int tallCards() const; // of cards above the hand, each as wide as an upright page; 0: they lie side by side
    void fitBelow();
    int usualSide() const; // pixels that the side has across the border of the board; 0: as it wants
    bool boardComesFirst() const;
    void fitBoard();

    GameModel& model_;
    Theme& theme_;
    ShareSplitter* across_; // board and cards | right side
    ShareSplitter* down_;   // board above cards
    PageViews* views_;
    QBoxLayout* columns_;            // players, and what is told
    QVBoxLayout* side_;              // the latter
    RoomScroller* column_ = nullptr; // where both are scrolled in a low window
    QTabWidget* tabs_;
    QBoxLayout* below_;
    QVBoxLayout* strip_;
    PagePanels panels_;
    PageFocus* focus_;
    LogDrawer* drawer_;
    std::vector<QWidget*> gamePanels_; // of the game that is played
    Shape shape_ = Shape::Usual;
    std::array<double, kShapes> shares_{}; // of the side, where its border has been dragged
    QRect kept_;                           // free of what lies over the rest
    bool resultWanted_ = true;
    bool boardFirst_ = false;
    bool dragged_ = false; // the border between board and cards, by hand, in this game
    QList<int> usual_;     // heights of board and cards where the cards have theirs; empty: as they are
};

} // namespace elgrande
