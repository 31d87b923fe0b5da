// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The characters of a set-up code: bits in base 32 without letters that look alike, the first one the version of the
// format, the last three a check that finds a wrong letter and two that have changed places. Knows numbers and words,
// but not what they mean.
#pragma once

#include "model/core/result.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace elgrande {

class CodeWriter {
  public:
    void bit(bool on) { number(on ? 1 : 0, 1); }
    void number(std::uint64_t value, int bits);
    void word(const std::string& word); // any text; usual ones take six bits, others five a letter
    void bytes(const std::string& text);

    QString letters() const; // with version and check, without dashes

  private:
    QList<bool> bits_;
};

class CodeReader {
  public:
    enum class Fault { NotPlain, Short, Wrong, OtherVersion };
    // Of tidied letters: nothing when they can be read.
    static std::optional<Fault> faultIn(const QString& letters);
    static int missingLetters(const QString& letters); // of the shortest code

    explicit CodeReader(const QString& letters); // without fault
    bool bit() { return number(1) != 0; }
    std::uint64_t number(int bits);
    std::string word();
    std::string bytes();
    // Everything has been read and nothing made no sense. A sum that fits by chance may hide anything.
    bool isDone() const;

  private:
    QList<bool> bits_;
    qsizetype at_ = 0;
    bool nonsense_ = false;
};

} // namespace elgrande
