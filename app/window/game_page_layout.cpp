// Where everything lies on the page.
#include "app/settings/settings.h"
#include "app/window/game_page.h"
#include "app/window/log_drawer.h"
#include "app/window/step_aside.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/ceremony/ceremonies.h"
#include "views/court/seat_panel.h"
#include "views/panels/result_panel.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/letters.h"

#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kRightSide = 350;
constexpr int kGap = 6;
constexpr int kLeastTalk = 130;

} // namespace

void GamePage::arrange() {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kGap, kGap, kGap, kGap);
    rows->addWidget(across_);
    across_->addWidget(down_);
    across_->addWidget(makeRightSide());
    down_->addWidget(makeTable());
    down_->addWidget(makeBottom());
    connect(down_, &QSplitter::splitterMoved, this, [this] {
        dragged_ = true;
        usual_.clear();
    });
    connect(across_, &QSplitter::splitterMoved, this, &GamePage::fitBoard);
    for (QSplitter* splitter : {across_, down_}) {
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
    rows->addWidget(board_, 1);
    rows->addLayout(strip_);
    strip_->setSpacing(kGap);
    return table;
}

QWidget* GamePage::makeRightSide() {
    auto* side = new QWidget(this);
    side->setMinimumWidth(kRightSide);
    side->setLayout(side_);
    side_->setContentsMargins(0, 0, 0, 0);
    side_->setSpacing(kGap);
    tabs_->setDocumentMode(true);
    tabs_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    tabs_->setMinimumHeight(kLeastTalk); // the seats come first where there is little room
    connect(tabs_, &QTabWidget::currentChanged, this, [this] { emit tabShown(shownTab()); });
    side_->addWidget(tabs_, 1);
    side_->addWidget(aside_);
    return side;
}

QWidget* GamePage::makeBottom() {
    auto* bottom = new QWidget(this);
    bottom->setLayout(below_);
    below_->setContentsMargins(0, 0, 0, 0);
    below_->setSpacing(kGap);
    return bottom;
}

// Large letters want a wider column; the board keeps the greater part.
void GamePage::fitRightSide() {
    const int wanted = static_cast<int>(kRightSide * std::max(1.0, lettersOf(*this)));
    across_->widget(1)->setMinimumWidth(std::clamp(wanted, kRightSide, std::max(kRightSide, width() * 2 / 5)));
}

void GamePage::restore(const Settings& settings) {
    across_->restoreState(settings.splitter(QStringLiteral("across")));
    down_->restoreState(settings.splitter(QStringLiteral("down")));
}

void GamePage::remember(Settings& settings) const {
    settings.setSplitter(QStringLiteral("across"), across_->saveState());
    if (!usual_.isEmpty()) down_->setSizes(usual_);
    settings.setSplitter(QStringLiteral("down"), down_->saveState());
}

QRect GamePage::talkRect() const {
    const QRect prompt(prompt_->mapTo(this, QPoint(0, 0)), prompt_->size());
    const QRect tabs(tabs_->mapTo(this, QPoint(0, 0)), tabs_->size());
    return tabs_->isHidden() ? prompt : prompt.united(tabs);
}

void GamePage::layOverlays() {
    const QRect table(board_->mapTo(this, QPoint(0, 0)), board_->size());
    if (const PagePanel* over = panels_.over()) {
        // Else nothing of the board is covered, so that regions can be clicked as well.
        over->widget->setGeometry(over->place == PagePanel::Place::Whole ? rect() : talkRect());
        over->widget->stackUnder(&ceremonies_->stage());
    }
    if (result_->isVisibleTo(this)) {
        const QSize most = table.size().expandedTo(result_->minimumSizeHint()).boundedTo({width(), height()});
        QRect sheet(QPoint(0, 0), result_->sizeHint().boundedTo(most));
        sheet.moveCenter(table.center());
        sheet.moveTopLeft({std::max(sheet.left(), 0), std::max(sheet.top(), 0)});
        result_->setGeometry(sheet);
        result_->stackUnder(&ceremonies_->stage());
    }
    drawer_->lay(result_->isHidden() && !film_->isShowing());
    ceremonies_->stage().raise();
    if (curtain_->isVisibleTo(this)) curtain_->raise();
}

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitRightSide();
    fitBoard();
    for (QWidget* each : std::initializer_list<QWidget*>{seats_, prompt_, cards_, hand_})
        each->updateGeometry(); // their heights follow the window's
    layOverlays();
}

void GamePage::setBoardFirst(bool first) {
    boardFirst_ = first;
    fitBoard();
}

// With a strip between them the hand shares its height with the board, which would be the smaller for it.
bool GamePage::boardComesFirst() const {
    return boardFirst_ || (model_.hasGame() && model_.catalogue().stacks == 0 && !dragged_);
}

// As high as the board can use at its width; the cards keep what they need at least. The next game that has its cards
// below the board finds them as they were.
void GamePage::fitBoard() {
    if (!isVisible()) return;
    if (!boardComesFirst()) {
        if (!usual_.isEmpty() && !dragged_) down_->setSizes(std::exchange(usual_, {}));
        return;
    }
    if (usual_.isEmpty()) usual_ = down_->sizes();
    const bool strip = model_.hasGame() && model_.catalogue().stacks == 0; // also while no card lies there
    const int wanted = board_->heightForWidth(down_->width()) + (strip ? cards_->sizeHint().height() + kGap : 0);
    const int all = down_->height() - down_->handleWidth();
    const int cards = std::max(down_->widget(1)->minimumSizeHint().height(), all - wanted);
    down_->setSizes({all - cards, cards});
}

void GamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fitBoard();
}

} // namespace elgrande
