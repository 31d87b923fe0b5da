// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The power cards of the viewer: value and Caballeros, with used and blocked ones dimmed and explained. A click plays a
// card, or takes one back where that is possible. The number of rows makes the cards as large as possible, for the
// thirteen of the base game and larger hands alike. Where every card has an effect, used ones disappear and the others
// use the room for their texts. A hand that others must not see is covered until its owner looks at it. The played card
// is that of the round on display (views/game/shown.h), and nothing is offered before the display has caught up with
// the game.
#pragma once

#include "model/game_model/game_model.h"
#include "views/cards/power_face.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <map>
#include <vector>

class QLabel;
class QPushButton;

namespace elgrande {

class Shown;

inline constexpr std::size_t kUsualPowerHand = 16; // larger hands want more room, which the action cards give up

class PowerHand : public QWidget {
    Q_OBJECT

  public:
    PowerHand(const Shown& shown, Theme& theme, QWidget* parent = nullptr);

    PowerFace* face(Power power) const;
    PowerFace* firstOffered() const;                   // the highest; null: no power card is asked for
    void setAdvised(const std::vector<Power>& powers); // framed more strongly than those that may be played
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    Card effectOf(const QWidget* widget) const; // of the card that this widget shows; None: it has none

  signals:
    void hintChanged(const QString& hint); // what playing the card that is pointed at would mean
    void faceAdded(QWidget* face);
    void refusedClicked(const QString& reason);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void startGame();
    void refresh();
    void layOut();
    void layOutFaces(int height); // above the words about a covered hand
    struct Plan {
        int columns = 1;
        QSizeF card;
        double margin = 7; // around each
        double worth = 0;  // how well they can be read
    };
    struct Planned { // what a plan depends on
        QSize room;
        double textScale = 0;
        std::vector<PowerContent> cards;

        friend bool operator==(const Planned&, const Planned&) = default;
    };
    Plan planOf(int rows, int height) const;
    void plan(int height);
    double readOn(QSizeF card, const TitleFit& title) const; // of the cards
    TitleFit titleOn(QSizeF card) const;
    QStringList titles() const;
    QString outlookOf(Power power) const;
    void addFace(Power power);
    void showFace(Power power, PowerFace* face);
    void frame(PowerFace& face, Power power) const; // as it is advised
    void showCover();
    bool isOffered(Power power) const;
    bool isAsked() const; // for one of them
    QString whyNotItsAction(Power power) const;
    Power ownPlayed() const;
    Seat playedBy(Power power) const; // another seat
    std::vector<Power> byValue() const;

    const Shown& shown_;
    GameModel& model_;
    Theme& theme_;
    Art art_;
    std::map<Power, PowerFace*> faces_;
    std::vector<Power> advised_;
    bool hasEffects_ = false; // every card has one
    Planned planned_;         // measuring the words of every card takes a while
    Plan plan_;
    TitleFit title_;
    QLabel* covered_; // how many lie face down
    QPushButton* turn_;
};

} // namespace elgrande
