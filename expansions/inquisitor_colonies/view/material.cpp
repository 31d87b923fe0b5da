// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "material.h"

#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"

#include <QStringList>

#include <algorithm>
#include <string>

namespace elgrande::inquisitor_colonies {

namespace {

void addIn(const Observation& seen, Area area, const char* good, std::vector<Standing>& all) {
    if (area == Area::None) return;
    for (int i = 0; i < kMaxOwners; ++i)
        if (const int count = seen.at(area, static_cast<Owner>(i)); count > 0)
            all.push_back({static_cast<Owner>(i), count, good});
}

Area partOf(const GameModel& model, const char* place, const char* part) {
    return model.catalogue().area(std::string(place) + "." + part);
}

} // namespace

Seat inquisitorHolder(const GameModel& model) {
    const Token token = model.catalogue().token(kInquisitorToken);
    return token == Token::None ? Seat::None : model.observation().spotOf(token).seat();
}

GoodsCount goodsCount(const GameModel& model, const char* token) {
    const Catalogue& catalogue = model.catalogue();
    const Area home = catalogue.area(std::string(token) == kGoldToken ? kAmerica : kMediterranean);
    GoodsCount goods;
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i) {
        if (catalogue.tokens[i].id != token) continue;
        const Area area = model.observation().spotOf(static_cast<Token>(i)).area();
        ++(area == Area::None ? goods.left : area == home ? goods.free : goods.claimed);
    }
    return goods;
}

Area limitedRegion(const Catalogue& catalogue, const Observation& seen) {
    const Token token = catalogue.token(kTableToken);
    return token == Token::None ? Area::None : seen.spotOf(token).area();
}

int limitSpaces(const GameModel& model) {
    const Area table = model.catalogue().area(kTable);
    return table == Area::None ? 0 : model.catalogue().areas[index(table)].room;
}

std::vector<Standing> onTable(const Catalogue& catalogue, const Observation& seen) {
    std::vector<Standing> all;
    addIn(seen, catalogue.area(kTable), nullptr, all);
    std::stable_sort(all.begin(), all.end(), [](const Standing& a, const Standing& b) { return a.count > b.count; });
    return all;
}

std::vector<Standing> besideTable(const GameModel& model) {
    std::vector<Standing> all;
    addIn(model.observation(), limitedRegion(model.catalogue(), model.observation()), nullptr, all);
    return all;
}

std::vector<Standing> onBoard(const GameModel& model) {
    std::vector<Standing> all;
    addIn(model.observation(), model.catalogue().area(kCaptain), nullptr, all);
    for (Standing& each : all) each.isCaptain = true;
    addIn(model.observation(), partOf(model, kShip, "gold"), kGoldToken, all);
    addIn(model.observation(), partOf(model, kShip, "wares"), kWaresToken, all);
    addIn(model.observation(), model.catalogue().area(kShip), nullptr, all);
    return all;
}

QString inWords(const GameModel& model, const std::vector<Standing>& standing) {
    QStringList words;
    for (const Standing& each : standing) {
        const bool gold = each.good != nullptr && std::string(each.good) == kGoldToken;
        const char* key = each.isCaptain         ? "strip:captain"
                          : each.good == nullptr ? "strip:piece"
                          : gold                 ? "strip:piece-gold"
                                                 : "strip:piece-wares";
        const QString who = word(key).arg(ownerName(model, each.owner));
        words << (each.isCaptain ? who : who.arg(each.count));
    }
    return words.isEmpty() ? QString(QChar(0x2013)) : words.join(QStringLiteral(", "));
}

} // namespace elgrande::inquisitor_colonies
