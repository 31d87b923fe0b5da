// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Fingerprint of everything that a guest has seen. The host computes it from the true state, the guest from what it has
// received. If they differ, an update was lost or applied twice, and the guest requests the whole table again.
#pragma once

#include "model/core/action.h"

#include <QByteArray>

#include <vector>

namespace elgrande::lan {

struct Update;

// Of the events so far, one after the other, as eventToBytes() writes them.
class HistoryHash {
  public:
    void add(const QByteArray& events); // of any number
    const QByteArray& value() const { return value_; }

  private:
    QByteArray value_;
};

// Of this history, the table in the update (without the update's hash), and the alternatives of the asked seat.
QByteArray viewHash(const HistoryHash& history, const Update& update, const std::vector<Action>& legal);

} // namespace elgrande::lan
