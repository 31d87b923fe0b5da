// Time that only goes on: nothing here depends on a clock that somebody sets. A test brings its own.
#pragma once

#include <chrono>
#include <functional>

namespace elgrande::lan {

using Moment = std::chrono::steady_clock::time_point;
using Clock = std::function<Moment()>;

inline Moment now() { return std::chrono::steady_clock::now(); }

} // namespace elgrande::lan
