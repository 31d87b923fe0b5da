// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole of a guest: connecting and reconnecting, the lobby, then the game. Its token and its secret are stored in a
// folder of the player, so that it can return to its seats after a restart.
#pragma once

#include "app/lan/beacon.h"
#include "app/lan/guest_connection.h"
#include "app/lan/guest_table.h"
#include "app/lan/lobby.h"
#include "app/lan/lobby_messages.h"
#include "app/lan/returning_link.h"

#include <QObject>

#include <memory>
#include <optional>

namespace elgrande::lan {

// The hello with which a guest answers this host.
Hello answerTo(const Hello& host, const QString& language);

class Joining : public QObject {
    Q_OBJECT

  public:
    enum class Stage : std::uint8_t { Connecting, Lobby, Playing, Broken, Ended };

    // Over the network. `folder`: for the player's seats at all tables.
    Joining(GameModel& model, const ReturningLink::Table& table, const QString& folder, const QString& language,
            const Limits& limits, QObject* parent = nullptr);
    // In the program of the host (Hosting::connectHere).
    Joining(GameModel& model, std::unique_ptr<GuestConnection> connection, GuestSecret secret,
            QObject* parent = nullptr);
    ~Joining() override;

    // Over the network: where to search for a table that does not answer. `table`: its id (TableNotice), known to a
    // guest that returns; otherwise it comes with the lobby.
    struct Search {
        Ways ways = kAllWays;
        quint16 port = kBeaconPort;
        QByteArray table = {};
    };
    void setSearch(Search search);

    void start(); // also again, after ended() with `mayGoOn`
    void leave(); // for good

    Stage stage() const;
    const Lobby& lobby() const;                        // as last received
    GuestTable* table() const;                         // null: the game has not begun
    std::optional<ReturningLink::Table> place() const; // its address; nothing: in this program

    // Names are sent as plain text (plain_text.h), whatever was typed.
    void sit(Seat seat, const QString& name);
    void stand(Seat seat);
    void setReady(Seat seat, bool ready);
    void setColour(Seat seat, const std::string& colour);
    void setName(const QString& name); // of a spectator
    // In the lobby and in the game; `by` None: a spectator.
    void chat(Seat by, const QString& text);
    void chatPhrase(Seat by, int phrase);

  signals:
    void stageChanged();
    void lobbyChanged();
    void begun(); // table() exists; its GameModel follows
    void refused(elgrande::lan::WishFault why);
    void said(const elgrande::lan::Chat& chat);
    void knocked(const QString& number); // as in ReturningLink
    // As in GuestConnection.
    void broken(const elgrande::lan::Ending& why, int wait);
    void ended(const elgrande::lan::Ending& why, bool mayGoOn);
    // When the game is over: whether the deck matches its commitment; the error is for the player.
    void deckAudited(const elgrande::Result<void>& verdict);
    // Then, if the audit passed: the whole game, without its seed, for the player's own files.
    void recordShown(const QString& text);

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace elgrande::lan
