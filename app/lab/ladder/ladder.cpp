// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/ladder/ladder.h"

#include "model/core/rng.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace elgrande::cli {

namespace {

template <class List>
QJsonArray arrayOf(const List& list) {
    QJsonArray array;
    for (const auto& each : list) array.append(static_cast<qint64>(each));
    return array;
}

// Whole numbers in these bounds, as many as wanted; nothing else.
std::optional<std::vector<int>> numbersIn(const QJsonValue& json, int count, int low, int high) {
    const QJsonArray array = json.toArray();
    if (array.size() != count) return {};
    std::vector<int> numbers;
    for (const QJsonValue each : array) {
        const int number = each.toInt(low - 1);
        if (number < low || number > high) return {};
        numbers.push_back(number);
    }
    return numbers;
}

std::optional<LadderGame> gameFrom(const QJsonObject& json, int players) {
    LadderGame game;
    const auto scores = numbersIn(json.value("scores"), players, -1000000, 1000000);
    const auto places = numbersIn(json.value("places"), players, 1, players);
    if (!scores || !places) return {};
    game.scores = *scores;
    game.places = *places;
    if (!json.contains("fault")) return game;
    const QJsonObject fault = json.value("fault").toObject();
    const int loser = fault.value("loser").toInt(-1);
    if (loser < 0 || loser >= players || !fault.value("why").isString()) return {};
    game.loser = static_cast<std::size_t>(loser);
    game.why = fault.value("why").toString().toStdString();
    return game;
}

// A game that a fault ended says nothing about the others: it counts as lost to each of them in equal parts.
void addRanked(const LadderDeal& deal, const LadderGame& game, std::vector<RankedGame>& games) {
    RankedGame whole{deal.deal, {}, 1};
    for (std::size_t i = 0; i < deal.lineup.size(); ++i) {
        whole.finishes.push_back({deal.lineup[i], game.places[i]});
        if (game.loser && i != *game.loser)
            games.push_back({deal.deal,
                             {{deal.lineup[i], 1}, {deal.lineup[*game.loser], 2}},
                             1.0 / static_cast<double>(deal.lineup.size() - 1)});
    }
    if (!game.loser) games.push_back(std::move(whole));
}

} // namespace

std::vector<Lineup> lineups(std::size_t entrants, int players, int deals, const std::string& seed) {
    Rng rng(hashText(seed + "/lineups"));
    std::vector<Lineup> all;
    std::vector<int> played(entrants, 0);
    for (int deal = 0; deal < deals; ++deal) {
        Lineup lineup;
        std::vector<int> here(entrants, 0);
        while (lineup.size() < static_cast<std::size_t>(players)) {
            std::vector<std::size_t> next; // who has played least, in this deal and at all
            for (std::size_t each = 0; each < entrants; ++each) {
                const auto before = [&](std::size_t one, std::size_t other) {
                    return std::pair(here[one], played[one]) < std::pair(here[other], played[other]);
                };
                if (!next.empty() && before(each, next.front())) next.clear();
                if (next.empty() || !before(next.front(), each)) next.push_back(each);
            }
            const std::size_t chosen = next[static_cast<std::size_t>(rng.below(static_cast<int>(next.size())))];
            ++here[chosen];
            ++played[chosen];
            lineup.push_back(chosen);
        }
        for (std::size_t i = lineup.size(); i > 1; --i) // who plays before whom
            std::swap(lineup[i - 1], lineup[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
        all.push_back(std::move(lineup));
    }
    return all;
}

std::vector<int> placesOf(const ArenaGame& game, int players) {
    const auto rank = [&game](std::size_t entrant) { // more is better
        if (game.forfeit) return std::pair(entrant != game.forfeit->entrant, 0);
        return std::pair(game.share[entrant] > 0, game.score[entrant]);
    };
    std::vector<int> places;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
        int place = 1;
        for (std::size_t j = 0; j < static_cast<std::size_t>(players); ++j) place += rank(j) > rank(i) ? 1 : 0;
        places.push_back(place);
    }
    return places;
}

QByteArray lineOf(const LadderDeal& deal) {
    QJsonArray games;
    for (const LadderGame& each : deal.games) {
        QJsonObject game{{"scores", arrayOf(each.scores)}, {"places", arrayOf(each.places)}};
        if (each.loser)
            game["fault"] =
                QJsonObject{{"loser", static_cast<qint64>(*each.loser)}, {"why", QString::fromStdString(each.why)}};
        games.append(game);
    }
    const QJsonObject json{{"deal", deal.deal}, {"lineup", arrayOf(deal.lineup)}, {"games", games}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<LadderDeal> dealFrom(const QByteArray& line, std::size_t entrants, int players) {
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    LadderDeal deal;
    deal.deal = json.value("deal").toInt(-1);
    const auto lineup = numbersIn(json.value("lineup"), players, 0, static_cast<int>(entrants) - 1);
    const QJsonArray games = json.value("games").toArray();
    if (deal.deal < 0 || !lineup || games.size() != players) return {};
    for (int each : *lineup) deal.lineup.push_back(static_cast<std::size_t>(each));
    for (const QJsonValue each : games) {
        auto game = gameFrom(each.toObject(), players);
        if (!game) return {};
        deal.games.push_back(std::move(*game));
    }
    return deal;
}

std::vector<LadderRow> ladderTable(std::vector<LadderDeal> deals, std::size_t entrants) {
    std::sort(deals.begin(), deals.end(),
              [](const LadderDeal& one, const LadderDeal& other) { return one.deal < other.deal; });
    std::vector<LadderRow> table(entrants);
    std::vector<int> finished(entrants, 0);
    std::vector<RankedGame> games;
    for (const LadderDeal& deal : deals) {
        for (const LadderGame& game : deal.games) {
            addRanked(deal, game, games);
            const auto winners = std::count(game.places.begin(), game.places.end(), 1);
            for (std::size_t i = 0; i < deal.lineup.size(); ++i) {
                LadderRow& row = table[deal.lineup[i]];
                ++row.games;
                if (game.places[i] == 1) row.share += 1.0 / static_cast<double>(winners);
                if (game.loser == i && ++row.faults == 1) row.fault = game.why;
                if (!game.loser) row.meanScore += game.scores[i], ++finished[deal.lineup[i]];
            }
        }
    }
    const std::vector<Rating> ratings = ratingsOf(games, entrants);
    for (std::size_t i = 0; i < entrants; ++i) {
        table[i].entrant = i;
        table[i].rating = ratings[i];
        if (table[i].games > 0) table[i].share /= table[i].games;
        if (finished[i] > 0) table[i].meanScore /= finished[i];
    }
    std::stable_sort(table.begin(), table.end(), [](const LadderRow& one, const LadderRow& other) {
        return one.rating.value > other.rating.value;
    });
    return table;
}

} // namespace elgrande::cli
