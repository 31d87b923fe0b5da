// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Random bytes used as credentials: compared in constant time, wiped after use, and impossible to log.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QDebug>

#include <array>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>

namespace elgrande::lan {

void fillRandomly(std::uint8_t* bytes, std::size_t count); // from the system's generator
bool equalInConstantTime(const std::uint8_t* a, const std::uint8_t* b, std::size_t count);
void wipe(std::uint8_t* bytes, std::size_t count);

// `Tag` distinguishes kinds of secrets.
template <std::size_t Size, class Tag>
class SecretBytes {
  public:
    static constexpr std::size_t kSize = Size;

    static SecretBytes random() {
        SecretBytes secret;
        fillRandomly(secret.bytes_.data(), Size);
        return secret;
    }
    // Nothing if the size is wrong.
    static std::optional<SecretBytes> of(QByteArrayView bytes) {
        if (bytes.size() != static_cast<qsizetype>(Size)) return {};
        SecretBytes secret;
        for (std::size_t i = 0; i < Size; ++i)
            secret.bytes_[i] = static_cast<std::uint8_t>(bytes[static_cast<qsizetype>(i)]);
        return secret;
    }
    ~SecretBytes() { wipe(bytes_.data(), Size); }
    SecretBytes(const SecretBytes&) = default;
    SecretBytes& operator=(const SecretBytes&) = default;

    bool operator==(const SecretBytes& other) const {
        return equalInConstantTime(bytes_.data(), other.bytes_.data(), Size);
    }
    // For calculations: no copy that would have to be wiped.
    QByteArrayView view() const { return {reinterpret_cast<const char*>(bytes_.data()), static_cast<qsizetype>(Size)}; }
    // For the wire and for the owner's own file.
    QByteArray reveal() const { return {reinterpret_cast<const char*>(bytes_.data()), static_cast<qsizetype>(Size)}; }

    friend QDebug operator<<(QDebug, const SecretBytes&) = delete;
    friend std::ostream& operator<<(std::ostream&, const SecretBytes&) = delete;

  private:
    SecretBytes() = default;

    std::array<std::uint8_t, Size> bytes_{};
};

} // namespace elgrande::lan
