// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The King's exile (RULINGS.md 6.1, X25): France and Portugal are no regions, nobody else goes there, and only the card
// "Exile" leads the King into one of them. That the card is the twelfth of the fourth stack and who the neighbours are
// is a guess, so it is played on request only.
#include "anniversary_rules.h"

#include "model/steps/king.h"

namespace elgrande::anniversary {

namespace {

AreaRow exileRow(const char* id, std::vector<std::string> neighbours) {
    AreaRow row = placeRow(id);
    row.kingMayStand = true;
    row.enterable = false;
    row.closed = true;
    row.neighbours = std::move(neighbours);
    row.basis = Basis::Reconstructed;
    return row;
}

} // namespace

void addExile(RulesBuilder& builder) {
    builder.addArea(exileRow(kFrance, {"pais_vasco", "aragon", "cataluna"}));
    builder.addArea(exileRow(kPortugal, {"galicia", "castilla_la_vieja", "castilla_la_nueva", "sevilla"}));
    builder.addEffect(kExileCard, effectOf({moveTheKing(KingsWay::IntoExile)}));
    CardRow card;
    card.id = kExileCard;
    card.stack = card.caballeros = 4;
    card.picture = "exile";
    card.required = true;
    card.basis = card.caballerosBasis = Basis::Reconstructed;
    builder.addCard(card);
}

} // namespace elgrande::anniversary
