// How a game goes at the local table: who is asked, what an answer does, what is held back and taken back.
#include "app/table/local_table_private.h"

#include "app/table/opening.h"
#include "app/table/secrets.h"
#include "model/core/rng.h"
#include "model/observe/needless.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <utility>

namespace elgrande {

// What has been written of an unfinished game stays on the shelf, for whoever wants to go on with it.
void LocalTable::Private::leavePlace() {
    autosave.flush();
    autosave.setFile({});
    if (std::exchange(givenUp, false)) Shelf::remove(std::move(place));
    place = {};
}

// A game begins or goes on; until everything is checked the running one is left alone.
Result<bool> LocalTable::Private::begin(Record newRecord, bool fresh, std::optional<Shelf::Place> kept) {
    auto opening = openingOf(std::move(newRecord), fresh);
    if (!opening) return opening.fault();
    thinker.drop();
    pause.stop();
    thought.reset();
    rules = opening->rules;
    start = opening->start;
    state = opening->reached;
    record = std::move(opening->record);
    broughtMoves = record.moves.size();
    agents = std::move(opening->agents);
    dealer = opening->dealer;
    undoable.forget();
    confirming = false;
    beforeRound = false;
    forced.clear();
    later.reset();
    running = true;
    leavePlace();
    place = kept ? std::move(*kept) : fresh ? shelf.takeNew() : shelf.takeFor(record);
    autosave.setFile(place.file);
    screen.begin(Screen::gameOf(rules, record), state, std::move(opening->events));
    shownTo = screen.reader();
    next = advance(*rules, state, legal, fresh ? &screen : nullptr);
    if (next != Seat::None) std::erase_if(record.tags, [](const auto& tag) { return tag.first == "Result"; });
    saveNow();
    goOn();
    return true;
}

// What ended a round is shown before the cards of the next one are: whoever shows it may hold the table meanwhile.
bool LocalTable::Private::waitsForFilm(const Outcome& outcome) {
    const auto begins = [](const Event& event) { return event.kind == EventKind::RoundBegan; };
    if (next != Seat::Table || confirming || !outcome.any(begins)) return false;
    show({}, Seat::None);
    beforeRound = held > 0;
    return beforeRound;
}

// Reveals what the table has to reveal, then asks whoever is next.
void LocalTable::Private::goOn() {
    Outcome outcome(screen);
    while (next == Seat::Table && forced.empty() && !confirming) {
        const Move reveal{Seat::Table, dealer.answer(state, legal)};
        record.moves.push_back(reveal);
        undoable.forget();
        next = play(*rules, state, reveal, legal, &outcome);
        noteForced(outcome);
    }
    confirming = confirming || !forced.empty();
    if (confirming) {
        show({}, Seat::None);
        return;
    }
    if (next != Seat::None) {
        call(record.moves.empty() ? Seat::None : record.moves.back().seat);
        ask(next);
        return;
    }
    running = false;
    std::string result;
    for (Seat seat : rules->seats()) result += (result.empty() ? "" : " ") + std::to_string(state.score[index(seat)]);
    record.setTag("Result", result);
    undoable.forget();
    givenUp = true; // there is nothing to go on with
    saveNow();
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
        if (const auto answer = needlessAnswer(*rules, state, seat))
            return decide({seat, *answer}, Made::ByItself, true);
    Decision decision = decisionFor(*rules, state, seat);
    handLifted = asksUnseen(*rules, state, seat);
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
    if (!running || confirming || next != shownTo) return;
    if (std::exchange(handLifted, !handLifted)) return show(decisionFor(*rules, state, next), Seat::None);
    shownTo = Seat::None;
    show({}, next);
}

void LocalTable::Private::askComputer(Seat seat) {
    if (screen.reader() == Seat::None) shownTo = Seat::None;
    show({}, Seat::None);
    if (pace > 0 && !isSecretQuestion(*rules, state)) pause.start(pace); // else there is nothing to follow
    ThinkLimits limits;
    limits.seed = hashText(record.setup.seed, record.moves.size() + 1);
    thinker.ask(rules, agents[index(seat)], InformationState(*rules, state, seat), legal, limits);
}

void LocalTable::Private::takeThought() {
    if (thought && held == 0) take(*std::exchange(thought, {}));
}

// A computer player's move.
void LocalTable::Private::take(Move move) {
    undoable.forget();
    record.moves.push_back(move);
    Outcome outcome(screen);
    next = play(*rules, state, move, legal, &outcome);
    saveNow();
    goOnAfter(outcome);
}

// A person's move.
void LocalTable::Private::decide(Move move, Made made, bool follows) {
    givenUp = false;
    handLifted = false;
    const bool secret = isSecretQuestion(*rules, state) && screen.reader() == Seat::None;
    const Snapshot before{state, record.moves.size(), screen.told(), move, follows};
    if (made == Made::Again)
        undoable.addAgain(before);
    else if (made == Made::Anew || undoable.canUndo()) // nobody goes back to what was not asked
        undoable.add(before);
    record.moves.push_back(move);
    Outcome outcome(screen);
    if (confirmTurn && !model.isInsisting() && undoable.canUndo()) outcome.holdAfterTurnOf(move.seat, *rules, state);
    next = play(*rules, state, move, legal, &outcome);
    if (secret) undoable.forget();
    unseen = secret && goesOn(*rules, before.state, state, move.seat) ? move.seat : Seat::None;
    saveNow();
    forgetWhatIsKnown(outcome);
    later = std::exchange(outcome.later, {});
    confirming = later && undoable.canUndo();
    if (!confirming) tellLater(outcome);
    goOnAfter(outcome);
}

// What has come to light cannot be taken back.
void LocalTable::Private::forgetWhatIsKnown(const Outcome& outcome) {
    const Seat seat = record.moves.back().seat;
    if (outcome.any([&](const Event& event) { return reveals(*rules, event, seat); })) undoable.forget();
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
    state = back.state;
    record.moves.resize(back.moves);
    screen.takeBack(back.events);
    next = advance(*rules, state, legal);
    call(back.move.seat);
    saveNow();
    ask(next);
}

void LocalTable::Private::show(std::optional<Decision> decision, Seat curtain) {
    unseen = Seat::None;
    std::vector<Seat> waiting;
    for (Seat seat : actors(*rules, state) & rules->seats()) waiting.push_back(seat);
    TableOffers offers;
    if (running && curtain == Seat::None) {
        offers.undo = undoable.canUndo();
        offers.undoOf = undoable.whose();
        offers.redo = undoable.canRedo();
        offers.resetTurn = undoable.canResetTurn(state) && (confirming || undoable.whose() == shownTo);
        offers.confirm = confirming;
        offers.forced = forced;
    }
    if (handLifted) offers.hand = TableOffers::Hand::Lifted;
    if (confirming) waiting = {forced.empty() ? shownTo : forced.front().seat};
    screen.show(later ? later->turnEnd : state, shownTo, std::move(decision), std::move(waiting), curtain,
                std::move(offers));
}

void LocalTable::Private::saveNow() { autosave.write(QString::fromStdString(toText(*rules, record, &start))); }

// Where several may answer, the one who has just acted, or takes something back, and still sits at the screen comes
// first.
void LocalTable::Private::call(Seat seat) {
    if (next == Seat::Table || seat == Seat::Table || seat == next || !actors(*rules, state).contains(seat)) return;
    next = seat;
    legal.clear();
    legalActions(*rules, state, next, legal);
}

// Only where something secret is about to be shown or asked, and somebody else may be looking: everybody looks while
// something public is asked, so a secret question draws the curtain even for the player who was asked last.
bool LocalTable::Private::needsCurtain(Seat seat) const {
    if (screen.reader() == seat || unseen == seat) return false;
    return asksUnseen(*rules, state, seat) || (shownTo != seat && knowsMoreThanAll(*rules, state, seat));
}

} // namespace elgrande
