// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Builds ../board/board.svg and ../board/board-dark.svg from open map data.
// Only shapes that Qt's SVG Tiny reader knows are written: paths, gradients, opacity.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as topojson from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { geoConicEqualArea, geoPath } from 'd3-geo';
import { contours } from 'd3-contour';
import { rooms, SIZES, reserved, moorings, MOORING } from './places.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const json = (file) => JSON.parse(fs.readFileSync(path.join(here, file), 'utf8'));
const model = json('regions.json').regions;
const glyphs = json('glyphs.json');
const names = Object.keys(model);

// ---------------------------------------------------------------- layout
const W = 1600, H = 1060;
const EDGE = 10, DEPTH = 42;                       // wooden rim, depth of the score track
const RIM = EDGE + DEPTH;
const IN = { x: RIM, y: RIM, w: W - 2 * RIM, h: H - 2 * RIM }; // map inside the track
const SPAIN = [[142, 86], [1392, 1003]];            // box the nine regions are fitted into

// What only adorns the sea: compass, ship, title.
const ROSE = { x: 117, y: 800, r: 46 }, CARAVEL = { x: 1250, y: 610 }, TITLE = { x: 240, y: 950 };

// ---------------------------------------------------------------- small helpers
const f1 = (v) => { const s = (Math.round(v * 10) / 10).toString(); return s === '-0' ? '0' : s; };
const f0 = (v) => { const s = Math.round(v).toString(); return s === '-0' ? '0' : s; };
const pt = (p, f = f1) => `${f(p[0])},${f(p[1])}`;
const area = (r) => { let s = 0; for (let i = 0; i < r.length; i++) { const a = r[i], b = r[(i + 1) % r.length]; s += a[0] * b[1] - b[0] * a[1]; } return s / 2; };
const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const fail = (text) => { throw new Error('build_map: ' + text); };
// A fixed pseudo-random number in -1..1 for a place on the map.
function noise(x, y, salt = 0) {
  let h = (Math.round(x * 10) * 374761393 + Math.round(y * 10) * 668265263 + salt * 974634777) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177); h ^= h >>> 16;
  h = Math.imul(h, 2246822519); h ^= h >>> 13;
  return ((h >>> 0) / 4294967295) * 2 - 1;
}

// Visvalingam: drops the points that matter least; ends stay (or a closed ring keeps 12 points).
function thin(points, least, closed = false) {
  const p = points.map((q) => [q[0], q[1]]);
  const weight = (i) => {
    const n = p.length;
    if (!closed && (i === 0 || i === n - 1)) return Infinity;
    const a = p[(i + n - 1) % n], b = p[i], c = p[(i + 1) % n];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const w = p.map((_, i) => weight(i));
  while (p.length > (closed ? 12 : 2)) {
    let k = -1, best = least;
    for (let i = 0; i < p.length; i++) if (w[i] < best) { best = w[i]; k = i; }
    if (k < 0) break;
    p.splice(k, 1); w.splice(k, 1);
    const n = p.length;
    for (const i of [(k + n - 1) % n, k % n]) w[i] = weight(i);
  }
  return p;
}

// Breaks long straight runs by a small sideways step, as an unsteady hand does.
function wobble(points, step, amount, closed = false) {
  const out = [];
  const n = points.length;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = points[i], b = points[(i + 1) % n], d = dist(a, b);
    out.push(a);
    const cuts = Math.floor(d / step);
    for (let k = 1; k <= cuts; k++) {
      const t = k / (cuts + 1), x = a[0] + (b[0] - a[0]) * t, y = a[1] + (b[1] - a[1]) * t;
      const s = noise(x, y) * amount;
      out.push([x - (b[1] - a[1]) / d * s, y + (b[0] - a[0]) / d * s]);
    }
  }
  if (!closed) out.push(points[n - 1]);
  return out;
}

// Catmull-Rom (centripetal tension by segment length) to cubic Bezier segments [c1, c2, end].
function curve(points, closed = false, round = f1) {
  const n = points.length, q = points.map((p) => p.map((v) => Number(round(v))));
  const at = (i) => closed ? q[(i + n) % n] : q[Math.max(0, Math.min(n - 1, i))];
  const segments = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p0 = at(i - 1), p1 = at(i), p2 = at(i + 1), p3 = at(i + 2);
    const d1 = Math.sqrt(dist(p0, p1)) || 1e-9, d2 = Math.sqrt(dist(p1, p2)) || 1e-9, d3 = Math.sqrt(dist(p2, p3)) || 1e-9;
    const c1 = [0, 1].map((k) => (d1 * d1 * p2[k] - d2 * d2 * p0[k] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * p1[k]) / (3 * d1 * (d1 + d2)));
    const c2 = [0, 1].map((k) => (d3 * d3 * p1[k] - d2 * d2 * p3[k] + (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2) * p2[k]) / (3 * d3 * (d3 + d2)));
    const near = (c) => c.map((v) => Number(round(v)));
    segments.push([d1 < 1e-6 ? p1 : near(c1), d3 < 1e-6 ? p2 : near(c2), p2]);
  }
  return { start: at(0), segments };
}
const back = (c) => {
  const ends = [c.start, ...c.segments.map((s) => s[2])];
  return { start: ends[ends.length - 1], segments: c.segments.map((s, i) => [s[1], s[0], ends[i]]).reverse() };
};
const data = (c, closed, f = f1) => `M${pt(c.start, f)}` + c.segments.map((s) => `C${pt(s[0], f)} ${pt(s[1], f)} ${pt(s[2], f)}`).join('') + (closed ? 'Z' : '');
// Points along a curve, for masks and tests.
function flat(c, steps = 4) {
  const out = [c.start]; let a = c.start;
  for (const [b, d, e] of c.segments) {
    for (let k = 1; k <= steps; k++) {
      const t = k / steps, u = 1 - t;
      out.push([0, 1].map((i) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * d[i] + t * t * t * e[i]));
    }
    a = e;
  }
  return out;
}

// ---------------------------------------------------------------- regions from provinces
const atlas = json('node_modules/es-atlas/es/provinces.json');
const arcs = topojson.feature(atlas, { type: 'GeometryCollection', geometries: atlas.arcs.map((_, i) => ({ type: 'LineString', arcs: [i] })) })
  .features.map((f) => f.geometry.coordinates);
const ringPoints = (ring) => ring.flatMap((a) => (a < 0 ? arcs[~a].slice().reverse() : arcs[a]).slice(0, -1));
const arcId = (a) => (a < 0 ? ~a : a);

// Parts: one polygon each. Exclaves of a region go to the region around them, islands are dropped.
const parts = [];
for (const g of atlas.objects.provinces.geometries) {
  const region = names.find((n) => model[n].provinces.includes(g.id));
  if (!region) continue;
  for (const rings of g.type === 'Polygon' ? [g.arcs] : g.arcs) parts.push({ region, rings, size: Math.abs(area(ringPoints(rings[0]))) });
}
for (const n of names) for (const id of model[n].provinces) if (!atlas.objects.provinces.geometries.some((g) => g.id === id)) fail(`province ${id} of ${n} is missing in es-atlas`);
const sharing = new Map();
parts.forEach((p) => p.rings.flat().forEach((a) => { const k = arcId(a); if (!sharing.has(k)) sharing.set(k, []); sharing.get(k).push(p); }));
const arcLength = (k) => { let s = 0; for (let i = 1; i < arcs[k].length; i++) s += dist(arcs[k][i - 1], arcs[k][i]); return s; };
function groups(region) {
  const open = new Set(parts.filter((p) => p.region === region)), out = [];
  while (open.size) {
    const first = open.values().next().value, group = [first]; open.delete(first);
    for (const p of group) for (const a of p.rings.flat()) for (const o of sharing.get(arcId(a))) if (open.has(o)) { open.delete(o); group.push(o); }
    out.push({ group, size: group.reduce((s, p) => s + p.size, 0) });
  }
  return out.sort((a, b) => b.size - a.size);
}
for (const n of names) {
  for (const { group } of groups(n).slice(1)) {
    const lengths = {};
    for (const p of group) for (const a of p.rings.flat()) for (const o of sharing.get(arcId(a))) if (o.region !== n && o.region) lengths[o.region] = (lengths[o.region] || 0) + arcLength(arcId(a));
    const to = Object.keys(lengths).sort((a, b) => lengths[b] - lengths[a])[0] || null;
    group.forEach((p) => { p.region = to; });
  }
}
const outline = {};
for (const n of names) {
  const merged = topojson.mergeArcs(atlas, parts.filter((p) => p.region === n).map((p) => ({ type: 'Polygon', arcs: p.rings })));
  const rings = merged.arcs.map((poly) => poly[0]).sort((a, b) => Math.abs(area(ringPoints(b))) - Math.abs(area(ringPoints(a))));
  outline[n] = rings[0];
}
// Parallels as far south as north make the cone a cylinder: north is up, equal areas, and the peninsula as wide as the
// table wants it.
const projection = geoConicEqualArea().parallels([37, -37]).rotate([3.4, 0])
  .fitExtent(SPAIN, { type: 'MultiPoint', coordinates: names.flatMap((n) => ringPoints(outline[n])) });

