// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/result_panel.h"

#include "model/game_model/game_model.h"
#include "views/charts/chart_sheet.h"
#include "views/panels/points_by_source.h"
#include "views/panels/review_page.h"
#include "views/panels/story_tables.h"
#include "views/panels/turning_points.h"
#include "views/persons/persons.h"
#include "views/texts/sentences.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"
#include "views/toolkit/flow_layout.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"
#include "views/toolkit/whole_tabs.h"

#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QTabWidget>
#include <QTableWidget>

#include <algorithm>

namespace elgrande {
namespace {

// Times the text size.
constexpr int kWidth = 64;
constexpr int kResultHeight = 43;
constexpr int kNameColumn = 2;
constexpr int kBetweenColumns = 7; // all of them fit into the least window, and in the largest text

QScrollArea* scrolled(QWidget* page, QWidget* parent) {
    auto* scroll = new QScrollArea(parent);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(page);
    scroll->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return scroll;
}

} // namespace

ResultPanel::ResultPanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , headline_(new QLabel(this))
    , note_(new QLabel(this))
    , pages_(new QTabWidget(this))
    , ranking_(new QWidget(this))
    , chart_(new ChartSheet(theme, ranking_))
    , turns_(new TurningPoints(model, theme, this))
    , review_(new ReviewPage(model, theme, this))
    , bar_(new QWidget(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(2 * kMargin, kMargin + 6, 2 * kMargin, kMargin + 6);
    rows->setSpacing(kMargin - 2);
    headline_->setWordWrap(true);
    headline_->setAlignment(Qt::AlignHCenter);
    headline_->setTextFormat(Qt::PlainText);
    rows->addWidget(headline_);
    auto* first = new QVBoxLayout(ranking_);
    first->setContentsMargins(0, 4, 0, 0);
    first->addWidget(chart_, 1);
    pages_->setDocumentMode(true);
    tellWhole(*pages_->tabBar());
    pages_->addTab(scrolled(ranking_, this), QString());
    pages_->addTab(scrolled(turns_, this), QString());
    pages_->addTab(scrolled(review_, this), QString());
    rows->addWidget(pages_, 1);
    note_->setWordWrap(true);
    note_->hide();
    rows->addWidget(note_);
    new FlowLayout(8, bar_, FlowLayout::Rows::Even);
    rows->addWidget(bar_);
    rematch_ = addButton("rematch", &ResultPanel::rematchWanted);
    newGame_ = addButton("newGame", &ResultPanel::newGameWanted);
    replay_ = addButton("replay", &ResultPanel::replayWanted);
    summary_ = addButton("summary", &ResultPanel::summaryWanted);
    code_ = addButton("code", &ResultPanel::codeWanted);
    statistics_ = addButton("statistics", &ResultPanel::statisticsWanted);
    look_ = addButton("look", &ResultPanel::lookAtBoardWanted);
    start_ = addButton("start", &ResultPanel::startPageWanted);
    connect(turns_, &TurningPoints::replayWanted, this, &ResultPanel::replayFromWanted);
    connect(review_, &ReviewPage::replayWanted, this, &ResultPanel::replayFromWanted);
    connect(review_, &ReviewPage::told, this, &ResultPanel::told);
    connect(&model_, &GameModel::gameStarted, this, [this] { pages_->setCurrentIndex(0); });
    connect(&model_, &GameModel::gameOver, this, &ResultPanel::refresh);
    connect(&model_, &GameModel::changed, this, [this] {
        if (model_.observation().over) refresh();
    });
    connect(&theme, &Theme::changed, this, &ResultPanel::refresh);
    auto& words = Translated::of(this);
    words.text(rematch_, QT_TR_NOOP("R&ematch"));
    words.tip(rematch_, QT_TR_NOOP("Same players and rules, different cards"));
    words.text(newGame_, QT_TR_NOOP("&New game…"));
    words.text(replay_, QT_TR_NOOP("&Replay"));
    words.text(summary_, QT_TR_NOOP("Summary…"));
    words.text(code_, QT_TR_NOOP("Set-up code…"));
    words.text(statistics_, QT_TR_NOOP("Statistics…"));
    words.text(look_, QT_TR_NOOP("&Look at the board"));
    words.text(start_, QT_TR_NOOP("Start page"));
    words.also([this] {
        namePages();
        refresh();
    });
}

QPushButton* ResultPanel::addButton(const char* name, void (ResultPanel::*wanted)()) {
    auto* button = new QPushButton(bar_);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true); // Enter presses it
    button->installEventFilter(this);
    bar_->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, wanted);
    return button;
}

// The first click of two may have been for what the result now covers.
bool ResultPanel::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::MouseButtonDblClick || PaperPanel::eventFilter(watched, event);
}

