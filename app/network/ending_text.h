// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Why a connection has ended, for the player.
#pragma once

#include "app/lan/link.h"

#include <QString>

namespace elgrande {

QString endingText(const lan::Ending& why);
// The table is gone, or closed to this player. One that was only closed may be resumed.
bool isForGood(const lan::Ending& why);

} // namespace elgrande
