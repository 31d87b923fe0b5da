// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A button with the decks that there are: the one for a first game and those that players have kept under names, with
// keeping and deleting. It knows names and ids of power cards only; whoever has it puts them into a hand.
#pragma once

#include "views/contributions/named_lists.h"

#include <QPushButton>

#include <functional>

class QMenu;

namespace elgrande::intrigue_king {

class DeckShelf final : public QPushButton {
    Q_OBJECT

  public:
    explicit DeckShelf(QWidget* parent);

    // The ids of the hand that may be kept; empty: it is not complete.
    void setHand(std::function<QStringList()> hand) { hand_ = std::move(hand); }
    void retranslate();
    bool keep(const QString& name);
    void remove(const QString& name);
    void fillMenu(); // as it is when it opens

  signals:
    void firstWanted();
    void wanted(const QString& name, const QStringList& cards);
    void told(const QString& words, bool bad);

  private:
    NamedLists* lists() const; // null: nothing can be kept
    void askName();

    QMenu* menu_;
    std::function<QStringList()> hand_;
};

} // namespace elgrande::intrigue_king
