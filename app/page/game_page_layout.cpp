// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where everything lies on the page.
#include "app/page/game_page.h"
#include "app/page/log_drawer.h"
#include "app/settings/settings.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/open_cards.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/panels/result_panel.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/text_scale.h"
#include "views/toolkit/room_scroller.h"
#include "views/toolkit/share_splitter.h"
#include "views/toolkit/whole_tabs.h"

#include <QFontInfo>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande {
namespace {

constexpr int kRightSide = 350;
constexpr int kNarrowSide = 300;     // where there is little room
constexpr int kLowPage = 560;        // in which the cards are as low as they can be
constexpr double kLeastShare = 0.37; // of the page that the side has at least
constexpr double kSideShare = 0.4;   // of the page that the side may have, at most
constexpr int kColumn = 640;         // of two of them, at most
constexpr double kWideShape = 2.1;   // width by height
constexpr int kWidePage = 1600;
constexpr int kLowestSide = 320;    // below an upright board
constexpr int kUsualCards = 190;    // between them
constexpr double kTallCards = 0.24; // height of a row of action cards by the width of an upright page
constexpr double kTallHand = 0.125; // of a row of power cards
constexpr double kLeastTall = 0.75; // of both
constexpr int kLargePage = 1920;    // in wider ones the side grows with the page
constexpr std::array kShares{"across", "across-wide", "across-tall"}; // of the settings, by Shape
constexpr int kGap = 6;
constexpr int kRim = 3;      // of a sheet of paper
constexpr int kNotice = 640; // width, at most
constexpr int kLeastTalk = 130;
constexpr qreal kLeastOver = 16; // ems of height, of what lies over the rest

} // namespace

void GamePage::arrange() {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kGap, kGap, kGap, kGap);
    rows->addWidget(across_);
    across_->addWidget(down_);
    across_->addWidget(makeRightSide());
    down_->addWidget(makeTable());
    // More cards than a narrow window has room for are scrolled.
    down_->addWidget(new RoomScroller(makeBottom(), Qt::Horizontal, this));
    connect(down_, &QSplitter::splitterMoved, this, [this] {
        dragged_ = true;
        usual_.clear();
    });
    connect(down_, &ShareSplitter::wasReset, this, [this] {
        dragged_ = false;
        usual_.clear();
        fitBoard();
    });
    connect(across_, &QSplitter::splitterMoved, this, &GamePage::fitBoard);
    connect(across_, &ShareSplitter::wasReset, this, &GamePage::fitBoard);
    for (ShareSplitter* splitter : {across_, down_}) {
        splitter->setStretchFactor(0, 1);
        splitter->setStretchFactor(1, 0);
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(kGap);
    }
}

QWidget* GamePage::makeTable() {
    auto* table = new QWidget(this);
    auto* rows = new QVBoxLayout(table);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kGap);
    rows->addWidget(views_->board, 1);
    rows->addLayout(strip_);
    rows->addWidget(views_->prompt);
    strip_->setSpacing(kGap);
    return table;
}

QWidget* GamePage::makeRightSide() {
    auto* content = new QWidget(this);
    content->setLayout(columns_);
    columns_->setContentsMargins(0, 0, 0, 0);
    columns_->setSpacing(kGap);
    columns_->addLayout(side_, 1);
    side_->addWidget(views_->seats);
    side_->setSpacing(kGap);
    column_ = new RoomScroller(content, Qt::Vertical, this);
    column_->setWanted(true); // its panels are not scrolled within what is scrolled
    auto* side = new QWidget(this);
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kGap);
    rows->addWidget(column_, 1);
    side->setMinimumWidth(kRightSide);
    tabs_->setDocumentMode(true);
    tellWhole(*tabs_->tabBar());
    tabs_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    tabs_->setMinimumHeight(kLeastTalk); // the seats come first where there is little room
    connect(tabs_, &QTabWidget::currentChanged, this, [this] { emit tabShown(shownTab()); });
    side_->addWidget(tabs_, 1);
    return side;
}

QWidget* GamePage::makeBottom() {
    auto* bottom = new QWidget(this);
    bottom->setLayout(below_);
    below_->setContentsMargins(0, 0, 0, 0);
    below_->setSpacing(kGap);
    return bottom;
}

