// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Judges the intents, plays, and asks who is next. One class, and so one file: what has a state of its own is in
// hosted_game, open_questions, intent_answers, votes and table_guests.
#include "app/lan/host_table.h"

#include "app/lan/durable_outbox.h"
#include "app/lan/hosted_game.h"
#include "app/lan/intent_answers.h"
#include "app/lan/open_questions.h"
#include "app/lan/table_guests.h"
#include "app/lan/votes.h"
#include "app/table/computer_players.h"
#include "app/table/opening.h"
#include "app/table/secrets.h"
#include "model/agents/agent_catalogue.h"

#include <QLoggingCategory>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace elgrande::lan {

namespace {

Q_LOGGING_CATEGORY(hostLog, "elgrande.lan.host")

constexpr int kTryAgain = 2000; // milliseconds
constexpr HostTable::GuestId kNoGuest = -1;

qint64 steadyTime() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

struct HostTable::Private {
    explicit Private(HostTable* table);

    Result<void> sit(Result<HostedGame::Agents> agents);
    void welcome(GuestId guest);

    // Messages of a connected guest.
    void take(GuestId guest, const Intent& intent);
    void take(GuestId guest, const Chat& chat);
    void take(GuestId guest, Pointer pointer);
    void take(GuestId guest, const Have& have);
    void take(GuestId guest, const Ask& ask);

    // Its intents.
    Rejection judge(const Intent& intent);
    Rejection doPlay(const Intent& intent);
    Rejection doCommit(const Intent& intent);
    Rejection doReveal(const Intent& intent);
    Rejection doTakeBack(const Intent& intent);
    Rejection doAskBack(const Intent& intent);
    Rejection doStandIn(const Intent& intent);
    Rejection doVote(const Intent& intent);
    Rejection propose(Proposal::What what, Seat by, Seat about);
    Rejection carryOutAgreed();
    Rejection carryOut(const Proposal& agreed);
    void goOnVoting();
    void playOn();

    // Steps of the game. Each is journaled before it counts.
    Rejection playAll(Seat seat, const std::vector<Action>& actions, int counter);
    Rejection playChoices(Seat last, int counter);
    Rejection finish(bool isPossible, const Snapshot& before, JournalEntry::Play play, Seat seat, int counter);
    Rejection backTo(int moves, Seat seat, int counter);
    Rejection setStandIn(Seat seat, bool plays, int counter);
    Rejection step(const JournalEntry& entry);
    bool write(const JournalEntry& entry);
    void noteUndo(const Snapshot& before);
    void showOpenings(std::size_t from);

    // After every step.
    void settle();
    void handBack();
    TableNow now() const;
    Seats seatsNow() const;
    void think();
    void takeThought(Move move);
    Rejection chooseFor(Seat seat, Action action);

    // While the disk does not work.
    void pause(bool isPaused);
    void tryAgain();
    void goOnWriting(bool works);

    HostTable* q;
    Clock clock;
    qint64 voteAfter = 120000;
    std::array<qint64, kMaxSeats> awaySince{};
    HostedGame hosted;
    GameCourse& course = hosted.course();
    UndoStack undoable;
    OpenQuestions questions;
    IntentAnswers answers;
    Votes votes;
    DurableOutbox outbox;
    TableGuests guests{outbox};
    ComputerPlayers computers; // and stand-ins, who keep their seats when somebody returns
    int thinkingSince = 0;     // OpenQuestions::since of the one that thinks
    std::string standInAgent = "greedy";
    SeatSet passedOn; // to be handed back by a stand-in when the secret choices have been made
    bool paused = false;
    QTimer again;
};

HostTable::Private::Private(HostTable* table)
    : q(table)
    , clock(steadyTime)
    , outbox([this](bool works) { goOnWriting(works); })
    , computers(table) {
    again.setInterval(kTryAgain);
    connect(&again, &QTimer::timeout, table, [this] { tryAgain(); });
    connect(&computers, &ComputerPlayers::answered, table, [this](Move move) { takeThought(move); });
    connect(&guests, &TableGuests::sent, table, &HostTable::send);
    connect(&guests, &TableGuests::ended, table, &HostTable::part);
}

HostTable::HostTable(QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this)) {}
HostTable::~HostTable() = default;

