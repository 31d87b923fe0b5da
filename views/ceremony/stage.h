// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays ceremonies over the whole page: blocking ones one after another, others immediately. The widget is always
// there, because a widget that appears over a page repaints the whole page; it lets clicks through and paints only
// during a ceremony.
#pragma once

#include "views/ceremony/ceremony.h"
#include "views/theme/art.h"
#include "views/theme/tempo.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <deque>

namespace elgrande {

class Stage : public QWidget {
    Q_OBJECT

  public:
    Stage(GameModel& model, Theme& theme, QWidget* page);

    using SceneryMaker = std::function<void(Scenery& scenery)>;
    void setScenery(SceneryMaker fill); // asked for whenever something is painted
    void setTempo(Tempo tempo);         // Off: nothing is played

    void play(std::unique_ptr<Ceremony> ceremony); // when those before it are over
    bool isBusy() const;                           // one that the table waits for is played or waits
    bool holdsBoard() const;
    bool holdsFilm() const;
    bool isPlaying() const { return !playing_.empty(); } // also what only passes by
    void skip();                                         // the one that the table waits for
    void clear();                                        // everything

    const Ceremony* shown() const; // the one that the table waits for; null: none is played

  signals:
    void changed(); // isBusy(), holdsBoard() or holdsFilm() may be new
    void said(const QString& words);
    void heard(elgrande::EventFamily family);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Playing {
        std::unique_ptr<Ceremony> ceremony;
        bool ready = false;
        double now = 0;     // milliseconds of it at the normal tempo
        QRect touched = {}; // all that it may have painted in; the card that it flies from may be gone by its end
    };
    Scenery scenery() const;
    void goOn();
    void begin(std::unique_ptr<Ceremony> ceremony);
    void tick();
    void renew(Playing& playing, const QRectF& box); // paints there anew, now and when it is over
    void drop(std::vector<Playing>::iterator which);

    GameModel& model_;
    Theme& theme_;
    Art art_;
    SceneryMaker fill_;
    std::deque<std::unique_ptr<Ceremony>> waiting_;
    std::vector<Playing> playing_;
    QTimer frames_;
    QElapsedTimer clock_;
    Tempo tempo_ = Tempo::Normal;
};

} // namespace elgrande
