// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// How the computer players are called in the window. The list of them is agentIds(); one without a name here shows its
// id. A computer player whom nobody has given a name has its id in records and on the network, followed by a number
// where there are several, and each program shows that in its language.
#pragma once

#include <QString>

namespace elgrande {

QString agentName(const QString& id);        // "Hard, builder"
QString agentDescription(const QString& id); // one plain line, or two sentences
QString keptNameOf(const QString& id);       // in no language; a program has its name in every one
// The name of a seat as it is kept, for those who read it; `agent` is empty for a person.
QString shownName(const QString& kept, const QString& agent);

} // namespace elgrande
