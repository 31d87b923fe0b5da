// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/host_lobby.h"

#include "app/lan/beacon_message.h"
#include "app/lan/hosting.h"
#include "app/lan/look_alike.h"
#include "app/lan/messages_fields.h"
#include "app/table/opening.h"
#include "model/game_model/plain_text.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"

#include <QCborArray>

#include <algorithm>
#include <utility>

namespace elgrande::lan {

namespace {

using Key = QLatin1StringView;

constexpr int kMostGuests = 4096;
constexpr int kUnseatedKept = 64; // guests without a seat whose tokens are still known

} // namespace

Error damagedTable() {
    return QT_TRANSLATE_NOOP("elgrande::errors", "The game cannot be resumed: its file is damaged.");
}

Result<void> HostLobby::begin(const HostingPlan& plan) {
    title_ = plainText(plan.title, kNameLength);
    aids_ = plan.aids;
    beginsByItself_ = plan.beginsByItself;
    game_ = randomBytes(kGameId);
    hostNumber_ = randomBytes(kHashSize);
    guests_.insert_or_assign(kHere, Guest{SeatTokenHash(SeatToken::random()), {}});
    Setup wanted = plan.setup;
    wanted.players = static_cast<int>(plan.seats.size());
    if (auto used = useSetup(wanted); !used) return used;
    places_.resize(plan.seats.size());
    for (std::size_t i = 0; i < plan.seats.size(); ++i) setSeat(seatAt(static_cast<int>(i)), plan.seats[i]);
    return {};
}

// Names every colour and builds the header that guests receive.
Result<void> HostLobby::useSetup(const Setup& wanted) {
    const auto built = RulesBuilder::build(wanted);
    if (!built) return built.fault();
    Record record;
    record.setup = (*built)->setup;
    record.keepSeed = false;
    if (!aids_) record.lockAids();
    setup_ = record.setup;
    rules_ = *built;
    header_ = QByteArray::fromStdString(toText(*rules_, record));
    return {};
}

void HostLobby::writeTo(QCborMap& file) const {
    file[Key("title")] = title_;
    file[Key("record")] = header_;
    file[Key("aids")] = aids_;
    file[Key("byItself")] = beginsByItself_;
    file[Key("game")] = game_;
    file[Key("number")] = hostNumber_;
    QCborArray seats;
    for (const Place& each : places_) {
        QCborMap seat;
        seat[Key("holder")] = static_cast<qint64>(each.seat.holder);
        seat[Key("name")] = each.seat.name;
        seat[Key("agent")] = QString::fromStdString(each.seat.agent);
        seat[Key("ready")] = each.seat.ready;
        seat[Key("visitor")] = each.guest;
        seat[Key("share")] = each.share;
        seat[Key("chosen")] = each.hasChosen;
        seats.append(seat);
    }
    file[Key("seats")] = seats;
    QCborArray known;
    for (const auto& [id, each] : guests_) {
        QCborMap guest;
        guest[Key("id")] = id;
        guest[Key("token")] = each.token.bytes();
        guest[Key("name")] = each.name;
        known.append(guest);
    }
    file[Key("visitors")] = known;
}

Result<void> HostLobby::read(const QCborMap& file) {
    Fields in(file);
    title_ = in.text(Key("title"), kNameLength);
    aids_ = in.flag(Key("aids"));
    beginsByItself_ = in.flag(Key("byItself"));
    game_ = in.bytes(Key("game"), kGameId, kGameId);
    hostNumber_ = in.bytes(Key("number"), kHashSize, kHashSize);
    for (const QCborValue each : in.list(Key("visitors"), 0, kMostGuests)) {
        const QCborMap guest = each.toMap();
        Fields of(guest);
        const int id = of.number(Key("id"), kHere, kMostSteps);
        const auto token = SeatTokenHash::of(of.bytes(Key("token"), SeatTokenHash::kSize, SeatTokenHash::kSize));
        if (!of.areFine() || !token) return damagedTable();
        guests_.insert_or_assign(id, Guest{*token, of.text(Key("name"), kNameLength)});
        lastGuest_ = std::max(lastGuest_, id);
    }
    for (const QCborValue each : in.list(Key("seats"), 2, kMaxSeats)) {
        const QCborMap seat = each.toMap();
        Fields of(seat);
        Place place;
        place.seat.holder = of.oneOf<LobbySeat::Holder>(Key("holder"));
        place.seat.name = of.text(Key("name"), kNameLength);
        place.seat.agent = of.text(Key("agent"), kNameLength * 2).toStdString();
        place.seat.ready = of.flag(Key("ready"));
        place.guest = of.number(Key("visitor"), kNobody, kMostSteps);
        place.share = of.bytes(Key("share"), 0, kHashSize);
        place.seat.atHost = place.guest == kHere;
        place.hasChosen = seat.value(Key("chosen")).isTrue();
        if (!of.areFine() || (place.guest != kNobody && !guests_.contains(place.guest))) return damagedTable();
        places_.push_back(std::move(place));
    }
    const auto record = recordFromText(in.bytes(Key("record"), 1, kMostRecord).toStdString());
    if (!in.areFine() || !record || record->setup.players != static_cast<int>(places_.size())) return damagedTable();
    return useSetup(record->setup);
}

std::vector<SeatChoice> HostLobby::choices() const {
    std::vector<SeatChoice> all;
    for (const Place& each : places_) all.push_back({each.seat.name, QString::fromStdString(each.seat.agent)});
    return all;
}

DeckSeeds HostLobby::seeds() const {
    DeckSeeds all{game_, hostNumber_, {}};
    for (const Place& each : places_) all.shares.push_back(each.share);
    return all;
}

Lobby HostLobby::shownTo(int guest, bool begun) const {
    Lobby lobby;
    lobby.title = title_;
    lobby.game = game_;
    lobby.commitment = hostCommitment(game_, hostNumber_);
    lobby.record = header_;
    lobby.rules = rulesMark(rules_->fingerprint);
    lobby.aids = aids_;
    lobby.begun = begun;
    for (const Place& each : places_) {
        lobby.seats.push_back(each.seat);
        lobby.seats.back().chosen = keepsColour(each);
        lobby.seats.back().guest = numberOf(each.guest);
        lobby.seats.back().away = each.seat.holder == LobbySeat::Holder::Person && !isConnected_(each.guest);
    }
    for (const auto& [id, each] : guests_)
        if (watches(id) && lobby.watching.size() < kMostWatching) lobby.watching.append(each.name);
    lobby.yours = seatsOf(guest);
    return lobby;
}

void HostLobby::setSeat(Seat seat, const SeatPlan& plan) {
    if (index(seat) >= places_.size()) return;
    places_[index(seat)] = {};
    Place place;
    place.seat.name = toldApart(plainText(plan.name, kNameLength));
    switch (plan.holder) {
    case SeatPlan::For::Lan:
        place.seat.name.clear();
        break;
    case SeatPlan::For::Here:
        place.seat.holder = LobbySeat::Holder::Person;
        place.seat.atHost = place.seat.ready = true;
        place.guest = kHere;
        break;
    case SeatPlan::For::Computer:
        place.seat.holder = LobbySeat::Holder::Computer;
        place.seat.ready = true;
        place.seat.agent = plan.agent;
        break;
    }
    places_[index(seat)] = std::move(place);
}

WishFault HostLobby::carryOut(int guest, const Wish& wish, bool begun) {
    if (wish.what == Wish::What::Name) {
        if (wish.text.isEmpty()) return WishFault::NoName;
        if (isNameTaken(wish.text, guest, seatsOf(guest))) return WishFault::NameTaken;
        guests_.at(guest).name = wish.text;
        return WishFault::None;
    }
    if (begun) return WishFault::Begun;
    if (wish.what == Wish::What::Sit) return sit(guest, wish);
    if (!seatsOf(guest).contains(wish.seat)) return WishFault::NotYours;
    Place& place = places_[index(wish.seat)];
    switch (wish.what) {
    case Wish::What::Stand:
        place = {};
        return WishFault::None;
    case Wish::What::Ready:
        place.seat.ready = wish.yes;
        return WishFault::None;
    default:
        return setColour(wish.seat, wish.text.toStdString());
    }
}

WishFault HostLobby::sit(int guest, const Wish& wish) {
    if (index(wish.seat) >= places_.size()) return WishFault::SeatTaken;
    Place& place = places_[index(wish.seat)];
    const bool isOwn = place.guest == guest; // another name for a seat that is taken already
    if (!isOwn && place.seat.holder != LobbySeat::Holder::Open) return WishFault::SeatTaken;
    if (wish.text.isEmpty()) return WishFault::NoName;
    const QString before = std::exchange(place.seat.name, QString());
    if (isNameTaken(wish.text, guest)) {
        place.seat.name = before;
        return WishFault::NameTaken;
    }
    if (!isOwn) place = {};
    place.guest = guest;
    place.share = wish.share;
    place.seat.holder = LobbySeat::Holder::Person;
    place.seat.atHost = guest == kHere;
    place.seat.name = wish.text;
    return WishFault::None;
}

// Of a person who has chosen it, or has said that all is well as it is: the host by opening the lobby.
bool HostLobby::keepsColour(const Place& place) {
    return place.seat.holder == LobbySeat::Holder::Person && (place.hasChosen || place.seat.ready);
}

// The seat that had the colour by chance gets the one that becomes free.
WishFault HostLobby::setColour(Seat seat, const std::string& colour) {
    const std::vector<std::string> known = knownColours();
    if (std::find(known.begin(), known.end(), colour) == known.end()) return WishFault::NoColour;
    Setup wanted = setup_;
    const auto other = std::find(wanted.colours.begin(), wanted.colours.end(), colour);
    if (other != wanted.colours.end()) {
        const Seat has = seatAt(static_cast<int>(other - wanted.colours.begin()));
        const bool isAnothers = has != seat && index(has) < places_.size();
        if (isAnothers && keepsColour(places_[index(has)])) return WishFault::NoColour;
        *other = wanted.colours[index(seat)];
    }
    wanted.colours[index(seat)] = colour;
    if (!useSetup(wanted)) return WishFault::NoColour;
    places_[index(seat)].hasChosen = true;
    return WishFault::None;
}

bool HostLobby::isNameTaken(const QString& name, int guest, SeatSet own) const {
    const auto same = [&name](const QString& other) { return lookAlike(name, other); };
    bool sits = false;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const LobbySeat& seat = places_[i].seat;
        const bool isOthers = seat.holder != LobbySeat::Holder::Open && !own.contains(seatAt(static_cast<int>(i)));
        sits = sits || (isOthers && same(seat.name));
    }
    const bool looksOn = std::any_of(guests_.begin(), guests_.end(), [&](const auto& each) {
        const bool isThere = isConnected_(each.first) || !seatsOf(each.first).empty();
        return each.first != guest && isThere && same(each.second.name);
    });
    return sits || looksOn;
}

