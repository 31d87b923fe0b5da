// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws board_layer.svg and board_layer-dark.svg: France, the charts of America and the Mediterranean, the ship and the
// Limit table, where the board keeps room for them (resources/map/places.mjs). Coasts: Natural Earth (public domain) by
// world-atlas 2.0.2. Run with Node 20 after `npm install --no-package-lock` in resources/map:
//   node build_layer.mjs
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { P, S, SHIP, box, f1, gradient, hit, inset, label, land, rooms, round, ship, single, write } from '../../../resources/map/layer_kit.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const map = process.env.ELGRANDE_MAP_MODULES ?? path.join(here, '../../../resources/map'); // has node_modules
const load = async (name) => import(pathToFileURL(createRequire(path.join(map, 'x.js')).resolve(name)).href);
const { geoMercator, geoPath } = await load('d3-geo');
const topojson = await load('topojson-client');
const { presimplify, simplify } = await load('topojson-simplify');
const json = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const world = simplify(presimplify(json(path.join(map, 'node_modules/world-atlas/land-50m.json'))), 2e-3);
const coasts = topojson.feature(world, world.objects.land);
const glyphs = json(path.join(here, '../../../resources/map/glyphs.json'));

// Where everything lies, in board units: boxes [x, y, width, height], points [x, y].
const AMERICA = [56, 888, 372, 118], MEDITERRANEAN = [1130, 474, 204, 256], LIMIT = [1342, 474, 200, 122];
const spaces = [ // personal ones: middle, how many points, where the name stands
  { id: 'france.ambassador', at: [1098, 111], points: '+2', name: [1061, 64, 104, 20] },
  { id: 'france.envoy', at: [1212, 111], points: '+1', name: [1183, 64, 92, 20] },
  { id: 'ship.captain', at: [1256, 783], points: '3', name: [1222, 739, 84, 20] },
  { id: 'america.viceroy', at: [360, 942], points: '5', name: [330, 896, 94, 20] },
];
const SPACE = 23; // radius
const places = {
  france: { board: [984, 118], king: [1372, 111], piles: [[1290, 93, 36]], grandes: [[1096, 140, 142, 54]] },
  ship: { board: [1124, 783], name: [1076, 740, 96, 24], piles: [[1092, 812, 184], [1092, 852, 184]], parts: [[1092, 896, 184]], grandes: [[1184, 754, 44, 46]] },
  america: { board: [238, 909], name: [66, 896, 112, 26], piles: [[160, 929, 166], [160, 967, 262]], grandes: [[64, 940, 92, 52]] },
  mediterranean: { board: [1232, 526], name: [1142, 482, 180, 28], piles: [[1140, 602, 184], [1140, 643, 184], [1140, 684, 184]], grandes: [[1138, 548, 188, 48]] },
  'limit-table': { name: [1348, 479, 122, 24], piles: [[1350, 508, 184], [1350, 549, 184]] },
};

// Outlines of digits, centred on x with the baseline y; "+" is drawn.
function number(text, size, x, y) {
  const k = size / glyphs.unitsPerEm, set = glyphs.bold, wide = (c) => c === '+' ? size * 0.52 : set[c].w * k;
  let at = x - [...text].reduce((sum, c) => sum + wide(c), 0) / 2, out = '';
  for (const c of text) {
    const m = at + wide(c) / 2, h = y - size * 0.32, r = size * 0.2, t = size * 0.055;
    if (c === '+') out += `M${f1(m - r)},${f1(h - t)}L${f1(m - t)},${f1(h - t)}L${f1(m - t)},${f1(h - r)}L${f1(m + t)},${f1(h - r)}L${f1(m + t)},${f1(h - t)}L${f1(m + r)},${f1(h - t)}L${f1(m + r)},${f1(h + t)}L${f1(m + t)},${f1(h + t)}L${f1(m + t)},${f1(h + r)}L${f1(m - t)},${f1(h + r)}L${f1(m - t)},${f1(h + t)}L${f1(m - r)},${f1(h + t)}Z`;
    else out += moved(set[c].d, k, at, y);
    at += wide(c);
  }
  return out;
}
function moved(d, k, x, y) { // absolute outline commands, scaled and moved
  const numbers = { M: 2, L: 2, Q: 4, C: 6, H: 1, V: 1, Z: 0 };
  return d.replace(/([MLQCHVZ])([^MLQCHVZ]*)/g, (_, c, rest) => {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (!(c in numbers)) throw new Error('build_layer: ' + c);
    return c + values.map((v, i) => f1(c === 'H' || (c !== 'V' && i % 2 === 0) ? x + v * k : y + v * k)).join(' ');
  });
}

