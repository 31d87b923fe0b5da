#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations/check_translations.py finds a fault of each kind in a made-up language, and nothing where nothing is wrong.

    check_test.py ROOT
"""
import contextlib
import io
import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(sys.argv.pop()).resolve() if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "translations"))
import check_translations as checker  # noqa: E402
from glossary import Glossary, never_words  # noqa: E402

GLOSSARY = """# Glossary

# English

## The game

| Use | Never | Why |
|---|---|---|
| **hold** (a card) | `keeps hold`, keep | *keep* has another use |
| **disk** | `Disc` | |

| Where | Before | After |
|---|---|---|
| a comment | `nothing` | `something` |

# Klingon (xx)

| Use | Never | Why |
|---|---|---|
| Scheibe | `Teller`, `Platte` | |
"""


class Faults(unittest.TestCase):
    """The German folder under another name, with one fault in it."""

    def setUp(self):
        self.home = tempfile.TemporaryDirectory()
        self.addCleanup(self.home.cleanup)
        self.folder = Path(self.home.name) / "xx"
        shutil.copytree(ROOT / "translations/de", self.folder)
        self.change("elgrande.ts", 'language="de"', 'language="xx"')

    def change(self, name, old, new, count=1):
        file = self.folder / name
        text = file.read_text()
        changed = re.sub(old, new, text, count=count, flags=re.S)
        self.assertNotEqual(text, changed, f"{old} is not in {name}")
        file.write_text(changed)

    def said(self, glossary=""):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            failed = checker.check(self.folder, Glossary(glossary))
        self.assertEqual(failed, ", 0 faults" not in out.getvalue())
        return out.getvalue()

    def finds(self, words, glossary=""):
        said = self.said(glossary)
        self.assertIn(words, said)
        self.assertIn(", 1 faults", said)

    def test_nothing_is_wrong(self):
        self.assertIn(", 0 faults", self.said())

    def test_gaps_are_counted(self):
        self.assertIn(" 0 of them to be translated", self.said())
        self.change("elgrande.ts", "<translation>Aktionskarten", '<translation type="unfinished">')
        self.assertIn(" 1 of them to be translated, 0 faults", self.said())

    def test_gap_is_a_fault_where_all_is_promised(self):
        self.change("elgrande.ts", 'language="xx"', 'language="de"')
        self.folder = self.folder.rename(self.folder.with_name("de"))
        self.change("elgrande.ts", "<translation>", '<translation type="unfinished">')
        self.finds("is unfinished")

    def test_gap_that_is_wrong_already(self):
        self.change("elgrande.ts", "<translation>Genommen von %1", '<translation type="unfinished">Genommen von %2')
        self.finds("differs in %1, %2")

    def test_vanished(self):
        self.change("elgrande.ts", "<translation>", '<translation type="vanished">')
        self.finds("is vanished")

    def test_empty(self):
        self.change("elgrande.ts", "<translation>Aktionskarten<", "<translation><")
        self.finds("is empty")

    def test_placeholder(self):
        self.change("elgrande.ts", "Genommen von %1", "Genommen von %2")
        self.finds("differs in %1, %2")

    def test_plural_form_too_many(self):
        self.change("elgrande.ts", "(<numerusform>)", r"\1%n</numerusform>\n            \1")
        self.finds("has 3 plural forms")

    def test_up_to_one(self):
        self.change("elgrande.ts", 'language="xx"', 'language="de"')
        self.folder = self.folder.rename(self.folder.with_name("de"))
        self.change("elgrande.ts", "<numerusform>", "<numerusform>bis zu %n: ")
        self.finds("says “up to 1”")

    def test_another_number_of_forms_is_as_good_where_all_have_it(self):
        self.change("elgrande.ts", "(<numerusform>[^<]*</numerusform>)(\\s*</translation>)", r"\1\1\2", 0)
        self.assertIn(", 0 faults", self.said())

    def test_letter_that_is_missing(self):
        self.change("elgrande.ts", r"(<source>&amp;New game…</source>\s*<translation>[^<]*?)&amp;", r"\1")
        self.finds("differs in its keyboard letter")

    def test_letters_that_collide(self):
        self.change("elgrande.ts", r"(<source>&amp;Game</source>[^&]*<translation>)[^<]*", r"\1&amp;Öffnung")
        self.change("elgrande.ts", r"(<source>&amp;Move</source>[^&]*<translation>)[^<]*", r"\1Z&amp;ögern")
        self.assertIn("menu bar: “&Öffnung” and “Z&ögern” have the same keyboard letter", self.said())

    def test_letter_of_a_gap(self):
        self.change("elgrande.ts", r"(<source>&amp;Game</source>[^&]*<translation)>[^<]*", r'\1 type="unfinished">')
        self.change("elgrande.ts", r"(<source>&amp;Move</source>[^&]*<translation>)[^<]*", r"\1&amp;Gabe")
        self.assertIn(" 0 faults", self.said())

    def test_letter_that_nobody_has_grouped(self):
        self.change("elgrande.ts", "<source>Action cards</source>", "<source>&amp;Action cards</source>")
        self.change("elgrande.ts", "<translation>Aktionskarten<", "<translation>Aktions&amp;karten<")
        self.finds("“&Action cards” has a keyboard letter and is in no group of TOGETHER")

    def test_no_letters_at_all(self):
        self.change("elgrande.ts", r"(?<=<translation>)([^<]*)&amp;(?=\w)", r"\1", 0)
        self.assertIn(", 0 faults", self.said())

    def test_context_without_namespace(self):
        self.change("elgrande.ts", "<name>elgrande::ActionCards</name>", "<name>ActionCards</name>")
        self.finds("context ActionCards lacks its namespace")

    def test_text_that_is_there_twice(self):
        self.change("elgrande.ts", r"(<message>\s*<source>Action cards</source>.*?</message>)", r"\1\1")
        self.finds("is there 2 times")

    def test_language_that_is_another(self):
        self.change("elgrande.ts", 'language="xx"', 'language="yy"')
        self.finds("is said to be in “yy”")

    def test_no_words(self):
        (self.folder / "elgrande.ts").unlink()
        self.finds("there is no elgrande.ts")

    def test_texts_may_be_missing(self):
        for name in ("rulebook.txt", "desktop.ini"):
            (self.folder / name).unlink()
        shutil.rmtree(self.folder / "lessons")
        shutil.rmtree(self.folder / "man")
        self.assertIn(", 0 faults", self.said())

    def test_rulebook_without_a_paragraph(self):
        self.change("rulebook.txt", r"## goal \|[^\n]*\n", "")
        self.finds("rulebook.txt: lacks ## goal")

    def test_rulebook_with_a_link_to_nowhere(self):
        self.change("rulebook.txt", r"\]\(#castillo-throw\)", "](#castillo-wurf)")
        self.finds("rulebook.txt: has a link to castillo-wurf")

    def test_rulebook_without_a_table(self):
        self.change("rulebook.txt", "@regions", "@gegenden")
        self.assertIn("lacks @regions", self.said())

    def test_lesson_without_a_step(self):
        self.change("lessons/first_game.txt", "## goal\n", "")
        self.finds("lessons/first_game.txt: lacks map/goal")

    def test_lesson_with_a_foreign_name(self):
        self.change("lessons/first_game.txt", r"\{0\}", "{7}")
        self.finds("lessons/first_game.txt: has {7}")

    def test_lesson_of_an_expansion(self):
        taster = next(ROOT.glob("expansions/*/lessons/*.de.txt"))
        name = taster.name.replace(".de.", ".")
        shutil.copy(taster, self.folder / "lessons" / name)
        self.assertIn(", 0 faults", self.said())
        self.change(f"lessons/{name}", r"\n## \S+\n", "\n## schritt\n")
        self.assertIn("schritt, which English has not", self.said())

    def test_words_of_an_expansion(self):
        words = next(ROOT.glob("expansions/*/translations/*_de.ts"))
        name = words.name.replace("_de.", ".")
        (self.folder / name).write_text(words.read_text().replace('language="de"', 'language="xx"'))
        self.assertIn(", 0 faults", self.said())
        self.change(name, "<translation>", '<translation type="obsolete">')
        self.finds(f"{name}: ")

    def test_desktop_with_a_foreign_key(self):
        self.change("desktop.ini", "Comment=", "Kommentar=")
        self.finds("has Kommentar, which English has not")

    def test_desktop_keywords(self):
        self.change("desktop.ini", r"(Keywords=[^\n]*);\n", r"\1\n")
        self.finds("Keywords without a ;")

    def test_manual_without_an_option(self):
        self.change("man/elgrande.6", r"\\-\\-theme", "theme", 0)
        self.finds("man/elgrande.6: lacks --theme")

    def test_file_that_english_has_not(self):
        (self.folder / "lessons/zweites.txt").write_text("= Noch eins\n")
        self.finds("lessons/zweites.txt: English has no such file")

    def test_never_words(self):
        self.assertEqual(never_words(GLOSSARY), {"en": {"keeps hold": "**hold** (a card)", "Disc": "**disk**"},
                                                 "xx": {"Teller": "Scheibe", "Platte": "Scheibe"}})
        self.assertIn(", 0 faults", self.said(GLOSSARY))
        for name, old in (("elgrande.ts", "<translation>Aktionskarten"), ("rulebook.txt", "\n- "), ("desktop.ini", "Comment="),
                          ("lessons/first_game.txt", "\n## goal\n"), ("man/elgrande.6", "\n.TP\n")):
            with self.subTest(name):
                before = (self.folder / name).read_text()
                self.change(name, old, old + " **Teller** ")
                self.finds("says “Teller”, which the glossary calls Scheibe", GLOSSARY)
                (self.folder / name).write_text(before)

    def test_never_words_are_whole_and_in_their_case(self):
        self.change("rulebook.txt", "\n- ", "\n- Tellerrand teller Vorteller ")
        self.assertIn(", 0 faults", self.said(GLOSSARY))

    def test_never_words_of_the_source(self):
        self.change("elgrande.ts", "<source>Action cards</source>", "<source>Who keeps\n hold of Disc?</source>")
        said = self.said(GLOSSARY)
        self.assertIn("says “keeps hold”, which the glossary calls **hold** (a card)", said)
        self.assertIn("says “Disc”", said)

    def test_never_words_with_a_keyboard_letter(self):
        self.change("elgrande.ts", r"(<source>&amp;New game…</source>\s*<translation>)[^<]*", r"\1T&amp;eller")
        self.assertIn("says “Teller”", self.said(GLOSSARY))

    def test_names_of_paragraphs_are_no_words(self):
        self.change("rulebook.txt", r"\]\(#castillo-throw\)", "](#Teller)")
        self.assertNotIn("says", self.said(GLOSSARY))


if __name__ == "__main__":
    unittest.main()
