// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/rate_limit.h"

#include <algorithm>

namespace elgrande::lan {

double TokenBucket::tokensAt(Moment at) const {
    const std::chrono::duration<double> passed = std::max(at, at_) - at_;
    return std::min(rate_.burst, tokens_ + passed.count() * rate_.perSecond);
}

bool TokenBucket::take(Moment at) {
    tokens_ = tokensAt(at);
    at_ = std::max(at, at_);
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
}

Limits::Time TokenBucket::wait(Moment at) const {
    const std::chrono::duration<double> missing(std::max(0.0, 1 - tokensAt(at)) / rate_.perSecond);
    return std::chrono::ceil<Limits::Time>(missing);
}

} // namespace elgrande::lan
