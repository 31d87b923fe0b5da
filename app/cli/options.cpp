#include "app/cli/options.h"

#include "app/cli/commands.h"

#include <QJsonDocument>

#include <cstdio>

namespace elgrande::cli {

Options::Options(const QString& command, const QString& description)
    : command_(command) {
    parser_.setApplicationDescription(description);
    parser_.addOption({{"h", "help"}, "this text"});
}

void Options::add(const QString& name, const QString& description, const QString& value, const QString& fallback) {
    const QString shown = fallback.isEmpty() ? description : description + " (" + fallback + ")";
    parser_.addOption(QCommandLineOption(name, shown, value, fallback));
}

void Options::addPositional(const QString& name, const QString& description) {
    parser_.addPositionalArgument(name, description);
}

void Options::addGame() {
    add("edition", "edition of the rules", "ID", "classic");
    add("expansions", "expansions, divided by commas", "IDS");
    add("players", "2 to 5 seats", "N", "4");
    add("rounds", "9, or 6 for the short game", "N", "9");
    add("option", "a ruling, for example open-castillo=true; may be repeated", "ID=VALUE");
    add("seed", "any text; the same seed gives the same games", "TEXT", "1");
}

void Options::addJson() { add("json", "print the result as a JSON object on one line"); }

void print(const QJsonObject& json) { std::puts(QJsonDocument(json).toJson(QJsonDocument::Compact).constData()); }

std::optional<int> Options::parse(const QStringList& arguments, qsizetype positionals) {
    if (!parser_.parse(QStringList("elgrande-cli " + command_) + arguments)) return wrong(parser_.errorText());
    if (parser_.isSet("help")) {
        // The name of the command belongs to the line that Qt prints.
        std::fputs(qPrintable(parser_.helpText().replace("elgrande-cli [", "elgrande-cli " + command_ + " [")), stdout);
        return kDone;
    }
    if (parser_.positionalArguments().size() > positionals)
        return wrong("'" + parser_.positionalArguments().last() + "' is one argument too many.");
    if (parser_.positionalArguments().size() < positionals) return wrong("an argument is missing.");
    return {};
}

std::optional<int> Options::number(const QString& name, int low, int high) const {
    bool isNumber = false;
    const int value = text(name).toInt(&isNumber);
    if (isNumber && value >= low && value <= high) return value;
    wrong(QStringLiteral("--%1 must be a whole number from %2 to %3.").arg(name).arg(low).arg(high));
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
    for (const QString& option : parser_.values("option")) {
        const qsizetype equals = option.indexOf('=');
        if (equals < 1) {
            wrong("--option needs ID=VALUE, not '" + option + "'.");
            return nullptr;
        }
        setup.options[option.left(equals).toStdString()] = option.mid(equals + 1).toStdString();
    }
    const auto rules = RulesBuilder::build(setup);
    if (rules) return *rules;
    wrong(QString::fromStdString(rules.error()));
    return nullptr;
}

int Options::wrong(const QString& sentence) const {
    std::fprintf(stderr, "elgrande-cli %s: %s\nSee elgrande-cli %s --help.\n", qPrintable(command_),
                 qPrintable(sentence), qPrintable(command_));
    return kUsage;
}

} // namespace elgrande::cli
