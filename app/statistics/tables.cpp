// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/tables.h"

#include "app/names/agent_names.h"
#include "app/names/set_names.h"
#include "app/statistics/say.h"
#include "views/texts/region.h"
#include "views/texts/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>

namespace elgrande::statistics {
namespace {

constexpr int kSmoothed = 5; // games
constexpr std::size_t kMostCourses = 6;
constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

double mean(double sum, int count) { return count > 0 ? sum / count : kNothing; }

// What the results of seats add up to: games count once, however many sat there.
struct Sum {
    int games = 0;
    int wins = 0; // games in which one of them won
    int results = 0;
    int best = 0;
    double points = 0;
    double castillo = 0;
    double regions = 0;
    double special = 0;
    double other = 0;
    double places = 0;
    std::array<double, kScorings> scorings{};

    void add(const SeatFacts& seat) {
        ++results;
        for (std::size_t i = 0; i < scorings.size(); ++i) scorings[i] += seat.scorings[i];
        best = std::max(best, seat.score);
        points += seat.score;
        castillo += seat.castillo;
        regions += seat.regions;
        special += seat.special;
        other += seat.other;
        places += seat.place;
    }
};

std::vector<Column> seatColumns(const QString& first) {
    return {
        {first, Format::Text, {}},
        {Say::tr("Games"), Format::Whole, {}},
        {Say::tr("Wins"), Format::Whole, Say::tr("Games won by one of them; a shared victory counts as a full win.")},
        //: Head of a column: per cent of the games
        {Say::tr("Won"), Format::Percent, {}},
        {Say::tr("Rank"), Format::Mean, Say::tr("Average rank at the end of the game")},
        {Say::tr("Points"), Format::Mean, Say::tr("Average points per game")},
        {Say::tr("Best"), Format::Whole, Say::tr("Most points in one game")},
        {QStringLiteral("I"), Format::Mean, Say::tr("Points from the first general scoring per game")},
        {QStringLiteral("II"), Format::Mean, Say::tr("Points from the second general scoring per game")},
        {QStringLiteral("III"), Format::Mean, Say::tr("Points from the third general scoring per game")},
        {Say::tr("Castillo"), Format::Mean, Say::tr("Points from the Castillo per game")},
        {Say::tr("Regions"), Format::Mean, Say::tr("Points from the regions per game")},
        {Say::tr("Special"), Format::Mean, Say::tr("Points from special scorings per game")},
        {Say::tr("Other", "points of no scoring"), Format::Mean,
         Say::tr("Points outside scorings per game, such as for goods brought home")}};
}

Row seatRow(const QString& name, const Sum& sum) {
    const int n = sum.results;
    return {name,
            {double(sum.games), double(sum.wins), mean(sum.wins, sum.games), mean(sum.places, n), mean(sum.points, n),
             double(sum.best), mean(sum.scorings[0], n), mean(sum.scorings[1], n), mean(sum.scorings[2], n),
             mean(sum.castillo, n), mean(sum.regions, n), mean(sum.special, n), mean(sum.other, n)},
            {},
            {}};
}

// One row for each key that `keyOf` gives a seat; an empty key leaves it out.
using KeyOf = std::function<QString(const GameFacts&, std::size_t seat)>;
using NameOf = std::function<QString(const QString& key)>;
using Counted = std::function<bool(const SeatFacts&)>;
Table bySeat(const std::vector<GameFacts>& games, const Counted& counted, const QString& first, const KeyOf& keyOf,
             const NameOf& nameOf) {
    std::map<QString, Sum> sums;
    for (const GameFacts& game : games) {
        std::map<QString, bool> won;
        for (std::size_t i = 0; i < game.seats.size(); ++i) {
            const QString key = keyOf(game, i);
            if (key.isEmpty() || !counted(game.seats[i])) continue;
            won[key] = won[key] || game.seats[i].winner;
            sums[key].add(game.seats[i]);
        }
        for (const auto& [key, wins] : won) {
            ++sums[key].games;
            sums[key].wins += wins ? 1 : 0;
        }
    }
    Table table{seatColumns(first), {}, 3};
    for (const auto& [key, sum] : sums) table.rows.push_back(seatRow(nameOf(key), sum));
    return table;
}

// Words of places and cards are found through a catalogue that holds just the thing.
QString placeName(const PlaceFacts& place, const QString& edition) {
    Catalogue catalogue;
    catalogue.edition = edition.toStdString();
    catalogue.contributors = {place.source};
    catalogue.areas.emplace_back();
    catalogue.areas.back().id = place.id;
    catalogue.areas.back().source = place.source;
    return texts::areaName(catalogue, areaAt(0));
}

QString cardName(const CardFact& card) {
    Catalogue catalogue;
    catalogue.contributors = {card.source};
    catalogue.cards.emplace_back();
    catalogue.cards.back().id = card.id;
    catalogue.cards.back().source = card.source;
    return texts::cardTitleApart(catalogue, static_cast<Card>(0));
}

// A card of an expansion, beside another one with that title.
QString ofSet(const QString& title, const std::string& source) {
    return QStringLiteral("%1 (%2)").arg(title, texts::expansionName(QString::fromStdString(source)));
}

Table byCard(const std::vector<GameFacts>& games, const Filter& filter) {
    struct Use {
        QString name;
        int taken = 0, used = 0, wins = 0;
        double points = 0;
    };
    std::map<std::pair<std::string, std::string>, Use> uses;
    for (const GameFacts& game : games)
        for (const CardFact& card : game.cards) {
            const SeatFacts& seat = game.seats[static_cast<std::size_t>(card.seat)];
            if (!isCounted(seat, filter)) continue;
            Use& use = uses[{card.source, card.id}];
            if (use.taken == 0) use.name = cardName(card);
            ++use.taken;
            use.used += card.used ? 1 : 0;
            use.wins += seat.winner ? 1 : 0;
            use.points += card.points;
        }
    Table table{{{Say::tr("Action card"), Format::Text, {}},
                 //: Head of a column: how often a card was taken
                 {Say::tr("Taken"), Format::Whole, {}},
                 //: Head of a column: how often its special action was carried out
                 {Say::tr("Used"), Format::Percent, Say::tr("How often the special action was carried out")},
                 {Say::tr("Points"), Format::Whole, Say::tr("Scored with the special action")},
                 {Say::tr("Per use"), Format::Mean, Say::tr("Points for each special action carried out")},
                 {Say::tr("Won"), Format::Percent, Say::tr("How often the player who took it won the game")}},
                {},
                1};
    std::map<QString, int> named;
    for (const auto& [id, use] : uses) ++named[use.name];
    for (const auto& [id, use] : uses)
        table.rows.push_back({named[use.name] > 1 && !id.first.empty() ? ofSet(use.name, id.first) : use.name,
                              {double(use.taken), mean(use.used, use.taken), use.points, mean(use.points, use.used),
                               mean(use.wins, use.taken)},
                              {},
                              {}});
    return table;
}

Table byPlace(const std::vector<GameFacts>& games, const Filter& filter) {
    struct Yield {
        QString edition; // whose names are used, that of the first game
        int games = 0;
        double points = 0, winners = 0, all = 0;
    };
    std::map<std::pair<std::string, std::string>, Yield> yields;
    for (const GameFacts& game : games)
        for (const PlaceFacts& place : game.places) {
            Yield one;
            for (std::size_t i = 0; i < game.seats.size(); ++i) {
                one.all += place.points[i];
                if (!isCounted(game.seats[i], filter)) continue;
                one.points += place.points[i];
                if (game.seats[i].winner) one.winners += place.points[i];
            }
            if (one.all == 0) continue; // court, provinces, a place that was never scored
            Yield& yield = yields[{place.source, place.id}];
            if (yield.games++ == 0) yield.edition = game.edition;
            yield.points += one.points;
            yield.winners += one.winners;
            yield.all += one.all;
        }
    // Of everybody together, a place's own points would be a share of 100 % everywhere.
    const bool everybody = filter.player.isEmpty();
    double total = 0;
    for (const auto& [id, yield] : yields) total += yield.all;
    Table table{
        {{Say::tr("Location"), Format::Text, {}},
         {Say::tr("Points"), Format::Whole, {}},
         {Say::tr("Per game"), Format::Mean, {}},
         //: Head of a column: per cent of all points
         {Say::tr("Share"), Format::Percent,
          everybody ? Say::tr("Of all points in these games") : Say::tr("Of all points scored at this location")},
         {Say::tr("To winners"), Format::Percent, Say::tr("Of these points, those scored by winners")}},
        {},
        2};
    for (const auto& [id, yield] : yields)
        table.rows.push_back(
            {placeName({id.second, id.first, {}}, yield.edition),
             {yield.points, mean(yield.points, yield.games), yield.points / (everybody ? total : yield.all),
              yield.points > 0 ? yield.winners / yield.points : kNothing},
             {},
             {}});
    return table;
}

QString winnersOf(const GameFacts& game) {
    QStringList names;
    for (const SeatFacts& seat : game.seats)
        if (seat.winner) names << seat.name;
    return names.join(QStringLiteral(", "));
}

Table listOfGames(const std::vector<GameFacts>& games) {
    Table table{{{Say::tr("Date"), Format::Date, {}},
                 {Say::tr("Players"), Format::Text, {}},
                 {Say::tr("Winner"), Format::Text, {}},
                 {Say::tr("Points"), Format::Whole, Say::tr("The winner's points")},
                 {Say::tr("Edition"), Format::Text, {}},
                 {Say::tr("Rounds"), Format::Whole, {}}},
                {},
                0};
    for (const GameFacts& game : games) {
        QStringList names;
        int most = 0;
        for (const SeatFacts& seat : game.seats) {
            names << seat.name;
            if (seat.winner) most = seat.score;
        }
        QStringList edition{texts::editionName(game.edition)};
        edition << setNames(game.expansions);
        table.rows.push_back(
            {game.date.isValid() ? game.date.toString(QStringLiteral("yyyy-MM-dd hh:mm")) : QString(),
             {kNothing, kNothing, double(most), kNothing, double(game.rounds)},
             {names.join(QStringLiteral(", ")), winnersOf(game), {}, edition.join(QStringLiteral(" + ")), {}},
             game.file});
    }
    return table;
}

QString editionOf(const GameFacts& game, std::size_t /*seat*/) {
    QStringList parts{game.edition};
    return (parts + game.expansions).join(QLatin1Char('+'));
}

QString editionTitle(const QString& key) {
    QStringList parts = key.split(QLatin1Char('+'));
    QStringList titles{texts::editionName(parts.takeFirst())};
    titles << setNames(parts);
    return titles.join(QStringLiteral(" + "));
}

} // namespace

Table tableOf(const std::vector<GameFacts>& all, const Filter& filter, Subject subject) {
    const std::vector<GameFacts> games = filtered(all, filter);
    const NameOf same = [](const QString& key) { return key; };
    const Counted each = [&](const SeatFacts& seat) { return isCounted(seat, filter); };
    // Results of people; a game that only computers played has none.
    const Counted people = [&](const SeatFacts& seat) { return seat.agent.isEmpty() && isCounted(seat, filter); };
    switch (subject) {
    case Subject::People: {
        const KeyOf person = [](const GameFacts& game, std::size_t seat) { return personAt(game.seats[seat]); };
        return bySeat(games, each, Say::tr("Player"), person, same);
    }
    case Subject::Computers: {
        const Counted everybody = [](const SeatFacts&) { return true; }; // of the games in which the person played
        const KeyOf agent = [](const GameFacts& game, std::size_t seat) { return game.seats[seat].agent; };
        return bySeat(games, everybody, Say::tr("Computer player"), agent, agentName);
    }
    case Subject::Editions:
        return bySeat(games, people, Say::tr("Edition"), editionOf, editionTitle);
    case Subject::TableSizes: {
        const KeyOf size = [](const GameFacts& game, std::size_t) { return QString::number(game.seats.size()); };
        const NameOf name = [](const QString& key) { return Say::tr("%n player(s)", nullptr, key.toInt()); };
        return bySeat(games, people, Say::tr("Number of players"), size, name);
    }
    case Subject::Seats: {
        const KeyOf seat = [](const GameFacts&, std::size_t at) { return QString::number(at + 1); };
        const NameOf name = [](const QString& key) { return Say::tr("Seat %1").arg(key); };
        return bySeat(games, each, Say::tr("Seat"), seat, name);
    }
    case Subject::Cards:
        return byCard(games, filter);
    case Subject::Places:
        return byPlace(games, filter);
    case Subject::Course:
    case Subject::Games:
        return listOfGames(games);
    }
    return {};
}

std::vector<Course> courses(const std::vector<GameFacts>& all, const Filter& filter) {
    const std::vector<GameFacts> games = filtered(all, filter);
    std::vector<Course> found;
    for (const QString& name : namesOf(games)) {
        if (!filter.player.isEmpty() && name != filter.player) continue;
        if (found.size() == kMostCourses) break;
        Course course{name, {}};
        std::vector<double> raw;
        for (const GameFacts& game : games)
            for (const SeatFacts& seat : game.seats) {
                if (!seat.agent.isEmpty() || seat.name != name) continue;
                raw.push_back(seat.score);
                const std::size_t from = raw.size() > kSmoothed ? raw.size() - kSmoothed : 0;
                double sum = 0;
                for (std::size_t i = from; i < raw.size(); ++i) sum += raw[i];
                course.points.push_back(sum / static_cast<double>(raw.size() - from));
            }
        found.push_back(std::move(course));
    }
    return found;
}

QString shown(double value, Format format) {
    if (std::isnan(value)) return QStringLiteral("–");
    const QLocale locale = texts::numbers();
    switch (format) {
    case Format::Whole:
        return locale.toString(std::lround(value));
    case Format::Percent:
        return Say::tr("%1%", "percentage").arg(std::lround(value * 100));
    default:
        return locale.toString(value, 'f', 1);
    }
}

QString csvOf(const Table& table) {
    const auto quoted = [](QString text) {
        // A leading sign would be taken for a formula by a spreadsheet.
        if (!text.isEmpty() && QStringLiteral("=+-@\t").contains(text.front())) text.prepend(QLatin1Char('\''));
        return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
    };
    QStringList heads;
    for (const Column& column : table.columns) heads << quoted(column.head);
    QString csv = heads.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    for (const Row& row : table.rows) {
        QStringList cells{quoted(row.name)};
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            const bool words = table.columns[i + 1].format == Format::Text;
            const double value = row.values[i];
            if (words)
                cells << quoted(row.texts[i]);
            else
                cells << (std::isnan(value) ? QString() : QString::number(value, 'g', 6));
        }
        csv += cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    }
    return csv;
}

} // namespace elgrande::statistics
