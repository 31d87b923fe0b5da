// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How a game begins: asked for in the dialog, like last time, at once, or from a code that somebody has told. What the
// dialog begins with: new_game_defaults.h.
#pragma once

#include "app/shell/desk.h"
#include "app/table/current_table.h"

#include <QVariantMap>

#include <optional>

namespace elgrande {

class NewGameDialog;

class NewGameDesk : public Desk {
    Q_OBJECT

  public:
    explicit NewGameDesk(const Workplace& at);

    QAction* const newGame;
    QAction* const again; // like last time
    QAction* const quick; // the short game at once
    QAction* const code;  // of the game on the table
    QAction* const cards; // what their owners know better

    void refresh() override;
    QString line(const QAction* action) const override;

    // That tables can be opened in the network as well: hostWanted() is heard.
    void offerNetwork() { offersNetwork_ = true; }
    // At a table in the network the lobby comes first. False: the player has been told why not.
    bool begin(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids = true);
    void ask(const QString& seed = {}); // in the dialog
    void askWhatToHost();               // in the same dialog, with seats for people in the network
    void beginQuick();                  // six rounds, three computer players
    // Its seats and agreements, another seed; `elsewhere`: for people in the network, who come to a table anew.
    void rematch(const QString& recordText, SeatSet elsewhere = {});
    void showCode(const QString& recordText);

  signals:
    void hostWanted(const elgrande::Setup& setup, const std::vector<elgrande::SeatChoice>& seats, bool aids);
    void lessonWanted(const QString& lesson);

  private:
    void ask(const QString& seed, bool toHost);
    void beginAgain();
    // With what owners of the cards say; nothing where their file is wrong and the player gives up the game.
    std::optional<Setup> withCorrections(Setup setup) const;
    void showCorrections();
    void setTable(NewGameDialog& dialog, const QVariantMap& table) const;
    QVariantMap usualTable() const;
    void tellOfFailure(Seat seat, const Error& reason) const;
    QString lastTable() const;
    QString usualPerson() const;

    LocalTable& table_;
    const CurrentTable& now_;
    Settings& settings_;
    std::function<bool()> mayGiveUpGame_;
    bool offersNetwork_ = false;
    struct LeftTable {
        QVariantMap table;
        QString seed;
    };
    std::optional<LeftTable> left_; // set in the dialog and left for a taster
};

} // namespace elgrande
