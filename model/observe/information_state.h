// What one seat may know: what it sees now and what a perfect memory adds (the inside of the Castillo, since every
// throw is announced; which cards have left the stacks). Made from the truth by blanking everything else, so the type
// never holds a secret; sample() fills the blanks at random, which is how agents search without looking into other
// hands.
#pragma once

#include "model/core/rng.h"
#include "model/rules/rules.h"

namespace elgrande {

class InformationState {
  public:
    InformationState(const Rules& rules, const State& truth, Seat seat);

    Seat seat() const { return seat_; }
    // The known part: other seats' disks are Area::None, their secretly regained power cards are counted as used.
    const State& known() const { return known_; }
    // How many of the seat's used power cards are secretly back in its hand.
    int regained(Seat seat) const { return regained_[index(seat)]; }
    // Seats other than the own one whose disk is set, but hidden.
    SeatSet hiddenDisks() const { return hiddenDisks_; }

    // A possible truth: every hidden fact drawn evenly from what is consistent with the known ones.
    State sample(const Rules& rules, Rng& rng) const;

    friend bool operator==(const InformationState&, const InformationState&) = default;

  private:
    State known_;
    Seat seat_;
    std::array<std::uint8_t, kMaxSeats> regained_{};
    SeatSet hiddenDisks_;
};

// Another truth that `seat` cannot tell from this one.
State resample(const Rules& rules, const State& truth, Seat seat, Rng& rng);

} // namespace elgrande
