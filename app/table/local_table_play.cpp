// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How a game goes at the local table: who is asked, what an answer does, what is held back and taken back.
#include "app/table/local_table_private.h"
#include "model/agents/agent_catalogue.h"

#include "app/table/opening.h"
#include "app/table/secrets.h"
#include "model/core/rng.h"
#include "model/observe/needless.h"
#include "model/observe/points_change.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr qint64 kSweepSlice = 10; // milliseconds

} // namespace

// What has been written of an unfinished game stays on the shelf, for whoever wants to go on with it; a finished one
// stays until it is safe.
void LocalTable::Private::leavePlace() {
    autosave.flush();
    autosave.setFile({});
    const bool goes = std::exchange(givenUp, false) && !place.file.isEmpty();
    if (goes && (!game.isFinished() || isSafe(game.text()))) Shelf::remove(std::move(place));
    place = {};
}

// One that is not safe is reason enough to leave the others: it would be the same with them.
void LocalTable::Private::sweep() {
    QElapsedTimer clock;
    clock.start();
    bool fewer = false;
    while (!unswept.isEmpty() && !clock.hasExpired(kSweepSlice)) {
        const Shelf::Finished found = shelf.removeFinished(unswept.takeFirst(), isSafe);
        fewer = fewer || found == Shelf::Finished::Gone;
        if (found == Shelf::Finished::NotSafe) unswept.clear();
    }
    if (!unswept.isEmpty()) QTimer::singleShot(0, q, [this] { sweep(); });
    if (fewer) emit q->shelfSwept();
}

// Whoever plays on from an earlier moment of the game on the table gets to see what is still to come in it.
void LocalTable::Private::noteBranch(const Record& next) {
    const Record& left = game.record();
    if (!running || !next.isSeenBefore() || next.setup.seed != left.setup.seed || next.position != left.position)
        return;
    game.noteSeenBefore();
    saveNow();
}

// A game begins or goes on; until everything is checked the running one is left alone.
Result<void> LocalTable::Private::begin(Record newRecord, bool fresh, std::optional<Shelf::Place> kept) {
    auto opening = openingOf(std::move(newRecord), fresh, agentSource);
    if (!opening) return opening.fault();
    noteBranch(opening->record);
    thinker.drop();
    pause.stop();
    thought.reset();
    thinker.dismiss(std::exchange(agents, std::move(opening->agents)));
    undoable.forget();
    confirming = false;
    beforeRound = false;
    forced.clear();
    later.reset();
    turnOf = Seat::None;
    running = true;
    leavePlace();
    broughtMoves = kept ? 0 : opening->record.moves.size(); // what was on the shelf was played here
    if (kept)
        place = std::move(*kept);
    else if (fresh)
        place = shelf.takeNew();
    else if (!actors(*opening->rules, opening->reached).empty()) // else there is nothing to go on with
        place = shelf.takeFor(opening->record);
    autosave.setFile(place.file);
    screen.begin(Screen::gameOf(opening->rules, opening->record), opening->reached, std::move(opening->events));
    shownTo = screen.reader();
    game.open(*opening, fresh ? &screen : nullptr);
    saveNow();
    goOn();
    return {};
}

// What ended a round is shown before the cards of the next one are: whoever shows it may hold the table meanwhile.
bool LocalTable::Private::waitsForFilm(const Outcome& outcome) {
    const auto begins = [](const Event& event) { return event.kind == EventKind::RoundBegan; };
    if (game.next() != Seat::Table || confirming || !outcome.any(begins)) return false;
    show({}, Seat::None);
    beforeRound = held > 0;
    return beforeRound;
}

// Reveals what the table has to reveal, then asks whoever is next.
void LocalTable::Private::goOn() {
    Outcome outcome(screen);
    while (game.next() == Seat::Table && forced.empty() && !confirming) {
        undoable.forget();
        game.reveal(&outcome);
        noteForced(outcome);
    }
    confirming = confirming || !forced.empty();
    if (confirming) {
        show({}, Seat::None);
        return;
    }
    if (game.next() != Seat::None) {
        // The one who has just acted, and still sits at the screen, comes first.
        game.call(game.moves() == 0 ? Seat::None : game.record().moves.back().seat);
        ask(game.next());
        return;
    }
    running = false;
    game.writeResult();
    undoable.forget();
    givenUp = true; // there is nothing to go on with
    saveNow();
    autosave.flush(); // before others keep it: killed in between, it is not gone on with as if it were not over
    screen.offerReview(game.start(), game.record().moves);
    show({}, Seat::None);
}

