#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a language is not fit for release, naming each fault. In its words: vanished or empty entries, plural forms that
are not as many everywhere, placeholders (%1, %n, {seat}) or keyboard letters (&) that differ from the source, contexts without
namespace, keyboard letters that two things have which are shown together, in the source as well. In its rulebook, lessons,
manuals and desktop.ini: names that English has not or has besides. In both: words that GLOSSARY.md rules out. What is not
translated yet is shown in English: it is counted, and a fault only in the languages that the project itself keeps complete.

    translations/check_translations.py [FOLDER ...]      without folders: every language beside this script

A language whose script has no letters on common keyboards does without any "&".
"""

import re
import sys
import xml.etree.ElementTree as xml
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True
from glossary import SOURCE_LANGUAGE, Glossary
from texts import KINDS, words_in

HOME = Path(__file__).resolve().parent
EXPANSIONS = HOME.parent / "expansions"
COMPLETE = {SOURCE_LANGUAGE, "de"}
PLAIN_CONTEXTS = {"texts"}  # set by hand in the sources, as are expansions' ids; every other one is a class with its namespace

MENU_BAR = {"MainMenu": "*"}
# What is shown together: by class, the beginnings of its texts, or "*" for every text with a keyboard letter.
TOGETHER = {
    "menu bar": MENU_BAR,
    "menu Game": {"NewGameDesk": ["&New", "New game &l", "Quick s&h", "Set-up co&de"], "ReplayDesk": ["&Replay"],
                  "GameFiles": ["&Open", "&Continue the", "&Save", "Save &as"], "StatisticsDesk": ["S&tat", "Summary"],
                  "NetworkDesk": ["Net&work", "Re&join", "Resume hosted", "Join cod", "&Move a", "Lea&"], "ProgramDesk": ["&Quit"]},
    "menu Game, several unfinished": {"NewGameDesk": ["&New", "New game &l", "Quick s&h", "Set-up co&de"],
                                      "ReplayDesk": ["&Replay"],
                                      "GameFiles": ["&Open", "&Continue a", "&Save", "Save &as"],
                                      "StatisticsDesk": ["S&tat", "Summary"],
                                      "NetworkDesk": ["Net&work", "Re&join", "Resume hosted", "Join cod", "&Move a", "Lea&"],
                                      "ProgramDesk": ["&Quit"]},
    "puzzles": {"PuzzleDialog": "*"},
    "puzzle": {"PuzzlePanel": "*"} | MENU_BAR,
    "leaving a table in the network": {"NetworkDesk": ["&Leave"]},
    "closing one": {"NetworkDesk": ["&Save and", "End it"]},
    "code of a table": {"TableLobby": ["&Copy", "Do"]},
    "closing a lobby": {"NetworkDesk": ["&Close"]},
    "removing a spectator": {"NetworkDesk": ["&Remove", "Remove and"]},
    "a program as an opponent": {"ProgramPicker": "*"},
    "tables in the network": {"JoinPage": "*"} | MENU_BAR,
    "lobby": {"LobbyPage": ["St&art", "&Close", "Cop", "&Ready"], "KnockPanel": "*"} | MENU_BAR,
    "lobby of a guest who is ready": {"LobbyPage": ["&Leave", "✓", "&Try"]} | MENU_BAR,
    "notices of a table in the network": {"NoticePanel": "*", "KnockPanel": "*"} | MENU_BAR,
    "a game that may be open elsewhere": {"GameFiles": ["Open &h"]},
    "leaving a game": {"GameFiles": ["&Keep", "Discard"]},
    "unfinished games": {"UnfinishedDialog": ["&Which", "De&lete", "&Continue"]},
    "removing one of them": {"UnfinishedDialog": ["&Delete"]},
    "replacing a file": {"WhereToWrite": "*"},
    "menu Move": {"MoveDesk": "*", "ReplayDesk": ["Replay from"], "NetworkDesk": ["As&k", "&Point"]},
    "menu View": {"ViewDesk": "*", "SettingsDesk": ["&Dark", "Lar&g", "S&m", "&Normal"]},
    "menu Settings": {"SettingsDesk": ["&Language", "&Pref", "Keyboard"], "NewGameDesk": ["&Card"]},
    "corrections of cards": {"CardDialog": "*"},
    "wrong corrections": {"NewGameDesk": ["&Start"]},
    "menu Help": {"RulesDesk": "*", "LearnDesk": "*", "GameFiles": ["&Report"], "ProgramDesk": ["&About", "About"],
                  "PuzzleDesk": "*"},
    "start page": {"StartPage": "*"} | MENU_BAR,
    "welcome": {"WelcomePage": "*"} | MENU_BAR,
    "result": {"ResultPanel": "*"} | MENU_BAR,
    "replay": {"ReplayBar": "*"} | MENU_BAR,
    "lesson, in its middle": {"LessonGuide": ["&Continue"]} | MENU_BAR,
    "lesson, at its end": {"LessonGuide": ["Keep"]} | MENU_BAR,
    "new game": {"NewGameDialog": "*", "SeatsEditor": "*", "PresetBar": "*"},
    "game code": {"NewGameDesk": ["&Copy"]},
    "summary": {"StatisticsDesk": ["&Open"]},
    "statistics": {"StatisticsWindow": "*"},
    "shortcuts": {"ShortcutsDialog": "*"},
    "preferences, general": {"SettingsDialog": ["&Language", "Your", "Network", "Let others", "&Keep", "Keyboard"]},
    "preferences, game": {"SettingsDialog": ["&Comp", "&Anim", "S&how", "A&lert", "Turn cloc", "Confirm", "Make forced", "Ask even", "Thinking"]},
    "preferences, rules": {"RulesPage": "*"},
    "preferences, aids": {"SettingsDialog": ["Show &ranks", "Keep track", "Describe", "Log wh&y", "Show chances", "Warn me", "Computer player as"]},
    "preferences, appearance": {"SettingsDialog": ["&Theme", "Hi&gh", "Colour", "Te&xt", "Touch", "Int&erface"]},
    "preferences, sound": {"SettingsDialog": ["&Sound ", "&Volume"]},
}


# What no form for one says, where that form is for one thing alone.
UP_TO = {"en": "up to %n", "de": "bis zu %n"}


def placeholders(text):
    return set(re.findall(r"%(?:L?\d+|n)|\{\w+\}", text))


def mnemonics(text):
    return len(re.findall(r"&(?=\w)", text))


def letter(text):
    found = re.search(r"&(\w)", text)
    return found.group(1).lower() if found else None


def colliding_letters(root):
    """Of the program's own texts: what is shown together needs a letter each, in the source and in the translation."""
    lettered = {}  # (class, source): translation
    for context in root.findall("context"):
        for message in context.findall("message"):
            source = message.findtext("source") or ""
            if letter(source):
                lettered[((context.findtext("name") or "").split("::")[-1], source)] = (forms_of(message) or [""])[0]
    grouped = set()
    for group, classes in TOGETHER.items():
        owners = ({}, {})
        for name, beginnings in classes.items():
            members = [key for key in lettered if key[0] == name
                       and (beginnings == "*" or any(key[1].startswith(each) for each in beginnings))]
            if len(members) < (1 if beginnings == "*" else len(beginnings)):
                yield f"{group}: a text of {name} is not found any more"
            grouped.update(members)
            for key in members:
                for texts, text in zip(owners, (key[1], lettered[key])):
                    other = texts.setdefault(letter(text), text) if letter(text) else text  # else a gap, or none at all
                    if other != text:
                        yield f"{group}: “{other}” and “{text}” have the same keyboard letter"
    for name, source in sorted(set(lettered) - grouped):
        yield f"{name}: “{source}” has a keyboard letter and is in no group of TOGETHER"


