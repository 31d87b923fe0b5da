// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/hosted_game.h"

#include "app/lan/hello.h"
#include "app/table/opening.h"
#include "app/table/secrets.h"
#include "model/rules/engine.h"

#include <algorithm>

namespace elgrande::lan {

namespace {

bool isForADisk(const Rules& rules, const State& state, Seat seat) {
    ActionList legal;
    legalActions(rules, state, seat, legal);
    return std::all_of(legal.begin(), legal.end(), [](Action each) { return each.kind == ActionKind::Disk; });
}

} // namespace

Result<HostedGame::Agents> HostedGame::begin(Record record, DeckSeeds seeds) {
    auto opening = openingOf(std::move(record), true);
    if (!opening) return opening.fault();
    seeds_ = std::move(seeds);
    course_.open(*opening);
    for (std::size_t i = 0; i < opening->agents.size(); ++i)
        if (opening->agents[i]) computers_.insert(seatAt(static_cast<int>(i)));
    return std::move(opening->agents);
}

Result<HostedGame::Agents> HostedGame::resume(const JournalHeader& header) {
    auto record = recordFromText(header.record.toStdString());
    if (!record) return record.fault();
    if (!record->moves.empty() || record->setup.seed != seedFrom(header.seeds)) return damagedJournal();
    return begin(std::move(*record), header.seeds);
}

JournalHeader HostedGame::header() const {
    Record empty = game().record();
    empty.moves.clear();
    return {seeds_, QByteArray::fromStdString(toText(game().rules(), empty, &game().start()))};
}

Result<void> HostedGame::apply(const JournalEntry& entry) {
    if (entry.seat != Seat::None && !game().rules().seats().contains(entry.seat)) return damagedJournal();
    const auto applied = std::visit([&](const auto& step) { return apply(entry.seat, step); }, entry.step);
    if (applied) beginSecret();
    return applied;
}

// The last opening is part of the step that plays the choices.
Result<void> HostedGame::apply(Seat seat, const JournalEntry::Play& play) {
    const std::size_t before = course_.events().size();
    if (play.opening)
        if (const auto opened = open(seat, *play.opening); !opened) return opened;
    for (const Move& each : play.moves)
        if (!course_.play(each)) return damagedJournal();
    if (secret_) noteChoicesPlayed();
    openingsFrom(before); // there are no guests yet
    return {};
}

Result<void> HostedGame::apply(Seat /*seat*/, const JournalEntry::Back& back) {
    if (back.moves > static_cast<int>(game().moves()) || !course_.goBack(back.moves)) return damagedJournal();
    secret_.reset();
    unshown_.reset();
    return {};
}

Result<void> HostedGame::apply(Seat seat, const JournalEntry::Commit& commit) {
    if (!isAskedInSecret(seat)) return damagedJournal();
    secret_->commit(seat, commit.commitment);
    return {};
}

Result<void> HostedGame::apply(Seat seat, const JournalEntry::StandIn& standIn) {
    if (seat == Seat::None || computers_.contains(seat)) return damagedJournal();
    if (!standIn.plays) {
        standIns_.erase(seat);
        return {};
    }
    standIns_.insert(seat);
    if (secret_) secret_->giveToComputer(seat);
    return {};
}

Result<void> HostedGame::open(Seat seat, const Openings::Opening& opening) {
    const auto& [choice, nonce] = opening;
    if (!isAskedInSecret(seat) || !secret_->isCommittedTo(seat, choice, nonce) ||
        !isLegal(game().rules(), game().state(), {seat, choice}))
        return damagedJournal();
    secret_->reveal(seat, choice, nonce);
    return {};
}

// Secret choices ------------------------------------------------------------------------------------------------------

void HostedGame::beginSecret() {
    const int question = static_cast<int>(game().moves());
    if (secret_ && secret_->question() == question) return;
    secret_.reset();
    const SeatSet asked = game().asked();
    if (asked.size() < 2 || (asked - computers_).empty() || !isSecretQuestion(game().rules(), game().state())) return;
    for (Seat seat : asked)
        if (!isForADisk(game().rules(), game().state(), seat)) return;
    secret_.emplace(DiskQuestion{seeds_.game, Seat::None, question, course_.branch()}, asked);
}

// If one choice leaves another seat no alternative, the rules have answered for that seat already, and it may be asked
// something else by then, such as its Veto.
bool HostedGame::playChoices() {
    const std::size_t before = course_.events().size();
    const auto isGiven = [&](Seat seat) {
        const auto since = course_.eventsFrom(before);
        return std::any_of(since.begin(), since.end(), [&](const Event& each) {
            return (each.kind == EventKind::DiskSet || each.kind == EventKind::DisksRevealed) && each.seat == seat;
        });
    };
    for (Seat seat : secret_->asked())
        if (game().asked().contains(seat) && !isGiven(seat) && !course_.play({seat, secret_->choice(seat)}))
            return false;
    return true;
}

// A Veto between setting and revealing means that nobody ever sees the disks.
std::optional<Openings> HostedGame::openingsFrom(std::size_t first) {
    if (!unshown_) return {};
    const auto step = course_.eventsFrom(first);
    const auto ends = std::find_if(step.begin(), step.end(), [](const Event& each) {
        return each.kind == EventKind::DisksRevealed || each.kind == EventKind::SpecialVetoed;
    });
    if (ends == step.end()) return {};
    const auto shown = std::exchange(unshown_, {});
    if (ends->kind != EventKind::DisksRevealed) return {};
    return shown->openings(static_cast<int>(first), course_.seen());
}

std::vector<Commitments> HostedGame::commitments() const {
    std::vector<Commitments> list;
    if (secret_ && secret_->phase() == SecretPhase::Reveal) list.push_back(secret_->message());
    if (unshown_) list.push_back(unshown_->message());
    return list;
}

// For guests ----------------------------------------------------------------------------------------------------------

Welcome HostedGame::welcomeFor(SeatSet seats) const {
    Record record = game().record();
    record.keepSeed = false;
    record.position.clear();
    record.moves.clear();
    std::erase_if(record.tags, [](const auto& tag) { return tag.first != "Aids" && tag.first != "Branch"; });
    Welcome welcome;
    welcome.game = seeds_.game;
    welcome.record = QByteArray::fromStdString(toText(game().rules(), record));
    welcome.rules = rulesMark(game().rules().fingerprint);
    welcome.yours = seats;
    return welcome;
}

TableNow HostedGame::now() const {
    TableNow table{.rules = game().rules(),
                   .state = game().state(),
                   .events = course_.events(),
                   .branch = course_.branch(),
                   .lastMover = game().lastMover()};
    table.waiting = secret_ ? secret_->missing(secret_->phase()) : game().asked();
    table.people = table.waiting & persons();
    if (secret_) {
        table.secretPhase = secret_->phase();
        table.question = secret_->question();
        table.commitments = secret_->commitments();
    }
    return table;
}

} // namespace elgrande::lan
