// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// When secret disks are turned over one after the other, in milliseconds at the normal tempo. The film of a scoring and
// the ceremony over the map keep the same times.
#pragma once

#include <cstddef>

namespace elgrande {

inline constexpr double kFirstDisk = 450; // before the first one is turned
inline constexpr double kEachDisk = 800;
inline constexpr double kTurnOfDisk = 360;
inline constexpr double kLastDisk = 1100; // after the last one

constexpr int lengthOfDisks(std::size_t disks) {
    return static_cast<int>(kFirstDisk + kEachDisk * static_cast<double>(disks) + kLastDisk);
}

// When this one shows its face.
constexpr int diskTurnedAt(std::size_t disk) {
    return static_cast<int>(kFirstDisk + kTurnOfDisk + kEachDisk * static_cast<double>(disk));
}

} // namespace elgrande
