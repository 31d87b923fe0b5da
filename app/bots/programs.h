// Programs of somebody else that people at this computer have given a name, so that they can sit at the table. A record
// names one as its computer player by that name alone ("program:My bot"): what is run is what was entered here, never
// what a file says.
#pragma once

#include <QString>

#include <optional>

namespace elgrande {

QString programId(const QString& name);
std::optional<QString> programName(const QString& agent); // nothing: the agent is no program

} // namespace elgrande
