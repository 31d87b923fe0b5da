// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Everybody at the table in turn order, and the colours that nobody plays: one row for each seat, the one whose turn it
// is in light. Public knowledge only, plus what this screen may see of its own seat; all of it comes from the
// observation. The panel is one stop for Tab: its heading with the round, from which the arrow keys lead to the rows.
#pragma once

#include "model/game_model/game_model.h"
#include "views/court/seat_row.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <vector>

namespace elgrande {

class Shown;

class SeatPanel : public QWidget {
    Q_OBJECT

  public:
    SeatPanel(const Shown& shown, Theme& theme, QWidget* parent = nullptr);

    std::vector<Seat> order() const; // as shown
    SeatRow* row(Seat seat) const;
    Card cardAt(const QWidget& row, QPoint at) const; // the taken card that a row shows there; None: no card
    QPoint pointOf(Seat seat, Area area) const;       // global: the seat's court or provinces
    // What of it lies at a global point; where only one of them is a target, the whole row stands for it.
    Area placeAt(Owner owner, QPoint point) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void setHeld(bool held); // the rows are shown as they were, until they are let go
    void setTempo(Tempo tempo);

  public slots:
    void setTargets(elgrande::Owner owner, elgrande::AreaSet places); // where what is dragged may be put down

  signals:
    // Caballeros in court or provinces were clicked: to BoardView::pickToken.
    void tokenClicked(elgrande::Owner owner, elgrande::Area area);

    // A badge was clicked that stands for a token: to BoardView::pick.
    void badgeClicked(elgrande::Token token);

    // Something is dragged out of a row: to the board's hand. Points are global.
    void dragBegan(const elgrande::Grip& grip, QPoint at);
    void dragMoved(QPoint to, bool all);
    void dragEnded(QPoint at, bool all);

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void startGame();
    void refresh();
    void layOut();
    bool isLarge() const;    // rows of three lines, however low
    qreal textScale() const; // against the usual size
    int head() const;        // height of the heading
    int lowest() const;      // a row
    SeatContent contentOf(Seat seat) const;
    bool isOver() const; // and seen to be
    QString statusOf(Seat seat) const;
    QString cardsOf(Seat seat) const; // empty: none is taken yet
    static QString kindOf(GameModel::Presence who);
    bool isAwaited(Seat seat) const; // now, in the game that is shown
    bool hasWon(Seat seat) const;
    QString tipOf(const SeatContent& content) const;
    QString handOf(const SeatContent& content) const;
    QString heading() const;
    QString describe(const SeatContent& content) const; // for a screen reader
    std::vector<PowerMark> powersOf(Seat seat) const;
    bool offers(Owner owner, Area area) const;
    bool offers(Token token) const;
    std::vector<SeatBadge> badgesOf(Seat seat) const;

    const Shown& shown_;
    GameModel& model_;
    Theme& theme_;
    Art art_;
    std::vector<SeatRow*> rows_; // by seat
    Owner targetsOf_ = Owner::None;
    AreaSet targets_;
    Tempo tempo_ = Tempo::Off;
    bool held_ = false;
    bool filled_ = false; // with something of this game
};

} // namespace elgrande
