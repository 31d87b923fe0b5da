// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rulings that can be chosen before a game, each with one plain line (RULINGS.md section 7).
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kOptions{
    Word{"option:castillo-by-choice", QT_TRANSLATE_NOOP("texts", "Castillo may be chosen for scoring")},
    Word{"option-text:castillo-by-choice",
         QT_TRANSLATE_NOOP("texts",
                           "A player who may score one region of their choice may choose the Castillo instead.")},
    Word{"option:all-own-must-leave", QT_TRANSLATE_NOOP("texts", "All your own must leave")},
    Word{"option-text:all-own-must-leave",
         QT_TRANSLATE_NOOP("texts", "A card that moves all your Caballeros out of a region must leave none behind.")},
    Word{"option:send-own-too", QT_TRANSLATE_NOOP("texts", "Send back one of your own too")},
    Word{"option-text:send-own-too",
         QT_TRANSLATE_NOOP("texts", "The card that sends back one Caballero of each player also takes one of yours.")},
    Word{"option:send-may-stop", QT_TRANSLATE_NOOP("texts", "Leave players out")},
    Word{"option-text:send-may-stop",
         QT_TRANSLATE_NOOP("texts",
                           "When using the card that sends back one Caballero of each player, you may leave out "
                           "players once at least one Caballero has been sent.")},
    Word{"option:used-power-open", QT_TRANSLATE_NOOP("texts", "Visible used power cards")},
    Word{"option-text:used-power-open",
         QT_TRANSLATE_NOOP("texts",
                           "Which of your used power cards the other players see, and therefore whether they see "
                           "which one you take back: all of them, only the topmost of your face-up pile, or none.")},
    Word{"option-value:used-power-open:true", QT_TRANSLATE_NOOP("texts", "All of them")},
    Word{"option-value:used-power-open:top", QT_TRANSLATE_NOOP("texts", "The topmost")},
    //: Which used power cards may be seen: none of them
    Word{"option-value:used-power-open:false", QT_TRANSLATE_NOOP("texts", "None")},
    Word{"option:scoreboard-on-castillo", QT_TRANSLATE_NOOP("texts", "Scoreboard on the Castillo")},
    Word{"option-text:scoreboard-on-castillo",
         QT_TRANSLATE_NOOP("texts", "A mobile scoreboard may be placed at the Castillo.")},
    Word{"option:open-castillo", QT_TRANSLATE_NOOP("texts", "Open Castillo")},
    Word{"option-text:open-castillo",
         QT_TRANSLATE_NOOP("texts", "The program shows how many Caballeros of each colour are in the Castillo.")},
    Word{"option:no-veto", QT_TRANSLATE_NOOP("texts", "No Vetos")},
    Word{"option-text:no-veto", QT_TRANSLATE_NOOP("texts", "Cards that give a Veto stay in the box.")},
    Word{"option:starter", QT_TRANSLATE_NOOP("texts", "Starting player")},
    Word{"option-text:starter", QT_TRANSLATE_NOOP("texts", "Who plays the first power card of the game.")},
    Word{"option-value:starter:random", QT_TRANSLATE_NOOP("texts", "Drawn at random")},
    Word{"option:tie-break", QT_TRANSLATE_NOOP("texts", "Tie for the win")},
    Word{"option-text:tie-break",
         QT_TRANSLATE_NOOP("texts",
                           "Share the victory, or compare court, then provinces, then the highest unused power card.")},
    Word{"option-value:tie-break:shared", QT_TRANSLATE_NOOP("texts", "Shared victory")},
    Word{"option-value:tie-break:tournament", QT_TRANSLATE_NOOP("texts", "Tournament tie-break")},
    Word{"option-value:true", QT_TRANSLATE_NOOP3("texts", "Yes", "option")},
    Word{"option-value:false", QT_TRANSLATE_NOOP3("texts", "No", "option")},
};

} // namespace

std::span<const Word> baseOptions() { return kOptions; }

} // namespace elgrande::texts
