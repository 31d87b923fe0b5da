// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The expansion's page of the rulebook, and which of its paragraphs explains what.
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
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "- **Four new regions.** [France, the ship, America and the "
                           "Mediterranean](#colonies-regions) are scored after Valencia. They are not on the secret "
                           "disk, and the King may go only to France.\n- **Personal spaces** for one Caballero each: "
                           "Ambassador and Envoy in France, the Captain on board, the Viceroy in America. They score "
                           "points of their own.\n- **A turn begins with the ship.** Caballeros on board [may "
                           "sail](#colonies-ship), for free.\n- **Gold and Wares** are [claimed "
                           "overseas](#colonies-goods) and score when they reach Spain: 6 and 4 points.\n- **The "
                           "Grand Inquisitor** in your court gives you [the black Caballeros](#colonies-inquisitor) "
                           "and one extra Caballero on each of your turns.\n- **The Limit table** lies in a region: "
                           "only Caballeros on [its spaces](#colonies-limit) count there.\n- **Two more stacks.** The "
                           "card of stack 6, the Grand Inquisitor, is available every round; the eleven of stack 7 "
                           "bring discs.\n- **More pieces.** Everyone starts with 9 Caballeros at court; before the "
                           "first round, 2 of them go to a region named on the secret disk, or stay at court if it is "
                           "the King's.\n")},
    Word{"rule-title:colonies-regions", QT_TRANSLATE_NOOP("inquisitor_colonies", "The new regions")},
    Word{"rule-text:colonies-regions",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "France, the ship, America and the Mediterranean are regions like all others, except that "
                           "they are not on the secret disk and the King may go only to France. They are scored after "
                           "Valencia. France holds 3 Caballeros; its Ambassador scores 2 extra points, its Envoy 1. "
                           "On the ship, only the Captain scores: 3 points. The Viceroy of America scores 5 points "
                           "and does not count towards the majority. Where only first places count, the Captain and "
                           "the Viceroy score nothing, and the Ambassador and the Envoy only if their owner has the "
                           "majority in France.")},
    Word{"rule-title:colonies-ship", QT_TRANSLATE_NOOP("inquisitor_colonies", "The ship")},
    Word{"rule-text:colonies-ship",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "You may place Caballeros from your court in France while the King is in Aragon or "
                           "Catalonia, and on the ship while he is in a coastal region, including France. At the "
                           "start of your turn, your Caballeros on the ship may sail to America, the Mediterranean, "
                           "France or any coast except the King's region; after that, those that were overseas may "
                           "come on board. Cards that move Caballeros can take them overseas and back without the "
                           "ship. A Caballero that arrives may take an empty personal space immediately.")},
    Word{"rule-title:colonies-goods", QT_TRANSLATE_NOOP("inquisitor_colonies", "Gold and Wares")},
    Word{"rule-text:colonies-goods",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "On your turn, one of your Caballeros may claim a free disc in its region: Gold in "
                           "America, Wares in the Mediterranean; the Viceroy must resign to do so. The disc travels "
                           "with the Caballero and scores as soon as it reaches Spain, 6 points for Gold and 4 for "
                           "Wares, no matter who moves it. A Caballero with a disc counts as usual but is neither "
                           "Captain nor Viceroy, and nobody else may move it into the Castillo or to the provinces. "
                           "If you do so yourself, the disc is lost.")},
    Word{"rule-title:colonies-inquisitor", QT_TRANSLATE_NOOP("inquisitor_colonies", "The Grand Inquisitor")},
    Word{"rule-text:colonies-inquisitor",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "While he is in your court, the black Caballeros count as yours and you move them as your "
                           "own; on each of your turns, you may bring one extra Caballero from the provinces to your "
                           "court, or from your court to a region adjacent to the King's. Without a holder, they take "
                           "a rank for which nobody scores. They never go to the provinces.")},
    Word{"rule-title:colonies-limit", QT_TRANSLATE_NOOP("inquisitor_colonies", "The Limit table")},
    Word{"rule-text:colonies-limit",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "In its region, only the Caballeros on its spaces count: 6 spaces with 2 or 3 players, 10 "
                           "with more. An arriving Caballero takes a free space. If spaces become free and too many "
                           "Caballeros are waiting, the Grand Inquisitor's holder decides; without a holder, the "
                           "player who freed them decides. Caballeros from the Castillo all get a space if there is "
                           "room; if not, the holder decides, and without one they all stay next to the table.")},
    Word{"rule-title:colonies-open",
         QT_TRANSLATE_NOOP("inquisitor_colonies", "Where the rulebook is open to interpretation")},
    Word{"rule-text:colonies-open",
         QT_TRANSLATE_NOOP("inquisitor_colonies",
                           "≈ This is how the program plays where the rulebook can be read differently or is "
                           "silent.\n- **Sailing:** at the start of the turn, first off the ship, then onto it. The "
                           "rulebook says only who may sail; with a [rule option](#option-colonies-sailing), "
                           "Caballeros sail at any time in the turn, in any order.\n- **The first cards** are "
                           "revealed after the disks that name a region for two Caballeros, not before.\n- **Black "
                           "Caballeros** have no court: an effect that would take them there leaves them where they "
                           "are, and without a holder they stay in the Castillo.\n- **From the court,** “any region” "
                           "never means one overseas, and France or the ship only if the King allows it.\n- **Discs** "
                           "arrive once a special action has been started, even if it moves no Caballero.\n- **A full "
                           "Limit table** never excludes the Captain or a Caballero with a disc.\n")},
    Word{"rule:colonies-sail", "colonies-ship"},
    Word{"rule:colonies-claim", "colonies-goods"},
    Word{"rule:colonies-take", "colonies-inquisitor"},
    Word{"rule:colonies-post", "colonies-inquisitor"},
    Word{"rule:colonies-settle", "colonies-limit"},
    Word{"rule:colonies-table", "colonies-limit"},
    Word{"rule:colonies-embark", "colonies-ship"},
    Word{"rule:disk:colonies-opening", "colonies-changes"},
    Word{"rule:disk:colonies-castillo", "colonies-inquisitor"},
    Word{"rule:area:france", "colonies-regions"},
    Word{"rule:area:ship", "colonies-ship"},
    Word{"rule:area:america", "colonies-regions"},
    Word{"rule:area:mediterranean", "colonies-regions"},
    Word{"rule:area:limit-table", "colonies-limit"},
    Word{"rule:token:colonies-inquisitor", "colonies-inquisitor"},
    Word{"rule:token:colonies-table", "colonies-limit"},
    Word{"rule:token:colonies-gold", "colonies-goods"},
    Word{"rule:token:colonies-wares", "colonies-goods"},
    Word{"rule:refusal:colonies-by-sea", "colonies-ship"},
    Word{"rule:refusal:colonies-not-by-ship", "colonies-ship"},
    Word{"rule:refusal:colonies-nobody-sailed", "colonies-ship"},
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
