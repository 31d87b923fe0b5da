// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/table_list.h"

#include "app/lan/address.h"
#include "app/lan/code_budget.h"
#include "app/names/set_names.h"
#include "views/toolkit/plain_tip.h"
#include "views/toolkit/translated.h"

#include <QHash>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>
#include <vector>

namespace elgrande {
namespace {

enum Column { Name, Plays, Free, Version, Columns };
constexpr int kNarrowest = 90;      // pixels, of a column
constexpr QSize kAroundRow(14, 10); // pixels around the words of a cell, together

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
    found_ = tables;
    order();
}

void TableList::setFirst(const QByteArray& kept, const QString& typed) {
    if (kept == kept_ && typed == typed_) return;
    kept_ = kept;
    typed_ = typed;
    order();
}

void TableList::order() {
    const std::optional<lan::FoundTable> before =
        chosen() != nullptr ? std::optional(*chosen()) : std::optional<lan::FoundTable>();
    QHash<QHostAddress, int> ofNeighbour;
    std::vector<std::pair<std::pair<int, int>, lan::FoundTable>> ranked;
    for (const lan::FoundTable& each : found_) {
        const int first = isKept(each) ? 0 : !typed_.isEmpty() && each.address.toString() == typed_ ? 1 : 2;
        ranked.emplace_back(std::pair(first, ofNeighbour[lan::neighbourOf(each.address)]++), each);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    tables_.clear();
    for (const auto& each : ranked) tables_.append(each.second);
    while (topLevelItemCount() > tables_.size()) delete takeTopLevelItem(topLevelItemCount() - 1);
    while (topLevelItemCount() < tables_.size()) addTopLevelItem(new QTreeWidgetItem);
    QTreeWidgetItem* again = nullptr;
    for (int i = 0; i < tables_.size(); ++i) {
        fill(*topLevelItem(i), tables_[i]);
        const bool isBefore = before && tables_[i].notice.table == before->notice.table;
        if (isBefore && (again == nullptr || tables_[i].address == before->address)) again = topLevelItem(i);
    }
    if (again == nullptr && topLevelItemCount() > 0) again = topLevelItem(0);
    setCurrentItem(again);
    emit chosenChanged(); // its words may be others
}

void TableList::fill(QTreeWidgetItem& row, const lan::FoundTable& table) const {
    const lan::TableNotice& notice = table.notice;
    row.setText(Name, nameOf(table));
    const QStringList sets = setNames(notice.hello.expansions);
    row.setText(Plays, sets.isEmpty() ? tr("Base game") : joined(sets));
    const QString seats = isKept(table) ? tr("your seat?", "is kept, if this is the game")
                          : notice.freeSeats > 0
                              ? tr("%1 of %2", "free seats of all seats").arg(notice.freeSeats).arg(notice.seats)
                          : notice.playing ? tr("in progress")
                                           : tr("none");
    row.setText(Free, seats);
    const QList<lan::Difference> differ = differencesOf(table);
    row.setText(Version,
                differ.isEmpty() ? notice.hello.version : tr("%1 – different", "version").arg(notice.hello.version));
    row.setToolTip(Plays, plainTip(row.text(Plays))); // sets that are not here say themselves how they are called
    const QString address = tr("At %1, port %2").arg(table.address.toString(), QString::number(notice.port));
    row.setToolTip(Name, address);
}

QString TableList::nameOf(const lan::FoundTable& table) const {
    const auto isNamesake = [&table](const lan::FoundTable& each) { return each.notice.name == table.notice.name; };
    if (std::count_if(tables_.begin(), tables_.end(), isNamesake) < 2) return table.notice.name;
    const QString address = lan::TableAddress{table.address.toString(), table.notice.port}.text();
    return tr("%1 – %2", "game, its address").arg(table.notice.name, address);
}

QList<lan::Difference> TableList::differencesOf(const lan::FoundTable& table) const {
    return lan::differences(ours_(table.notice.hello), table.notice.hello, lan::Side::Guest);
}

const lan::FoundTable* TableList::chosen() const {
    const int row = indexOfTopLevelItem(currentItem());
    return row >= 0 && row < tables_.size() ? &tables_[row] : nullptr;
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

#include "moc_table_list.cpp"
