// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Opening, resuming and saving games as files, and reporting problems. All code that reads a recorded game or resumes
// one goes through this class, so that every failure is reported in the same way.
#pragma once

#include "app/files/unfinished_game.h"
#include "app/shell/desk.h"
#include "app/table/shelf.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace elgrande {

class GameFiles : public Desk {
    Q_OBJECT

  public:
    explicit GameFiles(const Workplace& at);

    QAction* const open;
    QAction* const proceed;    // with an unfinished game; asks which one if there are several
    QAction* const unfinished; // the list of them
    QAction* const save;
    QAction* const saveAs;
    QAction* const leave; // to the start page
    QAction* const report;

    void refresh() override;
    QString line(const QAction* action) const override;

    QString file() const { return file_; } // where the game was last saved; empty: nowhere yet
    void continueLast();                   // the game that was played last, at once
    // From now on games are kept there until they are finished.
    void keepUnfinishedIn(const QString& folder);
    // That was played last and can be continued; without a line where there is none.
    UnfinishedGame lastGame() const;
    QString lastFile() const; // empty: there is none
    // Whether the running game may leave the table, after asking what becomes of it.
    bool mayGiveUpGame();
    // How it is asked about leaving a table elsewhere; false: the player stays.
    void setMayLeave(std::function<bool()> ask) { mayLeave_ = std::move(ask); }
    // Goes on with the game in the file; false, as below: the player has been told why not.
    bool openFile(const QString& path);
    // The text of a saved game.
    std::optional<QString> read(const QString& path) const;
    // Goes on with a recorded game at the table; `sorry` is what is said when that is not possible.
    bool resume(const QString& recordText, const QString& sorry);

  signals:
    void left(); // no game is at the table any more
    void fileChanged();
    void unfinishedChanged(); // other games to go on with

  private:
    void leaveTable();
    void askWhatToOpen();
    void continueGame();
    void chooseUnfinished();
    void proceedWith(const QString& file);
    bool mayTake(Hold hold);
    bool mayPutAside();
    bool mayLose();
    bool saveGame();
    bool askWhereToSave();
    bool saveTo(const QString& path);
    // What a file of an unfinished game holds; it is told once, and again with every report.
    void tellOfSecrets();
    static QString secrets();
    void askWhereToReport();
    bool resumeFile(const QString& path);
    void setFile(const QString& path);
    QString lastGames() const;
    void countUnfinished();
    void nameProceed();
    static QString sorryFor(const QString& path);

    GameModel& model_;
    LocalTable& table_; // to which games come from files
    const CurrentTable& now_;
    std::function<bool()> mayLeave_;
    Settings& settings_;
    const Theme& theme_;
    QString file_;
    QList<Shelf::Kept> kept_; // games to go on with, besides the one on the table
    bool complained_ = false; // that the game cannot be saved by itself; once a game is enough
};

} // namespace elgrande
