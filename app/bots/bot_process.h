// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The process of an external program that plays. Questions and answers go over pipes, of which no more is read than the
// longest allowed answer, so that a program that floods them blocks itself and does not fill the memory. Everything it
// started is ended with it, in any process group or session, as long as it keeps its environment.
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QProcess>

#include <atomic>
#include <optional>

namespace elgrande {

// Lives in one thread, which need not have an event loop.
class BotProcess {
  public:
    BotProcess() = default;
    ~BotProcess(); // it reads the end of its input, and is killed half a second later
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;

    Result<void> start(const QString& command, int milliseconds);
    // The line that it answers with, without its end; nothing when the answer is not wanted any more. The error is a
    // sentence about "it".
    Result<std::optional<QByteArray>> ask(const QByteArray& question, int milliseconds,
                                          const std::atomic<bool>* cancel);
    // With the last line of what it has said on its error output, which is where languages say what went wrong.
    Error withLastWords(Error why);
    void kill();

  private:
    // What our ends of two pipes bring; -1: closed.
    struct Ears {
        int answers = -1;
        int words = -1;
    };

    void hear();
    void waitToHear(int milliseconds) const;
    void closeEars();
    std::optional<QByteArray> takeLine();
    void endStrays() const;
    Error ended() const;

    QProcess process_;
    Ears ears_;
    QByteArray mark_;  // in the environment of all that it starts
    QByteArray heard_; // of its answers, at most one too long
    QByteArray words_; // the last ones of its error output
    bool killed_ = false;
};

} // namespace elgrande
