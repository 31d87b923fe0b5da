// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Encodes what a seat knows of the table in a fixed number of bytes, so that the size of a message reveals nothing.
// Every field of the state is listed in seat_knowledge.cpp with its owner; a field that only others may know has no
// place, and a new field does not compile until it is listed.
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
