// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/statistics_desk.h"

#include "app/files/game_files.h"
#include "app/files/where_to_write.h"
#include "app/settings/settings.h"
#include "app/statistics/statistics_window.h"
#include "app/statistics/summary.h"
#include "app/table/current_table.h"
#include "model/record/record.h"
#include "views/prompt/question.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QUrl>

namespace elgrande {
namespace {

// Neither a game that began in the middle nor one whose course was known.
bool counts(const Record& record) { return record.position.empty() && !record.isSeenBefore(); }

} // namespace

StatisticsDesk::StatisticsDesk(const Workplace& at, const GameFiles& files)
    : Desk(at.window)
    , statistics(add("game.statistics", QT_TR_NOOP("S&tatistics…"), Qt::CTRL | Qt::Key_T))
    , summary(add("game.summary", QT_TR_NOOP("Summary as &PDF or SVG…"), QKeySequence::Print))
    , model_(at.model)
    , table_(at.now)
    , files_(files)
    , settings_(at.settings)
    , theme_(at.theme) {
    connect(statistics, &QAction::triggered, this, [this] { showStatistics(false); });
    connect(summary, &QAction::triggered, this, [this] { askForSummary(table_->recordText()); });
    connect(&model_, &GameModel::gameOver, this, &StatisticsDesk::keepFinishedGame);
    connect(&archive_, &Archive::failed, this, [this](const Error& reason) {
        complain(tr("The finished game could not be saved for the statistics."), reason);
    });
}

void StatisticsDesk::refresh() {
    summary->setEnabled(table_.hasRecord() && model_.observation().over);
    summary->setStatusTip(table_->whyOnlyPlayed());
}

// The tutorial is fed by somebody else and does not count, nor does one that was only looked on, or one that was over
// when it came to this screen's own table.
void StatisticsDesk::keepFinishedGame() {
    if (!settings_.keepGames() || !table_.hasRecord() || !table_->playedHere()) return;
    const QString text = table_->recordText();
    const auto record = recordFromText(text.toStdString());
    if (record && counts(*record)) archive_.keep(text);
}

bool StatisticsDesk::isSafe(const QString& recordText) {
    if (!settings_.keepGames()) return true;
    const auto record = recordFromText(recordText.toStdString());
    return record && (!counts(*record) || archive_.keepNow(recordText));
}

QString StatisticsDesk::whyNotCounted() const {
    if (!settings_.keepGames() || !model_.hasGame() || !model_.observation().over || !table_->playedHere()) return {};
    const auto record = recordFromText(table_->recordText().toStdString());
    if (!record || !record->isSeenBefore()) return {};
    return tr("This game was continued from a replay, so its course was known: it does not count in the "
              "statistics.");
}

QString StatisticsDesk::gamesFolder() const {
    return archive_.folder().isEmpty() ? Settings::gamesFolder() : archive_.folder();
}

void StatisticsDesk::askWhatToReplay() {
    archive_.flush();
    const bool any = !QDir(gamesFolder()).entryList({QStringLiteral("*.egr")}, QDir::Files).isEmpty();
    if (any)
        showStatistics(true);
    else
        emit fileWanted();
}

void StatisticsDesk::showStatistics(bool forReplay) {
    archive_.flush();
    StatisticsWindow games(gamesFolder(), theme_, window());
    if (forReplay) games.ask(statistics::Subject::Games);
    connect(&games, &StatisticsWindow::fileWanted, this, [this, &games] {
        games.accept();
        emit fileWanted();
    });
    connect(&games, &StatisticsWindow::summaryWanted, this, [this](const QString& path) {
        if (const std::optional<QString> text = files_.read(path)) askForSummary(*text);
    });
    connect(&games, &StatisticsWindow::replayWanted, this, [this, &games](const QString& path) {
        games.accept();
        emit replayWanted(path);
    });
    games.exec();
}

void StatisticsDesk::askForSummary(const QString& recordText) {
    Summary page;
    page.setVision(theme_.vision());
    if (const Result<void> opened = page.open(recordText); !opened) {
        complain(tr("There is no summary of this game."), opened.fault());
        return;
    }
    const QString proposal = settings_.folder() + QLatin1Char('/') + tr("El Grande") + QStringLiteral(".pdf");
    const QString path = whereToWrite(QApplication::activeWindow(), tr("Summary of the game"), proposal,
                                      tr("PDF (*.pdf);;SVG images (*.svg)"));
    if (path.isEmpty()) return;
    if (const Result<void> written = page.write(path); !written) {
        complain(tr("The summary could not be saved."), written.fault());
        return;
    }
    settings_.folder.set(QFileInfo(path).absolutePath());
    Question box(Question::Kind::Tell, tr("Summary of the game"),
                 tr("The summary was saved to %1.").arg(QDir::toNativeSeparators(path)), QApplication::activeWindow());
    const QPushButton* open = box.add(tr("&Open"), Question::Answer::Accept);
    box.addClose();
    if (box.ask() == open) openFile(path);
}

void StatisticsDesk::openFile(const QString& path) const {
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(path))) return;
    complain(tr("The summary could not be opened."),
             Error{QT_TRANSLATE_NOOP("elgrande::errors", "No program found that can open %1."),
                   {QDir::toNativeSeparators(path).toStdString()}});
}

} // namespace elgrande

#include "moc_statistics_desk.cpp"
