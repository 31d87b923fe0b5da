// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is special about the general scoring that begins, for the ribbon that announces it.
#pragma once

#include "model/core/event.h"

#include <QStringList>

#include <vector>

namespace elgrande {

class Shown;

namespace intrigue_king {

QStringList scoringNotes(const Shown& shown, const std::vector<Event>& since);

} // namespace intrigue_king
} // namespace elgrande
