// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether two names can be taken for each other: they have the same skeleton (Unicode TR39), as they are or in small
// letters, so that nobody sits down as somebody else with a letter of another script.
#pragma once

class QString;

namespace elgrande::lan {

bool lookAlike(const QString& name, const QString& other);

} // namespace elgrande::lan
