// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/terminal/commands.h"

#include "app/program/language.h"
#include "app/storage/file_names.h"
#include "app/terminal/options.h"
#include "app/terminal/say.h"
#include "views/texts/region.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstring>
#include <optional>

namespace elgrande::cli {
namespace {

void printUsage(const CommandProgram& program, std::FILE* out) {
    QString text = Say::tr("Usage: %1 COMMAND [OPTIONS]").arg(program.name) + "\n\n" + Say::tr(program.what) + "\n\n" +
                   Say::tr("Commands:") + "\n";
    const auto row = [&text](const QString& name, int width, const QString& what) {
        text += "  " + name.leftJustified(width) + what + "\n";
    };
    for (const Command& each : program.commands) row(each.name, 10, Say::tr(each.what));
    text += "\n" + Say::tr("Options:") + "\n";
    row("-h, --help", 22, Say::tr("show this help; after a command: its options"));
    row("-v, --version", 22, Say::tr("show the version"));
    row("    --language " + Say::tr("CODE"), 22, languageHelp());
    text += "\n" + Say::tr("Exit status: 0 success, 1 failure, 2 usage error.") + "\n";
    std::fputs(qPrintable(text), out);
}

// Takes `--language CODE` out of the arguments, wherever it stands; nothing where it is not there, and an empty code
// where none follows.
std::optional<QString> takeLanguage(QStringList& arguments) {
    std::optional<QString> code;
    const QString option = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size();) {
        const QString each = arguments[i];
        if (each != option && !each.startsWith(option + '=')) {
            ++i;
            continue;
        }
        arguments.removeAt(i);
        if (each != option)
            code = each.mid(option.size() + 1);
        else
            code = i < arguments.size() ? arguments.takeAt(i) : QString();
    }
    return code;
}

// What the command has said, or that not all of it could be said (a full disk).
int said(int status) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    const QString why = Say::tr("the output cannot be written: %1").arg(QString::fromLocal8Bit(std::strerror(errno)));
    std::fprintf(stderr, "%s: %s\n", qPrintable(programName()), qPrintable(why));
    return status == kDone ? kFailed : status;
}

} // namespace

QString programName() { return QCoreApplication::applicationName(); }

int runProgram(const CommandProgram& program, int argc, char** argv) {
    keepArguments(argc, argv);
    // GLib wakes itself twice for each message that is sent (three of four writes of `serve`), Qt alone does not.
    if (!qEnvironmentVariableIsSet("QT_NO_GLIB")) qputenv("QT_NO_GLIB", "1");
    QCoreApplication app(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // numbers for programs, too: a comma would be a new column
    QCoreApplication::setApplicationName(QLatin1String(program.name));
    QCoreApplication::setApplicationVersion(QStringLiteral(ELGRANDE_VERSION));
    QStringList arguments = QCoreApplication::arguments();
    const std::optional<QString> code = takeLanguage(arguments);
    const auto command =
        std::ranges::find(program.commands, arguments.value(1), [](const Command& each) { return QString(each.name); });
    const bool toPrograms = command != program.commands.end() && command->toPrograms;
    Language language;
    language.use(code.value_or(toPrograms ? QStringLiteral("en") : QString()));
    texts::setRegion(QLocale()); // what is read here has the commas of its language
    if (code && !Language::known().contains(*code)) {
        const QString all = Language::known().join(QStringLiteral(", "));
        std::fprintf(stderr, "%s: %s\n", program.name,
                     qPrintable(Say::tr("--language: '%1' is not available; choose from %2.").arg(*code, all)));
        return kUsage;
    }
    if (arguments.size() < 2) {
        printUsage(program, stderr);
        return kUsage;
    }
    const QString& first = arguments[1];
    if (first == QLatin1String("--help") || first == QLatin1String("-h") || first == QLatin1String("help")) {
        printUsage(program, stdout);
        return said(kDone);
    }
    if (first == QLatin1String("--version") || first == QLatin1String("-v")) {
        std::printf("%s " ELGRANDE_VERSION "\n", program.name);
        return said(kDone);
    }
    if (command != program.commands.end()) return said(command->run(arguments.mid(2)));
    std::fprintf(stderr, "%s: %s\n", program.name,
                 qPrintable(Say::tr("unknown command '%1'; see %2 --help").arg(first, programName())));
    return kUsage;
}

} // namespace elgrande::cli