void HostTable::setClock(Clock clock) { d->clock = std::move(clock); }
void HostTable::setStandIn(const std::string& agent) { d->standInAgent = agent; }
void HostTable::setDisk(DiskWait::Start start) { d->outbox.setDisk(std::move(start)); }
void HostTable::setVoteAfter(int milliseconds) { d->voteAfter = milliseconds; }
bool HostTable::isOver() const { return game().isOpen() && game().next() == Seat::None; }
bool HostTable::isPaused() const { return d->paused; }
const TableGame& HostTable::game() const { return d->course.game(); }
SeatSet HostTable::present() const { return d->guests.present(); }
void HostTable::finishWriting() { d->outbox.finish(); }

// A game begins or is resumed -----------------------------------------------------------------------------------------

Result<void> HostTable::begin(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids,
                              const DeckSeeds& seeds, const QString& path) {
    Setup shuffled = setup;
    shuffled.seed = seedFrom(seeds);
    if (auto sits = d->sit(d->hosted.begin(newRecord(shuffled, seats, aids), seeds)); !sits) return sits;
    auto journal = Journal::create(path);
    if (!journal) return journal.fault();
    if (auto written = journal->append(toMap(d->hosted.header())); !written) return written;
    d->outbox.open(std::move(*journal));
    if (d->finish(true, d->course.now(), {}, Seat::None, 0) != Rejection::None) return errorOf(Rejection::Paused);
    d->settle();
    return {};
}

Result<void> HostTable::resume(const QString& path) {
    Journal::Entries entries;
    auto journal = Journal::open(path, entries);
    if (!journal) return journal.fault();
    const auto header = journalHeaderIn(entries.list.front());
    if (!header) return header.fault();
    if (auto sits = d->sit(d->hosted.resume(*header)); !sits) return sits;
    for (std::size_t i = 1; i < entries.list.size(); ++i) {
        const auto entry = journalEntryIn(entries.list[i]);
        if (!entry) return entry.fault();
        if (auto applied = d->hosted.apply(*entry); !applied) return applied;
        if (entry->counter > 0) d->answers.note({entry->seat, entry->counter, Rejection::None});
    }
    for (Seat seat : d->hosted.standIns()) d->computers.sit(seat, makeAgent(d->standInAgent));
    d->outbox.open(std::move(*journal));
    if (entries.lost > 0)
        qCWarning(hostLog, "%lld bytes after the last whole step of %s were dropped.",
                  static_cast<long long>(entries.lost), qPrintable(path));
    d->settle();
    return {};
}

Result<void> HostTable::Private::sit(Result<HostedGame::Agents> agents) {
    if (!agents) return agents.fault();
    awaySince.fill(clock());
    computers.sit(std::move(*agents));
    return {};
}

// Guests and their messages -------------------------------------------------------------------------------------------

void HostTable::admit(GuestId guest, SeatSet seats) {
    seats = seats & game().rules().seats();
    for (GuestId poorer : d->guests.admit(guest, seats))
        d->guests.seatsOf(poorer).empty() ? d->guests.end(poorer, Reason::TakenOver) : d->welcome(poorer);
    d->welcome(guest);
    bool handedBack = false;
    for (Seat seat : (seats & d->hosted.standIns()) - d->passedOn)
        handedBack = d->setStandIn(seat, false, 0) == Rejection::None || handedBack;
    d->guests.forgetSeats();
    d->guests.tellSeats(d->seatsNow());
    if (handedBack) d->settle();
}

