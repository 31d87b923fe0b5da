// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_question.h"

#include "model/position/event_json.h"
#include "model/position/position.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace elgrande {
namespace {

constexpr qsizetype kShown = 80; // bytes of an answer that nobody understands

QString word(const std::string& text) { return QString::fromStdString(text); }

// What the position leaves out, as a player may have forgotten it, and computer players have not.
QJsonObject memoryOf(const Rules& rules, const InformationState& known) {
    QJsonObject castillo;
    for (Owner owner : rules.owners)
        if (const int count = known.known().at(Area::Castillo, owner); count > 0)
            castillo[word(rules.ownerName(owner))] = count;
    QJsonObject used;
    for (Seat seat : rules.seats()) {
        QJsonArray cards;
        for (Power each : PowerSet{known.known().used[index(seat)]}) cards.append(powerToJson(rules, each));
        used[word(rules.colour(seat))] = cards;
    }
    return {{"castillo", castillo}, {"used", used}};
}

QJsonObject limitsToJson(const BotLimits& limits) {
    QJsonObject json{{"answer_ms", limits.answer}};
    if (limits.think > 0) json["think_ms"] = limits.think;
    if (limits.simulations > 0) json["simulations"] = limits.simulations;
    return json;
}

std::string shown(const QByteArray& line) { return QString::fromUtf8(line.trimmed().left(kShown)).toStdString(); }

} // namespace

QJsonObject decisionToJson(const Rules& rules, const State& state, Seat seat, const ActionList& legal) {
    QJsonArray moves;
    for (Action action : legal) moves.append(word(toText(rules, action)));
    const Decision about = decisionFor(rules, state, seat);
    QJsonObject json{{"seat", word(rules.colour(seat))}, {"kind", word(about.kind)}, {"moves", moves}};
    if (!about.topic.empty()) json["topic"] = word(about.topic);
    return json;
}

// The position is written as of one of the truths that the seat could imagine, always the same one for what it knows:
// even a fault of the writer could not tell more than that.
QByteArray botQuestion(const Rules& rules, const InformationState& known, const ActionList& legal, int id,
                       const BotLimits& limits) {
    Rng always(1);
    const State possible = known.sample(rules, always);
    const QJsonObject question{{"id", id},
                               {"decision", decisionToJson(rules, known.known(), known.seat(), legal)},
                               {"position", positionToJson(rules, possible, Dealer(), known.seat())},
                               {"memory", memoryOf(rules, known)},
                               {"limits", limitsToJson(limits)}};
    return QJsonDocument(question).toJson(QJsonDocument::Compact) + '\n';
}

Result<Action> botAnswer(const Rules& rules, const ActionList& legal, int id, const QByteArray& line) {
    const QJsonObject answer = QJsonDocument::fromJson(line).object();
    const QJsonValue move = answer.value("move");
    if (!move.isString() && !move.isDouble())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Its answer '%1' is not a JSON object with a 'move'."),
                     {shown(line)}};
    if (answer.contains("id") && answer.value("id") != QJsonValue(id))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Its answer '%1' is not for question %2."),
                     {shown(line), std::to_string(id)}};
    if (move.isString()) {
        if (const auto action = findByText(rules, legal, move.toString().toStdString())) return *action;
    } else if (const int number = move.toInt(-1); number >= 0 && number < legal.size()) {
        return legal[number];
    }
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Its move '%1' is not one of the %2 on offer."),
                 {shown(move.isString() ? move.toString().toUtf8() : QByteArray::number(move.toDouble())),
                  std::to_string(legal.size())}};
}

} // namespace elgrande
