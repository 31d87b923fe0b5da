// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A bounded table of values by IP address; the address not seen for the longest time is evicted first.
#pragma once

#include <QCache>
#include <QHostAddress>

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
    explicit PerAddress(qsizetype most) // at least 1
        : kept_(most) {}

    // The value of this address; `fresh` if there is none.
    T& of(const QHostAddress& address, const T& fresh = {}) {
        const QHostAddress key = plainAddress(address);
        if (T* known = kept_.object(key)) return *known;
        auto* made = new T(fresh);
        if (!kept_.insert(key, made)) qFatal("There is room for no address."); // it owns the value, or has deleted it
        return *made;
    }
    qsizetype size() const { return kept_.size(); }

  private:
    QCache<QHostAddress, T> kept_;
};

} // namespace elgrande::lan
