// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/names/set_names.h"

#include "model/rules/setup.h"
#include "views/texts/texts.h"

namespace elgrande {

QStringList setNames(const std::vector<std::string>& expansions) {
    QStringList names;
    for (const std::string& each : knownAs(expansions)) names << texts::expansionName(QString::fromStdString(each));
    return names;
}

QStringList setNames(const QStringList& expansions) {
    std::vector<std::string> ids;
    for (const QString& each : expansions) ids.push_back(each.toStdString());
    return setNames(ids);
}

} // namespace elgrande
