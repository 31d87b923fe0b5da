// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// An expansion's own piece of state: a small plain struct, copied into State::slotBytes and out of it. A new State is
// all zeros there, so zero must mean "as at the beginning of the game". Views read the same bytes from an Observation.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace elgrande {

template <class T>
struct Slot {
    static_assert(std::is_trivially_copyable_v<T> && std::is_default_constructible_v<T>);
    std::uint8_t offset = 0;

    // From a State or an Observation; the zero value where there are too few bytes (a view that has seen no game yet).
    template <class Holder>
    T load(const Holder& holder) const {
        const std::span<const std::uint8_t> bytes(holder.slotBytes);
        T value{};
        if (offset + sizeof(T) <= bytes.size())
            std::memcpy(static_cast<void*>(&value), bytes.data() + offset, sizeof(T));
        return value;
    }
    template <class State>
    void store(State& state, const T& value) const {
        std::memcpy(state.slotBytes.data() + offset, static_cast<const void*>(&value), sizeof(T));
    }
};

} // namespace elgrande
