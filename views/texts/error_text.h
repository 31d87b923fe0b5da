// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Why something is not so, in the player's language: what the model says in English as a pattern and its parts
// (model/core/result.h) is put together again out of the translated pattern.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace elgrande::texts {

QString errorText(const Error& error);

} // namespace elgrande::texts
