// The expansion's page of the rule book, and which of its paragraphs explains what.
#include "texts.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::inquisitor_colonies {

namespace {

using texts::Word;

constexpr std::array kRuleBookWords{
    Word{"rulebook", "colonies-changes colonies-regions colonies-ship colonies-goods colonies-inquisitor "
                     "colonies-limit colonies-open"},
    Word{"rule-title:colonies-changes", QT_TRANSLATE_NOOP("inquisitor_colonies", "What changes")},
    Word{"rule-text:colonies-changes",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "- **Four new regions.** [France, the ship, America and the Mediterranean](#colonies-regions) are scored "
             "after Valencia. They are not on the secret disk, and only France may have the King.\n"
             "- **Personal spaces** for one Caballero each: Ambassador and Envoy in France, the Captain on board, the "
             "Viceroy in America. They give points of their own.\n"
             "- **A turn begins with the ship.** Whoever is on board [may sail](#colonies-ship), for nothing.\n"
             "- **Gold and Wares** are [claimed overseas](#colonies-goods) and pay when they reach Spain: 6 points "
             "and 4.\n"
             "- **The Grand Inquisitor** in your court gives you [the black Caballeros](#colonies-inquisitor) and one "
             "thing more in each of your turns.\n"
             "- **The Limit table** lies in a region: only who stands on [its spaces](#colonies-limit) counts there.\n"
             "- **Two more stacks.** The card of stack 6, the Grand Inquisitor, lies open in every round; the eleven "
             "of stack 7 bring discs.\n"
             "- **More pieces.** Everybody begins with 9 Caballeros at court; before the first round 2 of them go to "
             "a region named on the secret disk, and stay at court if it is the King's.\n")},
    Word{"rule-title:colonies-regions", QT_TRANSLATE_NOOP("inquisitor_colonies", "The new regions")},
    Word{"rule-text:colonies-regions",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "France, the ship, America and the Mediterranean are regions like all others, but they are not on the "
             "secret disk, and of them the King visits France only. They are scored after Valencia. France holds 3 "
             "Caballeros; its Ambassador gets 2 points more, its Envoy 1. Of the ship only the Captain gets points, 3 "
             "of them. The Viceroy of America gets 5 points and does not count for the majority. Where only first "
             "places count, Captain and Viceroy get nothing, Ambassador and Envoy only with the majority in France.")},
    Word{"rule-title:colonies-ship", QT_TRANSLATE_NOOP("inquisitor_colonies", "The ship")},
    Word{"rule-text:colonies-ship",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "From your court Caballeros come to France while the King is in Aragon or Catalonia, and "
                           "onto the ship while he is on a coast, France included. At the start of your turn those on "
                           "the ship may sail to America, the Mediterranean, France or any coast but the King's "
                           "region; those who were overseas then may come on board. Cards that move pieces lead there "
                           "and back without the ship. Whoever comes may take an empty personal space at once.")},
    Word{"rule-title:colonies-goods", QT_TRANSLATE_NOOP("inquisitor_colonies", "Gold and Wares")},
    Word{"rule-text:colonies-goods",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "In your turn a Caballero of yours may claim a disc that lies free where he stands: Gold in America, "
             "Wares in the Mediterranean; the Viceroy resigns for it. The disc goes along with him and gives its "
             "points as soon as he reaches Spain, 6 for Gold and 4 for Wares, whoever moves him. With a disc he counts "
             "as always, but is neither Captain nor Viceroy, and nobody else moves him into the Castillo or the "
             "provinces. If you do so yourself, the disc is lost.")},
    Word{"rule-title:colonies-inquisitor", QT_TRANSLATE_NOOP("inquisitor_colonies", "The Grand Inquisitor")},
    Word{"rule-text:colonies-inquisitor",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "While he is in your court, the black Caballeros count as yours and you move them as your "
                           "own; in each of your turns you may bring one Caballero more from the provinces to the "
                           "court, or from the court to a region next to the King. Without a holder they take a rank "
                           "for which nobody gets points. They never go to the provinces.")},
    Word{"rule-title:colonies-limit", QT_TRANSLATE_NOOP("inquisitor_colonies", "The Limit table")},
    Word{"rule-text:colonies-limit",
         QT_TRANSLATE_NOOP(
             "inquisitor_colonies",
             "In its region only those count who stand on its 6 spaces (with 2 or 3 players) or 10. Whoever comes "
             "takes a free space. When spaces become free and too many wait, the holder of the Grand Inquisitor "
             "decides; without a holder whoever has caused it. Out of the Castillo all get a space if there is room; "
             "if not, the holder decides, and without one all stay beside it.")},
    Word{"rule-title:colonies-open", QT_TRANSLATE_NOOP("inquisitor_colonies", "Where the rulebook is open")},
    Word{"rule-text:colonies-open",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "≈ So it is played here; the rulebook can be read otherwise, or is silent.\n- **When one "
                           "sails:** at the start of the turn, first off the ship and then onto it. It says only who"
                           " may sail; [a ruling](#option-colonies-sailing) has the ship sail at any time in the "
                           "turn, in any order.\n- **The first cards** are turned up after the disks that name a "
                           "region for two Caballeros, not before.\n- **Black Caballeros** have no court: what would"
                           " bring them there leaves them where they are, and without a holder they stay in the "
                           "Castillo.\n- **From the court** “any region” is none overseas, and France or the ship "
                           "only as the King allows.\n- **Discs** come with a special action that is begun, even if "
                           "nobody is moved in it.\n- **A full Limit table** does not count out the Captain or "
                           "somebody with a disc.\n")},
    Word{"rule:colonies-sail", "colonies-ship"},
    Word{"rule:colonies-claim", "colonies-goods"},
    Word{"rule:colonies-take", "colonies-inquisitor"},
    Word{"rule:colonies-post", "colonies-inquisitor"},
    Word{"rule:colonies-settle", "colonies-limit"},
    Word{"rule:colonies-table", "colonies-limit"},
    Word{"rule:colonies-embark", "colonies-ship"},
    Word{"rule:disk:colonies-opening", "colonies-changes"},
    Word{"rule:disk:colonies-castillo", "colonies-inquisitor"},
    Word{"rule:refusal:colonies-by-sea", "colonies-ship"},
    Word{"rule:refusal:colonies-not-by-ship", "colonies-ship"},
    Word{"rule:refusal:colonies-with-goods", "colonies-goods"},
    Word{"rule:refusal:colonies-nothing-to-claim", "colonies-goods"},
    Word{"rule:refusal:colonies-not-holder", "colonies-inquisitor"},
    Word{"rule:refusal:colonies-black-stay", "colonies-inquisitor"},
    Word{"rule:refusal:colonies-no-table-there", "colonies-limit"},
    Word{"rule:refusal:colonies-beside-only", "colonies-limit"},
};

} // namespace

QString ruleBookWords(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("inquisitor_colonies", kRuleBookWords);
    return words(key, count);
}

} // namespace elgrande::inquisitor_colonies
