// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/returning_link.h"

#include "app/lan/lobby_messages.h"

#include <algorithm>

namespace elgrande::lan {
namespace {

// What a new connection may mend.
bool mayPass(const Ending& why) {
    for (const Reason reason : {Reason::Lost, Reason::Silent, Reason::NoConnection, Reason::TurnedAway,
                                Reason::NotSecure, Reason::TooSlow, Reason::NotFetched, Reason::Full})
        if (why.is(reason)) return true;
    return false;
}

} // namespace

ReturningLink::ReturningLink(Table table, Link::Greeter greeter, TokenOf token, const Limits& limits, QObject* parent)
    : GuestConnection(parent)
    , code_(table.code)
    , pin_(table.pin)
    , knocksAs_(table.knocksAs)
    , places_{{table.host, table.port}}
    , greeter_(std::move(greeter))
    , token_(std::move(token))
    , limits_(limits)
    , reconnect_(limits) {
    again_.setSingleShot(true);
    connect(&again_, &QTimer::timeout, this, &ReturningLink::open);
}

ReturningLink::~ReturningLink() { ReturningLink::leave(); }

void ReturningLink::start() {
    reconnect_.succeeded();
    open();
}

void ReturningLink::leave() {
    again_.stop();
    if (!link_) return;
    link_->disconnect(this);
    link_->leave(Reason::Left);
    link_.clear();
}

void ReturningLink::seek() {
    if (wasIn_ || std::exchange(seeks_, true)) return;
    Limits patience = limits_;
    patience.giveUpAfter = limits_.seekFor;
    reconnect_ = Reconnect(patience);
}

ReturningLink::Table ReturningLink::table() const {
    return {places_[at_].host, places_[at_].port, code_, pin_, knocksAs_};
}

void ReturningLink::alsoAt(const QString& host, quint16 port) {
    const bool known = std::any_of(places_.begin(), places_.end(),
                                   [&](const Place& each) { return each.host == host && each.port == port; });
    if (known || static_cast<int>(places_.size()) >= limits_.places) return;
    places_.push_back({host, port});
    if (!again_.isActive() && !(link_ && link_->stage() == Link::Stage::Connecting)) return;
    at_ = places_.size() - 1;
    open();
}

// One after the other, without those where another host is; if there are no others, all of them.
void ReturningLink::tryNextPlace() {
    const auto isAnothers = [](const Place& each) { return each.isAnothers; };
    if (std::all_of(places_.begin(), places_.end(), isAnothers))
        for (Place& each : places_) each.isAnothers = false;
    do at_ = (at_ + 1) % places_.size();
    while (places_[at_].isAnothers);
}

void ReturningLink::open() {
    leave();
    Link* const link = Link::toHost(places_[at_].host, places_[at_].port, pin_, greeter_, limits_, this);
    link_ = link;
    exchange_.reset();
    knock_.reset();
    connect(link, &Link::greeted, this, &ReturningLink::enter);
    connect(link, &Link::received, this, &ReturningLink::receive);
    connect(link, &Link::ended, this, &ReturningLink::after);
}

// By the token alone, if the key is known to be that of the host. A guest that brings a code proves it first: a
// computer may have a token of another host, which now stands between. One that would knock has never been told which
// host is the right one; the one that gave it a token is.
void ReturningLink::enter() {
    const HostPin shown = link_->hostPin();
    const std::optional<SeatToken> token = token_(shown);
    const bool knocks = !code_ && !knocksAs_.isEmpty();
    if (token && (pin_ || knocks)) {
        pinTo(shown);
        link_->send(Entry{token}.toMap());
        return;
    }
    if (knocks) return knock();
    auto exchange = code_ ? GuestExchange::begin(*code_, shown, token) : Error("no code");
    if (!exchange) return giveUp(Reason::WrongSeat);
    exchange_ = std::move(*exchange);
    link_->send(exchange_->enter());
}

void ReturningLink::receive(const QCborMap& message) {
    if (knock_) return takeOfKnock(message);
    if (!exchange_) return Q_EMIT received(message);
    const Result<QCborMap> answer = exchange_->take(message);
    if (!answer) return giveUp(Proof::fromMap(message) ? Reason::OtherHost : Reason::Unexpected);
    if (!exchange_->isProved()) {
        link_->send(*answer);
        return;
    }
    exchange_.reset();
    pinTo(link_->hostPin());
}

void ReturningLink::knock() {
    if (!link_->theirs().knock) return giveUp(Reason::NoKnocks);
    knock_.emplace(knocksAs_, link_->hostPin());
    link_->send(knock_->enter());
}

// The token says that the host has let this guest in.
void ReturningLink::takeOfKnock(const QCborMap& message) {
    if (knock_->number().isEmpty()) {
        const Result<QCborMap> answer = knock_->take(message);
        if (!answer) return giveUp(Reason::Unexpected);
        if (!answer->isEmpty()) {
            link_->send(*answer);
            return;
        }
        link_->hold(limits_.knock + limits_.hello); // the host's answer comes first
        emit knocked(knock_->number());
        return;
    }
    const auto told = lobbyMessageIn(message);
    if (!told || !*told || !std::holds_alternative<Pass>(**told)) return giveUp(Reason::Unexpected);
    knock_.reset();
    pinTo(link_->hostPin());
    emit received(message);
}

void ReturningLink::pinTo(const HostPin& pin) {
    pin_ = pin;
    emit pinned(pin);
}

void ReturningLink::giveUp(Reason why) {
    leave();
    after({partingFor(why)});
}

void ReturningLink::admit() {
    if (!link_) return;
    link_->admit();
    if (!std::exchange(wasIn_, true)) reconnect_ = Reconnect(limits_);
    places_ = {places_[at_]};
    at_ = 0;
    reconnect_.succeeded();
}

bool ReturningLink::send(const QCborMap& message) { return link_ && link_->send(message); }

void ReturningLink::after(const Ending& why) {
    link_.clear();
    // Who has never been in is told at once. Where the table was there may be another one now.
    const bool comesBack = wasIn_ || seeks_;
    const bool isAnothers = comesBack && why.is(Reason::OtherHost);
    const bool passes = mayPass(why) || isAnothers;
    const std::optional<Limits::Time> wait =
        comesBack && passes ? reconnect_.next(now()) : std::optional<Limits::Time>();
    if (isAnothers) places_[at_].isAnothers = true;
    if (passes) tryNextPlace();
    if (!wait) {
        emit ended(why, passes || why.is(Reason::HostCloses)); // who closes may open again
        return;
    }
    again_.start(*wait);
    emit broken(why, static_cast<int>(wait->count()));
}

} // namespace elgrande::lan

#include "moc_guest_connection.cpp"
#include "moc_returning_link.cpp"