// Chains: runs of arcs between junctions, each with the same one or two owners. Smoothed once.
const owners = new Map();
for (const n of names) for (const a of outline[n]) { const k = arcId(a); owners.set(k, [...(owners.get(k) || []), n]); }
const owner = (a) => owners.get(arcId(a)).slice().sort().join('|');
const chains = new Map();
const regionCurve = {};
for (const n of names) {
  let ring = outline[n];
  const cut = ring.findIndex((a, i) => owner(a) !== owner(ring[(i + ring.length - 1) % ring.length]));
  if (cut < 0) fail(`${n} has no junction`);
  ring = [...ring.slice(cut), ...ring.slice(0, cut)];
  const runs = [];
  for (const a of ring) { const last = runs[runs.length - 1]; if (last && owner(last[0]) === owner(a)) last.push(a); else runs.push([a]); }
  const pieces = runs.map((run) => {
    const key = run.map(arcId).sort((a, b) => a - b).join(',');
    if (!chains.has(key)) {
      const line = run.flatMap((a, i) => { const c = a < 0 ? arcs[~a].slice().reverse() : arcs[a]; return i ? c.slice(1) : c; }).map((c) => projection(c));
      const inland = owner(run[0]).includes('|');
      const kept = wobble(thin(line, inland ? 40 : 21), inland ? 19 : 15, inland ? 2.2 : 1.7);
      chains.set(key, { first: run[0], inland, owner: owner(run[0]), curve: curve(kept) });
    }
    const chain = chains.get(key);
    return chain.first === run[0] ? chain.curve : back(chain.curve);
  });
  const start = pieces[0].start;
  let at = start;
  for (const c of pieces) { if (pt(c.start) !== pt(at)) fail(`${n}: outline is broken at ${pt(at)}`); at = c.segments[c.segments.length - 1][2]; }
  if (pt(at) !== pt(start)) fail(`${n}: outline is not closed`);
  regionCurve[n] = { start, segments: pieces.flatMap((c) => c.segments) };
}

// Checks on the written data itself: neighbours by shared segments, no outline crosses itself.
function check(paths) {
  const seen = new Map();
  for (const [n, d] of Object.entries(paths)) {
    if (!/^M[\d.,-]+(C[\d.-]+,[\d.-]+ [\d.-]+,[\d.-]+ [\d.-]+,[\d.-]+)+Z$/.test(d)) fail(`${n}: path has other commands than M C Z`);
    let at = d.slice(1, d.indexOf('C'));
    for (const s of d.slice(d.indexOf('C') + 1, -1).split('C')) {
      const [a, b, e] = s.split(' ');
      const key = [[at, a, b, e].join(' '), [e, b, a, at].join(' ')].sort()[0];
      seen.set(key, [...(seen.get(key) || []), n]); at = e;
    }
  }
  const pairs = new Set();
  for (const list of seen.values()) {
    if (list.length > 2) fail('a border segment has three owners: ' + list);
    if (list.length === 2) pairs.add(list.slice().sort().join(' - '));
  }
  const wanted = new Set(names.flatMap((n) => model[n].neighbours.map((m) => [n, m].sort().join(' - '))));
  for (const p of wanted) if (!pairs.has(p)) fail('neighbours missing on the map: ' + p);
  for (const p of pairs) if (!wanted.has(p)) fail('neighbours too many on the map: ' + p);
  for (const n of names) {
    const line = flat(regionCurve[n], 3);
    const side = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
    for (let i = 0; i + 1 < line.length; i++) for (let j = i + 2; j + 1 < line.length; j++) {
      const [a, b, c, d] = [line[i], line[i + 1], line[j], line[j + 1]];
      if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0])) continue;
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) fail(`${n}: outline crosses itself near ${pt(a)}`);
    }
  }
  return pairs.size;
}
const regionPath = Object.fromEntries(names.map((n) => [n, data(regionCurve[n], true)]));
const pairCount = check(regionPath);

// ---------------------------------------------------------------- other lands, cut to the map
const world = simplify(presimplify(json('node_modules/world-atlas/countries-50m.json')), 1e-4);
const CUT = [[IN.x - 30, IN.y - 30], [IN.x + IN.w + 30, IN.y + IN.h + 30]];
projection.clipExtent(CUT);
const drawn = geoPath(projection);
const landRings = [], foreign = {};                 // foreign: the largest piece of each land
for (const f of topojson.feature(world, world.objects.countries).features) {
  if (!['Portugal', 'France', 'Andorra'].includes(f.properties.name)) continue;
  const d = drawn(f);
  if (!d) continue;
  const of = f.properties.name.toLowerCase();
  for (const ring of d.slice(1).split('M')) {
    const points = ring.replace('Z', '').split('L').map((s) => s.split(',').map(Number));
    if (Math.abs(area(points)) < 120) continue;
    landRings.push(curve(wobble(thin(points, 22, true), 18, 2, true), true));
    if (Math.abs(area(points)) > Math.abs(foreign[of]?.size ?? 0)) foreign[of] = { size: area(points), outline: landRings[landRings.length - 1] };
  }
}
projection.clipExtent(null);

// A polygon without what lies under the score track (Sutherland and Hodgman 1974).
function insideRim(polygon) {
  let ring = polygon;
  for (const [axis, limit, sign] of [[0, IN.x, 1], [0, IN.x + IN.w, -1], [1, IN.y, 1], [1, IN.y + IN.h, -1]]) {
    const out = [], inside = (p) => sign * (p[axis] - limit) >= 0;
    ring.forEach((b, i) => {
      const a = ring[(i + ring.length - 1) % ring.length], t = (limit - a[axis]) / (b[axis] - a[axis]);
      if (inside(a) !== inside(b)) out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      if (inside(b)) out.push(b);
    });
    ring = out;
  }
  return ring;
}

// ---------------------------------------------------------------- distance fields
// Squared distance transform (Felzenszwalb), then the root, in map units.
function distances(inside, nx, ny, cell) {
  const big = 1e9, grid = Float64Array.from(inside, (v) => (v ? 0 : big));
  const pass = (f, n) => {
    const v = new Int32Array(n), z = new Float64Array(n + 1), out = new Float64Array(n);
    let k = 0; z[0] = -1e20; z[1] = 1e20;
    for (let q = 1; q < n; q++) {
      let s = (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k]);
      while (s <= z[k]) { k--; s = (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k]); }
      v[++k] = q; z[k] = s; z[k + 1] = 1e20;
    }
    k = 0;
    for (let q = 0; q < n; q++) { while (z[k + 1] < q) k++; out[q] = (q - v[k]) ** 2 + f[v[k]]; }
    return out;
  };
  for (let x = 0; x < nx; x++) { const r = pass(Float64Array.from({ length: ny }, (_, y) => grid[y * nx + x]), ny); r.forEach((v, y) => { grid[y * nx + x] = v; }); }
  for (let y = 0; y < ny; y++) grid.set(pass(grid.subarray(y * nx, y * nx + nx), nx), y * nx);
  return grid.map((v) => Math.sqrt(v) * cell);
}
function fill(polygons, x0, y0, nx, ny, cell) {
  const mask = new Uint8Array(nx * ny);
  for (const poly of polygons) for (let y = 0; y < ny; y++) {
    const Y = y0 + (y + 0.5) * cell, xs = [];
    for (let i = 0; i < poly.length; i++) {
      const a = poly[i], b = poly[(i + 1) % poly.length];
      if ((a[1] <= Y) !== (b[1] <= Y)) xs.push(a[0] + (Y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]));
    }
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil((xs[i] - x0) / cell - 0.5)), to = Math.min(nx - 1, Math.floor((xs[i + 1] - x0) / cell - 0.5));
      for (let x = from; x <= to; x++) mask[y * nx + x] = 1;
    }
  }
  return mask;
}
// Smoothed closed curves around the places where value >= limit.
function rings(values, nx, ny, x0, y0, cell, limit, least, tiny) {
  const shape = contours().size([nx, ny]).smooth(true).contour(Array.from(values), limit);
  return shape.coordinates.flat().map((r) => r.slice(0, -1).map(([x, y]) => [x0 + x * cell, y0 + y * cell]))
    .filter((r) => Math.abs(area(r)) > tiny).map((r) => curve(thin(r, least, true), true, f0));
}
const spainFlat = names.map((n) => flat(regionCurve[n]));
const landFlat = landRings.map((c) => flat(c));
const SC = 4, SX = CUT[0][0], SY = CUT[0][1], SNX = Math.ceil((CUT[1][0] - SX) / SC), SNY = Math.ceil((CUT[1][1] - SY) / SC);
const landMask = fill([...spainFlat, ...landFlat], SX, SY, SNX, SNY, SC);
const off = distances(landMask, SNX, SNY, SC);
const seaDistance = (x, y) => off[Math.max(0, Math.min(SNY - 1, Math.floor((y - SY) / SC))) * SNX + Math.max(0, Math.min(SNX - 1, Math.floor((x - SX) / SC)))];
const minus = off.map((v) => -v);

const within = distances(landMask.map((v) => 1 - v), SNX, SNY, SC);

// Depth lines; the shallows use the same lines as plain polygons, which paint faster than curves.
function soft(field) {
  let f = Float64Array.from(field);
  for (let k = 0; k < 3; k++) {
    const g = f.slice();
    for (let y = 1; y < SNY - 1; y++) for (let x = 1; x < SNX - 1; x++) { const i = y * SNX + x; g[i] = (f[i] * 4 + (f[i - 1] + f[i + 1] + f[i - SNX] + f[i + SNX]) * 2 + f[i - SNX - 1] + f[i - SNX + 1] + f[i + SNX - 1] + f[i + SNX + 1]) / 16; }
    f = g;
  }
  return f;
}
const smooth = soft(minus);
const level = (field, limit, least) => rings(field, SNX, SNY, SX, SY, SC, limit, least, 900);
const levels = [[9, 12], [22, 18], [41, 30]].map(([d, least]) => level(smooth, -d, least));
const depths = levels.map((list) => list.map((c) => data(c, true, f0)).join(''));
const hollow = level(within, 10, 40);
const polygon = (list) => list.map((c) => 'M' + flat(c, 3).map((q) => pt(q, f0)).join('L') + 'Z').join('');
const shallows = [levels[1], levels[2]].map((list) => polygon(list) + hollow.map((c) => 'M' + [c.start, ...c.segments.map((q) => q[2])].map((q) => pt(q, f0)).join('L') + 'Z').join(''));

