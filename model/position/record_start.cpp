// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/position/record_start.h"

#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/rules_builder.h"

namespace elgrande {

Result<LoadedPosition> startOf(const Record& record) {
    const auto rules = RulesBuilder::build(record.setup);
    if (!rules) return rules.fault();
    if (record.position.empty())
        return LoadedPosition{*rules, initialState(**rules), Dealer(**rules, (*rules)->setup.seed)};
    auto loaded = positionFromText(record.position);
    if (!loaded) return loaded.fault();
    if ((*rules)->fingerprint != loaded->rules->fingerprint || (*rules)->setup.colours != loaded->rules->setup.colours)
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors", "The record's header and position describe different games.")};
    return loaded;
}

} // namespace elgrande
