// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A large action card: its face, remarks on the rules with the options of this game, who has taken it, and whether its
// text is verified. Read-only: clicks go through it.
#pragma once

#include "model/core/ids.h"
#include "views/cards/card_face.h"
#include "views/theme/art.h"
#include "views/toolkit/paper_panel.h"

class QLabel;

namespace elgrande {

class GameModel;

// What a card's face says, without the state of the table.
CardContent cardContent(const GameModel& model, Card card);

class CardView : public PaperPanel {
    Q_OBJECT

  public:
    CardView(GameModel& model, Theme& theme, QWidget* window);

    void setCard(Card card, const QString& why = {}); // `why`: the reason why it may not be taken
    Card card() const { return card_; }
    QString text() const; // all of it, plain
    QSize bestSize() const;

  private:
    void takeRoom();
    bool isOfPower(Card card) const;
    QString notesOf(const CardContent& content, const QString& why) const;

    GameModel& model_;
    Art art_;
    Card card_ = Card::None;
    CardFace* face_;
    QLabel* notes_;
};

} // namespace elgrande
