// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/join_code.h"

#include "app/storage/plain_letters.h"

#include <algorithm>

namespace elgrande::lan {
namespace {

constexpr int kGroup = 4;
constexpr int kByteBits = 8;
constexpr std::size_t kBytes = HostPin().size() + Invitation::kSize;
static_assert(kBytes * kByteBits == kJoinLetters * kPlainLetterBits);

using Bytes = std::array<std::uint8_t, kBytes>;

bool bitOf(const Bytes& bytes, int at) {
    return ((bytes[static_cast<std::size_t>(at / kByteBits)] >> (kByteBits - 1 - at % kByteBits)) & 1) != 0;
}

// What somebody may have meant who typed a letter that is in no code.
Error strangeLetter(QChar letter) {
    if (letter == u'U') return QT_TRANSLATE_NOOP("elgrande::errors", "A code never contains a U. Could it be a V?");
    return {QT_TRANSLATE_NOOP("elgrande::errors", "“%1” never occurs in a code: codes consist of digits and letters."),
            {QString(letter).toStdString()}};
}

Error wrongCount(int count) {
    const char* const pattern =
        count < kJoinLetters
            ? QT_TRANSLATE_NOOP("elgrande::errors", "The code is incomplete: %1 of %2 characters.")
            : QT_TRANSLATE_NOOP("elgrande::errors", "The code is too long: %1 characters instead of %2.");
    return {pattern, {std::to_string(count), std::to_string(kJoinLetters)}};
}

} // namespace

QString JoinCode::text() const {
    Bytes bytes{};
    std::copy(pin.begin(), pin.end(), bytes.begin());
    const QByteArray secret = invitation.reveal();
    std::copy(secret.begin(), secret.end(), bytes.begin() + pin.size());
    QString text;
    for (int letter = 0; letter < kJoinLetters; ++letter) {
        unsigned value = 0;
        for (int i = 0; i < kPlainLetterBits; ++i)
            value = 2 * value + (bitOf(bytes, letter * kPlainLetterBits + i) ? 1U : 0U);
        if (letter > 0 && letter % kGroup == 0) text += u'-';
        text += QLatin1Char(kPlainLetters[value]);
    }
    return text;
}

Result<JoinCode> JoinCode::read(const QString& typed) {
    constexpr qsizetype kLongest = 200; // with any blanks and dashes
    const QString letters = tidiedLetters(typed.left(kLongest));
    for (const QChar letter : letters)
        if (plainLetterValue(letter) < 0) return strangeLetter(letter);
    if (letters.size() != kJoinLetters) return wrongCount(static_cast<int>(letters.size()));
    Bytes bytes{};
    for (int at = 0; at < kJoinLetters * kPlainLetterBits; ++at) {
        const int value = plainLetterValue(letters[at / kPlainLetterBits]);
        const int bit = (value >> (kPlainLetterBits - 1 - at % kPlainLetterBits)) & 1;
        auto& byte = bytes[static_cast<std::size_t>(at / kByteBits)];
        byte = static_cast<std::uint8_t>(byte * 2 + bit);
    }
    HostPin pin{};
    std::copy_n(bytes.begin(), pin.size(), pin.begin());
    const QByteArrayView secret(reinterpret_cast<const char*>(bytes.data()) + pin.size(), Invitation::kSize);
    return JoinCode{pin, *Invitation::of(secret)};
}

} // namespace elgrande::lan