// Inner washes of each region: places more than so many units from the border.
const washes = {};
names.forEach((n, i) => {
  const poly = spainFlat[i], xs = poly.map((p) => p[0]), ys = poly.map((p) => p[1]), cell = 2.5;
  const x0 = Math.min(...xs) - 8, y0 = Math.min(...ys) - 8, nx = Math.ceil((Math.max(...xs) + 8 - x0) / cell), ny = Math.ceil((Math.max(...ys) + 8 - y0) / cell);
  const inner = distances(fill([poly], x0, y0, nx, ny, cell).map((v) => 1 - v), nx, ny, cell);
  washes[n] = [6, 15].map((d, k) => rings(inner, nx, ny, x0, y0, cell, d, k ? 16 : 9, 60).map((c) => data(c, true, f0)).join(''));
});

// ---------------------------------------------------------------- relief
const rivers = [
  [2.6, [[-4.0, 43.0], [-3.7, 42.85], [-3.2, 42.75], [-2.9, 42.65], [-2.45, 42.47], [-2, 42.33], [-1.6, 42.05], [-1.2, 41.85], [-0.88, 41.66], [-0.4, 41.38], [0.1, 41.25], [0.3, 41.32], [0.38, 41.1], [0.5, 40.9], [0.62, 40.72], [0.8, 40.7]]],
  [2.4, [[-2.9, 42.0], [-2.5, 41.77], [-3, 41.55], [-3.7, 41.67], [-4.3, 41.62], [-4.8, 41.55], [-5.4, 41.5], [-5.75, 41.5], [-6.2, 41.45], [-6.35, 41.35], [-6.8, 41.03], [-7.3, 41.1], [-8, 41.1], [-8.7, 41.14]]],
  [2.6, [[-1.75, 40.35], [-2.2, 40.6], [-2.6, 40.5], [-3.2, 40.15], [-3.6, 40.05], [-4.02, 39.86], [-4.8, 39.9], [-5.3, 39.8], [-6, 39.75], [-6.9, 39.68], [-7.5, 39.55], [-8.3, 39.47], [-8.7, 39.1], [-8.95, 38.85]]],
  [2.2, [[-2.9, 39], [-3.6, 39.15], [-4.2, 39.05], [-4.9, 39.1], [-5.5, 39], [-6.3, 38.92], [-6.9, 38.88], [-7.25, 38.5], [-7.55, 37.9], [-7.42, 37.25]]],
  [2.6, [[-2.95, 37.9], [-3.4, 38.02], [-3.8, 38.03], [-4.4, 38], [-4.8, 37.88], [-5.3, 37.7], [-5.7, 37.55], [-6, 37.38], [-6.1, 37], [-6.32, 36.82]]],
  [1.6, [[-2.7, 38.1], [-2.2, 38.35], [-1.6, 38.25], [-1.1, 38], [-0.7, 38.1]]],
  [1.7, [[-1.9, 40.4], [-2.1, 40], [-2.1, 39.5], [-1.9, 39.2], [-1.3, 39.15], [-0.7, 39.1], [-0.27, 39.15]]],
  [1.5, [[-1.6, 40.4], [-1.1, 40.3], [-1.2, 39.9], [-0.9, 39.65], [-0.4, 39.45]]],
  [1.8, [[-7.5, 43.2], [-7.8, 42.8], [-7.7, 42.45], [-8.1, 42.2], [-8.6, 42.05], [-8.83, 41.9]]],
  [1.5, [[1.9, 42.4], [1.4, 42.3], [1.1, 41.9], [0.65, 41.62], [0.3, 41.38]]],
  [1.4, [[-4.4, 42.8], [-4.2, 42.3], [-4.6, 41.8], [-4.75, 41.55]]],
  [1.4, [[-5.1, 42.9], [-5.5, 42.4], [-5.7, 41.9], [-5.9, 41.48]]],
  [1.8, [[0.7, 42.75], [0.9, 43.2], [1.4, 43.6], [0.9, 44.0], [0.4, 44.3], [-0.3, 44.6], [-0.6, 44.9]]],
];
const riverPaths = rivers.map(([w, line]) => {
  const p = wobble(line.map((c) => projection(c)), 13, 3.4);
  return [w, data(curve(p, false, f1))];
});
const ranges = [ // size, line
  [15, [[-1.35, 43.02], [-0.8, 42.86], [0, 42.7], [0.7, 42.66], [1.5, 42.52], [2.5, 42.4]]],
  [11, [[-0.5, 42.62], [0.3, 42.45], [1.1, 42.3]]],
  [12, [[-7.1, 42.9], [-6.4, 42.98], [-5.6, 43.05], [-4.8, 43.1], [-4.0, 43.05], [-3.3, 43.08]]],
  [9, [[-6.75, 42.65], [-6.6, 42.3], [-6.7, 42.1]]],
  [12, [[-6.5, 40.3], [-5.9, 40.33], [-5.3, 40.28], [-4.6, 40.5], [-4.1, 40.8], [-3.6, 41.02], [-3.1, 41.2]]],
  [9, [[-3.2, 42.15], [-2.75, 41.98], [-2.3, 41.85]]],
  [10, [[-1.75, 41.5], [-1.5, 41.1], [-1.2, 40.75], [-0.7, 40.45], [-0.45, 40.25]]],
  [9, [[-5.4, 39.45], [-4.9, 39.5], [-4.3, 39.5]]],
  [10, [[-6.7, 38.05], [-6.1, 38.05], [-5.5, 38.2], [-4.8, 38.4], [-4.1, 38.45], [-3.4, 38.42]]],
  [14, [[-3.75, 36.98], [-3.3, 37.05], [-2.9, 37.1], [-2.45, 37.2]]],
  [10, [[-5.4, 36.65], [-5.05, 36.8], [-4.5, 36.95]]],
  [10, [[-2.95, 37.75], [-2.7, 38.0], [-2.35, 38.2]]],
  [8, [[-0.9, 38.75], [-0.45, 38.72]]],
  [9, [[1.0, 41.25], [1.3, 41.45], [1.75, 41.65], [2.2, 41.8]]],
  [10, [[-8.0, 40.2], [-7.6, 40.4], [-7.35, 40.6]]],
  [11, [[2.2, 43.5], [2.7, 43.75], [3.2, 44.0]]],
];
const peaks = [];
for (const [size, line] of ranges) {
  const p = line.map((c) => projection(c));
  let rest = 0, k = 0;
  for (let i = 0; i + 1 < p.length; i++) {
    const d = dist(p[i], p[i + 1]);
    let t = rest;
    for (; t < d; t += size * 1.75, k++) {
      const x = p[i][0] + (p[i + 1][0] - p[i][0]) * t / d, y = p[i][1] + (p[i + 1][1] - p[i][1]) * t / d;
      peaks.push([x + noise(x, y, 2) * 2, y + (k % 2 ? 3 : -3) + noise(x, y, 3) * 1.5, size * (1.12 + 0.24 * noise(x, y, 1))]);
    }
    rest = t - d;
  }
}
peaks.sort((a, b) => a[1] - b[1]);
let peakBody = '', peakShade = '', peakInk = '';
for (const [x, y, s] of peaks) {
  const j = (n) => noise(x, y, n) * s * 0.1;
  const X = (v, n = 0) => x + v * s + (n ? j(n) : 0), Y = (v, n = 0) => y + v * s + (n ? j(n) : 0);
  const top = [X(-0.06, 4), Y(-0.82, 5)], left = [X(-1.06, 6), Y(0.24, 7)], right = [X(1.08, 8), Y(0.26, 9)];
  const l1 = [X(-0.62), Y(0.12)], l2 = [X(-0.44), Y(-0.5, 10)], r1 = [X(0.3), Y(-0.62, 11)], r2 = [X(0.46), Y(0.06)];
  const m1 = [X(0.1, 12), Y(-0.42)], m2 = [X(-0.1, 13), Y(-0.16)], foot = [X(0.16), Y(0.28)];
  peakBody += `M${pt(left)}C${pt(l1)} ${pt(l2)} ${pt(top)}L${pt(m1)}L${pt(m2)}L${pt(foot)}Z`;
  peakShade += `M${pt(top)}C${pt(r1)} ${pt(r2)} ${pt(right)}L${pt(foot)}L${pt(m2)}L${pt(m1)}Z`;
  peakInk += `M${pt(left)}C${pt(l1)} ${pt(l2)} ${pt(top)}C${pt(r1)} ${pt(r2)} ${pt(right)}M${pt(top)}L${pt(m1)}L${pt(m2)}`;
}

