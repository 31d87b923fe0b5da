// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/word_table.h"

#include <QCoreApplication>
#include <QHash>

#include <cstring>

namespace elgrande::texts {

QString translated(const char* context, Text text, int count) {
    // A number makes Qt look for plural forms, which only texts with %n have.
    const bool plural = std::strstr(text.text, "%n") != nullptr;
    return QCoreApplication::translate(context, text.text, text.note, plural ? count : -1);
}

Source sourceOf(const char* context, std::span<const Word> table) {
    QHash<QString, Text> words;
    for (const Word& word : table) words.insert(QString::fromLatin1(word.key), word.text);
    return [context, words](const QString& key, int count) {
        const auto found = words.constFind(key);
        return found == words.constEnd() ? QString() : translated(context, *found, count);
    };
}

} // namespace elgrande::texts
