#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the covers of the boxes that a new game is chosen from: those of the base game beside this script, each expansion's as art/box.svg
in its folder. A cover is a sky, a ground and drawings of the game's own pieces. Change them here and run it again."""
import re
from pathlib import Path

ART = Path(__file__).resolve().parents[1]
SETS = ART.parents[1] / "expansions"
WIDTH, HEIGHT = 240, 160
RED, BLUE, YELLOW, GREEN, BROWN = (("#c62f2f", "#e8827a", "#6e1414", "#fff4ea"), ("#2a62b8", "#86aee6", "#133466", "#eef4ff"),
                                   ("#e0ac1c", "#f6d878", "#7a5a06", "#2a1c04"), ("#2d8a45", "#84c796", "#124a20", "#effbf0"),
                                   ("#7d5638", "#b89474", "#3c2614", "#fdf3e8"))


class Cover:
    def __init__(self, top, bottom):
        self.definitions = [f'<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
                            f'<stop offset="1" stop-color="{bottom}"/></linearGradient>']
        self.drawn = [f'<path d="M0,0H{WIDTH}V{HEIGHT}H0Z" fill="url(#sky)"/>']

    def path(self, outline, fill, **more):
        rest = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
        self.drawn.append(f'<path d="{outline}" fill="{fill}"{rest}/>')
        return self

    def sun(self, x, y, radius, colour):
        for grown, opacity in ((1.7, 0.15), (1.35, 0.25), (1, 0.9)):
            self.drawn.append(f'<circle cx="{x}" cy="{y}" r="{radius * grown:g}" fill="{colour}" fill-opacity="{opacity}"/>')
        return self

    def hills(self, y, colour):
        return self.path(f"M0,{y}C30,{y - 16} 52,{y - 20} 84,{y - 6}C112,{y + 6} 132,{y - 16} 168,{y - 14}C196,{y - 12} 214,{y - 2} "
                         f"240,{y - 10}V160H0Z", colour)

    def sea(self, y):
        self.path(f"M0,{y}H240V160H0Z", "#2f6d86")
        for row in range(5):
            at = y + 8 + row * 12
            for x in range(-10 + row % 2 * 18, 240, 36):
                self.path(f"M{x},{at}c6,-5 12,-5 18,0", "none", stroke="#bfe0e2", stroke_width=1.4, stroke_opacity=0.5)
        return self

    def rays(self, x, y, colour):
        for turn in range(-80, 81, 20):
            self.drawn.append(f'<path transform="translate({x},{y}) rotate({turn})" d="M-7,-170L7,-170L0,0Z" fill="{colour}" fill-opacity="0.16"/>')
        return self

    def piece(self, file, x, foot, height, colours=None):
        """One of the game's drawings, in the middle of x and standing on foot."""
        text = file.read_text()
        box = [float(number) for number in re.search(r'viewBox="([^"]+)"', text).group(1).split()]
        for word, colour in zip(("@base@", "@light@", "@dark@", "@ink@"), colours or RED):
            text = text.replace(word, colour)
        mark = f"p{len(self.drawn)}-"
        text = re.sub(r'id="', f'id="{mark}', text)
        text = re.sub(r'url\(#', f'url(#{mark}', text)
        text = re.sub(r'href="#', f'href="#{mark}', text)
        inside = re.sub(r"<title>.*?</title>", "", re.search(r"<svg[^>]*>(.*)</svg>", text, re.S).group(1), flags=re.S)
        for defined in re.findall(r"<defs>(.*?)</defs>", inside, re.S):
            self.definitions.append(defined.strip())
        inside = re.sub(r"<defs>.*?</defs>", "", inside, flags=re.S).strip()
        scale = height / box[3]
        self.drawn.append(f'<g transform="translate({x - box[2] * scale / 2:.2f},{foot - height:.2f}) scale({scale:.4f})">{inside}</g>')
        return self

    def write(self, file):
        frame = "M1.5,1.5H238.5V158.5H1.5Z"
        edge = ('<path d="M0,0H240L232,8H8V152L0,160Z" fill="#ffffff" fill-opacity="0.22"/>'
                '<path d="M240,0V160H0L8,152H232V8Z" fill="#000000" fill-opacity="0.28"/>'
                '<path d="M8,8H232V152H8Z" fill="none" stroke="#d9b25f" stroke-width="1.6"/>'
                f'<path d="{frame}" fill="none" stroke="#24160a" stroke-width="3"/>')
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
                        f'baseProfile="tiny" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">\n<defs>'
                        + "\n".join(self.definitions) + "</defs>\n" + "\n".join(self.drawn) + f"\n{edge}\n</svg>\n")