void LocalTable::Private::ask(Seat seat) {
    if (agents[index(seat)]) {
        undoable.forget();
        askComputer(seat);
        return;
    }
    if (shownTo != seat && needsCurtain(seat)) undoable.forget();
    if (!askNeedless && !redoing)
        if (const auto answer = needlessAnswer(game.rules(), game.state(), seat))
            return decide({seat, *answer}, Made::ByItself, true);
    Decision decision = decisionFor(game.rules(), game.state(), seat);
    handLifted = asksUnseen(game.rules(), game.state(), seat);
    if (needsCurtain(seat)) {
        shownTo = Seat::None;
        show({}, seat);
        return;
    }
    shownTo = seat;
    show(std::move(decision), Seat::None);
}

// Others look on until the curtain falls, so the cards are turned up behind it and turned down in front of everybody.
void LocalTable::Private::turnHand() {
    if (!running || confirming || game.next() != shownTo) return;
    if (std::exchange(handLifted, !handLifted))
        return show(decisionFor(game.rules(), game.state(), game.next()), Seat::None);
    shownTo = Seat::None;
    show({}, game.next());
}

void LocalTable::Private::askComputer(Seat seat) {
    if (screen.reader() == Seat::None) shownTo = Seat::None;
    show({}, Seat::None);
    if (pace > 0 && !isSecretQuestion(game.rules(), game.state())) pause.start(pace); // else there is nothing to follow
    noteTurnStart(seat);
    ThinkLimits limits;
    limits.seed = hashText(game.record().setup.seed, game.record().moves.size() + 1);
    thinker.ask(game.sharedRules(), agents[index(seat)], InformationState(game.rules(), game.state(), seat),
                game.legal(), limits);
}

void LocalTable::Private::takeThought() {
    if (thought && held == 0) take(*std::exchange(thought, {}));
}

void LocalTable::Private::replaceFailed(const Error& fault) {
    const Seat seat = game.next();
    thinker.dismiss({std::exchange(agents[index(seat)], makeAgent(kStandIn))});
    emit q->playerFailed(seat, fault);
}

// A computer player's move.
void LocalTable::Private::take(Move move) {
    undoable.forget();
    noteThought(move);
    Outcome outcome(screen);
    outcome.lookAfterTurnOf(move.seat, game.rules(), game.state());
    game.play(move, &outcome);
    saveNow();
    tellReason(outcome, move.seat);
    goOnAfter(outcome);
}

void LocalTable::Private::noteTurnStart(Seat seat) {
    if (activeSeat(game.rules(), game.state()) != seat || turnOf == seat) return;
    turnStart = game.state();
    turnOf = seat;
}

// Without those that were not looked at, and without why anything else was not possible.
void LocalTable::Private::noteThought(Move move) {
    const Thought& weighed = thinker.thought();
    if (weighed.considered.empty() || !(weighed.considered.front().action == move.action)) return;
    MoveThought note;
    note.event = screen.eventCount();
    note.secret = asksUnseen(game.rules(), game.state(), move.seat);
    note.simulations = weighed.simulations;
    note.decision = decisionFor(game.rules(), game.state(), move.seat);
    note.decision.refused.clear();
    note.decision.legal.clear();
    for (const Considered& each : weighed.considered) {
        if (note.moves.size() == MoveThought::kMostKept) break;
        note.moves.push_back({each.action, each.visits, each.share, each.lead});
        note.decision.legal.push_back(each.action);
    }
    model.addThought(std::move(note));
}

// By what everybody sees, so that nothing is given away.
void LocalTable::Private::tellReason(const Outcome& outcome, Seat seat) {
    if (!outcome.turnEnd || turnOf != seat) return;
    turnOf = Seat::None;
    TurnReason reason{outcome.turnEnd->event, seat,
                      pointsChanged(game.rules(), turnStart, outcome.turnEnd->state, seat, false)};
    if (!reason.changes.empty()) model.addReason(std::move(reason));
}

