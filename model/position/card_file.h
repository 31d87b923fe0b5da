// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Corrections of cards as a JSON file that people write:
//   {"format": "elgrande-cards 1", "cards": {"ki-10": {"caballeros": 5, "effect": "grande", "texts": {"title.en":
//   "Free"}}}}
// Fields of a card: caballeros (0 to 30), copies (0 to 30), value (of a power card, 1 to 999), enabled, effect, texts
// (title up to 60 and text up to 600 characters, by language). "now" and "how" are comments for readers of the file and
// are ignored.
#pragma once

#include "model/core/result.h"
#include "model/observe/card_list.h"
#include "model/rules/corrections.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace elgrande {

inline constexpr int kLargestCardFile = 1024 * 1024; // bytes

// Whether there are such cards and effects is not looked at: that depends on the game (RulesBuilder::build). The error
// says which line, card and field is wrong.
Result<Corrections> correctionsFromJson(const QByteArray& json);
QByteArray toJson(const Corrections& corrections);

// A file to start from: every card with what the program takes it for under "now", and no correction yet.
// `title` in the language of the reader; `how` says what to do with the file.
QByteArray cardListJson(const std::vector<ListedCard>& cards, const std::function<QString(const ListedCard&)>& title,
                        const QString& how);
// The first card under whose "now" a file says something else than such a list: somebody may have taken that for the
// place of corrections. Empty where there is none.
QString cardChangedUnderNow(const QByteArray& json, const std::vector<ListedCard>& cards);

} // namespace elgrande
