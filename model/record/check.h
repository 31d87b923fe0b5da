// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What writing and reading records share: the checksum over everything that means something in a record, however its
// lines were broken on the way, and the rules for names of header lines.
#pragma once

#include "model/core/result.h"
#include "model/core/rng.h"

#include <cstdio>
#include <string>
#include <string_view>

namespace elgrande {

// It finds out what was lost or damaged on the way. It is no seal: whoever has the program can compute it, so nobody
// should take a record for a proof; and no message says what it ought to be, or mending a record would be a matter of
// copying.
class RecordCheck {
  public:
    void addTag(std::string_view name, std::string_view value) {
        add(name);
        add(value);
    }
    void addBody(std::string_view body) { add(body); }
    std::string text() const {
        char digits[17];
        std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash_));
        return digits;
    }

  private:
    void add(std::string_view part) { hash_ = hashText("\n", hashText(part, hash_)); }

    std::uint64_t hash_ = hashText("elgrande record");
};

constexpr bool isBreak(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// The moves of a record with one blank wherever there were blanks, line breaks or comments.
inline std::string withoutCommentsAndBreaks(std::string_view body) {
    std::string text;
    bool inComment = false;
    bool gap = false;
    for (char c : body) {
        if (c == '{') inComment = true;
        if (inComment || isBreak(c)) {
            gap = true;
            if (c == '}') inComment = false;
            continue;
        }
        if (gap && !text.empty()) text += ' ';
        gap = false;
        text += c;
    }
    return text;
}

std::string seatTag(std::string colour);   // "red": "Red"
bool isTagName(std::string_view name);     // letters and digits
bool isReservedTag(std::string_view name); // says what the game is, so no free remark may have it
// What is wrong with a record that is whole, and which program wrote it (header line Program; null: it does not say):
// most likely one with other rules.
Error withAge(Error fault, const std::string* program);

} // namespace elgrande
