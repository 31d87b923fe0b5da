// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whose view a screen shows that several people share, and when a curtain has to fall before the next one looks.
#pragma once

#include "model/core/decision.h"
#include "model/rules/rules.h"

#include <optional>

namespace elgrande {

// What everyone may read of a question that is asked behind the curtain. A disk is asked for in public, unlike a hand.
std::optional<Decision> curtainCause(const Decision& asked);

class SharedView {
  public:
    // `reader`: the only person at this screen, from whom nothing is covered.
    void begin(Seat reader);
    Seat shownTo() const { return shownTo_; } // None: what everybody sees
    void showTo(Seat seat) { shownTo_ = seat; }
    void cover() { shownTo_ = Seat::None; }
    // Nobody else has looked since the seat answered a part of a secret question.
    void noteUnseen(Seat seat) { unseen_ = seat; }
    void noteShown() { unseen_ = Seat::None; }

    // Only where something secret is about to be shown or asked, and somebody else may be looking: everybody looks
    // while something public is asked, so a secret question needs it even for the player who was asked last.
    bool needsCurtain(const Rules& rules, const State& state, Seat seat) const;

    // The seat's own power cards are seen by who is asked; others do not look on.
    bool isHandLifted() const { return handLifted_; }
    void liftHand(bool lifted) { handLifted_ = lifted; }

  private:
    Seat reader_ = Seat::None;
    Seat shownTo_ = Seat::None;
    Seat unseen_ = Seat::None;
    bool handLifted_ = false;
};

} // namespace elgrande
