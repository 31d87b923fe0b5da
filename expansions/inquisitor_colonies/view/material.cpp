// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "material.h"

#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/game/seat_names.h"
#include "views/game/shown.h"

#include <QStringList>

#include <algorithm>
#include <string>

namespace elgrande::inquisitor_colonies {

namespace {

void addIn(const Shown& shown, Area area, const char* good, std::vector<Standing>& all) {
    if (area == Area::None) return;
    for (int i = 0; i < kMaxOwners; ++i)
        if (const int count = shown.at(area, static_cast<Owner>(i)); count > 0)
            all.push_back({static_cast<Owner>(i), count, good});
}

Area partOf(const Catalogue& catalogue, const char* place, const char* part) {
    return catalogue.area(std::string(place) + "." + part);
}

} // namespace

Seat inquisitorHolder(const Catalogue& catalogue, const Observation& seen) {
    const Token token = catalogue.token(kInquisitorToken);
    return token == Token::None ? Seat::None : seen.spotOf(token).seat();
}

GoodsCount goodsCount(const Catalogue& catalogue, const Observation& seen, const char* token) {
    const Area home = catalogue.area(std::string(token) == kGoldToken ? kAmerica : kMediterranean);
    GoodsCount goods;
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i) {
        if (catalogue.tokens[i].id != token) continue;
        const Area area = seen.spotOf(static_cast<Token>(i)).area();
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

std::vector<Standing> onTable(const Shown& shown) {
    std::vector<Standing> all;
    addIn(shown, shown.model().catalogue().area(kTable), nullptr, all);
    std::stable_sort(all.begin(), all.end(), [](const Standing& a, const Standing& b) { return a.count > b.count; });
    return all;
}

std::vector<Standing> besideTable(const Shown& shown) {
    std::vector<Standing> all;
    addIn(shown, limitedRegion(shown.model().catalogue(), shown.seen()), nullptr, all);
    return all;
}

std::vector<Standing> onBoard(const Shown& shown) {
    const Catalogue& catalogue = shown.model().catalogue();
    std::vector<Standing> all;
    addIn(shown, catalogue.area(kCaptain), nullptr, all);
    for (Standing& each : all) each.isCaptain = true;
    addIn(shown, partOf(catalogue, kShip, "gold"), kGoldToken, all);
    addIn(shown, partOf(catalogue, kShip, "wares"), kWaresToken, all);
    addIn(shown, catalogue.area(kShip), nullptr, all);
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
