// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A real window with a game that begins in the middle, at a position written as JSON (model/position/position.h): the
// first seat is a person, the others are computers. And the hands of a player: clicks and drags.
#pragma once

#include "tests/gui/window_stage.h"
#include "views/board/board_items.h"
#include "views/board/board_view.h"

#include <QObject>

#include <functional>

namespace elgrande::gui {

// Every stack has a card, and most of them something to do on the board.
inline constexpr const char* kIntrigue = R"({"stacks": {"3": ["score-fours"], "1": ["intrigue-3-any"], "5": ["king"],
    "4": ["grande"], "2": ["decay-all"]}})";

// Fields of a position laid over those of another one.
QByteArray with(const QByteArray& json, const QByteArray& more);

class TableStage : public QObject, protected WindowStage {
  protected:
    // A position that is laid over the one of a usual fourth round, in which red is about to take an action card;
    // `rest`: further fields of it; `blue`: "" for a second person.
    bool lay(const QByteArray& rest, const char* blue = "greedy");
    // Red is asked for something of that kind.
    bool waitFor(const char* kind);
    bool begin(const char* position, const char* card); // `position` as for lay(); red takes `card` and begins its turn

    BoardView& board() { return page().board(); }
    QString kind() { return model().decision() ? QString::fromStdString(model().decision()->kind) : QString(); }
    int at(Area area, int owner = 0) { return model().observation().at(area, static_cast<Owner>(owner)); }

    // Each is one click or one drag, and is counted.
    void click(const BoardSpot& spot, Qt::KeyboardModifiers modifiers = {});
    void press(QWidget* widget);
    void pressAnswer(const QString& beginning); // the button whose words begin so
    void takeCard(const char* id);
    void playPower(int value);
    void drag(QPoint from, const BoardSpot& to, Qt::KeyboardModifiers modifiers = {}); // in the board's viewport
    void drag(const BoardSpot& from, const BoardSpot& to, Qt::KeyboardModifiers modifiers = {});
    void dragFromCourt(const BoardSpot& to, Qt::KeyboardModifiers modifiers = {});
    // Onto the court or the provinces in a seat's row; `held`: looks at the table before the piece is let go.
    void dragToRow(const BoardSpot& from, Seat seat, Area area, const std::function<void()>& held = {});
    void settle(); // answers that wait for the end of their click
    int clicks() const { return clicks_; }
    void countAnew() { clicks_ = 0; }

    // What is drawn for a token; null where nothing is.
    const BoardItem* figure(Token which);
    // Every place that is drawn and not offered says why.
    bool allElseIsExplained();
    // Names, piles, single pieces, figures and scoreboards, two of which lie on one another: which ones, or nothing.
    // things: how many there are.
    QString overlap(int& things);

    static BoardSpot place(Area area) { return {area, Owner::None, Token::None}; }
    static BoardSpot piece(Area area, int owner) { return {area, static_cast<Owner>(owner), Token::None}; }
    static void send(QWidget* widget, QEvent::Type type, QPoint at, Qt::MouseButtons buttons,
                     Qt::KeyboardModifiers modifiers = {});

  private:
    int clicks_ = 0;
};

} // namespace elgrande::gui
