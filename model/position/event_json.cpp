// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/position/event_json.h"

#include "model/rules/notation.h"

namespace elgrande {

namespace {

QString word(const Rules& rules, Operand operand, std::size_t value) {
    return QString::fromStdString(operandToText(rules, operand, static_cast<std::uint32_t>(value)));
}

// Events that take a piece from one place to another say "to"; all others happen at a "place".
bool goesFromTo(EventKind kind) {
    switch (kind) {
    case EventKind::CaballeroMoved:
    case EventKind::CaballeroSentBack:
    case EventKind::CaballeroRecalled:
    case EventKind::KingMoved:
    case EventKind::GrandeMoved:
    case EventKind::ScoreboardMoved:
    case EventKind::CastilloEmptied:
    case EventKind::TokenMoved:
        return true;
    default:
        return kind >= EventKind::FirstFree;
    }
}

QString numberField(EventKind kind) {
    switch (kind) {
    case EventKind::Points:
        return QStringLiteral("points");
    case EventKind::RoundBegan:
    case EventKind::RoundEnded:
        return QStringLiteral("round");
    case EventKind::ScoringBegan:
        return QStringLiteral("scoring");
    case EventKind::CourtFilled:
    case EventKind::CastilloEmptied:
    case EventKind::CastilloCounted:
    case EventKind::PlaceContended:
    case EventKind::CaballeroMoved:
    case EventKind::CaballeroRecalled:
    case EventKind::CaballeroSentBack:
    case EventKind::PlacingLeft:
        return QStringLiteral("count");
    default:
        return QStringLiteral("number");
    }
}

void addPlaces(const Rules& rules, const Event& event, QJsonObject& json) {
    Area from = event.from;
    if (event.kind == EventKind::CastilloEmptied && from == Area::None) from = Area::Castillo;
    if (from != Area::None) json[QStringLiteral("from")] = word(rules, Operand::Area, index(from));
    if (event.kind == EventKind::ScoreboardMoved && from == Area::None) json[QStringLiteral("from")] = QJsonValue::Null;
    if (event.to == Area::None) return;
    json[goesFromTo(event.kind) ? QStringLiteral("to") : QStringLiteral("place")] =
        word(rules, Operand::Area, index(event.to));
}

// Whose pieces they are where the event itself leaves it to the seat.
Owner ownerIn(const Event& event) {
    if (event.owner != Owner::None) return event.owner;
    return event.kind == EventKind::CastilloEmptied ? ownerOf(event.seat) : Owner::None;
}

} // namespace

QJsonValue powerToJson(const Rules& rules, Power power) {
    if (power == Power::None) return QJsonValue();
    const QString id = QString::fromStdString(rules.power(power).id);
    bool isNumber = false;
    const int number = id.toInt(&isNumber);
    return isNumber ? QJsonValue(number) : QJsonValue(id);
}

QJsonObject eventToJson(const Rules& rules, const Event& truth, Seat reader) {
    const Event event = reader == Seat::Table ? truth : asSeenBy(truth, reader);
    QJsonObject json;
    json[QStringLiteral("event")] = index(event.kind) < rules.words.events.size()
                                        ? QString::fromStdString(rules.words.events[index(event.kind)].id)
                                        : QStringLiteral("unknown");
    if (event.seat != Seat::None) json[QStringLiteral("seat")] = word(rules, Operand::Seat, index(event.seat));
    const Owner owner = ownerIn(event);
    if (owner != Owner::None) json[QStringLiteral("owner")] = word(rules, Operand::Owner, index(owner));
    addPlaces(rules, event, json);
    if (event.card != Card::None) json[QStringLiteral("card")] = word(rules, Operand::Card, index(event.card));
    if (event.token != Token::None)
        json[event.kind == EventKind::ScoreboardMoved ? QStringLiteral("board") : QStringLiteral("token")] =
            word(rules, Operand::Token, index(event.token));
    if (event.holder != Seat::None) json[QStringLiteral("holder")] = word(rules, Operand::Seat, index(event.holder));
    if (event.power != Power::None)
        json[QStringLiteral("power")] = powerToJson(rules, event.power);
    else if (event.kind == EventKind::PowerTakenBack)
        json[QStringLiteral("power")] = QJsonValue::Null; // hidden from the reader
    const bool counted = event.number != 0 || event.kind == EventKind::Points;
    if (counted) json[numberField(event.kind)] = event.number;
    if (event.kind == EventKind::Points)
        json[QStringLiteral("reason")] = QString::fromStdString(rules.words.reasons[index(event.reason)]);
    if (event.rank != 0) json[QStringLiteral("rank")] = event.rank;
    if (event.tied) json[QStringLiteral("tied")] = true;
    if (event.forced) json[QStringLiteral("forced")] = true;
    return json;
}

QJsonArray eventsToJson(const Rules& rules, const std::vector<Event>& events, Seat reader) {
    QJsonArray list;
    for (const Event& event : events) list.append(eventToJson(rules, event, reader));
    return list;
}

} // namespace elgrande
