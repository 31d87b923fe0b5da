// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Words for the ear: sentence after sentence, because a screen reader pauses at full stops only.
#pragma once

#include <QString>
#include <QStringList>

namespace elgrande::texts {

// With the full stop that headings and lists lack; what stands in brackets ends nothing.
QString sentence(const QString& words);
QString sentences(QStringList parts); // one after the other; empty ones are left out

} // namespace elgrande::texts