void ResultPanel::setRecorded(bool recorded) {
    for (QWidget* each : {rematch_, replay_, summary_, code_, start_}) each->setVisible(recorded);
}

void ResultPanel::setNote(const QString& note) {
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
}

QSize ResultPanel::sizeHint() const {
    const int textSize = QFontInfo(font()).pixelSize();
    return {kWidth * textSize, kResultHeight * textSize};
}

void ResultPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) refresh();
    PaperPanel::changeEvent(event);
}

void ResultPanel::namePages() {
    const QStringList names{tr("Result"), tr("Turning points"), tr("Review"), tr("Where the points came from"),
                            tr("Scores by round")};
    for (int i = 0; i < pages_->count(); ++i) pages_->setTabText(i, names[i]);
    tellName(*turns_, names[1]);
    tellName(*review_, names[2]);
}

// Tables take their time, and a window that opens has no result yet.
void ResultPanel::makeTables() {
    if (yield_ != nullptr) return;
    yield_ = new QTableWidget(this);
    course_ = new QTableWidget(this);
    for (QTableWidget* table : {yield_, course_}) table->setHorizontalHeader(new SeatHeader(table));
    pages_->addTab(yield_, QString());
    pages_->addTab(course_, QString());
    namePages();
}

void ResultPanel::refresh() {
    headline_->setFont(headingFont(*this, 1.9));
    headline_->setText(headline());
    delete table_;
    table_ = new QWidget(ranking_);
    cells_ = new QGridLayout(table_);
    cells_->setContentsMargins(8, 0, 8, 0);
    cells_->setHorizontalSpacing(kBetweenColumns);
    cells_->setColumnStretch(kNameColumn, 1);
    if (model_.hasGame() && model_.observation().over) {
        fillTable();
        makeTables();
        const StoryTables story(model_, theme());
        chart_->showLines(story.lines(), story.words());
        story.fillCourse(*course_);
        story.fillYield(*yield_);
        turns_->refresh();
        review_->refresh();
        describe();
    }
    static_cast<QVBoxLayout*>(ranking_->layout())->insertWidget(0, table_);
    table_->show();
}

void ResultPanel::describe() {
    QWidget* page = pages_->widget(0);
    tellName(*page, headline());
    tellDescription(*page, ranks_.join(u' '));
    QWidget* before = pages_->widget(1); // what is made later comes before the buttons all the same
    QList<QWidget*> later = turns_->buttons();
    later << yield_ << course_;
    for (QWidget* each : later) {
        setTabOrder(before, each);
        before = each;
    }
}

void ResultPanel::focusFirst() {
    for (QPushButton* button : {rematch_, newGame_})
        if (button->isVisibleTo(this)) return button->setFocus(Qt::TabFocusReason);
}

void ResultPanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    if (!event->spontaneous()) emit told(texts::sentences(QStringList{headline()} + ranks_));
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
    std::vector<Seat> seats(static_cast<std::size_t>(seen.players));
    for (int i = 0; i < seen.players; ++i) seats[static_cast<std::size_t>(i)] = seatAt(i);
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
    const bool number = column > kNameColumn;
    cells_->addWidget(label, row, column, (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

void ResultPanel::fillTable() {
    const Observation& seen = model_.observation();
    const std::vector<PointsBySource> sources = pointsBySource(model_.history(), seen.players);
    const bool others =
        std::any_of(sources.begin(), sources.end(), [](const PointsBySource& each) { return each.other != 0; });
    QStringList heads{tr("Rank"), QString(), tr("Player"), tr("Castillo"), tr("Regions"), tr("Special scorings")};
    if (others) heads << texts::termText(model_.catalogue(), "points-other");
    heads << tr("Points");
    for (int column = 0; column < heads.size(); ++column) addCell(0, column, heads[column]);
    int row = 0;
    int place = 0;
    Seat before = Seat::None;
    ranks_.clear();
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
        const std::string& colour = model_.catalogue().colours[index(seat)];
        const Person* who = model_.isPerson(seat) ? nullptr : personNamed(model_.playerName(seat));
        picture->setPixmap(medallionWith(theme(), who, colour, 26, devicePixelRatioF()));
        cells_->addWidget(picture, row, 1);
        addCell(row, kNameColumn, model_.playerName(seat), first);
        addCell(row, 3, QString::number(from.castillo));
        addCell(row, 4, QString::number(from.regions));
        addCell(row, 5, QString::number(from.special));
        if (others) addCell(row, 6, QString::number(from.other));
        addCell(row, others ? 7 : 6, QString::number(score), true);
        ranks_ << tr("%1. %2: %n point(s).", "place in the ranking, player", score)
                      .arg(QString::number(place), model_.playerName(seat));
    }
}

} // namespace elgrande

#include "moc_result_panel.cpp"
