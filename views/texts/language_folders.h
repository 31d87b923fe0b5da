// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The folders of the languages (translations/README.md). Those that were there at build time are compiled in below
// :/elgrande/translations; whoever translates names a folder of such folders in $ELGRANDE_TRANSLATIONS, whose files
// come before the ones compiled in, so that nothing has to be built to see them.
#pragma once

#include <QString>
#include <QStringList>

namespace elgrande::texts {

inline constexpr char kSourceLanguage[] = "en"; // what is written in the sources, and what takes the place of gaps

// The codes as the folders are called ("de", "pt_BR"), English first: each whose words are compiled.
QStringList languages();

// A file of a language's folder ("rulebook.txt"); empty where the language has none.
QString languageFile(const QString& language, const QString& name);

// The compiled words (.qm) of a language, those that count more behind: of its folder, with Qt's own, and of the
// expansions, which may bring their words themselves.
QStringList compiledWords(const QString& language);

} // namespace elgrande::texts
