// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-cli engine: requests on standard input, replies on standard output, a line each.
#include "app/terminal/options.h"

#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/session.h"
#include "app/terminal/say.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <unistd.h>

#include <cstdio>

namespace elgrande::cli {

namespace {

// Beside the program where it is installed, else in the sources.
QString protocolFile() {
    const QString name = QStringLiteral("engine-protocol.md");
    const QFileInfo installed(QCoreApplication::applicationDirPath() + "/../share/doc/elgrande/" + name);
    return installed.exists() ? installed.canonicalFilePath() : Say::tr("%1 in the source tree").arg("app/cli/" + name);
}

bool writeLine(const QByteArray& line) {
    return std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout) ==
               static_cast<std::size_t>(line.size()) &&
           std::fputc('\n', stdout) != EOF && std::fflush(stdout) == 0;
}

} // namespace

int runEngine(const QStringList& arguments) {
    Options options("engine",
                    Say::tr("Reads requests from standard input, one JSON object per line, and answers each with one "
                            "JSON object per line on standard output. Begin with %1. Exits at the end of the input.")
                            .arg("{\"cmd\":\"help\"}") +
                        "\n\n" + Say::tr("Human-readable text is in English unless --language says otherwise.") +
                        "\n\n" + Say::tr("The protocol is described in %1").arg(protocolFile()));
    if (const auto status = options.parse(arguments)) return *status;
    Input input(STDIN_FILENO);
    Session session([&input] { return input.asksToStop(); });
    QByteArray line;
    while (!session.finished()) {
        const Input::Kind kind = input.next(line);
        if (kind == Input::Kind::End) break;
        if (!writeLine(kind == Input::Kind::TooLong ? Session::tooLong() : session.answer(line)))
            return kFailed; // nobody reads on
    }
    return kDone;
}

} // namespace elgrande::cli
