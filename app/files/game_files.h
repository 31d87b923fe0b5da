// Games as files: open, continue, save, report a problem, and what to say when that fails. Whoever else reads a
// recorded game or goes on with one does it here, so that every failure is told in the same way.
#pragma once

#include "app/window/desk.h"

#include <optional>

namespace elgrande {

class GameModel;
class LocalTable;
class Settings;

class GameFiles : public Desk {
    Q_OBJECT

  public:
    GameFiles(GameModel& model, LocalTable& table, Settings& settings, QWidget* window);

    QAction* const open;
    QAction* const proceed; // with the game that was saved by itself
    QAction* const save;
    QAction* const saveAs;
    QAction* const report;

    void retranslate() override;
    void refresh() override;
    QString line(const QAction* action) const override;

    QString file() const { return file_; } // where the game was last saved; empty: nowhere yet
    // Whether the running game may go, after offering to save it.
    bool mayGiveUpGame();
    // Goes on with the game in the file; false, as below: the player has been told why not.
    bool openFile(const QString& path);
    // The text of a saved game.
    std::optional<QString> read(const QString& path) const;
    // Goes on with a recorded game at the table; `sorry` is what is said when that is not possible.
    bool resume(const QString& recordText, const QString& sorry);

  signals:
    void fileChanged();

  private:
    void askWhatToOpen();
    void continueGame();
    bool saveGame();
    bool askWhereToSave();
    bool saveTo(const QString& path);
    void askWhereToReport();
    bool resumeFile(const QString& path);
    void setFile(const QString& path);
    QString lastGame() const;

    GameModel& model_;
    LocalTable& table_;
    Settings& settings_;
    QString file_;
    bool complained_ = false; // that the game cannot be saved by itself; once a game is enough
};

} // namespace elgrande
