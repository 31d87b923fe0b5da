// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The player's text size as a factor of the usual font size, for text that is painted in fixed boxes and does not grow
// by itself.
#pragma once

#include <QFontInfo>
#include <QWidget>

#include <algorithm>

namespace elgrande {

inline constexpr qreal kUsualTextSize = 14; // pixels

inline qreal textScaleOf(const QWidget& widget) { return QFontInfo(widget.font()).pixelSize() / kUsualTextSize; }

// The height of the window that what lies below the board may have a share of: none of a very wide one, where the board
// wants all of it, and of an upright one as much as of a usual one of that width.
inline int heightToShare(const QWidget& widget) {
    const QSize size = widget.window()->size();
    return size.width() > 2 * size.height() ? 0 : std::min(size.height(), size.width() * 5 / 8);
}

// The height of something with words in it, grown with the text as long as the window has the room: at most that
// share of it, and never less than `usual` pixels.
inline int grownHeight(const QWidget& widget, int usual, qreal share = 0.27) {
    const int most = std::max(usual, static_cast<int>(widget.window()->height() * share));
    return std::clamp(static_cast<int>(usual * textScaleOf(widget)), usual, most);
}

} // namespace elgrande