def forms_of(message):
    """The texts that a message is translated to: one, or one for each plural form."""
    translation = message.find("translation")
    if translation is None:
        return []
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.findall("numerusform")]
    return [translation.text or ""]


def is_gap(message):
    translation = message.find("translation")
    return translation is None or translation.get("type") == "unfinished"


def faults_of(message, language, forms_wanted, letters_wanted):
    source = message.findtext("source") or ""
    translation = message.find("translation")
    counted = message.get("numerus") == "yes"
    if is_gap(message) and language in COMPLETE:
        yield "is unfinished"
    elif not is_gap(message) and translation.get("type") is not None:
        yield f"is {translation.get('type')}"
    forms = forms_of(message)
    if counted and len(forms) != forms_wanted:
        yield f"has {len(forms)} plural forms"
    if counted and UP_TO.get(language, source) in forms[0]:
        yield f"says “up to 1”: “{forms[0]}”"
    for form in forms:
        if not form.strip():
            if not is_gap(message):
                yield "is empty"
            continue
        missing = placeholders(source) - placeholders(form)
        foreign = placeholders(form) - placeholders(source)
        # "one" may be written as a word, so the number itself may be missing from a plural form.
        missing.discard("%n" if counted else None)
        if missing or foreign:
            yield f"differs in {', '.join(sorted(missing | foreign))}: “{form}”"
        if mnemonics(form) != (mnemonics(source) if letters_wanted else 0):
            yield f"differs in its keyboard letter (&): “{form}”"


