// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What players call the expansions of a game.
#pragma once

#include <QStringList>

#include <string>
#include <vector>

namespace elgrande {

// In the language of the moment; those that a bridge joins have its name together.
QStringList setNames(const std::vector<std::string>& expansions);
QStringList setNames(const QStringList& expansions);

} // namespace elgrande
