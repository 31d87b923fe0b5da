#include "views/insight/forecast_panel.h"

#include "views/panels/medallion.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

constexpr int kMedallion = 18;
constexpr int kSums = 3; // rows above the places: sum, change, score then

int sum(const std::vector<std::vector<int>>& rows, std::size_t seat) {
    int all = 0;
    for (const auto& row : rows) all += seat < row.size() ? row[seat] : 0;
    return all;
}

} // namespace

ForecastPanel::ForecastPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , note_(new QLabel(this))
    , table_(new QTableWidget(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 4, kMargin, kMargin);
    rows->setSpacing(4);
    rows->addWidget(table_, 1);
    rows->addWidget(note_);
    note_->setWordWrap(true);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setShowGrid(false);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setMouseTracking(true);
    table_->verticalHeader()->hide();
    table_->viewport()->setAutoFillBackground(false);
    table_->viewport()->installEventFilter(this);
    table_->horizontalHeader()->setSectionsClickable(false);
    table_->setTabKeyNavigation(false);
    const auto place = [this](int row) {
        const int at = row - kSums;
        const bool known = at >= 0 && static_cast<std::size_t>(at) < shown_.size();
        emit placeHovered(known ? shown_[static_cast<std::size_t>(at)].place : Area::None);
    };
    connect(table_, &QTableWidget::cellEntered, this, [place](int row, int) { place(row); });
    connect(table_, &QTableWidget::currentCellChanged, this, [place, this](int row, int) {
        if (table_->hasFocus()) place(row);
    });
    connect(&model_, &GameModel::gameStarted, this, [this] {
        before_.clear();
        scoring_ = false;
        refresh();
    });
    connect(&model_, &GameModel::happened, this, &ForecastPanel::note);
    connect(&model_, &GameModel::changed, this, &ForecastPanel::refresh);
    connect(&theme, &Theme::changed, this, &ForecastPanel::refresh);
    refresh();
}

// What a general scoring has left is compared with from the next round on.
void ForecastPanel::note(const Event& event) {
    if (event.kind == EventKind::ScoringBegan) scoring_ = true;
    if (event.kind == EventKind::RoundBegan && std::exchange(scoring_, false)) before_.clear();
}

// In the order in which a general scoring goes.
std::vector<ForecastPanel::Row> ForecastPanel::rows() const {
    std::vector<Row> found;
    if (!model_.hasGame()) return found;
    const Catalogue& catalogue = model_.catalogue();
    const auto seats = static_cast<std::size_t>(catalogue.players);
    std::vector<Area> places{Area::Castillo};
    places.insert(places.end(), catalogue.scoringOrder.begin(), catalogue.scoringOrder.end());
    for (Area place : places) {
        Row row{place, std::vector<int>(seats, 0), place == Area::Castillo && !model_.observation().castilloOpen};
        for (const AwardLine& award : model_.ifScoredNow(place))
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

void ForecastPanel::fillHeader() {
    const int players = model_.catalogue().players;
    table_->setColumnCount(players + 1);
    table_->setHorizontalHeaderItem(0, new QTableWidgetItem(tr("Place")));
    for (int i = 0; i < players; ++i) {
        auto* item = new QTableWidgetItem;
        item->setIcon(QIcon(
            medallionPixmap(model_.catalogue().colours[static_cast<std::size_t>(i)], kMedallion, devicePixelRatioF())));
        item->setToolTip(model_.playerName(seatAt(i)));
        item->setData(Qt::AccessibleTextRole, model_.playerName(seatAt(i)));
        table_->setHorizontalHeaderItem(i + 1, item);
    }
    QHeaderView* header = table_->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header->setMinimumSectionSize(24);
}

void ForecastPanel::fillRow(int at, const QString& title, const std::vector<QString>& cells, bool strong) {
    QFont font = table_->font();
    font.setBold(strong);
    const auto put = [&](int column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        item->setFont(font);
        if (column > 0) item->setTextAlignment(Qt::AlignCenter);
        table_->setItem(at, column, item);
    };
    put(0, title);
    for (std::size_t i = 0; i < cells.size(); ++i) put(static_cast<int>(i) + 1, cells[i]);
}

void ForecastPanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    refresh();
}

void ForecastPanel::refresh() {
    shown_ = rows();
    if (before_.empty())
        for (const Row& row : shown_) before_.push_back(row.points);
    if (!isVisible()) return; // filled when it is looked at
    table_->setAccessibleName(tr("If it were scored now"));
    if (shown_.empty()) {
        table_->setRowCount(0);
        return;
    }
    fillHeader();
    const auto players = static_cast<std::size_t>(model_.catalogue().players);
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
    table_->setRowCount(static_cast<int>(shown_.size()) + kSums);
    fillRow(0, tr("Sum"), sums, true);
    fillRow(1, tr("Change"), changes, false);
    fillRow(2, tr("Score then"), standings, true);
    table_->item(1, 0)->setToolTip(tr("Since the last general scoring"));
    int at = kSums;
    for (const Row& row : shown_) {
        std::vector<QString> cells;
        for (int points : row.points)
            cells.push_back(row.hidden    ? QStringLiteral("?")
                            : points == 0 ? QStringLiteral("·")
                                          : QString::number(points));
        fillRow(at++, texts::areaName(model_.catalogue(), row.place), cells, false);
    }
    table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 5);
    const bool closed = shown_.front().hidden;
    note_->setText(closed ? tr("The Castillo is closed and not counted.") : QString());
    note_->setVisible(closed);
}

bool ForecastPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) emit placeHovered(Area::None);
    return PaperPanel::eventFilter(watched, event);
}

void ForecastPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    PaperPanel::changeEvent(event);
}

} // namespace elgrande