// Whom the host seats is not refused: a number makes it another name.
QString HostLobby::toldApart(const QString& name) const {
    QString apart = name;
    for (int number = 2; !name.isEmpty() && isNameTaken(apart, kNobody); ++number) {
        const QString ending = QStringLiteral(" %1").arg(number);
        apart = plainText(name, kNameLength - ending.size()) + ending;
    }
    return apart;
}

// Guests -----------------------------------------------------------------------------------------------------------

int HostLobby::guestWith(const SeatToken& token) const {
    for (const auto& [id, each] : guests_)
        if (each.token.fits(token)) return id;
    return kNobody;
}

int HostLobby::addGuest(const SeatToken& token) {
    guests_.insert_or_assign(++lastGuest_, Guest{SeatTokenHash(token), {}});
    return lastGuest_;
}

// Somebody else may have its name by now.
void HostLobby::comeBack(int guest) {
    QString& name = guests_.at(guest).name;
    if (seatsOf(guest).empty() && isNameTaken(name, guest)) name.clear();
}

int HostLobby::guestAt(Seat seat) const { return index(seat) < places_.size() ? places_[index(seat)].guest : kNobody; }

QString HostLobby::nameOf(int guest) const {
    const auto found = guests_.find(guest);
    return found == guests_.end() ? QString() : found->second.name;
}

