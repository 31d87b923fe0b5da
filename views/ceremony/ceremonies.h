// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Turns events into ceremonies and plays them after the film of a scoring that belongs to the same moment. Table,
// board, curtain and result wait meanwhile. It also turns over the disks for that film. A click or a choice of the
// player skips a ceremony, and a jump to another moment ends it. A computer's Veto against a person at this screen
// stays until it has been read: it takes away what the person has just begun.
#pragma once

#include "views/ceremony/stage.h"
#include "views/contributions/expansion_ui.h"
#include "views/game/news.h"

#include <QObject>

#include <optional>

namespace elgrande {

class ActionCards;
class BoardView;
class ScoringFilm;
class SeatPanel;
struct ReelPicture;

class Ceremonies : public QObject {
    Q_OBJECT

  public:
    // `page`: over which they are played. Before the board and after the film, because it is told in that order.
    Ceremonies(GameModel& model, Theme& theme, ScoringFilm& film, QWidget* page);

    // What they are played over; board and seats wait when they say so.
    void setTable(BoardView& board, ActionCards& cards, SeatPanel& seats);
    Stage& stage() { return stage_; }
    void setTempo(Tempo tempo); // Off: there are none
    void setWanted(bool wanted);
    void setQuiet(bool quiet);                            // for a while, whatever is wanted
    void setNoticed(bool noticed) { noticed_ = noticed; } // Vetos stay until they have been read

    bool isBusy() const { return busy_; } // film or ceremonies are shown that the table waits for
    // To the next picture of the film, past the scene that is shown, past the notice; false: nothing is shown.
    bool goOn();
    QString notice() const; // what stays until it has been read; empty: nothing
    void closeNotice();

  signals:
    void busyChanged(bool busy);
    void noticeChanged();
    void said(const QString& words);
    // Every event in its own time: when its picture is shown, or at once where there is none.
    void heard(elgrande::EventFamily family);

  protected:
    // One rule for all that is shown: a click on the board goes on to what comes next, Esc ends it as a whole. Space
    // skips a scene, and stops a film.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void catchUp();
    bool plays() const;
    void play(const std::vector<Event>& events);
    std::size_t playOne(const std::vector<CeremonyMaker>& makers, const std::vector<Event>& events, std::size_t at);
    bool isNoticed(const Event& event) const;
    void forgetNotice();
    void sound(const Event& event); // of what nobody shows in its own time
    void showDisks(const ReelPicture* picture);
    void playWaiting();
    void drop();
    void judge();

    GameModel& model_;
    ScoringFilm& film_;
    QWidget* page_;
    BoardView* board_ = nullptr;
    SeatPanel* seats_ = nullptr;
    News news_;
    Stage& stage_; // a child of the page
    std::vector<std::unique_ptr<Ceremony>> afterFilm_;
    std::optional<Event> vetoed_;   // the notice
    bool beforeStep_ = false;       // nothing of the action that it stops has been done
    std::vector<Event> afterwards_; // of the same answer, played when it has been read
    bool noticed_ = true;
    bool wanted_ = true;
    bool quiet_ = false;
    bool busy_ = false;
    bool holdsBoard_ = false;
    bool diskOfFilm_ = false; // the stage shows a picture of the film
    bool opening_ = false;    // a film waits for what has not been played yet
    Tempo tempo_ = Tempo::Normal;
};

} // namespace elgrande
