// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What identifies a host: SHA-256 of the public key in its certificate (host_key.h). It is no secret. A guest stores it
// as soon as the join code has proved it (code_exchange.h), and needs no code for this host again.
#pragma once

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace elgrande::lan {

using HostPin = std::array<std::uint8_t, 32>;

inline QByteArray bytesOf(const HostPin& pin) {
    return {reinterpret_cast<const char*>(pin.data()), static_cast<qsizetype>(pin.size())};
}
// Nothing if the size is wrong.
inline std::optional<HostPin> pinFrom(const QByteArray& bytes) {
    HostPin pin{};
    if (bytes.size() != static_cast<qsizetype>(pin.size())) return {};
    std::copy_n(reinterpret_cast<const std::uint8_t*>(bytes.constData()), pin.size(), pin.begin());
    return pin;
}

} // namespace elgrande::lan
