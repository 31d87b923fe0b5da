// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/rules/hooks/full_table.h"

#include <QJsonDocument>

namespace elgrande::hooks {

namespace {

struct Chest {
    std::uint8_t gold = 0;
};
Slot<Chest> chest;

void addThings(RulesBuilder& builder) {
    builder.addToken({.id = "disc", .picture = {}, .copies = 3});
    builder.addToken({.id = "flag", .picture = {}});
    builder.addOwner(Owner::Black, "black", 6);
    builder.addCard({.id = "charter", .stack = 0, .effect = "court-2", .picture = {}});
    builder.addKept({.id = "truce", .source = {}, .most = 2});
    builder.addPower({"joker", 0, 5, ""});
    chest = builder.addSlot<Chest>("chest");
    AreaRow ship;
    ship.id = "ship";
    ship.region = ship.onDisk = ship.kingMayStand = ship.grandes = false;
    ship.room = 2;
    builder.addArea(ship);
}

} // namespace

std::string text(const QJsonObject& json) { return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString(); }

QJsonObject written(const Table& table, std::optional<Seat> viewer) {
    return positionToJson(table.rules, table.state, Dealer(table.rules, "1"), viewer);
}

Table fullTable() {
    Table table(addThings);
    const Token disc = static_cast<Token>(index(Token::FirstFree));
    table.at(Area::Court, kRed, 4);
    table.at(areaOf(table.rules, "ship"), kBlue, 2);
    table.state.at(Area::Aragon, Owner::Black) = 3;
    table.state.at(Area::Provinces, Owner::Black) = 1;
    moveToken(table.rules, table.state, disc, Spot::in(Area::Sevilla), kRed, nullptr);
    moveToken(table.rules, table.state, static_cast<Token>(index(disc) + 2), Spot::before(kBlue), kRed, nullptr);
    table.state.token[index(disc) + 3] = Spot::before(kYellow);
    table.state.token[index(Token::BoardOfFour)] = Spot::in(Area::Castillo);
    table.state.cards[0][2] = cardOf(table.rules, "charter");
    table.state.spent[0] = 4;
    table.state.shuffles = 3;
    keep(table.state, {static_cast<std::uint8_t>(kKeptVeto + 1), kYellow, kUntilRemoved, 9});
    chest.store(table.state, {42});
    table.beginTurn({"intrigue-4-own"});
    table.state.placing = {3, 1};
    return table;
}

} // namespace elgrande::hooks
