// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/session.h"

#include "app/bots/bot_question.h"
#include "app/terminal/say.h"

#include "model/position/event_json.h"
#include "model/position/position.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace elgrande::cli {

namespace {

const QString kBadJson = QStringLiteral("bad-json");

QByteArray line(const QJsonObject& reply) { return QJsonDocument(reply).toJson(QJsonDocument::Compact); }

QJsonObject refusal(const QString& code, const QString& message) {
    return {{"ok", false}, {"error", QJsonObject{{"code", code}, {"message", message}}}};
}

} // namespace

QByteArray Session::tooLong() {
    return line(refusal(kBadJson, Say::tr("The line is longer than %1 bytes.").arg(kLongestLine)));
}

QByteArray Session::answer(const QByteArray& text) {
    if (text.size() > kLongestLine) return tooLong();
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (document.isNull())
        return line(refusal(kBadJson, Say::tr("The line is not valid JSON: %1.").arg(error.errorString())));
    if (!document.isObject()) return line(refusal(kBadJson, Say::tr("The line is not a JSON object.")));
    const QJsonObject request = document.object();
    const QJsonValue id = request.value("id");
    if (id.isObject() || id.isArray())
        return line(refusal(kBadArgument, Say::tr("'id' must be a string, a number, true, false or null.")));
    const Reply reply = dispatch(request);
    QJsonObject json = reply.code.isEmpty() ? reply.fields : refusal(reply.code, reply.message);
    if (reply.code.isEmpty()) json["ok"] = true;
    if (!id.isUndefined()) json["id"] = id;
    return line(json);
}

Reply Session::quit(const Request&) {
    finished_ = true;
    return {};
}

// What it stops has been answered before it.
Reply Session::stop(const Request&) { return {}; }

// Games
// ----------------------------------------------------------------------------------------------------------------

Reply Session::take(Result<Game> game) {
    if (!game) return Reply::refuse(kBadArgument, game.fault());
    game->settle();
    game_ = std::move(*game);
    return {{{"position", positionToJson(*game_->rules, game_->state, game_->dealer)}}, {}, {}};
}

Reply Session::newGame(const Request& request) {
    Reply wrong;
    const QJsonObject json = objectIn(request, "setup", wrong);
    if (!wrong.code.isEmpty()) return wrong;
    const auto setup = setupFromJson(json);
    if (!setup) return Reply::refuse(kBadArgument, setup.fault());
    Result<Game> game = cli::newGame(*setup);
    if (game && request.contains("names")) game->record.names = namesIn(request, game->rules->players, wrong);
    return wrong.code.isEmpty() ? take(std::move(game)) : wrong;
}

Reply Session::position(const Request& request) {
    if (!request.value("position").isObject())
        return Reply::refuse(kBadArgument, Say::tr("'position' must be an object."));
    return take(gameFromPosition(
        QJsonDocument(request.value("position").toObject()).toJson(QJsonDocument::Compact).toStdString()));
}

Reply Session::replay(const Request& request) {
    Reply wrong;
    if (!request.value("record").isString()) return notText("record");
    const int until = numberIn(request, "until", -1, 0, 1000000000, wrong);
    if (!wrong.code.isEmpty()) return wrong;
    return take(gameFromRecord(request.value("record").toString().toStdString(), until));
}

Reply Session::record(const Request&) { return {{{"record", QString::fromStdString(game_->recordText())}}, {}, {}}; }

Reply Session::state(const Request& request) {
    Reply wrong;
    std::optional<Seat> viewer;
    const std::string colour = textIn(request, "seat", "", wrong);
    if (!wrong.code.isEmpty()) return wrong;
    if (request.value("seat").isString()) {
        viewer = seatFromText(*game_->rules, colour);
        if (!viewer)
            return Reply::refuse(
                kBadArgument,
                Say::tr("There is no seat '%1' in this game.").arg(QString::fromStdString(colour).left(60)));
    }
    return {{{"position", positionToJson(*game_->rules, game_->state, game_->dealer, viewer)}}, {}, {}};
}

// Decisions
// --------------------------------------------------------------------------------------------------------------

QJsonObject Session::result() const {
    QJsonObject scores;
    QJsonArray winners;
    for (Seat seat : game_->rules->seats())
        scores[QString::fromStdString(game_->rules->colour(seat))] = game_->state.score[index(seat)];
    for (Seat seat : leaders(*game_->rules, game_->state))
        winners.append(QString::fromStdString(game_->rules->colour(seat)));
    return {{"scores", scores}, {"winners", winners}};
}

// While disks are set several seats may answer, in any order; the first one is asked unless the request names another.
Seat Session::askedSeat(const Request& request, Reply& wrong) const {
    const SeatSet who = actors(*game_->rules, game_->state);
    const std::string colour = textIn(request, "seat", "", wrong);
    if (!wrong.code.isEmpty()) return Seat::None;
    if (!request.value("seat").isString()) return who.empty() ? Seat::None : who.first();
    const auto seat = seatFromText(*game_->rules, colour);
    if (seat && who.contains(*seat)) return *seat;
    wrong = Reply::refuse(kBadArgument,
                          Say::tr("Seat '%1' has nothing to decide now.").arg(QString::fromStdString(colour).left(60)));
    return Seat::None;
}

Reply Session::decision(const Request& request) {
    if (game_->over()) return {{{"decision", QJsonValue::Null}, {"final", result()}}, {}, {}};
    Reply wrong;
    const Seat seat = askedSeat(request, wrong);
    if (!wrong.code.isEmpty()) return wrong;
    ActionList legal;
    legalActions(*game_->rules, game_->state, seat, legal);
    QJsonObject decision = decisionToJson(*game_->rules, game_->state, seat, legal);
    const SeatSet who = actors(*game_->rules, game_->state);
    if (who.size() > 1) {
        QJsonArray waiting;
        for (Seat each : who) waiting.append(QString::fromStdString(game_->rules->colour(each)));
        decision["waiting"] = waiting;
    }
    return {{{"decision", decision}}, {}, {}};
}

Reply Session::play(const Request& request) {
    if (!request.value("move").isString()) return notText("move");
    const QString text = request.value("move").toString();
    if (game_->over()) return Reply::refuse("illegal-move", Say::tr("The game is over."));
    Reply wrong;
    const Seat seat = askedSeat(request, wrong);
    if (!wrong.code.isEmpty()) return wrong;
    ActionList legal;
    legalActions(*game_->rules, game_->state, seat, legal);
    const auto action = findByText(*game_->rules, legal, text.toStdString());
    if (!action) {
        const auto formed = actionFromText(*game_->rules, text.toStdString());
        const QString why = formed ? Say::tr("'%1' is not one of the moves on offer.").arg(text.left(60))
                                   : texts::errorText(formed.fault());
        return Reply::refuse("illegal-move", why);
    }
    EventLog log;
    game_->play({seat, *action}, &log);
    return {{{"events", eventsToJson(*game_->rules, log.events, Seat::None)}}, {}, {}};
}

} // namespace elgrande::cli
