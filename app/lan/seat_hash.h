// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Fingerprint of everything that a seat has seen and sees, computed by the host from the true state and by the guest
// from what it has received. If they differ, an update was lost or applied twice, and the guest requests the whole
// table again.
#pragma once

#include "model/core/action.h"

#include <QByteArray>

#include <vector>

namespace elgrande::lan {

struct Update;

// Of what has happened, event after event, as eventToBytes() writes them.
class HistoryHash {
  public:
    void add(const QByteArray& events); // of any number
    const QByteArray& value() const { return value_; }

  private:
    QByteArray value_;
};

// Hash of the table as sent in the update (without its hash), after this history, with these alternatives
// for the seat that is asked.
QByteArray viewHash(const HistoryHash& history, const Update& update, const std::vector<Action>& legal);

} // namespace elgrande::lan
