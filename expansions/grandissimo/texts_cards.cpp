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
    Word{"card:gr-alliance", QT_TRANSLATE_NOOP("grandissimo", "Alliance")},
    Word{"card-text:gr-alliance",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take one of the remaining region cards and choose a partner. In the next general scoring, "
                           "your Caballeros and your partner's count together there, and both of you get the points.")},
    Word{"card:gr-double-turn", QT_TRANSLATE_NOOP("grandissimo", "Double turn")},
    Word{"card-text:gr-double-turn",
         QT_TRANSLATE_NOOP("grandissimo", "In the next round you may take two action cards.")},
    Word{"card:gr-free-choice", QT_TRANSLATE_NOOP("grandissimo", "Free choice")},
    Word{"card-text:gr-free-choice",
         QT_TRANSLATE_NOOP("grandissimo",
                           "In the next general scoring, you move up to 2 Caballeros of any players, after those from "
                           "the Castillo and before the regions are scored.")},
    Word{"card:gr-revolution", QT_TRANSLATE_NOOP("grandissimo", "Revolution")},
    Word{"card-text:gr-revolution",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The King goes to Portugal. Until after the next general scoring, a Grande acts as King: "
                           "its region is the King's region.")},
    Word{"card:gr-inquisitor-1", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor")},
    Word{"card-text:gr-inquisitor-1",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take the Grand Inquisitor into your court and make up to two moves with black Caballeros. "
                           "Each may take along one Caballero of another player, if that player agrees.")},
    Word{"card:gr-inquisitor-2", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor")},
    Word{"card-text:gr-inquisitor-2",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take the Grand Inquisitor into your court and make up to two moves with black Caballeros. "
                           "Each may take along one Caballero of another player, if that player agrees.")},
    Word{"card:gr-inquisitor-3", QT_TRANSLATE_NOOP("grandissimo", "Grand Inquisitor")},
    Word{"card-text:gr-inquisitor-3",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take the Grand Inquisitor into your court and make up to two moves with black Caballeros. "
                           "Each may take along one Caballero of another player, if that player agrees.")},
    Word{"card:gr-ship-intrigue", QT_TRANSLATE_NOOP("grandissimo", "Ship and intrigue")},
    Word{"card-text:gr-ship-intrigue",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Move up to 4 of your own Caballeros. In addition, you may take a ship token.")},
    Word{"card:gr-ship-deploy", QT_TRANSLATE_NOOP("grandissimo", "Ship and two more")},
    Word{"card-text:gr-ship-deploy",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Place up to 2 more Caballeros from your court in any regions or the Castillo. In "
                           "addition, you may take a ship token.")},
    Word{"card:gr-ship-grande", QT_TRANSLATE_NOOP("grandissimo", "Ship and Grande")},
    Word{"card-text:gr-ship-grande",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Move your Grande to another region. In addition, you may take a ship token.")},
    Word{"card:gr-ship-court", QT_TRANSLATE_NOOP("grandissimo", "Ship and court")},
    Word{"card-text:gr-ship-court",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take up to 2 Caballeros from the provinces to your court. In addition, you may take a "
                           "ship token.")},
    Word{"card:gr-jail-send", QT_TRANSLATE_NOOP("grandissimo", "Jail and one from each")},
    Word{"card-text:gr-jail-send",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Send one Caballero of each other player, each from any region, back to the provinces. In "
                           "addition, you may send a Caballero to jail.")},
    Word{"card:gr-jail-decay", QT_TRANSLATE_NOOP("grandissimo", "Jail and decay")},
    Word{"card-text:gr-jail-decay",
         QT_TRANSLATE_NOOP("grandissimo",
                           "All other players send 3 Caballeros from their courts back to the provinces. In addition, "
                           "you may send a Caballero to jail.")},
    Word{"card:gr-jail-king-angry", QT_TRANSLATE_NOOP("grandissimo", "Jail and angry King")},
    Word{"card-text:gr-jail-king-angry",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Each other player sends 3 Caballeros from regions and/or their court back to the "
                           "provinces. In addition, you may send a Caballero to jail.")},
    Word{"card:gr-score-one", QT_TRANSLATE_NOOP("grandissimo", "Scoring: your choice")},
    Word{"card-text:gr-score-one", QT_TRANSLATE_NOOP("grandissimo", "Score one region of your choice.")},
    Word{"card:gr-score-most", QT_TRANSLATE_NOOP("grandissimo", "Scoring: most Caballeros")},
    Word{"card-text:gr-score-most",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Score the region with the most Caballeros in total. If tied, score all of them.")},
    Word{"card:gr-scoreboard", QT_TRANSLATE_NOOP("grandissimo", "Scoreboard")},
    Word{"card-text:gr-scoreboard",
         QT_TRANSLATE_NOOP("grandissimo", "Place one of the two mobile scoreboards, or move one to another place.")},
    Word{"card:gr-score-secret", QT_TRANSLATE_NOOP("grandissimo", "Secret scoring")},
    Word{
        "card-text:gr-score-secret",
        QT_TRANSLATE_NOOP("grandissimo",
                          "All players secretly choose a region. Each region chosen by exactly one player is scored.")},
    Word{"card:gr-queen-jester", QT_TRANSLATE_NOOP("grandissimo", "Queen or Jester")},
    Word{"card-text:gr-queen-jester",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Take the Queen or the Jester into your court, whichever is free. If both or neither are "
                           "free, choose one.")},
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
                           "Whatever moves the King moves this Grande. Afterwards the King returns, and the Grande "
                           "stays where it is.")},
    Word{"remark:gr-revolution+gr-revolution:any", QT_TRANSLATE_NOOP("grandissimo", "You choose whose Grande.")},
    Word{"remark:gr-inquisitor-1",
         QT_TRANSLATE_NOOP("grandissimo",
                           "While he is in your court, you have one extra Caballero on each of your turns.")},
    Word{"remark:gr-inquisitor-2",
         QT_TRANSLATE_NOOP("grandissimo",
                           "While he is in your court, you have one extra Caballero on each of your turns.")},
    Word{"remark:gr-inquisitor-3",
         QT_TRANSLATE_NOOP("grandissimo",
                           "While he is in your court, you have one extra Caballero on each of your turns.")},
    Word{"remark:gr-queen-jester",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The Queen brings one extra Caballero on each of your turns; the Jester gives another "
                           "player a Caballero from that player's provinces.")},
};

} // namespace

QString cardWords(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("grandissimo", kCardWords);
    return words(key, count);
}

} // namespace elgrande::grandissimo
