// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A value or a sentence saying why there is none. Used wherever text or files from outside are read. A sentence that a
// player may have to read is made of a pattern, marked for the translators as Qt's tools want it, and of what stands in
// it: the message is the English one, views/texts/error_text says it in the player's language.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// As in Qt, which the rules do without: the text itself, found by lupdate.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace elgrande {

struct Error {
    Error(std::string sentence)
        : message(std::move(sentence)) {}
    // Of literals only, which stay; `english` has %1 to %9 where the parts stand.
    template <std::size_t N>
    Error(const char (&sentence)[N])
        : message(sentence)
        , pattern(sentence) {}
    Error(const char* english, std::vector<Error> filling)
        : message(filled(english, filling))
        , pattern(english)
        , parts(std::move(filling)) {}

    std::string message;           // English, one sentence, says what and where
    const char* pattern = nullptr; // null: the message is all there is, as a name or a number
    std::vector<Error> parts = {};

  private:
    static std::string filled(std::string_view pattern, const std::vector<Error>& parts) {
        std::string text;
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            const std::size_t part = i + 1 < pattern.size() && pattern[i] == '%'
                                         ? static_cast<std::size_t>(static_cast<unsigned char>(pattern[i + 1]) - '1')
                                         : parts.size();
            if (part < parts.size())
                text += parts[part].message, ++i;
            else
                text += pattern[i];
        }
        return text;
    }
};

template <class T>
class Result {
  public:
    Result(const T& value)
        : held_(value) {}
    Result(T&& value)
        : held_(std::move(value)) {}
    Result(Error error)
        : held_(std::move(error)) {}

    explicit operator bool() const { return held_.index() == 0; }
    T& operator*() { return std::get<0>(held_); }
    const T& operator*() const { return std::get<0>(held_); }
    T* operator->() { return &std::get<0>(held_); }
    const T* operator->() const { return &std::get<0>(held_); }
    const std::string& error() const { return std::get<1>(held_).message; } // in English
    const Error& fault() const { return std::get<1>(held_); }

  private:
    std::variant<T, Error> held_;
};

// Nothing, because it is done, or why it could not be.
template <>
class Result<void> {
  public:
    Result() = default;
    Result(Error error)
        : fault_(std::move(error)) {}

    explicit operator bool() const { return !fault_; }
    const std::string& error() const { return fault_->message; } // in English
    const Error& fault() const { return *fault_; }

  private:
    std::optional<Error> fault_;
};

} // namespace elgrande
