// The chapter of the rule book, and which paragraph explains what.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::intrigue_king {
namespace {

using texts::Word;

constexpr std::array kRuleBookWords{
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
             "“Scoreboard” does not. ≈ While the King stands there a further quarantine can do nothing.\n"
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

QString ruleBookWords(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("intrigue_king", kRuleBookWords);
    return words(key, count);
}

} // namespace elgrande::intrigue_king