// A person's move.
void LocalTable::Private::decide(Move move, Made made, bool follows) {
    givenUp = false;
    handLifted = false;
    const bool secret = isSecretQuestion(game.rules(), game.state()) && screen.reader() == Seat::None;
    const Snapshot before{game.state(), game.record().moves.size(), screen.eventCount(), move, follows};
    if (made == Made::Again)
        undoable.addAgain(before);
    else if (made == Made::Anew || undoable.canUndo()) // nobody goes back to what was not asked
        undoable.add(before);
    Outcome outcome(screen);
    if (confirmTurn && !model.isInsisting() && undoable.canUndo())
        outcome.holdAfterTurnOf(move.seat, game.rules(), game.state());
    game.play(move, &outcome);
    if (secret) undoable.forget();
    unseen = secret && goesOn(game.rules(), before.state, game.state(), move.seat) ? move.seat : Seat::None;
    saveNow();
    forgetWhatIsKnown(outcome);
    later = std::exchange(outcome.later, {});
    confirming = later && undoable.canUndo();
    if (!confirming) tellLater(outcome);
    goOnAfter(outcome);
}

// What has come to light cannot be taken back.
void LocalTable::Private::forgetWhatIsKnown(const Outcome& outcome) {
    const Seat seat = game.record().moves.back().seat;
    if (outcome.any([&](const Event& event) { return reveals(game.rules(), event, seat); })) undoable.forget();
}

void LocalTable::Private::tellLater(Outcome& outcome) {
    if (const auto told = std::exchange(later, {}))
        for (const Event& event : told->events) outcome.add(event);
    forgetWhatIsKnown(outcome);
}

void LocalTable::Private::goOnAfter(const Outcome& outcome) {
    noteForced(outcome);
    if (!waitsForFilm(outcome)) goOn();
}

// What happened to a person because there was no choice.
void LocalTable::Private::noteForced(const Outcome& outcome) {
    if (!showForced) return;
    for (const Event& event : outcome.events)
        if (event.forced && index(event.seat) < agents.size() && agents[index(event.seat)] == nullptr)
            forced.push_back(asSeenBy(event, screen.reader()));
}

void LocalTable::Private::confirm() {
    if (!std::exchange(confirming, false)) return;
    forced.clear();
    Outcome outcome(screen);
    tellLater(outcome);
    goOnAfter(outcome);
}

void LocalTable::Private::goBack(const Snapshot& back) {
    if (!running) return;
    thinker.drop();
    confirming = false;
    beforeRound = false;
    forced.clear();
    later.reset();
    screen.takeBack(back.events);
    game.goBack(back.state, back.moves);
    game.call(back.move.seat);
    saveNow();
    ask(game.next());
}

void LocalTable::Private::show(std::optional<Decision> decision, Seat curtain) {
    unseen = Seat::None;
    std::vector<Seat> waiting;
    for (Seat seat : actors(game.rules(), game.state()) & game.rules().seats()) waiting.push_back(seat);
    TableOffers offers;
    if (running && curtain == Seat::None) {
        offers.undo = undoable.canUndo();
        offers.undoOf = undoable.whose();
        offers.redo = undoable.canRedo();
        offers.resetTurn = undoable.canResetTurn(game.state()) && (confirming || undoable.whose() == shownTo);
        offers.confirm = confirming;
        offers.forced = forced;
    }
    if (handLifted) offers.hand = TableOffers::Hand::Lifted;
    if (confirming) waiting = {forced.empty() ? shownTo : forced.front().seat};
    screen.show(later ? later->turnEnd : game.state(), shownTo, std::move(decision), std::move(waiting), curtain,
                std::move(offers));
}

void LocalTable::Private::saveNow() { autosave.write(game.text()); }

// Only where something secret is about to be shown or asked, and somebody else may be looking: everybody looks while
// something public is asked, so a secret question draws the curtain even for the player who was asked last.
bool LocalTable::Private::needsCurtain(Seat seat) const {
    if (screen.reader() == seat || unseen == seat) return false;
    return asksUnseen(game.rules(), game.state(), seat) ||
           (shownTo != seat && knowsMoreThanAll(game.rules(), game.state(), seat));
}

} // namespace elgrande
