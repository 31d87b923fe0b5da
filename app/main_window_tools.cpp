// Around the game: the short game at once, its code, finished games and their statistics, the summary on one page,
// sounds.
#include "app/main_window.h"

#include "app/desktop_motion.h"
#include "app/game_code.h"
#include "app/game_page.h"
#include "app/lessons/lesson_guide.h"
#include "app/menus.h"
#include "app/new_game_dialog.h"
#include "app/presets.h"
#include "app/saves.h"
#include "app/seats_editor.h"
#include "app/settings.h"
#include "app/settings_dialog.h"
#include "app/sound/sounds.h"
#include "app/statistics/archive.h"
#include "app/statistics/statistics_window.h"
#include "app/statistics/summary.h"
#include "app/table_style.h"
#include "model/record/record.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

namespace elgrande {
namespace {

// The first person of the last table, who most likely sits here again.
QString usualPerson(const Settings& settings) {
    for (const QVariant& seat : settings.lastTable().value(QStringLiteral("seats")).toList())
        if (const QStringList parts = seat.toStringList(); parts.size() == 2 && parts[1].isEmpty()) return parts[0];
    return settings.playerName();
}

} // namespace

void MainWindow::connectTools() {
    connect(menus_->quick, &QAction::triggered, this, &MainWindow::quickGame);
    connect(menus_->statistics, &QAction::triggered, this, &MainWindow::showStatistics);
    connect(menus_->gameCode, &QAction::triggered, this, &MainWindow::showGameCode);
    connect(menus_->summary, &QAction::triggered, this, [this] { askForSummary(table_.recordText()); });
    connect(&model_, &GameModel::gameOver, this, &MainWindow::keepFinishedGame);
    connect(archive_, &Archive::failed, this, [this](const QString& reason) {
        complain(tr("The finished game could not be kept for the statistics."), reason);
    });
    sounds_->setVolume(settings_.volume());
    sounds_->setOn(settings_.sound());
}

void MainWindow::refreshTools() {
    const bool own = model_.hasGame() && !guide_->running();
    menus_->summary->setEnabled(own && model_.observation().over);
    menus_->gameCode->setEnabled(own);
}

void MainWindow::useAids() {
    model_.setCastilloRemembered(settings_.castilloRemembered());
    model_.setWarnings(settings_.warnings());
}

void MainWindow::useTouch() {
    const bool touch = settings_.touch().value_or(TableStyle::hasTouchScreen());
    const auto* style = qobject_cast<const TableStyle*>(QApplication::style());
    if (style != nullptr ? style->isForTouch() == touch : !touch) return;
    QApplication::setStyle(new TableStyle(touch)); // the application owns it
}

// A desktop with less motion is heeded as long as the player has said nothing else.
void MainWindow::askForMotion() {
    if (settings_.hasTempo()) return;
    auto* desktop = new DesktopMotion(this);
    connect(desktop, &DesktopMotion::reduced, this, [this] {
        if (!settings_.hasTempo()) page_->setTempo(Tempo::Off);
    });
    desktop->ask();
}

void MainWindow::connectSettings(SettingsDialog& dialog) {
    connect(&dialog, &SettingsDialog::textSizeWanted, this, &MainWindow::useTextSize);
    connect(&dialog, &SettingsDialog::touchWanted, this, &MainWindow::useTouch);
    connect(&dialog, &SettingsDialog::aidsChanged, this, &MainWindow::useAids);
    connect(&dialog, &SettingsDialog::ranksWanted, menus_->ranks, &QAction::setChecked);
    connect(&dialog, &SettingsDialog::shortcutsWanted, this, &MainWindow::showShortcuts);
    connect(&dialog, &SettingsDialog::soundWanted, this, [this](bool on) {
        settings_.setSound(on);
        sounds_->setOn(on);
    });
    connect(&dialog, &SettingsDialog::volumeWanted, this, [this](int percent) {
        settings_.setVolume(percent);
        sounds_->setVolume(percent);
    });
}

void MainWindow::quickGame() {
    if (!mayGiveUpGame()) return;
    NewGameDialog dialog(this); // never shown: it makes the setup of a table
    dialog.recall(quickTable(usualPerson(settings_)));
    if (begin(dialog.setup(), dialog.seats())) table_.setPace(std::min(settings_.pace(), Settings::kFast));
}

void MainWindow::showGameCode() {
    const auto record = recordFromText(table_.recordText().toStdString());
    if (!record) return;
    const QString code = gameCode(record->setup);
    QMessageBox box(QMessageBox::NoIcon, tr("Game code"), QStringLiteral("<h2>%1</h2>").arg(code), QMessageBox::Close,
                    this);
    box.setInformativeText(tr("Whoever types this into “New game” gets the same edition, players, rulings and cards."));
    box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const QPushButton* copy = box.addButton(tr("&Copy"), QMessageBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, [code] { QApplication::clipboard()->setText(code); });
    box.exec();
}

// A guided game is fed by somebody else and does not count; the table's own record says when it is over.
void MainWindow::keepFinishedGame() {
    const QString text = table_.recordText();
    if (settings_.keepGames() && text.contains(QLatin1String("\n[Result \""))) archive_->keep(text);
}

void MainWindow::showStatistics() {
    archive_->flush();
    const QString folder = archive_->folder().isEmpty() ? Settings::gamesFolder() : archive_->folder();
    StatisticsWindow window(folder, theme_, this);
    connect(&window, &StatisticsWindow::summaryWanted, &window, [this](const QString& path) {
        const Result<QString> text = readSave(path);
        if (text) askForSummary(*text);
    });
    connect(&window, &StatisticsWindow::replayWanted, &window, [this, &window](const QString& path) {
        window.accept();
        replayFile(path);
    });
    window.exec();
}

void MainWindow::replayFile(const QString& path) {
    const Result<QString> text = readSave(path);
    if (text)
        showReplay(*text, 0);
    else
        complain(tr("The saved game cannot be read."), QString::fromStdString(text.error()));
}

void MainWindow::askForSummary(const QString& recordText) {
    Summary summary;
    if (const Result<bool> opened = summary.open(recordText); !opened) {
        complain(tr("There is no summary of this game."), QString::fromStdString(opened.error()));
        return;
    }
    const QString proposal = settings_.folder() + QLatin1Char('/') + tr("El Grande") + QStringLiteral(".pdf");
    QString path = QFileDialog::getSaveFileName(QApplication::activeWindow(), tr("Summary of the game"), proposal,
                                                tr("PDF (*.pdf);;Drawings (*.svg)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".pdf");
    if (const Result<bool> written = summary.write(path); !written) {
        complain(tr("The summary has not been written."), QString::fromStdString(written.error()));
        return;
    }
    settings_.setFolder(QFileInfo(path).absolutePath());
    QMessageBox box(QMessageBox::Information, tr("Summary of the game"),
                    tr("The summary is in %1.").arg(QDir::toNativeSeparators(path)), QMessageBox::Close,
                    QApplication::activeWindow());
    const QPushButton* open = box.addButton(tr("&Open"), QMessageBox::ActionRole);
    connect(open, &QPushButton::clicked, this, [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    box.exec();
}

} // namespace elgrande
