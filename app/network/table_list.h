// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A list of the network games found, with name, set-up, free seats and version. The player's own game comes first, then
// what is at the address that is typed, then the others, of each neighbour one after the other, so that nobody with
// many games hides those of others. Games of the same name show their addresses. The row of an incompatible game says
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
    // `kept`: id of the game in which the player has a seat. `typed`: an address. Empty: none.
    void setFirst(const QByteArray& kept, const QString& typed);
    int count() const { return topLevelItemCount(); }
    const lan::FoundTable* chosen() const; // null: none
    // Incompatibilities with the chosen game and what to do about them, a sentence each; empty: none.
    QString differences() const;
    bool canPlay() const; // the chosen game

  signals:
    void chosenChanged();
    void wanted(); // the chosen one, by double click or Enter

  private:
    void order();
    void fill(QTreeWidgetItem& row, const lan::FoundTable& table) const;
    QString nameOf(const lan::FoundTable& table) const;
    bool isKept(const lan::FoundTable& table) const { return !kept_.isEmpty() && table.notice.table == kept_; }
    QList<lan::Difference> differencesOf(const lan::FoundTable& table) const;

    lan::Link::Greeter ours_;
    QList<lan::FoundTable> found_;  // in the order of discovery
    QList<lan::FoundTable> tables_; // as the rows
    QByteArray kept_;
    QString typed_;
};

} // namespace elgrande
