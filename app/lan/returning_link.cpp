#include "app/lan/returning_link.h"

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
    , table_(std::move(table))
    , greeter_(std::move(greeter))
    , token_(std::move(token))
    , limits_(limits)
    , reconnect_(limits) {
    again_.setSingleShot(true);
    connect(&again_, &QTimer::timeout, this, &ReturningLink::open);
}

ReturningLink::~ReturningLink() { leave(); }

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

void ReturningLink::open() {
    leave();
    Link* const link = Link::toHost(table_.host, table_.port, table_.code.pin, greeter_, limits_, this);
    link_ = link;
    connect(link, &Link::greeted, this, [this, link] { link->send(Entry{table_.code.invitation, token_()}.toMap()); });
    connect(link, &Link::received, this, &ReturningLink::received);
    connect(link, &Link::ended, this, &ReturningLink::after);
}

void ReturningLink::admit() {
    if (!link_) return;
    link_->admit();
    wasIn_ = true;
    reconnect_.succeeded();
}

bool ReturningLink::send(const QCborMap& message) { return link_ && link_->send(message); }

void ReturningLink::after(const Ending& why) {
    link_.clear();
    // Who has never been in is told at once.
    const std::optional<Limits::Time> wait =
        wasIn_ && mayPass(why) ? reconnect_.next(now()) : std::optional<Limits::Time>();
    if (!wait) {
        emit ended(why, mayPass(why) || why.is(Reason::HostCloses)); // who closes may open again
        return;
    }
    again_.start(*wait);
    emit broken(why, static_cast<int>(wait->count()));
}

} // namespace elgrande::lan
