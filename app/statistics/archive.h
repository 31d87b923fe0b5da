// All finished games, each as its record in a file of its own: nothing is ever written anew, so a damaged file costs
// that one game and nothing else, two running programs cannot overwrite each other, and every game can be replayed. The
// file's name comes from the game itself, so that a game that is opened again counts once. Reading a thousand games
// takes a worker thread less than a second or two; nobody waits for it.
#pragma once

#include "app/statistics/game_facts.h"
#include "app/table/autosave.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace elgrande {

class Archive : public QObject {
    Q_OBJECT

  public:
    explicit Archive(QObject* parent = nullptr);

    void setFolder(const QString& folder) { folder_ = folder; } // empty: nothing is kept
    QString folder() const { return folder_; }
    void keep(const QString& recordText); // returns at once
    void flush() { writer_.flush(); }

    static QString fileFor(const QString& recordText); // name without folder

  signals:
    void failed(const QString& reason);

  private:
    QString folder_;
    Autosave writer_;
};

// Reads an archive on a thread of its own; a new reading takes the place of the one before.
class ArchiveReader : public QObject {
    Q_OBJECT

  public:
    explicit ArchiveReader(QObject* parent = nullptr);
    ~ArchiveReader() override; // breaks off

    void start(const QString& folder);
    const std::vector<GameFacts>& games() const { return games_; } // oldest first, after finished()
    const QStringList& damaged() const { return damaged_; }        // "file: why it does not count"

  signals:
    void progress(int read, int of);
    void finished();

  private:
    void run(const QString& folder, int reading); // on the thread
    void tell(int reading, std::function<void()> news);
    void stop();

    std::atomic<bool> ending_ = false;
    int reading_ = 0; // number of the newest
    std::vector<GameFacts> games_;
    QStringList damaged_;
    std::thread thread_;
};

} // namespace elgrande
