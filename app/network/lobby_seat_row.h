// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One seat in the lobby: its colour, its holder, and the actions this screen may take on it.
#pragma once

#include "app/lan/lobby.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <map>
#include <string>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace elgrande {

class ElidedLabel;

struct LobbyPlace {
    lan::LobbySeat seat;
    std::string colour;
    bool own = false;                          // of this screen
    bool mayTake = false;                      // by this screen
    bool hosts = false;                        // this screen assigns the seat
    std::map<std::string, QString> taken = {}; // colours that this seat cannot have, and whose they are
    bool operator==(const LobbyPlace&) const = default;
};

class LobbySeatRow : public QWidget {
    Q_OBJECT

  public:
    LobbySeatRow(Seat seat, Theme& theme, QWidget* parent = nullptr);

    void setPlace(const LobbyPlace& place);
    QString status() const;
    QString words() const;                          // who sits there and the status, to be announced
    QPushButton* button() const { return button_; } // takes or leaves the seat

  signals:
    // From the host: an agent for the seat; empty: open to the network.
    void keepWanted(const QString& agent);
    void sendAwayWanted(bool blocks); // also that this computer asks to be let in
    void takeWanted();
    void standUpWanted();
    void nameWanted(const QString& name);
    void colourWanted(const QString& colour);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void showAll();
    void showColour();
    void fillMenu();
    void fillColours();

    Theme& theme_;
    Seat seat_;
    LobbyPlace shown_;
    QToolButton* colour_;
    QMenu* colours_;   // choices for seats of this screen
    QLineEdit* name_;  // for seats of this screen
    ElidedLabel* who_; // for the other seats
    QLabel* status_;
    QPushButton* button_;
    QToolButton* keep_; // the host's menu
};

} // namespace elgrande
