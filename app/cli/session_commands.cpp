// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be asked of a session: the table of the commands with their arguments, who answers them, and what is said
// about them.
#include "app/cli/session.h"

#include "app/terminal/say.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <span>

namespace elgrande::cli {

struct Argument {
    const char* name;
    const char* what;
};

namespace {

constexpr Argument kSeat{
    "seat", QT_TRANSLATE_NOOP("elgrande::Cli", "a colour, if several seats may answer; default: the first of them")};
constexpr Argument kSetup{
    "setup", QT_TRANSLATE_NOOP("elgrande::Cli",
                               "an object, all fields optional: edition, expansions, players, rounds, seed, options, "
                               "seats, house_rules, corrections")};

constexpr Argument kHelp[] = {{"command", QT_TRANSLATE_NOOP("elgrande::Cli", "show this command only")}};
constexpr Argument kCards[] = {{"edition", QT_TRANSLATE_NOOP("elgrande::Cli", "an id")},
                               {"expansions", QT_TRANSLATE_NOOP("elgrande::Cli", "a list of ids")},
                               {"options", QT_TRANSLATE_NOOP("elgrande::Cli", "rule options by id")}};
constexpr Argument kNew[] = {kSetup,
                             {"names", QT_TRANSLATE_NOOP("elgrande::Cli", "the players' names, in seat order")}};
constexpr Argument kPosition[] = {{"position", QT_TRANSLATE_NOOP("elgrande::Cli", "an object")}};
constexpr Argument kState[] = {
    {"seat", QT_TRANSLATE_NOOP("elgrande::Cli", "a colour: what that seat may know; null: everything")}};
constexpr Argument kDecision[] = {kSeat};
constexpr Argument kPlay[] = {{"move", QT_TRANSLATE_NOOP("elgrande::Cli", "one of the moves on offer")}, kSeat};
constexpr Argument kScore[] = {{"place", QT_TRANSLATE_NOOP("elgrande::Cli", "a region, castillo, or general")}};
constexpr Argument kReplay[] = {{"record", QT_TRANSLATE_NOOP("elgrande::Cli", "a string")},
                                {"until", QT_TRANSLATE_NOOP("elgrande::Cli", "a number of moves")}};
constexpr Argument kThink[] = {{"agent", QT_TRANSLATE_NOOP("elgrande::Cli", "an id (greedy)")},
                               {"ms", QT_TRANSLATE_NOOP("elgrande::Cli", "time limit in milliseconds")},
                               {"simulations", QT_TRANSLATE_NOOP("elgrande::Cli", "maximum number of simulations")},
                               {"seed", QT_TRANSLATE_NOOP("elgrande::Cli", "a string or a number")},
                               kSeat};
constexpr Argument kPlayout[] = {kSetup,
                                 //: The computer player that plays by chance, when none is named
                                 {"agent", QT_TRANSLATE_NOOP("elgrande::Cli", "random")},
                                 {"games", QT_TRANSLATE_NOOP("elgrande::Cli", "number of games (100)")},
                                 {"seed", QT_TRANSLATE_NOOP("elgrande::Cli", "a string or a number")},
                                 {"threads", QT_TRANSLATE_NOOP("elgrande::Cli", "number of games to play at once (1)")},
                                 {"ms", QT_TRANSLATE_NOOP("elgrande::Cli", "time limit in milliseconds (an hour)")}};

} // namespace

struct Session::Command {
    const char* name;
    const char* what;
    Reply (Session::*run)(const Request&);
    bool needsGame;
    std::span<const Argument> arguments;

