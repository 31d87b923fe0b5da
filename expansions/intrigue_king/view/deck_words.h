// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the page where a hand is chosen; no other part of the program asks for them.
#pragma once

#include <QString>

namespace elgrande::intrigue_king {

// In the language of the moment; `count` replaces %n.
QString deckWord(const char* key, int count = -1);

} // namespace elgrande::intrigue_king
