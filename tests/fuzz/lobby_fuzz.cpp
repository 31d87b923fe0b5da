// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A host's lobby, and guests who come, go, wish for anything and are handed seats, in any order: nobody has a seat of
// somebody else, no two names look alike, and the file of the table gives the same lobby again. Each step is its kind,
// a guest, a seat and a length, then as many bytes as that of text.
#include "app/lan/frame.h"
#include "app/lan/host_lobby.h"
#include "app/lan/hosting.h"
#include "app/lan/lobby_messages.h"
#include "app/lan/look_alike.h"
#include "model/game_model/plain_text.h"
#include "tests/fuzz/fuzz.h"

#include <set>

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

namespace {

constexpr int kMostDeeds = 60;

class Evening {
  public:
    Evening() {
        HostingPlan plan;
        plan.title = QStringLiteral("Evening");
        plan.setup.players = 4;
        plan.setup.colours = {"red", "blue", "green", "yellow"};
        plan.seats = {{SeatPlan::For::Here, QStringLiteral("Ana"), {}},
                      {},
                      {},
                      {SeatPlan::For::Computer, QStringLiteral("Comp"), "easy"}};
        require(static_cast<bool>(lobby_.begin(plan)), "a lobby can be opened");
        lobby_.setConnected([this](int guest) { return connected_.contains(guest); });
        connected_.insert(HostLobby::kHere);
    }

    void step(int what, int guest, Seat seat, const QByteArray& bytes) {
        const int who = guests_.empty() ? HostLobby::kHere : guests_[static_cast<std::size_t>(guest) % guests_.size()];
        switch (what % 8) {
        case 0:
            guests_.push_back(lobby_.addGuest(SeatToken::random()));
            connected_.insert(guests_.back());
            break;
        case 1:
            if (who != HostLobby::kHere) connected_.erase(who);
            lobby_.forgetUnseated();
            break;
        case 2: // by its token
            lobby_.comeBack(who);
            connected_.insert(who);
            break;
        case 3:
            handOver(seat, who);
            break;
        case 4:
            remove(lobby_.guestAt(seat));
            break;
        case 5: // as the game begins
            begun_ = begun_ || lobby_.shownTo(who, false).fault() == LobbyFault::None;
            break;
        default:
            wish(who, bytes);
        }
        look();
    }

  private:
    void wish(int who, const QByteArray& bytes) {
        if (!connected_.contains(who)) return;
        const auto map = decodeFrame(bytes, Limits{});
        const auto read = map ? wishIn(*map) : std::nullopt;
        Wish wish;
        if (read ? !*read : bytes.isEmpty()) return;
        if (read) wish = **read;
        if (!read) { // a kind, a seat, and a name or a colour
            const int what = static_cast<unsigned char>(bytes[0]);
            const QString words = QString::fromUtf8(bytes.mid(1)).left(kNameLength);
            wish.what = static_cast<Wish::What>(what % static_cast<int>(Wish::What::Count));
            wish.seat = wish.what == Wish::What::Name ? Seat::None : seatAt(what / 8 % kMaxSeats);
            if (wish.what == Wish::What::Sit) wish.share = QByteArray(kHashSize, 's');
            wish.text = words;
            wish.yes = what % 2 == 0;
            const auto sent = wishIn(toMap(wish)); // its text has become a plain one
            if (!sent || !*sent) return;
            wish = **sent;
        }
        const SeatSet before = lobby_.seatsOf(who);
        const Lobby was = lobby_.shownTo(HostLobby::kNobody, begun_);
        const WishFault why = lobby_.carryOut(who, wish, begun_);
        const Lobby now = lobby_.shownTo(HostLobby::kNobody, begun_);
        if (why != WishFault::None)
            require(was == now && lobby_.seatsOf(who) == before, "a refused wish changes nothing");
        if (begun_) require(was.seats == now.seats, "in a game nobody sits down or stands up");
        for (Seat seat : before)
            require(lobby_.guestAt(seat) == who || (wish.what == Wish::What::Stand && wish.seat == seat),
                    "a seat is lost only by who stands up");
    }

    // As the host does it: in a game, the seat of a person elsewhere.
    void handOver(Seat seat, int who) {
        const int before = lobby_.guestAt(seat);
        const bool isPerson = lobby_.shownTo(who, begun_).seats[index(seat)].holder == LobbySeat::Holder::Person;
        if (!begun_ || !isPerson || before == HostLobby::kHere || before == who || who == HostLobby::kHere) return;
        const SeatSet had = before == HostLobby::kNobody ? SeatSet::of(seat) : lobby_.seatsOf(before);
        const SeatSet own = lobby_.seatsOf(who);
        require(lobby_.give(seat, who) == had, "all seats of who had it are given");
        require(lobby_.seatsOf(who) == (own | had), "who comes for a seat has it");
        require(before == HostLobby::kNobody || lobby_.seatsOf(before).empty(), "who had it has none any more");
    }

    void remove(int who) {
        if (who == HostLobby::kNobody || who == HostLobby::kHere) return;
        lobby_.remove(who, begun_);
        connected_.erase(who);
        std::erase(guests_, who);
        require(lobby_.seatsOf(who).empty(), "who was sent away has no seat");
    }

    void look() const {
        const Lobby all = lobby_.shownTo(HostLobby::kNobody, begun_);
        const auto news = lobbyMessageIn(toMap(LobbyMessage(all)));
        require(news && *news, "a lobby can be sent");
        require(std::get<Lobby>(**news) == all, "a lobby is read as it was sent");
        QStringList names = all.watching;
        names.removeAll(QString());
        SeatSet held;
        for (std::size_t i = 0; i < all.seats.size(); ++i) {
            const LobbySeat& each = all.seats[i];
            const bool isOpen = each.holder == LobbySeat::Holder::Open;
            require(isOpen == each.name.isEmpty(), "who sits has a name, and nobody else");
            if (!isOpen) names.append(each.name);
        }
        for (qsizetype i = 0; i < names.size(); ++i)
            for (qsizetype k = 0; k < i; ++k) require(!lookAlike(names[i], names[k]), "no two names look alike");
        for (const int guest : guests_) {
            const SeatSet seats = lobby_.seatsOf(guest);
            require((held & seats).empty(), "a seat has one guest");
            held = held | seats;
        }
        QCborMap file;
        lobby_.writeTo(file);
        HostLobby again;
        require(static_cast<bool>(again.read(QCborValue::fromCbor(file.toCborValue().toCbor()).toMap())),
                "a table's file can be read");
        again.setConnected([this](int guest) { return connected_.contains(guest); });
        require(again.shownTo(HostLobby::kNobody, begun_) == all, "a table's file holds the lobby");
    }

    HostLobby lobby_;
    std::vector<int> guests_;
    std::set<int> connected_;
    bool begun_ = false;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Evening evening;
    for (int steps = 0; size >= 4 && steps < kMostDeeds; ++steps) {
        const std::size_t length = std::min<std::size_t>(data[3], size - 4);
        evening.step(data[0], data[1], seatAt(data[2] % 4), fuzz::bytesOf(data + 4, length));
        data += 4 + length;
        size -= 4 + length;
    }
    return 0;
}
