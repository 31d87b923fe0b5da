// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-cli review: what a computer player makes of a finished game.
#include "app/terminal/options.h"

#include "app/cli/commands.h"
#include "app/cli/game.h"
#include "app/cli/record_file.h"
#include "app/terminal/say.h"
#include "model/agents/reviewer.h"
#include "model/core/rng.h"
#include "model/observe/catalogue.h"
#include "model/rules/queries.h"
#include "views/texts/error_text.h"
#include "views/texts/review_text.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cstdio>

namespace elgrande::cli {
namespace {

constexpr std::size_t kMostMoves = 8; // as text

struct Names {
    const Game& game;
    QString operator()(Seat seat) const {
        const std::string name = game.playerName(seat);
        return QString::fromStdString(name.empty() ? game.rules->colour(seat) : name);
    }
};

QJsonObject toJson(const Rules& rules, const Review& review, const Catalogue& catalogue, const Names& names) {
    QJsonArray seats;
    for (const SeatReview& each : review.seats)
        seats.append(QJsonObject{{"seat", QString::fromStdString(rules.colour(each.seat))},
                                 {"decisions", each.decisions},
                                 {"best", each.best},
                                 {"start", each.start},
                                 {"cards", each.cards},
                                 {"choices", each.choices},
                                 {"points", each.points},
                                 {"others", each.others},
                                 {"end", each.end}});
    QJsonArray moves;
    for (const ReviewedMove& each : review.moves)
        moves.append(QJsonObject{{"seat", QString::fromStdString(rules.colour(each.decision.seat))},
                                 {"round", each.round},
                                 {"event", static_cast<qint64>(each.event)},
                                 {"done", texts::actionText(catalogue, each.decision, each.decision.legal[0], names)},
                                 {"better", texts::actionText(catalogue, each.decision, each.decision.legal[1], names)},
                                 {"share", each.share},
                                 {"share_better", each.better},
                                 {"points", each.points}});
    QJsonArray chances;
    for (const RoundChances& each : review.chances) {
        QJsonObject shares;
        for (const Seat seat : rules.seats())
            shares.insert(QString::fromStdString(rules.colour(seat)), each.share[index(seat)]);
        chances.append(QJsonObject{{"round", each.round}, {"shares", shares}});
    }
    return {{"seats", seats}, {"moves", moves}, {"chances", chances}};
}

void printText(const Rules& rules, const Review& review, const Catalogue& catalogue, const Names& names) {
    QString head = Say::tr("round").leftJustified(8);
    for (const Seat seat : rules.seats()) head += names(seat).left(11).rightJustified(12);
    print(Say::tr("Chances of winning once the round's action cards are known:") + "\n" + head + "\n");
    for (const RoundChances& each : review.chances) {
        QString row = QString::number(each.round).leftJustified(8);
        for (const Seat seat : rules.seats()) row += texts::percentText(each.share[index(seat)]).rightJustified(12);
        print(row + "\n");
    }
    print("\n");
    for (const SeatReview& each : review.seats) {
        print(names(each.seat) + ": " + texts::playText(each) + "\n  " +
              Say::tr("start %1, end %5; per round: cards %2, own choices %3, opponents and the rest %4")
                  .arg(texts::percentText(each.start), texts::shareChangeText(review.perRound(each.cards)),
                       texts::shareChangeText(review.perRound(each.choices)),
                       texts::shareChangeText(review.perRound(each.others)), texts::percentText(each.end)) +
              "\n");
    }
    print("\n");
    for (const ReviewedMove& each : texts::costliest(review.moves, kMostMoves))
        print(texts::reviewedTitle(catalogue, each, names) + "\n  " + texts::reviewedLine(catalogue, each, names) +
              "\n");
}

} // namespace

int runReview(const QStringList& arguments) {
    Options options("review",
                    Say::tr("Shows the chances of winning in each round of a finished game, how cards and the player's "
                            "own choices changed them, and which moves cost the most."));
    options.addPositional(Say::tr("FILE"), Say::tr("the record; - for standard input"));
    options.add("seat", Say::tr("only the choices of this seat, counting from 1"), "N");
    options.add("simulations", Say::tr("simulations per search"), "N", "250");
    options.add("seed", Say::tr("seed for the searches"), "TEXT", "review");
    options.addJson();
    if (const auto status = options.parse(arguments, 1)) return *status;
    ReviewSettings settings;
    const auto simulations = options.number("simulations", 1, 1000000);
    if (!simulations) return kUsage;
    settings.simulations = *simulations;
    settings.seed = hashText(options.text("seed").toStdString());
    const QString name = options.positionals().front();
    const auto text = readRecord(name);
    if (!text) return options.complain(name + ": " + texts::errorText(text.fault()));
    const auto game = gameFromRecord(*text);
    if (!game) return options.complain(name + ": " + texts::errorText(game.fault()));
    if (!game->over()) return options.complain(name + ": " + Say::tr("the game is not finished"));
    const Rules& rules = *game->rules;
    SeatSet seats = rules.seats();
    if (options.isSet("seat")) {
        const auto seat = options.number("seat", 1, rules.players);
        if (!seat) return kUsage;
        seats = {};
        seats.insert(seatAt(*seat - 1));
    }
    const std::atomic<bool> cancel = false;
    std::atomic<int> done = 0;
    const Review review = reviewed(rules, game->start, game->record.moves, seats, settings, cancel, done);
    const Catalogue catalogue = catalogueOf(rules);
    const Names names{*game};
    if (options.isSet("json"))
        print(toJson(rules, review, catalogue, names));
    else
        printText(rules, review, catalogue, names);
    return kDone;
}

} // namespace elgrande::cli
