// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// External programs that people at this computer have registered under a name as players. A record names one by that
// name alone ("program:My bot"): what is run is what was registered here, never what a file says.
#pragma once

#include <QString>

#include <optional>

namespace elgrande {

QString programId(const QString& name);
std::optional<QString> programName(const QString& agent); // nothing: the agent is no program

} // namespace elgrande
