// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Events of a move that leads nowhere else.
#pragma once

#include "model/core/event.h"

namespace elgrande {

struct Catalogue;

// Who could have been moved is where it was: the King, a Grande.
inline bool stays(const Event& event) { return event.from == event.to && event.to != Area::None; }
// From a place, or a part of it, into a part of the same place: to a post, or with a disc that is claimed there.
bool staysInside(const Catalogue& catalogue, const Event& event);

} // namespace elgrande
