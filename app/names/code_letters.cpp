// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/names/code_letters.h"

#include "app/storage/plain_letters.h"

#include <algorithm>
#include <array>
#include <string_view>

using namespace std::string_view_literals;

namespace elgrande {
namespace {

constexpr int kVersion = 2;
constexpr int kCheckLetters = 3;
constexpr int kFewestLetters = 13;  // as in the usual game
constexpr int kMostLetters = 10000; // no game needs as many

// Words of the usual game. A word's place is part of the format: new ones are appended, none ever moves.
constexpr std::array<std::string_view, 15> kUsual{"classic",
                                                  "bigbox",
                                                  "true",
                                                  "false",
                                                  "no-veto",
                                                  "open-castillo",
                                                  "starter",
                                                  "random",
                                                  "tie-break",
                                                  "send-own-too",
                                                  "used-power-open",
                                                  "castillo-by-choice",
                                                  "all-own-must-leave",
                                                  "scoreboard-on-castillo",
                                                  "send-may-stop"};
constexpr int kUsualBits = 5;
static_assert(kUsual.size() <= 1U << kUsualBits);

// Other words are spelled; what is no small letter stands behind an escape.
constexpr std::string_view kSpelling = "\0abcdefghijklmnopqrstuvwxyz-_"sv; // by number; 0 is the end
constexpr int kSpellingBits = 5;
constexpr unsigned kEscape = 31;
constexpr int kByteBits = 8;

QString lettersOf(std::uint64_t value, int count) {
    QString text(count, QLatin1Char('0'));
    for (int i = count - 1; i >= 0; --i, value /= kPlainLetters.size())
        text[i] = QLatin1Char(kPlainLetters[value % kPlainLetters.size()]);
    return text;
}

// The letters as the digits of a number, taken modulo a prime: two codes that differ in one letter, or in two that have
// changed places, never have the same check.
QString checkOf(const QString& letters) {
    constexpr unsigned kPrime = 32749; // below 32 * 32 * 32
    constexpr unsigned kBase = 37;
    unsigned check = 0;
    for (const QChar letter : letters)
        check = (check * kBase + static_cast<unsigned>(plainLetterValue(letter)) + 1) % kPrime;
    return lettersOf(check, kCheckLetters);
}

} // namespace

void CodeWriter::number(std::uint64_t value, int bits) {
    for (int i = bits - 1; i >= 0; --i) bits_.append(((value >> i) & 1U) != 0);
}

void CodeWriter::word(const std::string& word) {
    const auto usual = std::find(kUsual.begin(), kUsual.end(), word);
    bit(usual == kUsual.end());
    if (usual != kUsual.end()) return number(static_cast<std::uint64_t>(usual - kUsual.begin()), kUsualBits);
    for (const char c : word) {
        const auto at = c == '\0' ? std::string_view::npos : kSpelling.find(c);
        number(at == std::string_view::npos ? kEscape : at, kSpellingBits);
        if (at == std::string_view::npos) number(static_cast<unsigned char>(c), kByteBits);
    }
    number(0, kSpellingBits);
}

void CodeWriter::bytes(const std::string& text) {
    for (const char c : text) {
        bit(true);
        number(static_cast<unsigned char>(c), kByteBits);
    }
    bit(false);
}

QString CodeWriter::letters() const {
    QString text = lettersOf(kVersion, 1);
    for (qsizetype at = 0; at < bits_.size(); at += kPlainLetterBits) {
        unsigned value = 0;
        for (qsizetype i = at; i < at + kPlainLetterBits; ++i)
            value = 2 * value + (i < bits_.size() && bits_[i] ? 1 : 0);
        text += lettersOf(value, 1);
    }
    text = text.leftJustified(kFewestLetters - kCheckLetters, QLatin1Char(kPlainLetters[0])); // a seed of few letters
    return text + checkOf(text);
}

int CodeReader::missingLetters(const QString& letters) {
    return std::max(0, kFewestLetters - static_cast<int>(letters.size()));
}

std::optional<CodeReader::Fault> CodeReader::faultIn(const QString& letters) {
    if (std::any_of(letters.begin(), letters.end(), [](QChar c) { return plainLetterValue(c) < 0; }))
        return Fault::NotPlain;
    if (missingLetters(letters) > 0) return Fault::Short;
    if (letters.size() > kMostLetters) return Fault::Wrong;
    if (checkOf(letters.chopped(kCheckLetters)) != letters.right(kCheckLetters)) return Fault::Wrong;
    if (plainLetterValue(letters[0]) != kVersion) return Fault::OtherVersion;
    return {};
}

CodeReader::CodeReader(const QString& letters) {
    for (qsizetype at = 1; at < letters.size() - kCheckLetters; ++at)
        for (int i = kPlainLetterBits - 1; i >= 0; --i) bits_.append(((plainLetterValue(letters[at]) >> i) & 1) != 0);
}

std::uint64_t CodeReader::number(int bits) {
    std::uint64_t value = 0;
    for (int i = 0; i < bits; ++i, ++at_) value = 2 * value + (at_ < bits_.size() && bits_[at_] ? 1U : 0U);
    return value;
}

std::string CodeReader::word() {
    if (!bit()) {
        const std::uint64_t at = number(kUsualBits);
        nonsense_ = nonsense_ || at >= kUsual.size();
        return at < kUsual.size() ? std::string(kUsual[at]) : std::string();
    }
    std::string word;
    while (const std::uint64_t at = number(kSpellingBits)) { // ends at the latest behind the last letter
        nonsense_ = nonsense_ || (at >= kSpelling.size() && at != kEscape);
        word += at < kSpelling.size() ? kSpelling[at] : static_cast<char>(number(kByteBits));
    }
    return word;
}

std::string CodeReader::bytes() {
    std::string text;
    while (bit()) text += static_cast<char>(number(kByteBits));
    return text;
}

bool CodeReader::isDone() const {
    const bool rest = std::any_of(bits_.begin() + std::min(at_, bits_.size()), bits_.end(), [](bool on) { return on; });
    return !nonsense_ && !rest && at_ <= bits_.size();
}

} // namespace elgrande
