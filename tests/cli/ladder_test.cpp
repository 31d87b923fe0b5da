// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Ratings against what is known beforehand, who meets whom, and the lines that a ladder is kept in.
#include "tests/cli/cli_test.h"

#include "app/lab/ladder/ladder.h"
#include "app/lab/ladder/ladder_file.h"
#include "app/storage/files.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace elgrande::test {

namespace {

using cli::LadderDeal;
using cli::Lineup;
using cli::RankedGame;
using cli::Rating;

bool near(double one, double other, double distance) { return std::abs(one - other) <= distance; }

double elo(double odds) { return 400 * std::log10(odds); }

// One game by the model: who is next is drawn by strength among those who are left.
RankedGame drawn(int deal, std::vector<std::size_t> left, const std::vector<double>& strength, Rng& rng) {
    RankedGame game{deal, {}};
    while (!left.empty()) {
        double sum = 0;
        for (std::size_t each : left) sum += strength[each];
        double at = rng.unit() * sum;
        std::size_t chosen = 0;
        while (chosen + 1 < left.size() && (at -= strength[left[chosen]]) > 0) ++chosen;
        game.finishes.push_back({left[chosen], static_cast<int>(game.finishes.size() + 1)});
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(chosen));
    }
    return game;
}

void twoPlayersAreElo() {
    std::vector<RankedGame> games;
    games.reserve(40);
    for (int i = 0; i < 40; ++i) games.push_back({i, {{0, i < 30 ? 1 : 2}, {1, i < 30 ? 2 : 1}}});
    const auto ratings = cli::ratingsOf(games, 2);
    // Both have drawn a game besides.
    expect(near(ratings[0].value - ratings[1].value, elo(30.5 / 10.5), 1e-6), "30 wins of 40 are another difference");
    expect(near(ratings[0].value + ratings[1].value, 3000, 1e-6), "the mean is not 1500");
    // The binomial interval of the difference, half of it to each.
    const double deviation = elo(std::exp(1)) / std::sqrt(41 * (30.5 / 41) * (10.5 / 41)) / 2;
    expect(near(ratings[0].high - ratings[0].value, 1.959964 * deviation, 0.6),
           "another interval than the binomial one");

    std::vector<RankedGame> even;
    even.reserve(10);
    for (int i = 0; i < 10; ++i) even.push_back({i, {{0, 1}, {1, 1}}});
    expect(near(cli::ratingsOf(even, 2)[0].value, 1500, 1e-6), "equal places are no draw");
    expect(near(cli::ratingsOf({}, 3)[2].value, 1500, 1e-6), "who has not played is not at the mean");
    const auto alwaysFirst = cli::ratingsOf({{0, {{0, 1}, {1, 2}}}}, 2);
    expect(std::isfinite(alwaysFirst[0].value) && alwaysFirst[0].low < 1500, "one win proves too much");
}

// Others in the game, or somebody twice in it, are no trouble; a place before others counts against each of them.
void placesCount() {
    std::vector<RankedGame> games;
    games.reserve(31);
    for (int i = 0; i < 30; ++i) games.push_back({i, {{0, 1}, {1, 2}, {2, 3}, {2, 4}}});
    games.push_back({30, {{2, 1}, {1, 2}, {0, 3}, {2, 4}}});
    const auto ratings = cli::ratingsOf(games, 3);
    expect(ratings[0].value > ratings[1].value && ratings[1].value > ratings[2].value,
           "not in the order of the places");
    // Equal places are every order of them in equal parts.
    const auto tied = cli::ratingsOf({{0, {{0, 1}, {1, 2}, {2, 2}}}}, 3);
    const auto both = cli::ratingsOf({{0, {{0, 1}, {1, 2}, {2, 3}}, 0.5}, {0, {{0, 1}, {2, 2}, {1, 3}}, 0.5}}, 3);
    for (std::size_t i = 0; i < 3; ++i) expect(near(tied[i].value, both[i].value, 1e-6), "a tie is no mean of orders");
}

// Of many ladders whose truth is known, 95 % of the intervals hold it, and in long ones the ratings come close to it.
void ratingsFindTheTruth() {
    const std::vector<double> truth{3.0, 2.0, 1.0, 1.0, 0.5, 1.0 / 3.0}; // the product is 1
    Rng rng(4);
    const auto ladder = [&](int deals) {
        const auto all = cli::lineups(truth.size(), 4, deals, std::to_string(rng.next()));
        std::vector<RankedGame> games;
        for (int deal = 0; deal < deals; ++deal)
            for (int game = 0; game < 4; ++game)
                games.push_back(drawn(deal, all[static_cast<std::size_t>(deal)], truth, rng));
        return cli::ratingsOf(games, truth.size());
    };
    const auto longOne = ladder(1500);
    for (std::size_t i = 0; i < truth.size(); ++i)
        expect(near(longOne[i].value, 1500 + elo(truth[i]), 25), "6000 games do not find a strength");
    int held = 0;
    int all = 0;
    for (int number = 0; number < 150; ++number) {
        const auto ratings = ladder(25);
        for (std::size_t i = 0; i < truth.size(); ++i, ++all)
            held += ratings[i].low <= 1500 + elo(truth[i]) && 1500 + elo(truth[i]) <= ratings[i].high ? 1 : 0;
    }
    const double share = static_cast<double>(held) / all;
    expect(share > 0.92 && share < 0.99, "intervals of 95 % hold the truth in " + std::to_string(100 * share) + " %");
}

