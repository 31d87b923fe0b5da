// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Announces events, questions to people, and texts given to say() through the screen reader (Voice). Consecutive events
// are announced as one text, so that none interrupts another; several like pieces and the cards of a round are one
// sentence. A game that is already running when it appears begins with its standing. The film of a scoring announces
// itself; what follows is held back until it is over. Pending and recent announcements end with their game, and with
// the curtain if they were for one player.
#pragma once

#include "model/core/event.h"
#include "model/core/facts.h"
#include "views/game/third_place.h"

#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace elgrande {

class GameModel;
class Voice;

class Announcer : public QWidget {
    Q_OBJECT

  public:
    Announcer(GameModel& model, QWidget* parent);
    static Announcer* of(const QWidget& widget); // of its window; null: nothing is announced there

    bool isHeard() const;                             // otherwise nothing has to be put into words
    void setStanding(std::function<QString()> words); // of a game that is already running when it appears

  public slots:
    void say(const QString& words);     // after what has happened so far
    void confide(const QString& words); // the same for whoever is at the screen, and for nobody who comes after
    void leaveToFilm();                 // the scoring that has just happened
    void filmIsOver();

    void repeat(); // the last announcement of this game

  signals:
    void announced(const QString& words);

  private:
    struct Line {
        QString words;
        bool ofScoring = false;
        std::optional<EventFamily> family = {}; // of an event by itself
        std::optional<Event> event = {};        // that can be joined by more of its kind, with their number
        QStringList cards = {};                 // of the round, as far as they are revealed
        bool confided = false;
        bool stands = false; // how the game stands, which comes after a welcome
    };
    void note(const Event& event);
    Line lineOf(const Event& event);
    Line takeBefore(const Event& event);
    static bool isInVain(const std::vector<Line>& lines, std::size_t at);
    void noteQuestion();
    void noteChanged();
    void noteCurtain();
    void noteRunning();
    void forget();
    void forgetSaid();
    void add(Line line);
    int gathers() const;
    void speak();
    void put(Line line);

    GameModel& model_;
    Voice* voice_;
    std::vector<Line> waiting_;
    std::vector<Line> later_; // until the film is over
    std::function<QString()> standing_;
    QString last_; // announced in this game, as far as everyone at the screen may hear it
    bool film_ = false;
    bool answered_ = true;   // the next event is of another answer
    std::size_t answer_ = 0; // where the lines of the last one begin
    ThirdPlace third_;
    bool begins_ = false; // nothing of the game has been shown yet
    Seat curtain_ = Seat::None;
    QTimer soon_;
};

} // namespace elgrande
