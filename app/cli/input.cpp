// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/input.h"

#include "app/cli/session.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace elgrande::cli {

namespace {

// As much may wait while a request is worked on; the rest stays with whoever sends it.
constexpr qsizetype kMostBytes = 4 * kLongestLine;
constexpr std::size_t kMostLines = 10000;

bool somethingCame(int descriptor, int milliseconds) {
    pollfd one{descriptor, POLLIN, 0};
    return poll(&one, 1, milliseconds) > 0;
}

} // namespace

Input::Kind Input::next(QByteArray& line) {
    while (waiting_.empty() && !ended_)
        if (somethingCame(descriptor_, -1)) ended_ = !read();
    if (waiting_.empty() && (!begun_.text.isEmpty() || begun_.kind == Kind::TooLong)) endLine();
    if (waiting_.empty()) return Kind::End;
    const Waiting first = std::move(waiting_.front());
    waiting_.pop_front();
    waitingBytes_ -= first.text.size();
    lookedAt_ -= lookedAt_ > 0 ? 1 : 0;
    stops_ -= first.stop ? 1 : 0;
    line = first.text;
    return first.kind;
}

bool Input::asksToStop() {
    while (!ended_ && waiting_.size() < kMostLines && waitingBytes_ < kMostBytes && somethingCame(descriptor_, 0))
        ended_ = !read();
    for (; lookedAt_ < waiting_.size(); ++lookedAt_) {
        Waiting& each = waiting_[lookedAt_];
        each.stop = Session::isStop(each.text);
        stops_ += each.stop ? 1 : 0;
    }
    return stops_ > 0;
}

bool Input::read() {
    std::array<char, 1 << 16> bytes;
    const ssize_t count = ::read(descriptor_, bytes.data(), bytes.size());
    if (count < 0) return errno == EINTR || errno == EAGAIN;
    take(bytes.data(), count);
    return count > 0;
}

void Input::take(const char* bytes, qsizetype count) {
    while (count > 0) {
        const void* const found = std::memchr(bytes, '\n', static_cast<std::size_t>(count));
        const qsizetype part = found != nullptr ? static_cast<const char*>(found) - bytes : count;
        if (begun_.text.size() + part > kLongestLine) begun_ = {Kind::TooLong, {}};
        if (begun_.kind == Kind::Line) begun_.text.append(bytes, part);
        if (found == nullptr) return;
        endLine();
        bytes += part + 1;
        count -= part + 1;
    }
}

void Input::endLine() {
    waitingBytes_ += begun_.text.size();
    waiting_.push_back(std::move(begun_));
    begun_ = {Kind::Line, {}};
}

} // namespace elgrande::cli