// A sheet with sea and coasts, framed like the title of the board.
function chart(c, place, west, south, east, north) {
  const inner = inset(place, 6), [x, y, w, h] = inner;
  const projection = geoMercator().fitExtent([[x, y], [x + w, y + h]], { type: 'MultiPoint', coordinates: [[west, south], [east, north]] }).clipExtent([[x, y], [x + w, y + h]]);
  const d = (geoPath(projection).digits?.(1) ?? geoPath(projection))(coasts).replace(/\d+\.\d+/g, (v) => f1(Number(v)));
  const [px, py, pw, ph] = place;
  let out = P(round([px + 3, py + 5, pw, ph], 8), c.shadow, 'fill-opacity="0.3"') + P(round(place, 8), 'url(#g-paper)', `stroke="${c.ink}" stroke-width="2.4"`);
  out += P(box(inner), 'url(#g-chart)');
  out += S(d, c.shallow, 9, 'stroke-opacity="0.35"') + P(d, 'url(#g-land)') + S(d, c.coast, 1.5, 'stroke-opacity="0.75"');
  let lines = '';
  for (let lon = Math.ceil(west / 5) * 5; lon < east; lon += 5) { const a = projection([lon, south])[0]; if (a > x && a < x + w) lines += `M${f1(a)},${y}L${f1(a)},${y + h}`; }
  for (let lat = Math.ceil(south / 5) * 5; lat < north; lat += 5) { const a = projection([west, lat])[1]; if (a > y && a < y + h) lines += `M${x},${f1(a)}L${x + w},${f1(a)}`; }
  out += S(lines, c.ink, 0.8, 'stroke-opacity="0.28"');
  return out + S(box(inner), c.gold, 1.6) + S(box(inset(inner, -2.4)), c.ink, 0.8);
}
function space(c, { at: [x, y], points }) {
  const ring = (r) => `M${x - r},${y}C${x - r},${f1(y - r * 0.55)} ${f1(x - r * 0.55)},${y - r} ${x},${y - r}C${f1(x + r * 0.55)},${y - r} ${x + r},${f1(y - r * 0.55)} ${x + r},${y}C${x + r},${f1(y + r * 0.55)} ${f1(x + r * 0.55)},${y + r} ${x},${y + r}C${f1(x - r * 0.55)},${y + r} ${x - r},${f1(y + r * 0.55)} ${x - r},${y}Z`;
  const square = round([x - SPACE, y - SPACE + 2, 2 * SPACE, 2 * SPACE - 4], 8);
  const coin = [x + SPACE + 14, y];
  const disc = (r) => ring(r).replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a, b) => `${f1(Number(a) + coin[0] - x)},${b}`);
  return P(square, c.seat, `stroke="${c.ink}" stroke-width="2"`) + S(round([x - SPACE + 4, y - SPACE + 6, 2 * SPACE - 8, 2 * SPACE - 12], 6), c.ink, 1.2, 'stroke-opacity="0.5" stroke-dasharray="4 3"')
    + P(disc(13), 'url(#g-coin)', `stroke="${c.coinInk}" stroke-width="1.4"`) + P(number(points, 19, coin[0] - (points.length > 1 ? 1 : 0), coin[1] + 6.5), c.coinInk);
}

function third(c) { // of France; it gives nothing
  const [x, y] = [1290, 93];
  return P(round([x - 5, y - 3, 46, 42], 8), c.seat, `stroke="${c.ink}" stroke-width="2"`) + S(round([x - 1, y + 1, 38, 34], 6), c.ink, 1.2, 'stroke-opacity="0.5" stroke-dasharray="4 3"');
}

function limitTable(c) {
  const [x, y, w, h] = LIMIT, boards = [1, 2, 3, 4].map((i) => `M${x + 4},${f1(y + h * i / 5)}L${x + w - 4},${f1(y + h * i / 5 + 1)}`).join('');
  return P(round([x + 3, y + 5, w, h], 9), c.shadow, 'fill-opacity="0.32"') + P(round(LIMIT, 9), 'url(#g-wood)', `stroke="${c.plank}" stroke-width="2.4"`)
    + S(boards, c.plank, 1, 'stroke-opacity="0.35"') + S(round(inset(LIMIT, 4), 7), c.gold, 1.4);
}

const hidden = Object.entries(places).map(([id, place]) => rooms(id, place)).join('') + spaces.map(({ id, at, name }) => single(id, at, name, SPACE)).join('')
  + hit('region-america', box(AMERICA)) + hit('region-mediterranean', box(MEDITERRANEAN)) + hit('region-ship', SHIP) + hit('area-limit-table', box(LIMIT));
write(here, 'board_layer', 'France, ship, America, Mediterranean, Limit table', ' Coasts: Natural Earth by world-atlas.',
  (c) => gradient('g-paper', c.paper) + gradient('g-chart', c.sea) + gradient('g-land', c.land, 0.3) + gradient('g-france', c.foreign, 0.3) + gradient('g-hull', c.hull) + gradient('g-wood', c.wood) + gradient('g-sail', c.sail) + gradient('g-coin', c.coin),
  (c) => [...land(c, 'france', 'url(#g-france)', c.foreignInk),
    chart(c, AMERICA, -98, 9.6, -58, 24.5), chart(c, MEDITERRANEAN, 6.2, 31.5, 19.5, 46),
    label(c, [62, 893, 238, 32]), label(c, [1138, 479, 188, 64]), ship(c) + P(round([1221, 737, 86, 71], 6), 'url(#g-hull)', `stroke="${c.plank}" stroke-width="1.6"`), limitTable(c), label(c, places['limit-table'].name),
    label(c, [1060, 63, 106, 22]), label(c, [1182, 63, 94, 22]), label(c, [328, 894, 98, 24]), label(c, [1223, 738, 82, 21]), third(c), ...spaces.map((s) => space(c, s))],
  hidden);
