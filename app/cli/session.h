// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The engine protocol (app/cli/engine-protocol.md): one request in, one reply out. The session holds at most
// one game; a refused request leaves it exactly as it was. Reading lines is the business of engine.cpp.
#pragma once

#include "app/cli/game.h"
#include "app/cli/request.h"

#include <QByteArray>
#include <QJsonArray>

#include <functional>
#include <optional>

namespace elgrande::cli {

inline constexpr int kProtocol = 1;
inline constexpr qsizetype kLongestLine = 1 << 20;

class Session {
  public:
    // `stopAsked`, called by another thread while a request takes time, and by one at a time: whether to end it early.
    explicit Session(std::function<bool()> stopAsked = {})
        : stopAsked_(std::move(stopAsked)) {}

    // One line without its end; the reply is one line without its end.
    QByteArray answer(const QByteArray& line);
    static QByteArray tooLong();
    // A line that asks to stop, and would not be refused.
    static bool isStop(const QByteArray& line);
    bool finished() const { return finished_; }

  private:
    using Request = QJsonObject;
    // What can be asked, session_commands.cpp:
    struct Command;
    Reply dispatch(const Request& request);
    static QJsonArray commandNames();
    Reply help(const Request& request);

    Reply newGame(const Request& request);
    Reply position(const Request& request);
    Reply state(const Request& request);
    Reply decision(const Request& request);
    Reply play(const Request& request);
    Reply record(const Request& request);
    Reply replay(const Request& request);
    Reply quit(const Request& request);
    Reply stop(const Request& request);
    // What there is to know, session_facts.cpp:
    Reply hello(const Request& request);
    Reply cards(const Request& request);
    Reply score(const Request& request);
    // What takes time, session_thinking.cpp:
    Reply think(const Request& request);
    Reply playout(const Request& request);

    // Takes over a game that has been checked, plays what chance and force bring, and answers with its position.
    Reply take(Result<Game> game);
    // The seat that the request names, else the one asked first; None after filling `wrong`.
    Seat askedSeat(const Request& request, Reply& wrong) const;
    QJsonObject result() const;

    std::optional<Game> game_;
    bool finished_ = false;
    std::function<bool()> stopAsked_;
};

} // namespace elgrande::cli
