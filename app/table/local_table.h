// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One game at this screen, with people and computer players. The table is the authority: it holds the State, asks the
// dealer for cards, runs computer players on worker threads, writes the record after every decision and feeds the
// GameModel with what this screen may see.
#pragma once

#include "app/table/shelf.h"
#include "app/table/table.h"
#include "model/agents/agent.h"
#include "model/core/result.h"
#include "model/game_model/game_model.h"
#include "model/record/record.h"
#include "model/rules/rules.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace elgrande {

struct SeatChoice {
    QString name;
    QString agent;          // id of a computer player; empty: a person
    bool elsewhere = false; // a network player: the seat is free until it is taken
};

// The computer player that a record names so; null: there is none.
using AgentSource = std::function<std::shared_ptr<Agent>(const std::string& id)>;

class LocalTable : public Table {
    Q_OBJECT

  public:
    explicit LocalTable(GameModel& model, QObject* parent = nullptr);
    ~LocalTable() override;

    // Begins a new game. The error is a sentence for the player; the running game then goes on untouched.
    // Without `aids` nothing is worked out for the players, as at a real table; the record remembers it.
    Result<void> start(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids = true);
    // Goes on with a recorded game where it stopped.
    Result<void> resume(const QString& recordText);
    // With one of the shelf, in its place.
    Result<void> resumeKept(const QString& file, GameLock::Doubtful doubtful = GameLock::Doubtful::Leave);
    void close(); // stops the computers, forgets the game

    QString recordText() const override;
    bool hasGame() const override;
    bool running() const override;
    bool playedHere() const override;

    // Where computer players come from, from the next game on; else makeAgent().
    void setAgentSource(AgentSource source);
    // The folder of unfinished games, each of which has a file there that is written after every decision and that no
    // other game takes; a finished one goes when it leaves the table and is safe. Empty: none is kept.
    void setShelf(const QString& folder);
    void setSafe(Shelf::IsSafe isSafe); // else every finished game is
    // Finished games that a program that was killed has left there go as well, a few at once and the others while there
    // is nothing else to do.
    void sweepShelf();
    const Shelf& shelf() const;
    bool isKept(); // the game on the table, as it stands
    // Whether the game on the table goes from the shelf when it leaves the table, as one that is over does anyhow; a
    // move of a person takes it back.
    void giveUp(bool given);
    // Pause in milliseconds between the moves of computer players, 0: full speed.
    void setPace(int milliseconds);
    // How long a computer player may think about a decision, in milliseconds by the clock; 0: as long as its level
    // says.
    void setThinkingTime(int milliseconds);
    // Whether a person is asked before the own turn is over, so that it can still be taken back.
    void setConfirmTurn(bool wanted);
    // Whether a person is shown what the rules did by themselves because there was no choice.
    void setShowForced(bool wanted);
    // Whether a person is asked even what changes nothing, as the order of scorings (model/observe/needless.h).
    void setAskNeedless(bool wanted);
    // While held, computer players think but do not move (a scoring is being shown). By several: until all let go.
    void hold(bool held);
    void hurry() override;

  signals:
    void autosaveFailed(const elgrande::Error& reason);
    void shelfSwept(); // there are fewer games on it
    // A computer player could not answer, for the reason given as a sentence about "it": another one goes on in its
    // place (ComputerPlayers)
    void playerFailed(elgrande::Seat seat, const elgrande::Error& reason);

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace elgrande
