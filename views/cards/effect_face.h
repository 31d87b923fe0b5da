// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The face of a power card with an effect besides its value: a band in the player's colour with value and Caballeros,
// and below it, on paper, the title, the picture and what the effect does, in as many words as are legible at that
// size. Marks: "!" required, "≈" not verified on a printed card.
#pragma once

#include "views/cards/card_titles.h"
#include "views/theme/art.h"

#include <QRectF>
#include <QString>

#include <string>
#include <vector>

class QPainter;

namespace elgrande {

struct PowerContent {
    QString name;         // its number, or what it is called
    int caballeros = 0;   //
    std::string colour;   //
    QString title;        // of its effect, if it has one
    QString picture;      // of that effect, a name for Art
    QString text = {};    // what the effect does
    QString brief = {};   // in the fewest words; empty: there is only the whole text
    bool owed = false;    // it must be carried out
    bool ours = false;    // nobody has seen the effect printed
    bool guessed = false; // nor the number of Caballeros

    friend bool operator==(const PowerContent&, const PowerContent&) = default;
};

// Where everything on such a card is.
struct EffectParts {
    QRectF band; // of value and Caballeros, on wide cards with the marks between them
    QRectF value;
    QRectF cubes;
    QRectF title;
    qreal titlePixels = 0;
    std::vector<QRectF> marks; // "!" before "≈"
    QRectF picture;
    QRectF words; // null: too small to be read
    QString said; // there
    qreal wordsPixels = 0;
};
TitleFit effectTitleFit(const QStringList& titles, QSizeF card, qreal textScale, qreal wanted = 1e9);
// `title`: of one size on cards beside each other; if not measured, it is as large as it fits on this card.
EffectParts effectParts(const PowerContent& content, const QRectF& card, const TitleFit& title, qreal textScale);

// Pixels of width from which on a title can be read.
inline constexpr qreal kTitledWidth = 52;

// `textScale`: how large the words are wanted against the usual ones (textScaleOf).
void paintEffectFace(QPainter& painter, const Theme& theme, const Art& art, const PowerContent& content,
                     const QRectF& card, const TitleFit& title, qreal textScale);
// Whether the words of the effect, if only the brief ones, can be read on a card of that size.
bool isEffectWorded(const PowerContent& content, QSizeF card, qreal textScale);

} // namespace elgrande
