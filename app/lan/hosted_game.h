// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A hosted game with everything that its journal determines: its course, the secret choices under way, and who plays
// the seats. A table that resumes applies the entries of its journal one after the other. Impossible ones are refused,
// so a forged journal can do no more than a record written by hand.
#pragma once

#include "app/lan/game_course.h"
#include "app/lan/journal_entry.h"
#include "app/lan/seat_update.h"
#include "app/lan/secret_choices.h"
#include "model/agents/agent.h"

namespace elgrande::lan {

class HostedGame {
  public:
    using Agents = std::vector<std::shared_ptr<Agent>>; // by seat; null: a person

    // The error is a sentence for the player.
    Result<Agents> begin(Record record, DeckSeeds seeds);
    Result<Agents> resume(const JournalHeader& header);
    JournalHeader header() const;
    Result<void> apply(const JournalEntry& entry);

    GameCourse& course() { return course_; }
    const GameCourse& course() const { return course_; }
    const TableGame& game() const { return course_.game(); }
    SeatSet computers() const { return computers_; } // stand-ins are none
    SeatSet standIns() const { return standIns_; }
    SeatSet persons() const { return course_.rules().seats() - computers_ - standIns_; } // who answer themselves

    // The secret question that is asked now; null: none.
    SecretChoices* secret() { return secret_ ? &*secret_ : nullptr; }
    void beginSecret(); // if one is asked now
    bool playChoices(); // of all seats; false: not possible
    void noteChoicesPlayed() { unshown_ = std::exchange(secret_, {}); }
    // If the step that begins with this event shows the disks.
    std::optional<Openings> openingsFrom(std::size_t first);

    // For a guest with these seats; without the counters of its intents.
    Welcome welcomeFor(SeatSet seats) const;
    std::vector<Commitments> commitments() const; // whose openings are still to come
    TableNow now() const;                         // without what can be undone

  private:
    Result<void> apply(Seat seat, const JournalEntry::Play& play);
    Result<void> apply(Seat seat, const JournalEntry::Back& back);
    Result<void> apply(Seat seat, const JournalEntry::Commit& commit);
    Result<void> apply(Seat seat, const JournalEntry::Reveal& reveal) { return open(seat, reveal.opening); }
    Result<void> apply(Seat seat, const JournalEntry::StandIn& standIn);
    Result<void> apply(Seat /*seat*/, const JournalEntry::On& /*on*/) { return {}; }
    Result<void> open(Seat seat, const Openings::Opening& opening);
    bool isAskedInSecret(Seat seat) const { return secret_ && secret_->asked().contains(seat); }

    DeckSeeds seeds_;
    GameCourse course_;
    SeatSet computers_;
    SeatSet standIns_;
    std::optional<SecretChoices> secret_;
    std::optional<SecretChoices> unshown_; // all disks are set, none is revealed yet
};

} // namespace elgrande::lan
