// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All cards of the set beside each other, each to be taken into the hand or put back by click, Space or Enter. One stop
// for Tab, arrows lead from card to card. As many in a row as make their words largest; in a low window the grid is
// higher than what is seen of it.
#pragma once

#include "deck.h"

#include "views/cards/power_face.h"

#include <QWidget>

#include <map>

namespace elgrande {

class GameModel;

namespace intrigue_king {

class DeckGrid final : public QWidget {
    Q_OBJECT

  public:
    DeckGrid(GameModel& model, Theme& theme, QWidget* parent);

    QWidget* showDeck(const Deck& deck, Seat seat); // the last card for Tab
    void fitInto(QSize room);                       // takes the height that it needs there
    PowerFace* face(Power card) const;
    PowerFace* first() const; // where the keyboard begins; null: there is none

  signals:
    void turned(elgrande::Power card);
    void refused(const QString& reason);
    void pointed(QWidget* face);

  private:
    double readableHeight(double wide) const;
    PowerFace* addFace(Power card);
    void describe(Power card, PowerFace& face, const Deck& deck) const;
    std::vector<Power> byValue() const;

    GameModel& model_;
    Theme& theme_;
    Art art_;
    std::map<Power, PowerFace*> faces_;
};

} // namespace intrigue_king
} // namespace elgrande
