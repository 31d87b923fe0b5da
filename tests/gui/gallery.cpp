// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Takes the pictures of resources/screenshots: every window at a moment that is always the same, in English by day and
// in German by night. `gallery FOLDER [NAME …]` writes NAME-en.png and NAME-de-dark.png; without names all of them.
// ELGRANDE_GALLERY_SIZE=1920x1080 makes windows of that size instead, and pictures that are not reduced.
// ELGRANDE_GALLERY_WALK=LANGUAGE takes every window and dialog that there is in that language, as NAME-1.png and so on,
// with ELGRANDE_GALLERY_TEXT=200 in text of that size, with ELGRANDE_GALLERY_LIGHT=dark,contrast in that light.
#include "app/shell/table_style.h"
#include "expansions/installed.h"
#include "tests/gui/gallery_parts.h"
#include "views/board/board_view.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>
#include <QTest>
#include <QTextStream>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

constexpr int kWidth = 1000;  // of every picture but the table's
constexpr int kSettles = 300; // milliseconds

bool take(const QString& path, const GalleryTaker& taker, const GalleryLook& look) {
    QImage taken = taker(look);
    if (taken.isNull()) return false;
    if (!GalleryStage::otherSize() && taken.width() != kTable.width())
        taken = taken.scaledToWidth(kWidth, Qt::SmoothTransformation);
    return taken.convertToFormat(QImage::Format_RGB32).save(path);
}

// Everything that is seen on the way to the moment of that name.
bool walk(const QString& path, const GalleryTaker& taker, const QString& language) {
    int shown = 0;
    GalleryLook look;
    look.language = language;
    look.textSize = std::max(100, qEnvironmentVariableIntValue("ELGRANDE_GALLERY_TEXT"));
    const QString light = qEnvironmentVariable("ELGRANDE_GALLERY_LIGHT");
    look.dark = light.contains(QLatin1String("dark"));
    look.contrast = light.contains(QLatin1String("contrast"));
    look.inspect = [&](QWidget& widget) {
        QTest::qWait(kSettles);
        for (auto* board : widget.findChildren<BoardView*>()) board->finishPicture();
        widget.grab().toImage().save(QStringLiteral("%1-%2.png").arg(path).arg(++shown));
    };
    return !taker(look).isNull();
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("El Grande"));
    QApplication::setApplicationVersion(QStringLiteral("0.1.0")); // is told in the network
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setStyle(new TableStyle(false)); // the application owns it
    installExpansionViews();
    QStringList names = QApplication::arguments().mid(1);
    QTextStream say(stderr);
    if (names.isEmpty() || !QDir(names.front()).exists()) {
        say << "gallery FOLDER [NAME ...]" << Qt::endl;
        return 2;
    }
    const QString folder = names.takeFirst();
    int failed = 0;
    const QString walked = qEnvironmentVariable("ELGRANDE_GALLERY_WALK");
    GalleryPictures all = keptPictures();
    if (!walked.isEmpty())
        for (const auto& each : furtherPictures()) all.push_back(each);
    for (const auto& [name, taker] : all) {
        if (!names.isEmpty() && !names.contains(name)) continue;
        if (!walked.isEmpty()) {
            if (walk(folder + QLatin1Char('/') + name, taker, walked)) continue;
            say << name << " was not reached" << Qt::endl;
            ++failed;
            continue;
        }
        for (const GalleryLook& look :
             {GalleryLook{QStringLiteral("en"), false}, GalleryLook{QStringLiteral("de"), true}}) {
            const QString file = name + (look.dark ? "-de-dark.png" : "-en.png");
            if (take(folder + QLatin1Char('/') + file, taker, look)) continue;
            say << file << " was not taken" << Qt::endl;
            ++failed;
        }
    }
    return failed > 0 ? 1 : 0;
}
