// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Translation context of the statistics, for lupdate.
#pragma once

#include <QCoreApplication>

namespace elgrande::statistics {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::statistics)
};

} // namespace elgrande::statistics
