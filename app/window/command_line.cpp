// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/command_line.h"

#include "app/lan/beacon_message.h"
#include "app/program/language.h"
#include "model/rules/setup.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QUrl>

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace elgrande {
namespace {

// The context for lupdate.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::CommandLine)
};

void describe(QCommandLineParser& parser) {
    const auto value = [&parser](const char* name, const QString& text, const char* what) {
        parser.addOption({QString::fromLatin1(name), text, QString::fromLatin1(what)});
    };
    parser.setApplicationDescription(Say::tr("The board game El Grande for two to five players."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument("file", Say::tr("Saved game to continue, or link to a network game."), "[file]");
    parser.addOption({"new", Say::tr("Start with the New game dialog.")});
    //: %1: a list of codes, “en, de”
    value("join", Say::tr("Join the network game at this address, such as 192.168.0.7."), "address");
    value("code", Say::tr("Join code for --join."), "code");
    value("language", Say::tr("Interface language: %1.").arg(Language::known().join(QStringLiteral(", "))), "code");
    value("seed", Say::tr("Seed for the new game or demo."), "text");
    value("theme", Say::tr("Theme: light or dark."), "name");
    value("size", Say::tr("Window size, such as 1280x800."), "WxH");
    value("scale", Say::tr("Interface scale, such as 2 or 1.5."), "factor");
    parser.addOption(
        {"demo", Say::tr("Let computer players play at full speed, print the log and exit; works without a display.")});
    value("players", Say::tr("Demo: 2 to 5 players."), "number");
    value("edition", Say::tr("Demo: edition to play."), "id");
    value("expansions", Say::tr("Demo: expansions to use, separated by commas."), "ids");
    value("stop", Say::tr("Demo: when to stop: round:K, scoring:K or end."), "when");
    value("screenshot", Say::tr("Demo: save a picture of that moment."), "file");
}

Error badValue(const QString& option, const QString& value, const QString& wanted) {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "--%1: “%2” is not valid; %3"),
            {option.toStdString(), value.toStdString(), wanted.toStdString()}};
}

bool readStop(const QString& text, DemoStop& stop) {
    if (text == QLatin1String("end")) return true;
    const QString what = text.section(QLatin1Char(':'), 0, 0);
    bool number = false;
    stop.number = text.section(QLatin1Char(':'), 1).toInt(&number);
    stop.at = what == QLatin1String("round") ? DemoStop::At::Round : DemoStop::At::Scoring;
    const int most = stop.at == DemoStop::At::Round ? 9 : 3;
    const bool known = what == QLatin1String("round") || what == QLatin1String("scoring");
    return known && number && stop.number >= 1 && stop.number <= most;
}

bool readSize(const QString& text, QSize& size) {
    bool wide = false;
    bool high = false;
    size = QSize(text.section(QLatin1Char('x'), 0, 0).toInt(&wide), text.section(QLatin1Char('x'), 1).toInt(&high));
    const QSize largest(8000, 8000);
    return wide && high && size.width() >= 320 && size.height() >= 240 && size == size.boundedTo(largest);
}

// Reads one option's value; the error says what would have been possible.
using Reader = Result<void> (*)(const QString& value, CommandLine& read);
struct OptionReader {
    const char* name;
    Reader reader;
};

Result<void> readLanguage(const QString& value, CommandLine& read) {
    read.language = value;
    if (Language::known().contains(value)) return {};
    return badValue("language", value, Language::known().join(QStringLiteral(", ")));
}

Result<void> readTheme(const QString& value, CommandLine& read) {
    read.dark = value == QLatin1String("dark");
    if (*read.dark || value == QLatin1String("light")) return {};
    return badValue("theme", value, QStringLiteral("light, dark"));
}

Result<void> readEdition(const QString& value, CommandLine& read) {
    read.edition = value;
    QStringList editions;
    for (const std::string& edition : knownEditions()) editions << QString::fromStdString(edition);
    if (editions.contains(value)) return {};
    return badValue("edition", value, editions.join(QStringLiteral(", ")));
}

Result<void> readExpansions(const QString& value, CommandLine& read) {
    QStringList known;
    for (const ExpansionFacts& each : knownExpansions()) known << QString::fromStdString(each.id);
    read.expansions = value.split(QLatin1Char(','), Qt::SkipEmptyParts);
    const bool all = std::all_of(read.expansions.begin(), read.expansions.end(),
                                 [&known](const QString& id) { return known.contains(id); });
    if (all) return {};
    return badValue("expansions", value, known.join(QStringLiteral(", ")));
}

Result<void> readPlayers(const QString& value, CommandLine& read) {
    read.players = value.toInt();
    if (read.players >= 2 && read.players <= 5) return {};
    return badValue("players", value, QStringLiteral("2 … 5"));
}

Result<void> readScale(const QString& value, CommandLine& read) {
    read.scale = value.toDouble();
    if (read.scale >= 0.5 && read.scale <= 4) return {};
    return badValue("scale", value, QStringLiteral("0.5 … 4"));
}

Result<void> readWindowSize(const QString& value, CommandLine& read) {
    if (readSize(value, read.size)) return {};
    return badValue("size", value, QStringLiteral("1280x800"));
}

Result<void> readStopAt(const QString& value, CommandLine& read) {
    if (readStop(value, read.stop)) return {};
    return badValue("stop", value, QStringLiteral("round:1 … round:9, scoring:1 … scoring:3, end"));
}

Result<void> readJoin(const QString& value, CommandLine& read) {
    const auto address = lan::readAddress(value, lan::kBeaconPort);
    if (!address) return badValue("join", value, QStringLiteral("192.168.0.7, 192.168.0.7:23610"));
    read.join.address = *address;
    return {};
}

Result<void> readCode(const QString& value, CommandLine& read) {
    const auto code = lan::JoinCode::read(value);
    if (!code) return badValue("code", value, QStringLiteral("XXX-XXX"));
    read.join.code = *code;
    return {};
}

// Desktops hand over what was clicked, a file too, as a URL.
void readPositional(const QString& given, CommandLine& read) {
    const QUrl url(given);
    if (given.startsWith(lan::kLinkScheme + u':', Qt::CaseInsensitive))
        read.link = given;
    else
        read.file = url.isLocalFile() ? url.toLocalFile() : given;
}

constexpr OptionReader kReaders[] = {{"join", readJoin},         {"code", readCode},
                                     {"language", readLanguage}, {"theme", readTheme},
                                     {"edition", readEdition},   {"players", readPlayers},
                                     {"scale", readScale},       {"size", readWindowSize},
                                     {"stop", readStopAt},       {"expansions", readExpansions}};

// What QGuiApplication, QApplication and the platforms of X11 take for themselves, with one dash or two (their manuals,
// "Supported Command Line Options"). -session comes from session managers, which start a program again with it.
constexpr const char* kToolkitFlags[] = {"reverse", "widgetcount", "nograb", "dograb", "testability"};
constexpr const char* kToolkitValues[] = {
    "style",   "stylesheet",    "platform",        "platformpluginpath", "platformtheme", "plugin", "display",
    "session", "qmljsdebugger", "qwindowgeometry", "geometry",           "qwindowtitle",  "title",  "qwindowicon",
    "icon",    "name",          "visual"};

// The name of a toolkit's option as it was given, without dashes and value.
QString optionName(const QString& argument) {
    if (!argument.startsWith(u'-')) return {};
    return argument.mid(argument.startsWith(QLatin1String("--")) ? 2 : 1).section(u'=', 0, 0);
}

template <std::size_t N>
bool isAmong(const char* const (&names)[N], const QString& name) {
    return std::any_of(std::begin(names), std::end(names),
                       [&name](const char* each) { return name == QLatin1String(each); });
}

} // namespace

