// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Translation contexts of network games, for lupdate.
#pragma once

#include <QCoreApplication>

namespace elgrande::lan {

struct Say { // links, keys and greetings
    Q_DECLARE_TR_FUNCTIONS(elgrande::lan)
};

struct SayTable {
    Q_DECLARE_TR_FUNCTIONS(elgrande::lan_table)
};

} // namespace elgrande::lan