// Wide enough for two columns beside a board of the whole height; or so high that both fit below a board of the whole
// width.
GamePage::Shape GamePage::shapeOf(QSize page) const {
    const int below = page.height() - views_->board->heightForWidth(page.width()) - barHeight() - kUsualCards;
    if (page.height() > page.width() && below >= kLowestSide) return Shape::Tall;
    if (page.width() >= kWidePage && page.width() > page.height() * kWideShape) return Shape::Wide;
    return Shape::Usual;
}

void GamePage::fitShape() {
    const Shape shape = shapeOf(size());
    if (shape != shape_) {
        shares_[static_cast<std::size_t>(shape_)] = across_->share();
        shape_ = shape;
        const bool two = shape != Shape::Usual;
        columns_->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        if (two)
            columns_->insertWidget(0, views_->seats, 1);
        else
            side_->insertWidget(0, views_->seats); // one row of panels, which share what is left
        across_->setOrientation(shape == Shape::Tall ? Qt::Vertical : Qt::Horizontal);
        across_->setShare(shares_[static_cast<std::size_t>(shape)]);
    }
    fitBelow();
    fitRightSide();
    across_->setUsual(usualSide());
    const int tall = tallCards();
    down_->setUsual(tall > 0 ? tall : height() < kLowPage ? lowCards() : 0);
}

// An upright page has the room to show the hand below the cards, both twice as large.
void GamePage::fitBelow() {
    if (!model_.hasGame()) return;
    const bool stacked = tallCards() > 0;
    below_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const bool small = stacked && views_->shareOfHand() < views_->shareOfCards();
    below_->setStretchFactor(views_->hand, small ? 1 : views_->shareOfHand());
    below_->setStretchFactor(views_->cards, small ? 2 : views_->shareOfCards());
}

int GamePage::tallCards() const {
    if (shape_ != Shape::Tall || !model_.hasGame()) return 0;
    const bool worded = views_->shareOfHand() >= views_->shareOfCards();
    const double hand = views_->hand->isHidden() ? 0 : worded ? kTallCards : kTallHand;
    const int wanted = static_cast<int>(width() * (hand + (hasStrip() ? 0 : kTallCards)));
    const int side = std::max(kLowestSide, views_->seats->minimumSizeHint().height());
    const int room = height() - views_->board->heightForWidth(width()) - barHeight() - stripHeight() - 4 * kGap - side;
    return room < wanted * kLeastTall ? 0 : std::min(room, wanted);
}

// Large text wants a wider column; the board keeps the greater part.
void GamePage::fitRightSide() {
    QWidget& side = *across_->widget(1);
    const int least = std::clamp(static_cast<int>(width() * kLeastShare), kNarrowSide, kRightSide);
    const int wanted = static_cast<int>(least * std::max(1.0, textScaleOf(*this)));
    const int column = std::clamp(wanted, least, std::max(least, static_cast<int>(width() * kSideShare)));
    const bool below = shape_ == Shape::Tall;
    side.setMinimumSize(below ? 0 : shape_ == Shape::Wide ? 2 * kRightSide : column, below ? kLowestSide : 0);
}

int GamePage::barHeight() const { return model_.isReplay() ? 0 : views_->prompt->sizeHint().height() + kGap; }

// Also while no card lies there.
bool GamePage::hasStrip() const { return model_.hasGame() && lieInStrip(model_.catalogue()); }

int GamePage::stripHeight() const { return hasStrip() ? strip_->sizeHint().height() + kGap : 0; }

// In a low page what a board as wide as it can be leaves.
int GamePage::lowCards() const {
    const QWidget& cards = *down_->widget(1);
    const int least = cards.minimumSizeHint().height();
    const int left =
        down_->height() - down_->handleWidth() - views_->board->heightForWidth(down_->width()) - barHeight();
    return std::clamp(left, least, std::max(least, cards.sizeHint().height()));
}