QStringList withoutToolkitOptions(const QStringList& arguments) {
    QStringList ours;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == QLatin1String("--")) return ours + arguments.mid(i); // only names of files behind it
        const QString name = i == 0 ? QString() : optionName(arguments[i]);
        if (isAmong(kToolkitValues, name))
            i += arguments[i].contains(u'=') ? 0 : 1;
        else if (!isAmong(kToolkitFlags, name))
            ours << arguments[i];
    }
    return ours;
}

Result<CommandLine> readCommandLine(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(withoutToolkitOptions(arguments))) return Error{parser.errorText().toStdString()};
    CommandLine read;
    read.wholeHelp = parser.isSet("help-all");
    read.help = parser.isSet("help") || read.wholeHelp;
    read.platform = std::any_of(arguments.begin(), arguments.end(), [](const QString& argument) {
        return optionName(argument) == QLatin1String("platform") || optionName(argument) == QLatin1String("display");
    });
    read.version = parser.isSet("version");
    read.newGame = parser.isSet("new");
    read.demo = parser.isSet("demo");
    read.seed = parser.value("seed");
    read.screenshot = parser.value("screenshot");
    for (const OptionReader& option : kReaders)
        if (parser.isSet(QString::fromLatin1(option.name)))
            if (const auto done = option.reader(parser.value(QString::fromLatin1(option.name)), read); !done)
                return done.fault();
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Only one saved game can be opened at a time.")};
    if (!files.isEmpty()) readPositional(files.front(), read);
    if (read.join.code && !read.join.address)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "--code is only for --join.")};
    return read;
}

QString commandLineHelp() {
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

void printWholeHelp() {
    QCommandLineParser parser;
    describe(parser);
    parser.process({QCoreApplication::arguments().constFirst(), QStringLiteral("--help-all")});
    std::exit(0); // process() has done so
}

} // namespace elgrande
