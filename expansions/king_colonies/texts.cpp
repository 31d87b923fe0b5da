// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the combination; its things have those of the two sets. The English text is the key of its translation
// in translations/; keys are listed in views/texts/texts.h. The wording is our own; what it says follows
// RULINGS.md 3.7.
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
         QT_TRANSLATE_NOOP("king_colonies",
                           "Your own hand, the King and Intrigue cards, and in addition the stacks and regions of the "
                           "Colonies.")},
    Word{"prompt:action",
         QT_TRANSLATE_NOOP("king_colonies", "{seat}: take your own card, or one from a stack instead.")},
    // That of card 40 or of “Turn over action card”, which last differently long.
    Word{"event:veto-taken", QT_TRANSLATE_NOOP("king_colonies", "{seat} holds a Veto.")},
    Word{"remark:ki-king",
         QT_TRANSLATE_NOOP("king_colonies", "The King never goes onto the ship, to America or to the Mediterranean.")},
    Word{"remark:ki-20",
         QT_TRANSLATE_NOOP("king_colonies",
                           "The King's region stays taboo. Never in America or the Mediterranean; in France and on the "
                           "ship only while the King allows it. Use this before placing.")},
    Word{"remark:ki-25",
         QT_TRANSLATE_NOOP("king_colonies", "The King's region stays taboo. Never in America or the Mediterranean; in "
                                            "France and on the ship only while the King allows it.")},
    Word{"rulebook", "kc-changes kc-set-up kc-turn kc-cards"},
    Word{"rule-title:kc-changes", QT_TRANSLATE_NOOP("king_colonies", "What changes")},
    Word{"rule-text:kc-changes",
         QT_TRANSLATE_NOOP("king_colonies",
                           "Power cards and action cards are those of [Intrigue & the King](#ki-changes); regions, "
                           "ship, goods, Grand Inquisitor, Limit table and two stacks of action cards are those of "
                           "[the Colonies](#colonies-regions).\n- **One opening disk,** that of the Colonies: [two "
                           "Caballeros](#kc-set-up), not one.\n- **Two more cards each round:** the Grand "
                           "Inquisitor's and the face-up card of the other stack, each for one player only. You may "
                           "[take one](#kc-turn) instead of your own card's action, or of the King's or the Intrigue "
                           "action.\n- **Then its number counts,** not that of your Caballero card.\n- **Two Vetos:** "
                           "“Turn over action card” works like the Veto of card 40.\n- **Overseas too:** the Intrigue "
                           "action and all cards that move pieces can move them [into and out of the new "
                           "regions](#kc-cards).")},
    Word{"rule-title:kc-set-up", QT_TRANSLATE_NOOP("king_colonies", "Set-up")},
    Word{"rule-text:kc-set-up",
         QT_TRANSLATE_NOOP("king_colonies",
                           "Set up as for the Colonies: 9 Caballeros in each court and 2 in the home region, two "
                           "regions with black Caballeros, the Limit table, one Gold and two Wares. The disk is set "
                           "once, for two Caballeros from the court; a player who names the [King's "
                           "region](#kings-region) keeps them. Then everyone chooses 13 of their cards.")},
    Word{"rule-title:kc-turn", QT_TRANSLATE_NOOP("king_colonies", "A turn")},
    Word{"rule-text:kc-turn",
         QT_TRANSLATE_NOOP("king_colonies",
                           "1. The [ship](#colonies-ship) sails, then as many Caballeros as your own card shows come "
                           "to your court.\n2. Keep what your position in the turn order gives you, or take the Grand "
                           "Inquisitor's card or the card of the other stack, if nobody has taken it yet.\n3. In "
                           "either order: the special action of the card you have now, and Caballeros according to "
                           "its number; if you keep your own card, you place according to your Caballero card.\n\nIf "
                           "you take a card from a stack, you need not carry out your own card's required action. "
                           "With 2 or 3 players, the King and Intrigue players, if they keep what they have, choose "
                           "between two actions as always.")},
    Word{"rule-title:kc-cards", QT_TRANSLATE_NOOP("king_colonies", "When cards interact")},
    Word{"rule-text:kc-cards",
         QT_TRANSLATE_NOOP("king_colonies",
                           "- **Veto (40):** the Veto is the action of that card. If you use it before your turn, you "
                           "cannot take a card from a stack; if you take a card from a stack, the Veto is lost.\n- "
                           "**Remove action card** removes a card still on offer from the two stacks, but no card "
                           "from a hand and no King's or Intrigue card.\n- **20, 25 and the reserve (75)** place "
                           "Caballeros as if from the court: never overseas, and in France and on the ship only while "
                           "the King allows it. **80, 130** and all other cards that move pieces can move them "
                           "anywhere.\n- **Bridge (63):** it may end in any region. A bridge to the King's region "
                           "gives access to the ship and France, but no Caballeros are placed overseas.\n- "
                           "**Quarantine (93)** makes the region and its personal spaces taboo; no disc is claimed "
                           "there.\n- **135** counts all your own Caballeros in the region, including black ones if "
                           "you hold the Grand Inquisitor.\n- **Castillo (23):** Caballeros on personal spaces and on "
                           "the Limit table are thrown in too; of those with discs, only your own, and their discs "
                           "are lost.\n- **Two conspiracies** at the same time count as one.")},
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