    static std::span<const Command> all();
    static const Command* find(const QString& name);
    bool takes(const QString& key) const;
    QString keys() const;
    QJsonObject described() const;
};

std::span<const Session::Command> Session::Command::all() {
    static constexpr Command kCommands[] = {
        {"hello",
         QT_TRANSLATE_NOOP("elgrande::Cli", "name, version and features of this program"),
         &Session::hello,
         false,
         {}},
        {"help", QT_TRANSLATE_NOOP("elgrande::Cli", "the commands and their arguments"), &Session::help, false, kHelp},
        {"cards", QT_TRANSLATE_NOOP("elgrande::Cli", "the action cards"), &Session::cards, false, kCards},
        {"new", QT_TRANSLATE_NOOP("elgrande::Cli", "start a new game"), &Session::newGame, false, kNew},
        {"position", QT_TRANSLATE_NOOP("elgrande::Cli", "start from a position"), &Session::position, false, kPosition},
        {"state", QT_TRANSLATE_NOOP("elgrande::Cli", "the current position"), &Session::state, true, kState},
        {"decision", QT_TRANSLATE_NOOP("elgrande::Cli", "who has to decide what, or the result"), &Session::decision,
         true, kDecision},
        {"play", QT_TRANSLATE_NOOP("elgrande::Cli", "make a move"), &Session::play, true, kPlay},
        {"score", QT_TRANSLATE_NOOP("elgrande::Cli", "what a scoring would give now"), &Session::score, true, kScore},
        {"record", QT_TRANSLATE_NOOP("elgrande::Cli", "the game so far as a record"), &Session::record, true, {}},
        {"replay", QT_TRANSLATE_NOOP("elgrande::Cli", "replay a record"), &Session::replay, false, kReplay},
        {"think", QT_TRANSLATE_NOOP("elgrande::Cli", "ask a computer player for a move"), &Session::think, true,
         kThink},
        {"playout", QT_TRANSLATE_NOOP("elgrande::Cli", "play random games and report their digest"), &Session::playout,
         false, kPlayout},
        {"stop",
         QT_TRANSLATE_NOOP("elgrande::Cli", "stop every think and playout started earlier"),
         &Session::stop,
         false,
         {}},
        //: What a command does: it ends the program
        {"quit", QT_TRANSLATE_NOOP("elgrande::Cli", "quit"), &Session::quit, false, {}},
    };
    return kCommands;
}

const Session::Command* Session::Command::find(const QString& name) {
    const auto commands = all();
    const auto found = std::find_if(commands.begin(), commands.end(),
                                    [&name](const Command& each) { return name == QLatin1String(each.name); });
    return found == commands.end() ? nullptr : &*found;
}

bool Session::Command::takes(const QString& key) const {
    return key == QLatin1String("cmd") || key == QLatin1String("id") ||
           std::any_of(arguments.begin(), arguments.end(),
                       [&key](const Argument& each) { return key == QLatin1String(each.name); });
}

QString Session::Command::keys() const {
    QStringList keys;
    for (const Argument& each : arguments) keys << QLatin1String(each.name);
    return keys.isEmpty() ? Say::tr("takes no arguments") : Say::tr("takes %1").arg(keys.join(QStringLiteral(", ")));
}

QJsonObject Session::Command::described() const {
    QJsonObject keys;
    for (const Argument& each : arguments) keys[QLatin1String(each.name)] = Say::tr(each.what);
    return {{"cmd", name}, {"what", Say::tr(what)}, {"arguments", keys}, {"needs_game", needsGame}};
}

// A mistyped argument would be silently without effect, so it is refused.
Reply Session::dispatch(const Request& request) {
    const QJsonValue name = request.value("cmd");
    if (!name.isString()) return Reply::refuse("unknown-command", Say::tr("'cmd' must be the name of a command."));
    const Command* command = Command::find(name.toString());
    if (command == nullptr)
        return Reply::refuse("unknown-command",
                             Say::tr("Unknown command '%1'; see help.").arg(name.toString().left(60)));
    for (const QString& key : request.keys())
        if (!command->takes(key))
            return Reply::refuse(kBadArgument, Say::tr("'%1' is not an argument of %2, which %3.")
                                                   .arg(key.left(60), name.toString(), command->keys()));
    if (command->needsGame && !game_)
        return Reply::refuse("no-game", Say::tr("There is no game yet; start with new, position or replay."));
    return (this->*command->run)(request);
}

bool Session::isStop(const QByteArray& line) {
    const QJsonObject request = QJsonDocument::fromJson(line).object();
    if (request.value("cmd") != QLatin1String("stop")) return false;
    const QStringList keys = request.keys();
    const Command* const stop = Command::find(QStringLiteral("stop"));
    return std::all_of(keys.begin(), keys.end(), [stop](const QString& key) { return stop->takes(key); });
}

QJsonArray Session::commandNames() {
    QJsonArray names;
    for (const Command& each : Command::all()) names.append(QLatin1String(each.name));
    return names;
}

Reply Session::help(const Request& request) {
    Reply wrong;
    const QString only = QString::fromStdString(textIn(request, "command", "", wrong));
    if (!wrong.code.isEmpty()) return wrong;
    if (!only.isEmpty() && Command::find(only) == nullptr)
        return Reply::refuse(kBadArgument, Say::tr("Unknown command '%1'.").arg(only.left(60)));
    QJsonArray commands;
    for (const Command& each : Command::all())
        if (only.isEmpty() || only == QLatin1String(each.name)) commands.append(each.described());
    return {{{"commands", commands}}, {}, {}};
}

} // namespace elgrande::cli
