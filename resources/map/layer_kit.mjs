// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the layers of expansions over the board are drawn with (expansions/*/art/build_layer.mjs): shades by day and by
// night, shapes, paper for names, the ship, and the hidden shapes that say where things lie (views/board/board_map.h).
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const board = fs.readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), '../board/board.svg'), 'utf8');

// Where the board keeps a place of that name: its outline.
export const outlineOf = (name) => new RegExp(`id="place-${name}" d="([^"]+)"`).exec(board)[1];

const light = { sea: ['#a9cbc6', '#7fadb0'], land: ['#efe2bd', '#d9c79a'], landInk: '#7d6d4a', coast: '#33200f', shallow: '#e9f0d8', paper: ['#f8ecca', '#e9d4a2'], ink: '#6b4720', gold: '#b8862b', coin: ['#f6dd8f', '#d9a93c'], coinInk: '#4a2f08', shadow: '#20140a', foreign: ['#d8c5d3', '#bda6bb'], foreignInk: '#5d3b57', hull: ['#9a6b3f', '#5d3a1e'], hold: '#3f2612', plank: '#3a2412', wood: ['#c99b62', '#9a6c3a'], sail: ['#fbf1d6', '#e3cd9c'], red: '#8a2118', seat: '#f3e3b6', stone: ['#cfc3ad', '#9f927b'], stoneInk: '#4a3f30', cell: '#5a4d3d', foam: '#eaf3e6' };
const dark = { ...light, sea: ['#34447a', '#232f5e'], land: ['#615d74', '#4b4963'], landInk: '#8f8aa0', coast: '#f3e3bd', shallow: '#8fa6d8', paper: ['#d9c79f', '#b49c6d'], ink: '#3a2814', gold: '#a87c2c', coin: ['#f0d58c', '#b98f35'], shadow: '#05050f', foreign: ['#6a587a', '#4d3f60'], foreignInk: '#d9c3dd', hull: ['#6b4d33', '#3d2818'], hold: '#20140c', plank: '#120b06', wood: ['#8a6b48', '#5f4527'], sail: ['#d9c79f', '#b49c6d'], red: '#7d1d17', seat: '#cdb98a', stone: ['#77707f', '#544e60'], stoneInk: '#191520', cell: '#2b2634', foam: '#a9bbe8' };

export const f1 = (v) => String(Math.round(v * 10) / 10);
export const P = (d, fill, rest = '') => `<path d="${d}" fill="${fill}"${rest ? ' ' + rest : ''}/>`;
export const S = (d, stroke, width, rest = '') => P(d, 'none', `stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${rest ? ' ' + rest : ''}`);
export const box = ([x, y, w, h]) => `M${x},${y}L${x + w},${y}L${x + w},${y + h}L${x},${y + h}Z`;
export const round = ([x, y, w, h], r) => `M${x + r},${y}L${x + w - r},${y}C${x + w - r / 2},${y} ${x + w},${y + r / 2} ${x + w},${y + r}L${x + w},${y + h - r}C${x + w},${y + h - r / 2} ${x + w - r / 2},${y + h} ${x + w - r},${y + h}L${x + r},${y + h}C${x + r / 2},${y + h} ${x},${y + h - r / 2} ${x},${y + h - r}L${x},${y + r}C${x},${y + r / 2} ${x + r / 2},${y} ${x + r},${y}Z`;
export const inset = ([x, y, w, h], by) => [x + by, y + by, w - 2 * by, h - 2 * by];
export const gradient = (id, [a, b], x2 = 0) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="1"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;

// Paper behind a name, so that it is read on any ground.
export const label = (c, b) => P(round(b, 5), 'url(#g-paper)', `stroke="${c.ink}" stroke-width="1.2"`);

// A land in the place that the board keeps for it.
export const land = (c, id, fill, ink) => [`<path id="region-${id}" d="${outlineOf(id)}" fill="${fill}"/>`,
  S(outlineOf(id), ink, 2.4, 'stroke-dasharray="11 6" stroke-opacity="0.8"')];

