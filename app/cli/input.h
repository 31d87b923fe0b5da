// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Lines of standard input. Lines that arrive while a request is being worked on can be inspected, so that `stop` takes
// effect. Lines that are too long are discarded while they are read.
#pragma once

#include <QByteArray>

#include <deque>

namespace elgrande::cli {

class Input {
  public:
    enum class Kind { Line, TooLong, End };

    // A file descriptor, which stays open and may block or not.
    explicit Input(int descriptor)
        : descriptor_(descriptor) {}

    // Waits for a line, which comes without its end; the last one need not have one.
    Kind next(QByteArray& line);
    // Whether one of the lines that wait asks to stop. Does not wait itself; called by one thread at a time.
    bool asksToStop();

  private:
    struct Waiting {
        Kind kind;
        QByteArray text;
        bool stop = false; // as asksToStop() found
    };

    bool read(); // false: there is no more
    void take(const char* bytes, qsizetype count);
    void endLine();

    int descriptor_;
    bool ended_ = false;
    Waiting begun_{Kind::Line, {}}; // the line that has not ended yet
    std::deque<Waiting> waiting_;
    qsizetype waitingBytes_ = 0;
    std::size_t lookedAt_ = 0; // of those waiting, by asksToStop()
    int stops_ = 0;            // of those looked at
};

} // namespace elgrande::cli
