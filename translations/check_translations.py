#!/usr/bin/env python3
"""Fails when a translation is not fit for release, naming each message: unfinished, vanished or empty entries, too few
plural forms, placeholders (%1, %n, {seat}) or keyboard letters (&) that differ from the source, contexts without namespace,
keyboard letters that two things have which are shown together, in the source as well.

    translations/check_translations.py [file.ts ...]      without arguments: all files beside this script and in expansions
"""

import re
import sys
import xml.etree.ElementTree as xml
from collections import Counter
from pathlib import Path

PLURAL_FORMS = {"en": 2, "de": 2}
PLAIN_CONTEXTS = {"texts"}  # set by hand in the sources, as are expansions' ids; every other one is a class with its namespace

MENU_BAR = {"MainMenu": "*"}
# What is shown together: by class, the beginnings of its texts, or "*" for every text with a keyboard letter.
TOGETHER = {
    "menu bar": MENU_BAR,
    "menu Game": {"NewGameDesk": ["&New", "New game &l", "Quick s&h", "Set-up co&de"], "ReplayDesk": ["&Replay"],
                  "GameFiles": ["&Open", "&Continue the", "&Save", "Save &as"], "StatisticsDesk": ["S&tat", "Summary"],
                  "NetworkDesk": ["Net&work", "Re&join", "Resume hosted", "Join cod", "Lea&"], "MainWindow": ["&Quit"]},
    "menu Game, several unfinished": {"NewGameDesk": ["&New", "New game &l", "Quick s&h", "Set-up co&de"],
                                      "ReplayDesk": ["&Replay"],
                                      "GameFiles": ["&Open", "&Continue a", "&Save", "Save &as"],
                                      "StatisticsDesk": ["S&tat", "Summary"],
                                      "NetworkDesk": ["Net&work", "Re&join", "Resume hosted", "Join cod", "Lea&"],
                                      "MainWindow": ["&Quit"]},
    "leaving a table in the network": {"NetworkDesk": ["&Leave"]},
    "closing one": {"NetworkDesk": ["&Save and", "End it"]},
    "code of a table": {"NetworkDesk": ["&Copy"]},
    "closing a lobby": {"NetworkDesk": ["&Close"]},
    "a program as an opponent": {"ProgramPicker": "*"},
    "tables in the network": {"JoinPage": "*"} | MENU_BAR,
    "lobby": {"LobbyPage": ["St&art", "&Close", "Cop", "&Ready"]} | MENU_BAR,
    "lobby of a guest who is ready": {"LobbyPage": ["&Leave", "✓"]} | MENU_BAR,
    "notices of a table in the network": {"NoticePanel": "*"} | MENU_BAR,
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
    "menu Help": {"RulesDesk": "*", "LearnDesk": "*", "GameFiles": ["&Report"], "MainWindow": ["&About", "About"]},
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
    "preferences, general": {"SettingsDialog": ["&Language", "Your", "&Keep", "Keyboard"]},
    "preferences, game": {"SettingsDialog": ["&Comp", "&Anim", "S&how", "A&lert", "Turn cloc", "Confirm", "Make forced", "Ask even", "Thinking"]},
    "preferences, aids": {"SettingsDialog": ["Show &ranks", "Keep track", "Describe", "Log wh&y", "Warn me", "Computer player as"]},
    "preferences, appearance": {"SettingsDialog": ["&Theme", "Colour", "Te&xt", "Touch", "Int&erface"]},
    "preferences, sound": {"SettingsDialog": ["&Sound ", "&Volume"]},
}


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
                lettered[((context.findtext("name") or "").split("::")[-1], source)] = forms_of(
                    message, message.find("translation"))[0]
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
                    other = texts.setdefault(letter(text), text)
                    if other != text:
                        yield f"{group}: “{other}” and “{text}” have the same keyboard letter"
    for name, source in sorted(set(lettered) - grouped):
        yield f"{name}: “{source}” has a keyboard letter and is in no group of TOGETHER"


def forms_of(message, translation):
    """The texts that a message is translated to: one, or one for each plural form."""
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.findall("numerusform")]
    return [translation.text or ""]


def faults_of(message, language):
    source = message.findtext("source") or ""
    translation = message.find("translation")
    if translation is None:
        yield "has no translation"
        return
    if translation.get("type") is not None:
        yield f"is {translation.get('type')}"
    forms = forms_of(message, translation)
    if message.get("numerus") == "yes" and len(forms) != PLURAL_FORMS.get(language, len(forms)):
        yield f"has {len(forms)} plural forms"
    for form in forms:
        if not form.strip():
            yield "is empty"
            continue
        missing = placeholders(source) - placeholders(form)
        foreign = placeholders(form) - placeholders(source)
        # "one" may be written as a word, so the number itself may be missing from a plural form.
        missing.discard("%n" if message.get("numerus") == "yes" else None)
        if missing or foreign:
            yield f"differs in {', '.join(sorted(missing | foreign))}: “{form}”"
        if mnemonics(source) != mnemonics(form):
            yield f"differs in its keyboard letter (&): “{form}”"


def check(path):
    root = xml.parse(path).getroot()
    language = (root.get("language") or "").split("_")[0]
    messages = 0
    faults = []
    seen = Counter()
    for context in root.findall("context"):
        name = context.findtext("name") or ""
        if "::" not in name and name not in PLAIN_CONTEXTS | {path.stem.removesuffix(f"_{language}")}:
            faults.append(f"{path.name}: context {name} lacks its namespace; lupdate did not find the header")
        for message in context.findall("message"):
            messages += 1
            source = message.findtext("source") or ""
            seen[(name, source, message.findtext("comment"))] += 1
            faults += [f"{path.name}: {name}: “{source}” {fault}" for fault in faults_of(message, language)]
    faults += [f"{path.name}: {key[0]}: “{key[1]}” is there {n} times" for key, n in seen.items() if n > 1]
    if path.name == "elgrande.ts" and language != "en":  # which has plurals only
        faults += [f"{path.name}: {fault}" for fault in colliding_letters(root)]
    if messages == 0:
        faults.append(f"{path.name}: no messages")
    return messages, faults


def every_file():
    root = Path(__file__).resolve().parent.parent
    return sorted(root.glob("translations/*/*.ts")) + sorted(root.glob("expansions/*/translations/*.ts"))


def main(arguments):
    paths = [Path(argument) for argument in arguments] or every_file()
    failed = not paths
    for path in paths:
        messages, faults = check(path)
        print(f"{path.name}: {messages} messages, {len(faults)} faults")
        for fault in faults:
            print(f"  {fault}")
        failed = failed or bool(faults)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
