// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/terminal/options.h"

#include "app/program/language.h"
#include "app/terminal/commands.h"
#include "app/terminal/say.h"
#include "views/texts/error_text.h"
#include "views/texts/region.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <cstdio>

namespace elgrande::cli {

QString languageHelp() {
    //: %1: a list of codes, “en, de”
    return Say::tr("%1; default: from the environment").arg(Language::known().join(QStringLiteral(", ")));
}

Options::Options(const QString& command, const QString& description)
    : command_(command) {
    parser_.setApplicationDescription(description);
    parser_.addOption({{"h", "help"}, Say::tr("show this help")});
    add("language", languageHelp(), Say::tr("CODE")); // read before, in main()
}

void Options::add(const QString& name, const QString& description, const QString& value, const QString& fallback) {
    const QString shown = fallback.isEmpty() ? description : description + " (" + fallback + ")";
    parser_.addOption(QCommandLineOption(name, shown, value, fallback));
}

void Options::addPositional(const QString& name, const QString& description) {
    parser_.addPositionalArgument(name, description);
}

void Options::addGame() {
    add("edition", Say::tr("edition of the rules to use"), Say::tr("ID"), "classic");
    add("expansions", Say::tr("expansions, separated by commas"), Say::tr("IDS"));
    add("players", Say::tr("number of players, 2 to 5"), "N", "4");
    add("rounds", Say::tr("number of rounds: 9, or 6 for the short game"), "N", "9");
    add("option", Say::tr("a rule option, such as open-castillo=true; may be repeated"), Say::tr("ID=VALUE"));
    add("seed", Say::tr("any text; the same seed gives the same games"), Say::tr("TEXT"), "1");
}

void Options::addJson() { add("json", Say::tr("print the result as a JSON object on one line")); }

void print(const QJsonObject& json) { std::puts(QJsonDocument(json).toJson(QJsonDocument::Compact).constData()); }

QString figure(double value, int places) {
    return QString::number(value, 'f', places).replace(u'.', texts::numbers().decimalPoint());
}

void print(const QString& text) { std::fputs(qPrintable(text), stdout); }

std::optional<int> Options::parse(const QStringList& arguments, qsizetype positionals) {
    const QString called = programName() + u' ' + command_;
    if (!parser_.parse(QStringList(called) + arguments)) return wrong(parser_.errorText());
    if (parser_.isSet("help")) {
        // Qt prints the program as it was started, with its folder, and no command.
        const QString started = QCoreApplication::arguments().value(0) + " [";
        std::fputs(qPrintable(parser_.helpText().replace(started, called + " [")), stdout);
        return kDone;
    }
    if (parser_.positionalArguments().size() > positionals)
        return wrong(Say::tr("unexpected argument '%1'.").arg(parser_.positionalArguments().last()));
    if (parser_.positionalArguments().size() < positionals) return wrong(Say::tr("missing argument."));
    return {};
}

std::optional<int> Options::number(const QString& name, int low, int high) const {
    bool isNumber = false;
    const int value = text(name).toInt(&isNumber);
    if (isNumber && value >= low && value <= high) return value;
    wrong(Say::tr("--%1 must be an integer from %2 to %3.").arg(name).arg(low).arg(high));
    return {};
}

std::shared_ptr<const Rules> Options::rules() const {
    const auto players = number("players", 2, kMaxSeats);
    const auto rounds = number("rounds", 1, 99);
    if (!players || !rounds) return nullptr;
    Setup setup;
    setup.edition = text("edition").toStdString();
    for (const QString& id : text("expansions").split(',', Qt::SkipEmptyParts))
        setup.expansions.push_back(id.toStdString());
    setup.players = *players;
    setup.rounds = *rounds;
    setup.seed = text("seed").toStdString();
    if (lettersIn(setup.seed) > kLongestOwnSeed) {
        wrong(Say::tr("--seed must not exceed %1 characters.").arg(kLongestOwnSeed));
        return nullptr;
    }
    for (const QString& option : parser_.values("option")) {
        const qsizetype equals = option.indexOf('=');
        if (equals < 1) {
            wrong(Say::tr("--option needs ID=VALUE, not '%1'.").arg(option));
            return nullptr;
        }
        setup.options[option.left(equals).toStdString()] = option.mid(equals + 1).toStdString();
    }
    const auto rules = RulesBuilder::build(setup);
    if (rules) return *rules;
    wrong(texts::errorText(rules.fault()));
    return nullptr;
}

int Options::complain(const QString& sentence) const {
    std::fprintf(stderr, "%s %s: %s\n", qPrintable(programName()), qPrintable(command_), qPrintable(sentence));
    return kFailed;
}

int Options::wrong(const QString& sentence) const {
    complain(sentence);
    std::fprintf(stderr, "%s\n", qPrintable(Say::tr("See %1 %2 --help.").arg(programName(), command_)));
    return kUsage;
}

} // namespace elgrande::cli
