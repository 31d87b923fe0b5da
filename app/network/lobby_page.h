// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The lobby, the same for the host and every guest: seats, colours and who is ready, spectators, the set-up, how others
// join (code and addresses), chat, and the start button with the reason why the game cannot start yet.
#pragma once

#include "app/network/lobby_seat_row.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace elgrande {

class ElidedLabel;
class PaperPanel;
class TalkPanel;
class Theme;

struct LobbyContent {
    QString title;
    QString game;                  // edition, expansions, rounds, what departs
    std::vector<LobbyPlace> seats; // all of them
    QStringList spectators;        // their names
    QString code;                  // empty: only the host tells it
    QStringList addresses;         // with their ports
    bool hosts = false;            // this window is the host's
    bool anyOwn = false;           // somebody sits at this screen
    bool ready = false;            // and says so
    QString whyNotYet;             // why it cannot begin; empty: it can
    QString connection;            // what is wrong with it; empty: nothing
    bool operator==(const LobbyContent&) const = default;
};

class LobbyPage : public QWidget {
    Q_OBJECT

  public:
    explicit LobbyPage(Theme& theme, QWidget* parent = nullptr);
    ~LobbyPage() override;

    void setContent(LobbyContent content);
    const LobbyContent& content() const { return content_; }
    TalkPanel& talk() { return *talk_; }
    LobbySeatRow* row(Seat seat) const; // null: there is no such seat

  signals:
    // Of the host: for whom a seat is; an empty agent: for anybody from the network.
    void keepWanted(elgrande::Seat seat, const QString& agent);
    void sendAwayWanted(elgrande::Seat seat);
    void takeWanted(elgrande::Seat seat);
    void standUpWanted(elgrande::Seat seat);
    void nameWanted(elgrande::Seat seat, const QString& name);
    void colourWanted(elgrande::Seat seat, const QString& colour);
    void readyWanted(bool ready);
    void beginWanted();
    void left(); // the table is left, or closed by its host

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QWidget* makeTable();
    QWidget* makeSide();
    void retranslate();
    void showAll();
    void fitRows();
    void copyCode();
    void showCode();

    Theme& theme_;
    LobbyContent content_;
    PaperPanel* table_;
    PaperPanel* invitation_;
    QLabel* heading_;
    QLabel* game_;
    QVBoxLayout* rows_;
    std::vector<LobbySeatRow*> seats_;
    ElidedLabel* spectators_;
    QLabel* connection_;
    QLabel* why_;
    QPushButton* ready_;
    QPushButton* begin_;
    QPushButton* leave_;
    QLabel* codeHeading_;
    QLabel* code_;
    QPushButton* copy_;
    QLabel* how_;
    QLabel* addresses_;
    TalkPanel* talk_;
};

} // namespace elgrande
