// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a window says: the words that it paints, with the place where they stand and the room that they have there, and
// those that are only heard or pointed at. For the faults of words that no class of widget can be asked about: words
// that are painted by hand, cut, elided, in a language that was not asked for.
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QWidget;

namespace elgrande::gui {

struct PaintedWord {
    QString text;                // of one line or a part of it
    QRectF box;                  // in the window, in its pixels
    QRectF room;                 // of it nothing is seen outside
    const QWidget* by = nullptr; // that paints it
};

// In the order in which they are painted. What lies in pictures that have been painted before is missing.
std::vector<PaintedWord> paintedWords(QWidget& window);

// A sentence for each word that is painted and not wholly seen, or ends with “…” and is told in full nowhere.
QStringList cutWords(QWidget& window);

// Everything that players read, hear or are told where they point, a line for each, its class before it.
QStringList saidWords(QWidget& window);

} // namespace elgrande::gui
