// elgrande-cli replay: is this record a game by the rules, and how did it end?
#include "app/cli/options.h"

#include "app/cli/commands.h"
#include "app/cli/game.h"
#include "app/cli/say.h"
#include "app/storage/file_names.h"
#include "model/position/position.h"
#include "model/rules/queries.h"
#include "views/texts/error_text.h"

#include <QFile>
#include <QJsonDocument>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace elgrande::cli {

namespace {

void printScores(const Game& game) {
    const Rules& rules = *game.rules;
    print((game.over() ? Say::tr("%1 moves, round %2, game over") : Say::tr("%1 moves, round %2, not finished"))
              .arg(game.record.moves.size())
              .arg(game.state.round) +
          "\n");
    const SeatSet best = leaders(rules, game.state);
    for (Seat seat : rules.seats()) {
        const std::string& name =
            index(seat) < game.record.names.size() ? game.record.names[index(seat)] : std::string();
        std::printf("%-8s %4d%s%s%s\n", rules.colour(seat).c_str(), game.state.score[index(seat)],
                    name.empty() ? "" : "  ", name.c_str(),
                    best.contains(seat) ? qPrintable("  (" + (game.over() ? Say::tr("winner") : Say::tr("leads")) + ")")
                                        : "");
    }
}

// A pipe gives what has come so far; what is longer than any record is refused by whoever reads it.
QByteArray readToTheEnd(QFile& file) {
    constexpr qint64 kMost = (16 << 20) + 1;
    QByteArray text;
    while (text.size() < kMost) {
        const QByteArray more = file.read(kMost - text.size());
        if (more.isEmpty()) break;
        text += more;
    }
    return text;
}

} // namespace

int runReplay(const QStringList& arguments) {
    Options options("replay",
                    Say::tr("Plays a recorded game again, checking every move, and prints the scores. The exit status "
                            "is 1 when the record is damaged or breaks the rules."));
    options.addPositional(Say::tr("FILE"), Say::tr("the record; - for standard input"));
    options.add("until", Say::tr("only the first N moves"), "N");
    options.add("position", Say::tr("print the position reached as JSON instead of the scores"));
    if (const auto status = options.parse(arguments, 1)) return *status;
    int until = -1;
    if (options.isSet("until")) {
        const auto number = options.number("until", 0, 1000000000);
        if (!number) return kUsage;
        until = *number;
    }
    const QString name = options.positionals().front();
    QFile file(name);
    if (name == "-" ? !file.open(stdin, QIODevice::ReadOnly) : !openToRead(file)) {
        const QString why = file.error() != QFileDevice::NoError ? file.errorString() : QString(std::strerror(errno));
        return options.complain(name + ": " + why);
    }
    const auto game = gameFromRecord(readToTheEnd(file).toStdString(), until);
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
