// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/guest_table.h"

#include "app/lan/guest_table_private.h"
#include "app/lan/seat_events.h"
#include "app/lan/seat_update.h"
#include "app/table/secrets.h"
#include "app/table/shared_view.h"
#include "model/position/record_start.h"
#include "model/rules/engine.h"

#include <algorithm>

namespace elgrande::lan {

GuestTable::GuestTable(GameModel& model, GuestSecret secret, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, model, std::move(secret))) {
    connect(&model, &GameModel::chosen, this, [this](Seat seat, Action action) { d->choose(seat, {action}); });
    connect(&model, &GameModel::curtainLifted, this, [this] {
        if (!d->now) return;
        d->lifted = true;
        d->shownTo = d->now->asked;
        d->present();
    });
    connect(&model, &GameModel::handTurned, this, [this] {
        if (!d->now || d->shownTo != d->now->asked) return;
        d->handLifted = !d->handLifted;
        if (!d->handLifted) d->lifted = false;
        d->present();
    });
    connect(&model, &GameModel::undoWanted, this, [this] {
        if (!d->now || !d->welcome.yours.contains(d->now->backOf)) return;
        Intent intent;
        intent.what = Intent::What::TakeBack;
        intent.seat = d->now->backOf;
        d->intend(std::move(intent));
    });
}
GuestTable::~GuestTable() = default;

bool GuestTable::isSeated() const { return d->now.has_value(); }
bool GuestTable::isParted() const { return d->parted; }
SeatSet GuestTable::seats() const { return d->welcome.yours; }
const Seats& GuestTable::seatsNow() const { return d->seats; }
bool GuestTable::isWaiting() const { return d->unanswered.has_value(); }

std::optional<GuestTable::Question> GuestTable::question() const {
    if (!d->now || d->now->asked == Seat::None || d->unanswered) return {};
    return Question{d->rules, d->own ? *d->own : *d->known};
}

bool GuestTable::hasSeen(const Record& played) const {
    if (!d->rules || !d->now) return false;
    const auto origin = startOf(played);
    if (!origin || origin->rules->fingerprint != d->rules->fingerprint) return false;
    const auto replayed = replay(*origin->rules, origin->state, played);
    const Seat reader = readerOf(d->welcome.yours);
    return replayed && eventsToBytes(replayed->events, reader) == eventsToBytes(d->history, reader);
}

void GuestTable::offerReview(const Record& played) {
    if (!d->rules) return;
    if (const auto origin = startOf(played)) d->screen.offerReview(origin->state, played.moves);
}

// To the host ----------------------------------------------------------------------------------------------------

// One intent at a time: the next one depends on the answer.
void GuestTable::Private::intend(Intent intent) {
    if (parted || unanswered || !now || !welcome.yours.contains(intent.seat)) return;
    intent.counter = ++counters[index(intent.seat)];
    intent.branch = branch;
    intent.seen = static_cast<int>(history.size());
    unanswered = std::move(intent);
    answered = asked();
    send(*unanswered);
}

void GuestTable::play(const std::vector<Action>& actions) {
    if (d->now && !actions.empty()) d->choose(d->now->asked, actions);
}

void GuestTable::Private::choose(Seat seat, std::vector<Action> actions) {
    if (!now || seat == Seat::None || seat != now->asked) return;
    Intent intent;
    intent.seat = seat;
    if (now->secretPhase == SecretPhase::Commit) {
        const DiskQuestion about = question();
        intent.what = Intent::What::Commit;
        intent.commitment = commitmentOf(about, actions.front(), nonceFor(secret, about));
    } else {
        intent.actions = std::move(actions);
    }
    intend(std::move(intent));
}

DiskQuestion GuestTable::Private::question() const { return {welcome.game, now->asked, now->question, branch}; }

// Reveals the committed choice without asking the player again. The secret tells which choice it was, also after a
// restart.
void GuestTable::Private::answerSecret() {
    if (now->secretPhase != SecretPhase::Reveal || now->asked == Seat::None || unanswered) return;
    const auto asking = decision();
    if (!asking) return;
    const DiskQuestion about = question();
    const auto choice = committedChoice(now->committed, about, secret, asking->legal);
    if (!choice) return; // committed with another secret: the other players have to help
    Intent intent;
    intent.what = Intent::What::Reveal;
    intent.seat = now->asked;
    intent.actions = {*choice};
    intent.nonce = nonceFor(secret, about);
    intend(std::move(intent));
}

void GuestTable::chat(Seat by, const QString& text) {
    if (const Chat chat = chatOf(by, text); !chat.saysNothing()) d->send(chat);
}
void GuestTable::chatPhrase(Seat by, int phrase) { d->send(Chat{by, phrase, {}}); }
void GuestTable::point(const Pointer& pointer) { d->send(pointer); }

void GuestTable::askBack(Seat seat) {
    Intent intent;
    intent.what = Intent::What::AskBack;
    intent.seat = seat;
    d->intend(std::move(intent));
}

void GuestTable::proposeStandIn(Seat by, Seat about) {
    Intent intent;
    intent.what = Intent::What::StandIn;
    intent.seat = by;
    intent.about = about;
    d->intend(std::move(intent));
}

void GuestTable::vote(Seat by, bool yes) {
    Intent intent;
    intent.what = Intent::What::Vote;
    intent.seat = by;
    intent.yes = yes;
    d->intend(std::move(intent));
}

// On the screen --------------------------------------------------------------------------------------------------

// The question that the host asks, derived from what the seat knows.
std::optional<Decision> GuestTable::Private::decision() const {
    if (now->asked == Seat::None) return {};
    return decisionFor(*rules, (own ? *own : *known).known(), now->asked);
}

// As at a local table: if several people share this screen and something secret is about to be shown or asked.
bool GuestTable::Private::isCurtainNeeded() const {
    if (!own || lifted) return false;
    const State& state = own->known();
    return asksUnseen(*rules, state, now->asked) ||
           (shownTo != now->asked && knowsMoreThanAll(*rules, state, now->asked));
}

void GuestTable::Private::present() {
    std::vector<Seat> waiting;
    for (Seat seat : now->waiting) waiting.push_back(seat);
    TableOffers offers;
    offers.undo = !unanswered && welcome.yours.contains(now->backOf);
    offers.undoOf = offers.undo ? now->backOf : Seat::None;
    if (handLifted) offers.hand = TableOffers::Hand::Lifted;
    if (now->asked == Seat::None) {
        screen.show(*known, std::nullopt, std::move(waiting), Seat::None, std::move(offers));
    } else if (isCurtainNeeded()) {
        shownTo = Seat::None;
        TableOffers covered;
        covered.behindCurtain = curtainCause(*decision());
        screen.show(*known, std::nullopt, std::move(waiting), now->asked, std::move(covered));
    } else {
        shownTo = now->asked;
        const bool open = unanswered.has_value() || now->secretPhase == SecretPhase::Reveal;
        screen.show(own ? *own : *known, open ? std::nullopt : decision(), std::move(waiting), Seat::None,
                    std::move(offers));
    }
}

} // namespace elgrande::lan
