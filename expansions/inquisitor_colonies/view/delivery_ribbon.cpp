// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "delivery_ribbon.h"

#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/texts/texts.h"

namespace elgrande::inquisitor_colonies {

std::optional<RibbonWords> deliveryRibbon(const GameModel& model, const Event& event) {
    if (event.kind != EventKind::Points || index(event.reason) >= model.catalogue().reasons.size()) return {};
    const std::string& reason = model.catalogue().reasons[index(event.reason)];
    const bool gold = reason == "colonies-gold";
    if (!gold && reason != "colonies-wares") return {};
    return RibbonWords{
        word(gold ? "delivery:gold" : "delivery:wares").replace(QStringLiteral("{seat}"), model.playerName(event.seat)),
        word("delivery:points", event.number)
            .replace(QStringLiteral("{place}"), texts::areaName(model.catalogue(), event.to))};
}

} // namespace elgrande::inquisitor_colonies
