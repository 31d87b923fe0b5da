// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/secret_bytes.h"

#include <QRandomGenerator>

#include <openssl/crypto.h>

namespace elgrande::lan {

void fillRandomly(std::uint8_t* bytes, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i)
        bytes[i] = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256U));
}

bool equalInConstantTime(const std::uint8_t* a, const std::uint8_t* b, std::size_t count) {
    return CRYPTO_memcmp(a, b, count) == 0;
}

void wipe(std::uint8_t* bytes, std::size_t count) { OPENSSL_cleanse(bytes, count); }

} // namespace elgrande::lan
