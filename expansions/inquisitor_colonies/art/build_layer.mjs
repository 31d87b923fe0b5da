// Draws board_layer.svg and board_layer-dark.svg: France, the charts of America and the Mediterranean, the ship and the
// Limit table, where the board keeps room for them (resources/map/places.mjs). Coasts: Natural Earth (public domain) by
// world-atlas 2.0.2. Run with Node 20 after `npm install --no-package-lock` in resources/map:
//   node build_layer.mjs
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const map = process.env.ELGRANDE_MAP_MODULES ?? path.join(here, '../../../resources/map'); // has node_modules
const load = async (name) => import(pathToFileURL(createRequire(path.join(map, 'x.js')).resolve(name)).href);
const { geoMercator, geoPath } = await load('d3-geo');
const topojson = await load('topojson-client');
const { presimplify, simplify } = await load('topojson-simplify');
const json = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const world = simplify(presimplify(json(path.join(map, 'node_modules/world-atlas/land-50m.json'))), 2e-3);
const land = topojson.feature(world, world.objects.land);
const glyphs = json(path.join(here, '../../../resources/map/glyphs.json'));
const board = fs.readFileSync(path.join(here, '../../../resources/board/board.svg'), 'utf8');
const france = /id="place-france" d="([^"]+)"/.exec(board)[1];

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

const light = { file: 'board_layer.svg', sea: ['#a9cbc6', '#7fadb0'], land: ['#efe2bd', '#d9c79a'], landInk: '#7d6d4a', coast: '#33200f', shallow: '#e9f0d8', paper: ['#f8ecca', '#e9d4a2'], ink: '#6b4720', gold: '#b8862b', coin: ['#f6dd8f', '#d9a93c'], coinInk: '#4a2f08', shadow: '#20140a', france: ['#d8c5d3', '#bda6bb'], franceInk: '#5d3b57', hull: ['#9a6b3f', '#5d3a1e'], hold: '#3f2612', plank: '#3a2412', wood: ['#c99b62', '#9a6c3a'], sail: ['#fbf1d6', '#e3cd9c'], red: '#8a2118', seat: '#f3e3b6', foam: '#eaf3e6' };
const dark = { ...light, file: 'board_layer-dark.svg', sea: ['#34447a', '#232f5e'], land: ['#615d74', '#4b4963'], landInk: '#8f8aa0', coast: '#f3e3bd', shallow: '#8fa6d8', paper: ['#d9c79f', '#b49c6d'], ink: '#3a2814', gold: '#a87c2c', coin: ['#f0d58c', '#b98f35'], shadow: '#05050f', france: ['#6a587a', '#4d3f60'], franceInk: '#d9c3dd', hull: ['#6b4d33', '#3d2818'], hold: '#20140c', plank: '#120b06', wood: ['#8a6b48', '#5f4527'], sail: ['#d9c79f', '#b49c6d'], red: '#7d1d17', seat: '#cdb98a', foam: '#a9bbe8' };

const f1 = (v) => String(Math.round(v * 10) / 10);
const P = (d, fill, rest = '') => `<path d="${d}" fill="${fill}"${rest ? ' ' + rest : ''}/>`;
const S = (d, stroke, width, rest = '') => P(d, 'none', `stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${rest ? ' ' + rest : ''}`);
const box = ([x, y, w, h]) => `M${x},${y}L${x + w},${y}L${x + w},${y + h}L${x},${y + h}Z`;
const round = ([x, y, w, h], r) => `M${x + r},${y}L${x + w - r},${y}C${x + w - r / 2},${y} ${x + w},${y + r / 2} ${x + w},${y + r}L${x + w},${y + h - r}C${x + w},${y + h - r / 2} ${x + w - r / 2},${y + h} ${x + w - r},${y + h}L${x + r},${y + h}C${x + r / 2},${y + h} ${x},${y + h - r / 2} ${x},${y + h - r}L${x},${y + r}C${x},${y + r / 2} ${x + r / 2},${y} ${x + r},${y}Z`;
const inset = ([x, y, w, h], by) => [x + by, y + by, w - 2 * by, h - 2 * by];
const gradient = (id, [a, b], x2 = 0) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;

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
  const d = (geoPath(projection).digits?.(1) ?? geoPath(projection))(land).replace(/\d+\.\d+/g, (v) => f1(Number(v)));
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
// Paper behind a name, so that it is read on any ground.
const label = (c, b) => P(round(b, 5), 'url(#g-paper)', `stroke="${c.ink}" stroke-width="1.2"`);

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

