// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One class, and so one file: the check of commitments and the hash of the history, which have a state of their own,
// are in commitment_check and seat_hash.
#include "app/lan/guest_table.h"

#include "app/lan/commitment_check.h"
#include "app/lan/hello.h"
#include "app/lan/seat_events.h"
#include "app/lan/seat_hash.h"
#include "app/lan/seat_knowledge.h"
#include "app/lan/seat_update.h"
#include "app/table/screen.h"
#include "app/table/secrets.h"
#include "app/table/shared_view.h"
#include "model/game_model/plain_text.h"
#include "model/position/record_start.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"

#include <QLoggingCategory>

#include <algorithm>

namespace elgrande::lan {

namespace {

Q_LOGGING_CATEGORY(guestLog, "elgrande.lan.guest")

constexpr std::size_t kMostEvents = 200000; // of a game; a long one has some thousand

} // namespace

struct GuestTable::Private {
    Private(GuestTable* table, GameModel& gameModel, GuestSecret ownSecret)
        : q(table)
        , model(gameModel)
        , screen(gameModel)
        , secret(std::move(ownSecret)) {}

    // Identifies a question of the host.
    struct Asked {
        Seat seat = Seat::None;
        int branch = -1;
        int total = 0;
        SecretPhase secretPhase = SecretPhase::None;
        bool operator==(const Asked&) const = default;
    };
    Asked asked() const { return now ? Asked{now->asked, branch, now->total, now->secretPhase} : Asked(); }

    // Messages from the host; false: invalid.
    bool take(const Welcome& welcome);
    bool take(const Past& past);
    bool take(const Update& update);
    bool take(const Answer& answer);
    bool take(const Chat& chat);
    bool take(const Pointer& pointer);
    bool take(const Seats& seats);
    bool take(const Commitments& told);
    bool take(const Openings& told);
    bool take(const Alternatives& told);
    bool takePast(const Past& past);
    bool isStillAsked(const Update& update, const InformationState& answering) const;
    bool refuse(const std::string& why) const; // false
    bool isFine(const Result<void>& checked) const { return checked || refuse(checked.error()); }
    void begin();
    void askAnew();
    void forget();

    // To the host.
    void intend(Intent intent);
    void send(const GuestMessage& message) { Q_EMIT q->send(toMap(message)); }
    void choose(Seat seat, std::vector<Action> actions);
    void answerSecret();
    DiskQuestion question() const;

    // On the screen.
    void present();
    std::optional<Decision> decision() const;

