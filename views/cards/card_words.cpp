// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/card_words.h"

#include "views/cards/card_titles.h"
#include "views/theme/fitted_text.h"
#include "views/theme/theme.h"

#include <algorithm>

namespace elgrande {
namespace {

constexpr qreal kReadEasily = 13; // pixels of the whole text; smaller ones give way to the brief text
constexpr qreal kWordsStep = 4;   // between two heights of the picture
constexpr qreal kEasyRow = 1.6;   // times the least height of the picture: words read easily leave it as much

bool reads(const QString& text, QSizeF room, qreal pixels) {
    return room.width() > 0 && room.height() > 0 && textFits(text, Theme::serif(15), room, pixels);
}

qreal fitted(const QString& text, QSizeF room, qreal most) {
    return fittedPixels(text, Theme::serif(15), room, kLeastTitle, std::max(kLeastTitle, most));
}

// In letters of at least that size; as large as wanted where the picture can give way so far.
CardWords saidAt(const QString& said, qreal least, const WordsRoom& room) {
    if (said.isEmpty() || !reads(said, room.below(room.leastRow), least)) return {};
    const qreal scale = std::max(1.0, room.textScale);
    const QSizeF usual = room.below(room.usualRow);
    const qreal wanted = reads(said, usual, kLeastTitle) ? fitted(said, usual, room.most) * scale : 0;
    for (const qreal pixels : {std::max(wanted, least), least})
        for (qreal row = room.usualRow;; row = std::max(room.leastRow, row - kWordsStep)) {
            if (reads(said, room.below(row), pixels))
                return {said, fitted(said, room.below(row), room.most * scale), row};
            if (row <= room.leastRow) break;
        }
    return {};
}

} // namespace

CardWords wordsIn(const QString& text, const QString& brief, const WordsRoom& room) {
    const qreal easily = kReadEasily * std::max(1.0, room.textScale);
    WordsRoom easy = room;
    easy.leastRow = std::min(room.usualRow, room.leastRow * kEasyRow);
    for (const QString& said : {text, brief})
        if (const CardWords words = saidAt(said, easily, easy); !words.said.isEmpty()) return words;
    for (const QString& said : {brief, hyphenated(brief), text})
        if (const CardWords words = saidAt(said, kLeastTitle, room); !words.said.isEmpty()) return words;
    return {};
}

} // namespace elgrande
