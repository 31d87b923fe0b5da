// A fingerprint of all that a seat has seen and sees, worked out by the host from the truth and by the guest from what
// it holds. Where they differ something has been lost or told twice, and the guest asks for everything anew instead of
// playing on.
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

// Of the table as it is told in the update (whose own hash is left out), after this history, with these alternatives
// for the seat that is asked.
QByteArray viewHash(const HistoryHash& history, const Update& update, const std::vector<Action>& legal);

} // namespace elgrande::lan