void HostTable::passOn(SeatSet seats) {
    for (Seat seat : seats) {
        const SecretChoices* const secret = d->hosted.secret();
        if (secret == nullptr || secret->commitments()[index(seat)].isEmpty() || secret->hasChoice(seat)) continue;
        const bool isKnown = secret->phase() == SecretPhase::Reveal;
        if (d->setStandIn(seat, true, 0) != Rejection::None) continue;
        if (isKnown)
            d->passedOn.insert(seat);
        else
            d->setStandIn(seat, false, 0);
    }
    d->settle();
}

void HostTable::drop(GuestId guest, bool returns) {
    if (!d->guests.contains(guest)) return;
    for (Seat seat : d->guests.seatsOf(guest)) d->awaySince[index(seat)] = d->clock();
    d->guests.drop(guest);
    if (!returns) d->goOnVoting();
    d->guests.tellSeats(d->seatsNow());
}

void HostTable::Private::welcome(GuestId guest) {
    Welcome welcome = hosted.welcomeFor(guests.seatsOf(guest));
    for (Seat seat : welcome.yours) welcome.counters[index(seat)] = answers.counter(seat);
    guests.send(guest, welcome);
    for (const Commitments& each : hosted.commitments()) guests.send(guest, each);
}

void HostTable::receive(GuestId guest, const GuestMessage& message) {
    if (d->guests.contains(guest)) std::visit([&](const auto& each) { d->take(guest, each); }, message);
}

void HostTable::Private::take(GuestId guest, const Chat& chat) {
    const auto told = voiced(chat, guests.seatsOf(guest));
    if (told && !told->saysNothing()) guests.broadcast(*told);
}

void HostTable::Private::take(GuestId guest, Pointer pointer) {
    const auto voice = voiceOf(pointer.by, guests.seatsOf(guest));
    if (!voice) return;
    pointer.by = *voice;
    guests.broadcast(pointer);
}

void HostTable::Private::take(GuestId guest, const Have& have) {
    guests.noteHave(guest, have, course);
    guests.update(guest, now(), course);
}

void HostTable::Private::take(GuestId guest, const Ask& ask) {
    guests.send(guest, alternativesFor(now(), guests.seatsOf(guest), ask));
}

void HostTable::Private::take(GuestId guest, const Intent& intent) {
    if (!guests.seatsOf(guest).contains(intent.seat))
        return guests.send(guest, Answer{intent.seat, intent.counter, Rejection::NotYourSeat});
    if (const auto given = answers.repeated(intent)) return guests.send(guest, *given);
    const int branchBefore = course.branch();
    const int seenBefore = course.seen();
    const Rejection why = judge(intent);
    const Answer answer{intent.seat, intent.counter, why};
    if (why != Rejection::Paused) answers.note(answer); // otherwise it can be sent again
    guests.send(guest, answer);
    if (why == Rejection::Stale && guests.contains(guest)) guests.update(guest, now(), course);
    if (why != Rejection::None) return;
    if (course.branch() != branchBefore || course.seen() != seenBefore) votes.drop();
    carryOutAgreed(); // what has waited for the disk, where it works again
    settle();
    guests.tellSeats(seatsNow()); // after the step that a vote has brought: without one, it was declined
}

// Intents -------------------------------------------------------------------------------------------------------------

Rejection HostTable::Private::judge(const Intent& intent) {
    using What = Intent::What;
    if (intent.what == What::Vote) return doVote(intent);
    if (intent.what == What::Return)
        return hosted.standIns().contains(intent.seat) ? setStandIn(intent.seat, false, intent.counter)
                                                       : Rejection::NotAway;
    if (intent.what == What::StandIn) return doStandIn(intent);
    if (course.game().next() == Seat::None) return Rejection::Over;
    if (intent.branch != course.branch() || intent.seen > course.seen()) return Rejection::Stale;
    switch (intent.what) {
    case What::Play:
        return doPlay(intent);
    case What::Commit:
        return doCommit(intent);
    case What::Reveal:
        return doReveal(intent);
    case What::TakeBack:
        return doTakeBack(intent);
    default:
        return doAskBack(intent);
    }
}

