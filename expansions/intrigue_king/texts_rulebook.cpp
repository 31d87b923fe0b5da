// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The chapter of the rulebook, and which paragraph explains what.
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
             "- **No stacks, no common power cards.** Everyone has the same cards and [secretly chooses](#ki-hand) 13 "
             "of them: they determine turn order, bring Caballeros to court and carry the special actions.\n- **Before "
             "the first round**, everyone sets their secret disk: one Caballero goes there.\n- **King and Intrigue.** "
             "The highest card of a round gets the King's card, the lowest the Intrigue card; [these two "
             "players](#ki-round) have that action instead of their own.\n- **Caballero cards.** How many Caballeros "
             "you place depends on your position in the turn order, not on the special action.\n- **Required.** A "
             "special action must be carried out unless its card says “you may”. Required ones are marked !. With a "
             "[rule "
             "option](#option-ki-optional), none is required.\n- **The Veto** may be used [before your own "
             "turn](#ki-joker), but only in its round.\n- **Some effects last:** bridge, quarantine, moved Castillo, "
             "reserve and conspiracy [stay on the table](#ki-lasting).\n- **The lowest card** starts the next "
             "round.\n\nBoard, court and provinces, the King's taboo, the Castillo, the scorings and their points are "
             "as always.")},
    Word{"rule-title:ki-hand", QT_TRANSLATE_NOOP("intrigue_king", "Your own hand")},
    Word{"rule-text:ki-hand",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "Everyone has the same cards and secretly chooses 13 of them; the others are removed from "
                           "the game unseen. They replace power cards and action cards. The **value** determines the "
                           "turn order, the **number** how many Caballeros come from the provinces to your court, the "
                           "**text** is the special action. Once played, a card is out of the game.\n\nBefore the "
                           "first round, everyone sets the secret disk once: one Caballero goes there from the court. "
                           "A player who names the [King's region](#kings-region) keeps it in their court.")},
    Word{"rule-title:ki-round", QT_TRANSLATE_NOOP("intrigue_king", "King and Intrigue player")},
    Word{"rule-text:ki-round",
         QT_TRANSLATE_NOOP(
             "intrigue_king",
             "In turn, everyone plays a card; no value may be played twice. The player of the highest card takes the "
             "**King's card** and the highest Caballero card and goes first, the next player takes the next Caballero "
             "card, and the player of the lowest card takes the **Intrigue card** and the lowest Caballero card and "
             "goes last. That player starts the next round.\n\nThe King and Intrigue players have the special action "
             "of these cards instead of their own. With 2 or 3 players, they may use their own instead; if it is "
             "required, it must then be carried out. A rule option allows this with any number of players.\n- "
             "**King:** move the King to any region, or let him stay.\n- **Intrigue:** move either one Caballero of "
             "another player, or as many of your own as you like from one region, to other regions or the Castillo.\n- "
             "**Caballero cards:** with 2 players 4 and 2 (≈ the rulebook's line for 2 players is misprinted: 2, 2 and "
             "4); with 3 players 5, 3 and 1; with 4 players 5, 4, 2 and 1; with 5 players 5, 4, 3, 2 and 1.")},
    Word{"rule-title:ki-turn", QT_TRANSLATE_NOOP("intrigue_king", "A turn")},
    Word{"rule-text:ki-turn",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "1. Take as many Caballeros as your card shows from the provinces to your court.\n2. In "
                           "either order: place up to as many Caballeros as your Caballero card shows, in regions "
                           "adjacent to the King's region or in the Castillo; and carry out the special action.\n\nA "
                           "special action that does not say “you may” is required: your turn does not end until it "
                           "has been carried out as far as it can change anything.")},
    Word{"rule-title:ki-joker", QT_TRANSLATE_NOOP("intrigue_king", "Joker and Veto")},
    Word{"rule-text:ki-joker",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "If you play the **Joker**, once everyone has played you choose another card from your "
                           "hand, which then counts. If you have no card you may choose, the Joker counts as the "
                           "lowest.\n\nThe **Veto** of card 40 may be used as soon as everyone has played, even "
                           "before your own turn. It is your special action for the round: once used, it is gone, and "
                           "if unused, it is lost at the end of the round. The King and Intrigue players have no Veto "
                           "unless they may choose their own card.")},
    Word{"rule-title:ki-lasting", QT_TRANSLATE_NOOP("intrigue_king", "Lasting effects")},
    Word{"rule-text:ki-lasting",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "- **Bridge:** two regions are adjacent until another bridge is built anywhere.\n- "
                           "**Quarantine:** a mobile scoreboard lies in the region, which is taboo like the King's. "
                           "The scoreboard's values count there. It is removed after the next general scoring; "
                           "another Quarantine moves it, the card “Scoreboard” does not. ≈ While the King stands "
                           "there, another Quarantine has no effect.\n- **Moved Castillo:** until after the next "
                           "general scoring, it stands in a region whose Caballeros have gone into it. Otherwise the "
                           "region is as before.\n- **Reserve:** one Caballero waits next to the board until its "
                           "player adds it to a region about to be scored, in a special or general scoring.")},
    Word{"rule-title:ki-scoring", QT_TRANSLATE_NOOP("intrigue_king", "In the general scoring")},
    Word{"rule-text:ki-scoring",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "After a **conspiracy**, everyone sets their disk: not only the Caballeros from the "
                           "Castillo but also the Grandes go there, unless a Grande stands in the King's region or "
                           "would enter it. Caballeros in the reserve may be added before the regions are scored. "
                           "Afterwards, quarantine and moved Castillo end.")},
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
    Word{"rule:area:ki-reserve", "ki-lasting"},
    Word{"rule:token:ki-castillo", "ki-lasting"},
    Word{"rule:token:ki-bridge", "ki-lasting"},
    Word{"rule:token:ki-bridge-end", "ki-lasting"},
    Word{"rule:token:ki-quarantine", "ki-lasting"},
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