bool HostLobby::watches(int guest) const { return guest != kHere && isConnected_(guest) && seatsOf(guest).empty(); }

int HostLobby::spectatorCalled(const QString& name) const {
    for (const auto& [id, each] : guests_)
        if (watches(id) && each.name == name) return id;
    return kNobody;
}

SeatSet HostLobby::seatsOf(int guest) const {
    SeatSet seats;
    for (std::size_t i = 0; i < places_.size(); ++i)
        if (places_[i].guest == guest) seats.insert(seatAt(static_cast<int>(i)));
    return seats;
}

SeatSet HostLobby::give(Seat seat, int guest) {
    const int before = guestAt(seat);
    const SeatSet given = before == kNobody ? SeatSet::of(seat) : seatsOf(before);
    for (Seat each : given) places_[index(each)].guest = guest;
    return given;
}

void HostLobby::remove(int guest, bool begun) {
    for (Place& each : places_) {
        if (each.guest != guest) continue;
        if (!begun) each = {};
        each.guest = kNobody;
    }
    guests_.erase(guest);
}

// Forgets disconnected guests without a seat, the oldest first.
void HostLobby::forgetUnseated() {
    std::vector<int> gone;
    for (const auto& [id, each] : guests_)
        if (id != kHere && seatsOf(id).empty() && !isConnected_(id)) gone.push_back(id);
    for (std::size_t i = 0; i + kUnseatedKept < gone.size(); ++i) guests_.erase(gone[i]);
}

} // namespace elgrande::lan
