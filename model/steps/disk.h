// How card rows write secret choices (disk.cpp).
#pragma once

#include "model/core/step.h"

namespace elgrande {

// Who chooses among which regions. The choosers follow from the state alone, so that every order of answers gives
// the same state.
enum class DiskUse : std::uint8_t {
    Castillo,  // seats with Caballeros in the Castillo, any region of the disk
    LoseAll,   // fellow players, a region with at least 1 own that may leave
    LoseTwo,   // the same with at least 2, or 1 where nobody has 2 (facts.md X6)
    Scoring,   // every seat, any region
    Eviction,  // fellow players with Caballeros in the region in Step::data
    FirstFree, // an expansion's: every seat, any region, followed by its own step
};

constexpr Step diskFor(DiskUse use, StepKind thenRun, std::uint32_t data = 0) {
    return {StepKind::Disk, Seat::None, static_cast<std::uint8_t>(use), static_cast<std::uint8_t>(thenRun), data};
}

} // namespace elgrande
