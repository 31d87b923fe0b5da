// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/review_page.h"

#include "model/game_model/game_model.h"
#include "views/charts/chart_sheet.h"
#include "views/panels/moment_row.h"
#include "views/texts/review_text.h"
#include "views/texts/sentences.h"
#include "views/theme/medallion.h"
#include "views/theme/theme.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/told.h"

#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShowEvent>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace elgrande {
namespace {

constexpr std::size_t kMostMoves = 8;
constexpr int kBetweenLooks = 120; // milliseconds
constexpr int kBetweenHeads = 10;  // of columns: all of them fit into the least window
constexpr int kChartHeight = 15;   // times the text size
constexpr int kMedallion = 22;

} // namespace

ReviewPage::ReviewPage(const GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , rows_(new QVBoxLayout(this))
    , words_(new QLabel(this))
    , progress_(new QProgressBar(this))
    , chart_(new ChartSheet(theme, this))
    , runner_([this](const Review& review) { take(review); }) {
    rows_->setSpacing(8);
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    progress_->setRange(0, 100);
    progress_->setTextVisible(false);
    rows_->addWidget(words_);
    rows_->addWidget(progress_);
    rows_->addWidget(chart_);
    rows_->addStretch();
    watch_.setInterval(kBetweenLooks);
    connect(&watch_, &QTimer::timeout, this, [this] { progress_->setValue(*done_); });
    connect(&model, &GameModel::gameStarted, this, &ReviewPage::forget);
    connect(&model, &GameModel::reviewOffered, this, [this] {
        if (isVisible()) begin();
    });
    connect(&model, &GameModel::changed, this, [this] {
        if (!model_.hasGame()) forget();
    });
    refresh();
}

ReviewPage::~ReviewPage() = default;

QString ReviewPage::words() const { return words_->text(); }

void ReviewPage::forget() {
    runner_.stop();
    watch_.stop();
    ready_ = false;
    review_ = {};
    refresh();
}

void ReviewPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous()) begin();
}

void ReviewPage::begin() {
    const ReviewSearch search = model_.aids().reviewSearch();
    if (ready_ || isSearching() || !search) return refresh();
    *done_ = 0;
    runner_.start([search, done = done_](const std::atomic<bool>& cancel) { return search(cancel, *done); });
    watch_.start();
    refresh();
    emit told(words());
}

void ReviewPage::take(const Review& review) {
    watch_.stop();
    review_ = review;
    ready_ = true;
    refresh();
    emit told(tr("The review is ready.") + u' ' + words());
}

