// The power cards of whoever looks at this screen: value and Caballeros, with what is used or blocked dimmed and
// explained. A click plays what may be played, or takes back what may be taken back. As many rows as make the cards
// largest, so that the thirteen of the base game and larger hands fit alike. Where every card has an effect used ones
// are gone, and the cards take the room for their words. A hand that others must not see lies face down until its owner
// looks at it. What has been played is that of the round that the table shows (views/shown.h), and nothing is offered
// before that is the game's own.
#pragma once

#include "model/game_model/game_model.h"
#include "views/cards/power_face.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <map>

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
    PowerFace* firstOffered() const; // the highest; null: no power card is asked for
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    Card effectOf(const QWidget* widget) const;       // of the card that this widget shows; None: it has none
    QPushButton* turnButton() const { return turn_; } // looks at a covered hand, or covers it again

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
    QSizeF faceSize(QSizeF cell) const;
    QString outlookOf(Power power) const;
    void addFace(Power power);
    void showFace(Power power, PowerFace* face);
    void showCover();
    bool isOffered(Power power) const;
    bool isAsked() const; // for one of them
    Power ownPlayed() const;
    Seat playedBy(Power power) const; // another seat
    std::vector<Power> byValue() const;

    const Shown& shown_;
    GameModel& model_;
    Theme& theme_;
    Art art_;
    std::map<Power, PowerFace*> faces_;
    bool hasEffects_ = false; // every card has one
    QLabel* covered_;         // how many lie face down
    QPushButton* turn_;
};

} // namespace elgrande
