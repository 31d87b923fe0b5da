// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/table_list.h"

#include "app/names/set_names.h"
#include "views/toolkit/plain_tip.h"
#include "views/toolkit/translated.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace elgrande {
namespace {

enum Column { Name, Plays, Free, Version, Columns };
constexpr int kNarrowest = 90;       // pixels, of a column
constexpr QSize kAroundRow(14, 10);  // pixels around the words of a cell, together
constexpr int kTable = Qt::UserRole; // of the first column: the table's id

// Rows that a finger finds as well.
class RoomyCells : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + kAroundRow;
    }
};

QString joined(const QStringList& words) { return words.join(QStringLiteral(", ")); }

} // namespace

TableList::TableList(lan::Link::Greeter ours, QWidget* parent)
    : QTreeWidget(parent)
    , ours_(std::move(ours)) {
    setItemDelegate(new RoomyCells(this));
    setColumnCount(Columns);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setTextElideMode(Qt::ElideRight);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setMinimumSectionSize(kNarrowest);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Plays, QHeaderView::Stretch);
    connect(this, &QTreeWidget::currentItemChanged, this, &TableList::chosenChanged);
    connect(this, &QTreeWidget::itemActivated, this, &TableList::wanted);
    auto& words = Translated::of(this);
    words.also([this] { setHeaderLabels({tr("Game"), tr("Expansions"), tr("Free seats"), tr("Version")}); });
    words.name(this, QT_TR_NOOP("Network games"));
    words.also([this] {
        for (int i = 0; i < topLevelItemCount(); ++i) fill(*topLevelItem(i), tables_[i]);
    });
}

void TableList::setTables(const QList<lan::FoundTable>& tables) {
    const lan::FoundTable* before = chosen();
    const QByteArray keep = before != nullptr ? before->notice.table : QByteArray();
    tables_ = tables;
    while (topLevelItemCount() > tables_.size()) delete takeTopLevelItem(topLevelItemCount() - 1);
    while (topLevelItemCount() < tables_.size()) addTopLevelItem(new QTreeWidgetItem);
    QTreeWidgetItem* again = nullptr;
    for (int i = 0; i < tables_.size(); ++i) {
        fill(*topLevelItem(i), tables_[i]);
        if (tables_[i].notice.table == keep) again = topLevelItem(i);
    }
    if (again == nullptr && topLevelItemCount() > 0) again = topLevelItem(0);
    setCurrentItem(again);
    emit chosenChanged(); // its words may be others
}

void TableList::fill(QTreeWidgetItem& row, const lan::FoundTable& table) const {
    const lan::TableNotice& notice = table.notice;
    row.setData(Name, kTable, notice.table);
    row.setText(Name, notice.name);
    const QStringList sets = setNames(notice.hello.expansions);
    row.setText(Plays, sets.isEmpty() ? tr("Base game") : joined(sets));
    const QString seats = notice.freeSeats > 0
                              ? tr("%1 of %2", "free seats of all seats").arg(notice.freeSeats).arg(notice.seats)
                          : notice.playing ? tr("in progress")
                                           : tr("none");
    row.setText(Free, seats);
    const QList<lan::Difference> differ = differencesOf(table);
    row.setText(Version,
                differ.isEmpty() ? notice.hello.version : tr("%1 – different", "version").arg(notice.hello.version));
    row.setToolTip(Plays, plainTip(row.text(Plays))); // sets that are not here say themselves how they are called
    const QString address = tr("At %1, port %2").arg(table.address.toString()).arg(notice.port);
    row.setToolTip(Name, address);
}

QList<lan::Difference> TableList::differencesOf(const lan::FoundTable& table) const {
    return lan::differences(ours_(table.notice.hello), table.notice.hello, lan::Side::Guest);
}

const lan::FoundTable* TableList::chosen() const {
    const QTreeWidgetItem* row = currentItem();
    if (row == nullptr) return nullptr;
    const auto found = std::find_if(tables_.begin(), tables_.end(), [row](const lan::FoundTable& each) {
        return each.notice.table == row->data(Name, kTable).toByteArray();
    });
    return found == tables_.end() ? nullptr : &*found;
}

QString TableList::differences() const {
    const lan::FoundTable* table = chosen();
    if (table == nullptr) return {};
    QStringList words;
    for (const lan::Difference& each : differencesOf(*table))
        words << lan::differenceText(each, setNames(each.expansions));
    return words.join(QLatin1Char(' '));
}

bool TableList::canPlay() const {
    const lan::FoundTable* table = chosen();
    return table != nullptr && lan::canPlay(differencesOf(*table));
}

} // namespace elgrande
