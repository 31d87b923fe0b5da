// Games as files: open, continue, save, and what to say when that fails.
#include "app/main_window.h"

#include "app/report.h"
#include "app/saves.h"
#include "app/settings.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace elgrande {

QString saveFilter() { return MainWindow::tr("Saved games (*.egr);;All files (*)"); }

bool MainWindow::mayGiveUpGame() {
    if (!table_.running() || model_.observation().over) return true;
    QMessageBox question(QMessageBox::Question, tr("Game under way"),
                         tr("A game is under way. Save it before you leave it?"),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return saveGame();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

bool MainWindow::resumeFrom(const QString& path) {
    const Result<QString> text = readSave(path);
    if (!text) {
        complain(tr("The saved game cannot be read."), QString::fromStdString(text.error()));
        return false;
    }
    const Result<bool> resumed = table_.resume(*text);
    if (!resumed) {
        complain(tr("%1 is not a game that can be continued.").arg(QDir::toNativeSeparators(path)),
                 QString::fromStdString(resumed.error()));
        return false;
    }
    autosaveComplained_ = false;
    return true;
}

bool MainWindow::openFile(const QString& path) {
    if (!resumeFrom(path)) return false;
    file_ = path;
    settings_.setFolder(QFileInfo(path).absolutePath());
    showPage();
    return true;
}

void MainWindow::openGame() {
    if (!mayGiveUpGame()) return;
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a saved game"), settings_.folder(), saveFilter());
    if (!path.isEmpty()) openFile(path);
}

void MainWindow::continueGame() {
    if (!mayGiveUpGame()) return;
    if (!resumeFrom(Settings::autosaveFile())) return;
    file_.clear();
    showPage();
}

bool MainWindow::saveGame() { return file_.isEmpty() ? saveGameAs() : saveTo(file_); }

bool MainWindow::saveGameAs() {
    const QString proposal = settings_.folder() + QLatin1Char('/') + tr("El Grande") + QStringLiteral(".egr");
    QString path = QFileDialog::getSaveFileName(this, tr("Save the game"), proposal, saveFilter());
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".egr");
    return saveTo(path);
}

bool MainWindow::saveTo(const QString& path) {
    const Result<bool> written = writeSave(path, table_.recordText());
    if (!written) {
        complain(tr("The game has not been saved."), QString::fromStdString(written.error()));
        return false;
    }
    file_ = path;
    settings_.setFolder(QFileInfo(path).absolutePath());
    refreshTitle();
    return true;
}

// The player is told what the file holds before it is sent anywhere.
void MainWindow::reportProblem() {
    const QString proposal = settings_.folder() + QLatin1Char('/') + tr("El Grande problem") + QStringLiteral(".egr");
    const QString path = QFileDialog::getSaveFileName(this, tr("Report a problem"), proposal, saveFilter());
    if (path.isEmpty()) return;
    const Result<bool> written = writeSave(path, problemReport(settings_, table_.recordText(), {}));
    if (!written) {
        complain(tr("The report has not been written."), QString::fromStdString(written.error()));
        return;
    }
    QMessageBox box(QMessageBox::Information, tr("Report a problem"),
                    tr("The report is in %1.").arg(QDir::toNativeSeparators(path)), QMessageBox::Ok, this);
    box.setInformativeText(
        tr("It holds the versions of the program, of Qt and of the system, your settings without any "
           "folders, and the game on the table with the names of its players. It is plain text: read "
           "it, add what went wrong, and send it to the project."));
    box.exec();
}

void MainWindow::complain(const QString& what, const QString& why) {
    QMessageBox box(QMessageBox::Warning, QStringLiteral("El Grande"), what, QMessageBox::Ok, this);
    box.setInformativeText(why);
    box.exec();
}

} // namespace elgrande
