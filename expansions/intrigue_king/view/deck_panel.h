// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The page on which a hand is chosen: all cards of the set, taken and put back freely, and sent to the table only by
// "Done", all at once. It offers saved decks, the deck for a first game, a random draw for the missing cards, and a
// look at the table below. It belongs to the person who is asked: for another one, or in a new game, it starts empty.
#pragma once

#include "deck.h"

#include "views/contributions/page_panel.h"
#include "views/toolkit/paper_panel.h"

#include <QStringList>

class QLabel;
class QPushButton;
class QScrollArea;

namespace elgrande {

class GameModel;
class Shown;

namespace intrigue_king {

class DeckGrid;
class DeckShelf;

class DeckPanel final : public PaperPanel {
    Q_OBJECT

  public:
    DeckPanel(GameModel& model, Theme& theme, QWidget* parent);

    const Deck& deck() const { return deck_; }
    DeckGrid& grid() { return *grid_; }
    DeckShelf& shelf() { return *shelf_; }
    QString message() const;

    void takeFirst(); // the deck for a first game, filled up where cards of it are not in this one
    void take(const QString& name, const QStringList& cards);

  protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override; // the table below is looked at first
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layContent();
    QWidget* makeBar();
    void refresh();
    void retranslate();
    void showDeck();
    void cover();
    void showSize();
    QString size() const; // how many are chosen, in words
    void turn(Power card);
    void fillByChance();
    void clear();
    void tell();
    void say(const QString& words, bool bad);
    void lookAtTable(bool look);
    void fitGrid();
    std::vector<Power> idsToCards(const QStringList& ids, QStringList& unknown) const;

    GameModel& model_;
    Deck deck_;
    Seat seat_ = Seat::None;
    QLabel* title_;
    QLabel* how_;
    QLabel* message_;
    QScrollArea* scroll_;
    DeckGrid* grid_;
    QWidget* bar_ = nullptr;
    DeckShelf* shelf_;
    QPushButton* first_;
    QPushButton* fill_;
    QPushButton* clear_;
    QLabel* size_;
    QPushButton* look_;
    QPushButton* done_;
};

PagePanel deckPanel(const Shown& shown, Theme& theme, QWidget* parent);

} // namespace intrigue_king
} // namespace elgrande
