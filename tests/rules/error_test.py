#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later
"""An Error holds English and the pattern that views/texts/error_text translates (model/core/result.h). So no Error is made of
a translated text, which would stay in the language of that moment; its English is not shown to players; and a sentence for
them is marked for the translators. Prints file:line for every violation; exit code 1 when there is one.

    error_test.py ROOT
"""
import re
import sys
from pathlib import Path

# Literals that no player reads.
UNMARKED = {
    "app/lan/": "what is wrong with a message, for the log",
}
TRANSLATED = re.compile(r"(?<![\w.>])(?:\w+::)*(?:tr|translate|(?!plain)\w+Text)\(")
LITERAL = re.compile(r'\bError\s*[({]\s*"')
SHOWN = re.compile(r"fromStdString\([\w.>()*-]*(?:\.|->)error\(\)\)")
NO_CODE = re.compile(r'//[^\n]*|(?<=")(?:[^"\\\n]|\\.)+(?=")')
CHAINED = re.compile(r"\s*(?:\.(\w+)\(|(\)))")  # a call on what there is, or the end of what it is an argument of


def end_of_call(text, at):
    """Behind the parenthesis that closes the one before `at`."""
    depth = 1
    while depth > 0 and at < len(text):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def is_kept_as_words(text, at):
    """Whether what a call gives becomes a std::string; `at` is behind its opening parenthesis."""
    at = end_of_call(text, at)
    while link := CHAINED.match(text, at):
        if link.group(1) == "toStdString":
            return True
        at = link.end() if link.group(2) else end_of_call(text, link.end())
    return False


def violations_in(name, text):
    """(offset, what is wrong)"""
    text = NO_CODE.sub(lambda found: " " * len(found.group()), text)
    for call in TRANSLATED.finditer(text):
        if is_kept_as_words(text, call.end()):
            yield call.start(), "an Error is no translated text: mark its pattern with QT_TRANSLATE_NOOP"
    for shown in SHOWN.finditer(text):
        yield shown.start(), "shows the English of an Error: texts::errorText translates it"
    if not any(name.startswith(each) for each in UNMARKED):
        for literal in LITERAL.finditer(text):
            yield literal.start(), 'a sentence for players is marked: QT_TRANSLATE_NOOP("elgrande::errors", …)'


def self_test():
    """The rules must catch what they are there for, and nothing else."""
    wrong = ('return Error{Say::tr("It is too large; try again.").toStdString()};',
             'return {QCoreApplication::translate("elgrande::saves", sentence)\n            .arg(why)\n            .toStdString()};',
             'fail((name + texts::errorText(why)).toStdString());', 'return Error{"It is too large."};',
             'return Error{rejectionText(Rejection::Paused).toStdString()};',
             'show(QString::fromStdString(written.error()));')
    right = ('return Error{QT_TRANSLATE_NOOP("elgrande::errors", "It is too large.")};', "return Error{why.message()};",
             'show(tr("Too large: %1").arg(texts::errorText(why)));', "names.push_back(name.toStdString());",
             "// tr().toStdString()", 'complain(tr("x"), Error{pattern, {path.toStdString()}});',
             "return Error{parser.errorText().toStdString()};", "recordFromText(table_->recordText().toStdString());")
    for lines, wanted in ((wrong, 1), (right, 0)):
        for line in lines:
            found = list(violations_in("app/x.cpp", line))
            assert len(found) == wanted, f"{line}: {found}"
    assert not list(violations_in("app/lan/x.cpp", 'return Error("no frame");'))


def main(root):
    self_test()
    violations = []
    for top in ("model", "views", "app", "expansions"):
        for path in sorted(Path(root, top).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix not in (".h", ".cpp") or "/tests/" in name:
                continue
            text = path.read_text()
            for offset, wrong in violations_in(name, text):
                violations.append(f"{name}:{text.count(chr(10), 0, offset) + 1}: {wrong}")
    print("\n".join(violations + [f"{len(violations)} violations"]))
    return 1 if violations else 0


sys.exit(main(sys.argv[1]))
