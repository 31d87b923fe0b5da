// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the 2023 edition calls things, the words of its dummy and of the exile, and what it does not tell. The English
// text is the key of its translation in translations/; keys are listed in views/texts/texts.h. Wording is our own.
#include "views/texts/word_table.h"

#include <QtGlobal>

#include <array>

namespace elgrande {
namespace anniversary {

namespace {

using texts::Word;

constexpr std::array kWords{
    Word{"edition:anniversary", QT_TRANSLATE_NOOP("anniversary", "Anniversary (2023)")},
    Word{"edition-text:anniversary",
         QT_TRANSLATE_NOOP("anniversary",
                           "Different names on the map. The Castillo is not a region, and no scoring tile goes there. "
                           "With two players, a neutral colour plays as the third.")},
    Word{"edition-doubt:anniversary",
         QT_TRANSLATE_NOOP("anniversary",
                           "We have not seen the complete rules: most action cards and the three-player game are "
                           "those of 1996. Such cards are marked ≈; the rulebook lists what else is not known.")},
    Word{"edition-guesses:anniversary", "all-own-must-leave send-own-too send-may-stop used-power-open tie-break"},
    Word{"edition-players:anniversary:2",
         QT_TRANSLATE_NOOP("anniversary",
                           "A neutral colour plays too: cards place its Caballeros, it counts for majorities, removes "
                           "one action card each round, and scores no points.")},
    Word{"edition-players:anniversary:3",
         QT_TRANSLATE_NOOP("anniversary", "≈ The rules for three players are not known: as in 1996, two ranks score.")},
    Word{"expansion", QT_TRANSLATE_NOOP("anniversary", "The 2023 edition")},
    Word{"expansion-text",
         QT_TRANSLATE_NOOP("anniversary", "Different names on the map, and a neutral colour for two players.")},

    // The map
    Word{"area:pais_vasco", QT_TRANSLATE_NOOP("anniversary", "Navarra")},
    Word{"in:pais_vasco", QT_TRANSLATE_NOOP3("anniversary", "in {place}", "Navarra")},
    Word{"to:pais_vasco", QT_TRANSLATE_NOOP3("anniversary", "to {place}", "Navarra")},
    Word{"from:pais_vasco", QT_TRANSLATE_NOOP3("anniversary", "from {place}", "Navarra")},
    Word{"area:galicia", QT_TRANSLATE_NOOP("anniversary", "Galicia")},
    Word{"area:aragon", QT_TRANSLATE_NOOP("anniversary", "Aragón")},
    Word{"area:cataluna", QT_TRANSLATE_NOOP("anniversary", "Cataluña")},
    Word{"area:castilla_la_vieja", QT_TRANSLATE_NOOP("anniversary", "Castilla")},
    Word{"area:castilla_la_nueva", QT_TRANSLATE_NOOP("anniversary", "Toledo")},
    Word{"area:sevilla", QT_TRANSLATE_NOOP("anniversary", "Sevilla")},
    Word{"area:anniversary-france", QT_TRANSLATE_NOOP("anniversary", "France")},
    Word{"area:anniversary-portugal", QT_TRANSLATE_NOOP("anniversary", "Portugal")},

    // Cards whose names somebody has read
    Word{"card:intrigue-2-own-2-foreign", QT_TRANSLATE_NOOP("anniversary", "Intrigue")},
    Word{"card:king-angry", QT_TRANSLATE_NOOP("anniversary", "Withdrawal")},
    Word{"card:score-fives", QT_TRANSLATE_NOOP("anniversary", "Fiesta")},
    Word{"card:king", QT_TRANSLATE_NOOP("anniversary", "Majesty")},
    Word{"card:scoreboard", QT_TRANSLATE_NOOP("anniversary", "Enactment")},
    Word{"card-text:scoreboard",
         QT_TRANSLATE_NOOP("anniversary",
                           "Place one of the two scoring tiles in a region, or move one to another region.")},
    Word{"card-text:scoreboard+scoreboard-on-castillo",
         QT_TRANSLATE_NOOP("anniversary",
                           "Place one of the two scoring tiles in a region or at the Castillo, or move one there.")},
    Word{"card-brief:scoreboard", QT_TRANSLATE_NOOP("anniversary", "Place or move a scoring tile.")},
    Word{"area-text:anniversary-france",
         QT_TRANSLATE_NOOP("anniversary",
                           "Only the King comes here, by the card “Exile”. While he is here, no region is taboo.")},
    Word{"area-text:anniversary-portugal",
         QT_TRANSLATE_NOOP("anniversary",
                           "Only the King comes here, by the card “Exile”. While he is here, no region is taboo.")},
    Word{"card:anniversary-exile", QT_TRANSLATE_NOOP("anniversary", "Exile")},
    Word{"card-text:anniversary-exile", QT_TRANSLATE_NOOP("anniversary", "Move the King to France or Portugal.")},
    Word{"card-brief:anniversary-exile", QT_TRANSLATE_NOOP("anniversary", "Move the King to France or Portugal.")},
    Word{"remark:anniversary-exile",
         QT_TRANSLATE_NOOP("anniversary",
                           "While he is there, no region is taboo, and you place Caballeros from your court in the "
                           "regions bordering that country. Any card that moves the King brings him back.")},
    Word{"remark:eviction",
         QT_TRANSLATE_NOOP("anniversary",
                           "A player who chooses the King's region, or the same region again, takes their Caballeros "
                           "back to court. With two players, the neutral colour stays: nobody decides for it.")},
    Word{"remark:score-fours", QT_TRANSLATE_NOOP("anniversary", "Scoring tiles replace the printed scoreboards.")},
    Word{"remark:score-fives",
         QT_TRANSLATE_NOOP("anniversary",
                           "Scoring tiles replace the printed scoreboards. The Castillo is not included.")},
    Word{"remark:score-sixes-sevens",
         QT_TRANSLATE_NOOP("anniversary", "Scoring tiles replace the printed scoreboards.")},

    // Why a card bears the mark of what is not certain
    Word{"reconstructed",
         QT_TRANSLATE_NOOP("anniversary", "We have not seen this card in the 2023 edition: it is the one from 1996.")},
    Word{"reconstructed:anniversary-exile",
         QT_TRANSLATE_NOOP("anniversary",
                           "Its name and the King's destinations are known. The number of Caballeros (4) and the "
                           "regions that border each country are our proposal.")},

    // Terms
    Word{"reason:grande", QT_TRANSLATE_NOOP("anniversary", "Grande's bonus")},
    Word{"prompt:scoreboard", QT_TRANSLATE_NOOP("anniversary", "{seat}: choose a scoring tile and the region for it.")},
    Word{"action:scoreboard", QT_TRANSLATE_NOOP("anniversary", "Scoring tile {token} {to}")},
    Word{"event:scoreboard-moved:first",
         QT_TRANSLATE_NOOP("anniversary", "{seat} places the scoring tile {token} {in}.")},
    Word{"event:scoreboard-moved",
         QT_TRANSLATE_NOOP("anniversary", "{seat} moves the scoring tile {token} {from} {to}.")},
    Word{"term:scoreboard", QT_TRANSLATE_NOOP("anniversary", "Scoring tile %1")},
    Word{"term:scoreboard:note", QT_TRANSLATE_NOOP("anniversary", "%1 (scoring tile)")},
    Word{"term:hint:scoreboard", QT_TRANSLATE_NOOP("anniversary", "Choose the scoring tile you want to place.")},
    Word{"term:hint:scoreboard-first", QT_TRANSLATE_NOOP("anniversary", "Choose the scoring tile first.")},
    Word{"refusal:board-there", QT_TRANSLATE_NOOP("anniversary", "There is already a scoring tile here.")},

    Word{"option:anniversary-exile", QT_TRANSLATE_NOOP("anniversary", "The King's exile")},
    Word{"option-text:anniversary-exile",
         QT_TRANSLATE_NOOP("anniversary",
                           "An additional card in the fourth stack sends the King to France or Portugal. Much of it "
                           "is our proposal.")},

    // The neutral colour
    Word{"event:anniversary-landed", QT_TRANSLATE_NOOP("anniversary", "A region card brings {pieces} {to}.")},
    Word{"event:anniversary-kept-out",
         QT_TRANSLATE_NOOP("anniversary",
                           "The region card {place} is drawn: in the King's region no Caballero is placed.")},

    Word{"rulebook", "anniversary-changes anniversary-two anniversary-unknown"},
    Word{"rule-title:anniversary-changes", QT_TRANSLATE_NOOP("anniversary", "What changes")},
    Word{"rule-text:anniversary-changes",
         QT_TRANSLATE_NOOP("anniversary",
                           "The map has different names: *Navarra*, *Castilla* and *Toledo*. Mobile scoreboards are "
                           "called *scoring tiles*; they are placed only in regions, never at the Castillo, and a "
                           "card that scores a region of your choice cannot score the Castillo. You may take "
                           "Caballeros from the board to your court only when your provinces are empty. A secret disk "
                           "that shows the [King's region](#kings-region) sends your Caballeros back to your court, "
                           "and so does one that is not set. France and Portugal are not regions: only the King goes "
                           "there, and only through the card *Exile*.")},
    Word{"rule-title:anniversary-two", QT_TRANSLATE_NOOP("anniversary", "Two players")},
    Word{"rule-text:anniversary-two",
         QT_TRANSLATE_NOOP("anniversary",
                           "A neutral colour plays too. The second and third stacks are shuffled together, so each "
                           "card of this stack lets you place two or three Caballeros, as it shows. Each round, two "
                           "region cards are drawn, and each brings 2 neutral Caballeros, but none into the King's "
                           "region and none once all 30 are on the board; after every general scoring, the region "
                           "cards are reshuffled. Before you play your power cards, the neutral colour's top power "
                           "card is revealed, and nobody may play its value. On its turn, the neutral colour removes "
                           "from the round the action card with the most Caballeros. Its Caballeros can be moved and "
                           "sent back like any others. They count for majorities, but nobody scores for them; the "
                           "neutral colour never starts a round.")},
    Word{"rule-title:anniversary-unknown", QT_TRANSLATE_NOOP("anniversary", "What is not known")},
    Word{"rule-text:anniversary-unknown",
         QT_TRANSLATE_NOOP("anniversary",
                           "≈ We did not have the complete rules of this edition. Whatever is missing is played as in "
                           "1996: most action cards and their numbers of Caballeros, the three-player game (two ranks "
                           "score), the short game, and who may look at used power cards. Our own proposals: with two "
                           "players, all three ranks score; the player of a card chooses what the neutral colour "
                           "sends back; decisions the neutral colour would have to make are skipped; its Caballeros "
                           "from the Castillo go back to the provinces. Left out, because we have not read them: the "
                           "cards with grey backs, *Deputy* and *Shift of power*, and the other side of the board.")},
    Word{"rule:area:anniversary-france", "anniversary-changes"},
    Word{"rule:area:anniversary-portugal", "anniversary-changes"},
    Word{"rule:refusal:castillo-no-region", "anniversary-changes"},
};

} // namespace

} // namespace anniversary

QString words_anniversary(const QString& key, int count);
QString words_anniversary(const QString& key, int count) {
    static const texts::Source words = texts::sourceOf("anniversary", anniversary::kWords);
    return words(key, count);
}

} // namespace elgrande
