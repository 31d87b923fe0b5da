// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The base game's action cards: title, what the special action does, and remarks that settle doubts. The wording is our
// own; what it says follows RULINGS.md sections 1.7 to 1.9.
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kCards{
    // Stack 1
    Word{"card:intrigue-3-any", QT_TRANSLATE_NOOP("texts", "Intrigue: any 3")},
    Word{"card-text:intrigue-3-any",
         QT_TRANSLATE_NOOP("texts", "Move up to 3 Caballeros of any colour to other regions or the Castillo.")},
    Word{"card:intrigue-4-any", QT_TRANSLATE_NOOP("texts", "Intrigue: any 4")},
    Word{"card-text:intrigue-4-any",
         QT_TRANSLATE_NOOP("texts", "Move up to 4 Caballeros of any colour to other regions or the Castillo.")},
    Word{"card:intrigue-4-own", QT_TRANSLATE_NOOP("texts", "Intrigue: 4 own")},
    Word{"card-text:intrigue-4-own",
         QT_TRANSLATE_NOOP("texts", "Move up to 4 of your own Caballeros to other regions or the Castillo.")},
    Word{"card:intrigue-3-foreign", QT_TRANSLATE_NOOP("texts", "Intrigue: 3 others")},
    Word{"card-text:intrigue-3-foreign",
         QT_TRANSLATE_NOOP("texts", "Move up to 3 Caballeros of other players to other regions or the Castillo.")},
    Word{"card:intrigue-2-own-2-foreign", QT_TRANSLATE_NOOP("texts", "Intrigue: 2 and 2")},
    Word{"card-text:intrigue-2-own-2-foreign",
         QT_TRANSLATE_NOOP(
             "texts", "Move up to 2 of your own and up to 2 others' Caballeros to other regions or the Castillo.")},
    Word{"card:intrigue-5-from-one", QT_TRANSLATE_NOOP("texts", "Intrigue: 5 from one region")},
    Word{"card-text:intrigue-5-from-one",
         QT_TRANSLATE_NOOP("texts",
                           "Move up to 5 Caballeros of any colour from one region to other regions or the Castillo.")},
    Word{"card:intrigue-all-own", QT_TRANSLATE_NOOP("texts", "Intrigue: all own")},
    Word{"card-text:intrigue-all-own",
         QT_TRANSLATE_NOOP(
             "texts",
             "Choose a region and move any number of your Caballeros from it to other regions or the Castillo.")},
    Word{"card-text:intrigue-all-own+all-own-must-leave",
         QT_TRANSLATE_NOOP("texts",
                           "Choose a region and move all your Caballeros from it to other regions or the Castillo.")},
    Word{"card:intrigue-2-from-court", QT_TRANSLATE_NOOP("texts", "Intrigue: 2 from court")},
    Word{"card-text:intrigue-2-from-court",
         QT_TRANSLATE_NOOP("texts", "Place up to 2 more Caballeros from your court in any regions or the Castillo.")},
    Word{"card:intrigue-all-own-or-court", QT_TRANSLATE_NOOP("texts", "Intrigue: your choice")},
    Word{"card-text:intrigue-all-own-or-court",
         QT_TRANSLATE_NOOP("texts", "Either move any number of your Caballeros from one region to other regions or the "
                                    "Castillo, or place up to 2 more from your court in any regions or the Castillo.")},
    Word{"card-text:intrigue-all-own-or-court+all-own-must-leave",
         QT_TRANSLATE_NOOP("texts", "Either move all your Caballeros from one region to other regions or the Castillo, "
                                    "or place up to 2 more from your court in any regions or the Castillo.")},
    Word{"choice:intrigue-all-own-or-court:1", QT_TRANSLATE_NOOP("texts", "Move your own from one region")},
    Word{"choice:intrigue-all-own-or-court:2", QT_TRANSLATE_NOOP("texts", "Place up to 2 from your court")},
    // Stack 2
    Word{"card:veto", QT_TRANSLATE_NOOP("texts", "Veto")},
    Word{"card-text:veto",
         QT_TRANSLATE_NOOP("texts",
                           "Keep this card. Until the end of the next round, you may stop one special action of "
                           "another player, even partway through.")},
    Word{"card:decay-all", QT_TRANSLATE_NOOP("texts", "Decay: entire court")},
    Word{"card-text:decay-all",
         QT_TRANSLATE_NOOP("texts", "All other players send all Caballeros in their courts back to the provinces.")},
    Word{"card:decay-3", QT_TRANSLATE_NOOP("texts", "Decay: three")},
    Word{"card-text:decay-3",
         QT_TRANSLATE_NOOP("texts", "All other players send 3 Caballeros from their courts back to the provinces.")},
    Word{"card:send-one-each", QT_TRANSLATE_NOOP("texts", "One from each player")},
    Word{"card-text:send-one-each",
         QT_TRANSLATE_NOOP("texts",
                           "Send one Caballero of each other player, each from any region, back to the provinces.")},
    Word{"card-text:send-one-each+send-own-too",
         QT_TRANSLATE_NOOP("texts", "Send one Caballero of each player, including one of your own, each from any "
                                    "region, back to the provinces.")},
    Word{"card-more:send-one-each+send-may-stop", QT_TRANSLATE_NOOP("texts", "After the first, you may stop.")},
    Word{"card:king-angry", QT_TRANSLATE_NOOP("texts", "The King is angry")},
    Word{"card-text:king-angry",
         QT_TRANSLATE_NOOP("texts",
                           "In clockwise order from the player of this card, each other player sends 3 of their own "
                           "Caballeros from regions and/or their court back to the provinces.")},
    Word{"card:lose-region", QT_TRANSLATE_NOOP("texts", "Lose a region")},
    Word{"card-text:lose-region",
         QT_TRANSLATE_NOOP("texts", "Each other player secretly chooses a region where they have Caballeros and sends "
                                    "all of them back to the provinces.")},
    Word{"card:lose-two", QT_TRANSLATE_NOOP("texts", "Lose two")},
    Word{"card-text:lose-two",
         QT_TRANSLATE_NOOP("texts", "Each other player secretly chooses a region where they have at least 2 Caballeros "
                                    "and sends 2 of them back to the provinces.")},
    Word{"card:score-one-2", QT_TRANSLATE_NOOP("texts", "Scoring: one region")},
    Word{"card-apart:score-one-2", QT_TRANSLATE_NOOP("texts", "stack 2")},
    Word{"card-text:score-one-2", QT_TRANSLATE_NOOP("texts", "Score one region of your choice.")},
    Word{"card-text:score-one-2+castillo-by-choice",
         QT_TRANSLATE_NOOP("texts", "Score one region of your choice, or the Castillo.")},
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
         QT_TRANSLATE_NOOP("texts", "Score all regions, but first places only. A tie for first scores nothing.")},
    Word{"card:score-most", QT_TRANSLATE_NOOP("texts", "Scoring: most Caballeros")},
    Word{"card-text:score-most",
         QT_TRANSLATE_NOOP("texts", "Score the region with the most Caballeros in total. If tied, score all of them.")},
    Word{"card:score-fewest", QT_TRANSLATE_NOOP("texts", "Scoring: fewest Caballeros")},
    Word{"card-text:score-fewest",
         QT_TRANSLATE_NOOP("texts",
                           "Score the region with the fewest Caballeros in total. If tied, score all of them. Empty "
                           "regions do not count.")},
    Word{"card:score-one-3", QT_TRANSLATE_NOOP("texts", "Scoring: one region")},
    Word{"card-apart:score-one-3", QT_TRANSLATE_NOOP("texts", "stack 3")},
    Word{"card-text:score-one-3", QT_TRANSLATE_NOOP("texts", "Score one region of your choice.")},
    Word{"card-text:score-one-3+castillo-by-choice",
         QT_TRANSLATE_NOOP("texts", "Score one region of your choice, or the Castillo.")},
    // Stack 4
    Word{"card:scoreboard", QT_TRANSLATE_NOOP("texts", "Scoreboard")},
    Word{"card-text:scoreboard",
         QT_TRANSLATE_NOOP("texts",
                           "Place one of the two mobile scoreboards in a region, or move one to another region.")},
    Word{"card-text:scoreboard+scoreboard-on-castillo",
         QT_TRANSLATE_NOOP(
             "texts", "Place one of the two mobile scoreboards in a region or at the Castillo, or move one there.")},
    Word{"card:power-back", QT_TRANSLATE_NOOP("texts", "Regain a power card")},
    Word{"card-text:power-back", QT_TRANSLATE_NOOP("texts", "Take one of your used power cards back into your hand.")},
    Word{"card:court-2", QT_TRANSLATE_NOOP("texts", "The court")},
    Word{"card-text:court-2",
         QT_TRANSLATE_NOOP("texts", "Take up to 2 more of your Caballeros from the provinces to your court.")},
    Word{"card:grande", QT_TRANSLATE_NOOP("texts", "The Grande")},
    Word{"card-text:grande",
         QT_TRANSLATE_NOOP("texts", "Move your Grande to another region, which becomes your new home region.")},
    Word{"card:score-secret", QT_TRANSLATE_NOOP("texts", "Secret scoring")},
    Word{"card-text:score-secret",
         QT_TRANSLATE_NOOP(
             "texts", "All players secretly choose a region. Each region chosen by exactly one player is scored.")},
    Word{"card:eviction", QT_TRANSLATE_NOOP("texts", "Eviction")},
    Word{"card-text:eviction",
         QT_TRANSLATE_NOOP("texts",
                           "Name a region. All other players' Caballeros must leave it; each player secretly chooses "
                           "where theirs go.")},
    Word{"card:royal-adviser", QT_TRANSLATE_NOOP("texts", "Royal adviser")},
    Word{"card-text:royal-adviser", QT_TRANSLATE_NOOP("texts", "Move the King to an adjacent region.")},
    // Stack 5
    Word{"card:king", QT_TRANSLATE_NOOP("texts", "The King")},
    Word{"card-text:king", QT_TRANSLATE_NOOP("texts", "Move the King to any region, or let him stay.")},

    Word{"reconstructed", QT_TRANSLATE_NOOP("texts", "Reconstructed: we have not seen this card in print.")},

    // Remarks; "+option" holds while the option is on, "-option" while it is off.
    Word{"remark:intrigue-2-from-court", QT_TRANSLATE_NOOP("texts", "The King's region stays taboo.")},
    Word{"remark:intrigue-all-own-or-court", QT_TRANSLATE_NOOP("texts", "The King's region stays taboo.")},
    Word{"remark:veto", QT_TRANSLATE_NOOP("texts", "Placing Caballeros cannot be stopped. An unused Veto expires.")},
    Word{"remark:decay-3", QT_TRANSLATE_NOOP("texts", "A player with fewer sends them all.")},
    Word{"remark:send-one-each", QT_TRANSLATE_NOOP("texts", "Never from the King's region.")},
    Word{"remark:king-angry", QT_TRANSLATE_NOOP("texts", "A player with fewer sends them all.")},
    Word{"remark:lose-two",
         QT_TRANSLATE_NOOP("texts",
                           "A player without such a region chooses one with a single Caballero and sends that one.")},
    Word{"remark:score-one-2", QT_TRANSLATE_NOOP("texts", "The King's region may be chosen.")},
    Word{"remark:score-one-2-castillo-by-choice",
         QT_TRANSLATE_NOOP("texts", "The Castillo is not a region and may not be chosen.")},
    Word{"remark:score-one-3", QT_TRANSLATE_NOOP("texts", "The King's region may be chosen.")},
    Word{"remark:score-one-3-castillo-by-choice",
         QT_TRANSLATE_NOOP("texts", "The Castillo is not a region and may not be chosen.")},
    Word{"remark:score-fours", QT_TRANSLATE_NOOP("texts", "Mobile scoreboards replace printed ones.")},
    Word{"remark:score-fives",
         QT_TRANSLATE_NOOP("texts", "Mobile scoreboards replace printed ones. The Castillo is not included.")},
    Word{"remark:score-sixes-sevens", QT_TRANSLATE_NOOP("texts", "Mobile scoreboards replace printed ones.")},
    Word{"remark:score-first-only", QT_TRANSLATE_NOOP("texts", "The Castillo is not scored.")},
    Word{"remark:score-most", QT_TRANSLATE_NOOP("texts", "The Castillo is not scored.")},
    Word{"remark:score-fewest", QT_TRANSLATE_NOOP("texts", "The Castillo is not scored.")},
    Word{"remark:scoreboard",
         QT_TRANSLATE_NOOP("texts", "Never two in one place; never into or out of the King's region.")},
    Word{"remark:scoreboard-scoreboard-on-castillo", QT_TRANSLATE_NOOP("texts", "The Castillo may not be chosen.")},
    Word{"remark:power-back", QT_TRANSLATE_NOOP("texts", "You may even take back the card you played this round.")},
    Word{"remark:power-back+used-power-open",
         QT_TRANSLATE_NOOP("texts", "Used cards are face up, so everyone sees which one you take.")},
    Word{"remark:power-back+used-power-open:top",
         QT_TRANSLATE_NOOP(
             "texts", "The other players do not see which one it is, unless it is the topmost card of your pile.")},
    Word{"remark:power-back-used-power-open",
         QT_TRANSLATE_NOOP("texts", "You take it secretly: nobody sees which one.")},
    Word{"remark:court-2",
         QT_TRANSLATE_NOOP("texts", "If your provinces run short, you may take Caballeros from regions instead.")},
    Word{"remark:grande", QT_TRANSLATE_NOOP("texts", "Neither from nor to the King's region, nor into the Castillo.")},
    Word{"remark:score-secret", QT_TRANSLATE_NOOP("texts", "You choose the order of the scorings.")},
    Word{"remark:eviction",
         QT_TRANSLATE_NOOP("texts",
                           "A player who chooses the King's region, or the same region again, takes their Caballeros "
                           "back to court.")},
    Word{"remark:royal-adviser", QT_TRANSLATE_NOOP("texts", "You may place your Caballeros before or after it.")},
    Word{"remark:king", QT_TRANSLATE_NOOP("texts", "You may place your Caballeros before or after it.")},
};

} // namespace

std::span<const Word> baseCards() { return kCards; }

} // namespace elgrande::texts
