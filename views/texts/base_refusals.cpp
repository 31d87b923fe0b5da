// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Why something that a player might think of is not offered, and what points are given for.
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kRefusals{
    Word{"refusal:kings-region", QT_TRANSLATE_NOOP("texts", "The King's region is taboo.")},
    Word{"refusal:not-next-to-king", QT_TRANSLATE_NOOP("texts", "This is not adjacent to the King's region.")},
    Word{"refusal:court-empty", QT_TRANSLATE_NOOP("texts", "Your court is empty.")},
    Word{"refusal:no-caballeros", QT_TRANSLATE_NOOP("texts", "This card does not let you place Caballeros.")},
    Word{"refusal:nothing-to-move", QT_TRANSLATE_NOOP("texts", "There is no Caballero here that you may move.")},
    Word{"refusal:castillo-closed", QT_TRANSLATE_NOOP("texts", "Nothing may be taken out of the Castillo.")},
    Word{"refusal:card-taken", QT_TRANSLATE_NOOP("texts", "Someone else has already taken this action card.")},
    Word{"refusal:value-blocked", QT_TRANSLATE_NOOP("texts", "This value has already been played this round.")},
    Word{"refusal:power-used", QT_TRANSLATE_NOOP("texts", "You have already used this power card.")},
    Word{"refusal:already-done", QT_TRANSLATE_NOOP("texts", "You have already done this part of your turn.")},
    Word{"refusal:nothing-to-do", QT_TRANSLATE_NOOP("texts", "The special action would have no effect.")},
    Word{"refusal:not-on-disk", QT_TRANSLATE_NOOP("texts", "This place is not on the secret disk.")},
    Word{"refusal:same-place", QT_TRANSLATE_NOOP("texts", "It is already there.")},
    Word{"refusal:not-neighbour", QT_TRANSLATE_NOOP("texts", "The King may move only to an adjacent region.")},
    Word{"refusal:bound-to-source", QT_TRANSLATE_NOOP("texts", "This card takes Caballeros from one region only.")},
    Word{"refusal:castillo-no-region", QT_TRANSLATE_NOOP("texts", "The Castillo is not a region.")},
    Word{"refusal:not-to-be-scored", QT_TRANSLATE_NOOP("texts", "This place is not part of this scoring.")},
    Word{"refusal:board-there", QT_TRANSLATE_NOOP("texts", "There is already a mobile scoreboard here.")},
    Word{"refusal:own-only", QT_TRANSLATE_NOOP("texts", "This card moves only your own Caballeros.")},
    Word{"refusal:foreign-only", QT_TRANSLATE_NOOP("texts", "This card moves only other players' Caballeros.")},
    Word{"refusal:no-own-there", QT_TRANSLATE_NOOP("texts", "You have no Caballeros here.")},
    Word{"refusal:grande-in-kings", QT_TRANSLATE_NOOP("texts", "Your Grande is in the King's region.")},
    Word{"refusal:must-go-on",
         QT_TRANSLATE_NOOP("texts", "You must carry out as much of the special action as possible.")},
    Word{"refusal:no-region", QT_TRANSLATE_NOOP("texts", "This place is not a region.")},
    Word{"refusal:no-way-out", QT_TRANSLATE_NOOP("texts", "Nothing may be taken from here.")},
    Word{"refusal:no-room", QT_TRANSLATE_NOOP("texts", "There is no room left here.")},
    Word{"refusal:owed", QT_TRANSLATE_NOOP("texts", "Something else must be done before the turn ends.")},

    Word{"reason:king", QT_TRANSLATE_NOOP("texts", "King's bonus")},
    Word{"reason:grande", QT_TRANSLATE_NOOP("texts", "home bonus")},
    //: What points were scored for: the rank in a region
    Word{"reason:rank:1", QT_TRANSLATE_NOOP("texts", "1st place")},
    Word{"reason:rank:2", QT_TRANSLATE_NOOP("texts", "2nd place")},
    Word{"reason:rank:3", QT_TRANSLATE_NOOP("texts", "3rd place")},
    Word{"reason:rank", QT_TRANSLATE_NOOP("texts", "unplaced")},
    //: A tie in a region: the rank that is tied for, and the next lower one, whose points each gets
    Word{"reason:rank:2:tied", QT_TRANSLATE_NOOP("texts", "tied for 1st, so 2nd place")},
    Word{"reason:rank:3:tied", QT_TRANSLATE_NOOP("texts", "tied for 2nd, so 3rd place")},
    //: A tie in a region that gives no points
    Word{"idle:rank:2:tied", QT_TRANSLATE_NOOP("texts", "tied for 1st: nothing")},
    Word{"idle:rank:3:tied", QT_TRANSLATE_NOOP("texts", "tied for 2nd: nothing")},
    Word{"idle:rank:4:tied", QT_TRANSLATE_NOOP("texts", "tied for 3rd: nothing")},
    //: Of a colour that nobody plays: it has the rank in a region, and nobody gets points for it
    Word{"idle:rank:1", QT_TRANSLATE_NOOP("texts", "1st place, no points")},
    Word{"idle:rank:2", QT_TRANSLATE_NOOP("texts", "2nd place, no points")},
    Word{"idle:rank:3", QT_TRANSLATE_NOOP("texts", "3rd place, no points")},
};

} // namespace

std::span<const Word> baseRefusals() { return kRefusals; }

} // namespace elgrande::texts