    GuestTable* q;
    GameModel& model;
    Screen screen;
    GuestSecret secret;
    std::shared_ptr<const Rules> rules;
    Record record;
    Welcome welcome;
    Seats seats;
    std::vector<Event> history;
    HistoryHash hash;
    int branch = -1; // -1: nothing is known
    std::optional<Update> now;
    std::optional<InformationState> known; // what the only seat knows, or what everyone knows
    std::optional<InformationState> own;   // of the seat that is asked, where there are several
    CommitmentCheck commitments;
    std::optional<Intent> unanswered;
    std::optional<Asked> answered; // by the last intent; none: its result has arrived
    std::array<int, kMaxSeats> counters{};
    std::array<int, kMaxSeats> kept{}; // of each seat, the last intent that the host has accepted and therefore written
    SharedView view;                   // where there are several seats
    bool began = false;                // the screen has the history so far
    bool shownBefore = false;          // the game is on the screen
    bool askedAnew = false;
    bool parted = false;
};

GuestTable::GuestTable(GameModel& model, GuestSecret secret, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, model, std::move(secret))) {
    connect(&model, &GameModel::chosen, this, [this](Seat seat, Action action) { d->choose(seat, {action}); });
    connect(&model, &GameModel::curtainLifted, this, [this] {
        if (!d->now) return;
        d->view.noteUnseen(d->now->asked);
        d->view.showTo(d->now->asked);
        d->present();
    });
    connect(&model, &GameModel::handTurned, this, [this] {
        if (!d->now || d->view.shownTo() != d->now->asked) return;
        d->view.liftHand(!d->view.isHandLifted());
        if (!d->view.isHandLifted()) d->view.noteShown();
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
    return Question{d->rules, d->own ? *d->own : *d->known, d->branch, d->now->total};
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

// From the host --------------------------------------------------------------------------------------------------

// Each message must be expected now, refer only to what this game has, and agree with the messages before it; otherwise
// none of it is shown, and the connection ends.
void GuestTable::receive(const Result<HostMessage>& message) {
    if (d->parted) return;
    if (!message) d->refuse(message.error());
    if (message && std::visit([this](const auto& each) { return d->take(each); }, *message)) return;
    d->parted = true;
    Q_EMIT part(Reason::Unexpected);
}

bool GuestTable::Private::refuse(const std::string& why) const {
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
    commitments.noteReconnected();
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
    if (!isFine(commitments.take(*events, static_cast<int>(history.size()), branch))) return false;
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
        asked = *toldOwn;
    }
    const InformationState& answering = asked ? *asked : *told;
    if (update.asked != Seat::None && !actors(*rules, answering.known()).contains(update.asked))
        return refuse("asks who is not asked");
    const bool stillAsked = isStillAsked(update, answering);
    if (!takePast(update.past)) return false;
    if (!stillAsked) {
        view.noteShown();
        view.liftHand(false);
    }
    known = *told;
    own = asked;
    now = update;
    const auto legal = decision() ? decision()->legal : std::vector<Action>{};
    if (static_cast<int>(history.size()) != update.total || viewHash(hash, update, legal) != update.hash) {
        if (askedAnew) return refuse("the whole table does not match its hash either");
        askAnew();
        return true;
    }
    askedAnew = false;
    commitments.noteSeen(update.total);
    if (!began) begin();
    present();
    answerSecret();
    return true;
}

// Nobody else has looked at the screen in between: the same question, or the next part of a secret one, as the next
// card of a hand, however much others elsewhere have done meanwhile.
bool GuestTable::Private::isStillAsked(const Update& update, const InformationState& answering) const {
    if (!now || now->asked != update.asked || branch != update.past.branch) return false;
    if (now->total == update.total) return true;
    if (now->asked == Seat::None) return false;
    const State& before = (own ? *own : *known).known();
    return isSecretQuestion(*rules, before) && goesOn(*rules, before, answering.known(), update.asked);
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

bool GuestTable::Private::take(const Commitments& told) {
    if (!rules) return refuse("no welcome yet");
    const auto seen = began ? std::optional(static_cast<int>(history.size())) : std::nullopt;
    return isFine(commitments.take(told, seen));
}

bool GuestTable::Private::take(const Openings& told) { return isFine(commitments.take(told, welcome.game)); }

bool GuestTable::Private::take(const Alternatives& /*told*/) { return refuse("alternatives that nobody asked for"); }

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

void GuestTable::Private::present() {
    std::vector<Seat> waiting;
    for (Seat seat : now->waiting) waiting.push_back(seat);
    TableOffers offers;
    offers.undo = !unanswered && welcome.yours.contains(now->backOf);
    offers.undoOf = offers.undo ? now->backOf : Seat::None;
    if (view.isHandLifted()) offers.hand = TableOffers::Hand::Lifted;
    if (now->asked == Seat::None) {
        screen.show(*known, std::nullopt, std::move(waiting), Seat::None, std::move(offers));
    } else if (own && view.needsCurtain(*rules, own->known(), now->asked)) {
        view.cover();
        TableOffers covered;
        if (now->secretPhase != SecretPhase::Reveal) covered.behindCurtain = curtainCause(*decision());
        screen.show(*known, std::nullopt, std::move(waiting), now->asked, std::move(covered));
    } else {
        view.showTo(now->asked);
        const bool open = unanswered.has_value() || now->secretPhase == SecretPhase::Reveal;
        screen.show(own ? *own : *known, open ? std::nullopt : decision(), std::move(waiting), Seat::None,
                    std::move(offers));
    }
}

} // namespace elgrande::lan

#include "moc_guest_table.cpp"
