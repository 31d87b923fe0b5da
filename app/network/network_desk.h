// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's actions for network games: finding, joining, hosting, resuming and leaving them, with what is asked
// before. The game itself is the session's.
#pragma once

#include "app/network/network_session.h"
#include "app/shell/desk.h"

namespace elgrande {

class NetworkTable;

class NetworkDesk : public Desk {
    Q_OBJECT

  public:
    explicit NetworkDesk(const Workplace& at);
    ~NetworkDesk() override;

    QAction* const tables;    // of other hosts, to join
    QAction* const comeBack;  // rejoins the player's last game
    QAction* const resume;    // a hosted game that was saved, or survived a crash
    QAction* const invite;    // shows the join code and addresses of the hosted game
    QAction* const codeShown; // the same, where the code is always seen; for a menu bar
    QAction* const moveSeat;  // of somebody whose computer is out of order, to another one; the host's
    QAction* const leave;
    QAction* const askBack;
    QAction* const point;

    void refresh() override;
    QString line(const QAction* action) const override;

    // The page to show while there is no game; null: none of this desk.
    QWidget* page() const { return page_; }
    bool isAtTable() const { return session_->isAtTable(); }
    bool isHost() const { return session_->isHost(); }
    // Leaves the game, if there is one, after asking the player; false: the player stays.
    bool mayLeave();

    void host(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids);
    void join(const JoinWish& wish);
    void joinAt(const lan::Invitation& place); // at once, if nothing is missing
    void openLink(const QString& link);        // from anybody: fills in the join page, which then asks

    JoinPage& joinPage(); // created on first use
    NetworkSession& session() { return *session_; }
    NetworkTable& table() const { return session_->table(); }
    lan::Hosting* hosting() const { return session_->hosting(); }
    SeatSet peopleElsewhere() const; // at the table
    void setTurnMinutes(int minutes);
    void setMayKnock(bool may);

  signals:
    void pageMade(QWidget* page); // the window adds it to its pages
    void pageWanted();            // page() has changed
    void hostWanted();            // the table is to be set up
    void helpWanted();            // about network games
    void attentionWanted();
    void recordShown(); // of the finished game, which can now be saved and replayed

  private:
    void connectSession();
    void show(QWidget* page);
    void tellHosting(const Result<void>& hosted) const;
    void resumeKept();
    void lookAtFiles();
    bool mayLeaveSeat();
    bool mayClose();
    void moveSeatOfSomebody();
    void askToRemove(const QString& spectator);

    GameModel& model_;
    Settings& settings_;
    const Language& language_;
    Theme& theme_;
    std::function<bool()> mayGiveUpGame_;
    NetworkSession* session_;
    JoinPage* join_ = nullptr;
    QWidget* page_ = nullptr;
    QStringList kept_;                 // folders of hosted tables that can be resumed, the latest first
    std::optional<QString> lastTitle_; // of the game that can be rejoined
};

} // namespace elgrande
