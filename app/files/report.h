// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// "Report a problem": one text file that reproduces a game: versions, platform, settings without folders and file
// names, and the record, which `elgrande-cli replay` reads from this file directly.
#pragma once

#include <QString>

namespace elgrande {

class Settings;

QString problemReport(const Settings& settings, const QString& recordText, const QString& complaint);

} // namespace elgrande
