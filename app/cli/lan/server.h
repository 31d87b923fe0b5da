// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Network games hosted without a window. Each table has its own folder with everything that is needed to resume it; a
// table whose game is over is replaced by a new one.
//
//     FOLDER/tables/N   the table in place N (Hosting)
//     FOLDER/games/…    records of finished games
//     FOLDER/log        one line for each of them; its lock keeps out a second server
#pragma once

#include "app/lan/hosting.h"
#include "app/storage/line_file.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace elgrande::cli {

struct ServerPlan {
    QString folder;
    int tables = 1;
    quint16 port = 0; // of the first table, the others follow; 0: any
    lan::HostingDoor door;
    lan::HostingPlan table; // its title gets a number where there are several, its folder is that of its place
    std::string standIn;
    bool once = false; // no new tables: it ends when all games are over
    std::chrono::milliseconds clearAfter{
        600000}; // a table whose game is over goes when its guests have gone, and then at the latest
    std::chrono::milliseconds returnWithin{
        60000}; // who was away when the game ended, as after a crash of the server, is waited for so long
    std::chrono::milliseconds linger{3000}; // and when all have gone so long, for who only fell out of the line
};

class Server : public QObject {
  public:
    // `say`: what has happened, a line for people.
    using Tell = std::function<void(const QString& line)>;
    using Finish = std::function<void()>;
    Server(ServerPlan plan, const lan::Limits& limits, Tell say, Finish finish, QObject* parent = nullptr);
    ~Server() override;

    // What is found in the folder goes on, the rest is new. The error is a sentence for people.
    Result<bool> start();
    // Informs all guests and waits until everything has been sent.
    void stop();

    struct Place {
        int number = 0; // from 1
        std::unique_ptr<lan::Hosting> hosting;
        qint64 overSince = -1;
        qint64 emptySince = -1;
        SeatSet told; // people's seats that have been connected since: they know the result
        bool resumed = false;
    };
    const std::vector<Place>& places() const { return places_; }

    std::function<void(const Place& place)> opened; // a table is there, new or resumed

  private:
    QString folderOf(int number) const;
    Result<bool> open(Place& place);
    void over(int number);
    void noteWhoIsHere(int number);
    void clear();                                // tables whose guests have gone
    bool isDone(Place& place, qint64 now) const; // the table of a game that is over may go
    bool keepGame(const Place& place);

    ServerPlan plan_;
    lan::Limits limits_;
    Tell say_;
    Finish finish_;
    std::unique_ptr<LineFile> log_;
    std::vector<Place> places_;
    QTimer clear_;
};

} // namespace elgrande::cli
