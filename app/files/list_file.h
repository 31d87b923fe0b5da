// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Named lists in one file: a JSON object {"schema": 1, "lists": {kind: {name: [text, …]}}}. Written whole or not at
// all; a file that cannot be read, or is of a newer version, is never written over.
#pragma once

#include "views/contributions/named_lists.h"

#include <QCoreApplication>

class QJsonObject;

namespace elgrande {

class ListFile : public NamedLists {
    Q_OBJECT

  public:
    explicit ListFile(QObject* parent = nullptr)
        : NamedLists(parent) {}

    void setFile(const QString& path) { path_ = path; } // empty: kept until the program ends

    Result<Lists> lists(const QString& kind) const override;
    Result<void> keep(const QString& kind, const Lists& lists) override;

  private:
    Result<QJsonObject> read() const;

    QString path_;
    QByteArray inMemory_; // without a file
};

} // namespace elgrande
