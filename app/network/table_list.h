// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The network games that were found, one row each: name, set-up, free seats, version. A row of an incompatible game
// says so; whyNot() and differences() give details.
#pragma once

#include "app/lan/beacon.h"
#include "app/lan/link.h"

#include <QTreeWidget>

namespace elgrande {

class TableList : public QTreeWidget {
    Q_OBJECT

  public:
    // `ours`: what this program answers to a table's hello.
    explicit TableList(lan::Link::Greeter ours, QWidget* parent = nullptr);

    void setTables(const QList<lan::FoundTable>& tables); // whoever is chosen stays it
    int count() const { return topLevelItemCount(); }
    const lan::FoundTable* chosen() const; // null: none
    // What differs at the chosen table and what to do about it, a sentence each; empty: nothing does.
    QString differences() const;
    bool canPlay() const; // at the chosen one

  signals:
    void chosenChanged();
    void wanted(); // the chosen one, by double click or Enter

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void fill(QTreeWidgetItem& row, const lan::FoundTable& table) const;
    QList<lan::Difference> differencesOf(const lan::FoundTable& table) const;

    lan::Link::Greeter ours_;
    QList<lan::FoundTable> tables_;
};

} // namespace elgrande
