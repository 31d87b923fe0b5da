// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/ending_text.h"

#include "app/names/set_names.h"

namespace elgrande {

QString endingText(const lan::Ending& why) {
    QStringList words;
    for (const lan::Difference& each : why.differences) words << lan::differenceText(each, setNames(each.expansions));
    if (words.isEmpty()) words << lan::partingText(why.parting);
    return words.join(QLatin1Char(' '));
}

bool isForGood(const lan::Ending& why) {
    return why.is(lan::Reason::Removed) || why.is(lan::Reason::WrongCode) || why.is(lan::Reason::ClosedForGood);
}

} // namespace elgrande
