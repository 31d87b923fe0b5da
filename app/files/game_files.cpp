// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/game_files.h"

#include "app/files/report.h"
#include "app/files/saves.h"
#include "app/files/unfinished.h"
#include "app/files/where_to_write.h"
#include "app/settings/settings.h"
#include "app/storage/file_names.h"
#include "app/table/current_table.h"
#include "views/prompt/question.h"
#include "views/toolkit/translated.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

namespace elgrande {
namespace {

// What another window plays is not continued here, unless there is nothing else. Null: there is none.
const Shelf::Kept* lastOf(const QList<Shelf::Kept>& games) {
    for (const Shelf::Kept& each : games)
        if (each.hold != Hold::Elsewhere) return &each;
    return games.isEmpty() ? nullptr : &games.front();
}

} // namespace

GameFiles::GameFiles(const Workplace& at)
    : Desk(at.window)
    , open(add("game.open", QT_TR_NOOP("&Open…"), QKeySequence::Open))
    , proceed(add("game.continue", nullptr))
    , unfinished(add("game.unfinished", QT_TR_NOOP("Unfinished games")))
    , save(add("game.save", QT_TR_NOOP("&Save"), QKeySequence::Save))
    // Not every desktop has keys of its own for it.
    , saveAs(add("game.saveAs", QT_TR_NOOP("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)))
    , leave(add("game.leave", QT_TR_NOOP("Start page")))
    , report(add("help.report", QT_TR_NOOP("&Report a problem…")))
    , model_(at.model)
    , table_(at.table)
    , now_(at.now)
    , settings_(at.settings)
    , theme_(at.theme) {
    words().tip(open, QT_TR_NOOP("Open a game"));
    words().also([this] { nameProceed(); });
    connect(open, &QAction::triggered, this, &GameFiles::askWhatToOpen);
    connect(proceed, &QAction::triggered, this, &GameFiles::continueGame);
    connect(unfinished, &QAction::triggered, this, &GameFiles::chooseUnfinished);
    connect(save, &QAction::triggered, this, &GameFiles::saveGame);
    connect(saveAs, &QAction::triggered, this, &GameFiles::askWhereToSave);
    connect(leave, &QAction::triggered, this, &GameFiles::leaveTable);
    connect(report, &QAction::triggered, this, &GameFiles::askWhereToReport);
    connect(&model_, &GameModel::gameStarted, this, [this] {
        setFile({});
        complained_ = false;
        countUnfinished();
    });
    connect(&table_, &LocalTable::shelfSwept, this, [this] {
        countUnfinished();
        emit unfinishedChanged();
    });
    connect(&table_, &LocalTable::autosaveFailed, this, [this](const Error& reason) {
        if (std::exchange(complained_, true)) return;
        complain(tr("The game cannot be saved automatically. Use Game – Save as to save it elsewhere."), reason);
    });
}

void GameFiles::refresh() {
    for (QAction* action : {save, saveAs}) {
        action->setEnabled(now_.hasRecord());
        action->setStatusTip(now_->whyOnlyPlayed());
    }
    leave->setEnabled(now_.hasRecord() || now_.isElsewhere());
    if (!model_.hasGame()) countUnfinished();
    proceed->setEnabled(!kept_.isEmpty());
    unfinished->setEnabled(kept_.size() > 1);
}

QString GameFiles::line(const QAction* action) const {
    if (action == proceed) return lastGames();
    if (action == unfinished) return tr("Choose one of %n unfinished game(s)", nullptr, static_cast<int>(kept_.size()));
    if (action == open) return tr("A saved game or a game record");
    return {};
}

UnfinishedGame GameFiles::lastGame() const {
    const Shelf::Kept* last = lastOf(kept_);
    return last == nullptr ? UnfinishedGame() : unfinishedIn(*last);
}

QString GameFiles::lastFile() const {
    const Shelf::Kept* last = lastOf(kept_);
    return last == nullptr ? QString() : last->file;
}

// The game played last, and how many there are beside it.
QString GameFiles::lastGames() const {
    if (kept_.isEmpty()) return {};
    const QString last = lastGame().line;
    const auto count = static_cast<int>(kept_.size());
    return count == 1 ? last : tr("%n unfinished game(s), most recent: %1", nullptr, count).arg(last);
}

void GameFiles::keepUnfinishedIn(const QString& folder) {
    table_.setShelf(folder);
    table_.sweepShelf(); // of what a program that was killed has left
    emit unfinishedChanged();
}

void GameFiles::countUnfinished() {
    kept_ = table_.shelf().all();
    nameProceed();
}

void GameFiles::nameProceed() {
    const bool several = kept_.size() > 1;
    proceed->setText(several ? tr("&Continue a game…") : tr("&Continue the last game"));
    proceed->setToolTip(several ? tr("Continue a game") : QString());
}

bool GameFiles::mayGiveUpGame() {
    if (now_.isElsewhere()) return mayLeave_();
    if (!table_.running() || model_.observation().over) return true;
    return table_.isKept() ? mayPutAside() : mayLose();
}

// A table elsewhere shows by itself what comes after it.
void GameFiles::leaveTable() {
    const bool elsewhere = now_.isElsewhere();
    if (!mayGiveUpGame() || elsewhere) return;
    table_.close();
    emit left();
}

bool GameFiles::mayPutAside() {
    Question question(Question::Kind::Ask, tr("Game in progress"),
                      tr("A game is in progress. Keep it to continue later?"), window());
    const QPushButton* aside = question.add(tr("&Keep for later"), Question::Answer::Accept);
    const QPushButton* away = question.add(tr("Discard &game"), Question::Answer::Other);
    question.addCancel();
    const QPushButton* answer = question.ask();
    table_.giveUp(answer == away);
    return answer == aside || answer == away;
}

bool GameFiles::mayLose() {
    Question question(Question::Kind::Ask, tr("Game in progress"), tr("A game is in progress. Save it first?"),
                      window());
    const QPushButton* keep = question.add(tr("Save"), Question::Answer::Accept);
    const QPushButton* lose = question.add(tr("Don't save"), Question::Answer::Other);
    question.addCancel();
    const QPushButton* answer = question.ask();
    return answer == keep ? saveGame() : answer == lose;
}

std::optional<QString> GameFiles::read(const QString& path) const {
    Result<QString> text = readSave(path);
    if (text) return std::move(*text);
    complain(tr("The saved game cannot be read."), text.fault());
    return {};
}

bool GameFiles::resume(const QString& recordText, const QString& sorry) {
    const Result<void> resumed = table_.resume(recordText);
    if (!resumed) complain(sorry, resumed.fault());
    return static_cast<bool>(resumed);
}

QString GameFiles::sorryFor(const QString& path) {
    return tr("%1 is not a game that can be continued.").arg(QDir::toNativeSeparators(path));
}

bool GameFiles::resumeFile(const QString& path) {
    const std::optional<QString> text = read(path);
    return text && resume(*text, sorryFor(path));
}

bool GameFiles::openFile(const QString& path) {
    if (!resumeFile(path)) return false;
    if (isWholeName(path)) setFile(path); // else it is saved under a name that the player gives
    return true;
}

void GameFiles::askWhatToOpen() {
    if (!mayGiveUpGame()) return;
    const QString path =
        QFileDialog::getOpenFileName(window(), tr("Open a saved game"), settings_.folder(), saveFilter());
    if (!path.isEmpty()) openFile(path);
}

void GameFiles::continueGame() {
    if (table_.shelf().all().size() > 1)
        chooseUnfinished();
    else
        continueLast();
}

void GameFiles::continueLast() {
    const QList<Shelf::Kept> games = table_.shelf().all();
    const Shelf::Kept* last = lastOf(games);
    if (last != nullptr && mayGiveUpGame()) proceedWith(last->file);
}

void GameFiles::chooseUnfinished() {
    if (!mayGiveUpGame()) return;
    UnfinishedDialog dialog(table_.shelf(), theme_, window());
    const bool accepted = dialog.exec() == QDialog::Accepted;
    countUnfinished();
    emit unfinishedChanged();
    if (accepted && !dialog.chosen().isEmpty()) proceedWith(dialog.chosen());
}

void GameFiles::proceedWith(const QString& file) {
    const Hold hold = GameLock::holdOf(file);
    if (!mayTake(hold)) return;
    const Result<void> resumed =
        table_.resumeKept(file, hold == Hold::Doubtful ? GameLock::Doubtful::Take : GameLock::Doubtful::Leave);
    if (!resumed) complain(sorryFor(file), resumed.fault());
}

// A game on another table stays there; where that is doubtful the player knows.
bool GameFiles::mayTake(Hold hold) {
    if (hold == Hold::Elsewhere) {
        Question box(Question::Kind::Tell, tr("Unfinished game"), tr("This game is open in another window."), window());
        box.addClose();
        box.ask();
    }
    if (hold != Hold::Doubtful) return hold == Hold::Free;
    Question question(Question::Kind::Ask, tr("Unfinished game"),
                      tr("This game may be open in another window or on another computer. Open it here?"), window());
    question.setMore(tr("If a crash or a power cut left it that way, it is safe to open. If it is still being "
                        "played elsewhere, one of the two games will replace the other."));
    const QPushButton* here = question.add(tr("Open &here"), Question::Answer::Other);
    question.setDefault(question.addCancel());
    return question.ask() == here;
}

bool GameFiles::saveGame() { return file_.isEmpty() ? askWhereToSave() : saveTo(file_); }

bool GameFiles::askWhereToSave() {
    const QString proposal = settings_.folder() + QLatin1Char('/') + tr("El Grande") + QStringLiteral(".egr");
    const QString path = whereToWrite(window(), tr("Save the game"), proposal, saveFilter());
    return !path.isEmpty() && saveTo(path);
}

bool GameFiles::saveTo(const QString& path) {
    const Result<void> written = writeSave(path, now_->recordText());
    if (!written) {
        complain(tr("The game could not be saved."), written.fault());
        return false;
    }
    setFile(path);
    if (!model_.observation().over) tellOfSecrets();
    return true;
}

QString GameFiles::secrets() {
    return tr("Until the game is over, this file also contains hidden information: the cards to come, "
              "the secret disks already set, and the contents of the Castillo. Anyone still playing "
              "should not look inside.");
}

void GameFiles::tellOfSecrets() {
    if (settings_.toldOfSecrets()) return;
    settings_.toldOfSecrets.set(true);
    Question box(Question::Kind::Tell, tr("Save the game"), tr("Game saved."), window());
    box.setMore(secrets());
    box.addClose();
    box.ask();
}

void GameFiles::setFile(const QString& path) {
    file_ = path;
    if (!path.isEmpty()) settings_.folder.set(QFileInfo(path).absolutePath());
    emit fileChanged();
}

// The player is told what the file holds before it is sent anywhere.
void GameFiles::askWhereToReport() {
    const QString proposal =
        settings_.folder() + QLatin1Char('/') + tr("El Grande problem report") + QStringLiteral(".egr");
    const QString path = whereToWrite(window(), tr("Report a problem"), proposal, saveFilter());
    if (path.isEmpty()) return;
    const Result<void> written = writeSave(path, problemReport(settings_, now_->recordText(), {}));
    if (!written) {
        complain(tr("The report could not be saved."), written.fault());
        return;
    }
    Question box(Question::Kind::Tell, tr("Report a problem"),
                 tr("The report was saved to %1.").arg(QDir::toNativeSeparators(path)), window());
    const QString holds = tr("It contains the versions of the program, Qt and your system, your settings (without "
                             "folder names), and the current game with the players' names. It is plain text: read it, "
                             "add what went wrong, and send it to the project.");
    box.setMore(model_.observation().over ? holds : holds + QLatin1Char(' ') + secrets());
    box.addClose();
    box.ask();
}

} // namespace elgrande

#include "moc_game_files.cpp"
