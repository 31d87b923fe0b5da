// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A list of the network games found, with name, set-up, free seats and version. The row of an incompatible game says
// so; differences() gives details.
#pragma once

#include "app/lan/beacon.h"
#include "app/lan/link.h"

#include <QTreeWidget>

namespace elgrande {

class TableList : public QTreeWidget {
    Q_OBJECT

  public:
    // `ours`: this program's answer to a host's hello.
    explicit TableList(lan::Link::Greeter ours, QWidget* parent = nullptr);

    void setTables(const QList<lan::FoundTable>& tables); // the selection stays
    int count() const { return topLevelItemCount(); }
    const lan::FoundTable* chosen() const; // null: none
    // Incompatibilities with the chosen game and what to do about them, a sentence each; empty: none.
    QString differences() const;
    bool canPlay() const; // the chosen game

  signals:
    void chosenChanged();
    void wanted(); // the chosen one, by double click or Enter

  private:
    void fill(QTreeWidgetItem& row, const lan::FoundTable& table) const;
    QList<lan::Difference> differencesOf(const lan::FoundTable& table) const;

    lan::Link::Greeter ours_;
    QList<lan::FoundTable> tables_;
};

} // namespace elgrande
