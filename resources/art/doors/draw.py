#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the pictures of the start page's large doors beside this script: each is a sky, a ground and drawings of the game's own pieces,
by the means of the covers of boxes (../boxes/draw.py). The upper and the lower quarter may be cut off. Change them here and run it
again."""
import importlib.util
from pathlib import Path

HERE = Path(__file__).resolve().parent
ART = HERE.parent
WIDTH, HEIGHT = 320, 160

described = importlib.util.spec_from_file_location("boxes", ART / "boxes/draw.py")
boxes = importlib.util.module_from_spec(described)
described.loader.exec_module(boxes)
RED, BLUE, YELLOW, GREEN, BROWN = boxes.RED, boxes.BLUE, boxes.YELLOW, boxes.GREEN, boxes.BROWN


class Door(boxes.Cover):
    def __init__(self, top, bottom):
        super().__init__(top, bottom)
        self.drawn = [f'<path d="M0,0H{WIDTH}V{HEIGHT}H0Z" fill="url(#sky)"/>']

    def hills(self, y, colour):
        return self.path(f"M0,{y}C40,{y - 18} 70,{y - 22} 112,{y - 6}C150,{y + 6} 176,{y - 18} 224,{y - 15}C262,{y - 12} 286,{y - 2} "
                         f"320,{y - 11}V160H0Z", colour)

    def sea(self, y):
        self.path(f"M0,{y}H320V160H0Z", "#2f6d86")
        for row in range(6):
            at = y + 8 + row * 11
            for x in range(-10 + row % 2 * 18, 320, 36):
                self.path(f"M{x},{at}c6,-5 12,-5 18,0", "none", stroke="#bfe0e2", stroke_width=1.4, stroke_opacity=0.5)
        return self

    def stars(self, *where):
        for x, y, radius in where:
            self.drawn.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#fff6d8" fill-opacity="0.9"/>')
        return self

    def turned(self, angle, x, y, draw):
        self.drawn.append(f'<g transform="rotate({angle},{x},{y})">')
        draw()
        self.drawn.append("</g>")
        return self

    def write(self, file):
        file.write_text('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
                        f'baseProfile="tiny" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">\n<defs>'
                        + "\n".join(self.definitions) + "</defs>\n" + "\n".join(self.drawn) + "\n</svg>\n")


def play(pieces):
    """The court on its way through the land: the King among Grandes, Caballeros before them."""
    door = Door("#7fb0cf", "#f6e6b8").sun(262, 54, 20, "#fff3c4").hills(98, "#9db07a").hills(112, "#c2a25a").hills(126, "#8b7337")
    door.piece(pieces / "castillo.svg", 54, 122, 84)
    for x, height, colours in ((124, 58, BLUE), (212, 58, GREEN), (250, 52, YELLOW), (286, 46, BROWN)):
        door.piece(pieces / "grande.svg", x, 124, height, colours)
    door.piece(pieces / "king.svg", 168, 126, 84)
    for x, colours in ((104, RED), (138, YELLOW), (198, BLUE), (232, RED), (266, GREEN)):
        door.piece(pieces / "caballero.svg", x, 138, 26, colours)
    return door


def learn(pieces):
    """An open book of maps, and the adviser beside it."""
    door = Door("#4a2f1c", "#7c5530").sun(232, 66, 40, "#ffdc8a")
    door.path("M0,118H320V160H0Z", "#4d3019").path("M0,118H320V123H0Z", "#8a6036")
    door.path("M92,62C120,50 148,52 170,64C192,52 220,50 248,62V124C220,113 192,115 170,126C148,115 120,113 92,124Z", "#8f2a20")
    door.path("M98,58C124,47 150,49 170,60V120C150,109 124,108 98,118Z", "#fbf1d6", stroke="#7a5c34", stroke_width=1.4)
    door.path("M242,58C216,47 190,49 170,60V120C190,109 216,108 242,118Z", "#f3e4bf", stroke="#7a5c34", stroke_width=1.4)
    for row in range(6):
        y = 64 + row * 8
        door.path(f"M108,{y}C126,{y - 7} 144,{y - 6} 160,{y + 1}", "none", stroke="#8b6d45", stroke_width=2, stroke_opacity=0.75)
    door.path("M184,68C196,58 218,60 230,64C234,76 226,82 228,92C222,102 206,98 196,104C184,100 188,90 182,84C186,78 180,74 184,68Z", "#a9bf86",
              stroke="#5c4a26", stroke_width=1.4)
    door.path("M204,62C208,74 200,84 208,100M184,82C198,80 214,86 228,82", "none", stroke="#5c4a26", stroke_width=1.2)
    for x, y, colours in ((196, 80, RED), (218, 80, BLUE), (206, 98, YELLOW)):
        door.piece(pieces / "caballero.svg", x, y, 13, colours)
    door.piece(pieces.parent / "cards/adviser.svg", 52, 132, 84)
    door.piece(pieces / "grande.svg", 262, 132, 56, GREEN).piece(pieces / "king.svg", 288, 134, 70)
    return door


def network(pieces):
    """Two castles at night, and a ship that carries news from one to the other."""
    door = Door("#14233f", "#3f6a8c").stars((30, 34, 1.4), (92, 48, 1.1), (128, 30, 1.5), (188, 44, 1.2), (216, 26, 1.3), (286, 40, 1.4),
                                            (158, 54, 0.9), (250, 56, 1))
    door.path("M58,64C110,26 210,26 262,64", "none", stroke="#ffd76a", stroke_width=2.6, stroke_dasharray="3,7", stroke_linecap="round")
    door.sea(108)
    door.path("M0,112C24,100 70,100 104,120L96,128H0Z", "#3d5540").path("M320,112C296,100 250,100 216,120L224,128H320Z", "#3d5540")
    door.piece(pieces / "castillo.svg", 50, 120, 78).piece(pieces / "castillo.svg", 270, 120, 78)
    door.piece(pieces / "ship.svg", 160, 134, 74)
    for x, colours in ((92, RED), (228, BLUE)):
        door.piece(pieces / "caballero.svg", x, 124, 20, colours)
    return door


def main():
    for draw in (play, learn, network):
        draw(ART / "pieces").write(HERE / f"{draw.__name__}.svg")


if __name__ == "__main__":
    main()
