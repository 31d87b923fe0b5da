// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds repeated field names in JSON. Qt silently keeps the last one; people who write files by hand need to know.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace elgrande {

struct JsonTwice {
    QString field;
    int line = 1; // of the second one
};
// The first field that an object of this JSON text, which is whole, has twice.
std::optional<JsonTwice> saidTwice(const QByteArray& json);

} // namespace elgrande
