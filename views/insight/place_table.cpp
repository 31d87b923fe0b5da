// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/insight/place_table.h"

#include "views/theme/medallion.h"
#include "views/toolkit/plain_tip.h"

#include <QEvent>
#include <QHeaderView>

#include <utility>

namespace elgrande {
namespace {

constexpr int kMedallion = 18;
constexpr int kRowGap = 5;

} // namespace

std::vector<Area> placesScored(const Catalogue& catalogue) {
    std::vector<Area> places{Area::Castillo};
    for (Area place : catalogue.scoringOrder) places.push_back(place);
    return places;
}

PlaceTable::PlaceTable(const Theme& theme, QWidget* parent)
    : QTableWidget(parent)
    , theme_(theme) {
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    viewport()->setAutoFillBackground(false);
    verticalHeader()->hide();
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(24);
    connect(this, &QTableWidget::cellEntered, this, [this](int row, int) { emit placeHovered(placeOf(row)); });
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row, int) {
        if (hasFocus()) emit placeHovered(placeOf(row));
    });
}

void PlaceTable::setSeats(const GameModel& model, const std::vector<Seat>& seats) {
    setColumnCount(static_cast<int>(seats.size()) + 1);
    setHorizontalHeaderItem(0, new QTableWidgetItem(tr("Location")));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        auto* item = new QTableWidgetItem;
        const std::string& colour = model.catalogue().colours[index(seats[i])];
        item->setIcon(QIcon(medallionPixmap(theme_, colour, kMedallion, devicePixelRatioF())));
        item->setToolTip(plainTip(model.playerName(seats[i])));
        item->setData(Qt::AccessibleTextRole, model.playerName(seats[i]));
        setHorizontalHeaderItem(static_cast<int>(i) + 1, item);
    }
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
}

void PlaceTable::setPlaces(std::vector<Area> places) {
    places_ = std::move(places);
    setRowCount(static_cast<int>(places_.size()));
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowGap);
}

void PlaceTable::setCells(int row, const QString& title, const std::vector<QString>& cells, bool strong) {
    QFont weighted = font();
    weighted.setBold(strong);
    const auto put = [&](int column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        item->setFont(weighted);
        if (column > 0) item->setTextAlignment(Qt::AlignCenter);
        setItem(row, column, item);
    };
    put(0, title);
    for (std::size_t i = 0; i < cells.size(); ++i) put(static_cast<int>(i) + 1, cells[i]);
}

Area PlaceTable::placeOf(int row) const {
    return row < 0 || static_cast<std::size_t>(row) >= places_.size() ? Area::None
                                                                      : places_[static_cast<std::size_t>(row)];
}

void PlaceTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowGap);
}

void PlaceTable::leaveEvent(QEvent* event) {
    QTableWidget::leaveEvent(event);
    emit placeHovered(Area::None);
}

} // namespace elgrande

#include "moc_place_table.cpp"