// ---------------------------------------------------------------- words and numbers as outlines
function word(text, size, x, y, spacing = 0) { // centred on x, baseline y
  const k = size / glyphs.unitsPerEm, set = glyphs.bold;
  const width = [...text].reduce((s, c) => s + (c === ' ' ? 260 : set[c].w) * k + spacing, -spacing);
  let at = x - width / 2, out = '';
  for (const c of text) {
    if (c === ' ') { at += 260 * k + spacing; continue; }
    out += moved(set[c].d, k, at, y, size > 30 ? 2 : 1);
    at += set[c].w * k + spacing;
  }
  return out;
}
function moved(d, k, x, y, digits) { // absolute outline commands, scaled and moved
  const r = (v) => String(Number(v.toFixed(digits)));
  let cx = 0, cy = 0, out = '';
  for (const [, c, args] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const n = (args.match(/-?\d+(\.\d+)?/g) || []).map(Number);
    if (c === 'Z') { out += 'Z'; continue; }
    const p = [];
    if (c === 'H') for (const v of n) p.push(v, cy);
    else if (c === 'V') for (const v of n) p.push(cx, v);
    else p.push(...n);
    out += (c === 'H' || c === 'V' ? 'L' : c) + p.reduce((list, v, i) => (i % 2 ? list : [...list, `${r(x + p[i] * k)},${r(y + p[i + 1] * k)}`]), []).join(' ');
    cx = p[p.length - 2]; cy = p[p.length - 1];
  }
  return out;
}
const box = (x, y, w, h, r) => `M${f1(x + r)},${f1(y)}L${f1(x + w - r)},${f1(y)}Q${f1(x + w)},${f1(y)} ${f1(x + w)},${f1(y + r)}L${f1(x + w)},${f1(y + h - r)}Q${f1(x + w)},${f1(y + h)} ${f1(x + w - r)},${f1(y + h)}L${f1(x + r)},${f1(y + h)}Q${f1(x)},${f1(y + h)} ${f1(x)},${f1(y + h - r)}L${f1(x)},${f1(y + r)}Q${f1(x)},${f1(y)} ${f1(x + r)},${f1(y)}Z`;
const LILY = 'M0,-13C4,-8 5,-4 2.4,1.4C6.5,-5.4 13.4,-2.4 11.6,3C10.4,6.4 6.4,6 6.2,3.2C5,5.4 3.4,6 2.2,6.2L2.2,8L5,8L5,10L2.2,10L2.6,14L0,16L-2.6,14L-2.2,10L-5,10L-5,8L-2.2,8L-2.2,6.2C-3.4,6 -5,5.4 -6.2,3.2C-6.4,6 -10.4,6.4 -11.6,3C-13.4,-2.4 -6.5,-5.4 -2.4,1.4C-5,-4 -4,-8 0,-13Z';

// The same path in short relative form; kept exact by measuring from the written point.
function compact(d) {
  let at = [0, 0], start = [0, 0], out = '';
  const num = (v) => { let t = f1(v); if (t.startsWith('0.')) t = t.slice(1); else if (t.startsWith('-0.')) t = '-' + t.slice(2); return t; };
  for (const [, c, args] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    if (c === 'Z') { out += 'z'; at = start.slice(); continue; }
    const n = args.match(/-?\d+(\.\d+)?/g).map((v) => Math.round(Number(v) * 10) / 10), size = { M: 2, L: 2, Q: 4, C: 6 }[c];
    for (let i = 0; i < n.length; i += size) {
      const p = n.slice(i, i + size), rel = p.map((v, k) => (c === 'M' ? v : v - at[k % 2]));
      out += (c === 'M' ? 'M' : c.toLowerCase()) + rel.map(num).reduce((t, v, k) => t + (k && v[0] !== '-' ? ' ' : '') + v, '');
      at = p.slice(-2).map(Number);
      if (c === 'M') start = at.slice();
    }
  }
  return out;
}

// Cuts a path into pieces of a few strokes: Qt's raster engine is much faster on short paths.
function pieces(d, most = 26) {
  const out = [];
  for (const sub of d.split('M').slice(1)) {
    const list = ('M' + sub).match(/[MLCQZ][^MLCQZ]*/g);
    if (list[list.length - 1] === 'Z') list[list.length - 1] = 'L' + list[0].slice(1);
    const end = (cmd) => cmd.match(/-?[\d.]+,-?[\d.]+$/)[0];
    for (let i = 1; i < list.length; i += most) {
      const from = end(list[i - 1]), strokes = list.slice(i, i + most);
      if (strokes.some((cmd) => end(cmd) !== from)) out.push('M' + from + strokes.join('')); // no stroke without length
    }
  }
  return out;
}

// ---------------------------------------------------------------- anchors
const at = {};
const anchor = (id, x, y) => { at[id] = [x, y]; };
// The rectangles of places.mjs by their ids; the same as circles where one point is enough.
const rects = {};
const middle = ([x, y, w, h]) => [x + w / 2, y + h / 2];
for (const [n, room] of Object.entries(rooms)) {
  for (const what of ['piles', 'grandes']) (room[what] ?? []).forEach(([x, y, w], i) => { rects[`room-${n}-${what}-${i + 1}`] = [x, y, w, SIZES[what]]; });
  for (const what of ['board', 'king']) if (room[what]) anchor(`${n}-${what}`, ...middle([...room[what], ...SIZES[what]]));
  anchor(`${n}-tokens`, ...middle([...room.piles[0], SIZES.piles]));
  if (room.board) anchor(`${n}-label`, at[`${n}-board`][0], at[`${n}-board`][1] - 29);
}
for (const [n, place] of Object.entries(reserved)) rects[`place-${n}`] = place;
moorings.forEach(([x, y], i) => { rects[`place-sea-${i + 1}`] = [x - MOORING[0] / 2, y - MOORING[1] / 2, ...MOORING]; });

// From the middle of a row that lies in the sea to the nearest point of its land, a little inland.
const leaders = {};
for (const [id, [left, y, wide, h]] of Object.entries(rects)) {
  const n = id.split('-')[1];
  if (!id.startsWith('room-') || !regionCurve[n]) continue;
  const w = Math.min(wide, 58), x = left + (wide - w) / 2, line = flat(regionCurve[n], 6);
  if (line.some(([a, b]) => a > x && a < x + w && b > y && b < y + h) || fill([line], x, y, Math.ceil(w / 4), Math.ceil(h / 4), 4).some((v) => v)) continue;
  const edge = (p) => [Math.max(x, Math.min(x + w, p[0])), Math.max(y, Math.min(y + h, p[1]))];
  const coast = line.reduce((a, b) => (dist(edge(b), b) < dist(edge(a), a) ? b : a)), from = edge(coast), d = dist(from, coast) || 1;
  leaders[id] = [from, [coast[0] + (coast[0] - from[0]) / d * 9, coast[1] + (coast[1] - from[1]) / d * 9]];
}

// score track, clockwise from the corner at top left
const cw = (W - 2 * EDGE - 2 * DEPTH) / 29, ch = (H - 2 * EDGE - 2 * DEPTH) / 19;
const cells = [];
for (let i = 0; i < 100; i++) {
  const side = i <= 30 ? 0 : i < 50 ? 1 : i <= 80 ? 2 : 3;
  const along = (k, n, size, total) => (k === 0 ? [0, DEPTH] : k === n ? [total - DEPTH, DEPTH] : [DEPTH + (k - 1) * size, size]);
  const IW = W - 2 * EDGE, IH = H - 2 * EDGE;
  let x, y, w, h;
  if (side === 0) { [x, w] = along(i, 30, cw, IW); y = 0; h = DEPTH; }
  else if (side === 1) { x = IW - DEPTH; w = DEPTH; [y, h] = along(i - 30, 20, ch, IH); }
  else if (side === 2) { [x, w] = along(80 - i, 30, cw, IW); y = IH - DEPTH; h = DEPTH; }
  else { x = 0; w = DEPTH; [y, h] = along(100 - i, 20, ch, IH); }
  cells.push([EDGE + x, EDGE + y, w, h]);
  anchor(`track-${i}`, EDGE + x + w / 2, EDGE + y + h / 2);
}
// round track below the coast of Granada
const RT = { x: 648, y: 975, step: 45, gap: 42 };
const rounds = [], scorings = [];
{ let x = RT.x; for (let i = 1; i <= 9; i++) { rounds.push([x, RT.y]); anchor(`round-${i}`, x, RT.y); x += RT.step; if (i % 3 === 0) { scorings.push([x, RT.y]); anchor(`scoring-${i / 3}`, x, RT.y); x += RT.gap + 4; } } }
const spare = [[1488, 84], [1488, 132]];
spare.forEach(([x, y], i) => anchor(`spare-board-${i + 1}`, x, y));
const CA = { x: 1420, y: 890 };                       // centre of the tower
anchor('castillo-label', CA.x, CA.y + 92); anchor('castillo-board', CA.x, CA.y - 6);

