// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-cli bot: a computer player as a guest.
#include "app/terminal/options.h"

#include "app/cli/commands.h"
#include "app/cli/lan/lan_bot.h"
#include "app/lan/address.h"
#include "app/lan/beacon_message.h"
#include "app/program/language.h"
#include "app/program/quit_signals.h"
#include "app/terminal/say.h"
#include "views/texts/error_text.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>

namespace elgrande::cli {

namespace {

constexpr int kMostMinutes = 7 * 24 * 60;

void addOptions(Options& options) {
    options.add("join", Say::tr("the host's address, such as 192.168.0.7 or 192.168.0.7:4000"), Say::tr("ADDRESS"));
    options.add("code", Say::tr("the host's join code"), Say::tr("CODE"));
    options.add("agent", Say::tr("who plays: an agent, or cmd: followed by your own program (see engine-protocol.md)"),
                Say::tr("AGENT"), "normal");
    options.add("name", Say::tr("the name shown to other players; default: the agent's name"), Say::tr("TEXT"));
    options.add("state",
                Say::tr("folder in which it keeps its seat, so that it can rejoin after a restart, without the code; "
                        "use a separate folder for each bot. Without it, it can rejoin only while it keeps running"),
                Say::tr("FOLDER"));
    options.add("wait", Say::tr("minutes to keep trying while the host is unreachable"), "N", "10");
    options.add("seed", Say::tr("seed for its random choices"), "N", "1");
}

// Nothing after complaining.
std::optional<LanBotPlan> readPlan(const Options& options) {
    const auto address = lan::readAddress(options.text("join"), lan::kBeaconPort);
    const auto complain = [&options](const QString& sentence) {
        options.wrong(sentence);
        return std::nullopt;
    };
    if (!address) return complain(QStringLiteral("--join: ") + texts::errorText(address.fault()));
    const auto code = lan::JoinCode::read(options.text("code"));
    const bool returns = !options.isSet("code") && options.isSet("state") && LanBot::keepsSeat(options.text("state"));
    if (!code && !returns) return complain(QStringLiteral("--code: ") + texts::errorText(code.fault()));
    const auto agent = entrantFrom(options.text("agent"));
    if (!agent) return complain(texts::errorText(agent.fault()));
    const auto minutes = options.number("wait", 0, kMostMinutes);
    const auto seed = options.number("seed", 0, 2147483647);
    if (!minutes || !seed) return {};
    const auto shown = code ? std::optional(*code) : std::nullopt;
    return LanBotPlan{.table = {address->host, address->port, shown},
                      .folder = options.text("state"),
                      .name = options.isSet("name") ? options.text("name") : options.text("agent").left(20),
                      .language = options.isSet("language") ? options.text("language") : Language::ofDesktop(),
                      .agent = *agent,
                      .seed = static_cast<std::uint64_t>(*seed),
                      .wait = std::chrono::minutes(*minutes)};
}

} // namespace

int runBot(const QStringList& arguments) {
    Options options("bot",
                    Say::tr("Joins a network game with a computer player. It takes the first free seat, reconnects "
                            "automatically when the connection is lost or the host restarts, and exits when the game "
                            "is over, after checking that the deck was not tampered with. Exit status 1: it could not "
                            "finish the game, or the deck was tampered with."));
    addOptions(options);
    if (const auto status = options.parse(arguments)) return *status;
    auto plan = readPlan(options);
    if (!plan) return kUsage;
    QTemporaryDir seats;
    if (plan->folder.isEmpty()) plan->folder = seats.path();
    const QuitSignals signals_;
    const auto tell = [](const QString& sentence) {
        print(sentence + QLatin1Char('\n'));
        std::fflush(stdout);
    };
    LanBot bot(std::move(*plan), lan::Limits(), tell, [](int status) { QCoreApplication::exit(status); });
    bot.start();
    return QCoreApplication::exec(); // 128 and the signal that has ended it
}

} // namespace elgrande::cli
