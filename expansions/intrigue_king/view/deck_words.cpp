// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deck_words.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::intrigue_king {

namespace {

using texts::Word;

constexpr std::array kWords{
    Word{"panel", QT_TRANSLATE_NOOP("intrigue_king", "Choose your hand")},
    Word{"title", QT_TRANSLATE_N_NOOP("intrigue_king", "{seat}: choose %n card(s) for the whole game")},
    //: What a card's head shows. The squares are Caballeros
    Word{"meaning",
         QT_TRANSLATE_NOOP("intrigue_king",
                           "The highest number played gets the King, the lowest the Intrigue. Each small square brings "
                           "a Caballero from the provinces to your court.")},
    Word{"how", QT_TRANSLATE_NOOP("intrigue_king", "A card you choose goes into your hand, or back from there. Nobody "
                                                   "sees it, and nothing counts until “Done”.")},
    Word{"marks", QT_TRANSLATE_NOOP("intrigue_king",
                                    "! must be carried out · ≈ not seen in print: the enlarged card says why.")},
    Word{"held", QT_TRANSLATE_NOOP("intrigue_king", "This card stays in your hand.")},
    Word{"full", QT_TRANSLATE_N_NOOP("intrigue_king", "%n card(s) already chosen. Put one back first.")},
    Word{"decks", QT_TRANSLATE_NOOP("intrigue_king", "Decks")},
    Word{"decks-tip", QT_TRANSLATE_NOOP("intrigue_king", "The deck for a first game, and your saved decks")},
    Word{"first", QT_TRANSLATE_NOOP("intrigue_king", "For a first game")},
    Word{"first-deck", QT_TRANSLATE_NOOP("intrigue_king", "Deck for a first game")},
    Word{"keep", QT_TRANSLATE_NOOP("intrigue_king", "Save this deck…")},
    Word{"keep-title", QT_TRANSLATE_NOOP("intrigue_king", "Save deck")},
    Word{"name", QT_TRANSLATE_NOOP("intrigue_king", "Name:")},
    Word{"delete", QT_TRANSLATE_NOOP("intrigue_king", "Delete")},
    Word{"kept", QT_TRANSLATE_NOOP("intrigue_king", "Deck “{name}” saved.")},
    Word{"deleted", QT_TRANSLATE_NOOP("intrigue_king", "Deck “{name}” deleted.")},
    Word{"unfit", QT_TRANSLATE_NOOP("intrigue_king",
                                    "The deck “{name}” cannot be used: {cards} cannot be chosen in this game.")},
    Word{"wrong-size",
         QT_TRANSLATE_N_NOOP("intrigue_king", "The deck “{name}” has %n card(s), but {wanted} are needed.")},
    Word{"fill", QT_TRANSLATE_NOOP("intrigue_king", "Fill at random")},
    Word{"fill-tip", QT_TRANSLATE_NOOP("intrigue_king", "Chooses the missing cards at random")},
    Word{"clear", QT_TRANSLATE_NOOP("intrigue_king", "Put all back")},
    Word{"look", QT_TRANSLATE_NOOP("intrigue_king", "Look at the board")},
    Word{"back", QT_TRANSLATE_NOOP("intrigue_king", "Back to the cards")},
    Word{"done", QT_TRANSLATE_NOOP("intrigue_king", "Done")},
    Word{"size", QT_TRANSLATE_NOOP("intrigue_king", "{size} of {wanted} chosen")},
    Word{"missing", QT_TRANSLATE_N_NOOP("intrigue_king", "%n still missing")},
    //: The deck has as many cards as are needed
    Word{"complete", QT_TRANSLATE_NOOP("intrigue_king", "complete")},
    Word{"court", QT_TRANSLATE_N_NOOP("intrigue_king", "%n Caballero(s) to your court in all")},
};

} // namespace

QString deckWord(const char* key, int count) {
    static const texts::Source words = texts::sourceOf("intrigue_king", kWords);
    return words(QLatin1String(key), count);
}

} // namespace elgrande::intrigue_king