Rejection HostTable::Private::doPlay(const Intent& intent) {
    if (!(hosted.persons() & course.game().asked()).contains(intent.seat)) return Rejection::NotAsked;
    if (hosted.secret() != nullptr) return Rejection::CommitFirst;
    if (intent.seen < questions.since(intent.seat)) return Rejection::Stale;
    return playAll(intent.seat, intent.actions, intent.counter);
}

Rejection HostTable::Private::doCommit(const Intent& intent) {
    const SecretChoices* secret = hosted.secret();
    if (secret == nullptr || !hosted.persons().contains(intent.seat)) return Rejection::NotAsked;
    if (const Rejection why = secret->mayCommit(intent.seat); why != Rejection::None) return why;
    if (intent.seen < questions.since(intent.seat)) return Rejection::Stale;
    const Rejection why = step({JournalEntry::Commit{intent.commitment}, intent.seat, intent.counter});
    if (why == Rejection::None && secret->phase() == SecretPhase::Reveal) guests.broadcast(secret->message());
    return why;
}

Rejection HostTable::Private::doReveal(const Intent& intent) {
    SecretChoices* secret = hosted.secret();
    if (secret == nullptr) return Rejection::NotAsked;
    if (const Rejection why = secret->mayReveal(intent.seat); why != Rejection::None) return why;
    const Action choice = intent.actions.front();
    const auto& legal = questions.legal(intent.seat);
    if (std::find(legal.begin(), legal.end(), choice) == legal.end() ||
        !secret->isCommittedTo(intent.seat, choice, intent.nonce))
        return Rejection::WrongOpening;
    if (secret->missing(SecretPhase::Reveal) != SeatSet::of(intent.seat))
        return step({JournalEntry::Reveal{{choice, intent.nonce}}, intent.seat, intent.counter});
    secret->reveal(intent.seat, choice, intent.nonce);
    const Rejection why = playChoices(intent.seat, intent.counter);
    if (why != Rejection::None) secret->takeBack(intent.seat);
    return why;
}

Rejection HostTable::Private::doTakeBack(const Intent& intent) {
    if (intent.seen != course.seen()) return Rejection::Stale;
    if (!undoable.canUndo() || undoable.whose() != intent.seat) return Rejection::NothingToTakeBack;
    UndoStack after = undoable;
    const Snapshot back = after.undo();
    const Rejection why = backTo(static_cast<int>(back.moves), intent.seat, intent.counter);
    if (why == Rejection::None) undoable = std::move(after);
    return why;
}

Rejection HostTable::Private::doAskBack(const Intent& intent) {
    const auto& moves = course.game().record().moves;
    const bool any =
        std::any_of(moves.begin(), moves.end(), [&](const Move& each) { return each.seat == intent.seat; });
    return any ? propose(Proposal::What::TakeBack, intent.seat, intent.seat) : Rejection::NothingToTakeBack;
}

Rejection HostTable::Private::doStandIn(const Intent& intent) {
    const bool isAway = (hosted.persons() - guests.present()).contains(intent.about) &&
                        clock() - awaySince[index(intent.about)] >= voteAfter;
    return isAway ? propose(Proposal::What::StandIn, intent.seat, intent.about) : Rejection::NotAway;
}

Rejection HostTable::Private::doVote(const Intent& intent) {
    const Rejection why = votes.vote(intent.seat, intent.yes);
    return why == Rejection::None ? carryOutAgreed() : why;
}

Rejection HostTable::Private::propose(Proposal::What what, Seat by, Seat about) {
    const Rejection why = votes.propose(what, by, about, guests.present());
    return why == Rejection::None ? carryOutAgreed() : why;
}

Rejection HostTable::Private::carryOutAgreed() {
    const auto agreed = votes.agreed(guests.present());
    if (!agreed) return Rejection::None;
    const Rejection why = carryOut(*agreed);
    if (why == Rejection::Paused) return Rejection::None; // it waits for the disk: playOn()
    votes.drop();
    return why;
}

