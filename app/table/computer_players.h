// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The computer players of one table: who sits where, and which of them is thinking. One is asked at a time.
#pragma once

#include "app/table/thinker.h"

namespace elgrande {

class TableGame;

class ComputerPlayers : public QObject {
    Q_OBJECT

  public:
    static constexpr const char* kStandIn = "normal"; // goes on for one that fails, until the game is opened anew

    explicit ComputerPlayers(QObject* parent = nullptr);
    ~ComputerPlayers() override;

    void sit(std::vector<std::shared_ptr<Agent>> agents); // by seat; null: a person. Those before leave
    void sit(Seat seat, std::shared_ptr<Agent> agent);
    bool sitAt(Seat seat) const;

    // Asks the one that is next in the game. The same game gives the same thoughts.
    void ask(const TableGame& game);
    Seat asked() const { return asked_; } // None: nobody thinks
    void drop();                          // no answer will come any more

    void hurry() { thinker_.hurry(); }
    void setTime(int milliseconds) { thinker_.setTime(milliseconds); }
    const Thought& thought() const { return thinker_.thought(); } // during answered()

  signals:
    // Before answered(): it could not answer, for the reason given as a sentence about "it".
    void failed(elgrande::Seat seat, const elgrande::Error& reason);
    void answered(elgrande::Move move);

  private:
    void replace(const Error& reason);

    std::vector<std::shared_ptr<Agent>> agents_; // by seat
    Seat asked_ = Seat::None;
    Thinker thinker_;
};

} // namespace elgrande
