// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's command line, parsed and checked before there is a window, because platform and scale have to be set
// first.
#pragma once

#include "app/lan/invitation.h"
#include "model/core/result.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace elgrande {

// When a demo ends: a round begins, a general scoring begins, or the game is over.
struct DemoStop {
    enum class At { Round, Scoring, End } at = At::End;
    int number = 0;
};

struct CommandLine {
    bool help = false;
    bool wholeHelp = false; // with the toolkit's options
    bool platform = false;  // the toolkit has been told on what to show the window
    bool version = false;
    bool newGame = false;
    QString file;
    QString link;         // an invitation to a network game, as others have written it (app/lan/invitation.h)
    lan::Invitation join; // the same, as the player wants it
    QString language;     // empty: as remembered
    QString seed;
    std::optional<bool> dark;
    QSize size; // invalid: as remembered
    double scale = 0;

    bool demo = false;
    int players = 4;
    QString edition;
    QStringList expansions;
    DemoStop stop;
    QString screenshot;
};

// What the toolkit knows is left to it; readCommandLine() does so by itself. It takes them where the application is
// made (QGuiApplication, QApplication), and that is too late here.
QStringList withoutToolkitOptions(const QStringList& arguments);

// The error is a sentence for standard error.
Result<CommandLine> readCommandLine(const QStringList& arguments);
QString commandLineHelp(); // needs an application object
// Prints the help with the toolkit's own options and ends the program; needs a QGuiApplication.
[[noreturn]] void printWholeHelp();

} // namespace elgrande
