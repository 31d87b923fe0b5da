// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages from the host. Each must be expected now, refer only to what this game has, and agree with the messages
// before it; otherwise none of it is shown, and the connection ends.
#include "app/lan/guest_table_private.h"
#include "app/lan/hello.h"
#include "app/lan/seat_events.h"
#include "app/lan/seat_knowledge.h"
#include "model/game_model/plain_text.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"

#include <QLoggingCategory>

#include <algorithm>

namespace elgrande::lan {

namespace {

Q_LOGGING_CATEGORY(guestLog, "elgrande.lan.guest")

constexpr std::size_t kMostEvents = 200000; // of a game; a long one has some thousand

} // namespace

void GuestTable::receive(const Result<HostMessage>& message) {
    if (d->parted) return;
    if (!message) d->refuse(message.error());
    if (message && std::visit([this](const auto& each) { return d->take(each); }, *message)) return;
    d->parted = true;
    Q_EMIT part(Reason::Unexpected);
}

bool GuestTable::Private::refuse(const std::string& why) {
    qCWarning(guestLog, "Invalid message from the host: %s.", why.c_str());
    return false;
}

// At the beginning and on every new connection; the game must stay the same.
bool GuestTable::Private::take(const Welcome& told) {
    if (rules && told.game != welcome.game) return refuse("another game");
    auto read = recordFromText(told.record.toStdString());
    if (!read || !read->moves.empty() || !read->position.empty()) return refuse("a welcome without a game");
    const auto built = RulesBuilder::build(read->setup);
    if (!built || rulesMark((*built)->fingerprint) != told.rules) return refuse("other rules");
    if (!(told.yours - (*built)->seats()).empty()) return refuse("seats that are none");
    if (rules && (*built)->fingerprint != rules->fingerprint) return refuse("other rules than before");
    if (rules && told.yours != welcome.yours) forget();
    if (!rules) rules = *built;
    record = std::move(*read);
    record.agents.resize(static_cast<std::size_t>(rules->players));
    record.names.resize(static_cast<std::size_t>(rules->players));
    for (std::string& name : record.names)
        name = plainText(QString::fromStdString(name), kNameLength).toStdString(); // as in its lobby
    welcome = told;
    shownAfter.reset(); // openings of disks revealed while disconnected are lost
    for (Seat seat : welcome.yours)
        if (told.counters[index(seat)] < kept[index(seat)])
            qCWarning(guestLog, "The host has lost an intent that it had answered: %d, its last one is %d.",
                      kept[index(seat)], told.counters[index(seat)]);
    for (Seat seat : welcome.yours) counters[index(seat)] = std::max(counters[index(seat)], told.counters[index(seat)]);
    // If the host has executed the intent, the next update shows the result, and the answer comes after it.
    if (unanswered && told.counters[index(unanswered->seat)] >= unanswered->counter) answered.reset();
    send(now ? Have{branch, static_cast<int>(history.size())} : Have{});
    if (unanswered) send(*unanswered);
    return true;
}

// Drops what other seats knew.
void GuestTable::Private::forget() {
    began = false;
    branch = -1;
    history.clear();
    hash = {};
    now.reset();
    unanswered.reset();
    counters = {};
    kept = {};
}

// Events continue without a gap, or start again from 0.
bool GuestTable::Private::takePast(const Past& past) {
    auto events = eventsFromBytes(*rules, past.events);
    if (!events) return refuse(events.error());
    const bool anew = past.first == 0 && (past.branch != branch || !history.empty());
    if (!anew && (past.branch != branch || past.first != static_cast<int>(history.size())))
        return refuse("events are missing");
    if (history.size() + events->size() > kMostEvents) return refuse("too many events");
    if (anew) {
        history.clear();
        hash = {};
        branch = past.branch;
        began = false; // the screen gets the whole history
    }
    hash.add(past.events);
    if (!matchesCommitments(*events)) return false;
    history.insert(history.end(), events->begin(), events->end());
    if (began)
        for (const Event& each : *events) screen.add(each);
    return true;
}

bool GuestTable::Private::take(const Past& past) {
    if (!rules) return refuse("no welcome yet");
    began = false; // the screen gets the whole history when the rest is there
    return takePast(past);
}

bool GuestTable::Private::take(const Update& update) {
    if (!rules) return refuse("no welcome yet");
    const SeatSet mine = welcome.yours;
    const Seat reader = mine.size() == 1 ? mine.first() : Seat::None;
    if (update.asked != Seat::None && !mine.contains(update.asked)) return refuse("asks somebody else");
    if (!(update.waiting - rules->seats()).empty()) return refuse("waits for nobody");
    if (update.own.isEmpty() != (update.asked == Seat::None || reader != Seat::None))
        return refuse("the view of one seat too many or too few");
    auto told = knowledgeFromBytes(*rules, update.known, reader);
    if (!told) return refuse(told.error());
    std::optional<InformationState> asked;
    if (!update.own.isEmpty()) {
        auto toldOwn = knowledgeFromBytes(*rules, update.own, update.asked);
        if (!toldOwn) return refuse(toldOwn.error());
        asked = std::move(*toldOwn);
    }
    const InformationState& answering = asked ? *asked : *told;
    if (update.asked != Seat::None && !actors(*rules, answering.known()).contains(update.asked))
        return refuse("asks who is not asked");
    if (!takePast(update.past)) return false;
    const bool sameQuestion =
        now && now->asked == update.asked && now->total == update.total && branch == update.past.branch;
    if (!sameQuestion) lifted = handLifted = false;
    known = std::move(*told);
    own = std::move(asked);
    now = update;
    const auto legal = decision() ? decision()->legal : std::vector<Action>{};
    if (static_cast<int>(history.size()) != update.total || viewHash(hash, update, legal) != update.hash) {
        if (askedAnew) return refuse("the whole table does not match its hash either");
        askAnew();
        return true;
    }
    askedAnew = false;
    if (shownAfter == kNotKnownYet) shownAfter = static_cast<int>(history.size());
    if (!began) begin();
    present();
    answerSecret();
    return true;
}

// An update was lost or came twice.
void GuestTable::Private::askAnew() {
    qCWarning(guestLog, "The table differs from the host's; requesting it again.");
    askedAnew = true;
    branch = -1;
    now.reset();
    send(Have{});
}

void GuestTable::Private::begin() {
    ScreenGame game = Screen::gameOf(rules, record);
    for (std::size_t i = 0; i < game.persons.size(); ++i)
        game.persons[i] = welcome.yours.contains(seatAt(static_cast<int>(i)));
    if (!model.hasGame() || screen.reader() != Screen::onlyPerson(game.persons) || !shownBefore)
        screen.begin(std::move(game), *known, history);
    else
        screen.retell(history);
    shownBefore = true;
    began = true;
}

bool GuestTable::Private::take(const Answer& answer) {
    if (!unanswered || answer.seat != unanswered->seat || answer.counter != unanswered->counter)
        return welcome.yours.contains(answer.seat) ||
               refuse("an answer to somebody else"); // otherwise one that came twice
    using What = Intent::What;
    const What what = unanswered->what;
    unanswered.reset();
    if (answer.why != Rejection::None) Q_EMIT q->rejected(answer.why);
    const bool answers = what == What::Play || what == What::Commit || what == What::Reveal || what == What::TakeBack;
    if (answers && answer.why == Rejection::None) kept[index(answer.seat)] = answer.counter;
    if (!now) return true;
    const bool isOld = answered && asked() == *answered; // the update with the result has not arrived
    if (answers && isOld && answer.why == Rejection::None) return true;
    present();
    if (!isOld || what != What::Reveal) answerSecret(); // a refused opening is not sent again
    return true;
}

bool GuestTable::Private::take(const Chat& chat) {
    if (!chat.saysNothing()) Q_EMIT q->said(chat);
    return true;
}

bool GuestTable::Private::take(const Pointer& pointer) {
    if (!rules) return refuse("no welcome yet");
    const std::size_t id = static_cast<std::size_t>(pointer.id);
    const bool there = pointer.at == Pointer::At::Area   ? id < static_cast<std::size_t>(rules->map.size)
                       : pointer.at == Pointer::At::Card ? id < rules->deck.cards.size()
                                                         : id < static_cast<std::size_t>(rules->players);
    if (there) Q_EMIT q->pointed(pointer);
    return there;
}

bool GuestTable::Private::take(const Seats& told) {
    if (!rules || told.seats.size() != static_cast<std::size_t>(rules->players)) return false;
    if (told.proposal && !(((told.proposal->asked | told.proposal->votes) - rules->seats()).empty())) return false;
    if (told.proposal && !rules->seats().contains(told.proposal->about)) return false;
    seats = told;
    Q_EMIT q->seatsChanged();
    return true;
}

bool GuestTable::Private::take(const Commitments& commitments) {
    if (!rules) return refuse("no welcome yet");
    // They never change. A commitment is void once a computer player stands in for its seat.
    const bool again = lastCommitments && lastCommitments->question == commitments.question &&
                       lastCommitments->branch == commitments.branch;
    for (std::size_t i = 0; again && i < kMaxSeats; ++i)
        if (!commitments.commitments[i].isEmpty() && commitments.commitments[i] != lastCommitments->commitments[i])
            return refuse("another commitment");
    lastCommitments = commitments;
    if (!again || !shownAfter) shownAfter = began ? static_cast<int>(history.size()) : kNotKnownYet;
    return true;
}

// Every commitment has its opening, and every opening its commitment.
bool GuestTable::Private::take(const Openings& openings) {
    if (!lastCommitments || lastCommitments->question != openings.question)
        return refuse("openings without commitments");
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        const QByteArray& commitment = lastCommitments->commitments[i];
        const auto& opening = openings.openings[i];
        if (commitment.isEmpty() != !opening) return refuse("an opening too many or too few");
        if (!opening) continue;
        const DiskQuestion asked{welcome.game, seatAt(static_cast<int>(i)), openings.question, lastCommitments->branch};
        if (commitmentOf(asked, opening->action, opening->nonce) != commitment)
            return refuse("an opening that does not match its commitment");
    }
    lastOpenings = openings;
    return true;
}

