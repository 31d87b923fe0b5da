// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// An external program that plays a seat. It is started with the first question of a game, receives one line for each of
// its decisions and answers with one line (bot_question.h). think() always returns a legal move in bounded time: where
// the program fails, a computer player decides instead, and fault() holds the reason. The process and everything it
// started are ended when it fails, when the game is over, and when this program dies (bot_process.h).
//
// Never created from the content of a file: only the person at the keyboard names a program to be run.
#pragma once

#include "app/bots/bot_question.h"
#include "model/agents/agent.h"

#include <QString>

#include <memory>
#include <optional>

namespace elgrande {

class BotProcess;

class BotAgent final : public Agent {
  public:
    // A program with its arguments, in quotes where they have blanks; no shell reads it. Nothing: it is not known here,
    // which is its fault when it is asked.
    BotAgent(const QString& command, const BotLimits& limits);
    ~BotAgent() override;

    // Whether there is such a program, before a game is begun with it: what is wrong.
    static std::optional<Error> faultOf(const QString& command);

    // When cancelled, the program is ended and asked in a new process the next time. Asked by one thread at a time,
    // which need not have an event loop; the process ends at the latest with the thread that asked first.
    Thought think(const Rules& rules, const InformationState& known, const ActionList& legal,
                  const ThinkLimits& limits) override;
    // What was wrong with the answer to the last question.
    const std::optional<Error>& fault() const { return fault_; }
    // The game is over: the program reads the end of its input. The next question begins another one.
    void leave();

  private:
    QString command_;
    BotLimits limits_;
    std::unique_ptr<BotProcess> program_; // runs; null: not yet, or not any more
    std::optional<Error> fault_;
    std::unique_ptr<Agent> standIn_;
    int asked_ = 0; // questions in this game
};

} // namespace elgrande