// The games of a deal that always end alike say no more than one of them, and the interval knows.
void dealsHangTogether() {
    Rng rng(9);
    std::vector<RankedGame> apart;
    std::vector<RankedGame> together;
    for (int deal = 0; deal < 50; ++deal) {
        const RankedGame game = drawn(deal, {0, 1, 2, 3}, {2, 1, 1, 1}, rng);
        for (int copy = 0; copy < 4; ++copy) {
            together.push_back(game);
            apart.push_back(game);
            apart.back().deal = 4 * deal + copy;
        }
    }
    const auto width = [](const std::vector<RankedGame>& games) {
        const Rating rating = cli::ratingsOf(games, 4)[0];
        return rating.high - rating.low;
    };
    expect(width(together) > 1.6 * width(apart) && width(together) < 2.4 * width(apart),
           "four copies of a game count as four games");
}

void everybodyMeetsEverybody() {
    for (const std::size_t entrants : {2U, 3U, 5U, 7U, 12U}) {
        for (int players = 2; players <= kMaxSeats; ++players) {
            const auto all = cli::lineups(entrants, players, 60, "who");
            std::vector<int> played(entrants, 0);
            std::set<std::pair<std::size_t, std::size_t>> met;
            for (const Lineup& each : all) {
                expect(each.size() == static_cast<std::size_t>(players), "a table that is not full");
                std::map<std::size_t, int> here;
                for (std::size_t who : each) ++played[who], ++here[who];
                const auto most = static_cast<std::size_t>(players) / entrants + 1;
                for (const auto& [who, times] : here)
                    expect(static_cast<std::size_t>(times) <= most, "somebody plays himself though others have room");
                for (std::size_t one : each)
                    for (std::size_t other : each) met.insert({one, other});
            }
            const auto [least, most] = std::minmax_element(played.begin(), played.end());
            expect(*most - *least <= 1, "somebody plays more than others");
            if (60 * players > static_cast<int>(entrants * entrants))
                expect(met.size() >= entrants * (entrants - 1), "two never meet");
            const auto fewer = cli::lineups(entrants, players, 20, "who");
            expect(std::equal(fewer.begin(), fewer.end(), all.begin()), "more deals change the first ones");
        }
    }
    expect(cli::lineups(6, 4, 20, "a") != cli::lineups(6, 4, 20, "b"), "the seed changes nothing");
}

void placesOfGames() {
    cli::ArenaGame game;
    game.score = {50, 70, 70, 20};
    game.share = {0, 0.5, 0.5, 0};
    expect(cli::placesOf(game, 4) == std::vector{3, 1, 1, 4}, "places by points");
    game.share = {0, 0, 1, 0}; // as the tie-break has it
    expect(cli::placesOf(game, 4) == std::vector{3, 2, 1, 4}, "the winner by tie-break is not first");
    game.forfeit = cli::Forfeit{1, Error{"It sleeps."}};
    expect(cli::placesOf(game, 4) == std::vector{1, 4, 1, 1}, "who breaks the rules is not last");
}

LadderDeal dealNumber(int number) {
    LadderDeal deal{number, {2, 0, 1}, {}};
    for (int i = 0; i < 3; ++i) deal.games.push_back({{90, 100, 80 + i}, {2, 1, 3}, {}, {}});
    deal.games[1] = {{5, 5, 0}, {1, 1, 3}, 2, "It says \"no\"\nand more."};
    return deal;
}

void tableOfDeals() {
    const auto table = cli::ladderTable({dealNumber(0), dealNumber(1)}, 3);
    expect(table[0].entrant == 0 && table[2].entrant == 1, "the table is not in order");
    expect(table[0].games == 6 && near(table[0].share, 5.0 / 6, 1e-9) && table[0].meanScore == 100,
           "the best one's row");
    expect(table[2].faults == 2 && table[2].fault.starts_with("It says"), "who lost by a fault");
    expect(near(table[2].meanScore, 81, 1e-9), "points of games that were broken off");
    // A game that was broken off says that its loser lost, and nothing of the others.
    LadderDeal broken = dealNumber(0);
    for (auto& game : broken.games) game = {{0, 0, 0}, {1, 1, 3}, 2, "It sleeps."};
    const auto after = cli::ladderTable({broken}, 3);
    expect(near(after[0].rating.value, after[1].rating.value, 1e-6) && after[2].entrant == 1, "who sat beside a loser");
    const auto strangers = cli::ladderTable({dealNumber(0), dealNumber(1), broken}, 3);
    expect(strangers[0].rating.value - strangers[1].rating.value > table[0].rating.value - table[1].rating.value - 40,
           "a game that was broken off draws the others together");
}

