// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/region.h"

namespace elgrande::texts {
namespace {

constexpr int kDecember = 12; // no two languages of the window call it the same

std::optional<QLocale>& chosenRegion() {
    static std::optional<QLocale> chosen;
    return chosen;
}

QLocale region() { return chosenRegion().value_or(QLocale::system()); }

// The parts of a region (LC_NUMERIC, LC_TIME) may differ, so each is asked about by what it gives.
bool hasDates(const QLocale& region) {
    return region.dateTimeFormat(QLocale::ShortFormat) != QLocale::c().dateTimeFormat(QLocale::ShortFormat);
}

bool speaksOfDatesAs(const QLocale& language, const QLocale& region) {
    return region.monthName(kDecember) == language.monthName(kDecember);
}

} // namespace

void setRegion(const std::optional<QLocale>& region) { chosenRegion() = region; }

// All other numbers of the window have the digits of its language.
QLocale numbers() {
    const QLocale there = region();
    const QLocale language;
    return there.language() == QLocale::C || there.zeroDigit() != language.zeroDigit() ? language : there;
}

QString momentText(const QDateTime& moment) {
    const QLocale there = region();
    const QLocale language;
    return language.toString(moment, (hasDates(there) ? there : language).dateTimeFormat(QLocale::ShortFormat));
}

QString dayText(const QDate& day) {
    const QLocale there = region();
    const QLocale language;
    const bool itsOwn = hasDates(there) && speaksOfDatesAs(language, there);
    return (itsOwn ? there : language).toString(day, QLocale::LongFormat);
}

} // namespace elgrande::texts
