// What a seat knows of the table, as bytes of one length whatever it is, so that nobody learns anything from the size
// of a message. Every field of the state is listed in seat_knowledge.cpp, and there is none for what only others may
// know: a new field does not compile before somebody has said whose it is.
#pragma once

#include "model/core/result.h"
#include "model/observe/information_state.h"

#include <QByteArray>

namespace elgrande::lan {

QByteArray knowledgeToBytes(const InformationState& known);
qsizetype knowledgeSize(); // bytes

// From a host that nobody trusts: whatever comes out is a table that the game could have come to and that the seat can
// imagine, so that rules and views may work with it. `seat` None: a spectator. The error is for the log, in English.
Result<InformationState> knowledgeFromBytes(const Rules& rules, const QByteArray& bytes, Seat seat);

} // namespace elgrande::lan
