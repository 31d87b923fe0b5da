// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/staying.h"

#include "model/observe/catalogue.h"

namespace elgrande {

bool staysInside(const Catalogue& catalogue, const Event& event) {
    const auto& areas = catalogue.areas;
    if (index(event.from) >= areas.size() || index(event.to) >= areas.size()) return false;
    const Area whole = areas[index(event.to)].inside;
    return whole != Area::None && (event.from == whole || areas[index(event.from)].inside == whole);
}

} // namespace elgrande
