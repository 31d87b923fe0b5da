// The action cards of the round, one for each stack: what may be taken glows and is taken by a click, what may not says
// why, what is taken shows by whom. Copies, order of the stacks and hidden cards are not its business: it shows the
// observation and offers the decision.
#pragma once

#include "model/game_model/game_model.h"
#include "views/cards/card_face.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <vector>

namespace elgrande {

class ActionCards : public QWidget {
    Q_OBJECT

  public:
    ActionCards(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    const std::vector<CardFace*>& faces() const { return faces_; } // by stack
    CardFace* firstOffered() const;                                // null: no card is asked for
    Card cardAt(int stack) const;                                  // open or taken this round
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void refusedClicked(const QString& reason);
    void cardPointed(elgrande::Card card); // at one that is offered, by pointer or keyboard; None: no longer
    void cardClicked(elgrande::Card card); // every click, also on cards that are not offered

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void startGame();
    void refresh();
    void layOut();
    void levelWords();
    bool hasCards(int stack) const;
    int shownStacks() const;
    CardContent contentOf(int stack, Card card) const;
    QString stoppedText(Card card) const; // who stopped its special action; empty: nobody
    QString tipOf(Card card, const CardContent& content) const;
    QString toldOf(Card card, const CardContent& content) const;

    GameModel& model_;
    Theme& theme_;
    Art art_;
    std::vector<CardFace*> faces_;
};

} // namespace elgrande
