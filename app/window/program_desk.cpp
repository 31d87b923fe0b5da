// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/program_desk.h"

#include "views/prompt/question.h"

#include <QAction>
#include <QApplication>

namespace elgrande {
namespace {

// With the commit that the program was built of, where that was known.
QString versionText() {
    const QString commit = QStringLiteral(ELGRANDE_COMMIT);
    const QString version = QStringLiteral("El Grande %1").arg(QApplication::applicationVersion());
    return commit.isEmpty() ? version : QStringLiteral("%1 (%2)").arg(version, commit);
}

} // namespace

ProgramDesk::ProgramDesk(const Workplace& at)
    : Desk(at.window)
    , quit(add("game.quit", QT_TR_NOOP("&Quit"), QKeySequence::Quit))
    , about(add("help.about", QT_TR_NOOP("&About El Grande")))
    , aboutQt(add("help.aboutQt", QT_TR_NOOP("About &Qt"))) {
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    aboutQt->setMenuRole(QAction::AboutQtRole);
    connect(quit, &QAction::triggered, at.window, &QWidget::close);
    connect(about, &QAction::triggered, this, &ProgramDesk::showAbout);
    connect(aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void ProgramDesk::showAbout() {
    Question box(Question::Kind::Tell, tr("About El Grande"), versionText(), window());
    const QStringList parts{
        tr("A desktop edition of the board game by Wolfgang Kramer and Richard Ulrich."),
        tr("This is an independent fan project and is not affiliated with the authors or publishers "
           "of the game. All artwork and texts are our own."),
        tr("Fonts: Elgrande Serif, a subset of Linux Libertine (SIL Open Font License 1.1), Open Sans (Apache "
           "License 2.0), and Elgrande Signs, a subset of DejaVu Sans (Bitstream Vera License)."),
        tr("Map data: © Instituto Geográfico Nacional de España (CC BY 4.0), Natural Earth."),
        tr("Licence: GNU General Public License, version 3 or later.")};
    box.setMore(parts.join(QStringLiteral("\n\n")));
    box.setLarge();
    box.addClose();
    box.ask();
}

} // namespace elgrande

#include "moc_program_desk.cpp"
