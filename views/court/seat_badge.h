// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A small picture in a seat's row for what the seat holds: a Veto, a secret disk that is set, a token. Rebuilt from the
// observation after every change; a click on the badge of a token selects the token.
#pragma once

#include "model/observe/catalogue.h"
#include "model/observe/observation.h"

#include <QString>

#include <string>
#include <vector>

namespace elgrande {

struct SeatBadge {
    int order = 0;             // from the right; equal ones as they are contributed
    QString picture = {};      // name for Art, of a drawing of the base game or of an expansion (artOf)
    std::string colour = {};   // in whose shades; empty: as drawn
    QString label = {};        // a few letters over it
    QString tip = {};          // what it means, also for a screen reader
    Token token = Token::None; //
    double size = 1;           // of the row's height

    friend bool operator==(const SeatBadge&, const SeatBadge&) = default;
};

} // namespace elgrande
