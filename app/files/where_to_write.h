// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The only "save as" dialog. The name it returns, extension included, is the name whose overwriting was confirmed, so
// that no file is ever replaced without a question.
#pragma once

#include <QString>

class QWidget;

namespace elgrande {

// Empty: nowhere. `filter` as QFileDialog has it; its first entry and the one that is chosen say which ending is added:
// to every name that has none of the filter's endings ("Anna vs. Bob" becomes "Anna vs. Bob.egr"), but where all files
// may be named only to one without a dot.
QString whereToWrite(QWidget* parent, const QString& title, const QString& proposal, const QString& filter);

} // namespace elgrande