def main():
    pieces = ART / "pieces"
    grandissimo, colonies, intrigue = (SETS / name / "art" for name in ("grandissimo", "inquisitor_colonies", "intrigue_king"))

    def caballeros(cover, foot, *where):
        for x, colours in where:
            cover.piece(pieces / "caballero.svg", x, foot, 30, colours)
        return cover

    classic = Cover("#b5462e", "#f2c565").sun(178, 62, 24, "#fbe6a4").hills(112, "#a8833d").hills(128, "#7d6a33")
    classic.piece(pieces / "castillo.svg", 112, 146, 124)
    caballeros(classic, 148, (30, RED), (60, BLUE), (172, YELLOW), (204, GREEN)).write(ART / "boxes/classic.svg")

    big = Cover("#1d3a63", "#6f93b8").rays(120, 150, "#ffffff").hills(130, "#3c5a4a")
    big.piece(pieces / "castillo.svg", 52, 142, 84).piece(pieces / "castillo.svg", 190, 142, 84)
    big.piece(pieces / "king.svg", 120, 150, 116)
    caballeros(big, 150, (34, BLUE), (76, RED), (166, BROWN), (206, YELLOW)).write(ART / "boxes/bigbox.svg")

    jubilee = Cover("#f7edd2", "#e3c98d").rays(120, 96, "#a32020").hills(132, "#c7a964")
    for x, colours in ((44, BLUE), (82, YELLOW), (158, GREEN), (196, RED)):
        jubilee.piece(pieces / "grande.svg", x, 146, 62 if x in (44, 196) else 76, colours)
    jubilee.piece(pieces / "king.svg", 120, 148, 104).write(SETS / "anniversary/art/box.svg")

    intrigues = Cover("#331c46", "#8c4a72").rays(120, 140, "#f4d9a0").hills(138, "#2b1736")
    for x, turn, colours in ((62, -14, RED), (98, -5, BLUE), (142, 5, GREEN), (178, 14, YELLOW)):
        intrigues.drawn.append(f'<g transform="rotate({turn},{x},150)">')
        intrigues.piece(pieces / "power-card.svg", x, 142, 96, colours)
        intrigues.drawn.append("</g>")
    intrigues.piece(pieces / "king.svg", 120, 150, 100).write(intrigue / "box.svg")

    overseas = Cover("#8fc4d4", "#e9e2bd").sun(52, 44, 18, "#fff3c4").hills(96, "#7a9a63").sea(98)
    overseas.piece(pieces / "ship.svg", 128, 140, 116)
    overseas.piece(colonies / "pieces/colonies-gold.svg", 38, 146, 44).piece(colonies / "pieces/colonies-wares.svg", 204, 146, 44)
    overseas.write(colonies / "box.svg")

    great = Cover("#1f5a44", "#a9c48a").rays(120, 150, "#fff2c4").hills(134, "#2d5a3a")
    great.piece(grandissimo / "pieces/inquisitor.svg", 120, 142, 96)
    great.piece(grandissimo / "pieces/queen.svg", 58, 150, 92).piece(grandissimo / "pieces/jester.svg", 182, 150, 92)
    great.write(grandissimo / "box.svg")

    both = Cover("#4a2a52", "#e0a070").sun(190, 56, 20, "#fbe0b0").hills(102, "#5d4a52").sea(104)
    both.piece(pieces / "ship.svg", 168, 140, 108).piece(pieces / "king.svg", 66, 152, 116)
    both.piece(colonies / "pieces/colonies-gold.svg", 112, 150, 36).write(SETS / "king_colonies/art/box.svg")


if __name__ == "__main__":
    main()
