// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/insight/forecast_panel.h"

#include "views/insight/place_table.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/translated.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

int sum(const std::vector<std::vector<int>>& rows, std::size_t seat) {
    int all = 0;
    for (const auto& row : rows) all += seat < row.size() ? row[seat] : 0;
    return all;
}

} // namespace

ForecastPanel::ForecastPanel(const Shown& shown, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , told_(shown)
    , model_(shown.model())
    , note_(new QLabel(this))
    , table_(new PlaceTable(theme, this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 4, kMargin, kMargin);
    rows->setSpacing(4);
    rows->addWidget(table_, 1);
    table_->setMinimumHeight(1); // the words below it are whole first
    rows->addWidget(note_);
    note_->setWordWrap(true);
    connect(table_, &PlaceTable::placeHovered, this, &ForecastPanel::placeHovered);
    connect(&model_, &GameModel::gameStarted, this, [this] {
        before_.clear();
        scoring_ = false;
        scored_ = false;
        refresh();
    });
    connect(&model_, &GameModel::happened, this, &ForecastPanel::note);
    connect(&model_, &GameModel::changed, this, &ForecastPanel::refresh);
    connect(&told_, &Shown::changed, this, &ForecastPanel::refresh);
    connect(&theme, &Theme::changed, this, &ForecastPanel::refresh);
    Translated::of(this).also([this] { refresh(); });
}

// What a general scoring has left is compared with from the next round on.
void ForecastPanel::note(const Event& event) {
    if (event.kind == EventKind::ScoringBegan) scoring_ = true;
    if (event.kind != EventKind::RoundBegan || !std::exchange(scoring_, false)) return;
    before_.clear();
    scored_ = true;
}

std::vector<ForecastPanel::Row> ForecastPanel::rows() const {
    std::vector<Row> found;
    if (!model_.hasGame() || model_.observation().over) return found; // nothing is scored any more
    const Catalogue& catalogue = model_.catalogue();
    const auto seats = static_cast<std::size_t>(catalogue.players);
    for (Area place : placesScored(catalogue)) {
        Row row{place, std::vector<int>(seats, 0), !model_.aids().seesInto(place)};
        for (const AwardLine& award : told_.inGeneralScoring(place))
            if (index(award.seat) < seats) row.points[index(award.seat)] += award.points;
        found.push_back(std::move(row));
    }
    return found;
}

int ForecastPanel::rowFor(Area place) const {
    const auto at = std::find_if(shown_.begin(), shown_.end(), [place](const Row& row) { return row.place == place; });
    return at == shown_.end() ? -1 : static_cast<int>(at - shown_.begin());
}

int ForecastPanel::pointsAt(Area place, Seat seat) const {
    const int at = rowFor(place);
    return at < 0 ? 0 : shown_[static_cast<std::size_t>(at)].points[index(seat)];
}

int ForecastPanel::sumOf(Seat seat) const {
    int all = 0;
    for (const Row& row : shown_) all += row.points[index(seat)];
    return all;
}

void ForecastPanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    refresh();
}

void ForecastPanel::refresh() {
    if (!told_.isSettled()) return; // a scoring has not told yet what it would speak of
    shown_ = rows();
    if (before_.empty())
        for (const Row& row : shown_) before_.push_back(row.points);
    if (!isVisible()) return; // filled when it is looked at
    table_->setAccessibleName(tr("Forecast: what a scoring now would give"));
    if (shown_.empty()) {
        table_->setPlaces({});
        const bool over = model_.hasGame() && model_.observation().over;
        note_->setText(over ? tr("The game is over: there are no more scorings.") : QString());
        note_->setVisible(over);
        return;
    }
    const auto players = static_cast<std::size_t>(model_.catalogue().players);
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < players; ++i) seats.push_back(seatAt(static_cast<int>(i)));
    table_->setSeats(model_, seats);
    std::vector<QString> sums;
    std::vector<QString> changes;
    std::vector<QString> standings;
    for (std::size_t i = 0; i < players; ++i) {
        const int all = sumOf(seatAt(static_cast<int>(i)));
        const int change = all - sum(before_, i);
        sums.push_back(QString::number(all));
        changes.push_back(change == 0 ? QStringLiteral("=")
                                      : QStringLiteral("%1%2").arg(change > 0 ? u"+" : u"").arg(change));
        standings.push_back(QString::number(model_.observation().seats[i].score + all));
    }
    std::vector<Area> places(scored_ ? 3 : 2, Area::None); // the sums
    for (const Row& row : shown_) places.push_back(row.place);
    table_->setPlaces(std::move(places));
    int at = 0;
    //: Head of a row: how many points a scoring now would bring
    table_->setCells(at++, tr("Total"), sums, true);
    //: Head of a row: how many points more or fewer that is than just after the last general scoring
    if (scored_) table_->setCells(at++, tr("Since scoring"), changes);
    table_->setCells(at++, tr("New score"), standings, true);
    for (const Row& row : shown_) {
        std::vector<QString> cells;
        for (int points : row.points)
            cells.push_back(row.hidden    ? QStringLiteral("?")
                            : points == 0 ? QStringLiteral("·")
                                          : QString::number(points));
        table_->setCells(at++, texts::areaName(model_.catalogue(), row.place), cells);
    }
    const bool closed = shown_.front().hidden;
    note_->setText(closed ? tr("The Castillo is closed and not counted.") : QString());
    note_->setVisible(closed);
}

} // namespace elgrande

#include "moc_forecast_panel.cpp"
