// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a card says of its action: the whole text in letters of the usual size, else the brief text. Where it lies below
// a picture, the picture gives way to it.
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>

namespace elgrande {

struct CardWords {
    QString said; // hyphenated where a word had to be broken; empty: there is no room for any
    qreal pixels = 0;
    qreal row = 0; // the height of the picture above
};

struct WordsRoom {
    std::function<QSizeF(qreal row)> below; // the room for the words below a picture of that height
    qreal usualRow = 0;
    qreal leastRow = 0;
    qreal most = 0;      // pixels of the letters, at the usual text size
    qreal textScale = 1; // how large the words are wanted against the usual ones (textScaleOf)
};

CardWords wordsIn(const QString& text, const QString& brief, const WordsRoom& room);

} // namespace elgrande
