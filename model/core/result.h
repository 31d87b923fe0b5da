// A value or a sentence saying why there is none. Used wherever text or files from outside are read.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace elgrande {

struct Error {
    std::string message; // English, one sentence, says what and where
};

template <class T>
class Result {
  public:
    Result(T value)
        : held_(std::move(value)) {}
    Result(Error error)
        : held_(std::move(error)) {}

    explicit operator bool() const { return held_.index() == 0; }
    T& operator*() { return std::get<0>(held_); }
    const T& operator*() const { return std::get<0>(held_); }
    T* operator->() { return &std::get<0>(held_); }
    const T* operator->() const { return &std::get<0>(held_); }
    const std::string& error() const { return std::get<1>(held_).message; }

  private:
    std::variant<T, Error> held_;
};

} // namespace elgrande