void linesAreReadAgain() {
    const QByteArray line = cli::lineOf(dealNumber(4));
    expect(!line.contains('\n'), "a deal is not one line");
    const auto again = cli::dealFrom(line, 3, 3);
    expect(again && cli::lineOf(*again) == line && again->games[1].loser == 2, "a deal is read as another one");
    expect(!cli::dealFrom(line, 2, 3), "an entrant that there is not");
    expect(!cli::dealFrom(line, 3, 4), "a deal for other players");
    for (const QByteArray& wrong :
         {QByteArray(), QByteArray("{}"), QByteArray("[]"), line.left(line.size() - 1),
          QByteArray(line).replace("\"deal\":4", "\"deal\":-4"), QByteArray(line).replace("100", "\"100\""),
          QByteArray(line).replace("\"loser\":2", "\"loser\":3"), QByteArray(line).replace("[2,1,3]", "[2,1,4]")})
        expect(!cli::dealFrom(wrong, 3, 3), "accepted: " + wrong.toStdString());
}

// However a file was left, whole lines are kept and what was begun is written anew.
void filesGoOn() {
    const QTemporaryDir folder;
    const QString name = folder.filePath("ladder");
    const QJsonObject header{{"elgrande-ladder", 1}, {"entrants", "a b c"}, {"players", 3}};
    const auto open = [&](const QJsonObject& with) { return cli::LadderFile::open(name, with, 3, 3); };
    const auto bytes = [&] { return *readWhole(name, 1000000); };
    {
        auto file = open(header);
        for (int i = 0; i < 3; ++i) expect(static_cast<bool>((*file)->add(dealNumber(i))), "a deal is not kept");
        const auto second = open(header);
        expect(!second && second.error().find("another program") != std::string::npos, "two write into one file");
    }
    const QByteArray whole = bytes();
    const qsizetype headerEnd = whole.indexOf('\n') + 1;
    const qsizetype line = cli::lineOf(dealNumber(0)).size() + 1;
    for (qsizetype cut = 0; cut <= whole.size(); cut += 5) {
        expect(static_cast<bool>(writeWhole(name, whole.left(cut))), "cannot be cut");
        auto file = open(header);
        expect(static_cast<bool>(file), "a file that was cut at byte " + std::to_string(cut) + " is refused");
        if (!file) continue;
        const auto kept = cut < headerEnd ? 0 : (cut - headerEnd) / line;
        expect(static_cast<qsizetype>((*file)->deals().size()) == kept, "not the deals that were whole");
        for (int i = static_cast<int>(kept); i < 3; ++i) (*file)->add(dealNumber(i));
        expect(bytes() == whole, "a file that was cut goes on as another one");
    }
    QJsonObject other = header;
    other["entrants"] = "a b d";
    const auto refused = open(other);
    expect(!refused && refused.error().find("'entrants': a b c then, a b d now") != std::string::npos,
           "other entrants go on");
    expect(bytes() == whole, "a refused file is changed");
    for (const QByteArray& foreign : {QByteArray("Dear diary"), QByteArray("Dear diary,\n"), QByteArray("{\"a\":1}\n"),
                                      whole + "nonsense\n", whole + cli::lineOf(dealNumber(1)) + "\n"}) {
        expect(static_cast<bool>(writeWhole(name, foreign)), "cannot be written");
        expect(!open(header), "gone on with: " + foreign.right(40).toStdString());
        expect(bytes() == foreign, "what is no ladder is changed");
    }
    expect(!cli::LadderFile::open(folder.path(), header, 3, 3), "a folder is a ladder");
    expect(!cli::LadderFile::open("/no/such/folder/ladder", header, 3, 3), "a ladder that cannot be written");
    if (QFile::exists("/dev/full")) expect(!cli::LadderFile::open("/dev/full", header, 3, 3), "a device is a ladder");
}

} // namespace

void testRatings() {
    twoPlayersAreElo();
    placesCount();
    ratingsFindTheTruth();
    dealsHangTogether();
}

void testLadder() {
    everybodyMeetsEverybody();
    placesOfGames();
    tableOfDeals();
    linesAreReadAgain();
    filesGoOn();
}

} // namespace elgrande::test
