// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Why a file could not be used, in the system's own words: an Error without a pattern, because only the system and Qt
// translate them.
#pragma once

#include "model/core/result.h"

#include <QFileDevice>

namespace elgrande {

inline Error reasonOf(const QFileDevice& file) { return {file.errorString().toStdString()}; }

} // namespace elgrande
