// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The join code: six characters, which people say and type: "K7H-3XA". Its alphabet has 27 characters, one for each
// group that looks alike in some font or handwriting: 0 for O and Q, 1 for I and L, 2 for Z, 5 for S, 6 for G, 8 for B,
// V for U. So every digit and letter can be read, in upper or lower case. There are 27^6, about 387 million, codes
// (28.5 bits), all equally likely: far too few to be tried at home, which SPAKE2 prevents (spake2.h), and enough
// against twenty attempts (code_budget.h), of which one in 19 million hits.
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QDebug>
#include <QString>

#include <array>
#include <iosfwd>

namespace elgrande::lan {

class JoinCode {
  public:
    static constexpr int kSize = 6;  // characters
    static constexpr int kGroup = 3; // characters

    static JoinCode random(); // from the system's generator
    // Ignores blanks and dashes. The error tells the player what is wrong.
    static Result<JoinCode> read(const QString& typed);

    QString text() const;                                                      // "K7H-3XA"
    QByteArray letters() const { return {letters_.data(), qsizetype{kSize}}; } // "K7H3XA", for spake2Secret()
    bool operator==(const JoinCode&) const = default;

    friend QDebug operator<<(QDebug, const JoinCode&) = delete;
    friend std::ostream& operator<<(std::ostream&, const JoinCode&) = delete;

  private:
    JoinCode() = default;

    std::array<char, kSize> letters_{};
};

} // namespace elgrande::lan
