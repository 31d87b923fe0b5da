// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/demo.h"

#include "app/page/game_page.h"
#include "app/storage/files.h"
#include "app/window/main_window.h"
#include "views/board/board_view.h"
#include "views/texts/error_text.h"
#include "views/texts/texts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPixmap>
#include <QTextStream>
#include <QTimer>

#include <array>
#include <cstdio>

namespace elgrande {
namespace {

constexpr int kStandStill = 3'600'000; // pause between moves that the picture does not outlive
constexpr int kSettle = 60;            // milliseconds in which the window draws what has happened
constexpr std::array kNames{"Inés", "Diego", "Lucía", "Mateo", "Carmen"};

} // namespace

Demo::Demo(MainWindow& window, const CommandLine& wanted)
    : window_(window)
    , wanted_(wanted) {
    connect(&window_.model(), &GameModel::happened, this, &Demo::note);
    connect(&window_.model(), &GameModel::gameOver, this, &Demo::stopSoon);
}

bool Demo::begin() {
    Setup setup;
    setup.players = wanted_.players;
    if (!wanted_.edition.isEmpty()) setup.edition = wanted_.edition.toStdString();
    for (const QString& id : wanted_.expansions) setup.expansions.push_back(id.toStdString());
    if (!wanted_.seed.isEmpty()) setup.seed = wanted_.seed.toStdString();
    std::vector<SeatChoice> seats;
    seats.reserve(kNames.size());
    for (int i = 0; i < setup.players; ++i)
        seats.push_back({QString::fromUtf8(kNames[static_cast<std::size_t>(i)]), QStringLiteral("greedy")});
    window_.page().setTempo(Tempo::Off);
    window_.table().setPace(0);
    const Result<void> begun = window_.table().start(setup, seats);
    if (!begun) QTextStream(stderr) << texts::errorText(begun.fault()) << Qt::endl;
    return static_cast<bool>(begun);
}

bool Demo::isReached(const Event& event) const {
    switch (wanted_.stop.at) {
    case DemoStop::At::Round:
        return event.kind == EventKind::RoundBegan && event.number == wanted_.stop.number;
    case DemoStop::At::Scoring:
        return event.kind == EventKind::ScoringBegan && event.number == wanted_.stop.number;
    case DemoStop::At::End:
        return event.kind == EventKind::GameEnded;
    }
    return false;
}

void Demo::note(const Event& event) {
    if (reached_) return;
    const GameModel& model = window_.model();
    const QString line = texts::eventText(
        model.catalogue(), event, [&model](Seat seat) { return model.playerName(seat); }, false);
    if (!line.isEmpty()) QTextStream(stdout) << line << Qt::endl;
    if (!isReached(event)) return;
    reached_ = true;
    stopSoon();
}

void Demo::stopSoon() {
    window_.table().setPace(kStandStill);
    QTimer::singleShot(kSettle, this, &Demo::finish);
}

bool Demo::savePicture() const {
    QBuffer picture;
    picture.open(QIODevice::WriteOnly);
    const QByteArray kind = QFileInfo(wanted_.screenshot).suffix().toLatin1();
    Result<void> written = Error{QT_TRANSLATE_NOOP("elgrande::errors", "this picture format is not supported.")};
    if (window_.grab().save(&picture, kind.isEmpty() ? "png" : kind.constData()))
        written = writeWhole(wanted_.screenshot, picture.data());
    if (!written)
        QTextStream(stderr)
            << tr("%1 could not be saved: %2").arg(wanted_.screenshot, texts::errorText(written.fault())) << Qt::endl;
    return static_cast<bool>(written);
}

void Demo::finish() {
    if (!reached_) {
        QTextStream(stderr) << tr("The game ended before the moment given by --stop.") << Qt::endl;
        QCoreApplication::exit(1);
        return;
    }
    window_.page().board().finishPicture();
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        QTextStream(stderr) << tr("The log could not be saved: %1").arg(qt_error_string()) << Qt::endl;
        QCoreApplication::exit(1);
        return;
    }
    QCoreApplication::exit(wanted_.screenshot.isEmpty() || savePicture() ? 0 : 1);
}

} // namespace elgrande

#include "moc_demo.cpp"
