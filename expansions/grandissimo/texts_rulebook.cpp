// The expansion's page of the rule book, and which of its paragraphs explains what.
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
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "- **Portugal** is [one more region](#gr-places): 5 points for the first place and nothing else. It is "
             "not on the secret disk.\n- **The ship** takes Caballeros of whoever has [a ship token](#gr-ship-rule) to "
             "any coast.\n- **The jail** holds [prisoners](#gr-jail-rule) until whoever plays the King's card pardons "
             "them.\n- **Queen and Jester** come to [your court](#gr-court) by the card of stack 7, which lies open in "
             "every round.\n- **The Grand Inquisitor** has [two black Caballeros](#gr-inquisitor-rule) and brings one "
             "Caballero more in each turn.\n- **Two more stacks.** Stack 6 has 11 to 19 cards, among them [Boycott, "
             "Alliance, Double turn, Free choice and Revolution](#gr-cards-rule).\n- **Any region never means the "
             "King's.** Whatever a card says, his region stays taboo.\n")},
    Word{"rule-title:gr-places", QT_TRANSLATE_NOOP("grandissimo", "Portugal")},
    Word{"rule-text:gr-places",
         QT_TRANSLATE_NOOP("grandissimo",
                           "Portugal is a region like any other: Caballeros, King and Grandes come there. It is scored "
                           "last, after Valencia, and gives 5 points for the first place only. It has no region card "
                           "and is not on the secret disk. Its neighbours are Galicia, Old and New Castile and "
                           "Seville. A mobile scoreboard may cover its scoreboard, which itself is never moved.")},
    Word{"rule-title:gr-ship-rule", QT_TRANSLATE_NOOP("grandissimo", "The ship")},
    Word{"rule-text:gr-ship-rule",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "Whoever takes a card with the ship symbol may take one of the two ship tokens; if both are held, from a "
             "player of choice, but nobody has two. With a token you may place Caballeros on the ship instead of "
             "regions, wherever the King is. At the start of your turn your Caballeros on board may land in any "
             "coastal regions but the King's, with or without a token. Nobody gets points on the ship, and nothing "
             "else brings Caballeros there or takes them away.")},
    Word{"rule-title:gr-jail-rule", QT_TRANSLATE_NOOP("grandissimo", "The jail")},
    Word{"rule-text:gr-jail-rule",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "Whoever takes a card with the jail symbol may put one Caballero of any player from a region, but not the "
             "King's, into jail. Prisoners count for nothing. Whoever plays the King's card may pardon them at any "
             "time in the turn: all of them, into one region, but not the King's.")},
    Word{"rule-title:gr-court", QT_TRANSLATE_NOOP("grandissimo", "Queen and Jester")},
    Word{"rule-text:gr-court",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "The card of stack 7 brings Queen or Jester into your court: the one that is free. Where both are, or "
             "neither is, you choose.\nThe Queen gives you one Caballero more in each of your turns, from the "
             "provinces to the court or from the court to a region next to the King. The Jester gives another player "
             "of your choice one Caballero out of that player's provinces in each of your turns; it is placed at the "
             "start of that player's next turn, anywhere but with the King.")},
    Word{"rule-title:gr-inquisitor-rule", QT_TRANSLATE_NOOP("grandissimo", "The Grand Inquisitor")},
    Word{"rule-text:gr-inquisitor-rule",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "Two black Caballeros begin in a region that is drawn. A card of the Grand Inquisitor brings him into "
             "your court and lets you move black Caballeros up to twice. With each of them one Caballero of another "
             "player may ride along, if that player agrees. In your court he brings one Caballero more in each of your "
             "turns, as the Queen does. Black Caballeros belong to nobody and are left out of every scoring, and he "
             "leaves before the next general scoring; by an option they are his host's instead.")},
    Word{"rule-title:gr-cards-rule", QT_TRANSLATE_NOOP("grandissimo", "Five special cards")},
    Word{"rule-text:gr-cards-rule",
         QT_TRANSLATE_NOOP(
             "grandissimo",
             "- **Boycott** takes a region card: the region is not scored in the next general scoring.\n- **Alliance** "
             "takes a region card and names a partner: in the next general scoring the Caballeros of both count "
             "together there, and both get the points.\n- **Double turn:** in the next round you may take a second "
             "action card. The Caballeros of both are placed, and a special action that is not used is kept for a "
             "later turn.\n- **Free choice:** in the next general scoring you move up to 2 Caballeros of any players, "
             "after those of the Castillo and before the regions are scored.\n- **Revolution:** the King goes to "
             "Portugal, and until after the next general scoring a Grande is King. Its region is the King's region, "
             "and what moves the King moves it. Then the King comes back, and the Grande stays.\n\nRegion cards come "
             "back after the general scoring.\n")},
    Word{"rule-title:gr-open", QT_TRANSLATE_NOOP("grandissimo", "Where the rulebook is open")},
    Word{"rule-text:gr-open",
         QT_TRANSLATE_NOOP("grandissimo",
                           "≈ So it is played here; the rulebook can be read otherwise, or is silent.\n- **Double "
                           "turn:** the special actions of the King's card and of the card of Queen and Jester "
                           "cannot be kept, for these cards come back in the next round.\n- **Black Caballeros** do "
                           "not go into the Castillo: nobody has a disk that would bring them out again.\n- **The "
                           "ship is no region:** Caballeros on board are not taken to court where the provinces run "
                           "short.\n")},
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
