// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard focus on the game page: on the open question for a player who uses the keyboard, nowhere in particular for
// others, and from one part of the window to the next.
#pragma once

#include <QObject>

#include <optional>

class QTabWidget;

namespace elgrande {

class ActionCards;
class Announcer;
class BoardView;
class Curtain;
class GameModel;
class LogPanel;
class PagePanels;
class PowerHand;
class PromptPanel;
class ResultPanel;
class ScoringFilm;
class SeatPanel;

class PageFocus : public QObject {
    Q_OBJECT

  public:
    struct Parts {
        BoardView& board;
        ActionCards& cards;
        PowerHand& hand;
        SeatPanel& seats;
        PromptPanel& prompt;
        QTabWidget& tabs;
        LogPanel& log; // which may lie beside the tabs
        Curtain& curtain;
        ScoringFilm& film;
        ResultPanel& result;
        const Announcer& announcer;
        const PagePanels& panels;
        const GameModel& model;
    };
    PageFocus(const Parts& parts, QWidget& page); // lives with the page

    void passOn(const QWidget& hidden); // before it goes
    void showFilm();                    // a scoring has the keys while it is shown
    void showResult();                  // when it appears
    void follow();                      // to what is asked
    void comeBack();
    void nextPart(bool forward);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void focusAnswer(QWidget& otherwise); // without one, the other
    // The last input came from the keyboard; without any so far, whoever hears the window begins by keys.
    bool byKeys() const;

    Parts parts_;
    QWidget& page_;
    std::optional<bool> byKeys_;
};

} // namespace elgrande
