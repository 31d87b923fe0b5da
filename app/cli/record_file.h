// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Records named on the command line.
#pragma once

#include "model/core/result.h"

#include <QString>

#include <string>

namespace elgrande::cli {

// "-": standard input, to its end. What is longer than any record is cut, and refused by whoever reads it.
Result<std::string> readRecord(const QString& name);

} // namespace elgrande::cli
