// Why something is not so, in the player's language: what the model says in English as a pattern and its parts
// (model/core/result.h) is put together again out of the translated pattern.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace elgrande::texts {

QString errorText(const Error& error);

} // namespace elgrande::texts
