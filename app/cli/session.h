// The engine protocol (engine-protocol.md sections 1 to 5): one request in, one reply out. The session holds at most
// one game; a refused request leaves it exactly as it was. Reading lines is the business of engine.cpp.
#pragma once

#include "app/cli/game.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>

namespace elgrande::cli {

inline constexpr int kProtocol = 1;
inline constexpr qsizetype kLongestLine = 1 << 20;

// What a request comes to: fields of the reply, or an error's code and message.
struct Reply {
    QJsonObject fields;
    QString code; // empty: ok
    QString message;

    static Reply refuse(const QString& code, const QString& message) { return {{}, code, message}; }
    static Reply refuse(const QString& code, const std::string& message) {
        return {{}, code, QString::fromStdString(message)};
    }
};

class Session {
  public:
    // One line without its end; the reply is one line without its end.
    QByteArray answer(const QByteArray& line);
    static QByteArray tooLong();
    bool finished() const { return finished_; }

  private:
    using Request = QJsonObject;
    Reply dispatch(const Request& request);

    // session.cpp: the game
    Reply newGame(const Request& request);
    Reply position(const Request& request);
    Reply state(const Request& request);
    Reply decision(const Request& request);
    Reply play(const Request& request);
    Reply record(const Request& request);
    Reply replay(const Request& request);
    Reply quit(const Request& request);
    // session_more.cpp: questions
    Reply hello(const Request& request);
    Reply cards(const Request& request);
    Reply score(const Request& request);
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

// Arguments of requests. A missing one gives the fallback, one of a wrong type or out of range fills `wrong`.
int numberIn(const QJsonObject& request, const QString& name, int fallback, int low, int high, Reply& wrong);
std::string textIn(const QJsonObject& request, const QString& name, const std::string& fallback, Reply& wrong);
QJsonObject objectIn(const QJsonObject& request, const QString& name, Reply& wrong);

} // namespace elgrande::cli
