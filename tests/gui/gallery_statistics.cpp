// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/statistics_window.h"
#include "app/table/archive.h"
#include "tests/gui/gallery_parts.h"

#include <QDir>

#include <algorithm>

namespace elgrande::gui {

namespace {

using elgrande::statistics::Subject;

// People and their computers have played often, some of it in the network: the first three are people more often than
// not, the others now and then.
const std::vector<std::string>& manyGames() {
    static const std::vector<std::string> records = [] {
        std::vector<std::string> made;
        for (int i = 0; i < 24; ++i) {
            FinishedGame game = gameOf(2 + i % 4, qPrintable(QString::number(i)));
            if (i % 3 == 0) game.setup.rounds = 6;
            if (i % 5 == 4) game.setup.expansions = {"grandissimo"};
            for (std::size_t seat = 0; seat < game.agents.size(); ++seat)
                if ((i + static_cast<int>(seat)) % (seat < 3 ? 2 : 4) == 0) game.agents[seat].clear();
            game.date = QStringLiteral("2026-03-%1T20:00:00").arg(i + 1, 2, 10, QLatin1Char('0')).toStdString();
            made.push_back(recordOf(game));
        }
        return made;
    }();
    return records;
}

// Of the first games, `count` of them.
QImage statisticsPicture(const GalleryLook& look, const std::vector<Subject>& subjects, std::size_t count = 24) {
    GalleryStage stage(look, kWindow);
    const QString folder = stage.folder() + QStringLiteral("/games");
    QDir().mkpath(folder);
    Archive archive;
    archive.setFolder(folder);
    for (std::size_t i = 0; i < std::min(count, manyGames().size()); ++i) {
        archive.keep(QString::fromStdString(manyGames()[i]));
        archive.flush();
    }
    StatisticsWindow window(folder, stage.theme(), &stage.window());
    bool read = false;
    QObject::connect(&window, &StatisticsWindow::read, [&read] { read = true; });
    window.reload();
    if (!stage.waitFor([&read] { return read; })) return {};
    window.show();
    QImage taken;
    for (const Subject each : subjects) {
        window.ask(each);
        taken = stage.pictureWith(window);
    }
    return taken;
}

// Every question that it answers.
QImage everyQuestion(const GalleryLook& look) {
    std::vector<Subject> all;
    for (int i = 0; i <= static_cast<int>(Subject::Games); ++i) all.push_back(static_cast<Subject>(i));
    return statisticsPicture(look, all);
}

// Of a player who has played once.
QImage afterOneGame(const GalleryLook& look) {
    return statisticsPicture(look, {Subject::People, Subject::Places, Subject::Course}, 1);
}

} // namespace

GalleryPictures statisticsPictures() {
    const auto of = [](Subject subject) {
        return [subject](const GalleryLook& look) { return statisticsPicture(look, {subject}); };
    };
    return {{QStringLiteral("statistics"), of(Subject::Places)}, {QStringLiteral("people"), of(Subject::People)}};
}

GalleryPictures furtherStatistics() {
    return {{QStringLiteral("statistics-questions"), everyQuestion}, {QStringLiteral("statistics-one"), afterOneGame}};
}

} // namespace elgrande::gui
