// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What one seat may know: what it sees now and what a perfect memory adds (the inside of the Castillo, since every
// throw is announced; which cards have left the stacks; which power cards have been played). Made from the truth by
// blanking everything else, so the type never holds a secret; sample() fills the blanks at random, which is how agents
// search without looking into other hands.
#pragma once

#include "model/core/rng.h"
#include "model/rules/rules.h"

namespace elgrande {

class InformationState {
  public:
    // How much has been blanked, which everybody can count.
    struct Hidden {
        std::array<std::uint8_t, kMaxSeats> regained{}; // used power cards that are secretly back in the hand
        std::array<std::uint8_t, kMaxSeats> cards{};    // power cards in the hand that are not in known()
        SeatSet disks;                                  // of other seats that are set

        friend bool operator==(const Hidden&, const Hidden&) = default;
    };

    InformationState(const Rules& rules, const State& truth, Seat seat);
    // Put together again from its parts, as a guest is told them; nothing is checked here.
    InformationState(const State& known, Seat seat, const Hidden& hidden)
        : known_(known)
        , seat_(seat)
        , hidden_(hidden) {}

    Seat seat() const { return seat_; }
    // The known part. Of other seats: disks are Area::None, secretly regained power cards are counted as used, and
    // where hands are secret they are empty.
    const State& known() const { return known_; }
    const Hidden& hidden() const { return hidden_; }
    // How many of the seat's used power cards are secretly back in its hand.
    int regained(Seat seat) const { return hidden_.regained[index(seat)]; }
    // How many power cards of the seat are in its hand and not in known().
    int hiddenCards(Seat seat) const { return hidden_.cards[index(seat)]; }
    // Seats other than the own one whose disk is set, but hidden.
    SeatSet hiddenDisks() const { return hidden_.disks; }
    // Power cards that could be among the seat's hidden ones.
    PowerSet mayHold(const Rules& rules, Seat seat) const;

    // A possible truth: every hidden fact drawn evenly from what is consistent with the known ones.
    State sample(const Rules& rules, Rng& rng) const;

    friend bool operator==(const InformationState&, const InformationState&) = default;

  private:
    State known_;
    Seat seat_;
    Hidden hidden_;
};

// For somebody without that memory: what others have thrown into the closed Castillo goes back to their provinces.
void forgetCastillo(const Rules& rules, State& state, Seat seat);

// Another truth that `seat` cannot tell from this one.
State resample(const Rules& rules, const State& truth, Seat seat, Rng& rng);

} // namespace elgrande