const HULL = 'M1062,796C1070,805 1080,807 1090,807L1240,807L1246,800L1306,798L1306,812C1304,868 1294,916 1268,938C1204,946 1144,945 1102,938C1076,914 1066,860 1062,796Z';
const SHIP = 'M1068,738L1306,738L1306,812C1304,868 1294,916 1268,938C1204,946 1144,945 1102,938C1076,914 1066,860 1062,796Z';
function ship(c) {
  let out = S('M1036,806L1084,790M1206,806L1206,740', c.plank, 5);
  out += S('M1050,940C1062,934 1072,944 1086,938M1282,942C1296,934 1306,944 1318,938M1092,948C1120,940 1150,954 1180,947C1210,940 1240,954 1276,946', c.foam, 2.4, 'stroke-opacity="0.85"');
  out += P('M1206,740C1216,744 1226,738 1236,743C1226,746 1218,750 1206,752Z', c.red, `stroke="${c.plank}" stroke-width="1"`);
  out += P('M1070,742C1100,734 1150,734 1182,742C1188,760 1188,784 1180,802C1150,810 1100,810 1070,802C1062,784 1062,760 1070,742Z', 'url(#g-sail)', `stroke="${c.ink}" stroke-width="1.8"`);
  out += P(HULL, 'url(#g-hull)', `stroke="${c.plank}" stroke-width="2.4" stroke-linejoin="round"`);
  out += P('M1082,891L1287,891C1282,912 1276,924 1263,934C1204,940 1146,939 1106,934C1094,922 1086,908 1082,891Z', c.hold, 'fill-opacity="0.75"');
  out += S('M1066,832C1140,842 1230,842 1304,832M1070,862C1140,868 1230,868 1300,862', c.plank, 1.2, 'stroke-opacity="0.45"') + S('M1078,890L1290,890', c.gold, 2.2);
  out += P(round([1221, 737, 86, 71], 6), 'url(#g-hull)', `stroke="${c.plank}" stroke-width="1.6"`);
  return out;
}
function limitTable(c) {
  const [x, y, w, h] = LIMIT, boards = [1, 2, 3, 4].map((i) => `M${x + 4},${f1(y + h * i / 5)}L${x + w - 4},${f1(y + h * i / 5 + 1)}`).join('');
  return P(round([x + 3, y + 5, w, h], 9), c.shadow, 'fill-opacity="0.32"') + P(round(LIMIT, 9), 'url(#g-wood)', `stroke="${c.plank}" stroke-width="2.4"`)
    + S(boards, c.plank, 1, 'stroke-opacity="0.35"') + S(round(inset(LIMIT, 4), 7), c.gold, 1.4);
}

function anchors() {
  let out = '';
  const rows = (id, what, list, high) => list.forEach(([x, y, w, h], i) => { out += `<rect id="room-${id}-${what}-${i + 1}" x="${x}" y="${y}" width="${w}" height="${h ?? high}"/>\n`; });
  const circle = (id, [x, y]) => { out += `<circle id="anchor-${id}" cx="${x}" cy="${y}" r="1"/>\n`; };
  const name = (id, [x, y, w, h]) => { out += `<rect id="room-${id}-name" x="${x}" y="${y}" width="${w}" height="${h}"/>\n`; };
  for (const [id, place] of Object.entries(places)) {
    circle(`${id}-board`, place.board ?? [place.name[0] + place.name[2] / 2, place.name[1] + place.name[3] / 2]);
    if (place.king) circle(`${id}-king`, place.king);
    circle(`${id}-tokens`, [place.piles[0][0] + place.piles[0][2] / 2, place.piles[0][1] + 18]);
    if (place.name) name(id, place.name);
    for (const what of ['piles', 'parts', 'grandes']) rows(id, what, place[what] ?? [], 36);
  }
  for (const { id, at, name: where } of spaces) {
    circle(`${id}-board`, at); circle(`${id}-tokens`, at);
    name(id, where);
    rows(id, 'piles', [[at[0] - 18, at[1] - 18, 36]], 36);
    out += `<path id="area-${id}" d="${box([at[0] - SPACE, at[1] - SPACE + 2, 2 * SPACE, 2 * SPACE - 4])}"/>\n`;
  }
  for (const [id, d] of [['region-america', box(AMERICA)], ['region-mediterranean', box(MEDITERRANEAN)], ['region-ship', SHIP], ['area-limit-table', box(LIMIT)]]) out += `<path id="${id}" d="${d}"/>\n`;
  return out;
}

for (const c of [light, dark]) {
  const out = ['<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="1600" height="1060" viewBox="0 0 1600 1060">',
    '<title>France, ship, America, Mediterranean, Limit table</title>',
    '<desc>Made by build_layer.mjs: a layer over resources/board/board.svg, of the same size. Coasts: Natural Earth by world-atlas.</desc>',
    '<defs>' + gradient('g-paper', c.paper) + gradient('g-chart', c.sea) + gradient('g-land', c.land, 0.3) + gradient('g-france', c.france, 0.3) + gradient('g-hull', c.hull) + gradient('g-wood', c.wood) + gradient('g-sail', c.sail) + gradient('g-coin', c.coin) + '</defs>',
    `<path id="region-france" d="${france}" fill="url(#g-france)"/>`,
    S(france, c.franceInk, 2.4, 'stroke-dasharray="11 6" stroke-opacity="0.8"'),
    chart(c, AMERICA, -98, 9.6, -58, 24.5), chart(c, MEDITERRANEAN, 6.2, 31.5, 19.5, 46),
    label(c, [62, 893, 238, 32]), label(c, [1138, 479, 188, 64]), ship(c), limitTable(c), label(c, places['limit-table'].name),
    label(c, [1060, 63, 106, 22]), label(c, [1182, 63, 94, 22]), label(c, [328, 894, 98, 24]), label(c, [1223, 738, 82, 21]), third(c), ...spaces.map((s) => space(c, s)),
    '<g display="none">', anchors() + '</g>', '</svg>', ''];
  fs.writeFileSync(path.join(here, c.file), out.join('\n'));
}
