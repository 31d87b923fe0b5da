// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists that players keep under names from one game to the next, as the cards of a deck. The program's window has one
// as a child, and views look for it there; without one nothing can be kept.
#pragma once

#include "model/core/result.h"

#include <QMap>
#include <QObject>
#include <QStringList>

namespace elgrande {

class NamedLists : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;
    using Lists = QMap<QString, QStringList>; // by name

    // All of one kind; the kind is a word of whoever keeps them, as the id of an expansion. Empty where there are none.
    virtual Result<Lists> lists(const QString& kind) const = 0;
    // In the place of those that are there. The error is a sentence that says why not; then nothing has changed.
    virtual Result<void> keep(const QString& kind, const Lists& lists) = 0;
};

} // namespace elgrande
