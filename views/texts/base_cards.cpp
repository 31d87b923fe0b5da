// The base game's action cards: title, what the special action does, and remarks that settle doubts. The wording is our
// own; what it says follows facts.md sections 1.7 to 1.9.
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kCards{
    // Stack 1
    Word{"card:intrigue-3-any", QT_TRANSLATE_NOOP("texts", "Intrigue: any 3")},
    Word{"card-text:intrigue-3-any",
         QT_TRANSLATE_NOOP("texts", "Move up to 3 Caballeros of any colours to other regions or the Castillo.")},
    Word{"card:intrigue-4-any", QT_TRANSLATE_NOOP("texts", "Intrigue: any 4")},
    Word{"card-text:intrigue-4-any",
         QT_TRANSLATE_NOOP("texts", "Move up to 4 Caballeros of any colours to other regions or the Castillo.")},
    Word{"card:intrigue-4-own", QT_TRANSLATE_NOOP("texts", "Intrigue: 4 own")},
    Word{"card-text:intrigue-4-own",
         QT_TRANSLATE_NOOP("texts", "Move up to 4 of your own Caballeros to other regions or the Castillo.")},
    Word{"card:intrigue-3-foreign", QT_TRANSLATE_NOOP("texts", "Intrigue: 3 of others")},
    Word{"card-text:intrigue-3-foreign",
         QT_TRANSLATE_NOOP("texts", "Move up to 3 Caballeros of other players to other regions or the Castillo.")},
    Word{"card:intrigue-2-own-2-foreign", QT_TRANSLATE_NOOP("texts", "Intrigue: 2 and 2")},
    Word{"card-text:intrigue-2-own-2-foreign",
         QT_TRANSLATE_NOOP(
             "texts", "Move up to 2 of your own and up to 2 foreign Caballeros to other regions or the Castillo.")},
    Word{"card:intrigue-5-from-one", QT_TRANSLATE_NOOP("texts", "Intrigue: 5 from one region")},
    Word{"card-text:intrigue-5-from-one",
         QT_TRANSLATE_NOOP("texts",
                           "Choose a region. Move up to 5 Caballeros of any colours out of it, wherever you like.")},
    Word{"card:intrigue-all-own", QT_TRANSLATE_NOOP("texts", "Intrigue: all own")},
    Word{"card-text:intrigue-all-own",
         QT_TRANSLATE_NOOP("texts", "Choose a region and spread all your Caballeros from there over other places.")},
    Word{"card:intrigue-2-from-court", QT_TRANSLATE_NOOP("texts", "Intrigue: 2 from court")},
    Word{"card-text:intrigue-2-from-court",
         QT_TRANSLATE_NOOP("texts",
                           "Place up to 2 more Caballeros from your court, in any regions or in the Castillo.")},
    Word{"card:intrigue-all-own-or-court", QT_TRANSLATE_NOOP("texts", "Intrigue: your choice")},
    Word{"card-text:intrigue-all-own-or-court",
         QT_TRANSLATE_NOOP("texts",
                           "Either spread all your Caballeros of one region over other places, or place up to 2 "
                           "more from your court anywhere.")},
    Word{"choice:intrigue-all-own-or-court:1", QT_TRANSLATE_NOOP("texts", "Move all own of one region")},
    Word{"choice:intrigue-all-own-or-court:2", QT_TRANSLATE_NOOP("texts", "Place up to 2 from the court")},
    // Stack 2
    Word{"card:veto", QT_TRANSLATE_NOOP("texts", "Veto")},
    Word{"card-text:veto",
         QT_TRANSLATE_NOOP("texts",
                           "Keep this card. Until the end of the next round you may stop one special action of "
                           "another player, even half-way.")},
    Word{"card:decay-all", QT_TRANSLATE_NOOP("texts", "Decay: the whole court")},
    Word{"card-text:decay-all",
         QT_TRANSLATE_NOOP("texts", "All other players send every Caballero of their court back to the provinces.")},
    Word{"card:decay-3", QT_TRANSLATE_NOOP("texts", "Decay: three")},
    Word{"card-text:decay-3",
         QT_TRANSLATE_NOOP("texts", "All other players send 3 Caballeros of their court back to the provinces.")},
    Word{"card:send-one-each", QT_TRANSLATE_NOOP("texts", "One of each")},
    Word{"card-text:send-one-each",
         QT_TRANSLATE_NOOP("texts",
                           "Take one Caballero of each other player from a region of your choice and send it back "
                           "to the provinces.")},
    Word{"card:king-angry", QT_TRANSLATE_NOOP("texts", "The King is angry")},
    Word{"card-text:king-angry",
         QT_TRANSLATE_NOOP("texts", "Clockwise from whoever plays this card, every other player sends 3 own Caballeros "
                                    "from regions or the court back to the provinces.")},
    Word{"card:lose-region", QT_TRANSLATE_NOOP("texts", "A region lost")},
    Word{"card-text:lose-region",
         QT_TRANSLATE_NOOP("texts", "The other players each secretly choose a region where they stand, and lose all "
                                    "their Caballeros there.")},
    Word{"card:lose-two", QT_TRANSLATE_NOOP("texts", "Two lost")},
    Word{"card-text:lose-two",
         QT_TRANSLATE_NOOP("texts", "The other players each secretly choose a region where they have at least 2 "
                                    "Caballeros, and lose 2 there.")},
    Word{"card:score-one-2", QT_TRANSLATE_NOOP("texts", "Scoring: one region")},
    Word{"card-apart:score-one-2", QT_TRANSLATE_NOOP("texts", "stack 2")},
    Word{"card-text:score-one-2", QT_TRANSLATE_NOOP("texts", "Score one region of your choice.")},
    // Stack 3
    Word{"card:score-fours", QT_TRANSLATE_NOOP("texts", "Scoring: the 4s")},
    Word{"card-text:score-fours", QT_TRANSLATE_NOOP("texts", "Score all regions whose first place is worth 4.")},
    Word{"card:score-fives", QT_TRANSLATE_NOOP("texts", "Scoring: the 5s")},
    Word{"card-text:score-fives", QT_TRANSLATE_NOOP("texts", "Score all regions whose first place is worth 5.")},
    Word{"card:score-sixes-sevens", QT_TRANSLATE_NOOP("texts", "Scoring: the 6s and 7s")},
    Word{"card-text:score-sixes-sevens",
         QT_TRANSLATE_NOOP("texts", "Score all regions whose first place is worth 6 or 7.")},
    Word{"card:score-castillo", QT_TRANSLATE_NOOP("texts", "Scoring: the Castillo")},
    Word{"card-text:score-castillo", QT_TRANSLATE_NOOP("texts", "Score the Castillo. The Caballeros stay inside.")},
    Word{"card:score-first-only", QT_TRANSLATE_NOOP("texts", "Scoring: first places")},
    Word{"card-text:score-first-only",
         QT_TRANSLATE_NOOP("texts", "Score all regions, but only for players who are first there alone.")},
    Word{"card:score-most", QT_TRANSLATE_NOOP("texts", "Scoring: the fullest")},
    Word{"card-text:score-most",
         QT_TRANSLATE_NOOP("texts", "Score the region that holds the most Caballeros; several if they are equal.")},
    Word{"card:score-fewest", QT_TRANSLATE_NOOP("texts", "Scoring: the emptiest")},
    Word{"card-text:score-fewest",
         QT_TRANSLATE_NOOP("texts",
                           "Score the region that holds the fewest Caballeros; several if they are equal. Empty "
                           "regions do not count.")},
    Word{"card:score-one-3", QT_TRANSLATE_NOOP("texts", "Scoring: one region")},
    Word{"card-apart:score-one-3", QT_TRANSLATE_NOOP("texts", "stack 3")},
    Word{"card-text:score-one-3", QT_TRANSLATE_NOOP("texts", "Score one region of your choice.")},
    // Stack 4
    Word{"card:scoreboard", QT_TRANSLATE_NOOP("texts", "Scoreboard")},
    Word{"card-text:scoreboard",
         QT_TRANSLATE_NOOP("texts", "Lay one of the two mobile scoreboards in a region, or move one to another.")},
    Word{"card:power-back", QT_TRANSLATE_NOOP("texts", "Power regained")},
    Word{"card-text:power-back", QT_TRANSLATE_NOOP("texts", "Take one of your used power cards back into your hand.")},
    Word{"card:court-2", QT_TRANSLATE_NOOP("texts", "The court")},
    Word{"card-text:court-2",
         QT_TRANSLATE_NOOP("texts", "Bring up to 2 more of your Caballeros from the provinces to court.")},
    Word{"card:grande", QT_TRANSLATE_NOOP("texts", "The Grande")},
    Word{"card-text:grande", QT_TRANSLATE_NOOP("texts", "Move your Grande to another region: it is your new home.")},
    Word{"card:score-secret", QT_TRANSLATE_NOOP("texts", "Secret scoring")},
    Word{"card-text:score-secret",
         QT_TRANSLATE_NOOP("texts",
                           "All players secretly choose a region. Every region that only one has chosen is scored.")},
    Word{"card:eviction", QT_TRANSLATE_NOOP("texts", "Eviction")},
    Word{"card-text:eviction",
         QT_TRANSLATE_NOOP("texts", "Name a region. The other players must leave it; each secretly chooses where their "
                                    "Caballeros go.")},
    Word{"card:royal-adviser", QT_TRANSLATE_NOOP("texts", "Royal adviser")},
    Word{"card-text:royal-adviser", QT_TRANSLATE_NOOP("texts", "Move the King to a neighbouring region.")},
    // Stack 5
    Word{"card:king", QT_TRANSLATE_NOOP("texts", "The King")},
    Word{"card-text:king", QT_TRANSLATE_NOOP("texts", "Move the King to any region, or let him stay.")},

    Word{"reconstructed", QT_TRANSLATE_NOOP("texts", "Reconstructed: nobody here has seen this card printed.")},

    // Remarks; "+option" holds while the option is on, "-option" while it is off.
    Word{"remark:intrigue-all-own+all-own-must-leave",
         QT_TRANSLATE_NOOP("texts", "All of them must leave the region.")},
    Word{"remark:intrigue-all-own-all-own-must-leave", QT_TRANSLATE_NOOP("texts", "Some of them may stay.")},
    Word{"remark:intrigue-all-own-or-court+all-own-must-leave",
         QT_TRANSLATE_NOOP("texts", "When you move them, all must leave the region.")},
    Word{"remark:intrigue-all-own-or-court-all-own-must-leave",
         QT_TRANSLATE_NOOP("texts", "When you move them, some may stay.")},
    Word{"remark:veto", QT_TRANSLATE_NOOP("texts", "Placing Caballeros cannot be stopped. An unused Veto expires.")},
    Word{"remark:decay-3", QT_TRANSLATE_NOOP("texts", "Whoever has fewer sends all.")},
    Word{"remark:send-one-each+send-own-too", QT_TRANSLATE_NOOP("texts", "One of your own has to go as well.")},
    Word{"remark:send-one-each-send-own-too", QT_TRANSLATE_NOOP("texts", "Your own Caballeros are not touched.")},
    Word{"remark:send-one-each+send-may-stop", QT_TRANSLATE_NOOP("texts", "You may leave players out.")},
    Word{"remark:king-angry", QT_TRANSLATE_NOOP("texts", "Whoever has fewer sends all.")},
    Word{"remark:lose-two",
         QT_TRANSLATE_NOOP("texts", "Whoever has no region with 2 chooses one with a single Caballero.")},
    Word{"remark:score-one-2", QT_TRANSLATE_NOOP("texts", "The King's region may be chosen.")},
    Word{"remark:score-one-2+castillo-by-choice", QT_TRANSLATE_NOOP("texts", "So may the Castillo.")},
    Word{"remark:score-one-2-castillo-by-choice",
         QT_TRANSLATE_NOOP("texts", "The Castillo is not a region and may not.")},
    Word{"remark:score-one-3", QT_TRANSLATE_NOOP("texts", "The King's region may be chosen.")},
    Word{"remark:score-one-3+castillo-by-choice", QT_TRANSLATE_NOOP("texts", "So may the Castillo.")},
    Word{"remark:score-one-3-castillo-by-choice",
         QT_TRANSLATE_NOOP("texts", "The Castillo is not a region and may not.")},
    Word{"remark:score-fours", QT_TRANSLATE_NOOP("texts", "Mobile scoreboards count in place of printed ones.")},
    Word{
        "remark:score-fives",
        QT_TRANSLATE_NOOP("texts", "Mobile scoreboards count in place of printed ones. The Castillo does not belong.")},
    Word{"remark:score-sixes-sevens", QT_TRANSLATE_NOOP("texts", "Mobile scoreboards count in place of printed ones.")},
    Word{"remark:score-first-only", QT_TRANSLATE_NOOP("texts", "The Castillo is not scored.")},
    Word{"remark:score-most", QT_TRANSLATE_NOOP("texts", "The Castillo is not scored.")},
    Word{"remark:score-fewest", QT_TRANSLATE_NOOP("texts", "The Castillo is not scored.")},
    Word{"remark:scoreboard",
         QT_TRANSLATE_NOOP("texts", "Never two in one place; never into or out of the King's region.")},
    Word{"remark:scoreboard+scoreboard-on-castillo", QT_TRANSLATE_NOOP("texts", "The Castillo may be chosen.")},
    Word{"remark:scoreboard-scoreboard-on-castillo", QT_TRANSLATE_NOOP("texts", "The Castillo may not be chosen.")},
    Word{"remark:power-back", QT_TRANSLATE_NOOP("texts", "The card of this round may be taken.")},
    Word{"remark:power-back+used-power-open",
         QT_TRANSLATE_NOOP("texts", "Used cards lie open, so everybody sees which one it is.")},
    Word{"remark:power-back+used-power-open:top",
         QT_TRANSLATE_NOOP("texts", "Nobody sees which one it is, unless it lies on top of your pile.")},
    Word{"remark:power-back-used-power-open",
         QT_TRANSLATE_NOOP("texts", "You do it secretly: nobody sees which one it is.")},
    Word{"remark:court-2",
         QT_TRANSLATE_NOOP("texts", "If the provinces run short, you may take Caballeros from regions instead.")},
    Word{"remark:grande", QT_TRANSLATE_NOOP("texts", "Neither from nor to the King's region, nor into the Castillo.")},
    Word{"remark:score-secret", QT_TRANSLATE_NOOP("texts", "You choose the order of the scorings.")},
    Word{"remark:eviction",
         QT_TRANSLATE_NOOP("texts", "Whoever chooses the King's region or the same region again takes them to court.")},
    Word{"remark:royal-adviser", QT_TRANSLATE_NOOP("texts", "You may place your Caballeros before or after.")},
    Word{"remark:king", QT_TRANSLATE_NOOP("texts", "You may place your Caballeros before or after.")},
};

} // namespace

std::span<const Word> baseCards() { return kCards; }

} // namespace elgrande::texts
