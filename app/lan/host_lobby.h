// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The lobby of a hosted game as the host keeps it: set-up, seats, and the guests with the tokens by which they are
// known again. Carries out their wishes before the game. It is the larger part of the table's file.
#pragma once

#include "app/lan/lobby.h"
#include "app/lan/seat_commitment.h"
#include "app/lan/seat_token.h"
#include "app/table/local_table.h"
#include "model/core/result.h"
#include "model/rules/rules.h"

#include <QCborMap>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace elgrande::lan {

struct HostingPlan;
struct SeatPlan;

Error damagedTable(); // its file is

class HostLobby {
  public:
    static constexpr int kNobody = -1;
    static constexpr int kHere = 0; // the guest at the host's own screen

    // The error is a sentence for the player.
    Result<void> begin(const HostingPlan& plan);
    void writeTo(QCborMap& file) const;
    Result<void> read(const QCborMap& file);
    // Guests are away unless this says otherwise.
    void setConnected(std::function<bool(int guest)> isConnected) { isConnected_ = std::move(isConnected); }

    const QString& title() const { return title_; }
    const QByteArray& game() const { return game_; } // kGameId bytes
    const Setup& setup() const { return setup_; }
    bool hasAids() const { return aids_; }
    bool beginsByItself() const { return beginsByItself_; }
    int seats() const { return static_cast<int>(places_.size()); }
    std::vector<SeatChoice> choices() const;
    DeckSeeds seeds() const;
    Lobby shownTo(int guest, bool begun) const;

    void setSeat(Seat seat, const SeatPlan& plan);
    WishFault carryOut(int guest, const Wish& wish, bool begun);

    // The owner of a token for this game, connected or not, seated or not.
    int guestWith(const SeatToken& token) const; // kNobody: none
    int addGuest(const SeatToken& token);
    void comeBack(int guest); // before it is connected again
    int guestAt(Seat seat) const;
    static int numberOf(int guest) { return guest + 1; } // as the others are told it; 0: of nobody
    QString nameOf(int guest) const;                     // as a spectator; empty: it has not said it yet
    int spectatorCalled(const QString& name) const;
    SeatSet seatsOf(int guest) const;
    bool mayGive(Seat seat) const { return seat == Seat::None || index(seat) < places_.size(); }
    SeatSet give(Seat seat, int guest); // with the others of whoever had it; which they are
    void remove(int guest, bool begun); // in a running game its seats stay taken, and the table may vote
    void forgetUnseated();              // who is away without a seat, the oldest first

  private:
    struct Guest {
        SeatTokenHash token;
        QString name; // of a spectator
    };
    struct Place {
        LobbySeat seat;
        int guest = kNobody;
        QByteArray share;       // for the deck
        bool hasChosen = false; // the colour, rather than been given it
    };

    Result<void> useSetup(const Setup& wanted);
    bool watches(int guest) const;
    WishFault sit(int guest, const Wish& wish);
    WishFault setColour(Seat seat, const std::string& colour);
    static bool keepsColour(const Place& place);
    // By somebody else, or one that looks like it is. `own`: seats that count as the guest's own.
    bool isNameTaken(const QString& name, int guest, SeatSet own = {}) const;
    QString toldApart(const QString& name) const;

    QString title_;
    Setup setup_;
    std::shared_ptr<const Rules> rules_;
    QByteArray header_; // of a record with this setup
    bool aids_ = true;
    bool beginsByItself_ = false;
    QByteArray game_;
    QByteArray hostNumber_; // for the deck
    std::vector<Place> places_;
    std::map<int, Guest> guests_;
    int lastGuest_ = kHere;
    std::function<bool(int)> isConnected_ = [](int) { return false; };
};

} // namespace elgrande::lan
