// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A guest's side of a network game: connecting and reconnecting, the lobby, then the game. The token of its seats and
// the secret of its committed disks are stored in a folder of the player, so that the guest can return after a restart.
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

// What this program has, and by which rules it would play what the host plays.
Hello answerTo(const Hello& host, const QString& language);

class Joining : public QObject {
    Q_OBJECT

  public:
    enum class Stage : std::uint8_t { Connecting, Lobby, Playing, Broken, Ended };

    // Over the network. `folder`: of the player's seats, of all tables.
    Joining(GameModel& model, const ReturningLink::Table& table, const QString& folder, const QString& language,
            const Limits& limits, QObject* parent = nullptr);
    // In the program of the host (Hosting::connectHere).
    Joining(GameModel& model, std::unique_ptr<GuestConnection> connection, GuestSecret secret,
            QObject* parent = nullptr);
    ~Joining() override;

    // Over the network: where it is looked for when it does not answer. `table`: its id (TableNotice) for who has been
    // there before; else the lobby tells it.
    struct Search {
        Ways ways = kAllWays;
        quint16 port = kBeaconPort;
        QByteArray table = {};
    };
    void setSearch(Search search);

    void start(); // and again, when it has ended and may go on
    void leave(); // for good

    Stage stage() const;
    const Lobby& lobby() const;                        // the last that has been told
    GuestTable* table() const;                         // null: the game has not begun
    std::optional<ReturningLink::Table> place() const; // where it is; nothing: in this program

    // Names may be as long and as odd as they like: what is sent is plain (plain_text.h).
    void sit(Seat seat, const QString& name);
    void stand(Seat seat);
    void setReady(Seat seat, bool ready);
    void setColour(Seat seat, const std::string& colour);
    void setName(const QString& name); // while looking on
    // Before and in the game; `by` None: who looks on.
    void chat(Seat by, const QString& text);
    void chatPhrase(Seat by, int phrase);

  signals:
    void stageChanged();
    void lobbyChanged();
    void begun(); // table() is there; its GameModel follows
    void refused(elgrande::lan::WishFault why);
    void said(const elgrande::lan::Chat& chat);
    // As of a GuestConnection.
    void broken(const elgrande::lan::Ending& why, int wait);
    void ended(const elgrande::lan::Ending& why, bool mayGoOn);
    // When the game is over: whether the deck matches its commitment; the error is for the player.
    void deckAudited(const elgrande::Result<bool>& verdict);
    // Then, where nothing was wrong: the whole game, without its seed, for the player's own files.
    void recordShown(const QString& text);

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace elgrande::lan
