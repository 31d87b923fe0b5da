// The engine protocol (app/cli/engine-protocol.md): one request in, one reply out. The session holds at most
// one game; a refused request leaves it exactly as it was. Reading lines is the business of engine.cpp.
#pragma once

#include "app/cli/game.h"
#include "app/cli/request.h"

#include <QByteArray>
#include <QJsonArray>

#include <optional>

namespace elgrande::cli {

inline constexpr int kProtocol = 1;
inline constexpr qsizetype kLongestLine = 1 << 20;

class Session {
  public:
    // One line without its end; the reply is one line without its end.
    QByteArray answer(const QByteArray& line);
    static QByteArray tooLong();
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
};

} // namespace elgrande::cli