int GamePage::usualSide() const {
    const int tall = tallCards();
    const int cards = (tall > 0 ? tall : down_->widget(1)->sizeHint().height()) + kGap + barHeight();
    // Of a board as high as the page leaves.
    const auto boardWidth = [&] {
        const QSize shape = views_->board->sizeHint();
        return static_cast<int>((height() - cards) * shape.width() / static_cast<double>(shape.height()));
    };
    switch (shape_) {
    case Shape::Wide:
        return std::clamp(width() - boardWidth() - 3 * kGap, 2 * kRightSide, 2 * kColumn);
    case Shape::Tall:
        return std::max(kLowestSide,
                        height() - views_->board->heightForWidth(width()) - cards - stripHeight() - 3 * kGap);
    case Shape::Usual:
        break;
    }
    const QWidget& side = *across_->widget(1);
    const int usual = side.sizeHint().width();
    if (width() > kLargePage) // but nothing that the board can use
        return std::max(usual, std::min(usual * width() / kLargePage, width() - boardWidth() - 3 * kGap));
    // Cards that need the room get it from the side.
    const int left = width() - 3 * kGap - below_->parentWidget()->minimumSizeHint().width();
    if (width() < kNarrowWindow) return side.minimumWidth();
    return left < usual ? std::max(side.minimumWidth(), left) : 0;
}

void GamePage::restore(const Settings& settings) {
    for (std::size_t i = 0; i < shares_.size(); ++i) shares_[i] = settings.share(QLatin1String(kShares[i]));
    across_->setShare(shares_[static_cast<std::size_t>(shape_)]);
    down_->setShare(settings.share(QStringLiteral("down")));
}

void GamePage::remember(Settings& settings) const {
    for (std::size_t i = 0; i < shares_.size(); ++i)
        settings.setShare(QLatin1String(kShares[i]),
                          i == static_cast<std::size_t>(shape_) ? across_->share() : shares_[i]);
    settings.setShare(QStringLiteral("down"), down_->share());
}

// Where the column is scrolled, what lies over it has the whole of what is seen of it.
QRect GamePage::talkRect() const {
    if (column_->isScrolling(Qt::Vertical))
        return {column_->viewport()->mapTo(this, QPoint(0, 0)), column_->viewport()->size()};
    if (!tabs_->isHidden()) return {tabs_->mapTo(this, QPoint(0, 0)), tabs_->size()};
    const QRect column(column_->mapTo(this, QPoint(0, 0)), column_->size());
    const int seats = views_->seats->mapTo(this, QPoint(0, views_->seats->height())).y();
    return shape_ == Shape::Usual ? column.adjusted(0, std::min(seats - column.top() + kGap, column.height() / 2), 0, 0)
                                  : column.adjusted(column.width() / 2, 0, 0, 0);
}

// Except where it needs the whole page regions can be clicked as well.
QRect GamePage::placeOver(const PagePanel& over, const QRect& kept) const {
    const QWidget& board = *views_->board->viewport();
    if (over.place == PagePanel::Place::Whole) return rect();
    if (over.place == PagePanel::Place::Board) return {board.mapTo(this, QPoint(0, 0)), board.size()};
    QRect sheet = talkRect().adjusted(-kRim, -kRim, kRim, 0); // or the tabs would look out beside its shadow
    const int wanted = over.widget->minimumSizeHint().height();
    if (sheet.height() < wanted) sheet.setTop(std::max(0, sheet.bottom() + 1 - wanted)); // over some of the seats
    QRect place = sheet;
    if (kept.isEmpty() || !place.intersects(kept)) return place;
    place.setBottom(kept.top() - kGap - 1);
    const int least = std::max(wanted, static_cast<int>(kLeastOver * QFontInfo(over.widget->font()).pixelSize()));
    return place.height() >= least ? place : sheet;
}

bool GamePage::keepFree(const QRect& part) {
    const PagePanel* over = panels_.over();
    if (over != nullptr && placeOver(*over, part).intersects(part)) return false;
    if (std::exchange(kept_, part) != part && over != nullptr) layOverlays();
    return true;
}

// No half of the bar or of a card is seen below the result.
void GamePage::coverWhole(QRect& sheet) const {
    for (const QWidget* part :
         {static_cast<const QWidget*>(views_->prompt), static_cast<const QWidget*>(down_->widget(1))}) {
        const QRect box(part->mapTo(this, QPoint()), part->size());
        if (part->isVisibleTo(this) && sheet.bottom() > box.top() + kGap && sheet.bottom() < box.bottom())
            sheet.setBottom(box.bottom());
    }
}

