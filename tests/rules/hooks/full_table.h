// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A table on which something lies of everything that expansions can add, and positions as JSON.
#pragma once

#include "model/position/position.h" // before Qt's own headers

#include "tests/rules/hooks/made_up.h"

#include <QJsonObject>

#include <optional>

namespace elgrande::hooks {

std::string text(const QJsonObject& json);
QJsonObject written(const Table& table, std::optional<Seat> viewer = {});
// A turn in which tokens lie in a place and before seats, black Caballeros stand there, a card is kept and spent.
Table fullTable();

} // namespace elgrande::hooks
