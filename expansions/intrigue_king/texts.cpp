// Every word of the expansion, found by the program as words_<id>(). The English text is the key of its translation in
// translations/; keys are listed in views/texts/texts.h, what {seat}, {place} … stand for in views/texts/phrases.h. The
// wording is our own; what it says follows facts.md section 2.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande {
namespace {

using texts::Word;

constexpr std::array kWords{
    Word{"expansion", QT_TRANSLATE_NOOP("intrigue_king", "Intrigue & the King")},
    Word{"expansion-text", QT_TRANSLATE_NOOP("intrigue_king", "Everybody plays with a deck of their own: 13 cards that "
                                                              "decide the order, the court and the special action.")},
    Word{"area:ki-reserve", QT_TRANSLATE_NOOP("intrigue_king", "Reserve")},
    Word{"in:ki-reserve", QT_TRANSLATE_NOOP("intrigue_king", "in the reserve")},
    Word{"to:ki-reserve", QT_TRANSLATE_NOOP("intrigue_king", "into the reserve")},
    Word{"from:ki-reserve", QT_TRANSLATE_NOOP("intrigue_king", "out of the reserve")},
    Word{"card:ki-king", QT_TRANSLATE_NOOP("intrigue_king", "The King")},
    Word{"card-text:ki-king",
         QT_TRANSLATE_NOOP("intrigue_king", "You go first. Move the King to any region, or let him stay.")},
    Word{"card:ki-intrigue", QT_TRANSLATE_NOOP("intrigue_king", "Intrigue")},
    Word{"card-text:ki-intrigue",
         QT_TRANSLATE_NOOP("intrigue_king", "You go last. Move either one Caballero of another player, or as many of "
                                            "your own as you like out of one region.")},
    Word{"card:caballero-1", QT_TRANSLATE_NOOP("intrigue_king", "Caballeros: 1")},
    Word{"card-text:caballero-1", QT_TRANSLATE_NOOP("intrigue_king", "You may place one from your court.")},
    Word{"card:caballero-2", QT_TRANSLATE_NOOP("intrigue_king", "Caballeros: 2")},
    Word{"card-text:caballero-2", QT_TRANSLATE_NOOP("intrigue_king", "You may place up to 2 from your court.")},
    Word{"card:caballero-3", QT_TRANSLATE_NOOP("intrigue_king", "Caballeros: 3")},
    Word{"card-text:caballero-3", QT_TRANSLATE_NOOP("intrigue_king", "You may place up to 3 from your court.")},
    Word{"card:caballero-4", QT_TRANSLATE_NOOP("intrigue_king", "Caballeros: 4")},
    Word{"card-text:caballero-4", QT_TRANSLATE_NOOP("intrigue_king", "You may place up to 4 from your court.")},
    Word{"card:caballero-5", QT_TRANSLATE_NOOP("intrigue_king", "Caballeros: 5")},
    Word{"card-text:caballero-5", QT_TRANSLATE_NOOP("intrigue_king", "You may place up to 5 from your court.")},
    Word{"card:ki-10", QT_TRANSLATE_NOOP("intrigue_king", "The Grande")},
    Word{"card-text:ki-10",
         QT_TRANSLATE_NOOP("intrigue_king", "You may move your Grande to another region: it is your new home.")},
    Word{"remark:ki-10", QT_TRANSLATE_NOOP("intrigue_king", "Neither from nor to the King's region.")},
    Word{"card:ki-13", QT_TRANSLATE_NOOP("intrigue_king", "Wandering")},
    Word{"card-text:ki-13",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Every other player must secretly choose another region: their Grandes move there.")},
    Word{"remark:ki-13", QT_TRANSLATE_NOOP("intrigue_king", "A Grande in the King's region stays. Several may meet.")},
    Word{"card:ki-15", QT_TRANSLATE_NOOP("intrigue_king", "Five Caballeros")},
    Word{"card-text:ki-15",
         QT_TRANSLATE_NOOP("intrigue_king", "You may place 5 Caballeros instead of what your Caballero card says.")},
    Word{"remark:ki-15",
         QT_TRANSLATE_NOOP("intrigue_king", "In neighbours of the King's region and in the Castillo, as usual.")},
    Word{"card:ki-20", QT_TRANSLATE_NOOP("intrigue_king", "Anywhere")},
    Word{"card-text:ki-20",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may place the Caballeros of your Caballero card in any regions or in the Castillo.")},
    Word{"remark:ki-20", QT_TRANSLATE_NOOP("intrigue_king", "The King's region stays taboo.")},
    Word{"card:ki-23", QT_TRANSLATE_NOOP("intrigue_king", "Moving the Castillo")},
    Word{"card-text:ki-23",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "Move the Castillo with all that is in it into any region. All Caballeros there go into it.")},
    Word{"remark:ki-23", QT_TRANSLATE_NOOP("intrigue_king", "It stays there until the next general scoring is over.")},
    Word{"card:ki-25", QT_TRANSLATE_NOOP("intrigue_king", "Two from the provinces")},
    Word{"card-text:ki-25",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may place up to 2 Caballeros from your provinces in any regions or in the Castillo.")},
    Word{"remark:ki-25", QT_TRANSLATE_NOOP("intrigue_king", "The King's region stays taboo.")},
    Word{"card:ki-30", QT_TRANSLATE_NOOP("intrigue_king", "Card regained")},
    Word{"card-text:ki-30",
         QT_TRANSLATE_NOOP("intrigue_king", "You may take one of your used cards back into your hand.")},
    Word{"remark:ki-30", QT_TRANSLATE_NOOP("intrigue_king", "The card of this round may be taken.")},
    Word{"card:ki-35", QT_TRANSLATE_NOOP("intrigue_king", "Conspiracy")},
    Word{
        "card-text:ki-35",
        QT_TRANSLATE_NOOP("intrigue_king",
                          "At the next general scoring every player's Grande moves to the region on the secret disk.")},
    Word{"remark:ki-35", QT_TRANSLATE_NOOP("intrigue_king", "A Grande neither leaves nor enters the King's region.")},
    Word{"card:ki-40", QT_TRANSLATE_NOOP("intrigue_king", "Veto")},
    Word{"card-text:ki-40",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "You may stop one special action of another player this round, even before your own turn and half-way.")},
    Word{"remark:ki-40",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "It is your special action of this round. Unused, it is gone at the end of the round.")},
    Word{"card:ki-45", QT_TRANSLATE_NOOP("intrigue_king", "Card regained")},
    Word{"card-text:ki-45",
         QT_TRANSLATE_NOOP("intrigue_king", "You may take one of your used cards back into your hand.")},
    Word{"remark:ki-45", QT_TRANSLATE_NOOP("intrigue_king", "The card of this round may be taken.")},
    Word{"card:ki-50", QT_TRANSLATE_NOOP("intrigue_king", "Royal adviser")},
    Word{"card-text:ki-50", QT_TRANSLATE_NOOP("intrigue_king", "You may move the King to a neighbouring region.")},
    Word{"card:ki-60", QT_TRANSLATE_NOOP("intrigue_king", "Decay")},
    Word{"card-text:ki-60",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "All other players send 3 Caballeros of their court back to the provinces.")},
    Word{"remark:ki-60", QT_TRANSLATE_NOOP("intrigue_king", "Whoever has fewer sends all.")},
    Word{"card:ki-63", QT_TRANSLATE_NOOP("intrigue_king", "Bridge")},
    Word{"card-text:ki-63",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may build a bridge: two regions are neighbours until somebody builds another one.")},
    Word{"card:ki-70", QT_TRANSLATE_NOOP("intrigue_king", "One of each")},
    Word{
        "card-text:ki-70",
        QT_TRANSLATE_NOOP(
            "intrigue_king",
            "Take one Caballero of each other player from a region of your choice and send it back to the provinces.")},
    Word{"remark:ki-70", QT_TRANSLATE_NOOP("intrigue_king", "Never from the King's region.")},
    Word{"card:ki-75", QT_TRANSLATE_NOOP("intrigue_king", "Reserve")},
    Word{"card-text:ki-75",
         QT_TRANSLATE_NOOP("intrigue_king", "You may put one Caballero of your court aside. Before any later scoring "
                                            "you may add him to a region that is scored.")},
    Word{"remark:ki-75",
         QT_TRANSLATE_NOOP("intrigue_king", "Any scoring counts, special or general. He may wait for a later one.")},
    Word{"card:ki-80", QT_TRANSLATE_NOOP("intrigue_king", "Grande and company")},
    Word{"card-text:ki-80",
         QT_TRANSLATE_NOOP("intrigue_king", "You may move your Grande and up to 2 of your own Caballeros.")},
    Word{"remark:ki-80",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Neither out of the King's region or the Castillo, nor into the King's region.")},
    Word{"card:ki-90", QT_TRANSLATE_NOOP("intrigue_king", "Scoreboard")},
    Word{"card-text:ki-90",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Lay one of the two mobile scoreboards in a region, or move one to another.")},
    Word{"remark:ki-90",
         QT_TRANSLATE_NOOP("intrigue_king", "Never two in one place; never into or out of the King's region.")},
    Word{"card:ki-93", QT_TRANSLATE_NOOP("intrigue_king", "Quarantine")},
    Word{"card-text:ki-93",
         QT_TRANSLATE_NOOP("intrigue_king", "Lay a mobile scoreboard in a region. Until after the next general scoring "
                                            "it is taboo like the King's region.")},
    Word{"remark:ki-93",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "One from beside the board if there is one. A further quarantine takes the scoreboard of the first.")},
    Word{"card:ki-100", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: the 5s")},
    Word{"card-text:ki-100", QT_TRANSLATE_NOOP("intrigue_king", "Score all regions whose first place is worth 5.")},
    Word{"remark:ki-100", QT_TRANSLATE_NOOP("intrigue_king", "The Castillo is not scored.")},
    Word{"card:ki-110", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: the Castillo")},
    Word{"card-text:ki-110", QT_TRANSLATE_NOOP("intrigue_king", "Score the Castillo. The Caballeros stay inside.")},
    Word{"card:ki-120", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: the fullest")},
    Word{"card-text:ki-120",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Score the region that holds the most Caballeros; several if they are equal.")},
    Word{"remark:ki-120", QT_TRANSLATE_NOOP("intrigue_king", "The Castillo is not scored.")},
    Word{"card:ki-130", QT_TRANSLATE_NOOP("intrigue_king", "Intrigue")},
    Word{"card-text:ki-130",
         QT_TRANSLATE_NOOP("intrigue_king", "Carry out the Intrigue action: move either one Caballero of another "
                                            "player, or as many of your own as you like out of one region.")},
    Word{"choice:ki-intrigue:1", QT_TRANSLATE_NOOP("intrigue_king", "Move one of another player")},
    Word{"choice:ki-intrigue:2", QT_TRANSLATE_NOOP("intrigue_king", "Move own ones of one region")},
    Word{"choice:ki-130:1", QT_TRANSLATE_NOOP("intrigue_king", "Move one of another player")},
    Word{"choice:ki-130:2", QT_TRANSLATE_NOOP("intrigue_king", "Move own ones of one region")},
    Word{"card:ki-135", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: a pair")},
    Word{"card-text:ki-135",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Score a region where exactly 2 of your Caballeros stand and nobody has more.")},
    Word{"remark:ki-135", QT_TRANSLATE_NOOP("intrigue_king", "A tie for first is enough.")},
    Word{"card:ki-140", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: the 4s")},
    Word{"card-text:ki-140", QT_TRANSLATE_NOOP("intrigue_king", "Score all regions whose first place is worth 4.")},
    Word{"card:ki-145", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: away from the King")},
    Word{"card-text:ki-145",
         QT_TRANSLATE_NOOP("intrigue_king", "Score one region of your choice, but not the King's.")},
    Word{"remark:ki-145", QT_TRANSLATE_NOOP("intrigue_king", "The Castillo may not be chosen.")},
    Word{"card:ki-150", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: free choice")},
    Word{"card-text:ki-150", QT_TRANSLATE_NOOP("intrigue_king", "Score one region of your choice, or the Castillo.")},
    Word{"remark:ki-150", QT_TRANSLATE_NOOP("intrigue_king", "The King's region may be chosen.")},
    Word{"card:ki-160", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: the 6s and 7s")},
    Word{"card-text:ki-160",
         QT_TRANSLATE_NOOP("intrigue_king", "Score all regions whose first place is worth 6 or 7.")},
    Word{"card:ki-165", QT_TRANSLATE_NOOP("intrigue_king", "Secret scoring")},
    Word{"card-text:ki-165",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "All players secretly choose a region. Every region that only one has chosen is scored.")},
    Word{"remark:ki-165", QT_TRANSLATE_NOOP("intrigue_king", "You choose the order of the scorings.")},
    Word{"card:ki-170", QT_TRANSLATE_NOOP("intrigue_king", "Secret scoring")},
    Word{"card-text:ki-170",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "All players secretly choose a region. Every region that only one has chosen is scored.")},
    Word{"remark:ki-170", QT_TRANSLATE_NOOP("intrigue_king", "You choose the order of the scorings.")},
    Word{"card:ki-180", QT_TRANSLATE_NOOP("intrigue_king", "Eviction")},
    Word{"card-text:ki-180",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "Name a region. The other players must leave it; each secretly chooses where their Caballeros go.")},
    Word{"remark:ki-180",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Whoever chooses the King's region or the same region again takes them to court.")},
    Word{"power:joker", QT_TRANSLATE_NOOP("intrigue_king", "Joker")},
    Word{"card:ki-joker", QT_TRANSLATE_NOOP("intrigue_king", "Joker")},
    Word{"card-text:ki-joker",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "When everybody has played, choose another card of your hand. It counts in place of the Joker.")},
    Word{"token:ki-castillo", QT_TRANSLATE_NOOP("intrigue_king", "The moved Castillo")},
    Word{"token:ki-bridge", QT_TRANSLATE_NOOP("intrigue_king", "Bridge")},
    Word{"token:ki-bridge-end", QT_TRANSLATE_NOOP("intrigue_king", "Bridge, other end")},
    Word{"token:ki-quarantine", QT_TRANSLATE_NOOP("intrigue_king", "Quarantine")},
    Word{"option:ki-cards", QT_TRANSLATE_NOOP("intrigue_king", "Cards to choose from")},
    Word{"option-text:ki-cards",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "The 18 of the first edition suit first games. Not all that is printed on the others is known.")},
    Word{"option-value:ki-cards:18", QT_TRANSLATE_NOOP("intrigue_king", "The first 18")},
    Word{"option-value:ki-cards:29", QT_TRANSLATE_NOOP("intrigue_king", "29, with the player's edition")},
    Word{"option-value:ki-cards:31", QT_TRANSLATE_NOOP("intrigue_king", "All 31, two of them ours")},
    Word{"option-value:ki-cards:known", QT_TRANSLATE_NOOP("intrigue_king", "Only those whose action is known")},
    Word{"option:ki-hands", QT_TRANSLATE_NOOP("intrigue_king", "Hands")},
    Word{"option-text:ki-hands", QT_TRANSLATE_NOOP("intrigue_king", "How everybody comes by 13 cards.")},
    Word{"option-value:ki-hands:by-hand", QT_TRANSLATE_NOOP("intrigue_king", "Everybody chooses secretly")},
    Word{"option-value:ki-hands:random", QT_TRANSLATE_NOOP("intrigue_king", "Dealt at random")},
    Word{"option-value:ki-hands:preset",
         QT_TRANSLATE_NOOP("intrigue_king", "The same for everybody, for a first game")},
    Word{"option:ki-opening", QT_TRANSLATE_NOOP("intrigue_king", "Opening Caballero")},
    Word{"option-text:ki-opening",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Where the Caballero comes from who is placed by the disk before the first round.")},
    Word{"option-value:ki-opening:court", QT_TRANSLATE_NOOP("intrigue_king", "From the court")},
    Word{"option-value:ki-opening:provinces", QT_TRANSLATE_NOOP("intrigue_king", "From the provinces")},
    Word{"option:ki-optional", QT_TRANSLATE_NOOP("intrigue_king", "All special actions are optional")},
    Word{"option-text:ki-optional",
         QT_TRANSLATE_NOOP("intrigue_king", "Nobody has to carry out the special action of a card.")},
    Word{"option:ki-own-action", QT_TRANSLATE_NOOP("intrigue_king", "Own card for King and Intrigue player")},
    Word{"option-text:ki-own-action",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "Whoever has the King's or Intrigue card may use the special action of the own card instead.")},
    Word{"option-value:ki-own-action:few", QT_TRANSLATE_NOOP("intrigue_king", "With 2 and 3 players")},
    Word{"option-value:ki-own-action:all", QT_TRANSLATE_NOOP("intrigue_king", "Always")},
    Word{"option:ki-starter", QT_TRANSLATE_NOOP("intrigue_king", "Who begins the next round")},
    Word{"option-text:ki-starter",
         QT_TRANSLATE_NOOP("intrigue_king", "Whose card of this round decides who plays the first card of the next.")},
    Word{"option-value:ki-starter:lowest", QT_TRANSLATE_NOOP("intrigue_king", "The lowest card")},
    Word{"option-value:ki-starter:highest", QT_TRANSLATE_NOOP("intrigue_king", "The highest card")},
    Word{"refusal:ki-veto-held", QT_TRANSLATE_NOOP("intrigue_king", "You hold the Veto already.")},
    Word{"refusal:ki-quarantined", QT_TRANSLATE_NOOP("intrigue_king", "The region is in quarantine.")},
    Word{"refusal:ki-bridged", QT_TRANSLATE_NOOP("intrigue_king", "It is a neighbour of every region already.")},
    Word{"event:ki-card-chosen:hidden", QT_TRANSLATE_NOOP("intrigue_king", "{seat} takes a card into the hand.")},
    Word{"event:ki-card-chosen", QT_TRANSLATE_NOOP("intrigue_king", "{seat} takes card {power} into the hand.")},
    Word{"event:ki-deck-ready", QT_TRANSLATE_NOOP("intrigue_king", "{seat} has chosen 13 cards.")},
    Word{"event:ki-caballeros-taken", QT_TRANSLATE_NOOP("intrigue_king", "{seat} takes “{card}”.")},
    Word{"event:card-taken", QT_TRANSLATE_NOOP("intrigue_king", "{seat} has “{card}”.")},
    Word{"event:power-played", QT_TRANSLATE_NOOP("intrigue_king", "{seat} plays card {power}.")},
    Word{"event:veto-taken", QT_TRANSLATE_NOOP("intrigue_king", "{seat} holds the Veto until the end of the round.")},
    Word{"event:ki-placing-changed", QT_TRANSLATE_N_NOOP("intrigue_king", "{seat} places %n Caballero(s) otherwise.")},
    Word{"event:ki-set-aside", QT_TRANSLATE_NOOP("intrigue_king", "{seat} puts {pieces} into the reserve.")},
    Word{"event:ki-called-up", QT_TRANSLATE_NOOP("intrigue_king", "{seat} calls {pieces} up {to}.")},
    Word{"event:ki-conspiracy-begun",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "{seat} conspires: at the next general scoring the Grandes move by the disks.")},
    Word{"prompt:power",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: play a card. The highest is King, the lowest has the Intrigue.")},
    Word{"prompt:power:ki-joker",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose the card that counts in place of the Joker.")},
    Word{"prompt:ki-choose",
         QT_TRANSLATE_N_NOOP("intrigue_king", "{seat}: choose secretly %n more card(s) for your hand.")},
    Word{"prompt:disk:ki-opening",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose secretly the region where your first Caballero goes.")},
    Word{"prompt:disk:ki-wander",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose secretly the region where your Grande must move.")},
    Word{"prompt:disk:ki-conspiracy",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: set your secret disk. Where does your Grande move?")},
    Word{"prompt:ki-castillo",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose the region into which the Castillo is moved.")},
    Word{"prompt:ki-bridge",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose the two regions that the bridge joins.")},
    Word{"prompt:ki-quarantine",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: choose the region that goes into quarantine.")},
    Word{"prompt:ki-call-up",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "{seat}: you may add your Caballero of the reserve to a region that is scored.")},
    Word{"prompt:turn:both:use",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: place Caballeros and use the special action of one of your two "
                                            "cards, in either order.")},
    Word{"prompt:turn:special:use",
         QT_TRANSLATE_NOOP("intrigue_king", "{seat}: use the special action of one of your two cards.")},
    Word{"action:power", QT_TRANSLATE_NOOP("intrigue_king", "Card {power}")},
    Word{"action:take", QT_TRANSLATE_NOOP("intrigue_king", "Take card {power} back")},
    Word{"action:ki-choose", QT_TRANSLATE_NOOP("intrigue_king", "Choose card {power}")},
    Word{"action:ki-castillo", QT_TRANSLATE_NOOP("intrigue_king", "Castillo {to}")},
    Word{"action:ki-bridge", QT_TRANSLATE_NOOP("intrigue_king", "Bridge {from} {to}")},
    Word{"action:ki-quarantine", QT_TRANSLATE_NOOP("intrigue_king", "Quarantine {token} {to}")},
    Word{"action:ki-call-up", QT_TRANSLATE_NOOP("intrigue_king", "Out of the reserve {to}")},
    Word{"reconstructed", QT_TRANSLATE_NOOP("intrigue_king", "No source tells how many Caballeros this card brings: "
                                                             "the number follows the power cards of the base game.")},
    Word{"reconstructed:ki-10",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-30",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-45",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-50",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-60",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-100",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-120",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-140",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-160",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-165",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-180",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Nobody here knows the action of this card. It is one of the base game that would need no "
                           "note in the rule book; the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-25",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The rule book has a note on this card, but nobody here knows its words: the action is "
                           "built around the note, and the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-75",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The rule book has a note on this card, but nobody here knows its words: the action is "
                           "built around the note, and the number of Caballeros is ours as well.")},
    Word{"reconstructed:ki-135",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The rule book has a note on this card, but nobody here knows its words: the action is "
                           "built around the note, and the number of Caballeros is ours as well.")},
    Word{"apart:ki-bridge", QT_TRANSLATE_NOOP("intrigue_king", "The two are neighbours already.")},
    Word{"bridge:joins", QT_TRANSLATE_NOOP("intrigue_king", "The bridge joins %1 and %2.")},
    Word{"badge:ki-veto", QT_TRANSLATE_NOOP("intrigue_king", "Keeps the Veto of this round")},
    Word{"badge:ki-conspiracy",
         QT_TRANSLATE_NOOP("intrigue_king", "Conspires: at the next general scoring the Grandes move by the disks")},
    Word{"badge:ki-reserve", QT_TRANSLATE_N_NOOP("intrigue_king", "%n Caballero(s) in the reserve")},
    Word{"rulebook", "ki-changes ki-hand ki-round ki-turn ki-joker ki-lasting ki-scoring"},
    Word{"rule-title:ki-changes", QT_TRANSLATE_NOOP("intrigue_king", "What changes")},
    Word{"rule-text:ki-changes",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "- **No stacks, no common power cards.** Everybody has the same cards and [secretly chooses](#ki-hand) 13 "
             "of them: they decide the order, bring Caballeros to court and have the special actions.\n"
             "- **Before the first round** everybody sets the secret disk: one Caballero goes there.\n"
             "- **King and Intrigue.** The highest card of a round brings the King's card, the lowest the Intrigue "
             "card; [these two players](#ki-round) have that action instead of their own.\n"
             "- **Caballero cards.** How many Caballeros you place depends on your place in the order, not on the "
             "special action.\n"
             "- **Required.** A special action has to be carried out unless its card says “you may”. It bears a !.\n"
             "- **The Veto** may be used [before the own turn](#ki-joker), in its round only.\n"
             "- **Some effects last:** bridge, quarantine, moved Castillo, reserve and conspiracy "
             "[stay on the table](#ki-lasting).\n"
             "- **The lowest card** begins the next round.\n"
             "\nBoard, court and provinces, the King's taboo, the Castillo, the scorings and their points are as "
             "always.")},
    Word{"rule-title:ki-hand", QT_TRANSLATE_NOOP("intrigue_king", "A hand of one's own")},
    Word{"rule-text:ki-hand",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "Everybody has the same cards and secretly chooses 13 of them; the others leave the game unseen. They "
             "take the place of power cards and action cards. The **value** decides the turn order, the **number** "
             "how many Caballeros come from the provinces to the court, the **text** is the special action. A card "
             "that has been played leaves the game.\n"
             "\nBefore the first round everybody sets the secret disk once: one Caballero goes there from the court. "
             "Whoever names the [King's region](#kings-region) keeps him in the court.")},
    Word{"rule-title:ki-round", QT_TRANSLATE_NOOP("intrigue_king", "King and Intrigue player")},
    Word{"rule-text:ki-round",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "One after the other, everybody plays a card; no value may be played twice. Whoever has played the "
             "highest takes the **King's card** and the highest Caballero card and goes first, the next one takes the "
             "next Caballero card, and whoever has played the lowest takes the **Intrigue card** and the lowest "
             "Caballero card and goes last. That player begins the next round.\n"
             "\nKing and Intrigue player have the special action of these cards instead of their own. With 2 and 3 "
             "players they may use their own instead; if it is required, it then has to be carried out. By an option "
             "this holds with any number of players.\n"
             "- **King:** move the King to any region, or let him stay.\n"
             "- **Intrigue:** move either one Caballero of another player or as many of your own as you like, out of "
             "one region, to any other regions.\n"
             "- **Caballero cards:** 2 players have 4 and 2, 3 players 5, 3 and 1, 4 players 5, 4, 2 and 1, 5 players "
             "5, 4, 3, 2 and 1.")},
    Word{"rule-title:ki-turn", QT_TRANSLATE_NOOP("intrigue_king", "A turn")},
    Word{"rule-text:ki-turn",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "1. As many Caballeros as the card says come from the provinces to the court.\n"
             "2. In either order: place up to as many Caballeros as the Caballero card says, next to the King or in "
             "the Castillo; and the special action.\n"
             "\nA special action that does not say “you may” is required: the turn does not end before it has been "
             "carried out, as far as it can change anything.")},
    Word{"rule-title:ki-joker", QT_TRANSLATE_NOOP("intrigue_king", "Joker and Veto")},
    Word{"rule-text:ki-joker",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Whoever plays the **Joker** chooses, when everybody has played, another card of the hand, "
                           "which then counts. Without such a card the Joker is the lowest one.\n"
                           "\nThe **Veto** of card 40 may be used as soon as everybody has played, before one's own "
                           "turn. It is the special action of the round: used, it is gone, and unused it is gone at "
                           "the end of the round. King and Intrigue player have no Veto, unless they may choose their "
                           "own card.")},
    Word{"rule-title:ki-lasting", QT_TRANSLATE_NOOP("intrigue_king", "What lasts")},
    Word{"rule-text:ki-lasting",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "- **Bridge:** two regions are neighbours until somebody builds another bridge, wherever.\n"
             "- **Quarantine:** a mobile scoreboard lies in the region, which is taboo like the King's. Its values "
             "count there. It goes back after the next general scoring; a further quarantine moves it, the card "
             "“Scoreboard” does not.\n"
             "- **Moved Castillo:** until after the next general scoring it stands in a region, whose Caballeros have "
             "gone into it. The region is otherwise as before.\n"
             "- **Reserve:** one Caballero waits beside the board until his player adds him to a region that is about "
             "to be scored, in a special or general scoring.")},
    Word{"rule-title:ki-scoring", QT_TRANSLATE_NOOP("intrigue_king", "In the general scoring")},
    Word{"rule-text:ki-scoring",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "After a **conspiracy** everybody sets the disk: not only the Caballeros of the Castillo, the Grandes go "
             "there as well, unless they stand in the King's region or would go there. Caballeros of the reserve may "
             "be called up before the regions are scored. Afterwards quarantine and moved Castillo are over.")},
    Word{"rule:ki-choose", "ki-hand"},
    Word{"rule:disk:ki-opening", "ki-hand"},
    Word{"rule:disk:ki-conspiracy", "ki-scoring"},
    Word{"rule:power", "ki-round"},
    Word{"rule:turn", "ki-turn"},
    Word{"rule:power:ki-joker", "ki-joker"},
    Word{"rule:ki-bridge", "ki-lasting"},
    Word{"rule:ki-quarantine", "ki-lasting"},
    Word{"rule:ki-castillo", "ki-lasting"},
    Word{"rule:ki-call-up", "ki-lasting"},
    Word{"rule:refusal:ki-quarantined", "ki-lasting"},
    Word{"rule:refusal:ki-bridged", "ki-lasting"},
    Word{"rule:refusal:ki-veto-held", "ki-joker"},
};

} // namespace

QString words_intrigue_king(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("intrigue_king", kWords);
    return words(key, count);
}

} // namespace elgrande
