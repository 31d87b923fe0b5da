// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the cards: title, what the special action does, and remarks that settle doubts.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::grandissimo {
namespace {

using texts::Word;

constexpr std::array kCardWords{
    Word{"card:gr-boycott", QT_TRANSLATE_NOOP("grandissimo", "Boycott")},
    Word{"card-text:gr-boycott",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take one of the remaining region cards. That region is not scored in the next general "
                           "scoring.")},
    Word{"card-brief:gr-boycott", QT_TRANSLATE_NOOP("grandissimo", "Take a region card: that region is not scored.")},
    Word{"card:gr-alliance", QT_TRANSLATE_NOOP("grandissimo", "Alliance")},
    Word{"card-text:gr-alliance",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take one of the remaining region cards and choose a partner. In the next general scoring, "
                           "your Caballeros and your partner's count together there, and both of you get the points.")},
    Word{"card-brief:gr-alliance", QT_TRANSLATE_NOOP("grandissimo", "Count together with a partner in one region.")},
    Word{"card:gr-double-turn", QT_TRANSLATE_NOOP("grandissimo", "Double turn")},
    Word{"card-text:gr-double-turn",
         QT_TRANSLATE_NOOP("grandissimo", "In the next round you may take two action cards.")},
    Word{"card-brief:gr-double-turn", QT_TRANSLATE_NOOP("grandissimo", "Next round, you may take two action cards.")},
    Word{"card:gr-free-choice", QT_TRANSLATE_NOOP("grandissimo", "Free choice")},
    Word{"card-text:gr-free-choice",
         QT_TRANSLATE_NOOP("grandissimo",
                           "In the next general scoring, you move up to 2 Caballeros of any players to other regions "
                           "or the Castillo, after those from the Castillo and before the regions are scored.")},
    Word{"card-brief:gr-free-choice", QT_TRANSLATE_NOOP("grandissimo", "Move up to 2 in the next general scoring.")},
    Word{"card:gr-revolution", QT_TRANSLATE_NOOP("grandissimo", "Revolution")},
    Word{"card-text:gr-revolution",
         QT_TRANSLATE_NOOP("grandissimo", "The King goes to Portugal. Until after the next general scoring, your "
                                          "Grande acts as King: its region is the King's region.")},
    Word{"card-text:gr-revolution+gr-revolution:any",
         QT_TRANSLATE_NOOP("grandissimo", "The King goes to Portugal. Until after the next general scoring, a Grande "
                                          "of your choice acts as King: its region is the King's region.")},
    Word{"card-brief:gr-revolution", QT_TRANSLATE_NOOP("grandissimo", "Your Grande acts as King.")},
    Word{"card-brief:gr-revolution+gr-revolution:any",
         QT_TRANSLATE_NOOP("grandissimo", "A Grande of your choice acts as King.")},
    Word{"card:gr-inquisitor-1", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor")},
    Word{"card-text:gr-inquisitor-1",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "Take the Grand Inquisitor into your court and make up to two moves with black Caballeros to other "
             "regions. Each may take along one Caballero of another player, if that player agrees.")},
    Word{"card-brief:gr-inquisitor-1",
         QT_TRANSLATE_NOOP("grandissimo", "Take him; up to two moves with black Caballeros.")},
    Word{"card:gr-inquisitor-2", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor")},
    Word{"card-text:gr-inquisitor-2",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "Take the Grand Inquisitor into your court and make up to two moves with black Caballeros to other "
             "regions. Each may take along one Caballero of another player, if that player agrees.")},
    Word{"card-brief:gr-inquisitor-2",
         QT_TRANSLATE_NOOP("grandissimo", "Take him; up to two moves with black Caballeros.")},
    Word{"card:gr-inquisitor-3", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor")},
    Word{"card-text:gr-inquisitor-3",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "Take the Grand Inquisitor into your court and make up to two moves with black Caballeros to other "
             "regions. Each may take along one Caballero of another player, if that player agrees.")},
    Word{"card-brief:gr-inquisitor-3",
         QT_TRANSLATE_NOOP("grandissimo", "Take him; up to two moves with black Caballeros.")},
    Word{"card:gr-ship-intrigue", QT_TRANSLATE_NOOP("grandissimo", "Ship and intrigue")},
    Word{"card-text:gr-ship-intrigue",
         QT_TRANSLATE_NOOP("grandissimo", "Move up to 4 of your own Caballeros to other regions or the Castillo.")},
    Word{"card-more:gr-ship-intrigue+gr-parts:ship",
         QT_TRANSLATE_NOOP("grandissimo", "In addition, you may take a ship token.")},
    Word{"card-brief:gr-ship-intrigue", QT_TRANSLATE_NOOP("grandissimo", "Move up to 4 of your own.")},
    Word{"card:gr-ship-deploy", QT_TRANSLATE_NOOP("grandissimo", "Ship and two more")},
    Word{"card-text:gr-ship-deploy",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Place up to 2 more Caballeros from your court in any regions or the Castillo.")},
    Word{"card-more:gr-ship-deploy+gr-parts:ship",
         QT_TRANSLATE_NOOP("grandissimo", "In addition, you may take a ship token.")},
    Word{"card-brief:gr-ship-deploy", QT_TRANSLATE_NOOP("grandissimo", "Place up to 2 more in any regions.")},
    Word{"card:gr-ship-grande", QT_TRANSLATE_NOOP("grandissimo", "Ship and Grande")},
    Word{"card-text:gr-ship-grande",
         QT_TRANSLATE_NOOP("grandissimo", "Move your Grande to another region, which becomes your new home region.")},
    Word{"card-more:gr-ship-grande+gr-parts:ship",
         QT_TRANSLATE_NOOP("grandissimo", "In addition, you may take a ship token.")},
    Word{"card-brief:gr-ship-grande", QT_TRANSLATE_NOOP("grandissimo", "Move your Grande to another region.")},
    Word{"card:gr-ship-court", QT_TRANSLATE_NOOP("grandissimo", "Ship and court")},
    Word{"card-text:gr-ship-court",
         QT_TRANSLATE_NOOP("grandissimo", "Take up to 2 more of your Caballeros from the provinces to your court.")},
    Word{"card-more:gr-ship-court+gr-parts:ship",
         QT_TRANSLATE_NOOP("grandissimo", "In addition, you may take a ship token.")},
    Word{"card-brief:gr-ship-court", QT_TRANSLATE_NOOP("grandissimo", "Take up to 2 more to your court.")},
    Word{"card:gr-jail-send", QT_TRANSLATE_NOOP("grandissimo", "Jail and one from each")},
    Word{"card-text:gr-jail-send",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Send one Caballero of each other player, each from any region, back to the provinces.")},
    Word{"card-text:gr-jail-send+send-own-too",
         QT_TRANSLATE_NOOP("grandissimo", "Send one Caballero of each player, including one of your own, each from any "
                                          "region, back to the provinces.")},
    Word{"card-more:gr-jail-send+send-may-stop", QT_TRANSLATE_NOOP("grandissimo", "After the first, you may stop.")},
    Word{"card-more:gr-jail-send+gr-parts:jail",
         QT_TRANSLATE_NOOP("grandissimo", "In addition, you may send a Caballero to jail.")},
    Word{"card-brief:gr-jail-send", QT_TRANSLATE_NOOP("grandissimo", "Send back one from each other player.")},
    Word{"card-brief:gr-jail-send+send-own-too",
         QT_TRANSLATE_NOOP("grandissimo", "Send back one from each player, your own too.")},
    Word{"card:gr-jail-decay", QT_TRANSLATE_NOOP("grandissimo", "Jail and decay")},
    Word{"card-text:gr-jail-decay",
         QT_TRANSLATE_NOOP("grandissimo",
                           "All other players send 3 Caballeros from their courts back to the provinces.")},
    Word{"card-more:gr-jail-decay+gr-parts:jail",
         QT_TRANSLATE_NOOP("grandissimo", "In addition, you may send a Caballero to jail.")},
    Word{"card-brief:gr-jail-decay", QT_TRANSLATE_NOOP("grandissimo", "All other players send back 3 from court.")},
    Word{"card:gr-jail-king-angry", QT_TRANSLATE_NOOP("grandissimo", "Jail and angry King")},
    Word{"card-text:gr-jail-king-angry",
         QT_TRANSLATE_NOOP("grandissimo", "Each other player, clockwise, sends 3 of their own Caballeros from regions "
                                          "and/or their court back to the provinces.")},
    Word{"card-more:gr-jail-king-angry+gr-parts:jail",
         QT_TRANSLATE_NOOP("grandissimo", "In addition, you may send a Caballero to jail.")},
    Word{"card-brief:gr-jail-king-angry",
         QT_TRANSLATE_NOOP("grandissimo", "Each other player sends back 3 of their own.")},
    Word{"card:gr-score-one", QT_TRANSLATE_NOOP("grandissimo", "Scoring: your choice")},
    Word{"card-text:gr-score-one", QT_TRANSLATE_NOOP("grandissimo", "Score one region of your choice.")},
    Word{"card-text:gr-score-one+castillo-by-choice",
         QT_TRANSLATE_NOOP("grandissimo", "Score one region of your choice, or the Castillo.")},
    Word{"card-brief:gr-score-one", QT_TRANSLATE_NOOP("grandissimo", "Score one region of your choice.")},
    Word{"card-brief:gr-score-one+castillo-by-choice",
         QT_TRANSLATE_NOOP("grandissimo", "Score one region or the Castillo.")},
    Word{"card:gr-score-most", QT_TRANSLATE_NOOP("grandissimo", "Scoring: most Caballeros")},
    Word{"card-text:gr-score-most",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Score the region with the most Caballeros in total. If tied, score all of them.")},
    Word{"card-brief:gr-score-most", QT_TRANSLATE_NOOP("grandissimo", "Score the region with the most Caballeros.")},
    Word{"card:gr-scoreboard", QT_TRANSLATE_NOOP("grandissimo", "Scoreboard")},
    Word{"card-text:gr-scoreboard",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Place one of the two mobile scoreboards in a region, or move one to another region.")},
    Word{"card-text:gr-scoreboard+scoreboard-on-castillo",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "Place one of the two mobile scoreboards in a region or at the Castillo, or move one there.")},
    Word{"card-brief:gr-scoreboard", QT_TRANSLATE_NOOP("grandissimo", "Place or move a mobile scoreboard.")},
    Word{"card:gr-score-secret", QT_TRANSLATE_NOOP("grandissimo", "Secret scoring")},
    Word{
        "card-text:gr-score-secret",
        QT_TRANSLATE_NOOP("grandissimo",
                          "All players secretly choose a region. Each region chosen by exactly one player is scored.")},
    Word{"card-brief:gr-score-secret", QT_TRANSLATE_NOOP("grandissimo", "Score regions chosen by exactly one player.")},
    Word{"card:gr-queen-jester", QT_TRANSLATE_NOOP("grandissimo", "Queen or Jester")},
    Word{"card-text:gr-queen-jester",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take the Queen or the Jester into your court, whichever is free. If both or neither are "
                           "free, choose one.")},
    Word{"card-brief:gr-queen-jester",
         QT_TRANSLATE_NOOP("grandissimo", "Take the Queen or the Jester into your court.")},
    Word{"remark:gr-boycott",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Not Portugal, which has no region card. The card returns after the scoring.")},
    Word{"remark:gr-alliance",
         QT_TRANSLATE_NOOP("grandissimo", "The allies count as one player, even in a tie. The partner is not asked.")},
    Word{"remark:gr-double-turn",
         QT_TRANSLATE_NOOP("grandissimo",
                           "You place the Caballeros of both cards. A special action you do not use then is kept for "
                           "a later turn, unless its card returns every round.")},
    Word{"remark:gr-revolution",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Whatever moves the King moves this Grande, which afterwards stays where it is.")},
    Word{"remark:gr-revolution+gr-king-returns:old-region",
         QT_TRANSLATE_NOOP("grandissimo", "The King then returns to the region he left.")},
    Word{"remark:gr-revolution+gr-king-returns:portugal",
         QT_TRANSLATE_NOOP("grandissimo", "The King then stays in Portugal.")},
    Word{"remark:gr-inquisitor-1",
         QT_TRANSLATE_NOOP("grandissimo",
                           "While he is in your court, you have one extra Caballero on each of your turns.")},
    Word{"remark:gr-inquisitor-1+gr-black:nobody",
         QT_TRANSLATE_NOOP("grandissimo", "He leaves before the next general scoring.")},
    Word{"remark:gr-inquisitor-1+gr-black:holder",
         QT_TRANSLATE_NOOP("grandissimo",
                           "He stays until another player takes him; until then, the black Caballeros are yours.")},
    Word{"remark:gr-inquisitor-2",
         QT_TRANSLATE_NOOP("grandissimo",
                           "While he is in your court, you have one extra Caballero on each of your turns.")},
    Word{"remark:gr-inquisitor-2+gr-black:nobody",
         QT_TRANSLATE_NOOP("grandissimo", "He leaves before the next general scoring.")},
    Word{"remark:gr-inquisitor-2+gr-black:holder",
         QT_TRANSLATE_NOOP("grandissimo",
                           "He stays until another player takes him; until then, the black Caballeros are yours.")},
    Word{"remark:gr-inquisitor-3",
         QT_TRANSLATE_NOOP("grandissimo",
                           "While he is in your court, you have one extra Caballero on each of your turns.")},
    Word{"remark:gr-inquisitor-3+gr-black:nobody",
         QT_TRANSLATE_NOOP("grandissimo", "He leaves before the next general scoring.")},
    Word{"remark:gr-inquisitor-3+gr-black:holder",
         QT_TRANSLATE_NOOP("grandissimo",
                           "He stays until another player takes him; until then, the black Caballeros are yours.")},
    Word{"remark:gr-queen-jester",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The Queen brings one extra Caballero on each of your turns; the Jester gives another "
                           "player a Caballero from that player's provinces.")},
    Word{"remark:gr-ship-deploy", QT_TRANSLATE_NOOP("grandissimo", "The King's region stays taboo.")},
    Word{"remark:gr-ship-grande",
         QT_TRANSLATE_NOOP("grandissimo", "Neither from nor to the King's region, nor into the Castillo.")},
    Word{
        "remark:gr-ship-court",
        QT_TRANSLATE_NOOP("grandissimo", "If your provinces run short, you may take Caballeros from regions instead.")},
    Word{"remark:gr-jail-send", QT_TRANSLATE_NOOP("grandissimo", "Never from the King's region.")},
    Word{"remark:gr-jail-decay", QT_TRANSLATE_NOOP("grandissimo", "A player with fewer sends them all.")},
    Word{"remark:gr-jail-king-angry", QT_TRANSLATE_NOOP("grandissimo", "A player with fewer sends them all.")},
    Word{"remark:gr-score-one", QT_TRANSLATE_NOOP("grandissimo", "The King's region may be chosen.")},
    Word{"remark:gr-score-most", QT_TRANSLATE_NOOP("grandissimo", "The Castillo is not scored.")},
    Word{"remark:gr-scoreboard",
         QT_TRANSLATE_NOOP("grandissimo", "Never two in one place; never into or out of the King's region.")},
    Word{"remark:gr-score-secret", QT_TRANSLATE_NOOP("grandissimo", "You choose the order of the scorings.")},
};

} // namespace

QString cardWords(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("grandissimo", kCardWords);
    return words(key, count);
}

} // namespace elgrande::grandissimo