def plain(text):
    return re.sub(r"&(?=\w)", "", text)


def words_of(root, language):
    """What the glossary may rule out in a .ts: (what it is, its language, text)."""
    for message in root.iter("message"):
        source = plain(message.findtext("source") or "")
        yield source, SOURCE_LANGUAGE, source
        yield from ((source, language, plain(form)) for form in forms_of(message))


def check_words(files, language, glossary):
    """The .ts files of a language: their faults, the number of messages, how many of them are gaps."""
    roots = {file: xml.parse(file).getroot() for file in files}
    counted = Counter(len(forms_of(message)) for root in roots.values() for message in root.iter("message")
                      if message.get("numerus") == "yes")
    forms = counted.most_common(1)[0][0] if counted else 0  # that it is as many as Qt has rules for is seen by update.py
    lettered = any(mnemonics(form) for root in roots.values() for message in root.iter("message") for form in forms_of(message))
    faults = []
    for file, root in roots.items():
        here = []
        expansion = file.stem.removesuffix(f"_{language}")
        if root.get("language") != language:
            here.append(f"is said to be in “{root.get('language')}”")
        seen = Counter()
        for context in root.findall("context"):
            name = context.findtext("name") or ""
            if "::" not in name and name not in PLAIN_CONTEXTS | {expansion}:
                here.append(f"context {name} lacks its namespace; lupdate did not find the header")
            for message in context.findall("message"):
                source = message.findtext("source") or ""
                seen[(name, source, message.findtext("comment"))] += 1
                here += [f"{name}: “{source}” {fault}" for fault in faults_of(message, language, forms, lettered)]
        here += [f"{key[0]}: “{key[1]}” is there {n} times" for key, n in seen.items() if n > 1]
        here += dict.fromkeys(f"“{what}” {fault}" for what, spoken, text in words_of(root, language)
                              for fault in glossary.faults(spoken, text))
        if file.name == "elgrande.ts" and language != SOURCE_LANGUAGE:  # which has plurals only
            here += dict.fromkeys(colliding_letters(root))
        if not seen:
            here.append("no messages")
        faults += [f"{file.name}: {fault}" for fault in here]
    messages = [message for root in roots.values() for message in root.iter("message")]
    return faults, len(messages), sum(map(is_gap, messages))


def text_files(folder, language):
    """What there is beside the .ts files: (kind, file, the English one, what both are called)."""
    for kind in KINDS:
        for file in sorted(folder.glob(kind)):
            name = file.relative_to(folder)
            taster = EXPANSIONS / file.stem / "lessons" / f"{file.stem}.{SOURCE_LANGUAGE}.txt"
            original = HOME / SOURCE_LANGUAGE / name
            yield kind, file, taster if taster.exists() and not original.exists() else original, str(name)
    for file in sorted(EXPANSIONS.glob(f"*/lessons/*.{language}.txt")):
        yield "lessons/*.txt", file, file.with_name(file.name.replace(f".{language}.", f".{SOURCE_LANGUAGE}.")), file.name


def check_texts(folder, language, glossary):
    for kind, file, original, name in text_files(folder, language):
        text = file.read_text()
        if not original.exists():
            yield f"{name}: English has no such file"
            continue
        yield from (f"{name}: {fault}" for fault in KINDS[kind](text, original.read_text()))
        yield from (f"{name}: {fault}" for fault in glossary.faults(language, words_in(file.name, text)))


def check(folder, glossary):
    """Prints what is wrong with the language of a folder, and says whether anything is."""
    language = folder.name
    files = sorted(folder.glob("*.ts")) + sorted(EXPANSIONS.glob(f"*/translations/*_{language}.ts"))
    faults, messages, gaps = check_words(files, language, glossary)
    if not (folder / "elgrande.ts").exists():
        faults.append(f"there is no elgrande.ts: translations/update.py {language} makes it")
    faults += check_texts(folder, language, glossary)
    print("\n  ".join([f"{language}: {messages} messages, {gaps} of them to be translated, {len(faults)} faults"] + faults))
    return bool(faults)


def main(arguments):
    folders = [Path(argument).resolve() for argument in arguments] or sorted(each.parent for each in HOME.glob("*/elgrande.ts"))
    words = HOME / "GLOSSARY.md"
    glossary = Glossary(words.read_text() if words.exists() else "")
    return 1 if any([check(folder, glossary) for folder in folders] or [True]) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
