// Why something that a player might think of is not offered, and what points are given for.
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kRefusals{
    Word{"refusal:kings-region", QT_TRANSLATE_NOOP("texts", "The King's region is taboo.")},
    Word{"refusal:not-next-to-king", QT_TRANSLATE_NOOP("texts", "This is not next to the King's region.")},
    Word{"refusal:court-empty", QT_TRANSLATE_NOOP("texts", "Your court is empty.")},
    Word{"refusal:no-caballeros", QT_TRANSLATE_NOOP("texts", "This card brings no Caballeros onto the board.")},
    Word{"refusal:nothing-to-move", QT_TRANSLATE_NOOP("texts", "No Caballero that you may move stands here.")},
    Word{"refusal:castillo-closed", QT_TRANSLATE_NOOP("texts", "Nothing is ever taken out of the Castillo.")},
    Word{"refusal:card-taken", QT_TRANSLATE_NOOP("texts", "Somebody else has taken this action card.")},
    Word{"refusal:value-blocked", QT_TRANSLATE_NOOP("texts", "This value has already been played this round.")},
    Word{"refusal:power-used", QT_TRANSLATE_NOOP("texts", "You have used up this power card.")},
    Word{"refusal:already-done", QT_TRANSLATE_NOOP("texts", "You have done this part of your turn.")},
    Word{"refusal:nothing-to-do", QT_TRANSLATE_NOOP("texts", "The special action would change nothing.")},
    Word{"refusal:not-on-disk", QT_TRANSLATE_NOOP("texts", "This place is not on the secret disk.")},
    Word{"refusal:same-place", QT_TRANSLATE_NOOP("texts", "It stands there already.")},
    Word{"refusal:not-neighbour", QT_TRANSLATE_NOOP("texts", "The King may go only one region further.")},
    Word{"refusal:bound-to-source", QT_TRANSLATE_NOOP("texts", "The card takes Caballeros out of one region only.")},
    Word{"refusal:castillo-no-region", QT_TRANSLATE_NOOP("texts", "The Castillo is not a region.")},
    Word{"refusal:not-to-be-scored", QT_TRANSLATE_NOOP("texts", "This place does not belong to the scoring.")},
    Word{"refusal:board-there", QT_TRANSLATE_NOOP("texts", "A mobile scoreboard lies here already.")},
    Word{"refusal:own-only", QT_TRANSLATE_NOOP("texts", "The card moves your own Caballeros only.")},
    Word{"refusal:foreign-only", QT_TRANSLATE_NOOP("texts", "The card moves Caballeros of other players only.")},
    Word{"refusal:no-own-there", QT_TRANSLATE_NOOP("texts", "None of your Caballeros stand here.")},
    Word{"refusal:grande-in-kings", QT_TRANSLATE_NOOP("texts", "Your Grande stands in the King's region.")},
    Word{"refusal:must-go-on", QT_TRANSLATE_NOOP("texts", "The special action must be carried out as far as it goes.")},
    Word{"refusal:no-region", QT_TRANSLATE_NOOP("texts", "This place is not a region.")},
    Word{"refusal:no-way-out", QT_TRANSLATE_NOOP("texts", "Nothing may be taken out of this place.")},
    Word{"refusal:no-room", QT_TRANSLATE_NOOP("texts", "There is no room left in this place.")},
    Word{"refusal:owed", QT_TRANSLATE_NOOP("texts", "Something else must be done before the turn ends.")},

    Word{"reason:king", QT_TRANSLATE_NOOP("texts", "King's bonus")},
    Word{"reason:grande", QT_TRANSLATE_NOOP("texts", "home bonus")},
    Word{"reason:rank:1", QT_TRANSLATE_NOOP("texts", "1st place")},
    Word{"reason:rank:2", QT_TRANSLATE_NOOP("texts", "2nd place")},
    Word{"reason:rank:3", QT_TRANSLATE_NOOP("texts", "3rd place")},
    Word{"reason:rank", QT_TRANSLATE_NOOP("texts", "no place")},
};

} // namespace

std::span<const Word> baseRefusals() { return kRefusals; }

} // namespace elgrande::texts
