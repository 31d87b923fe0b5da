// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A card for a screen reader: a button that is available when the card is offered, with the reason as its description
// when it is not. Pressing it is the same as a click.
#pragma once

namespace elgrande {

// Tells Qt once how an OfferButton is to be read; further calls do nothing.
void installOfferAccessibility();

} // namespace elgrande
