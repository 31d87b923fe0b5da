// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The expansion's words for its own view.
#pragma once

#include <QString>

namespace elgrande {

QString words_template(const QString& key, int count);

namespace template_islands {

// In the language of the moment; empty for an unknown key.
QString word(const QString& key, int count = -1);

} // namespace template_islands
} // namespace elgrande
