// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A scoring shown place by place: who has pieces there, who gets what and why, and the running totals. It starts when
// something is scored, can be paused, stepped, rewound and skipped, and the last one can be replayed. The result of a
// general scoring stays until a person clicks it away. The board highlights the place, and neither pieces nor the round
// run ahead of the film; the table may wait until it is over. An earlier scoring is replayed on the position of that
// time. A jump to another moment of the game, or an undo, ends it.
#pragma once

#include "model/game_model/game_model.h"
#include "views/game/news.h"
#include "views/game/shown.h"
#include "views/scoring/scoring_reel.h"
#include "views/theme/tempo.h"
#include "views/toolkit/paper_panel.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace elgrande {

class ScoringFilm : public PaperPanel {
    Q_OBJECT

  public:
    ScoringFilm(GameModel& model, Shown& shown, Theme& theme, QWidget* parent = nullptr);

    void setTempo(Tempo tempo);                   // Off: no film starts by itself
    const Shown& shown() const { return shown_; } // in which it holds back what it has not come to
    bool isShowing() const { return showing_; }
    bool waits() const { return showing_ && stays(); } // for a click, with the result of a general scoring
    bool isStill() const { return showing_ && !held_ && !clock_.isActive(); } // until somebody goes on
    // Called when a general scoring begins; where it returns true, the film shows nothing until letRun().
    void setPrelude(std::function<bool()> prelude) { prelude_ = std::move(prelude); }
    bool isHeld() const { return held_; }
    void letRun();
    bool hasReel() const { return !reel_.empty(); }
    int position() const { return position_; } // picture that is shown
    const ScoringReel& reel() const { return reel_; }
    using Stop = std::function<bool(const ReelPicture&)>;
    void setStop(Stop stop) { stop_ = std::move(stop); } // the film stands still there when it gets to it
    bool standAt(const Stop& stop);                      // at once, also after its end; false: there is no such picture

  public slots:
    void showAgain(); // the last scoring from its beginning
    void togglePause();
    void step(int pictures);
    void turnPage();    // the next picture, which then stays
    void fastForward(); // to the result of a general scoring; from there, and without one, past the end
    void skip();        // past the end

  signals:
    void started();
    void finished();
    void stoodStill();                     // at a stop
    void placeShown(elgrande::Area place); // None: no longer
    void pointsShown(elgrande::Area place, elgrande::Seat seat, int points);
    void showingChanged(bool showing);
    void opened(); // after letRun()
    void pictureShown(const elgrande::ReelPicture* picture);
    void heard(elgrande::EventFamily family);
    void tookOver();                 // telling of the scoring that has just happened
    void told(const QString& words); // each picture for the ear; what is skipped at once

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    struct Row {
        QLabel* medallion;
        QLabel* name;
        QLabel* pieces;
        QLabel* reasons;
        QLabel* points;
        QLabel* score;
    };
    void catchUp();
    void follow(const Event& event);
    void begin(bool live, int first = 0); // with which picture
    void open();                          // shows it
    bool stays() const;                   // the picture, until it is clicked away
    void runOn();
    void showPicture();
    qreal largeness() const; // of the text, times the usual size
    void setLargeness();
    void fitName(QLabel& name) const;
    int pictureLength() const; // milliseconds, at the tempo of the moment
    void showWords(const ReelPicture& picture);
    void layTable();
    void letGo(); // a person at this screen plays on
    void tellTheTable(const ReelPicture& picture);
    void showRow(Row& row, const ReelRow& content);
    void holdBack(const Row& row, std::size_t number);
    void colour();
    QString titleOf(const ReelPicture& picture) const;
    QString reasonsOf(const ReelRow& row) const;
    QStringList reasonsIn(const ReelRow& row) const;
    std::vector<const ReelRow*> rowsOf(const ReelPicture& picture) const; // as they stand below each other
    QStringList waysOf(const ReelPicture& picture) const;
    QString wordsOf(const ReelPicture& picture) const;
    void tellUpTo(std::size_t end); // what the pictures before that one say, all at once
    void end();

    GameModel& model_;
    Shown& shown_;
    QLabel* heading_;
    QLabel* place_;
    QLabel* note_;
    QGridLayout* grid_;
    std::vector<Row> rows_;
    std::vector<std::pair<std::size_t, std::size_t>> ties_; // first and last row of each
    QToolButton* back_;
    QToolButton* pause_;
    QToolButton* on_;
    QToolButton* skip_;
    News news_;
    int general_ = 0; // scoring that is under way
    ThirdPlace third_;
    int round_ = 0; // of the game when it was seen last
    int reelRound_ = 0;
    bool live_ = false; // the table waits, so what comes later can be held back
    ScoringReel reel_;
    std::shared_ptr<const Shown::Then> then_; // when that was scored
    std::shared_ptr<const Observation> before_;
    std::vector<Event> since_; // what has moved while it is shown
    bool holdsBack_ = false;   // what comes after the scoring
    QTimer clock_;
    Stop stop_;
    std::function<bool()> prelude_;
    bool held_ = false;
    Tempo tempo_ = Tempo::Normal;
    int position_ = 0;
    bool showing_ = false;
};

} // namespace elgrande
