// A quick judgement of a position: points on the track, what the places would give at the coming general scorings, and
// what unplaced and hidden Caballeros are worth. The weights are in points and were set by hand; the arena
// (`elgrande-cli arena`) is the judge of changes.
#pragma once

#include "model/rules/rules.h"

#include <array>

namespace elgrande {

// Expected final points of each seat, up to a constant shared by all.
std::array<double, kMaxSeats> prospects(const Rules& rules, const State& state);

// How well `seat` does against the others: own prospects less half the mean and half the best of theirs.
double advantage(const Rules& rules, const State& state, Seat seat);

} // namespace elgrande