void ReviewPage::refresh() {
    for (QWidget* row : std::exchange(shown_, {})) {
        rows_->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    buttons_.clear();
    progress_->setVisible(isSearching());
    progress_->setValue(*done_);
    tellName(*progress_, tr("Review"));
    chart_->setVisible(ready_);
    QStringList heard;
    if (ready_)
        heard = fill();
    else if (isSearching())
        words_->setText(tr("A computer player is reviewing every choice …"));
    else if (!model_.hasAids())
        words_->setText(tr("This game was played without assistance. You can review it in the replay."));
    else
        words_->setText(tr("This computer does not know everything that was hidden, so the game cannot be reviewed."));
    tellDescription(*this, texts::sentences(QStringList{words_->text()} + heard));
}

// What stands below the words, for the ear.
QStringList ReviewPage::fill() {
    words_->setText(review_.seats.size() == 1 ? texts::playText(review_.seats.front())
                                              : tr("What each player's choices cost, as judged by a computer player."));
    showChances();
    QStringList heard = addSeats();
    heard << addMoves();
    return heard;
}

void ReviewPage::keep(QWidget* row) {
    rows_->insertWidget(rows_->count() - 1, row); // before the stretch
    shown_ << row;
}

void ReviewPage::showChances() {
    std::vector<ChartLine> lines;
    ChartWords words;
    words.title = texts::chancesTitle(model_.catalogue());
    for (int i = 0; i < model_.observation().players; ++i) {
        const Seat seat = seatAt(i);
        ChartLine line{model_.playerName(seat), model_.catalogue().colours[index(seat)], {}};
        for (const RoundChances& each : review_.chances) line.values.push_back(100 * each.share[index(seat)]);
        lines.push_back(std::move(line));
    }
    for (const RoundChances& each : review_.chances) words.below << QString::number(each.round);
    chart_->showLines(std::move(lines), words);
    chart_->setFixedHeight(kChartHeight * QFontInfo(font()).pixelSize());
}

void ReviewPage::addCell(QGridLayout& cells, int row, int column, const QString& text, const QString& tip) {
    auto* label = new QLabel(text, cells.parentWidget());
    QFont font = label->font();
    font.setBold(row == 0);
    label->setFont(font);
    label->setToolTip(tip);
    label->setWordWrap(row == 0); // columns are as narrow as the longest word
    label->setAlignment((column > 1 ? Qt::AlignRight : Qt::AlignLeft) |
                        (row == 0 ? Qt::AlignBottom : Qt::AlignVCenter));
    cells.addWidget(label, row, column);
}

// A sentence for each cell, with the head of its column.
QStringList ReviewPage::addSeats() {
    auto* table = new QWidget(this);
    auto* cells = new QGridLayout(table);
    cells->setContentsMargins(8, 0, 8, 0);
    cells->setHorizontalSpacing(kBetweenHeads);
    cells->setColumnStretch(1, 1);
    const std::pair<QString, QString> heads[] = {
        {tr("Player"), {}},
        {tr("Best choices"), tr("Decisions that could not be improved on, out of all decisions")},
        {tr("Points"), tr("Points that better choices would have gained")},
        //: Head of a column: the luck that the cards brought
        {tr("Cards per round"),
         tr("The luck of the cards: average change in the chance of winning per round, in percentage points")},
        //: Head of a column: what the player's own choices cost
        {tr("Choices per round"), tr("The cost of not making the best choice: average change in the chance of winning "
                                     "per round, in percentage points")},
        //: Head of a column: what the other players have done
        {tr("Others per round"), tr("The other players' moves and whatever the computer did not foresee: average "
                                    "change in the chance of winning per round, in percentage points")},
        {tr("End"), tr("Won, shared or lost")}};
    int column = 1;
    for (const auto& [name, tip] : heads) addCell(*cells, 0, column++, name, tip);
    int row = 0;
    QStringList heard;
    for (const SeatReview& each : review_.seats) {
        ++row;
        auto* picture = new QLabel(table);
        picture->setPixmap(
            medallionPixmap(theme_, model_.catalogue().colours[index(each.seat)], kMedallion, devicePixelRatioF()));
        cells->addWidget(picture, row, 0);
        const QStringList texts{model_.playerName(each.seat),
                                tr("%1 of %2", "well chosen, decisions").arg(each.best).arg(each.decisions),
                                texts::signedText(-static_cast<int>(std::lround(each.points))),
                                texts::shareChangeText(review_.perRound(each.cards)),
                                texts::shareChangeText(review_.perRound(each.choices)),
                                texts::shareChangeText(review_.perRound(each.others)),
                                texts::percentText(each.end)};
        for (int i = 0; i < texts.size(); ++i) {
            addCell(*cells, row, i + 1, texts[i], heads[i].second);
            heard << (i == 0 ? texts[i] : heads[i].first + QStringLiteral(": ") + texts[i]);
        }
    }
    keep(table);
    return heard;
}

QString ReviewPage::addMoves() {
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    const std::vector<ReviewedMove> worst = texts::costliest(review_.moves, kMostMoves);
    auto* head =
        new QLabel(worst.empty() ? tr("No choice could have been improved on.") : tr("The most costly choices"), this);
    head->setFont(headingFont(*this, 1.2));
    keep(head);
    for (const ReviewedMove& move : worst) {
        const MomentRow::Words words{texts::lossText(move), texts::reviewedTitle(model_.catalogue(), move, names),
                                     texts::reviewedLine(model_.catalogue(), move, names)};
        auto* row = new MomentRow(words, theme_.colour(Role::Bad), this);
        connect(row->button(), &QPushButton::clicked, this,
                [this, event = static_cast<int>(move.event)] { emit replayWanted(event); });
        buttons_ << row->button();
        keep(row);
    }
    return head->text();
}

} // namespace elgrande

#include "moc_review_page.cpp"
