// Recorded games and looking back in the running one.
#include "app/main_window.h"

#include "app/game_page.h"
#include "app/replay_page.h"
#include "app/saves.h"
#include "app/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStackedWidget>

namespace elgrande {

void MainWindow::replayGame() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Replay a game"), settings_.folder(), saveFilter());
    if (path.isEmpty()) return;
    const Result<QString> text = readSave(path);
    if (!text) {
        complain(tr("The saved game cannot be read."), QString::fromStdString(text.error()));
        return;
    }
    settings_.setFolder(QFileInfo(path).absolutePath());
    showReplay(*text, 0);
}

void MainWindow::lookBack(int event) {
    if (model_.hasGame()) showReplay(table_.recordText(), event);
}

// The running game waits meanwhile.
void MainWindow::showReplay(const QString& recordText, int event) {
    if (replay_ == nullptr) {
        replay_ = new ReplayPage(theme_, pages_);
        pages_->addWidget(replay_);
        replay_->page().setTempo(settings_.tempo());
        connect(replay_, &ReplayPage::closeWanted, this, &MainWindow::closeReplay);
        connect(replay_, &ReplayPage::branchWanted, this, &MainWindow::playOnFrom);
        connect(&replay_->page(), &GamePage::replayWanted, &replay_->replay(), [this](int at) {
            replay_->replay().goTo(replay_->replay().positionOfEvent(static_cast<std::size_t>(at)));
        });
        connect(&replay_->page(), &GamePage::newGameWanted, this, [this] { askForNewGame(); });
    }
    const Result<bool> opened = replay_->open(recordText, event);
    if (!opened) {
        complain(tr("This is not a game that can be replayed."), QString::fromStdString(opened.error()));
        return;
    }
    table_.hold(true);
    pages_->setCurrentWidget(replay_);
    refreshActions();
}

void MainWindow::closeReplay() {
    if (replay_ == nullptr) return;
    replay_->replay().setPlaying(false);
    table_.hold(false);
    showPage();
}

void MainWindow::playOnFrom(const QString& recordText) {
    if (!mayGiveUpGame()) return;
    const Result<bool> resumed = table_.resume(recordText);
    if (!resumed) {
        complain(tr("The game cannot begin."), QString::fromStdString(resumed.error()));
        return;
    }
    file_.clear();
    autosaveComplained_ = false;
    closeReplay();
}

} // namespace elgrande
