// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-cli replay: is this record a game by the rules, and how did it end?
#include "app/terminal/options.h"

#include "app/cli/commands.h"
#include "app/cli/game.h"
#include "app/cli/record_file.h"
#include "app/terminal/say.h"
#include "model/position/position.h"
#include "model/rules/queries.h"
#include "views/texts/error_text.h"

#include <QJsonDocument>

#include <cstdio>

namespace elgrande::cli {

namespace {

void printScores(const Game& game) {
    const Rules& rules = *game.rules;
    print((game.over() ? Say::tr("%1 moves, round %2, game over") : Say::tr("%1 moves, round %2, unfinished"))
              .arg(game.record.moves.size())
              .arg(game.state.round) +
          "\n");
    const SeatSet best = leaders(rules, game.state);
    for (Seat seat : rules.seats()) {
        const std::string name = game.playerName(seat);
        std::printf("%-8s %4d%s%s%s\n", rules.colour(seat).c_str(), game.state.score[index(seat)],
                    name.empty() ? "" : "  ", name.c_str(),
                    best.contains(seat) ? qPrintable("  (" + (game.over() ? Say::tr("winner") : Say::tr("leads")) + ")")
                                        : "");
    }
}

} // namespace

int runReplay(const QStringList& arguments) {
    Options options("replay",
                    Say::tr("Replays a recorded game, checking every move, and prints the scores. The exit status is 1 "
                            "if the record is damaged or breaks the rules."));
    options.addPositional(Say::tr("FILE"), Say::tr("the record; - for standard input"));
    options.add("until", Say::tr("only the first N moves"), "N");
    options.add("position", Say::tr("print the position reached, as JSON, instead of the scores"));
    if (const auto status = options.parse(arguments, 1)) return *status;
    int until = -1;
    if (options.isSet("until")) {
        const auto number = options.number("until", 0, 1000000000);
        if (!number) return kUsage;
        until = *number;
    }
    const QString name = options.positionals().front();
    const auto text = readRecord(name);
    if (!text) return options.complain(name + ": " + texts::errorText(text.fault()));
    const auto game = gameFromRecord(*text, until);
    if (!game) return options.complain(name + ": " + texts::errorText(game.fault()));
    if (options.isSet("position")) {
        const QJsonObject json = positionToJson(*game->rules, game->state, game->dealer);
        std::printf("%s\n", QJsonDocument(json).toJson(QJsonDocument::Compact).constData());
    } else {
        printScores(*game);
    }
    return kDone;
}

} // namespace elgrande::cli
