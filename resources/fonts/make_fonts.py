#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the bundled serif from Linux Libertine and the signs from DejaVu Sans (subsets and renamed, as their licences
ask) and copies Open Sans; also writes the few outlines the board needs (../map/glyphs.json).

Usage: make_fonts.py <folder with LinLibertine_*.otf> <folder with OpenSans-*.ttf> <folder with DejaVuSans.ttf>
       make_fonts.py --signs <folder with DejaVuSans.ttf>      # these alone
Needs fontTools (Debian: python3-fonttools).
"""
import json
import pathlib
import shutil
import sys

from fontTools import subset
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FAMILY = "Elgrande Serif"
SIGNS = "Elgrande Signs"
HERE = pathlib.Path(__file__).resolve().parent
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x1E9E, 0x1E9E), (0x2010, 0x2027),
          (0x202F, 0x203A), (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2150, 0x215E),
          (0x2190, 0x2193), (0x2212, 0x2212), (0x2260, 0x2265), (0x370, 0x3FF), (0x400, 0x45F)]

# Signs that neither family has: arrows, comparisons, triangles, clocks, squares and rings, stars, warning, ticks.
SIGN_RANGES = [(0x20, 0x20), (0x2190, 0x2199), (0x21BA, 0x21BB), (0x21C4, 0x21C6), (0x2212, 0x2212), (0x2248, 0x2248),
               (0x2260, 0x2265), (0x25A0, 0x25A1), (0x25B2, 0x25C1), (0x25C6, 0x25CB),
               (0x25CF, 0x25CF), (0x25F4, 0x25F7), (0x2605, 0x2606), (0x26A0, 0x26A0), (0x2713, 0x2718), (0x271A, 0x271A),
               (0x27A4, 0x27A4)]


def subset_of(source, ranges, features):
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.hinting = False
    options.notdef_outline = True
    options.recalc_timestamp = False
    sub = subset.Subsetter(options)
    sub.populate(unicodes=[c for a, b in ranges for c in range(a, b + 1)])
    sub.subset(font)
    return font


def rename(font, family, style, version):
    name = font["name"]
    post = family.replace(" ", "") + "-" + style
    name.names = [n for n in name.names if n.nameID in (0, 13, 14)]
    for nid, text in ((1, family), (2, style), (3, f"{post};{version}"), (4, f"{family} {style}"),
                      (5, f"Version {version}; subset"), (6, post)):
        name.setName(text, nid, 3, 1, 0x409)
    return post


def make_signs(source):
    font = subset_of(source / "DejaVuSans.ttf", SIGN_RANGES, [])
    rename(font, SIGNS, "Regular", "2.37")
    font.save(HERE / "ElgrandeSigns-Regular.ttf")


def make(source, target, style, italic):
    font = subset_of(source, RANGES, ["kern", "liga", "mark", "mkmk", "locl", "ccmp"])
    post = rename(font, FAMILY, style, "5.3.0")
    os2 = font["OS/2"]
    os2.usWeightClass = 700 if style == "Bold" else 400
    os2.fsSelection = {"Regular": 0x40, "Bold": 0x20, "Italic": 0x01}[style]
    font["head"].macStyle = {"Regular": 0, "Bold": 1, "Italic": 2}[style]
    top = font["CFF "].cff
    top.fontNames[0] = post
    for key, value in (("FullName", f"{FAMILY} {style}"), ("FamilyName", FAMILY), ("Weight", style)):
        setattr(top[0], key, value)
    font.save(target)


def glyphs(path, text):
    font = TTFont(path)
    cmap, glyph_set, out = font.getBestCmap(), font.getGlyphSet(), {}
    for ch in sorted(set(text)):
        pen = SVGPathPen(glyph_set, ntos=lambda v: str(round(v)))
        g = glyph_set[cmap[ord(ch)]]
        g.draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
        out[ch] = {"w": g.width, "d": pen.getCommands()}
    return out


def main():
    if sys.argv[1] == "--signs":
        return make_signs(pathlib.Path(sys.argv[2]))
    serif, sans, signs = map(pathlib.Path, sys.argv[1:4])
    make_signs(signs)
    for src, style in (("R", "Regular"), ("RB", "Bold"), ("RI", "Italic")):
        make(serif / f"LinLibertine_{src}.otf", HERE / f"ElgrandeSerif-{style}.otf", style, style == "Italic")
    for style in ("Regular", "Bold"):
        shutil.copyfile(sans / f"OpenSans-{style}.ttf", HERE / f"OpenSans-{style}.ttf")
    data = {"unitsPerEm": 1000, "bold": glyphs(HERE / "ElgrandeSerif-Bold.otf", "0123456789ELGRANDNSWO")}
    (HERE.parent / "map" / "glyphs.json").write_text(json.dumps(data, indent=1) + "\n")


main()