Rejection HostTable::Private::carryOut(const Proposal& agreed) {
    if (agreed.what == Proposal::What::StandIn)
        return guests.present().contains(agreed.about) ? Rejection::NotAway : setStandIn(agreed.about, true, 0);
    const auto& moves = course.game().record().moves;
    const auto last =
        std::find_if(moves.rbegin(), moves.rend(), [&](const Move& each) { return each.seat == agreed.about; });
    if (last == moves.rend()) return Rejection::NothingToTakeBack;
    return backTo(static_cast<int>(moves.rend() - last) - 1, agreed.about, 0);
}

// Whoever has gone is not waited for, nor is a disk that works again.
void HostTable::Private::goOnVoting() {
    if (!votes.proposal()) return;
    carryOutAgreed();
    if (!votes.proposal()) settle();
}

// Steps ---------------------------------------------------------------------------------------------------------------

// Plays all of them or none.
Rejection HostTable::Private::playAll(Seat seat, const std::vector<Action>& actions, int counter) {
    const Snapshot before = course.now({seat, actions.front()});
    const bool isPossible = std::all_of(actions.begin(), actions.end(), [&](Action each) {
        return course.play({seat, each});
    });
    if (const Rejection why = finish(isPossible, before, {}, seat, counter); why != Rejection::None) return why;
    if (counter == 0)
        undoable.forget(); // a computer player's
    else
        noteUndo(before);
    showOpenings(before.events);
    questions.forget(seat);
    return Rejection::None;
}

// Plays the secret choices of all seats as one step.
Rejection HostTable::Private::playChoices(Seat last, int counter) {
    const SecretChoices& secret = *hosted.secret();
    JournalEntry::Play play;
    if (!secret.nonce(last).isEmpty()) play.opening = {secret.choice(last), secret.nonce(last)};
    const Snapshot before = course.now();
    const bool isPossible = hosted.playChoices();
    if (const Rejection why = finish(isPossible, before, play, last, counter); why != Rejection::None) return why;
    hosted.noteChoicesPlayed();
    undoable.forget();
    showOpenings(before.events);
    return Rejection::None;
}

// Plays on to the next decision and journals all moves since `before`, or undoes them.
Rejection HostTable::Private::finish(bool isPossible, const Snapshot& before, JournalEntry::Play play, Seat seat,
                                     int counter) {
    Rejection why = Rejection::NotPossible;
    if (isPossible) {
        course.runOn(hosted.persons());
        play.moves = course.movesSince(before);
        why = write({std::move(play), seat, counter}) ? Rejection::None : Rejection::Paused;
    }
    if (why != Rejection::None) course.undo(before);
    return why;
}

// Returns to the position after so many moves of the record. The game continues from there in a new branch.
Rejection HostTable::Private::backTo(int moves, Seat seat, int counter) {
    const Rejection why = step({JournalEntry::Back{moves}, seat, counter});
    if (why != Rejection::None) return why;
    undoable.forget();
    computers.drop();
    questions.forgetAll();
    return why;
}

Rejection HostTable::Private::setStandIn(Seat seat, bool plays, int counter) {
    const Rejection why = step({JournalEntry::StandIn{plays}, seat, counter});
    if (why != Rejection::None) return why;
    if (plays && !computers.sitAt(seat)) computers.sit(seat, makeAgent(standInAgent));
    computers.drop();
    undoable.forget();
    return why;
}

Rejection HostTable::Private::step(const JournalEntry& entry) {
    if (!write(entry)) return Rejection::Paused;
    hosted.apply(entry);
    return Rejection::None;
}

// A step can be undone without a vote unless it involved chance, a secret or another seat (app/table/undo_stack.h).
void HostTable::Private::noteUndo(const Snapshot& before) {
    const Seat seat = before.move.seat;
    undoable.add(before);
    bool isFinal = isSecretQuestion(course.rules(), before.state);
    for (const Move& each : course.movesSince(before)) isFinal = isFinal || each.seat != seat;
    for (const Event& each : course.eventsFrom(before.events)) isFinal = isFinal || reveals(course.rules(), each, seat);
    if (isFinal) undoable.forget();
}

