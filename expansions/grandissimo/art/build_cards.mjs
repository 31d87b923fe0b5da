// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of cards with a symbol: the base game's picture, and before it the ship or the jail on a seal. Run in
// this folder: node build_cards.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const CARDS = {
  ship: ["intrigue", "deploy", "grande", "court"],
  jail: ["send", "decay", "king-angry"],
};
const PIECE = { ship: "ship-token", jail: "jail" };
const SHRUNK = 0.8; // so that the seal hides little of the picture
const SEAL = { x: 75, y: 21, radius: 20 };
const SIGN = 29; // wide and high

const inside = (file) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .replace(/^[\s\S]*?<svg[^>]*>\s*/, "")
    .replace(/<title>[^<]*<\/title>\s*/, "")
    .replace(/<\/svg>\s*$/, "");

mkdirSync(new URL("cards", import.meta.url), { recursive: true });
for (const [symbol, pictures] of Object.entries(CARDS)) {
  const sign = inside(`pieces/${PIECE[symbol]}.svg`);
  for (const picture of pictures) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" baseProfile="tiny" width="96" height="64" viewBox="0 0 96 64">
<g transform="translate(0 ${(64 * (1 - SHRUNK)).toFixed(2)}) scale(${SHRUNK})">
${inside(`../../../resources/art/cards/${picture}.svg`)}</g>
<circle cx="${SEAL.x}" cy="${SEAL.y}" r="${SEAL.radius}" fill="#fdf5de" stroke="#3a2412" stroke-width="1.4"/>
<g transform="translate(${SEAL.x - SIGN / 2} ${SEAL.y - SIGN / 2}) scale(${(SIGN / 56).toFixed(4)})">
${sign}</g>
</svg>
`;
    writeFileSync(new URL(`cards/${symbol}-${picture}.svg`, import.meta.url), svg);
  }
}
