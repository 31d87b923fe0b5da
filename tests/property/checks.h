// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What must hold in every position that play can reach. Each check answers with what is wrong, or with nothing.
#pragma once

#include "model/core/rng.h"
#include "model/rules/engine.h"

#include <string>

namespace elgrande::property {

// Values of the round differ, the highest begins, nobody holds a card that is on the table.
std::string roundIsInOrder(const Rules& rules, const State& state);

// No alternative twice (copies of a card to be revealed excepted), each is written and read back the same.
std::string notationIsExact(const Rules& rules, const ActionList& legal, Rng& rng);

// Each alternative can be played, leaves a sound state, says what it did, and changes only the copy.
std::string everyMoveIsSafe(const Rules& rules, const State& state, Seat seat, const ActionList& legal);

// The decision offers what is legal, refuses nothing that is legal, and says of each place why it is not offered.
std::string decisionIsWhole(const Rules& rules, const State& state, Seat seat);

// No seat and no spectator can tell the truth from another one that is consistent with what the seat knows.
// `changed` becomes true when the sampled truth is really another one.
std::string nothingLeaks(const Rules& rules, const State& state, Rng& rng, bool& changed);

// What everybody may see is seen as it is: by a spectator, and by every seat. The other side of nothingLeaks().
std::string everythingPublicIsSeen(const Rules& rules, const State& state);

// The Caballeros of every colour: none is lost and none found once the first round has begun. An expansion's own
// colours come in the set-up.
class Stock {
  public:
    std::string differenceFrom(const Rules& rules, const State& state);

  private:
    std::array<int, kMaxOwners> total_{};
    bool known_ = false;
};

// Every order in which the waiting seats set their disks ends in the same state.
std::string disksCommute(const Rules& rules, const State& state, Rng& rng);

// What the rules answer out of tables they have made beforehand is what the bans and places say one by one; of the bans
// a seat drawn at random is asked, because each is asked for every owner, way and place.
std::string tablesAnswerAlike(const Rules& rules, const State& state, Rng& rng);

// Copying is bytes, equality sees every part.
std::string copiesAreEqual(const State& state);

} // namespace elgrande::property
