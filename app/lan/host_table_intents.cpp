// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Handles the intents of the seats.
#include "app/lan/host_table_private.h"
#include "model/agents/agent_catalogue.h"
#include "model/record/record.h"
#include "model/rules/engine.h"

#include <algorithm>

namespace elgrande::lan {

namespace {

constexpr std::size_t kAnswersKept = 16; // of each seat

} // namespace

// Executed once per counter: a repeated intent gets the same answer again.
void HostTable::Private::take(GuestId id, const Intent& intent) {
    Answer answer{intent.seat, intent.counter, Rejection::NotYourSeat};
    if (!guests[id].seats.contains(intent.seat)) return send(id, answer);
    SeatHere& seat = at(intent.seat);
    if (intent.counter <= seat.counter) {
        const auto given = std::find_if(seat.answers.begin(), seat.answers.end(),
                                        [&](const Answer& each) { return each.counter == intent.counter; });
        answer.why = Rejection::Stale;
        return send(id, given == seat.answers.end() ? answer : *given);
    }
    const int branchBefore = branch;
    const std::size_t eventsBefore = events.size();
    answer.why = judge(intent);
    if (answer.why != Rejection::Paused) noteAnswer(answer); // otherwise it can be sent again
    send(id, answer);
    if (answer.why == Rejection::Stale && guests.contains(id)) sendUpdate(id);
    if (answer.why != Rejection::None) return;
    if (branch != branchBefore || events.size() != eventsBefore) proposal.reset();
    broadcastSeats();
    settle();
}

void HostTable::Private::noteAnswer(const Answer& answer) {
    SeatHere& seat = at(answer.seat);
    seat.counter = std::max(seat.counter, answer.counter);
    seat.answers.push_back(answer);
    if (seat.answers.size() > kAnswersKept) seat.answers.pop_front();
}

Rejection HostTable::Private::judge(const Intent& intent) {
    using What = Intent::What;
    if (intent.what == What::Vote) return doVote(intent);
    if (intent.what == What::Return)
        return at(intent.seat).standIn ? setStandIn(intent.seat, false, intent.counter) : Rejection::NotAway;
    if (intent.what == What::StandIn) return doStandIn(intent);
    if (game.next() == Seat::None) return Rejection::Over;
    if (intent.branch != branch || intent.seen > static_cast<int>(events.size())) return Rejection::Stale;
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
    if (isPlayedByComputer(intent.seat) || !asked().contains(intent.seat)) return Rejection::NotAsked;
    if (secret) return Rejection::CommitFirst;
    if (intent.seen < at(intent.seat).askedSince) return Rejection::Stale;
    return playAll(intent.seat, intent.actions, intent.counter);
}

// Plays all of them or none, and journals them before they count.
Rejection HostTable::Private::playAll(Seat seat, const std::vector<Action>& actions, int counter) {
    const Snapshot before{game.state(), game.moves(), events.size(), {seat, actions.front()}, false};
    const auto undo = [&](Rejection why) {
        goBackTo(before.state, static_cast<int>(before.moves), static_cast<int>(before.events));
        return why;
    };
    for (Action each : actions)
        if (!playOne({seat, each})) return undo(Rejection::NotPossible);
    runOn();
    if (!writeMoves(before.moves, seat, counter)) return undo(Rejection::Paused);
    if (counter == 0)
        undoable.forget(); // a computer player's
    else
        noteUndo(before, before.events);
    rememberEvents(before.events);
    showOpenings(before.events);
    at(seat).legal.clear(); // its next question is a new one, even if it looks the same
    return Rejection::None;
}

// Back ------------------------------------------------------------------------------------------------------------

Rejection HostTable::Private::doTakeBack(const Intent& intent) {
    if (intent.seen != static_cast<int>(events.size())) return Rejection::Stale;
    if (!undoable.canUndo() || undoable.whose() != intent.seat) return Rejection::NothingToTakeBack;
    UndoStack before = undoable;
    const Snapshot back = undoable.undo();
    const UndoStack after = undoable;
    const Rejection why = backTo(static_cast<int>(back.moves), intent.seat, intent.counter);
    undoable = why == Rejection::None ? after : before;
    return why;
}

// Returns to the position after so many moves of the record. The game continues from there in a new branch.
Rejection HostTable::Private::backTo(int moves, Seat seat, int counter) {
    QCborMap entry;
    entry[QStringLiteral("k")] = QStringLiteral("back");
    entry[QStringLiteral("moves")] = moves;
    if (!write(std::move(entry), seat, counter)) return Rejection::Paused;
    auto replayed = replay(game.rules(), game.start(), game.record(), moves);
    game.goBack(replayed->state, static_cast<std::size_t>(moves));
    events = std::move(replayed->events);
    ++branch;
    hashes = {};
    rememberEvents(0);
    undoable.forget();
    secret.reset();
    unshown.reset();
    computers.drop();
    for (Seat each : game.rules().seats()) at(each).legal.clear();
    return Rejection::None;
}

Rejection HostTable::Private::doAskBack(const Intent& intent) {
    const auto& moves = game.record().moves;
    const bool any =
        std::any_of(moves.begin(), moves.end(), [&](const Move& each) { return each.seat == intent.seat; });
    if (!any) return Rejection::NothingToTakeBack;
    return propose({Proposal::What::TakeBack, intent.seat, intent.seat, persons(), SeatSet::of(intent.seat)});
}

// Votes -----------------------------------------------------------------------------------------------------------

Rejection HostTable::Private::propose(const Proposal& wanted) {
    if (proposal && proposal->by != wanted.by) return Rejection::NoVote; // one proposal at a time
    proposal = wanted;
    return agree();
}

Rejection HostTable::Private::doStandIn(const Intent& intent) {
    const Seat about = intent.about;
    const bool isAway = game.rules().seats().contains(about) && !at(about).computer && !at(about).standIn &&
                        !persons().contains(about) && clock() - at(about).awaySince >= voteAfter;
    if (!isAway) return Rejection::NotAway;
    return propose({Proposal::What::StandIn, intent.seat, about, persons(), SeatSet::of(intent.seat)});
}

Rejection HostTable::Private::doVote(const Intent& intent) {
    if (!proposal || !proposal->asked.contains(intent.seat)) return Rejection::NoVote;
    if (!intent.yes) {
        proposal.reset();
        return Rejection::None;
    }
    proposal->votes.insert(intent.seat);
    return agree();
}

// Carries the proposal out once all seats that were asked and are still connected have voted yes.
Rejection HostTable::Private::agree() {
    if (!((proposal->asked & persons()) - proposal->votes).empty()) return Rejection::None;
    const Proposal agreed = *proposal;
    proposal.reset();
    if (agreed.what == Proposal::What::StandIn) return setStandIn(agreed.about, true, 0);
    const auto& moves = game.record().moves;
    const auto last =
        std::find_if(moves.rbegin(), moves.rend(), [&](const Move& each) { return each.seat == agreed.about; });
    if (last == moves.rend()) return Rejection::NothingToTakeBack;
    return backTo(static_cast<int>(moves.rend() - last) - 1, agreed.about, 0);
}

Rejection HostTable::Private::setStandIn(Seat seat, bool standIn, int counter) {
    QCborMap entry;
    entry[QStringLiteral("k")] = QStringLiteral("seat");
    entry[QStringLiteral("standIn")] = standIn;
    if (!write(std::move(entry), seat, counter)) return Rejection::Paused;
    noteStandIn(seat, standIn);
    computers.drop();
    undoable.forget();
    return Rejection::None;
}

void HostTable::Private::noteStandIn(Seat seat, bool standIn) {
    at(seat).standIn = standIn;
    if (!standIn) return;
    if (!computers.sitAt(seat)) computers.sit(seat, makeAgent(standInAgent));
    if (secret) secret->giveToComputer(seat);
}

} // namespace elgrande::lan
