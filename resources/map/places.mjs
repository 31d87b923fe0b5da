// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything lies on the board, in its units (1600 x 1060): rectangles [x, y, width, height].
// tests/gui/places_test.cpp proves that none lies on another, on a foreign land or over the edge.

// Scoreboard, King, and the rows for piles and for Grandes, filled in this order. A row may reach into the open sea.
export const rooms = {
  galicia: { board: [226, 150], king: [345, 99], piles: [[180, 196, 184], [216, 236, 123], [90, 142, 123]], grandes: [[398, 101, 160]] },
  pais_vasco: { board: [774, 112], king: [864, 147], piles: [[770, 149, 92], [799, 189, 58], [618, 116, 144], [546, 60, 58]], grandes: [[606, 58, 140]] },
  castilla_la_vieja: { board: [536, 239], king: [451, 189], piles: [[499, 276, 184], [499, 317, 184], [562, 358, 58]], grandes: [[689, 266, 184]] },
  aragon: { board: [950, 253], king: [1068, 211], piles: [[909, 300, 184], [905, 341, 184], [968, 444, 58]], grandes: [[912, 382, 118]] },
  cataluna: { board: [1223, 285], king: [1142, 219], piles: [[1171, 322, 184], [1168, 368, 123], [1105, 331, 58]], grandes: [[1100, 373, 54], [1364, 243, 142]] },
  castilla_la_nueva: { board: [698, 466], king: [850, 489], piles: [[661, 503, 184], [661, 544, 184], [724, 585, 58]], grandes: [[470, 510, 184]] },
  sevilla: { board: [470, 734], king: [380, 722], piles: [[433, 771, 184], [403, 812, 184], [469, 853, 58]], grandes: [[377, 634, 184]] },
  granada: { board: [692, 748], king: [813, 801], piles: [[676, 785, 130], [676, 826, 130], [677, 867, 134]], grandes: [[562, 874, 112]] },
  valencia: { board: [949, 575], king: [869, 726], piles: [[969, 612, 123], [972, 652, 123], [922, 692, 184]], grandes: [[921, 736, 94], [900, 815, 142]] },
  castillo: { piles: [[1328, 910, 184], [1328, 826, 184], [1389, 786, 62]] },
  portugal: { board: [230, 348], king: [225, 579], piles: [[195, 392, 184], [195, 433, 184], [258, 474, 58]], grandes: [[136, 516, 184]] },
  france: { board: [1011, 97], king: [1348, 70], piles: [[1149, 77, 184]], grandes: [[1160, 121, 142]] },
};
export const SIZES = { board: [110, 31], king: [48, 82], piles: 36, grandes: 58 }; // heights of the rows

// Room for what expansions bring, asked for by name; views/board/board_places.h says what each must hold. France and
// Portugal are lands.
export const reserved = {
  mediterranean: [1130, 474, 204, 256], // a sea with a scoreboard
  america: [60, 900, 364, 106],         // beyond the western sea
  ship: [1072, 748, 216, 190],          // her deck; the ship herself lies in one of the sea areas
  jail: [1296, 362, 246, 108],
  limit: [1342, 474, 200, 122],         // the Limit table
  reserve: [1342, 604, 200, 126],       // goods and tokens that nobody has
};

// The ten sea areas, round the peninsula from the Bay of Biscay westward: a ship lies there.
export const moorings = [[505, 78], [438, 78], [100, 120], [104, 262], [92, 566], [366, 880], [936, 902], [1044, 778], [1092, 586], [1240, 440]];
export const MOORING = [50, 34];
