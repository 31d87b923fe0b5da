// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How an author writes words down: a table of keys and English texts, marked for lupdate with QT_TRANSLATE_NOOP and its
// relatives in a context of the author's own. The English text is at once the key of its translation, so it holds no
// ids; what the keys are is said in texts.h, what {seat}, {place} … stand for in phrases.h.
#pragma once

#include <QString>

#include <functional>
#include <span>

namespace elgrande::texts {

// An English text as the macros mark it. The note tells equal English texts apart where another language needs two.
struct Text {
    constexpr Text(const char* english, const char* remark = nullptr)
        : text(english)
        , note(remark) {}
    const char* text;
    const char* note;
};
// One line of a table.
struct Word {
    const char* key;
    Text text;
};

// The text in the language of the moment; `count` replaces %n and chooses the plural.
QString translated(const char* context, Text text, int count = -1);

// Words by key, empty for a key that it does not know.
using Source = std::function<QString(const QString& key, int count)>;
// The words of a table that lives as long as the program.
Source sourceOf(const char* context, std::span<const Word> table);

} // namespace elgrande::texts
