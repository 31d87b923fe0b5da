// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything on an action card is, at any size and shape. Title, marks, picture, Caballeros, owner and words each
// have a place of their own. What the words leave out is on the large card.
#pragma once

#include "views/cards/card_titles.h"

#include <QRectF>
#include <QString>

#include <string>
#include <vector>

namespace elgrande {

struct CardContent {
    bool open = false; // otherwise the back of the stack
    QString stack;     // in the corner: "III"
    QString title;
    QString text;
    QString brief;   // the text in the fewest words; empty: there is only the whole one
    QString picture; // name for Art
    int caballeros = 0;
    bool owed = false;          // the special action must be carried out
    bool reconstructed = false; // nobody has seen this wording printed
    std::string takerColour;    // empty: still on offer
    QString taker;
    QString power;        // the power card that the taker has played, where it goes with this card
    bool toCome = false;  // the taker's turn is not over, so the card stays bright
    bool stopped = false; // its special action, by a Veto
    QString note;         // why it may not be taken, in a line

    friend bool operator==(const CardContent&, const CardContent&) = default;
};

enum class CardMark { Stack, Owed, Doubt, Refused }; // its number; "!"; "≈"; may not be taken, where no words say why

struct MarkBox {
    CardMark which;
    QRectF box;
};

struct CardParts {
    TitleFit title;
    QRectF band; // of the title
    std::vector<MarkBox> marks;
    QRectF picture;
    QRectF cubes; // null: it brings none
    QRectF words; // null: too small to be read
    QString said; // there
    qreal wordsPixels = 0;
    QRectF owner; // null: nobody's
    QRectF power; // in it, the taker's power card; null: none, or no room for it
    QRectF note;  // null: there is none, or no room for it
    QRectF seal;  // of a Veto, beside the words; null: nobody has stopped it
};

// `textScale`: how large the words are wanted against the usual ones (textScaleOf).
TitleFit titleFit(const QStringList& titles, QSizeF card, qreal textScale, qreal most = 1e9);
// `title`: what cards beside each other share; if not measured, this card has its own.
CardParts partsOf(const CardContent& content, const QRectF& card, const TitleFit& title, qreal wordsLimit,
                  qreal textScale);
// The letters of an action's brief text for which such a card has room beside everything else, about.
int roomForWords(QSizeF card, const TitleFit& title);

} // namespace elgrande