void HostTable::Private::showOpenings(std::size_t from) {
    if (const auto openings = hosted.openingsFrom(from)) guests.broadcast(*openings);
}

// After every step ----------------------------------------------------------------------------------------------------

// Asks the seats, starts a computer player, sends updates.
void HostTable::Private::settle() {
    handBack();
    hosted.beginSecret();
    questions.note(course);
    guests.updateAll(now(), course);
    think();
    if (course.game().next() == Seat::None) {
        course.writeResult();
        outbox.post(kNoGuest, [this] { Q_EMIT q->over(); });
    }
}

void HostTable::Private::handBack() {
    if (passedOn.empty() || hosted.secret() != nullptr) return;
    for (Seat seat : std::exchange(passedOn, {})) setStandIn(seat, false, 0);
    guests.tellSeats(seatsNow());
}

TableNow HostTable::Private::now() const {
    TableNow table = hosted.now();
    table.backOf = undoable.whose();
    return table;
}

Seats HostTable::Private::seatsNow() const {
    using Holder = SeatState::Holder;
    Seats told;
    const SeatSet here = guests.present() | hosted.computers();
    for (Seat seat : course.rules().seats())
        told.seats.push_back({hosted.computers().contains(seat) ? Holder::Computer : Holder::Person,
                              !here.contains(seat), hosted.standIns().contains(seat)});
    told.proposal = votes.proposal();
    told.paused = paused;
    return told;
}

void HostTable::Private::think() {
    const SecretChoices* secret = hosted.secret();
    Seat next = Seat::None;
    for (Seat seat : course.game().asked() - hosted.persons())
        if (next == Seat::None && !(secret != nullptr && secret->hasChoice(seat))) next = seat;
    if (next == computers.asked() && next != Seat::None && questions.since(next) == thinkingSince) return;
    computers.drop();
    if (next == Seat::None || paused) return;
    thinkingSince = questions.since(next);
    course.call(next);
    computers.ask(course.game());
}

void HostTable::Private::takeThought(Move move) {
    const Rejection why =
        hosted.secret() != nullptr ? chooseFor(move.seat, move.action) : playAll(move.seat, {move.action}, 0);
    if (why == Rejection::Paused) return; // tryAgain()
    settle();
}

Rejection HostTable::Private::chooseFor(Seat seat, Action action) {
    SecretChoices* secret = hosted.secret();
    secret->choose(seat, action);
    // Before any opening, even if it is for the second time: a commitment may have become void, or there may be none
    // because only computer players were asked.
    if (secret->phase() == SecretPhase::Reveal) guests.broadcast(secret->message());
    if (!secret->missing(SecretPhase::Reveal).empty()) return Rejection::None;
    const Rejection why = playChoices(seat, 0);
    if (why != Rejection::None) secret->takeBack(seat);
    return why;
}

// The disk ------------------------------------------------------------------------------------------------------------

// Nothing is sent before it is on disk; while it cannot be written, the table is paused.
bool HostTable::Private::write(const JournalEntry& entry) {
    const bool done = outbox.write(toMap(entry));
    pause(!done);
    return done;
}

void HostTable::Private::pause(bool isPaused) {
    if (paused == isPaused) return;
    paused = isPaused;
    paused ? again.start() : again.stop();
    guests.tellPause(seatsNow());
    Q_EMIT q->paused(isPaused);
}

void HostTable::Private::goOnWriting(bool works) {
    pause(!works);
    if (works) playOn();
}

// The disk works again.
void HostTable::Private::playOn() {
    goOnVoting();
    guests.tellSeats(seatsNow());
    computers.drop();
    think();
}

// Checks whether the disk has room again.
void HostTable::Private::tryAgain() {
    if (outbox.hasFailed()) return outbox.retry();
    if (paused && write({})) playOn();
}

} // namespace elgrande::lan

#include "moc_host_table.cpp"
