// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The names of the base game's places, colours, editions and pieces. The English Big Box keeps the Spanish names of the
// regions, the edition of 1996 translates them; German has one name for each.
#include "views/texts/words.h"

#include <QtGlobal>

#include <array>

namespace elgrande::texts {
namespace {

constexpr std::array kThings{
    Word{"term:scoreboard", QT_TRANSLATE_NOOP("texts", "Mobile scoreboard %1")},
    Word{"term:scoreboard:note", QT_TRANSLATE_NOOP("texts", "%1 (mobile scoreboard)")},
    Word{"term:third-idle", QT_TRANSLATE_NOOP("texts", "With so few players third place scores nothing.")},
    Word{"term:points-other", QT_TRANSLATE_NOOP3("texts", "Other", "points of no scoring")},
    Word{"term:hint:scoreboard", QT_TRANSLATE_NOOP("texts", "Choose the scoreboard you want to place.")},
    Word{"term:hint:scoreboard-first", QT_TRANSLATE_NOOP("texts", "Choose the scoreboard first.")},
    Word{"area:galicia", QT_TRANSLATE_NOOP("texts", "Galicia")},
    Word{"area:pais_vasco", QT_TRANSLATE_NOOP("texts", "Basque Country")},
    Word{"area:aragon", QT_TRANSLATE_NOOP("texts", "Aragon")},
    Word{"area:cataluna", QT_TRANSLATE_NOOP("texts", "Catalonia")},
    Word{"area:castilla_la_vieja", QT_TRANSLATE_NOOP("texts", "Old Castile")},
    Word{"area:castilla_la_nueva", QT_TRANSLATE_NOOP("texts", "New Castile")},
    Word{"area:sevilla", QT_TRANSLATE_NOOP("texts", "Seville")},
    Word{"area:granada", QT_TRANSLATE_NOOP("texts", "Granada")},
    Word{"area:valencia", QT_TRANSLATE_NOOP("texts", "Valencia")},
    Word{"area:castillo", QT_TRANSLATE_NOOP("texts", "Castillo")},
    Word{"area:court", QT_TRANSLATE_NOOP("texts", "court")},
    Word{"area:provinces", QT_TRANSLATE_NOOP("texts", "provinces")},
    Word{"area-text:castillo",
         QT_TRANSLATE_NOOP("texts", "You can always place Caballeros here. A general scoring scores the Castillo "
                                    "first; then your Caballeros go to the region on your secret disk.")},
    Word{"area:pais_vasco@bigbox", QT_TRANSLATE_NOOP("texts", "País Vasco")},
    Word{"area:aragon@bigbox", QT_TRANSLATE_NOOP("texts", "Aragón")},
    Word{"area:cataluna@bigbox", QT_TRANSLATE_NOOP("texts", "Cataluña")},
    Word{"area:castilla_la_vieja@bigbox", QT_TRANSLATE_NOOP("texts", "Castilla la Vieja")},
    Word{"area:castilla_la_nueva@bigbox", QT_TRANSLATE_NOOP("texts", "Castilla la Nueva")},
    Word{"area:sevilla@bigbox", QT_TRANSLATE_NOOP("texts", "Sevilla")},

    // Where there is little room, as on a disk: soft hyphens say where a word may be broken.
    Word{"narrow:pais_vasco", QT_TRANSLATE_NOOP3("texts", "Basque Country", "may be broken")},
    Word{"narrow:cataluna", QT_TRANSLATE_NOOP3("texts", "Catalonia", "may be broken")},
    Word{"narrow:castilla_la_vieja", QT_TRANSLATE_NOOP3("texts", "Old Castile", "may be broken")},
    Word{"narrow:castilla_la_nueva", QT_TRANSLATE_NOOP3("texts", "New Castile", "may be broken")},

    //: In {more}: “place up to 3 more Caballeros”, after some have been placed
    Word{"more", QT_TRANSLATE_NOOP("texts", "more")},

    // Places inside a sentence: where something stands, goes to, comes from.
    //: How a place stands in a sentence; places that want other words have them below
    Word{"in", QT_TRANSLATE_NOOP("texts", "in {place}")},
    Word{"to", QT_TRANSLATE_NOOP("texts", "to {place}")},
    Word{"from", QT_TRANSLATE_NOOP("texts", "from {place}")},
    Word{"in:pais_vasco", QT_TRANSLATE_NOOP3("texts", "in the {place}", "Basque Country")},
    Word{"to:pais_vasco", QT_TRANSLATE_NOOP3("texts", "to the {place}", "Basque Country")},
    Word{"from:pais_vasco", QT_TRANSLATE_NOOP3("texts", "from the {place}", "Basque Country")},
    Word{"in:pais_vasco@bigbox", QT_TRANSLATE_NOOP3("texts", "in {place}", "País Vasco")},
    Word{"to:pais_vasco@bigbox", QT_TRANSLATE_NOOP3("texts", "to {place}", "País Vasco")},
    Word{"from:pais_vasco@bigbox", QT_TRANSLATE_NOOP3("texts", "from {place}", "País Vasco")},
    Word{"in:castillo", QT_TRANSLATE_NOOP3("texts", "in the {place}", "Castillo")},
    Word{"to:castillo", QT_TRANSLATE_NOOP3("texts", "to the {place}", "Castillo")},
    Word{"from:castillo", QT_TRANSLATE_NOOP3("texts", "from the {place}", "Castillo")},
    Word{"in:court", QT_TRANSLATE_NOOP3("texts", "at {place}", "court")},
    Word{"to:court", QT_TRANSLATE_NOOP3("texts", "to {place}", "court")},
    Word{"from:court", QT_TRANSLATE_NOOP3("texts", "from {place}", "court")},
    Word{"in:provinces", QT_TRANSLATE_NOOP3("texts", "in the {place}", "provinces")},
    Word{"to:provinces", QT_TRANSLATE_NOOP3("texts", "to the {place}", "provinces")},
    Word{"from:provinces", QT_TRANSLATE_NOOP3("texts", "from the {place}", "provinces")},

    Word{"token:king", QT_TRANSLATE_NOOP("texts", "King")},

    //: A player’s colour
    Word{"colour:red", QT_TRANSLATE_NOOP("texts", "Red")},
    Word{"colour:blue", QT_TRANSLATE_NOOP("texts", "Blue")},
    Word{"colour:yellow", QT_TRANSLATE_NOOP("texts", "Yellow")},
    Word{"colour:green", QT_TRANSLATE_NOOP("texts", "Green")},
    Word{"colour:brown", QT_TRANSLATE_NOOP("texts", "Brown")},
    Word{"colour:black", QT_TRANSLATE_NOOP("texts", "Black")}, // of pieces that no seat has
    //: Caballeros that belong to no player
    Word{"colour:dummy", QT_TRANSLATE_NOOP("texts", "Neutral")}, // at whose seat nobody sits
    Word{"colour:dummy-2", QT_TRANSLATE_NOOP("texts", "Second neutral")},
    Word{"colour:dummy-3", QT_TRANSLATE_NOOP("texts", "Third neutral")},

    // The object of a sentence: "moves 2 red Caballeros", of a player without a name.
    Word{"pieces:red", QT_TRANSLATE_N_NOOP("texts", "%n red Caballero(s)")},
    Word{"pieces:blue", QT_TRANSLATE_N_NOOP("texts", "%n blue Caballero(s)")},
    Word{"pieces:yellow", QT_TRANSLATE_N_NOOP("texts", "%n yellow Caballero(s)")},
    Word{"pieces:green", QT_TRANSLATE_N_NOOP("texts", "%n green Caballero(s)")},
    Word{"pieces:brown", QT_TRANSLATE_N_NOOP("texts", "%n brown Caballero(s)")},
    Word{"pieces:black", QT_TRANSLATE_N_NOOP("texts", "%n black Caballero(s)")},
    Word{"pieces:dummy", QT_TRANSLATE_N_NOOP("texts", "%n neutral Caballero(s)")},
    // The same of the player that the sentence names, where whose they are is plain or has to be said, and of another
    // one, {player}.
    Word{"pieces-of:seat", QT_TRANSLATE_N_NOOP("texts", "%n Caballero(s)")},
    Word{"pieces-of:own", QT_TRANSLATE_N_NOOP("texts", "%n of their own Caballeros")},
    Word{"pieces-of:other", QT_TRANSLATE_N_NOOP("texts", "%n of {player}'s Caballeros")},

    Word{"edition-facts", QT_TRANSLATE_NOOP("texts", "2–5 players")},
    Word{"edition-facts:classic", QT_TRANSLATE_NOOP("texts", "2–5 players, 90 min")},
    Word{"edition:classic", QT_TRANSLATE_NOOP("texts", "Classic (1996)")},
    Word{"edition-text:classic",
         QT_TRANSLATE_NOOP("texts",
                           "The 1996 edition. A card that lets you choose a region to score may also score the "
                           "Castillo.")},
    Word{"edition:bigbox", QT_TRANSLATE_NOOP("texts", "Big Box")},
    Word{"edition-text:bigbox",
         QT_TRANSLATE_NOOP("texts", "The later edition. All expansions are in its box, but you choose them separately. "
                                    "A card that lets you choose a region to score cannot "
                                    "score the Castillo.")},
};

} // namespace

std::span<const Word> baseThings() { return kThings; }

} // namespace elgrande::texts
