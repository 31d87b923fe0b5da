// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading and writing saved games as files: text in UTF-8, written whole or not at all. Errors are sentences for the
// player that name the file.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace elgrande {

Result<QString> readSave(const QString& path);
Result<void> writeSave(const QString& path, const QString& recordText);
QString saveFilter(); // of file dialogs: what a saved game is called

} // namespace elgrande
