// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Hosts network games without a window. Each table has its own folder with everything needed to resume it. A new table
// replaces one whose game is over.
//
//     FOLDER/tables/N   the table in place N (Hosting)
//     FOLDER/games/…    records of finished games
//     FOLDER/log        one line per record; its lock keeps out a second server
#pragma once

#include "app/lan/hosting.h"
#include "app/storage/line_file.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace elgrande::cli {

struct ServerPlan {
    QString folder;
    int tables = 1;
    // Of the first table; the others use the next ones. 0: any; none: the usual one, or where that is taken the next.
    std::optional<quint16> port;
    lan::HostingDoor door;
    lan::HostingPlan table; // if there are several, each title gets a number; each place has its own folder
    std::string standIn;
    bool once = false; // opens no new tables, and ends when all games are over
    std::chrono::milliseconds clearAfter{
        600000}; // the latest time to remove a finished table whose guests have not left
    std::chrono::milliseconds returnWithin{
        60000};                             // how long to wait for guests that were disconnected when the game ended
    std::chrono::milliseconds linger{3000}; // and for guests that have only lost their connection
};

class Server : public QObject {
  public:
    enum class Level { Warning = 4, Notice = 5, Info = 6 }; // as syslog counts them
    // `say` prints a line for people.
    using Tell = std::function<void(Level level, const QString& line)>;
    using Finish = std::function<void()>;
    Server(ServerPlan plan, const lan::Limits& limits, Tell say, Finish finish, QObject* parent = nullptr);
    ~Server() override;

    // Resumes the tables in the folder and opens new ones for the rest. The error is a sentence for people.
    Result<void> start();
    // Informs all guests and waits until everything has been sent.
    void stop();

    struct Place {
        int number = 0; // from 1
        std::unique_ptr<lan::Hosting> hosting;
        qint64 overSince = -1;
        bool isKept = false; // its record is written
        qint64 emptySince = -1;
        SeatSet told; // people's seats connected since the end, which know the result
        bool resumed = false;
    };
    const std::vector<Place>& places() const { return places_; }

    std::function<void(const Place& place)> opened; // called for every new or resumed table

  private:
    QString folderOf(int number) const;
    Result<void> open(Place& place);
    void listenTo(const Place& place);
    void over(int number);
    void noteWhoIsHere(int number);
    void clear();                                  // removes tables whose guests have left
    bool isDone(Place& place, qint64 now) const;   // the table of a finished game can be removed
    bool keepGame(const Place& place, bool aloud); // whether its record is written; aloud: says why not

    ServerPlan plan_;
    lan::Limits limits_;
    Tell say_;
    Finish finish_;
    std::unique_ptr<LineFile> log_;
    std::vector<Place> places_;
    QTimer clear_;
};

} // namespace elgrande::cli
