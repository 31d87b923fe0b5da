// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the words come from: the tables of the base game (base_*.cpp) and the sources that are registered with
// addTexts(). A key is written as in texts.h. Inner header of views/texts.
#pragma once

#include "model/core/decision.h"
#include "model/observe/catalogue.h"
#include "views/texts/word_table.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <span>

namespace elgrande::texts {

inline constexpr const char* kContext = "texts"; // of the base game's words

std::span<const Word> baseThings();   // places, colours, editions, pieces
std::span<const Word> baseOptions();  // rulings
std::span<const Word> baseCards();    // titles, texts, remarks
std::span<const Word> basePrompts();  // questions
std::span<const Word> baseActions();  // buttons
std::span<const Word> baseEvents();   // the log
std::span<const Word> baseRefusals(); // why something cannot be done, and what points are given for

// The card whose words this card has: another one where its owners say that it has that one's action.
std::string wordsOf(const Catalogue& catalogue, const std::string& card);

// The words for a key as this game says it: whoever contributes last is asked first, so that an expansion or an edition
// may say otherwise; then the base game, as its edition has it. Empty: nobody knows it.
QString word(const Catalogue& catalogue, const QString& key, int count = -1);
// The same of a thing that `source` has brought: of the expansions only that one is asked, because each has its own
// words for its own things under such a key.
QString wordOn(const Catalogue& catalogue, const std::string& source, const QString& key);
// The first of several keys that somebody knows.
QString firstWord(const Catalogue& catalogue, const QStringList& keys, int count = -1);

// Without a game: the words of one source (the base game's where there is no such source), or of whichever knows them.
QString wordOf(const QString& source, const QString& key, int count = -1);
QString anyWord(const QString& key, int count = -1);

// What an expansion adds to a turn and is left of it, as far as it counts: "gift:<action>", else what the button says.
QString partsText(const Catalogue& catalogue, const Decision& decision, const std::function<bool(Action)>& counts);

} // namespace elgrande::texts
