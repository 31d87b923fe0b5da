// How large the player wants words: the size of a widget's letters against the usual ones, for what is painted in boxes
// of its own and does not grow by itself.
#pragma once

#include <QFontInfo>
#include <QWidget>

namespace elgrande {

inline constexpr qreal kUsualLetters = 14; // pixels

inline qreal lettersOf(const QWidget& widget) { return QFontInfo(widget.font()).pixelSize() / kUsualLetters; }

} // namespace elgrande