// ---------------------------------------------------------------- palettes
const mix = (a, b, t) => '#' + [1, 3, 5].map((i) => Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t).toString(16).padStart(2, '0')).join('');
const base = { galicia: '#9db07f', pais_vasco: '#c8926c', castilla_la_vieja: '#e2ba68', aragon: '#b3b06a', cataluna: '#cf8f62', castilla_la_nueva: '#e8d19c', valencia: '#dfae5d', granada: '#c07d5a', sevilla: '#a9b588' };
const light = {
  file: 'board.svg', sea: ['#9cc0bd', '#7fadb0', '#5d8f99', '#36636f'], shallow: '#e9f0d8', shallowO: 0.2, depth: '#285361', depthO: 0.42, rhumb: '#1f4753', rhumbO: 0.16, wave: '#eaf3e6', waveO: 0.5,
  land: ['#e4d7b2', '#cfbf94'], landInk: '#7d6d4a', region: base, wash: '#fff3cf', washO: [0.2, 0.4], rim: '#6b3410',
  ink: '#3a2412', coastInk: '#33200f', halo: '#fff0c4', peakBody: '#f6e7bd', peakShade: '#7a5a34', peakInk: '#4d3418', reliefO: 0.62, river: '#3f7486', riverHi: '#b5d3d0', riverO: 0.72,
  paper: ['#f8ecca', '#e9d4a2'], paperInk: '#6b4720', title: ['#a32a1c', '#6d160f'], gold: ['#f6dd8f', '#b8862b'], red: '#8a2118', wood: ['#6a4527', '#3b2413'], woodHi: '#a87a48', bed: '#3a2615',
  cell: ['#f2e2ba', '#ead7aa'], cellInk: '#54391a', five: ['#e6bd66', '#d9a850'], fiveInk: '#3b230c', ten: ['#8f2a1e', '#7c2117'], tenInk: '#fbe9bf', cellLine: '#9c7a45', cellHi: '#fff8e2',
  stone: ['#efe6d2', '#b9ab92', '#8a7c66'], stoneInk: '#3e3324', roof: ['#a4452f', '#6e2517'], door: '#3a2616', rock: ['#b7a684', '#86765a'], foam: '#f2f6ea', sail: ['#fbf1d6', '#dcc79a'], hull: ['#7c4f2a', '#4a2c15'], shade: '#20140a',
};
const dark = {
  ...light, file: 'board-dark.svg', sea: ['#2f3d6b', '#253160', '#1a2249', '#0e1228'], shallow: '#8fa6d8', shallowO: 0.1, depth: '#9db2e0', depthO: 0.3, rhumb: '#a9b8e6', rhumbO: 0.12, wave: '#a9bbe8', waveO: 0.3,
  land: ['#57546a', '#474660'], landInk: '#8f8aa0', region: Object.fromEntries(names.map((n) => [n, mix(base[n], '#2a2440', 0.53)])), wash: '#f3dcb0', washO: [0.06, 0.13], rim: '#0c0a1c',
  ink: '#f0dfb8', coastInk: '#f3e3bd', halo: '#0f1024', peakBody: '#a79a86', peakShade: '#1c1830', peakInk: '#e3d2a8', reliefO: 0.42, river: '#7fa3cf', riverHi: '#2b3d66', riverO: 0.6,
  paper: ['#d9c79f', '#b49c6d'], paperInk: '#3a2814', title: ['#7f1d18', '#53100d'], gold: ['#f0d58c', '#a87c2c'], red: '#7d1d17', wood: ['#2f2430', '#17121f'], woodHi: '#6d5a63', bed: '#0f0c18',
  cell: ['#45405c', '#37334e'], cellInk: '#e9dab2', five: ['#8d6c34', '#6c4f22'], fiveInk: '#fff0c6', ten: ['#7c231d', '#541310'], tenInk: '#fbe9bf', cellLine: '#6f6888', cellHi: '#7d769a',
  stone: ['#a79f98', '#77707a', '#504b5e'], stoneInk: '#15121f', roof: ['#7c3529', '#4d1c17'], door: '#17101a', rock: ['#6f6878', '#4a4558'], foam: '#9fb0dc', sail: ['#d8ccb0', '#a6977a'], hull: ['#553a2c', '#2f1f1b'], shade: '#05050f',
};

