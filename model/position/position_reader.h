// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The work of positionFromJson(), step by step; the first fault ends it.
#pragma once

#include "model/position/position.h" // before Qt's own headers, whose macro `slots` would hide State::slots

#include "model/position/json_view.h"

#include <vector>

namespace elgrande {

// Edition, expansions, rounds, options and seed, as positions and setups have them.
void readCommonSetup(const JsonView& json, Setup& setup);

class PositionReader {
  public:
    explicit PositionReader(const QJsonObject& json);
    Result<LoadedPosition> read();

  private:
    bool readSetup();
    void readSeats();
    void readSeat(const JsonView& json, Seat seat);
    void readPowers(const JsonView& json, Seat seat);
    void readPile(const JsonView& json, Seat seat, Power top);
    Power power(const JsonView& json, const QJsonValue& value, const QString& field);
    std::uint32_t powers(const JsonView& json, const QString& field);
    static std::uint32_t lowest(std::uint32_t set, int count);
    bool isSeated(Owner owner) const { return index(owner) < static_cast<std::size_t>(rules_->turnTakers); }
    void readTable();
    void readBoards();
    void readTokens();
    void readPlaces();
    void readCounts(const JsonView& json, Area area);
    std::array<int, kMaxOwners> readAway();
    void countProvinces();

    // position_cards.cpp
    void readCards();
    void readTaken();
    void take(Seat seat, Card card, const Error& who);
    void readOffer();
    void readFirst(std::size_t stack, const QJsonArray& list);
    void claimVetos();
    void readLeft();
    void readComing(std::size_t stack, const QJsonArray& list, std::vector<Card>& coming);
    void openCards();
    QJsonArray listOf(const QString& field, std::size_t stack);
    std::size_t stackNamed(const QString& key);
    // The physical card that is meant: the first copy not mentioned yet, unless the text names one.
    Card claim(const QJsonValue& value, int stack, const Error& where);

    // position_turn.cpp
    void readRound();
    void readTurn();
    void readSpecial();
    void readKept();
    void readDisks();
    void readSlots();
    void readAgenda();
    Step step(const JsonView& json);
    std::uint32_t operand(const JsonView& json, const QString& field, Operand operand, std::uint32_t most);
    void beginPhase();
    void beginTurnPhase();
    void beginTurns();
    void check();
    void guessDisks();

    // Of the position, as a sentence begins with it.
    static Error part(const QString& field) {
        return {QT_TRANSLATE_NOOP("elgrande::errors", "The position's '%1'"), {field.toStdString()}};
    }
    template <class Id>
    Id named(const JsonView& json, const QString& field, Operand operand, Id fallback);
    std::uint32_t word(const QJsonValue& value, Operand operand, const Error& where);
    Seat seatNamed(const QJsonValue& value, const Error& where) {
        return static_cast<Seat>(word(value, Operand::Seat, where));
    }
    Seat takerNamed(const QJsonValue& value, const Error& where); // or a seat of the turn order at which nobody sits

    JsonFault fault_;
    JsonView json_;
    std::shared_ptr<const Rules> rules_;
    State state_;
    Dealer dealer_;
    std::array<int, kMaxSeats> provinces_{};     // as given, -1: what is nowhere else
    std::vector<bool> claimed_;                  // cards that have been mentioned
    std::array<bool, kMaxStacks> known_{};       // what lies open is known, be it nothing
    QString keptField_ = QStringLiteral("kept"); // the name that the position has for it
    SeatSet hiddenDisks_;                        // set, but the position does not say how
    bool complete_ = false;                      // the agenda is given, so nothing is guessed
};

template <class Id>
Id PositionReader::named(const JsonView& json, const QString& field, Operand operand, Id fallback) {
    if (!json.given(field)) return fallback;
    return static_cast<Id>(word(json.value(field), operand, json.what(field)));
}

} // namespace elgrande