void GamePage::layOverlays() {
    const QRect table(views_->board->mapTo(this, QPoint(0, 0)), views_->board->size());
    if (const PagePanel* over = panels_.over()) {
        over->widget->setGeometry(placeOver(*over, kept_));
        over->widget->stackUnder(&views_->stage());
    }
    if (views_->result->isVisibleTo(this)) {
        const QSize room(table.width(), down_->height()); // nothing is asked any more
        const QSize most = room.expandedTo(views_->result->minimumSizeHint()).boundedTo(size());
        QRect sheet(QPoint(0, 0), views_->result->sizeHint().boundedTo(most));
        sheet.moveCenter(table.center());
        sheet.moveTopLeft({std::max(sheet.left(), 0), std::max(sheet.top(), 0)});
        coverWhole(sheet);
        views_->result->setGeometry(sheet);
        views_->result->stackUnder(&views_->stage());
    }
    drawer_->lay(views_->result->isHidden() && !views_->film->isShowing() && !views_->disk->isVisibleTo(this));
    views_->stage().raise();
    if (views_->curtain->isVisibleTo(this)) views_->curtain->raise();
    layNotices();
}

bool GamePage::isCovered() const {
    const PagePanel* over = panels_.over();
    return views_->curtain->isVisibleTo(this) || (over != nullptr && over->place == PagePanel::Place::Whole);
}

QRegion GamePage::covered() const {
    QRegion covered;
    const PagePanel* over = panels_.over();
    const bool isSheet = over != nullptr && over->place != PagePanel::Place::Board; // there the disk is seen through
    const std::initializer_list<const QWidget*> sheets{views_->result, views_->curtain,
                                                       isSheet ? over->widget : nullptr};
    for (const QWidget* sheet : sheets)
        if (sheet != nullptr && sheet->isVisibleTo(this)) covered += QRect(sheet->mapTo(this, QPoint()), sheet->size());
    return covered;
}

bool GamePage::areTabsCovered() const {
    const PagePanel* over = panels_.over();
    return isCovered() || (over != nullptr && over->place == PagePanel::Place::Over);
}

void GamePage::layNotices() {
    const bool covered = isCovered();
    int top = kGap;
    for (QWidget* notice : panels_.notices()) {
        const bool apart = side_->indexOf(notice) < 0;
        if (!covered && apart) side_->insertWidget(side_->indexOf(tabs_), notice);
        if (covered && !apart) {
            side_->removeWidget(notice);
            notice->setParent(this);
        }
        notice->show(); // another parent has hidden it
        if (!covered) continue;
        const int width = std::min(kNotice, this->width() - 2 * kGap);
        notice->setGeometry((this->width() - width) / 2, top, width, notice->heightForWidth(width));
        notice->raise();
        top += notice->height() + kGap;
    }
}

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitShape();
    fitBoard();
    for (QWidget* each : std::initializer_list<QWidget*>{views_->seats, views_->prompt, views_->cards, views_->hand})
        each->updateGeometry(); // their heights follow the window's
    layOverlays();
}

void GamePage::setBoardFirst(bool first) {
    boardFirst_ = first;
    fitBoard();
}

// With a strip between them the hand shares its height with the board, which would be the smaller for it.
bool GamePage::boardComesFirst() const { return boardFirst_ || (hasStrip() && !dragged_); }

// As high as the board can use at its width; the cards keep what they need at least. The next game that has its cards
// below the board finds them as they were.
void GamePage::fitBoard() {
    if (!isVisible()) return;
    if (!boardComesFirst()) {
        if (!usual_.isEmpty() && !dragged_) down_->setSizes(std::exchange(usual_, {}));
        return;
    }
    if (usual_.isEmpty()) usual_ = down_->sizes();
    const int wanted = views_->board->heightForWidth(down_->width()) + barHeight() + stripHeight();
    const int all = down_->height() - down_->handleWidth();
    const int cards = std::max(down_->widget(1)->minimumSizeHint().height(), all - wanted);
    down_->setSizes({all - cards, cards});
}

void GamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fitBoard();
}

} // namespace elgrande
