// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Translation context of the command line, for output that people read; output for programs is not translated.
#pragma once

#include <QCoreApplication>

namespace elgrande::cli {

// The context for lupdate.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Cli)
};

} // namespace elgrande::cli
