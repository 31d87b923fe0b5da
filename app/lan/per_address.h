// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A bounded table of values by IP address; the address not seen for the longest time is evicted first.
#pragma once

#include <QHostAddress>

#include <list>
#include <unordered_map>
#include <utility>

namespace elgrande::lan {

// One form for IPv4 and IPv4-mapped addresses, without the interface.
inline QHostAddress plainAddress(const QHostAddress& address) {
    bool four = false;
    const quint32 number = address.toIPv4Address(&four);
    if (four) return QHostAddress(number);
    QHostAddress plain = address;
    plain.setScopeId({});
    return plain;
}

template <class T>
class PerAddress {
  public:
    explicit PerAddress(std::size_t most)
        : most_(most) {}

    // The value of this address; `fresh` if there is none.
    T& of(const QHostAddress& address, const T& fresh = {}) {
        const QHostAddress key = plainAddress(address);
        if (const auto known = places_.find(key); known != places_.end()) {
            kept_.splice(kept_.begin(), kept_, known->second);
            return known->second->second;
        }
        if (kept_.size() >= most_) {
            places_.erase(kept_.back().first);
            kept_.pop_back();
        }
        kept_.emplace_front(key, fresh);
        places_.emplace(key, kept_.begin());
        return kept_.front().second;
    }
    std::size_t size() const { return kept_.size(); }

  private:
    struct Hash {
        std::size_t operator()(const QHostAddress& address) const { return qHash(address); }
    };
    using Entries = std::list<std::pair<QHostAddress, T>>; // the last seen first

    std::size_t most_;
    Entries kept_;
    std::unordered_map<QHostAddress, typename Entries::iterator, Hash> places_;
};

} // namespace elgrande::lan
