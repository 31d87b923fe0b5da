// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the cards: title, what the special action does, and remarks that settle doubts.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::intrigue_king {
namespace {

using texts::Word;

constexpr texts::Text kNotRequired{QT_TRANSLATE_NOOP("intrigue_king", "You need not carry out this special action.")};

constexpr std::array kCardWords{
    Word{"card:ki-king", QT_TRANSLATE_NOOP("intrigue_king", "The King")},
    Word{"card-text:ki-king",
         QT_TRANSLATE_NOOP("intrigue_king", "You go first. Move the King to any region, or let him stay.")},
    Word{"card:ki-intrigue", QT_TRANSLATE_NOOP("intrigue_king", "Intrigue")},
    Word{"card-text:ki-intrigue",
         QT_TRANSLATE_NOOP("intrigue_king", "You go last. Move either one Caballero of another player, or as many of "
                                            "your own as you like from one region, to other regions or the Castillo.")},
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
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may move your Grande to another region, which becomes your new home region.")},
    Word{"remark:ki-10", QT_TRANSLATE_NOOP("intrigue_king", "Neither from nor to the King's region.")},
    Word{"card:ki-13", QT_TRANSLATE_NOOP("intrigue_king", "Wandering Grandes")},
    Word{"card-text:ki-13",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Each other player must secretly choose another region for their Grande to move to.")},
    Word{"remark:ki-13", QT_TRANSLATE_NOOP("intrigue_king",
                                           "A Grande in the King's region stays. Several Grandes may share a region.")},
    Word{"card:ki-15", QT_TRANSLATE_NOOP("intrigue_king", "Five Caballeros")},
    Word{"card-text:ki-15",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may place up to 5 Caballeros instead of the number on your Caballero card.")},
    Word{"remark:ki-15",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "In regions adjacent to the King's region and in the Castillo, as usual. Use this before placing.")},
    Word{"card:ki-20", QT_TRANSLATE_NOOP("intrigue_king", "Anywhere")},
    Word{"card-text:ki-20",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may place the Caballeros of your Caballero card in any regions or in the Castillo.")},
    Word{"remark:ki-20", QT_TRANSLATE_NOOP("intrigue_king", "The King's region stays taboo. Use this before placing.")},
    Word{"card:ki-23", QT_TRANSLATE_NOOP("intrigue_king", "Move the Castillo")},
    Word{"card-text:ki-23",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Move the Castillo with all its contents to any region. All Caballeros there go into it.")},
    Word{"remark:ki-23",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "It stays there until the next general scoring is over. Neither into nor out of the King's region.")},
    Word{"card:ki-25", QT_TRANSLATE_NOOP("intrigue_king", "Two from the provinces")},
    Word{"card-text:ki-25",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may place up to 2 Caballeros from your provinces in any regions or in the Castillo.")},
    Word{"remark:ki-25", QT_TRANSLATE_NOOP("intrigue_king", "The King's region stays taboo.")},
    Word{"card:ki-30", QT_TRANSLATE_NOOP("intrigue_king", "Regain a card")},
    Word{"card-text:ki-30",
         QT_TRANSLATE_NOOP("intrigue_king", "You may take one of your used cards back into your hand.")},
    Word{"remark:ki-30", QT_TRANSLATE_NOOP("intrigue_king", "You may even take back the card you played this round.")},
    Word{"card:ki-35", QT_TRANSLATE_NOOP("intrigue_king", "Conspiracy")},
    Word{"card-text:ki-35",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "At the next general scoring, every player's Grande moves to the region on their secret "
                           "disk.")},
    Word{"remark:ki-35", QT_TRANSLATE_NOOP("intrigue_king", "A Grande neither leaves nor enters the King's region.")},
    Word{"card:ki-40", QT_TRANSLATE_NOOP("intrigue_king", "Veto")},
    Word{"card-text:ki-40",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may stop one special action of another player this round, even before your own turn "
                           "and even partway through.")},
    Word{"remark:ki-40",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "This is the special action of this card: if you use the King's card or the Intrigue card "
                           "instead, you have no Veto. If unused, it is lost at the end of the round.")},
    Word{"card:ki-45", QT_TRANSLATE_NOOP("intrigue_king", "Regain a card")},
    Word{"card-text:ki-45",
         QT_TRANSLATE_NOOP("intrigue_king", "You may take one of your used cards back into your hand.")},
    Word{"remark:ki-45", QT_TRANSLATE_NOOP("intrigue_king", "You may even take back the card you played this round.")},
    Word{"card:ki-50", QT_TRANSLATE_NOOP("intrigue_king", "Royal adviser")},
    Word{"card-text:ki-50", QT_TRANSLATE_NOOP("intrigue_king", "You may move the King to an adjacent region.")},
    Word{"card:ki-60", QT_TRANSLATE_NOOP("intrigue_king", "Decay")},
    Word{"card-text:ki-60",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "All other players send 3 Caballeros from their courts back to the provinces.")},
    Word{"remark:ki-60", QT_TRANSLATE_NOOP("intrigue_king", "A player with fewer sends them all.")},
    Word{"card:ki-63", QT_TRANSLATE_NOOP("intrigue_king", "Bridge")},
    Word{"card-text:ki-63",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may build a bridge: two regions are adjacent until another bridge is built.")},
    Word{"card:ki-70", QT_TRANSLATE_NOOP("intrigue_king", "One from each player")},
    Word{"card-text:ki-70",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Send one Caballero of each other player, each from any region, back to the provinces.")},
    Word{"card-text:ki-70+send-own-too",
         QT_TRANSLATE_NOOP("intrigue_king", "Send one Caballero of each player, including one of your own, each from "
                                            "any region, back to the provinces.")},
    Word{"card-more:ki-70+send-may-stop", QT_TRANSLATE_NOOP("intrigue_king", "After the first, you may stop.")},
    Word{"remark:ki-70", QT_TRANSLATE_NOOP("intrigue_king", "Never from the King's region.")},
    Word{"card:ki-75", QT_TRANSLATE_NOOP("intrigue_king", "Reserve")},
    Word{"card-text:ki-75",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "You may put one Caballero from your court in the reserve. Before any later scoring, you "
                           "may add it to a region that is about to be scored.")},
    Word{"remark:ki-75",
         QT_TRANSLATE_NOOP("intrigue_king", "Any scoring counts, special or general. It may wait for a later one.")},
    Word{"card:ki-80", QT_TRANSLATE_NOOP("intrigue_king", "Grande and retinue")},
    Word{"card-text:ki-80",
         QT_TRANSLATE_NOOP("intrigue_king", "You may move your Grande to another region and up to 2 of your own "
                                            "Caballeros to other regions or the Castillo.")},
    Word{"remark:ki-80", QT_TRANSLATE_NOOP("intrigue_king", "Neither out of nor into the King's region.")},
    Word{"card:ki-90", QT_TRANSLATE_NOOP("intrigue_king", "Scoreboard")},
    Word{"card-text:ki-90",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Place one of the two mobile scoreboards in a region, or move one to another region.")},
    Word{"card-text:ki-90+scoreboard-on-castillo",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "Place one of the two mobile scoreboards in a region or at the Castillo, or move one there.")},
    Word{"remark:ki-90",
         QT_TRANSLATE_NOOP("intrigue_king", "Never two in one place; never into or out of the King's region.")},
    Word{"card:ki-93", QT_TRANSLATE_NOOP("intrigue_king", "Quarantine")},
    Word{"card-text:ki-93",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Place a mobile scoreboard in a region. Until after the next general scoring, the region "
                           "is taboo like the King's region.")},
    Word{"remark:ki-93",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Take one from next to the board if there is one. Another Quarantine takes the scoreboard "
                           "of the first.")},
    Word{"card:ki-100", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: the 5s")},
    Word{"card-text:ki-100", QT_TRANSLATE_NOOP("intrigue_king", "Score all regions whose first place is worth 5.")},
    Word{"remark:ki-100", QT_TRANSLATE_NOOP("intrigue_king", "The Castillo is not scored.")},
    Word{"card:ki-110", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: the Castillo")},
    Word{"card-text:ki-110", QT_TRANSLATE_NOOP("intrigue_king", "Score the Castillo. The Caballeros stay inside.")},
    Word{"card:ki-120", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: most Caballeros")},
    Word{"card-text:ki-120",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Score the region with the most Caballeros in total. If tied, score all of them.")},
    Word{"remark:ki-120", QT_TRANSLATE_NOOP("intrigue_king", "The Castillo is not scored.")},
    Word{"card:ki-130", QT_TRANSLATE_NOOP("intrigue_king", "Intrigue")},
    Word{"card-text:ki-130",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Carry out the Intrigue action: move either one Caballero of another player, or as many of "
                           "your own as you like from one region, to other regions or the Castillo.")},
    Word{"choice:ki-intrigue:1", QT_TRANSLATE_NOOP("intrigue_king", "Move one of another player's")},
    Word{"choice:ki-intrigue:2", QT_TRANSLATE_NOOP("intrigue_king", "Move your own from one region")},
    Word{"choice:ki-130:1", QT_TRANSLATE_NOOP("intrigue_king", "Move one of another player's")},
    Word{"choice:ki-130:2", QT_TRANSLATE_NOOP("intrigue_king", "Move your own from one region")},
    Word{"card:ki-135", QT_TRANSLATE_NOOP("intrigue_king", "Scoring: a pair")},
    Word{"card-text:ki-135",
         QT_TRANSLATE_NOOP("intrigue_king", "Score a region where you have exactly 2 Caballeros and nobody has more.")},
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
    Word{
        "card-text:ki-165",
        QT_TRANSLATE_NOOP("intrigue_king",
                          "All players secretly choose a region. Each region chosen by exactly one player is scored.")},
    Word{"remark:ki-165", QT_TRANSLATE_NOOP("intrigue_king", "You choose the order of the scorings.")},
    Word{"card:ki-170", QT_TRANSLATE_NOOP("intrigue_king", "Secret scoring")},
    Word{
        "card-text:ki-170",
        QT_TRANSLATE_NOOP("intrigue_king",
                          "All players secretly choose a region. Each region chosen by exactly one player is scored.")},
    Word{"remark:ki-170", QT_TRANSLATE_NOOP("intrigue_king", "You choose the order of the scorings.")},
    Word{"card:ki-180", QT_TRANSLATE_NOOP("intrigue_king", "Eviction")},
    Word{"card-text:ki-180",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Name a region. All other players' Caballeros must leave it; each player secretly chooses "
                           "where theirs go.")},
    Word{
        "remark:ki-180",
        QT_TRANSLATE_NOOP(
            "intrigue_king",
            "A player who chooses the King's region, or the same region again, takes their Caballeros back to court.")},
    Word{"card:ki-blank-1", QT_TRANSLATE_NOOP("intrigue_king", "First empty card")},
    Word{"card:ki-blank-2", QT_TRANSLATE_NOOP("intrigue_king", "Second empty card")},
    Word{"card-text:ki-blank-1",
         QT_TRANSLATE_NOOP("intrigue_king", "Whatever its owners have written on it; nothing if they have not.")},
    Word{"card-text:ki-blank-2",
         QT_TRANSLATE_NOOP("intrigue_king", "Whatever its owners have written on it; nothing if they have not.")},
    Word{"card:ki-none", QT_TRANSLATE_NOOP("intrigue_king", "No action")},
    Word{"card-text:ki-none", QT_TRANSLATE_NOOP("intrigue_king", "This card has no special action.")},
    Word{"card:ki-joker", QT_TRANSLATE_NOOP("intrigue_king", "Joker")},
    Word{"card-text:ki-joker",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Once everyone has played, choose another card from your hand. It counts instead of the "
                           "Joker.")},
    Word{"remark:ki-intrigue+ki-optional", kNotRequired},
    Word{"remark:ki-13+ki-optional", kNotRequired},
    Word{"remark:ki-23+ki-optional", kNotRequired},
    Word{"remark:ki-35+ki-optional", kNotRequired},
    Word{"remark:ki-60+ki-optional", kNotRequired},
    Word{"remark:ki-70+ki-optional", kNotRequired},
    Word{"remark:ki-90+ki-optional", kNotRequired},
    Word{"remark:ki-93+ki-optional", kNotRequired},
    Word{"remark:ki-100+ki-optional", kNotRequired},
    Word{"remark:ki-110+ki-optional", kNotRequired},
    Word{"remark:ki-120+ki-optional", kNotRequired},
    Word{"remark:ki-130+ki-optional", kNotRequired},
    Word{"remark:ki-135+ki-optional", kNotRequired},
    Word{"remark:ki-140+ki-optional", kNotRequired},
    Word{"remark:ki-145+ki-optional", kNotRequired},
    Word{"remark:ki-150+ki-optional", kNotRequired},
    Word{"remark:ki-160+ki-optional", kNotRequired},
    Word{"remark:ki-165+ki-optional", kNotRequired},
    Word{"remark:ki-170+ki-optional", kNotRequired},
    Word{"remark:ki-180+ki-optional", kNotRequired},
};

} // namespace

QString cardWords(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("intrigue_king", kCardWords);
    return words(key, count);
}

} // namespace elgrande::intrigue_king
