// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Who sits at the table in lessons and puzzles: the person, under the name of the settings or a usual one, and others
// that are called differently.
#pragma once

#include <QStringList>

namespace elgrande {

struct Cast {
    QString person;
    QStringList others; // five
};

inline Cast castWith(const QString& own) {
    Cast cast{own.isEmpty() ? QStringLiteral("Inés") : own, {}};
    for (const QString& other : {QStringLiteral("Diego"), QStringLiteral("Lucía"), QStringLiteral("Mateo"),
                                 QStringLiteral("Carmen"), QStringLiteral("Rodrigo"), QStringLiteral("Beatriz")})
        if (other.compare(own, Qt::CaseInsensitive) != 0 && cast.others.size() < 5) cast.others << other;
    return cast;
}

} // namespace elgrande