// Whether every disk that the host reveals matches its opening, and none with a commitment lacks one. `events` follow
// the known history.
bool GuestTable::Private::matchesCommitments(const std::vector<Event>& events) {
    if (!lastCommitments || lastCommitments->branch != branch) return true;
    int at = static_cast<int>(history.size());
    bool isVetoed = false;
    for (const Event& each : events) {
        const bool due = shownAfter && at >= *shownAfter;
        const bool opened = lastOpenings && at >= lastOpenings->from && at < lastOpenings->to;
        ++at;
        isVetoed = isVetoed || (due && each.kind == EventKind::SpecialVetoed);
        if (isVetoed || each.kind != EventKind::DisksRevealed || index(each.seat) >= kMaxSeats) continue;
        const auto& opening = opened ? lastOpenings->openings[index(each.seat)] : std::nullopt;
        if (opening && static_cast<Area>(opening->action.a) != each.to) return refuse("a disk that was not opened so");
        if (due && !opening && !lastCommitments->commitments[index(each.seat)].isEmpty())
            return refuse("a disk that nobody has opened");
    }
    if (isVetoed || (lastOpenings && at >= lastOpenings->to)) { // no disk is left to be revealed
        lastCommitments.reset();
        lastOpenings.reset();
        shownAfter.reset();
    }
    return true;
}

} // namespace elgrande::lan
