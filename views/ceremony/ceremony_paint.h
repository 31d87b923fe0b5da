// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Painting tools for ceremonies: sprites drawn once and then moved, ribbons with text, player tags, easing curves.
#pragma once

#include "views/ceremony/ceremony.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QStringList>

#include <functional>
#include <string>

namespace elgrande {

// 0 before `from`, 1 after `until`, evenly between.
double share(double now, double from, double until);
double easeOut(double part);  // fast first
double easeBoth(double part); // slow at both ends

// Drawn once, crisp on the screen of the scenery, in a box from (0, 0).
QPixmap drawnOnce(const Scenery& scenery, QSizeF size, const std::function<void(QPainter&, const QRectF&)>& draw);

// A ribbon across the table: a line in large text, smaller ones below it. `aside` is kept free at both ends.
void paintRibbon(QPainter& painter, const Theme& theme, const QRectF& box, const QString& title,
                 const QStringList& lines, qreal aside = 0);
double ribbonHeight(qsizetype lines); // times that of one with a single smaller line
// A plate in a player's colour with symbol and words.
void paintTag(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box,
              const QString& words);
void paintCrown(QPainter& painter, const QRectF& box);

const std::string& colourOf(const GameModel& model, Seat seat);

} // namespace elgrande
