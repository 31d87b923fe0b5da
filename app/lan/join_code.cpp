// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/join_code.h"

#include "app/lan/secret_bytes.h"

#include <optional>
#include <string_view>

namespace elgrande::lan {
namespace {

constexpr std::string_view kCodeLetters = "0123456789ACDEFHJKMNPRTVWXY";
constexpr std::string_view kLookAlikes = "OQILZSGBU";
constexpr std::string_view kMeant = "00112568V";
static_assert(kCodeLetters.size() == 27 && kLookAlikes.size() == kMeant.size() &&
              kCodeLetters.size() + kLookAlikes.size() == 10 + 26);

bool isIgnored(char32_t letter) { return QChar::isSpace(letter) || QChar::category(letter) == QChar::Punctuation_Dash; }

// The character of the alphabet that somebody has typed. Only ASCII counts: what else has a capital letter of ASCII,
// such as ſ and ı, is not in a code.
std::optional<char> codeLetter(char32_t typed) {
    if (typed > 0x7f) return {};
    const char letter = static_cast<char>(QChar::toUpper(typed));
    if (const std::size_t at = kLookAlikes.find(letter); at != std::string_view::npos) return kMeant[at];
    return kCodeLetters.find(letter) == std::string_view::npos ? std::nullopt : std::optional(letter);
}

Error notInCodes(char32_t letter) {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "“%1” never occurs in a code: codes consist of digits and letters."),
            {QString::fromUcs4(&letter, 1).toStdString()}};
}

Error otherLength(int count) {
    const char* const pattern =
        count < JoinCode::kSize
            ? QT_TRANSLATE_NOOP("elgrande::errors", "The code is incomplete: %1 of %2 characters.")
            : QT_TRANSLATE_NOOP("elgrande::errors", "The code is too long: %1 characters instead of %2.");
    return {pattern, {std::to_string(count), std::to_string(JoinCode::kSize)}};
}

} // namespace

JoinCode JoinCode::random() {
    // Above this the first characters of the alphabet would be likelier than the last ones.
    constexpr std::size_t kFair = 256 / kCodeLetters.size() * kCodeLetters.size();
    JoinCode code;
    for (char& letter : code.letters_) {
        std::uint8_t drawn = 0;
        do fillRandomly(&drawn, 1);
        while (drawn >= kFair);
        letter = kCodeLetters[drawn % kCodeLetters.size()];
    }
    return code;
}

Result<JoinCode> JoinCode::read(const QString& typed) {
    constexpr qsizetype kLongest = 200; // with any blanks and dashes
    JoinCode code;
    int count = 0;
    for (const char32_t each : typed.left(kLongest).toUcs4()) {
        if (isIgnored(each)) continue;
        const std::optional<char> letter = codeLetter(each);
        if (!letter) return notInCodes(each);
        if (count < kSize) code.letters_[static_cast<std::size_t>(count)] = *letter;
        ++count;
    }
    return count == kSize ? Result<JoinCode>(code) : otherLength(count);
}

QString JoinCode::text() const {
    QString text = QString::fromLatin1(letters());
    for (int at = kSize - kGroup; at > 0; at -= kGroup) text.insert(at, u'-');
    return text;
}

} // namespace elgrande::lan
