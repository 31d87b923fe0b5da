// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbers and dates as they are written where the player lives. The desktop's region decides about separators and the
// order of day, month and year, whatever the language of the window; the language decides about words among them, as
// the names of months. A desktop without a region (the C locale) leaves all of it to the language. QLocale() is the
// language of the window and nothing else: whoever writes a number or a date asks here.
#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>

#include <optional>

namespace elgrande::texts {

QLocale numbers();                           // with toString(): "2,5" or "2.5"
QString momentText(const QDateTime& moment); // short, in digits: "03/02/2026 16:05"
QString dayText(const QDate& day);           // in words: "3 February 2026"

// Instead of the desktop's: for tests, and for the command line, which has the language only. Nothing: the desktop's.
void setRegion(const std::optional<QLocale>& region);

} // namespace elgrande::texts