export const HULL = 'M1062,796C1070,805 1080,807 1090,807L1240,807L1246,800L1306,798L1306,812C1304,868 1294,916 1268,938C1204,946 1144,945 1102,938C1076,914 1066,860 1062,796Z';
export const SHIP = 'M1068,738L1306,738L1306,812C1304,868 1294,916 1268,938C1204,946 1144,945 1102,938C1076,914 1066,860 1062,796Z';
export function ship(c) {
  let out = S('M1036,806L1084,790M1206,806L1206,740', c.plank, 5);
  out += S('M1050,940C1062,934 1072,944 1086,938M1282,942C1296,934 1306,944 1318,938M1092,948C1120,940 1150,954 1180,947C1210,940 1240,954 1276,946', c.foam, 2.4, 'stroke-opacity="0.85"');
  out += P('M1206,740C1216,744 1226,738 1236,743C1226,746 1218,750 1206,752Z', c.red, `stroke="${c.plank}" stroke-width="1"`);
  out += P('M1070,742C1100,734 1150,734 1182,742C1188,760 1188,784 1180,802C1150,810 1100,810 1070,802C1062,784 1062,760 1070,742Z', 'url(#g-sail)', `stroke="${c.ink}" stroke-width="1.8"`);
  out += P(HULL, 'url(#g-hull)', `stroke="${c.plank}" stroke-width="2.4" stroke-linejoin="round"`);
  out += P('M1082,891L1287,891C1282,912 1276,924 1263,934C1204,940 1146,939 1106,934C1094,922 1086,908 1082,891Z', c.hold, 'fill-opacity="0.75"');
  out += S('M1066,832C1140,842 1230,842 1304,832M1070,862C1140,868 1230,868 1300,862', c.plank, 1.2, 'stroke-opacity="0.45"') + S('M1078,890L1290,890', c.gold, 2.2);
  return out;
}

const circle = (id, [x, y]) => `<circle id="anchor-${id}" cx="${x}" cy="${y}" r="1"/>\n`;
const nameRoom = (id, [x, y, w, h]) => `<rect id="room-${id}-name" x="${x}" y="${y}" width="${w}" height="${h}"/>\n`;
const rows = (id, what, list) => list.map(([x, y, w, h], i) => `<rect id="room-${id}-${what}-${i + 1}" x="${x}" y="${y}" width="${w}" height="${h ?? 36}"/>\n`).join('');

// Scoreboard, King, tokens, name and rows of a place.
export function rooms(id, place) {
  let out = circle(`${id}-board`, place.board ?? [place.name[0] + place.name[2] / 2, place.name[1] + place.name[3] / 2]);
  if (place.king) out += circle(`${id}-king`, place.king);
  out += circle(`${id}-tokens`, [place.piles[0][0] + place.piles[0][2] / 2, place.piles[0][1] + 18]);
  if (place.name) out += nameRoom(id, place.name);
  return out + ['piles', 'parts', 'grandes'].map((what) => rows(id, what, place[what] ?? [])).join('');
}
// A square for one piece; radius of the square.
export const single = (id, at, name, radius) => circle(`${id}-board`, at) + circle(`${id}-tokens`, at) + nameRoom(id, name)
  + rows(id, 'piles', [[at[0] - 18, at[1] - 18, 36]]) + `<path id="area-${id}" d="${box([at[0] - radius, at[1] - radius + 2, 2 * radius, 2 * radius - 4])}"/>\n`;
// What is a region is clicked and named like one, what is an area only marked.
export const hit = (id, d) => `<path id="${id}" d="${d}"/>\n`;

// <name>.svg and <name>-dark.svg in the folder, made by its build_layer.mjs. draw: the shapes in the shades it is given; hidden: rooms and hits.
export function write(folder, name, title, description, gradients, draw, hidden) {
  for (const [file, c] of [[`${name}.svg`, light], [`${name}-dark.svg`, dark]]) {
    const out = ['<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="1600" height="1060" viewBox="0 0 1600 1060">',
      `<title>${title}</title>`, `<desc>Made by build_layer.mjs: a layer over resources/board/board.svg, of the same size.${description}</desc>`,
      '<defs>' + gradients(c) + '</defs>', ...draw(c), '<g display="none">', hidden + '</g>', '</svg>', ''];
    fs.writeFileSync(path.join(folder, file), out.join('\n'));
  }
}
