// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Corrections of card data by owners of the printed cards (model/rules/corrections.h): a file in the data folder, read
// for each new game, so that an edited file needs no restart.
#pragma once

#include "model/core/result.h"
#include "model/observe/card_list.h"
#include "model/rules/setup.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace elgrande {

struct KnownCard {
    ListedCard card;
    QString title;
    QString game; // the edition or expansion that brings it
};

// Of everything that this program can play, without corrections, each once.
std::vector<KnownCard> knownCards();
// Every card exists, and each game can be played with what the file says of its cards. The error names the card.
Result<Corrections> checkedCorrections(const QByteArray& json);
// The part that speaks of cards of this game.
Corrections correctionsFor(const Setup& setup, const Corrections& all);

class CardData {
  public:
    explicit CardData(QString folder)
        : folder_(std::move(folder)) {}

    QString file() const { return folder_ + QStringLiteral("/cards.json"); }
    bool isThere() const;
    // None where there is no file. The error says what is wrong with it.
    Result<Corrections> read() const;
    Result<void> keep(const Corrections& corrections) const; // instead of what was kept
    Result<void> forget() const;

  private:
    QString folder_;
};

} // namespace elgrande
