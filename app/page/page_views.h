// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The views on the page of a game, and what one of them tells another. Where they lie, and which of them is seen, is a
// matter of the page.
#pragma once

#include "model/core/ids.h"
#include "views/contributions/page_panel.h"
#include "views/theme/tempo.h"

#include <QObject>

#include <vector>

namespace elgrande {

class ActionCards;
class AdvicePanel;
class Announcer;
class BoardView;
class Ceremonies;
class Curtain;
class ForecastPanel;
class GameModel;
class LogPanel;
class PowerHand;
class PromptPanel;
class RecapPanel;
class ResultPanel;
class ScoringFilm;
class SeatPanel;
class SecretDisk;
class Shown;
class Theme;
class ThreatPanel;
class Tutor;

class PageViews : public QObject {
    Q_OBJECT

  public:
    PageViews(GameModel& model, Theme& theme, QWidget& page); // lives with the page

    Shown* const shown;
    ScoringFilm* const film;
    Ceremonies* const ceremonies;
    BoardView* const board;
    SeatPanel* const seats;
    SecretDisk* const disk; // on the board, for every question for one that no expansion answers in a panel of its own
    PromptPanel* const prompt; // between board and cards; Tab leads there from the disk, which it confirms
    LogPanel* const log;
    RecapPanel* const recap;
    ForecastPanel* const forecast;
    ThreatPanel* const threats;
    AdvicePanel* const advice;
    Tutor* const tutor;
    ActionCards* const cards;
    PowerHand* const hand;
    ResultPanel* const result; // over the board when the game is over
    Curtain* const curtain;    // over everything
    Announcer* const announcer;

    std::vector<PagePanel> panels() const; // the others of every game
    static int shareOfCards();             // of the width below the board
    int shareOfHand() const;               //
    QWidget& stage() const;                // of the scenes, which are played over the rest
    bool isBusy() const;                   // a scene or a film is played
    void tellBar();                        // what is looked at there before anything is answered

    void setTempo(Tempo tempo);
    void setRefusalsSaid(bool said) { refusalsSaid_ = said; } // false: somebody else says why something is not possible
    void explain(std::size_t event);                          // why a computer player did what brought it
    void endPreview();

  signals:
    void filmChanged(); // it is shown, or no longer
    void busyChanged(bool busy);
    void noticeChanged(); // of what stays until it has been read
    void tabWanted(QWidget* tab);
    void momentActivated(int event); // of the history, in what tells it

  private:
    void connectBoard();
    void connectFilm();
    void connectDisk();
    void light(Area place); // None: what the disk points to, or nothing
    void refuse(const QString& reason);
    void preview(Card card);   // on the map; None: no longer
    void showPlace(Area area); // what a link in the log speaks of

    GameModel& model_;
    Theme& theme_;
    bool refusalsSaid_ = true;
    Area lit_ = Area::None; // by the disk
};

} // namespace elgrande
