#!/usr/bin/env python3
"""Fails when a translation is not fit for release, naming each message: unfinished, vanished or empty entries, too few
plural forms, placeholders (%1, %n, {seat}) or keyboard letters (&) that differ from the source, contexts without namespace.

    translations/check_translations.py [file.ts ...]      without arguments: all files beside this script and in expansions
"""

import re
import sys
import xml.etree.ElementTree as xml
from collections import Counter
from pathlib import Path

PLURAL_FORMS = {"en": 2, "de": 2}
PLAIN_CONTEXTS = {"texts"}  # set by hand in the sources, as are expansions' ids; every other one is a class with its namespace


def placeholders(text):
    return set(re.findall(r"%(?:L?\d+|n)|\{\w+\}", text))


def mnemonics(text):
    return len(re.findall(r"&(?=\w)", text))


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
        if "::" not in name and name not in PLAIN_CONTEXTS | {path.stem.rsplit("_", 1)[0]}:
            faults.append(f"{path.name}: context {name} lacks its namespace; lupdate did not find the header")
        for message in context.findall("message"):
            messages += 1
            source = message.findtext("source") or ""
            seen[(name, source, message.findtext("comment"))] += 1
            faults += [f"{path.name}: {name}: “{source}” {fault}" for fault in faults_of(message, language)]
    faults += [f"{path.name}: {key[0]}: “{key[1]}” is there {n} times" for key, n in seen.items() if n > 1]
    if messages == 0:
        faults.append(f"{path.name}: no messages")
    return messages, faults


def every_file():
    root = Path(__file__).resolve().parent.parent
    return sorted(root.glob("translations/*.ts")) + sorted(root.glob("expansions/*/translations/*.ts"))


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
