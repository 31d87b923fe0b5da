// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of the lobby, for the host and for guests: seats with their colours and who is ready, spectators, the
// set-up, code and addresses for others to join, chat, and the start button with the reason why the game cannot start
// yet. All of it is announced when the page appears, and then what changes.
#pragma once

#include "app/lan/knock.h"
#include "app/network/lobby_seat_row.h"

#include <QList>
#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace elgrande {

class ElidedLabel;
class KnockPanel;
class PaperPanel;
class TalkPanel;
class Theme;

struct LobbyContent {
    QString title;
    QString game;                  // edition, expansions, rounds, options that differ
    std::vector<LobbyPlace> seats; // all of them
    QStringList spectators;        // their names
    QStringList removable;         // of the host: the same, empty for those without a name
    QString code;                  // empty: this is not the host
    QStringList addresses;         // with their ports; none: there is no network
    bool isListed = true;          // others see the table in their list; not where the beacon has no port
    QString invitation;            // of the host: all of it in a message to others
    QList<lan::Knock> knocks;      // of the host: who asks to be let in
    bool hosts = false;            // this window is the host's
    bool anyOwn = false;           // this screen has a seat
    bool ready = false;            // its players are ready
    QString whyNotYet;             // why it cannot begin; empty: it can
    QString connection;            // a problem with the connection; empty: none
    std::optional<int> nextTry;    // seconds until the lost connection is tried again
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
    LobbySeatRow* row(Seat seat) const; // null: no such seat

  signals:
    // From the host: an agent for the seat; empty: open to the network.
    void keepWanted(elgrande::Seat seat, const QString& agent);
    void sendAwayWanted(elgrande::Seat seat, bool blocks);
    void removeSpectatorWanted(const QString& name, bool blocks);
    void takeWanted(elgrande::Seat seat);
    void standUpWanted(elgrande::Seat seat);
    void nameWanted(elgrande::Seat seat, const QString& name);
    void colourWanted(elgrande::Seat seat, const QString& colour);
    void readyWanted(bool ready);
    void knockAnswered(int knock, elgrande::lan::KnockAnswer answer);
    void beginWanted();
    void retryWanted();
    void left(); // a guest leaves, or the host closes the lobby

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QWidget* makeTable();
    QWidget* makeSide();
    void scaleHeadings();
    void showAll();
    void fitRows();
    void fillSpectatorMenu();
    void showCopied(bool copied);
    void copyInvitation();
    void showCode();
    QString whyText() const;
    QString codeText() const;
    QString howText() const;
    QString addressesText() const;
    QString wholeText() const;
    QString newsSince(const LobbyContent& before) const;
    void focusFirst();

    Theme& theme_;
    LobbyContent content_;
    PaperPanel* table_;
    KnockPanel* knocks_;
    PaperPanel* invitation_;
    QLabel* heading_;
    QLabel* game_;
    QVBoxLayout* rows_;
    std::vector<LobbySeatRow*> seats_;
    ElidedLabel* spectators_;
    QToolButton* spectatorMenu_; // the host's
    QLabel* connection_;
    QPushButton* retry_;
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
    QPointer<QWidget> given_; // that has been given the focus, and not by the player
};

} // namespace elgrande
