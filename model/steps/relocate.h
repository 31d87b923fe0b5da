// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How card rows write the relocating verbs (relocate.cpp).
#pragma once

#include "model/core/step.h"

namespace elgrande {

// Whose pieces may be moved. Own: all that the seat commands.
enum class Whose : std::uint8_t { Any, Own, Foreign, OwnAndForeign };
inline constexpr std::uint32_t kRelocateMust = 4;    // no `done` before the last one has moved
inline constexpr std::uint8_t kSourceAllOwn = 1;     // those that leave, all of them or as the ruling says
inline constexpr std::uint8_t kSourceUpToAllOwn = 2; // as many of them as the player likes, under any ruling

constexpr Step relocateUpTo(int count, Whose whose) {
    return {StepKind::Relocate, Seat::None, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(Area::None),
            static_cast<std::uint32_t>(whose)};
}
// The pieces of these owners only, whoever commands them.
constexpr Step relocateOf(int count, OwnerSet owners) {
    return {StepKind::Relocate, Seat::None, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(Area::None),
            owners.bits << 16U};
}
constexpr Step relocateOwnAndForeign(int own, int foreign) {
    return {StepKind::Relocate, Seat::None, static_cast<std::uint8_t>(own), static_cast<std::uint8_t>(Area::None),
            static_cast<std::uint32_t>(Whose::OwnAndForeign) | static_cast<std::uint32_t>(foreign) << 8U};
}
constexpr Step relocateFromOneRegion(int count) { return stepOf(StepKind::Source, count); }
constexpr Step relocateAllOwn() { return stepOf(StepKind::Source, 0, kSourceAllOwn); }
constexpr Step relocateUpToAllOwn() { return stepOf(StepKind::Source, 0, kSourceUpToAllOwn); }
// Exactly one, where there is one to move.
constexpr Step relocateOne(Whose whose) {
    return {StepKind::Relocate, Seat::None, 1, static_cast<std::uint8_t>(Area::None),
            static_cast<std::uint32_t>(whose) | kRelocateMust};
}

} // namespace elgrande
