// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How the computer players are called in the window. The list of them is agentIds(); one without a name here shows its
// id.
#pragma once

#include <QString>

namespace elgrande {

QString agentName(const QString& id);        // "Hard, builder"
QString agentDescription(const QString& id); // one plain line, or two sentences

} // namespace elgrande
