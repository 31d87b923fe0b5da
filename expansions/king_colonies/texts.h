// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The bridge's words.
#pragma once

#include <QString>

namespace elgrande {

QString words_king_colonies(const QString& key, int count);

} // namespace elgrande
