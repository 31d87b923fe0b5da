// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What games of computer players say about the game (resources/findings, written by `elgrande-lab findings`), as tables
// with small bars for the rulebook. A bar is a picture "bar:value/half/low/high": value with its interval of 95 % on
// an axis from low to high.
#pragma once

#include "model/observe/catalogue.h"
#include "views/charts/charts.h"

#include <QCoreApplication>
#include <QString>

namespace elgrande {

class FindingsPage {
    Q_DECLARE_TR_FUNCTIONS(elgrande::FindingsPage)

  public:
    // `subject`: "cards", "turn-order" or "castillo". Cards that this game does not have are left out; the order is
    // that of the stacks, in each the most valuable first.
    static QString html(const QString& subject, const Catalogue& catalogue);
    // What the path of such a picture says; nothing: it says nothing.
    static std::optional<ChartSpan> spanOf(const QString& path);

  private:
    static QString cardsHtml(const Catalogue& catalogue);
    static QString turnOrderHtml();
    static QString castilloHtml();
    static QString measured(const QList<int>& players); // numbers of games and the commands
};

} // namespace elgrande