// ---------------------------------------------------------------- drawing
function board(c) {
  const o = [];
  const add = (s) => o.push(s);
  const P = (d, fillc, rest = '') => `<path d="${compact(d)}" fill="${fillc}"${rest ? ' ' + rest : ''}/>`;
  const S = (d, stroke, width, rest = '') => `<path d="${compact(d)}" fill="none" stroke="${stroke}" stroke-width="${width}"${rest ? ' ' + rest : ''}/>`;
  const lin = (id, colors, x2 = 0, y2 = 1) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${colors.map((k, i) => `<stop offset="${f1(i / (colors.length - 1))}" stop-color="${k}"/>`).join('')}</linearGradient>`;
  const long = (d, stroke, width, rest = '', most = 26) => `<g fill="none" stroke="${stroke}" stroke-width="${width}"${rest ? ' ' + rest : ''}>` + pieces(d, most).map((k) => `<path d="${compact(k)}"/>`).join('') + '</g>';
  const split = (d, rest, most) => { const subs = d.split('M').slice(1), out = []; for (let i = 0; i < subs.length; i += most) out.push('M' + subs.slice(i, i + most).join('M')); return `<g ${rest}>` + out.map((k) => `<path d="${compact(k)}"/>`).join('') + '</g>'; };
  const bevel = 'stroke-linejoin="bevel"';
  const round = 'stroke-linejoin="round" stroke-linecap="round"';

  add(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" baseProfile="tiny" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">`);
  add('<title>El Grande board</title>');
  add('<desc>Made by resources/map/build_map.mjs. Provinces: Instituto Geografico Nacional (CC BY 4.0) by es-atlas; other lands: Natural Earth by world-atlas.</desc>');
  add('<defs>');
  add(`<radialGradient id="g-sea" gradientUnits="userSpaceOnUse" cx="780" cy="520" r="960">${c.sea.map((k, i) => `<stop offset="${[0, 0.5, 0.78, 1][i]}" stop-color="${k}"/>`).join('')}</radialGradient>`);
  add(`<linearGradient id="g-land" gradientUnits="userSpaceOnUse" x1="0" y1="${IN.y}" x2="0" y2="${IN.y + IN.h}"><stop offset="0" stop-color="${c.land[0]}"/><stop offset="1" stop-color="${c.land[1]}"/></linearGradient>`); add(lin('g-paper', c.paper)); add(lin('g-gold', c.gold)); add(lin('g-wood', c.wood)); add(lin('g-title', c.title));
  add(lin('g-cell', c.cell)); add(lin('g-five', c.five)); add(lin('g-ten', c.ten)); add(lin('g-stone', c.stone, 1, 0)); add(lin('g-roof', c.roof)); add(lin('g-rock', c.rock)); add(lin('g-sail', c.sail)); add(lin('g-hull', c.hull));
  for (const n of names) add(lin(`g-${n}`, [mix(c.region[n], c.wash, c.washO[1] + 0.12), mix(c.region[n], c.wash, c.washO[1] - 0.08)], 0.35, 1));
  // small digits, used by the score track
  for (const d of '0123456789') add(`<path id="d${d}" d="${compact(word(d, 17, 0, 0))}"/>`);
  add(`<path id="d-title" d="${compact(word('EL GRANDE', 45, 0, 0, 2))}"/>`);
  add('</defs>');

  // sea
  add('<g id="sea">');
  add(`<rect x="${IN.x - 8}" y="${IN.y - 8}" width="${IN.w + 16}" height="${IN.h + 16}" fill="url(#g-sea)"/>`);
  let rh = ''; // lines, not one path: they are drawn ten times as fast, and look the same
  const rays = (x, y, count, from, to) => { for (let i = 0; i < count; i++) { const a = i * 2 * Math.PI / count, dx = Math.cos(a), dy = Math.sin(a); let t = 3000; if (dx > 1e-6) t = Math.min(t, (IN.x + IN.w - x) / dx); if (dx < -1e-6) t = Math.min(t, (IN.x - x) / dx); if (dy > 1e-6) t = Math.min(t, (IN.y + IN.h - y) / dy); if (dy < -1e-6) t = Math.min(t, (IN.y - y) / dy); t = Math.min(t, to); rh += `<line x1="${f0(x + dx * from)}" y1="${f0(y + dy * from)}" x2="${f0(x + dx * t)}" y2="${f0(y + dy * t)}"/>`; } };
  rays(ROSE.x, ROSE.y, 32, ROSE.r + 8, 3000);
  add(`<g fill="none" stroke="${c.rhumb}" stroke-width="1" stroke-opacity="${c.rhumbO}">${rh}</g>`);
  shallows.forEach((d, i) => add(P(d, c.shallow, `fill-rule="evenodd" fill-opacity="${i ? c.shallowO : c.shallowO * 1.5}"`)));
  depths.forEach((d, i) => add(long(d, c.depth, f1(1.5 - i * 0.3), `stroke-opacity="${(c.depthO * (1 - i * 0.22)).toFixed(2)}" ${bevel}`, 14)));
  let wv = '';
  for (let gy = 0; gy < 13; gy++) for (let gx = 0; gx < 20; gx++) {
    const x = 90 + gx * 74 + noise(gx, gy, 21) * 28, y = 90 + gy * 72 + noise(gx, gy, 22) * 26;
    if (seaDistance(x, y) < 66 || noise(gx, gy, 23) < -0.35) continue;
    if (Math.hypot(x - ROSE.x, y - ROSE.y) < 110 || Math.hypot(x - CARAVEL.x, y - CARAVEL.y) < 95 || (x > 1260 && y > 700) || (x < 420 && y > 870) || y > 930 || y < 78 || x < 78 || x > 1520) continue;
    for (const [ox, oy, s] of [[0, 0, 1], [9, 7, 0.7]]) wv += `M${f1(x + ox - 9 * s)},${f1(y + oy)}Q${f1(x + ox - 5 * s)},${f1(y + oy - 5 * s)} ${f1(x + ox)},${f1(y + oy)}Q${f1(x + ox + 5 * s)},${f1(y + oy - 5 * s)} ${f1(x + ox + 9 * s)},${f1(y + oy)}`;
  }
  add(S(wv, c.wave, 1.4, `stroke-opacity="${c.waveO}" ${bevel}`, 14));
  add('</g>');

  // other lands; the wide strokes close the slits beside the land borders of Spain
  add('<g id="lands">');
  const landD = landRings.map((r) => data(r, true, f1)).join('');
  const frontier = frontierLines.join('');
  add('<g fill="url(#g-land)">' + landRings.map((r) => `<path d="${compact(data(r, true, f1))}"/>`).join('') + '</g>');
  add(long(landD, c.landInk, 1.8, bevel, 20));
  add(S(frontier, 'url(#g-land)', 15, bevel));
  add('</g>');

  // regions
  add('<g id="regions">');
  add('<g id="region-shapes">');
  for (const n of names) add(`<path id="region-${n}" d="${regionPath[n]}" fill="${mix(c.region[n], c.rim, 0.16)}"/>`);
  add('</g>');
  add('<g id="region-washes" fill-rule="evenodd">');
  for (const n of names) washes[n].forEach((d, k) => add(P(d, k ? `url(#g-${n})` : mix(c.region[n], c.wash, c.washO[0]))));
  add('</g></g>');

  // relief
  add(`<g id="relief">`);
  for (const wide of [true, false]) add(long(riverPaths.filter((r) => (r[0] > 1.9) === wide).map((r) => r[1]).join(''), c.river, wide ? 2.4 : 1.5, `stroke-opacity="${c.riverO}" ${bevel}`, 16));
  add(split(peakBody, `fill="${c.peakBody}" fill-opacity="${c.reliefO}"`, 8));
  add(split(peakShade, `fill="${c.peakShade}" fill-opacity="${(c.reliefO * 0.6).toFixed(2)}"`, 8));
  add(split(peakInk, `fill="none" stroke="${c.peakInk}" stroke-width="1" stroke-opacity="${c.reliefO}" ${bevel}`, 16));
  add('</g>');

  // borders
  add('<g id="borders">');
  const inland = [...chains.values()].filter((k) => k.inland).map((k) => data(k.curve, false)).join('');
  const coast = [...chains.values()].filter((k) => !k.inland).map((k) => data(k.curve, false)).join('');
  add(long(inland, c.ink, 2.4, round, 20));
  add(long(coast, c.coastInk, 3, round, 20));
  add('</g>');

  // decor: compass, ship, title
  add('<g id="decor">');
  add(compass(c, ROSE.x, ROSE.y, ROSE.r));
  add(ship(c, CARAVEL.x, CARAVEL.y, 0.9));
  add(cartouche(c, TITLE.x, TITLE.y));
  add('<g id="spare-boards">');
  for (const [x, y] of spare) {
    add(P(box(x - 51, y - 21, 102, 42, 8), c.paper[0], `fill-opacity="0.3"`));
    add(S(box(x - 51, y - 21, 102, 42, 8), c.paperInk, 1.6, 'stroke-dasharray="6 4" stroke-opacity="0.8"'));
    add(S(box(x - 45, y - 15, 90, 30, 5), c.paperInk, 0.8, 'stroke-opacity="0.5"'));
  }
  add('</g></g>');

  add(castillo(c));
  add(roundTrack(c));
  add(scoreTrack(c));

  add('<g id="anchors" display="none">');
  for (const n of ['portugal', 'france']) add(`<path id="place-${n}" d="M${insideRim(flat(foreign[n].outline, 2)).map((p) => pt(p)).join('L')}Z"/>`);
  for (const [id, [x, y, w, h]] of Object.entries(rects)) add(`<rect id="${id}" x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}"/>`);
  for (const [id, [from, to]] of Object.entries(leaders)) add(`<line id="leader-${id.slice(5)}" x1="${f1(from[0])}" y1="${f1(from[1])}" x2="${f1(to[0])}" y2="${f1(to[1])}"/>`);
  for (const [id, [x, y]] of Object.entries(at)) add(`<circle id="anchor-${id}" cx="${f1(x)}" cy="${f1(y)}" r="1"/>`);
  add('</g></svg>');
  return o.join('\n') + '\n';

  function compass(k, x, y, r) {
    const q = (a, d) => [x + Math.sin(a) * d, y - Math.cos(a) * d];
    let lightHalf = '', darkHalf = '', minor = '';
    for (let i = 0; i < 16; i++) {
      const a = i * Math.PI / 8, len = i % 4 === 0 ? r * 1.12 : i % 2 === 0 ? r * 0.78 : r * 0.5, w = i % 4 === 0 ? 0.2 : i % 2 === 0 ? 0.17 : 0.1;
      const tip = q(a, len), s1 = q(a - Math.PI / 8 * 0.98, r * w), s2 = q(a + Math.PI / 8 * 0.98, r * w);
      if (i % 2) minor += `M${pt([x, y])}L${pt(s1)}L${pt(tip)}L${pt(s2)}Z`;
      else { lightHalf += `M${pt([x, y])}L${pt(s1)}L${pt(tip)}Z`; darkHalf += `M${pt([x, y])}L${pt(tip)}L${pt(s2)}Z`; }
    }
    let ticks = '';
    for (let i = 0; i < 64; i++) { const a = i * Math.PI / 32; ticks += `M${pt(q(a, r * 0.86))}L${pt(q(a, r * (i % 8 ? 0.92 : 0.97)))}`; }
    return `<g id="compass"><circle cx="${x}" cy="${y}" r="${f1(r * 0.97)}" fill="${k.paper[0]}" fill-opacity="0.34" stroke="${k.paperInk}" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="${f1(r * 0.86)}" fill="none" stroke="${k.paperInk}" stroke-width="0.8"/>`
      + S(ticks, k.paperInk, 0.9) + `<circle cx="${x}" cy="${y}" r="${f1(r * 0.44)}" fill="none" stroke="${k.paperInk}" stroke-width="0.9"/>`
      + P(minor, 'url(#g-gold)', `stroke="${k.shade}" stroke-width="0.7" stroke-linejoin="round"`) + P(lightHalf, k.paper[0], `stroke="${k.shade}" stroke-width="0.8" stroke-linejoin="round"`) + P(darkHalf, k.red, `stroke="${k.shade}" stroke-width="0.8" stroke-linejoin="round"`)
      + `<circle cx="${x}" cy="${y}" r="6" fill="url(#g-gold)" stroke="${k.shade}" stroke-width="0.9"/>`
      + `<g transform="translate(${x} ${f1(y - r * 1.36)}) scale(0.9)">` + P(LILY, 'url(#g-gold)', `stroke="${k.shade}" stroke-width="1"`) + '</g></g>';
  }
  function ship(k, x, y, s) {
    const ink = `stroke="${k.shade}" stroke-width="1.3" stroke-linejoin="round"`;
    return `<g id="ship" transform="translate(${x} ${y}) scale(${s})">`
      + P('M-70,40C-40,50 50,50 84,38C60,58 -44,58 -70,40Z', k.shade, 'fill-opacity="0.22"')
      + S('M-46,-6L-46,-52M-4,2L-4,-92M36,-2L36,-66M50,2L84,-22', k.hull[1], 2.6, round)
      + S('M-4,-88L48,4M-4,-88L-58,0M36,-64L60,-4M-46,-50L-64,-2M36,-64L84,-22', k.shade, 0.7, 'stroke-opacity="0.6"')
      + P('M-28,-8C-20,-22 -20,-36 -27,-48C-12,-43 10,-43 22,-49C31,-36 31,-20 23,-8C8,-2 -12,-2 -28,-8Z', 'url(#g-sail)', ink)
      + P('M-20,-53C-14,-62 -14,-70 -18,-78C-8,-75 4,-75 13,-79C19,-71 19,-62 14,-54C4,-50 -8,-49 -20,-53Z', 'url(#g-sail)', ink)
      + P('M26,-12C32,-22 32,-32 28,-40C36,-37 48,-37 56,-41C62,-32 62,-22 57,-13C48,-9 36,-9 26,-12Z', 'url(#g-sail)', ink)
      + P('M30,-44C34,-50 34,-55 31,-60C38,-58 44,-58 50,-61C54,-56 54,-50 51,-45C44,-42 37,-42 30,-44Z', 'url(#g-sail)', ink)
      + P('M-60,-10C-50,-18 -46,-32 -46,-48C-36,-36 -34,-20 -38,-8C-45,-5 -53,-6 -60,-10Z', 'url(#g-sail)', ink)
      + P('M60,-2C66,-12 74,-20 84,-22C82,-12 80,-6 76,0C70,2 65,1 60,-2Z', 'url(#g-sail)', ink)
      + S('M-18,-42L14,-10M-18,-12L16,-42', k.red, 4.4, 'stroke-linecap="butt"')
      + S('M-24,-40C-16,-36 -16,-20 -24,-12M16,-42C23,-32 23,-20 17,-12', k.hull[0], 0.8, 'stroke-opacity="0.6"')
      + P('M-4,-92L-4,-102C4,-98 10,-104 18,-99C10,-96 6,-92 -4,-92ZM36,-66L36,-74C42,-71 47,-75 53,-71C47,-69 43,-66 36,-66Z', k.red, `stroke="${k.shade}" stroke-width="0.8"`)
      + P('M-72,-14L-56,-10L-52,2C-30,8 20,8 44,2L48,-6L68,-8L64,6C60,24 52,36 40,42C10,48 -24,48 -46,42C-60,34 -68,14 -72,-14Z', 'url(#g-hull)', `stroke="${k.shade}" stroke-width="1.6" stroke-linejoin="round"`)
      + S('M-68,6C-30,18 30,18 64,4M-62,20C-30,30 30,30 59,18M-54,32C-30,39 24,39 50,32', k.gold[0], 1.2, `stroke-opacity="0.55"`)
      + P('M-34,13L-28,14L-28,20L-34,19ZM-16,16L-10,16.6L-10,22L-16,22ZM4,16.6L10,16L10,22L4,22ZM22,14L28,13L28,19L22,20Z', k.shade)
      + S('M-84,44C-74,38 -66,46 -56,41C-44,36 -34,46 -22,42C-8,37 4,47 18,42C30,38 42,46 54,41C66,37 74,44 86,39M-60,51C-48,46 -38,53 -26,49M10,51C22,46 32,53 46,49', k.foam, 2, `stroke-opacity="0.85" ${round}`)
      + '</g>';
  }
  function cartouche(k, x, y) {
    const w = 160, h = 42;
    const plate = `M${x - w},${y - h + 10}C${x - w + 14},${y - h + 8} ${x - w + 18},${y - h} ${x - w + 22},${y - h - 2}C${x - 70},${y - h - 12} ${x + 70},${y - h - 12} ${x + w - 22},${y - h - 2}C${x + w - 18},${y - h} ${x + w - 14},${y - h + 8} ${x + w},${y - h + 10}L${x + w},${y + h - 10}C${x + w - 14},${y + h - 8} ${x + w - 18},${y + h} ${x + w - 22},${y + h + 2}C${x + 70},${y + h + 12} ${x - 70},${y + h + 12} ${x - w + 22},${y + h + 2}C${x - w + 18},${y + h} ${x - w + 14},${y + h - 8} ${x - w},${y + h - 10}Z`;
    const ribbon = (s) => `M${x + s * (w - 10)},${y - 20}C${x + s * (w + 14)},${y - 26} ${x + s * (w + 18)},${y - 14} ${x + s * (w + 8)},${y - 10}L${x + s * (w + 8)},${y + 26}C${x + s * (w + 20)},${y + 20} ${x + s * (w + 16)},${y + 38} ${x + s * (w - 10)},${y + 32}Z`;
    return '<g id="cartouche">'
      + `<g transform="translate(4 7)">${P(plate, k.shade, 'fill-opacity="0.3"')}</g>`
      + P(ribbon(1) + ribbon(-1), 'url(#g-title)', `stroke="${k.shade}" stroke-width="1.4" stroke-linejoin="round"`)
      + P(plate, 'url(#g-paper)', `stroke="${k.paperInk}" stroke-width="2.6" stroke-linejoin="round"`)
      + S(`M${x - w + 10},${y - h + 18}C${x - w + 22},${y - h + 16} ${x - w + 26},${y - h + 8} ${x - w + 30},${y - h + 6}C${x - 70},${y - h - 4} ${x + 70},${y - h - 4} ${x + w - 30},${y - h + 6}C${x + w - 26},${y - h + 8} ${x + w - 22},${y - h + 16} ${x + w - 10},${y - h + 18}L${x + w - 10},${y + h - 18}C${x + w - 22},${y + h - 16} ${x + w - 26},${y + h - 8} ${x + w - 30},${y + h - 6}C${x + 70},${y + h + 4} ${x - 70},${y + h + 4} ${x - w + 30},${y + h - 6}C${x - w + 26},${y + h - 8} ${x - w + 22},${y + h - 16} ${x - w + 10},${y + h - 18}Z`, k.gold[1], 1.6)
      + `<g fill="${k.gold[0]}"><use xlink:href="#d-title" x="${x + 1.4}" y="${y + 17.4}"/></g><g fill="${k.title[0]}"><use xlink:href="#d-title" x="${x}" y="${y + 16}"/></g>`
      + `<g transform="translate(${x} ${y - h - 14}) scale(1.25)">${P(LILY, 'url(#g-gold)', `stroke="${k.shade}" stroke-width="1"`)}</g>`
      + S(`M${x - 100},${y + 29}C${x - 60},${y + 35} ${x - 30},${y + 26} ${x - 12},${y + 31}M${x + 100},${y + 29}C${x + 60},${y + 35} ${x + 30},${y + 26} ${x + 12},${y + 31}`, k.red, 1.6, round)
      + P(`M${x},${y + 25}L${x + 5},${y + 31}L${x},${y + 37}L${x - 5},${y + 31}Z`, k.red) + '</g>';
  }
  function castillo(k) {
    const { x, y } = CA, L = [];
    const ink = `stroke="${k.stoneInk}" stroke-width="2" stroke-linejoin="round"`;
    const hit = [x - 104, y - 158, 208, 264];             // from the flag down to the ribbon
    L.push('<g id="castillo">');
    // islet and surf
    L.push(P(`M${x - 118},${y + 96}C${x - 108},${y + 72} ${x - 96},${y + 78} ${x - 90},${y + 62}L${x + 92},${y + 62}C${x + 98},${y + 76} ${x + 112},${y + 74} ${x + 120},${y + 94}C${x + 70},${y + 112} ${x - 66},${y + 114} ${x - 118},${y + 96}Z`, 'url(#g-rock)', ink));
    L.push(S(`M${x - 106},${y + 92}L${x - 92},${y + 78}M${x - 84},${y + 98}L${x - 74},${y + 84}M${x + 84},${y + 98}L${x + 78},${y + 84}M${x + 106},${y + 90}L${x + 96},${y + 78}M${x - 40},${y + 102}L${x - 34},${y + 92}M${x + 36},${y + 102}L${x + 30},${y + 92}`, k.stoneInk, 1.3, `stroke-opacity="0.6" ${round}`));
    L.push(S(`M${x - 124},${y + 98}C${x - 104},${y + 108} ${x - 92},${y + 98} ${x - 74},${y + 108}C${x - 52},${y + 116} ${x - 36},${y + 106} ${x - 14},${y + 112}C${x + 12},${y + 117} ${x + 30},${y + 106} ${x + 54},${y + 111}C${x + 78},${y + 114} ${x + 94},${y + 100} ${x + 124},${y + 98}`, k.foam, 2.6, `stroke-opacity="0.9" ${round}`));
    // side walls with battlements
    const crenel = (x0, x1, top, n, d, base) => { let s = `M${x0},${base}L${x0},${top}`; const w = (x1 - x0) / (2 * n - 1); for (let i = 0; i < n; i++) { const a = x0 + 2 * i * w; s += `L${f1(a)},${top}L${f1(a + w)},${top}`; if (i < n - 1) s += `L${f1(a + w)},${top + d}L${f1(a + 2 * w)},${top + d}`; } return s + `L${x1},${base}Z`; };
    L.push(P(crenel(x - 92, x + 94, y - 34, 8, 11, y + 84), 'url(#g-stone)', ink));
    // two round corner towers
    for (const s of [-1, 1]) {
      const tx = x + s * 84;
      L.push(P(`M${tx - 20},${y + 88}L${tx - 18},${y - 46}L${tx + 18},${y - 46}L${tx + 20},${y + 88}Z`, 'url(#g-stone)', ink));
      L.push(P(crenel(tx - 23, tx + 23, y - 64, 3, 9, y - 44), 'url(#g-stone)', ink));
      L.push(P(`M${tx - 3},${y - 26}L${tx + 3},${y - 26}L${tx + 3},${y - 8}L${tx - 3},${y - 8}Z`, k.door));
    }
    // great tower
    L.push(P(`M${x - 50},${y + 86}L${x - 46},${y - 84}L${x + 46},${y - 84}L${x + 50},${y + 86}Z`, 'url(#g-stone)', `stroke="${k.stoneInk}" stroke-width="2.4" stroke-linejoin="round"`));
    L.push(P(crenel(x - 54, x + 54, y - 108, 5, 12, y - 82), 'url(#g-stone)', `stroke="${k.stoneInk}" stroke-width="2.4" stroke-linejoin="round"`));
    let corbel = ''; for (let i = 0; i < 9; i++) { const a = x - 50 + i * 12.5 - 4; corbel += `M${f1(a)},${y - 82}L${f1(a + 8)},${y - 82}L${f1(a + 6)},${y - 74}L${f1(a + 2)},${y - 74}Z`; }
    L.push(P(corbel, k.stone[2], `stroke="${k.stoneInk}" stroke-width="1"`));
    // courses of stone
    let stones = '';
    for (let r = 0; r < 9; r++) {
      const yy = y - 64 + r * 17;
      stones += `M${x - 47},${yy}L${f1(x - 47 + 30 + noise(r, 1) * 14)},${yy}M${f1(x + 10 + noise(r, 2) * 16)},${yy}L${x + 47},${yy}`;
      for (let q = 0; q < 3; q++) { const xx = x - 40 + q * 36 + (r % 2) * 16 + noise(r, q) * 6; if (xx < x + 44) stones += `M${f1(xx)},${yy}L${f1(xx)},${yy + 17}`; }
    }
    for (const s of [-1, 1]) for (let r = 0; r < 6; r++) { const tx = x + s * 84, yy = y - 34 + r * 20; stones += `M${tx - 17},${yy}L${f1(tx - 4 + noise(r, s) * 8)},${yy}M${f1(tx + 6)},${yy + 8}L${tx + 17},${yy + 8}`; }
    L.push(S(stones, k.stoneInk, 1, `stroke-opacity="0.45" ${round}`));
    // shade on the right flank
    L.push(P(`M${x + 16},${y - 84}L${x + 46},${y - 84}L${x + 50},${y + 86}L${x + 20},${y + 86}Z`, k.stoneInk, 'fill-opacity="0.16"'));
    // windows and the closed gate
    L.push(P(`M${x - 26},${y - 36}L${x - 26},${y - 52}C${x - 26},${y - 62} ${x - 12},${y - 62} ${x - 12},${y - 52}L${x - 12},${y - 36}ZM${x + 12},${y - 36}L${x + 12},${y - 52}C${x + 12},${y - 62} ${x + 26},${y - 62} ${x + 26},${y - 52}L${x + 26},${y - 36}Z`, k.door, `stroke="${k.stoneInk}" stroke-width="1.4"`));
    L.push(S(`M${x - 19},${y - 59}L${x - 19},${y - 36}M${x - 26},${y - 46}L${x - 12},${y - 46}M${x + 19},${y - 59}L${x + 19},${y - 36}M${x + 12},${y - 46}L${x + 26},${y - 46}`, k.stone[1], 1));
    // royal banner
    L.push(S(`M${x},${y - 84}L${x},${y - 150}`, k.stoneInk, 2.4, round));
    L.push(P(`M${x + 1},${y - 149}C${x + 12},${y - 154} ${x + 22},${y - 142} ${x + 40},${y - 148}L${x + 34},${y - 137}L${x + 40},${y - 126}C${x + 22},${y - 121} ${x + 12},${y - 132} ${x + 1},${y - 127}Z`, 'url(#g-title)', `stroke="${k.stoneInk}" stroke-width="1.3" stroke-linejoin="round"`));
    L.push(`<g transform="translate(${x + 16} ${y - 139}) scale(0.55)">${P(LILY, 'url(#g-gold)')}</g>`);
    L.push(P(`M${x - 24},${y + 86}L${x - 24},${y + 56}C${x - 24},${y + 26} ${x + 24},${y + 26} ${x + 24},${y + 56}L${x + 24},${y + 86}Z`, k.door, `stroke="${k.stoneInk}" stroke-width="2.4"`));
    L.push(P(`M${x - 21},${y + 86}L${x - 21},${y + 57}C${x - 21},${y + 31} ${x + 21},${y + 31} ${x + 21},${y + 57}L${x + 21},${y + 86}Z`, k.hull[0]));
    L.push(S(`M${x},${y + 38}L${x},${y + 86}M${x - 11},${y + 41}L${x - 11},${y + 86}M${x + 11},${y + 41}L${x + 11},${y + 86}M${x - 20},${y + 54}L${x + 20},${y + 54}M${x - 21},${y + 70}L${x + 21},${y + 70}`, k.door, 1.6));
    // ribbon for the name
    L.push(P(`M${x - 84},${y + 84}L${x - 58},${y + 80}L${x - 58},${y + 106}L${x - 84},${y + 110}L${x - 74},${y + 97}ZM${x + 84},${y + 84}L${x + 58},${y + 80}L${x + 58},${y + 106}L${x + 84},${y + 110}L${x + 74},${y + 97}Z`, k.paper[1], `stroke="${k.paperInk}" stroke-width="1.4" stroke-linejoin="round"`));
    L.push(P(`M${x - 66},${y + 78}C${x - 30},${y + 74} ${x + 30},${y + 74} ${x + 66},${y + 78}L${x + 66},${y + 106}C${x + 30},${y + 102} ${x - 30},${y + 102} ${x - 66},${y + 106}Z`, 'url(#g-paper)', `stroke="${k.paperInk}" stroke-width="1.8" stroke-linejoin="round"`));
    L.push(`<path id="area-castillo" d="M${hit[0]},${hit[1]}L${hit[0] + hit[2]},${hit[1]}L${hit[0] + hit[2]},${hit[1] + hit[3]}L${hit[0]},${hit[1] + hit[3]}Z" fill="#000000" fill-opacity="0"/>`);
    L.push('</g>');
    return L.join('\n');
  }
  function roundTrack(k) {
    const x0 = RT.x - 34, x1 = scorings[2][0] + 34, y = RT.y, L = [];
    const plate = `M${x0},${y - 27}C${x0 + 120},${y - 31} ${x1 - 160},${y - 24} ${x1},${y - 28}L${x1 + 14},${y - 14}L${x1 + 4},${y}L${x1 + 14},${y + 14}L${x1},${y + 28}C${x1 - 150},${y + 24} ${x0 + 140},${y + 31} ${x0},${y + 27}L${x0 + 6},${y}Z`;
    L.push('<g id="round-track">');
    L.push(`<g transform="translate(3 5)">${P(plate, k.shade, 'fill-opacity="0.28"')}</g>`);
    L.push(P(plate, 'url(#g-paper)', `stroke="${k.paperInk}" stroke-width="2" stroke-linejoin="round"`));
    L.push(S(`M${rounds[0][0]},${y}L${scorings[2][0]},${y}`, k.paperInk, 1.6, 'stroke-dasharray="3 4" stroke-opacity="0.7"'));
    for (const [x] of rounds) L.push(`<circle cx="${f1(x)}" cy="${y}" r="18" fill="${k.paper[0]}" stroke="${k.paperInk}" stroke-width="1.8"/><circle cx="${f1(x)}" cy="${y}" r="14.6" fill="none" stroke="${k.gold[1]}" stroke-width="1"/>`);
    for (const [x] of scorings) L.push(`<path d="M${f1(x)},${y - 22}L${f1(x + 19)},${y}L${f1(x)},${y + 22}L${f1(x - 19)},${y}Z" fill="url(#g-title)" stroke="${k.shade}" stroke-width="1.6" stroke-linejoin="round"/><g transform="translate(${f1(x)} ${y - 1}) scale(0.82)">${P(LILY, 'url(#g-gold)')}</g>`);
    L.push(split(rounds.map(([x], i) => word(String(i + 1), 24, x, y + 8)).join(''), `fill="${k.paperInk}" fill-rule="evenodd"`, 99));
    L.push('</g>');
    return L.join('\n');
  }
  function scoreTrack(k) {
    const L = ['<g id="score-track">'];
    const ringPath = (d, r, d2, r2) => box(d, d, W - 2 * d, H - 2 * d, r) + box(d2, d2, W - 2 * d2, H - 2 * d2, r2);
    L.push(P(ringPath(0, 18, RIM + 1, 4), 'url(#g-wood)', 'fill-rule="evenodd"'));
    L.push(S(box(1.5, 1.5, W - 3, H - 3, 17), k.bed, 3));
    L.push(S(box(3.8, 3.8, W - 7.6, H - 7.6, 14), k.woodHi, 1.2, 'stroke-opacity="0.8"'));
    L.push(S(box(6.5, 6.5, W - 13, H - 13, 11), k.gold[1], 1.4));
    const bars = (d, t) => [[d, d, W - 2 * d, t], [d, H - d - t, W - 2 * d, t], [d, d + t, t, H - 2 * d - 2 * t], [W - d - t, d + t, t, H - 2 * d - 2 * t]].map(([x, y, w, h]) => `<rect x="${f1(x)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}"/>`).join('');
    L.push(`<g fill="${k.bed}">${bars(EDGE - 1.5, DEPTH + 2)}</g>`);
    const kinds = [cells.map((_, i) => i).filter((i) => i % 5), cells.map((_, i) => i).filter((i) => i % 10 === 5), cells.map((_, i) => i).filter((i) => i % 10 === 0)];
    const look = [['url(#g-cell)', k.cellInk, 17], ['url(#g-five)', k.fiveInk, 21], ['url(#g-ten)', k.tenInk, 22]];
    kinds.forEach((list, t) => {
      L.push(`<g fill="${look[t][0]}" stroke="${k.cellLine}" stroke-width="0.9">` + list.map((i) => { const [x, y, w, h] = cells[i]; return `<path d="${compact(box(x + 1, y + 1, w - 2, h - 2, 4))}"/>`; }).join('') + '</g>');
      if (!t) {
        const width = (d) => glyphs.bold[d].w * 17 / glyphs.unitsPerEm;
        L.push(`<g id="track-digits" fill="${look[0][1]}">` + list.map((i) => {
          const [x, y] = at[`track-${i}`], ds = [...String(i)], total = ds.reduce((v, d) => v + width(d), 0);
          let left = x - total / 2;
          return ds.map((d) => { const u = `<use xlink:href="#d${d}" x="${f1(left + width(d) / 2)}" y="${f1(y + 5.6)}"/>`; left += width(d); return u; }).join('');
        }).join('') + '</g>');
      } else L.push(`<g fill="${look[t][1]}">` + list.map((i) => `<path d="${compact(word(String(i), look[t][2], at[`track-${i}`][0], at[`track-${i}`][1] + look[t][2] * 0.33))}"/>`).join('') + '</g>');
    });
    L.push(S(cells.map(([x, y, w]) => `M${f1(x + 5)},${f1(y + 2.6)}L${f1(x + w - 5)},${f1(y + 2.6)}`).join(''), k.cellHi, 1.2, 'stroke-opacity="0.7"'));
    // inner bevel
    L.push(S(box(IN.x, IN.y, IN.w, IN.h, 3), k.bed, 5));
    L.push(S(box(IN.x + 0.5, IN.y + 0.5, IN.w - 1, IN.h - 1, 3), 'url(#g-gold)', 2));
    L.push(S(box(IN.x + 4, IN.y + 4, IN.w - 8, IN.h - 8, 2), k.shade, 4, 'stroke-opacity="0.18"'));
    L.push('</g>');
    return L.join('\n');
  }
}

// Land borders of Spain that need closing: outer runs near other lands.
const nearLand = distances(fill(landFlat, SX, SY, SNX, SNY, SC), SNX, SNY, SC);
const frontierLines = [];
for (const k of chains.values()) {
  if (k.inland) continue;
  let run = [];
  const push = () => { if (run.length > 12) frontierLines.push('M' + run.slice(4, -4).map((p) => pt(p, f0)).join('L')); run = []; };
  for (const p of flat(k.curve, 2)) {
    const i = Math.floor((p[1] - SY) / SC) * SNX + Math.floor((p[0] - SX) / SC);
    if (nearLand[i] < 11) run.push(p); else push();
  }
  push();
}

fs.mkdirSync(path.join(here, '../board'), { recursive: true });
for (const c of [light, dark]) {
  const text = board(c);
  if (text.length > 260000) fail(`${c.file} is too large: ${text.length} bytes`);
  fs.writeFileSync(path.join(here, '../board', c.file), text);
  console.log(`${c.file}: ${text.length} bytes, ${(text.match(/<(path|circle|rect|text)/g) || []).length} shapes, ${pairCount} neighbour pairs, ${Object.keys(at).length} anchors`);
}
