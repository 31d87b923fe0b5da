#include "views/panels/result_panel.h"

#include "model/game_model/game_model.h"
#include "views/panels/medallion.h"
#include "views/panels/points_by_source.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace elgrande {
ResultPanel::ResultPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , headline_(new QLabel(this))
    , newGame_(new QPushButton(this))
    , replay_(new QPushButton(this))
    , look_(new QPushButton(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(2 * kMargin, 2 * kMargin, 2 * kMargin, 2 * kMargin);
    rows->setSpacing(kMargin);
    headline_->setWordWrap(true);
    headline_->setAlignment(Qt::AlignHCenter);
    rows->addWidget(headline_);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(look_);
    buttons->addWidget(replay_);
    buttons->addWidget(newGame_);
    buttons->addStretch();
    rows->addLayout(buttons);
    for (QPushButton* button : {look_, replay_, newGame_}) button->setMinimumSize(150, 34);
    connect(newGame_, &QPushButton::clicked, this, &ResultPanel::newGameWanted);
    connect(replay_, &QPushButton::clicked, this, &ResultPanel::replayWanted);
    connect(look_, &QPushButton::clicked, this, &ResultPanel::lookAtBoardWanted);
    connect(&model_, &GameModel::gameOver, this, &ResultPanel::refresh);
    connect(&model_, &GameModel::changed, this, [this] {
        if (model_.observation().over) refresh();
    });
}

void ResultPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    PaperPanel::changeEvent(event);
}

void ResultPanel::refresh() {
    headline_->setFont(headingFont(*this, 1.9));
    headline_->setText(headline());
    newGame_->setText(tr("&New game…"));
    replay_->setText(tr("&Replay"));
    look_->setText(tr("&Look at the board"));
    delete table_;
    table_ = new QWidget(this);
    cells_ = new QGridLayout(table_);
    cells_->setHorizontalSpacing(18);
    if (model_.hasGame() && model_.observation().over) fillTable();
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, table_);
    table_->show();
    layout()->activate();
}

QString ResultPanel::headline() const {
    if (!model_.hasGame()) return {};
    QStringList names;
    for (const Seat seat : model_.observation().winners) names << model_.playerName(seat);
    if (names.size() == 1) return tr("%1 wins").arg(names.front());
    return tr("Shared victory: %1").arg(names.join(QStringLiteral(", ")));
}

bool ResultPanel::isWinner(Seat seat) const {
    const std::vector<Seat>& winners = model_.observation().winners;
    return std::find(winners.begin(), winners.end(), seat) != winners.end();
}

std::vector<Seat> ResultPanel::ranking() const {
    const Observation& seen = model_.observation();
    std::vector<Seat> seats;
    for (int i = 0; i < seen.players; ++i) seats.push_back(seatAt(i));
    // Winners first: a tie-break may have parted equal scores.
    std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) {
        if (isWinner(a) != isWinner(b)) return isWinner(a);
        return seen.seats[index(a)].score > seen.seats[index(b)].score;
    });
    return seats;
}

void ResultPanel::addCell(int row, int column, const QString& text, bool strong) {
    auto* label = new QLabel(text, table_);
    QFont font = label->font();
    font.setBold(strong || row == 0);
    label->setFont(font);
    const bool number = column >= 3;
    cells_->addWidget(label, row, column, (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

void ResultPanel::fillTable() {
    const QStringList heads{tr("Place"), QString(), tr("Player"), tr("Castillo"), tr("Regions"), tr("Special scorings"),
                            tr("Points")};
    for (int column = 0; column < heads.size(); ++column) addCell(0, column, heads[column]);
    const Observation& seen = model_.observation();
    const std::vector<PointsBySource> sources = pointsBySource(model_.history(), seen.players);
    int row = 0;
    int place = 0;
    Seat before = Seat::None;
    for (const Seat seat : ranking()) {
        ++row;
        const int score = seen.seats[index(seat)].score;
        const bool first = isWinner(seat);
        const bool level =
            before != Seat::None && isWinner(before) == first && seen.seats[index(before)].score == score;
        if (!level && !(first && row > 1)) place = row;
        before = seat;
        const PointsBySource& from = sources[index(seat)];
        addCell(row, 0, tr("%1.", "place in the ranking").arg(place), first);
        auto* picture = new QLabel(table_);
        picture->setPixmap(medallionPixmap(theme(), model_.catalogue().colours[index(seat)], 26, devicePixelRatioF()));
        cells_->addWidget(picture, row, 1);
        addCell(row, 2, model_.playerName(seat), first);
        addCell(row, 3, QString::number(from.castillo));
        addCell(row, 4, QString::number(from.regions));
        addCell(row, 5, QString::number(from.special));
        addCell(row, 6, QString::number(score), true);
    }
}

} // namespace elgrande
