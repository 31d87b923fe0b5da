// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast things are shown moving. Off shows every change at once.
#pragma once

namespace elgrande {

enum class Tempo { Off, Slow, Normal, Fast };

// What a usual duration is multiplied with; 0 for Off.
constexpr double tempoFactor(Tempo tempo) {
    switch (tempo) {
    case Tempo::Off:
        return 0;
    case Tempo::Slow:
        return 1.9;
    case Tempo::Normal:
        return 1;
    case Tempo::Fast:
        return 0.45;
    }
    return 1;
}

} // namespace elgrande
