// The words of the combination; its things have those of the two sets. The English text is the key of its translation
// in translations/; keys are listed in views/texts/texts.h. The wording is our own; what it says follows facts.md 3.7.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande {
namespace king_colonies {

namespace {

using texts::Word;

constexpr std::array kWords{
    Word{"expansion", QT_TRANSLATE_NOOP("king_colonies", "The King & the Colonies")},
    Word{"expansion-text",
         QT_TRANSLATE_NOOP("king_colonies", "A hand of one's own, King and Intrigue card, and beside them the stacks "
                                            "and the regions of the Colonies.")},
    Word{"prompt:action",
         QT_TRANSLATE_NOOP("king_colonies", "{seat}: take your own card, or that of a stack in its place.")},
    Word{"rulebook", "kc-changes kc-set-up kc-turn kc-cards"},
    Word{"rule-title:kc-changes", QT_TRANSLATE_NOOP("king_colonies", "What changes")},
    Word{
        "rule-text:kc-changes",
        QT_TRANSLATE_NOOP(
            "king_colonies",
            "Power cards and action cards are those of [Intrigue & the King](#ki-changes); regions, ship, goods, Grand "
            "Inquisitor, Limit table and two stacks of action cards are those of [the Colonies](#colonies-regions).\n"
            "- **One opening disk,** that of the Colonies: [two Caballeros](#kc-set-up), not one.\n"
            "- **Two cards more in each round:** the Grand Inquisitor's and the open one of the other stack, each for "
            "one player only. You may [take one](#kc-turn) in place of your own card's action, or of the King's or "
            "the Intrigue action.\n"
            "- **Its number counts** then, not that of your Caballero card.\n"
            "- **Two Vetos:** “Turn over action card” works like the Veto of card 40.\n"
            "- **Overseas as well:** the Intrigue action and all cards that move pieces lead [into the new "
            "regions](#kc-cards) and out of them.")},
    Word{"rule-title:kc-set-up", QT_TRANSLATE_NOOP("king_colonies", "Set-up")},
    Word{"rule-text:kc-set-up",
         QT_TRANSLATE_NOOP(
             "king_colonies",
             "All is laid out as for the Colonies: 9 Caballeros in each court and 2 in the home region, two regions "
             "with black Caballeros, the Limit table, one Gold and two Wares. The disk is set once, for two Caballeros "
             "from the court; whoever names the [King's region](#kings-region) keeps them. Then everybody chooses 13 "
             "of his cards.")},
    Word{"rule-title:kc-turn", QT_TRANSLATE_NOOP("king_colonies", "A turn")},
    Word{"rule-text:kc-turn",
         QT_TRANSLATE_NOOP(
             "king_colonies",
             "1. The [ship](#colonies-ship) sails, then as many Caballeros as your own card says come to the court.\n"
             "2. Keep what your place in the order gives you, or take the card of the Grand Inquisitor or of the other "
             "stack, if nobody has it yet.\n"
             "3. In either order: the special action of the card that you have now, and Caballeros by its number; who "
             "keeps his own places by the Caballero card.\n"
             "\nWhoever takes a card of a stack does not owe the required action of his own card. With 2 and 3 players "
             "King and Intrigue player, if they keep what they have, choose between two actions as always.")},
    Word{"rule-title:kc-cards", QT_TRANSLATE_NOOP("king_colonies", "Cards that meet")},
    Word{"rule-text:kc-cards",
         QT_TRANSLATE_NOOP(
             "king_colonies",
             "- **Veto (40):** the Veto is the action of that card. Used before your turn, it leaves you no card of a "
             "stack; with a card of a stack it is gone.\n"
             "- **Remove action card** takes away what is still open of the two stacks; no hand, no King's or Intrigue "
             "card.\n"
             "- **20, 25 and the reserve (75)** place Caballeros as from the court: never overseas, to France and onto "
             "the ship only while the King allows it. **80, 130** and all others that move pieces lead everywhere.\n"
             "- **Bridge (63):** it may end in any region. Next to the King it opens the ship and France, but nobody "
             "is placed overseas.\n"
             "- **Quarantine (93)** closes the region with its personal spaces; no disc is claimed there.\n"
             "- **135** counts all own Caballeros in the region, black ones of the Inquisitor's holder included.\n"
             "- **Castillo (23):** those from personal spaces and from the Limit table are thrown in too; with discs "
             "only your own, and the discs are lost.\n"
             "- **Two conspiracies** at the same time act as one.")},
    Word{"rule:action", "kc-turn"},
    Word{"rule:turn", "kc-turn"},
    Word{"rule:disk:colonies-opening", "kc-set-up"},
};

} // namespace

} // namespace king_colonies

QString words_king_colonies(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("king_colonies", king_colonies::kWords);
    return words(key, count);
}

} // namespace elgrande
