// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/replay/replay_desk.h"

#include "app/files/game_files.h"
#include "app/files/saves.h"
#include "app/page/game_page.h"
#include "app/replay/replay_page.h"
#include "app/settings/settings.h"
#include "app/table/current_table.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

namespace elgrande {

ReplayDesk::ReplayDesk(const Workplace& at, GameFiles& files)
    : Desk(at.window)
    , replay(add("game.replay", QT_TR_NOOP("&Replay a game…"), Qt::CTRL | Qt::Key_R))
    , lookBack(add("move.lookBack", QT_TR_NOOP("Replay from the &beginning"), Qt::CTRL | Qt::Key_B))
    , model_(at.model)
    , table_(at.now)
    , files_(files)
    , settings_(at.settings)
    , theme_(at.theme)
    , mayGiveUpGame_(at.mayGiveUpGame) {
    connect(lookBack, &QAction::triggered, this, [this] { lookBackTo(-1); });
    connect(&model_, &GameModel::gameStarted, this, &ReplayDesk::close); // somebody plays instead
}

void ReplayDesk::refresh() {
    lookBack->setEnabled(table_.hasRecord() && !shown_);
    lookBack->setStatusTip(table_->whyOnlyPlayed());
}

void ReplayDesk::askForFile() {
    const QString path = QFileDialog::getOpenFileName(window(), tr("Replay a game"), settings_.folder(), saveFilter());
    if (path.isEmpty()) return;
    settings_.folder.set(QFileInfo(path).absolutePath());
    replayFile(path);
}

void ReplayDesk::replayFile(const QString& path) {
    if (const std::optional<QString> text = files_.read(path)) show(*text, 0);
}

void ReplayDesk::lookBackTo(int event) {
    if (table_.hasRecord()) show(table_->recordText(), event);
}

void ReplayDesk::lookBackFrom(int event) {
    lookBackTo(event);
    if (shown_) page_->replay().goTo(page_->replay().positionBefore(static_cast<std::size_t>(event)));
}

QString ReplayDesk::shownRecord() const {
    return shown_ ? page_->replay().recordUpTo(page_->replay().length()) : QString();
}

void ReplayDesk::followSettings(Tempo tempo) {
    if (page_ != nullptr) page_->follow(settings_, tempo);
}

void ReplayDesk::makePage() {
    page_ = new ReplayPage(theme_, window());
    connect(page_, &ReplayPage::closeWanted, this, &ReplayDesk::close);
    connect(page_, &ReplayPage::branchWanted, this, &ReplayDesk::playOnFrom);
    connect(&page_->page(), &GamePage::replayWanted, &page_->replay(), [this](int event) {
        page_->replay().goTo(page_->replay().positionOfEvent(static_cast<std::size_t>(event)));
    });
    connect(&page_->page(), &GamePage::replayFromWanted, &page_->replay(), [this](int event) {
        page_->replay().goTo(page_->replay().positionBefore(static_cast<std::size_t>(event)));
    });
    connect(&page_->page(), &GamePage::newGameWanted, this, &ReplayDesk::newGameWanted);
    emit pageMade(page_);
}

void ReplayDesk::show(const QString& recordText, int event) {
    if (page_ == nullptr) makePage();
    const Result<void> opened = page_->open(recordText, event);
    if (!opened) {
        complain(tr("This game cannot be replayed."), opened.fault());
        return;
    }
    if (!std::exchange(shown_, true)) table_.hold(true);
    emit pageWanted();
}

void ReplayDesk::close() {
    if (!std::exchange(shown_, false)) return;
    page_->replay().setPlaying(false);
    table_.hold(false);
    emit closed();
}

void ReplayDesk::playOnFrom(const QString& recordText) {
    if (mayGiveUpGame_()) files_.resume(recordText, tr("The game cannot be started."));
}

} // namespace elgrande

#include "moc_replay_desk.cpp"
