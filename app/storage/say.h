// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Translation context of errors of files, and the system's own reason.
#pragma once

#include "model/core/result.h"

#include <QCoreApplication>
#include <QFileDevice>

namespace elgrande {

struct SayStorage {
    Q_DECLARE_TR_FUNCTIONS(elgrande::storage)
};

inline Error reasonOf(const QFileDevice& file) { return {file.errorString().toStdString()}; }

} // namespace elgrande
