# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a language has beside its .ts files: rulebook, lessons, manuals, desktop.ini. English is what the others follow."""

import re


def names_of_rulebook(text):
    """Pages, paragraphs and what the program fills in, in their order."""
    return [" ".join(line.split("|")[0].split()) for line in text.splitlines() if re.match(r"##? |@\w", line)]


def names_of_lesson(text):
    """Chapters and steps, and which of them answer to a wrong click."""
    names = []
    chapter = step = ""
    for line in text.splitlines():
        if line.startswith("# "):
            chapter = line[2:].split("|")[0].strip()
            names.append(chapter)
        elif line.startswith("## "):
            step = f"{chapter}/{line[3:].strip()}"
            names.append(step)
        elif line.startswith("? "):
            names.append(f"{step}?")
    return names


def names_of_desktop(text):
    return [line.split("=")[0] for line in text.splitlines() if "=" in line and not line.startswith("#")]


def differences(names, originals):
    """In the order of the original only where both have the same."""
    yield from (f"lacks {name}" for name in originals if name not in names)
    yield from (f"has {name}, which English has not" for name in names if name not in originals)
    if sorted(names) == sorted(originals) and names != originals:
        yield "has another order than English"
    yield from (f"has {name} {names.count(name)} times" for name in dict.fromkeys(names) if names.count(name) > originals.count(name) > 0)


def rulebook_faults(text, original):
    yield from differences(names_of_rulebook(text), names_of_rulebook(original))
    links = re.compile(r"\]\(#([^)]+)\)")
    known = {name.lstrip("# ") for name in names_of_rulebook(original)} | set(links.findall(original))
    yield from (f"has a link to {name}, which is no paragraph" for name in links.findall(text) if name not in known)


def lesson_faults(text, original):
    yield from differences(names_of_lesson(text), names_of_lesson(original))
    places = re.compile(r"\{\d\}")
    foreign = set(places.findall(text)) - set(places.findall(original))
    yield from (f"has {place}, which English has not" for place in sorted(foreign))


def desktop_faults(text, original):
    """What is left out is shown in English."""
    names, originals = names_of_desktop(text), names_of_desktop(original)
    yield from (fault for fault in differences(names, originals) if not fault.startswith("lacks"))
    for name in names:
        said = re.search(rf"^{re.escape(name)}=(.*)$", text, re.M).group(1)
        if not said.strip():
            yield f"says nothing for {name}"
        if name == "Keywords" and not said.endswith(";"):
            yield "has Keywords without a ; at the end"


def manual_faults(text, original):
    """Every option and file has its place; what the program says of its options is asked by tests/packaging."""
    options = re.compile(r"\\-\\-[a-z]+")
    yield from (f"lacks {option}".replace("\\", "") for option in dict.fromkeys(options.findall(original)) if option not in text)


# How a file is called in a language's folder (and whose check it is).
KINDS = {"rulebook.txt": rulebook_faults, "lessons/*.txt": lesson_faults, "man/*.6": manual_faults, "desktop.ini": desktop_faults}


def words_in(name, text):
    """What a reader reads of it: no names of paragraphs, keys, commands of the printer."""
    if name.endswith(".6"):
        text = re.sub(r"\\f.|\\&", "", re.sub(r'^(\.\\".*|\.[A-Z]+ ?)', "", text, flags=re.M)).replace("\\-", "-")
        return text.replace('"', "")
    if name.endswith(".ini"):
        return "\n".join(line.partition("=")[2] for line in text.splitlines() if not line.startswith("#"))
    lines = []
    for line in text.splitlines():
        if line.startswith(("# ", "## ", "= ")):
            line = line.partition("|")[2] if not line.startswith("= ") else line[2:].replace("|", " ")
        elif line.startswith("@"):
            line = ""
        lines.append(re.sub(r"\]\(#[^)]*\)", "]", line))
    return re.sub(r"\*+|[][]", "", "\n".join(lines))
