// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The action cards of the round, one for each stack or before each seat (open_cards.h): available ones are highlighted
// and chosen by a click, unavailable ones show the reason, taken ones show their owner. The view knows nothing of
// copies, the order of stacks and hidden cards; it shows the round on display (views/game/shown.h) and offers the open
// decision.
#pragma once

#include "model/game_model/game_model.h"
#include "views/cards/card_face.h"
#include "views/cards/open_cards.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace elgrande {

class Shown;

class ActionCards : public QWidget {
    Q_OBJECT

  public:
    ActionCards(const Shown& shown, Theme& theme, QWidget* parent = nullptr);

    const std::vector<CardFace*>& faces() const { return faces_; } // stacks first
    CardFace* firstOffered() const;                                // null: no card is asked for
    Card cardAt(int which) const;                                  // of the faces; None: the back of a stack
    void setAdvised(const std::vector<Card>& cards);               // framed, and no others
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void faceAdded(QWidget* face);
    void refusedClicked(const QString& reason);
    void cardPointed(elgrande::Card card); // at one that is offered, by pointer or keyboard; None: no longer
    void cardClicked(elgrande::Card card); // every click, also on cards that are not offered

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void startGame();
    void refresh();
    void setCount(std::size_t count); // of the faces
    void addFace();
    void showFace(std::size_t which);
    void take(int which);
    void frame(CardFace& face, Card card) const; // as it is advised
    void layOut();
    struct Plan {
        int columns = 1;
        QSizeF cell;
        qreal margin = 0; // around each card
        qreal worth = 0;  // how well the cards can be read
    };
    Plan planOf(int rows) const;
    struct Words {
        QStringList titles;
        std::vector<int> briefs; // letters of each
    };
    const Words& allWords() const; // of all cards that may lie here in this game
    void levelTitles(const QStringList& titles, QSizeF card);
    void levelWords();
    bool isStrip() const; // a game without stacks: low cards in one row over the whole width
    int room() const;     // cards that the widget has room for, however few lie there now
    std::optional<Action> actionOf(const OpenCard& open) const; // that a click on it means
    CardContent contentOf(const OpenCard& open) const;
    QString holderText(const OpenCard& open, const CardContent& content) const; // whose it is; empty: nobody's
    QString stoppedText(Card card) const; // who stopped its special action; empty: nobody
    QString tipOf(const OpenCard& open, const CardContent& content) const;
    QString toldOf(const OpenCard& open, const CardContent& content) const;

    const Shown& shown_;
    GameModel& model_;
    Theme& theme_;
    Art art_;
    std::vector<OpenCard> open_;
    std::vector<Card> advised_;
    std::vector<CardFace*> faces_; // one for each
    mutable Words allWords_;       // empty: not asked for yet
};

} // namespace elgrande
