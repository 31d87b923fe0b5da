// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Enlarges the card under the pointer or the focus: cards on the table, power cards with an effect, cards taken by
// seats, cards named in the log. It appears once the pointer has moved there and rests, not where a card comes to lie
// under it: beside the card and what is lit or asked, and best off the board and the seats. It lets clicks through, and
// disappears with Esc, a click, or when the pointer leaves.
#pragma once

#include "model/core/ids.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QRect>
#include <QTimer>

#include <functional>
#include <utility>
#include <vector>

class QWidget;

namespace elgrande {

class ActionCards;
class CardView;
class GameModel;
class PowerHand;
class Theme;

class CardLens : public QObject {
    Q_OBJECT

  public:
    CardLens(GameModel& model, Theme& theme, QWidget* window);

    void watchCards(ActionCards& cards);
    // `cardAt` returns the card at a point of one of the rows, which are the children of `seats`.
    void watchSeats(QWidget& seats, std::function<Card(const QWidget& row, QPoint at)> cardAt);
    void watchHand(PowerHand& hand);
    void setTexts(QWidget& texts) { texts_ = &texts; }             // whose links name cards
    void addKeptFree(QWidget& words) { keptFree_.append(&words); } // stays readable while it is visible
    void addSpared(QWidget& part) { spared_.append(&part); }       // is covered only where there is no other room
    // Boxes in the window: what is lit on the board, and these places.
    using Lit = std::function<std::vector<QRect>(const AreaSet& places)>;
    void setLit(Lit lit) { lit_ = std::move(lit); }
    Card shown() const; // None: nothing is shown
    CardView& view() { return *view_; }

  public slots:
    void hoverLink(elgrande::Card card); // named in the texts, after a moment; None: the pointer has left it
    void showLink(elgrande::Card card);  // at once
    void close();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void watchAll(); // rows are made anew with every game
    void watch(QWidget& widget);
    bool isWatched(const QWidget* widget) const;
    Card cardOf(const QWidget* widget, QPoint at) const;
    void want(Card card, const QRect& subject);
    void showWanted();
    void keepUp();
    QString whyNot(Card card) const;
    void place(const QRect& subject);
    struct Kept {
        QRect box; // in the window
        double weight = 1;
    };
    std::vector<Kept> keptFree(const QRect& subject) const; // what is to be looked at

    GameModel& model_;
    QWidget* window_;
    CardView* view_;
    QPointer<ActionCards> cards_;
    QPointer<QWidget> seats_;
    std::function<Card(const QWidget& row, QPoint at)> cardOfRow_;
    QPointer<PowerHand> hand_;
    QPointer<QWidget> texts_;
    QList<QPointer<QWidget>> keptFree_;
    QList<QPointer<QWidget>> spared_;
    Lit lit_;
    QTimer soon_;
    Card wanted_ = Card::None;
    QRect subject_; // in the window; stays uncovered
};

} // namespace elgrande
