#include "app/lan/rate_limit.h"

#include <algorithm>

namespace elgrande::lan {

bool TokenBucket::take(Moment at) {
    if (at > at_) {
        const std::chrono::duration<double> passed = at - at_;
        tokens_ = std::min(rate_.burst, tokens_ + passed.count() * rate_.perSecond);
        at_ = at;
    }
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
}

bool WrongTries::isShutOut(const QHostAddress& address, Moment at) {
    Tries& tries = addresses_.of(address);
    if (tries.shutUntil && at >= *tries.shutUntil) tries = {};
    return tries.shutUntil.has_value();
}

void WrongTries::wrong(const QHostAddress& address, Moment at) {
    Tries& tries = addresses_.of(address);
    while (!tries.wrong.empty() && at - tries.wrong.front() >= limits_.wrongCodesWithin) tries.wrong.pop_front();
    tries.wrong.push_back(at);
    if (static_cast<int>(tries.wrong.size()) >= limits_.wrongCodes) tries.shutUntil = at + limits_.ban;
}

} // namespace elgrande::lan
