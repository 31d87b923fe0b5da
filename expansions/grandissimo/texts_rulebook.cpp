// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The expansion's page of the rulebook, and which of its paragraphs explains what.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::grandissimo {

namespace {

using texts::Word;

constexpr std::array kRuleBookWords{
    Word{"rulebook",
         "gr-changes gr-places gr-ship-rule gr-jail-rule gr-court gr-inquisitor-rule gr-cards-rule gr-open"},
    Word{"rule-title:gr-changes", QT_TRANSLATE_NOOP("grandissimo", "What changes")},
    Word{"rule-text:gr-changes",
         QT_TRANSLATE_NOOP("grandissimo",
                           "- **Portugal** is [an additional region](#gr-places): 5 points for first place and "
                           "nothing else. It is not on the secret disk.\n- **The ship** takes the Caballeros of "
                           "players with [a ship token](#gr-ship-rule) to any coast.\n- **The jail** holds "
                           "[prisoners](#gr-jail-rule) until the player of the King's card pardons them.\n- **The "
                           "Queen and the Jester** come to [your court](#gr-court) with the card of stack 7, which is "
                           "available every round.\n- **The Grand Inquisitor** has [two black "
                           "Caballeros](#gr-inquisitor-rule) and brings one extra Caballero each turn.\n- **Two more "
                           "stacks.** Stack 6 has 11 to 19 cards, including [Boycott, Alliance, Double turn, Free "
                           "choice and Revolution](#gr-cards-rule).\n- **“Any region” never means the King's.** "
                           "Whatever a card says, his region stays taboo.\n")},
    Word{"rule-title:gr-places", QT_TRANSLATE_NOOP("grandissimo", "Portugal")},
    Word{"rule-text:gr-places",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Portugal is a region like any other: Caballeros, the King and Grandes can go there. It is "
                           "scored last, after Valencia, and gives 5 points for first place only. It has no region "
                           "card and is not on the secret disk. It is adjacent to Galicia, Old Castile, New Castile "
                           "and Seville. A mobile scoreboard may cover its scoreboard, which itself is never moved.")},
    Word{"rule-title:gr-ship-rule", QT_TRANSLATE_NOOP("grandissimo", "The ship")},
    Word{"rule-text:gr-ship-rule",
         QT_TRANSLATE_NOOP("grandissimo",
                           "When you take a card with the ship symbol, you may take one of the two ship tokens; if "
                           "both are held, you take one from a player of your choice, but nobody may hold two. With a "
                           "token, you may place Caballeros on the ship instead of in regions, wherever the King is. "
                           "At the start of your turn, your Caballeros on board may land in any coastal regions "
                           "except the King's, with or without a token. Caballeros on the ship score nothing, and "
                           "nothing else brings Caballeros there or takes them away.")},
    Word{"rule-title:gr-jail-rule", QT_TRANSLATE_NOOP("grandissimo", "The jail")},
    Word{"rule-text:gr-jail-rule",
         QT_TRANSLATE_NOOP("grandissimo",
                           "When you take a card with the jail symbol, you may send one Caballero of any player from "
                           "any region except the King's to jail. Prisoners count for nothing. The player of the "
                           "King's card may pardon them at any time during the turn: all of them, into one region "
                           "other than the King's.")},
    Word{"rule-title:gr-court", QT_TRANSLATE_NOOP("grandissimo", "Queen and Jester")},
    Word{"rule-text:gr-court",
         QT_TRANSLATE_NOOP("grandissimo",
                           "The card of stack 7 brings the Queen or the Jester into your court, whichever is free. If "
                           "both or neither are free, you choose.\nThe Queen gives you one extra Caballero on each of "
                           "your turns, either from the provinces to your court or from your court to a region "
                           "adjacent to the King's. On each of your turns, the Jester gives another player of your "
                           "choice one Caballero from that player's provinces; that player places it at the start of "
                           "their next turn, anywhere except in the King's region.")},
    Word{"rule-title:gr-inquisitor-rule", QT_TRANSLATE_NOOP("grandissimo", "The Grand Inquisitor")},
    Word{"rule-text:gr-inquisitor-rule",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Two black Caballeros start in a region drawn at random. A Grand Inquisitor card brings "
                           "him into your court and lets you make up to two moves with black Caballeros. With each of "
                           "them, one Caballero of another player may ride along, if that player agrees. While he is "
                           "in your court, he brings one extra Caballero on each of your turns, as the Queen does. "
                           "Black Caballeros belong to nobody and are ignored in every scoring, and he leaves before "
                           "the next general scoring; under a rule option, they belong to his holder instead.")},
    Word{"rule-title:gr-cards-rule", QT_TRANSLATE_NOOP("grandissimo", "Five special cards")},
    Word{"rule-text:gr-cards-rule",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "- **Boycott** takes a region card: that region is not scored in the next general scoring.\n- "
             "**Alliance** takes a region card and names a partner: in the next general scoring, the Caballeros of "
             "both players count together there, and both get the points.\n- **Double turn:** in the next round, you "
             "may take a second action card. You place the Caballeros of both, and a special action you do not use is "
             "kept for a later turn.\n- **Free choice:** in the next general scoring, you move up to 2 Caballeros of "
             "any players to other regions or the Castillo, after those from the Castillo and before the regions are "
             "scored.\n- **Revolution:** the King goes to Portugal, and until after the next general scoring your "
             "Grande acts as King, or any player's under a [rule option](#option-gr-revolution). Its region is the "
             "King's region, and whatever moves the King moves it. Afterwards the Grande stays, and the King returns "
             "to his old region or, under a [rule option](#option-gr-king-returns), stays in Portugal.\n\nRegion cards "
             "return after the general scoring.\n")},
    Word{"rule-title:gr-open", QT_TRANSLATE_NOOP("grandissimo", "Where the rulebook is open to interpretation")},
    Word{"rule-text:gr-open",
         QT_TRANSLATE_NOOP("grandissimo",
                           "≈ This is how the program plays where the rulebook can be read differently or is "
                           "silent.\n- **Double turn:** the special actions of the King's card and of the card of "
                           "Queen and Jester cannot be saved for later, because these cards come back in the next "
                           "round.\n- **Black Caballeros** do not go into the Castillo: no player has a disk that "
                           "would bring them out again.\n- **The ship is not a region:** Caballeros on board are not "
                           "taken to court when provinces run short.\n")},
    Word{"rule:gr-land", "gr-ship-rule"},
    Word{"rule:gr-jail", "gr-jail-rule"},
    Word{"rule:gr-release", "gr-jail-rule"},
    Word{"rule:gr-welcome", "gr-court"},
    Word{"rule:gr-favour", "gr-court"},
    Word{"rule:gr-favour:inquisitor", "gr-inquisitor-rule"},
    Word{"rule:gr-gift", "gr-court"},
    Word{"rule:gr-along", "gr-inquisitor-rule"},
    Word{"rule:gr-consent", "gr-inquisitor-rule"},
    Word{"rule:gr-boycott", "gr-cards-rule"},
    Word{"rule:gr-alliance", "gr-cards-rule"},
    Word{"rule:gr-partner", "gr-cards-rule"},
    Word{"rule:gr-revolution", "gr-cards-rule"},
    Word{"rule:gr-second-card", "gr-cards-rule"},
    Word{"rule:area:portugal", "gr-places"},
    Word{"rule:area:ship", "gr-ship-rule"},
    Word{"rule:area:jail", "gr-jail-rule"},
    Word{"rule:area:gr-gifts", "gr-court"},
    Word{"rule:token:queen", "gr-court"},
    Word{"rule:token:jester", "gr-court"},
    Word{"rule:token:inquisitor", "gr-inquisitor-rule"},
    Word{"rule:token:ship-token", "gr-ship-rule"},
    Word{"rule:token:gr-crown", "gr-cards-rule"},
    Word{"rule:refusal:gr-no-coast", "gr-ship-rule"},
    Word{"rule:refusal:gr-no-ship-token", "gr-ship-rule"},
    Word{"rule:refusal:gr-ship-by-placing", "gr-ship-rule"},
    Word{"rule:refusal:gr-black-no-castillo", "gr-inquisitor-rule"},
    Word{"rule:refusal:gr-region-card-taken", "gr-cards-rule"},
    Word{"rule:refusal:gr-no-region-card", "gr-cards-rule"},
};

} // namespace

QString ruleBookWords(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("grandissimo", kRuleBookWords);
    return words(key, count);
}

} // namespace elgrande::grandissimo
