// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws what the board gets: portugal.svg, ship.svg, jail.svg and each with -dark.svg, where the board keeps room for
// them (resources/map/places.mjs). Ship and jail are layers of their own, because one may play without them. Run with
// Node 20: node build_layer.mjs
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HULL, P, S, box, gradient, hit, inset, label, land, rooms, round, ship, write } from '../../../resources/map/layer_kit.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));

// In board units: boxes [x, y, width, height], points [x, y].
const JAIL = [1300, 364, 240, 106];
const places = {
  portugal: { board: [285, 363], king: [249, 620], piles: [[195, 392, 184], [195, 433, 184], [258, 474, 58]], grandes: [[136, 516, 184]] },
  ship: { name: [1076, 740, 96, 24], piles: [[1092, 812, 184], [1092, 852, 184], [1092, 896, 184]] },
  jail: { name: [1376, 366, 88, 22], piles: [[1328, 391, 184], [1328, 431, 184]] },
};

// A house of stone with battlements, a lattice on both sides of the cells.
function jail(c) {
  const [x, y, w, h] = JAIL;
  let wall = `M${x},${y + h}L${x},${y + 14}`, teeth = 0;
  for (let at = x; at < x + w; at += 24, ++teeth) wall += `L${at},${y + (teeth % 2 ? 14 : 4)}L${Math.min(at + 24, x + w)},${y + (teeth % 2 ? 14 : 4)}`;
  wall += `L${x + w},${y + h}Z`;
  const lattice = (left) => { // bars before the dark of a window
    const window = [left, y + 36, 18, 58];
    let bars = '';
    for (const at of [left + 5, left + 9, left + 13]) bars += `M${at},${window[1]}L${at},${window[1] + window[3]}`;
    for (const at of [16, 30, 44]) bars += `M${left},${window[1] + at}L${left + 18},${window[1] + at}`;
    return P(round(window, 5), c.cell, `stroke="${c.stoneInk}" stroke-width="1.6"`) + S(bars, c.stone[0], 1.2, 'stroke-opacity="0.8"');
  };
  const courses = [28, 52, 76, 98].map((d) => `M${x + 3},${y + d}L${x + w - 3},${y + d}`).join('');
  const cells = [1324, 387, 192, 82];
  return P(round([x + 3, y + 8, w, h - 6], 6), c.shadow, 'fill-opacity="0.3"') + P(wall, 'url(#g-stone)', `stroke="${c.stoneInk}" stroke-width="2.2" stroke-linejoin="round"`)
    + S(courses, c.stoneInk, 1, 'stroke-opacity="0.3"') + P(round(cells, 7), c.cell, 'fill-opacity="0.82"') + S(round(inset(cells, 1), 6), c.stoneInk, 1.4)
    + lattice(x + 4) + lattice(x + w - 22) + label(c, places.jail.name);
}

const paper = (c) => gradient('g-paper', c.paper);
write(here, 'portugal', 'Portugal', '', (c) => gradient('g-foreign', c.foreign, 0.3), (c) => land(c, 'portugal', 'url(#g-foreign)', c.foreignInk), rooms('portugal', places.portugal));
// The sail bears her name and is no part of the place, which may be shaded.
write(here, 'ship', 'Ship', '', (c) => gradient('g-hull', c.hull) + gradient('g-sail', c.sail), (c) => [ship(c)], rooms('ship', places.ship) + hit('region-ship', HULL));
write(here, 'jail', 'Jail', '', (c) => paper(c) + gradient('g-stone', c.stone), (c) => [jail(c)], rooms('jail', places.jail) + hit('region-jail', box(JAIL)));
