// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Encodes what a seat knows of the table in a fixed number of bytes, so that the size of a message reveals nothing.
// seat_knowledge.cpp lists every field of the state with its owner, and leaves out those that only others may know. A
// new field does not compile until it is listed.
#pragma once

#include "model/core/result.h"
#include "model/observe/information_state.h"

#include <QByteArray>

namespace elgrande::lan {

QByteArray knowledgeToBytes(const InformationState& known);

// Decodes it from an untrusted host. The result is a position that is possible in the game and for what the seat knows,
// so that rules and views can work with it. `seat` None: a spectator. The error is for the log, in English.
Result<InformationState> knowledgeFromBytes(const Rules& rules, const QByteArray& bytes, Seat seat);

} // namespace elgrande::lan
