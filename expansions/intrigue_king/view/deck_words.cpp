#include "deck_words.h"

#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande::intrigue_king {

namespace {

using texts::Word;

constexpr std::array kWords{
    Word{"panel", QT_TRANSLATE_NOOP("intrigue_king", "Choosing the hand")},
    Word{"title", QT_TRANSLATE_N_NOOP("intrigue_king", "{seat}: choose %n card(s) for the whole game")},
    Word{"how", QT_TRANSLATE_NOOP("intrigue_king", "Click or Enter takes a card into the hand and puts it back. "
                                                   "Nobody sees it, and nothing counts before “Done”.")},
    Word{"marks", QT_TRANSLATE_NOOP("intrigue_king",
                                    "! must be carried out · ≈ not seen in print: point at the card for the reason.")},
    Word{"held", QT_TRANSLATE_NOOP("intrigue_king", "This card is in your hand for good.")},
    Word{"full", QT_TRANSLATE_N_NOOP("intrigue_king", "%n card(s) are chosen already. Put one back first.")},
    Word{"decks", QT_TRANSLATE_NOOP("intrigue_king", "Decks")},
    Word{"decks-tip", QT_TRANSLATE_NOOP("intrigue_king", "The deck for a first game, and decks that you have kept")},
    Word{"first", QT_TRANSLATE_NOOP("intrigue_king", "For a first game")},
    Word{"keep", QT_TRANSLATE_NOOP("intrigue_king", "Keep this deck…")},
    Word{"keep-title", QT_TRANSLATE_NOOP("intrigue_king", "Keep this deck")},
    Word{"name", QT_TRANSLATE_NOOP("intrigue_king", "Name:")},
    Word{"delete", QT_TRANSLATE_NOOP("intrigue_king", "Delete")},
    Word{"kept", QT_TRANSLATE_NOOP("intrigue_king", "The deck “{name}” is kept.")},
    Word{"deleted", QT_TRANSLATE_NOOP("intrigue_king", "The deck “{name}” is deleted.")},
    Word{"unfit",
         QT_TRANSLATE_NOOP("intrigue_king", "The deck “{name}” does not fit: {cards} cannot be chosen in this game.")},
    Word{"wrong-size",
         QT_TRANSLATE_N_NOOP("intrigue_king", "The deck “{name}” has %n card(s), but {wanted} are wanted.")},
    Word{"fill", QT_TRANSLATE_NOOP("intrigue_king", "Fill up at random")},
    Word{"fill-tip", QT_TRANSLATE_NOOP("intrigue_king", "Chooses by chance what is missing")},
    Word{"clear", QT_TRANSLATE_NOOP("intrigue_king", "Put all back")},
    Word{"look", QT_TRANSLATE_NOOP("intrigue_king", "Look at the table")},
    Word{"back", QT_TRANSLATE_NOOP("intrigue_king", "Back to the cards")},
    Word{"done", QT_TRANSLATE_NOOP("intrigue_king", "Done")},
    Word{"size", QT_TRANSLATE_NOOP("intrigue_king", "{size} of {wanted} chosen")},
    Word{"missing", QT_TRANSLATE_N_NOOP("intrigue_king", "%n still missing")},
    Word{"complete", QT_TRANSLATE_NOOP("intrigue_king", "complete")},
    Word{"court", QT_TRANSLATE_N_NOOP("intrigue_king", "%n Caballero(s) to the court in all")},
};

} // namespace

QString deckWord(const char* key, int count) {
    static const texts::Source words = texts::sourceOf("intrigue_king", kWords);
    return words(QLatin1String(key), count);
}

} // namespace elgrande::intrigue_king
