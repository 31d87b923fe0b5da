// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Token buckets: tokens are added over time, and an event without a token is refused. Limits recover with time; no peer
// is shut out permanently.
#pragma once

#include "app/lan/limits.h"
#include "app/lan/moment.h"
#include "app/lan/per_address.h"

#include <QHostAddress>

namespace elgrande::lan {

class TokenBucket {
  public:
    TokenBucket() = default; // of the default rate, for containers
    TokenBucket(Rate rate, Moment at)
        : rate_(rate)
        , tokens_(rate.burst)
        , at_(at) {}

    bool take(Moment at);               // false: too fast; nothing was taken
    Limits::Time wait(Moment at) const; // until a token is available; 0: now

  private:
    double tokensAt(Moment at) const;

    Rate rate_;
    double tokens_ = 0;
    Moment at_;
};

// A rate for each address and one for all together; refusals by address do not use up the common rate.
class AddressRate {
  public:
    AddressRate(Rate each, Rate all, const Limits& limits, Moment at)
        : each_(each)
        , all_(all, at)
        , buckets_(limits.rememberedAddresses) {}

    bool take(const QHostAddress& address, Moment at) {
        return buckets_.of(address, TokenBucket(each_, at)).take(at) && all_.take(at);
    }

  private:
    Rate each_;
    TokenBucket all_;
    PerAddress<TokenBucket> buckets_;
};

} // namespace elgrande::lan
