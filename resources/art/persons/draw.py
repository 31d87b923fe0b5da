#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the portraits of the computer players out of common parts: python3 resources/art/persons/draw.py

Heads, shoulders and rings are the same for all, so that they belong together; what is on the head and around the neck,
the beard and how light the ground is tell them apart at forty pixels and without colours. No clipping in SVG Tiny:
shoulders end on the circle that the ring hides.
"""
import pathlib

INK = "#3a2412"
WHITE = "#fdf5de"
GOLD = "#d7a23c"


def shape(d, fill, width=1.3, opacity=None):
    light = f' fill-opacity="{opacity}"' if opacity else ""
    line = f'stroke="{INK}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"' if width else ""
    return f'<path d="{d}" fill="{fill}"{light} {line}/>'


def line(d, width=1.1, colour=INK):
    return (f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" '
            'stroke-linecap="round"/>')


def dot(x, y, r, fill=INK, width=0.0):
    edge = f' stroke="{INK}" stroke-width="{width}"' if width else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{edge}/>'


def ground(colour):
    return dot(32, 32, 29.5, colour) + shape("M5,32A27 27 0 0 1 59,32C50,20 14,20 5,32Z", "#fff6dc", 0, 0.22)


def shoulders(colour, broad=0):
    return shape(f"M9.2,50C{12 - broad},44 21,42.5 27,42H37C43,42.5 {52 + broad},44 54.8,50A29 29 0 0 1 9.2,50Z", colour)


def neck(skin):
    return shape("M27,37V45C29.5,48.5 34.5,48.5 37,45V37Z", skin, 1.1)


def face(skin, round_=0):
    r = round_
    return (shape(f"M{22 - r},26C{21.4 - r},36 25.5,42.8 32,43.6C38.5,42.8 {42.6 + r},36 {42 + r},26C41,16.5 23,16.5 {22 - r},26Z",
                  skin)
            + shape(f"M{37 + r},22C39.5,30 38,38 32.5,43.4C38.5,42.6 {42.4 + r},36 {42 + r},26Z", INK, 0, 0.1))


def look(brows="calm", mouth="calm", lips="#96281c"):
    brow = {"calm": "M25.6,25.6C27,24.4 29,24.4 30,25.3M34,25.3C35,24.4 37,24.4 38.4,25.6",
            "high": "M25.4,24.2C27,22.2 29,22.4 30.2,24M33.8,24C35,22.4 37,22.2 38.6,24.2",
            "stern": "M25.4,24L30.2,26.2M38.6,24L33.8,26.2",
            "sly": "M25.4,24C27,22 29,22.4 30.2,24M33.8,26.2L38.6,24.8"}[brows]
    lip = {"calm": "M29.2,38C31,39 33,39 34.8,38", "smile": "M28,36.8C29.6,40 34.4,40 36,36.8",
           "stern": "M29,38.4H35", "sly": "M29,38.6C31.6,39.2 34,38.6 35.8,37"}[mouth]
    return (line(brow, 1.4) + dot(28.2, 28.4, 1.35) + dot(35.8, 28.4, 1.35) + line("M32,28.6L30.4,33.8H32.8", 0.9)
            + line(lip, 1.5, lips))


def ruff(size, high=43):
    """A pleated collar around the neck."""
    top, low = high - 2.2, high + size
    pleats = "".join(f"M{32 + x * 0.55},{top + 2.5 + abs(x) * 0.02:.1f}L{32 + x},{low - abs(x) * 0.13:.1f}"
                     for x in (-15, -10, -5, 0, 5, 10, 15))
    wide = 13 + size * 0.7
    return (shape(f"M{32 - wide},{high}C{28 - wide},{low} 24,{low + 1.5} 32,{low + 1.5}C40,{low + 1.5} {36 + wide},{low} "
                  f"{32 + wide},{high}C{29 + wide},{top - 4} 40,{top + 3} 32,{top + 3}C24,{top + 3} {35 - wide},{top - 4} {32 - wide},{high}Z",
                  WHITE) + line(pleats, 0.7))


def pearls(x0, y0, x1, y1, n, sag=0.0, r=1.2, fill=WHITE):
    out = ""
    for i in range(n):
        t = i / (n - 1)
        out += dot(round(x0 + (x1 - x0) * t, 1), round(y0 + (y1 - y0) * t + sag * 4 * t * (1 - t), 1), r, fill, 0.6)
    return out


def tomasillo():
    skin, hair, cloth = "#efc49c", "#7d4a20", "#2f7377"
    return [ground("#ecd9a2"), shape("M19,22C15,34 17,41 22,44L42,44C47,41 49,34 45,22Z", hair), shoulders(cloth),
            neck(skin), shape("M24,43L32,48L40,43L45,46L38,54L32,48L26,54L19,46Z", WHITE, 1), face(skin),
            shape("M21,28C22,21 27,19.5 32,20C37,19.5 42,21 43,28C44,18 40,14 32,14C24,14 20,18 21,28Z", hair, 1.1),
            look("high", "smile"), dot(25.8, 33.2, 1.8, "#df9474"), dot(38.2, 33.2, 1.8, "#df9474"),
            shape("M15,19C14,9 27,6 36,8C46,9.5 50,14 48.5,18.5C38,15.5 24,17 15,19Z", cloth),
            shape("M38,12C42,3 51,2.5 57,7C52,7.5 48,11 44,16Z", WHITE, 1), line("M42,13C45,8 49,6 54,6.5", 0.8)]


def brianda():
    skin, scarf, cloth = "#e9b48c", "#f8ecd0", "#8c2f22"
    return [ground("#5f6f3a"), shoulders(cloth), shape("M21,45C26,53 38,53 43,45L38,42H26Z", WHITE, 1), neck(skin),
            shape("M17,30C14,13 24,8 32,8C40,8 50,13 47,30C47.5,37 44,42 41,43L42,27C40,19 24,19 22,27L23,43C20,42 16.5,37 17,30Z", scarf),
            face(skin, 0.8), shape("M21,26C22,19 27,17 32,17C37,17 42,19 43,26C39,21.5 35,20.6 32,20.6C29,20.6 25,21.5 21,26Z", "#b98f58", 0.9),
            shape("M18,22C20,14 26,12.4 32,12.4C38,12.4 44,14 46,22C42,17.6 37,16.6 32,16.6C27,16.6 22,17.6 18,22Z", cloth, 1),
            look("calm", "smile"), dot(25.4, 33.4, 2.2, "#d98368"), dot(38.6, 33.4, 2.2, "#d98368"),
            shape("M44,38C50,40 51,46 48,50L43,44Z", scarf, 1)]


def bermudo():
    skin, hair, cloth = "#e2ab80", "#5b3a1e", "#7c5430"
    return [ground("#d8e4d0"), shoulders(cloth, 3), neck(skin),
            shape("M13,48C15,39 24,38 27,41C29,47 35,47 37,41C40,38 49,39 51,48C45,54 38,56 32,56C26,56 19,54 13,48Z", "#96693f"),
            face(skin, 1.6), shape("M19.6,29C18.6,23 20,19 23,18L24,22C22.6,24 22.4,27 22,30Z", hair, 1),
            shape("M44.4,29C45.4,23 44,19 41,18L40,22C41.4,24 41.6,27 42,30Z", hair, 1),
            shape("M22,20C24,12.6 40,12.6 42,20C38,17.6 26,17.6 22,20Z", "#f0c39b", 1),
            line("M21,21C24,16.8 40,16.8 43,21", 2.4, hair), look("high", "smile"),
            line("M27.5,41C30,42.6 34,42.6 36.5,41", 0.9), dot(25.6, 33.6, 2, "#cf7a5c"), dot(38.4, 33.6, 2, "#cf7a5c")]


def leonor():
    skin, hair, cloth = "#e6b58e", "#2b1a10", "#2b2025"
    return [ground("#e5b45f"), shape("M22,13C22,3 42,3 42,13L40,18H24Z", GOLD, 1.1),
            line("M27,6.5V14M32,5.5V14M37,6.5V14", 0.9),
            shape("M32,9C16,9 13,22 13,36C13,44 11,49 8.8,50C14,57 24,60 32,60C40,60 50,57 55.2,50C53,49 51,44 51,36C51,22 48,9 32,9Z", cloth),
            shoulders("#6f1f2c"), shape("M9.2,50C13,45 15,40 16,34L23,44L20,58C15,56 12,54 9.2,50ZM54.8,50C51,45 49,40 48,34L41,44L44,58C49,56 52,54 54.8,50Z", cloth, 1),
            neck(skin), face(skin), shape("M21.6,30C20,20 26,16 32,18.6C38,16 44,20 42.4,30C41,24 37,21.6 32,20.6C27,21.6 23,24 21.6,30Z", hair, 1),
            look("sly", "sly"), dot(21.6, 35.4, 1.7, GOLD, 0.8), dot(42.4, 35.4, 1.7, GOLD, 0.8),
            shape("M36.6,17.4C37,14 41,14 41.6,16.6C44,16.4 44.4,20 41.6,20.6C39.6,22.4 37,20.6 36.6,17.4Z", "#c23b30", 0.9)]


def nuno():
    skin, beard, cloth = "#b57a48", "#20140c", "#e9dcc0"
    return [ground("#a9cbd3"), shoulders(cloth), shape("M20,44L32,55L44,44L50,47L45,57C38,61 26,61 19,57L14,47Z", "#3d5a78", 1.1), neck(skin),
            face(skin), shape("M21.6,29C20.6,40 25,49 32,49.4C39,49 43.4,40 42.4,29C41,34 38,35.4 35.6,34.6C33.4,33.8 30.6,33.8 28.4,34.6C26,35.4 23,34 21.6,29Z", beard, 1.1),
            look("calm", "smile", "#c9745c"),
            shape("M20,25C18,12 26,9 32,9C38,9 46,12 44,25C38,20.6 26,20.6 20,25Z", "#b5301f"),
            line("M20.6,22C27,17.6 37,17.6 43.4,22", 0.9), dot(27, 15, 1.2, WHITE), dot(33, 13, 1.2, WHITE), dot(38, 16, 1.2, WHITE),
            shape("M43.4,20C48,18 53,20 54,24C50,24 47,24 44,24C48,26 50,30 49,33C46,31 43.6,27 43,24Z", "#b5301f", 1.1),
            line("M21.4,32.4C18.6,33 18.6,37 21.6,37", 1.5, GOLD)]


def violante():
    skin, hair, cloth = "#f3d0b0", "#b5562a", "#2e5a45"
    return [ground("#3d4a66"), shoulders(cloth), ruff(8.5, 42),
            shape("M20,27C15,14 20,7 26,8C28,4.6 36,4.6 38,8C44,7 49,14 44,27Z", hair), face(skin, -0.6),
            shape("M22.4,26C22,20 26,18.6 32,21C38,18.6 42,20 41.6,26C42.6,17 38,14.6 32,16C26,14.6 21.4,17 22.4,26Z", hair, 1),
            look("high", "stern"), pearls(22, 14.6, 42, 14.6, 7, -3.4), shape("M32,5L34.4,9L32,13L29.6,9Z", "#c23b30", 0.9),
            dot(21.6, 34, 1.5, WHITE, 0.7), dot(42.4, 34, 1.5, WHITE, 0.7)]


def gaspar():
    skin, beard, steel = "#dca679", "#6a3d1a", "#b9c2c6"
    return [ground("#a4552f"), shoulders(steel, 2), line("M14,52C20,48 26,50 27,57M50,52C44,48 38,50 37,57", 0.9),
            shape("M22,43C26,48.6 38,48.6 42,43L44,47C38,53 26,53 20,47Z", "#dfe5e6", 1.1), face(skin, -0.4),
            look("stern", "stern"),
            shape("M25.4,36.6C28,34 31,34.6 32,35.6C33,34.6 36,34 38.6,36.6C41,36.4 41,33.6 41,33C43,37.6 38,39.4 32,37.6C26,39.4 21,37.6 23,33C23,33.6 23,36.4 25.4,36.6Z", beard, 0.9),
            shape("M29.4,40C31,39.4 33,39.4 34.6,40L32,47Z", beard, 0.9),
            shape("M20.6,22C20,11 26,9 32,9C38,9 44,11 43.4,22Z", steel),
            shape("M26,12C27,3.6 37,3.6 38,12C36,9.4 28,9.4 26,12Z", "#dfe5e6", 1.1),
            shape("M9,22C14,24.4 20,19.6 32,19.6C44,19.6 50,24.4 55,22C52,27 46,25.6 40,24C36,23 28,23 24,24C18,25.6 12,27 9,22Z", "#dfe5e6"),
            dot(24, 17.4, 0.9), dot(32, 16.4, 0.9), dot(40, 17.4, 0.9)]


def mencia():
    skin, veil = "#e8bd97", "#26211f"
    return [ground("#c9bad6"), shoulders(veil),
            shape("M32,7C19,7 15,18 15.4,30C15.6,40 13,46 9.2,50C14,56 22,59 27,58L37,58C42,59 50,56 54.8,50C51,46 48.4,40 48.6,30C49,18 45,7 32,7Z", veil),
            shape("M32,13C22,13 19.6,21 20,30C20,40 21,46 20,52C26,58 38,58 44,52C43,46 44,40 44,30C44.4,21 42,13 32,13Z", WHITE, 1.1),
            face(skin, -1), shape("M22.4,24C24,18 40,18 41.6,24C38,21.4 26,21.4 22.4,24Z", WHITE, 1), look("stern", "stern"),
            line("M26.4,31.4C27.6,32.2 29,32.2 30,31.6M34,31.6C35,32.2 36.4,32.2 37.6,31.4", 0.7),
            line("M32,47.4V56M28.8,50.4H35.2", 2.2, GOLD)]


def baltasar():
    skin, beard, cloth = "#e4b58f", "#f1ece0", "#2a2430"
    return [ground("#7a2c28"), shoulders(cloth), ruff(4.5, 44), face(skin, -0.4),
            shape("M21.4,28C20,44 27,57 32,59C37,57 44,44 42.6,28C41.6,34 38,36.4 35.6,35.4C33.4,34.6 30.6,34.6 28.4,35.4C26,36.4 22.4,34 21.4,28Z", beard, 1.1),
            line("M27,42C28,48 29.6,52 31.4,55M37,42C36,48 34.4,52 32.6,55", 0.7), look("calm", "calm"),
            f'<circle cx="27.6" cy="28.6" r="4" fill="{WHITE}" fill-opacity="0.35" stroke="{INK}" stroke-width="1.3"/>',
            f'<circle cx="36.4" cy="28.6" r="4" fill="{WHITE}" fill-opacity="0.35" stroke="{INK}" stroke-width="1.3"/>',
            shape("M21,22.6V9.6C24,6.6 40,6.6 43,9.6V22.6C38,19.4 26,19.4 21,22.6Z", cloth),
            line("M21,20C26,17 38,17 43,20", 1.6, GOLD)]


def teodora():
    skin, turban, cloth = "#8a5532", "#3c5fa8", "#d98a2b"
    return [ground("#f1e4bf"), shoulders(cloth), neck(skin), pearls(24, 46, 40, 46, 7, 4.4, 1.7, GOLD), face(skin, -0.6),
            look("sly", "calm", "#5f1d16"),
            shape("M18,24C12,14 21,4.6 32,5.4C43,4.6 52,14 46,24C41,18.4 23,18.4 18,24Z", turban),
            line("M19,21C22,12 30,8 38,7M24,19C28,13 36,10 45,11.4M33,18.6C37,15.6 42,15 47.4,17", 1),
            shape("M32,9.6L33.8,13.4L38,14L34.8,16.8L35.6,21L32,18.8L28.4,21L29.2,16.8L26,14L30.2,13.4Z", GOLD, 1),
            line("M21.4,33V37M42.6,33V37", 1), dot(21.4, 38, 1.8, GOLD, 0.8), dot(42.6, 38, 1.8, GOLD, 0.8)]


def nobody():
    grey = "#a89878"
    return [ground("#d9cba6"), shoulders(grey), shape("M27,37V46H37V37Z", grey, 0), face(grey)]


def ring():
    return ('<circle cx="32" cy="32" r="29.6" fill="none" stroke="@dark@" stroke-width="4.4"/>'
            '<circle cx="32" cy="32" r="29.6" fill="none" stroke="@base@" stroke-width="2.8"/>')


def main():
    here = pathlib.Path(__file__).parent
    for draw in (tomasillo, brianda, bermudo, leonor, nuno, violante, gaspar, mencia, baltasar, teodora, nobody):
        parts = "\n".join([*draw(), ring()])
        (here / f"{draw.__name__}.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="64" height="64" '
            f'viewBox="0 0 64 64">\n{parts}\n</svg>\n', encoding="utf-8")


main()
