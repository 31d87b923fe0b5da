#include "app/files/game_files.h"

#include "app/files/report.h"
#include "app/files/saves.h"
#include "app/settings/settings.h"
#include "app/table/local_table.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace elgrande {

GameFiles::GameFiles(GameModel& model, LocalTable& table, Settings& settings, QWidget* window)
    : Desk(window)
    , open(add("game.open", QKeySequence::Open))
    , proceed(add("game.continue"))
    , save(add("game.save", QKeySequence::Save))
    , saveAs(add("game.saveAs", QKeySequence::SaveAs))
    , report(add("help.report"))
    , model_(model)
    , table_(table)
    , settings_(settings) {
    connect(open, &QAction::triggered, this, &GameFiles::askWhatToOpen);
    connect(proceed, &QAction::triggered, this, &GameFiles::continueGame);
    connect(save, &QAction::triggered, this, &GameFiles::saveGame);
    connect(saveAs, &QAction::triggered, this, &GameFiles::askWhereToSave);
    connect(report, &QAction::triggered, this, &GameFiles::askWhereToReport);
    connect(&model_, &GameModel::gameStarted, this, [this] {
        setFile({});
        complained_ = false;
    });
    connect(&table_, &LocalTable::autosaveFailed, this, [this](const QString& reason) {
        if (std::exchange(complained_, true)) return;
        complain(tr("The game cannot be saved automatically. Save it elsewhere with Game – Save as."),
                 reason.toStdString());
    });
}

void GameFiles::retranslate() {
    open->setText(tr("&Open…"));
    open->setToolTip(tr("Open a game"));
    proceed->setText(tr("&Continue the last game"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    report->setText(tr("&Report a problem…"));
}

void GameFiles::refresh() {
    save->setEnabled(table_.hasGame());
    saveAs->setEnabled(table_.hasGame());
    proceed->setEnabled(!model_.hasGame() && QFileInfo::exists(Settings::autosaveFile()));
}

QString GameFiles::line(const QAction* action) const {
    if (action == proceed) return lastGame();
    if (action == open) return tr("A saved game or the record of a game");
    return {};
}

// "Round 4 – Inés, Diego, Lucía"; empty where there is nothing to go on with.
QString GameFiles::lastGame() const {
    if (!QFileInfo::exists(Settings::autosaveFile())) return {};
    const Result<QString> text = readSave(Settings::autosaveFile());
    if (!text) return {};
    const auto record = recordFromText((*text).toStdString());
    if (!record) return {};
    const auto rules = RulesBuilder::build(record->setup);
    if (!rules) return {};
    const auto replayed = replay(**rules, initialState(**rules), *record);
    QStringList names;
    for (const std::string& name : record->names) names << QString::fromStdString(name);
    const QString who = names.join(QStringLiteral(", "));
    if (!replayed) return who;
    if (actors(**rules, replayed->state).empty()) return tr("Over – %1", "a finished game and its players").arg(who);
    return tr("Round %1 – %2", "number, players").arg(replayed->state.round).arg(who);
}

bool GameFiles::mayGiveUpGame() {
    if (!table_.running() || model_.observation().over) return true;
    QMessageBox question(QMessageBox::Question, tr("Game under way"),
                         tr("A game is under way. Save it before you leave it?"),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window());
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

std::optional<QString> GameFiles::read(const QString& path) const {
    Result<QString> text = readSave(path);
    if (text) return std::move(*text);
    complain(tr("The saved game cannot be read."), text.error());
    return {};
}

bool GameFiles::resume(const QString& recordText, const QString& sorry) {
    const Result<bool> resumed = table_.resume(recordText);
    if (!resumed) complain(sorry, resumed.error());
    return static_cast<bool>(resumed);
}

bool GameFiles::resumeFile(const QString& path) {
    const std::optional<QString> text = read(path);
    return text && resume(*text, tr("%1 is not a game that can be continued.").arg(QDir::toNativeSeparators(path)));
}

bool GameFiles::openFile(const QString& path) {
    if (!resumeFile(path)) return false;
    setFile(path);
    return true;
}

void GameFiles::askWhatToOpen() {
    if (!mayGiveUpGame()) return;
    const QString path =
        QFileDialog::getOpenFileName(window(), tr("Open a saved game"), settings_.folder(), saveFilter());
    if (!path.isEmpty()) openFile(path);
}

void GameFiles::continueGame() {
    if (mayGiveUpGame()) resumeFile(Settings::autosaveFile());
}

bool GameFiles::saveGame() { return file_.isEmpty() ? askWhereToSave() : saveTo(file_); }

bool GameFiles::askWhereToSave() {
    const QString proposal = settings_.folder() + QLatin1Char('/') + tr("El Grande") + QStringLiteral(".egr");
    QString path = QFileDialog::getSaveFileName(window(), tr("Save the game"), proposal, saveFilter());
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".egr");
    return saveTo(path);
}

bool GameFiles::saveTo(const QString& path) {
    const Result<bool> written = writeSave(path, table_.recordText());
    if (written)
        setFile(path);
    else
        complain(tr("The game has not been saved."), written.error());
    return static_cast<bool>(written);
}

void GameFiles::setFile(const QString& path) {
    file_ = path;
    if (!path.isEmpty()) settings_.setFolder(QFileInfo(path).absolutePath());
    emit fileChanged();
}

// The player is told what the file holds before it is sent anywhere.
void GameFiles::askWhereToReport() {
    const QString proposal = settings_.folder() + QLatin1Char('/') + tr("El Grande problem") + QStringLiteral(".egr");
    const QString path = QFileDialog::getSaveFileName(window(), tr("Report a problem"), proposal, saveFilter());
    if (path.isEmpty()) return;
    const Result<bool> written = writeSave(path, problemReport(settings_, table_.recordText(), {}));
    if (!written) {
        complain(tr("The report has not been written."), written.error());
        return;
    }
    QMessageBox box(QMessageBox::Information, tr("Report a problem"),
                    tr("The report is in %1.").arg(QDir::toNativeSeparators(path)), QMessageBox::Ok, window());
    box.setInformativeText(
        tr("It holds the versions of the program, of Qt and of the system, your settings without any "
           "folders, and the game on the table with the names of its players. It is plain text: read "
           "it, add what went wrong, and send it to the project."));
    box.exec();
}

} // namespace elgrande
