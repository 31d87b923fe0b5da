// elgrande-cli: the rules engine without a window.
#include "app/cli/commands.h"

#include <QCoreApplication>

#include <cstdio>

namespace {

using namespace elgrande::cli;

struct Command {
    const char* name;
    const char* what;
    int (*run)(const QStringList&);
};
constexpr Command kCommands[] = {
    {"engine", "answer requests on standard input, one JSON object a line (engine-protocol.md)", runEngine},
    {"playout", "play random games and print their digest", runPlayout},
    {"arena", "let computer players play against each other", runArena},
    {"replay", "check a recorded game and print its scores", runReplay},
    {"bench", "measure the speed of random games", runBench},
};

void printUsage(std::FILE* out) {
    std::fputs("Usage: elgrande-cli COMMAND [OPTIONS]\n\nThe rules of El Grande without a window.\n\nCommands:\n", out);
    for (const Command& each : kCommands) std::fprintf(out, "  %-9s %s\n", each.name, each.what);
    std::fputs("\nOptions:\n  -h, --help     this text; after a command: its options\n  -v, --version  the version\n\n"
               "Exit status: 0 done, 1 failed, 2 wrong usage.\n",
               out);
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("elgrande-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ELGRANDE_VERSION));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        printUsage(stderr);
        return kUsage;
    }
    const QString& first = arguments[1];
    if (first == QLatin1String("--help") || first == QLatin1String("-h") || first == QLatin1String("help")) {
        printUsage(stdout);
        return kDone;
    }
    if (first == QLatin1String("--version") || first == QLatin1String("-v")) {
        std::puts("elgrande-cli " ELGRANDE_VERSION);
        return kDone;
    }
    for (const Command& each : kCommands)
        if (first == QLatin1String(each.name)) return each.run(arguments.mid(2));
    std::fprintf(stderr, "elgrande-cli: there is no command '%s'; see elgrande-cli --help\n", qPrintable(first));
    return kUsage;
}
