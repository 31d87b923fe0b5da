#include "app/game_page.h"

#include "app/settings.h"
#include "views/board/board_view.h"
#include "views/board/place_tip.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/panels/log_panel.h"
#include "views/panels/result_panel.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSplitter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kRightSide = 350;
constexpr int kGap = 6;
constexpr int kBelowDial = 90; // the chosen region and the button
constexpr int kResultWidth = 560;

} // namespace

GamePage::GamePage(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , across_(new QSplitter(Qt::Horizontal, this))
    , down_(new QSplitter(Qt::Vertical, this))
    , board_(new BoardView(model, theme, this))
    , seats_(new SeatPanel(model, theme, this))
    , prompt_(new PromptPanel(model, theme, this))
    , log_(new LogPanel(model, theme, this))
    , cards_(new ActionCards(model, theme, this))
    , hand_(new PowerHand(model, theme, this))
    , disk_(new SecretDisk(model, theme, this))
    , result_(new ResultPanel(model, theme, this))
    , curtain_(new Curtain(model, theme, this)) {
    arrange();
    connectViews();
    showWhatIsAsked();
}

void GamePage::arrange() {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kGap, kGap, kGap, kGap);
    rows->addWidget(across_);
    across_->addWidget(down_);
    across_->addWidget(makeRightSide());
    down_->addWidget(board_);
    down_->addWidget(makeBottom());
    for (QSplitter* splitter : {across_, down_}) {
        splitter->setStretchFactor(0, 1);
        splitter->setStretchFactor(1, 0);
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(kGap);
    }
}

QWidget* GamePage::makeRightSide() {
    auto* side = new QWidget(this);
    side->setMinimumWidth(kRightSide);
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kGap);
    rows->addWidget(seats_);
    rows->addWidget(prompt_);
    rows->addWidget(log_, 1);
    return side;
}

QWidget* GamePage::makeBottom() {
    auto* bottom = new QWidget(this);
    auto* line = new QHBoxLayout(bottom);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kGap);
    line->addWidget(cards_, 5);
    line->addWidget(hand_, 3);
    return bottom;
}

void GamePage::connectViews() {
    connect(board_, &BoardView::hintChanged, prompt_, &PromptPanel::setHint);
    connect(board_, &BoardView::refusedClicked, prompt_,
            [this](Area /*area*/, const QString& reason) { prompt_->showReason(reason); });
    connect(board_, &BoardView::areaClicked, disk_, &SecretDisk::setArea);
    connect(disk_, &SecretDisk::askedChanged, this, &GamePage::showWhatIsAsked);
    connect(seats_, &SeatPanel::tokenClicked, board_, &BoardView::pickToken);
    connect(cards_, &ActionCards::refusedClicked, prompt_, &PromptPanel::showReason);
    connect(hand_, &PowerHand::refusedClicked, prompt_, &PromptPanel::showReason);
    connect(log_, &LogPanel::areaLinkActivated, this, &GamePage::showPlace);
    connect(prompt_, &PromptPanel::hurryWanted, this, &GamePage::hurryWanted);
    connect(result_, &ResultPanel::newGameWanted, this, &GamePage::newGameWanted);
    connect(result_, &ResultPanel::lookAtBoardWanted, this, [this] {
        resultWanted_ = false;
        showWhatIsAsked();
    });
    connect(&model_, &GameModel::gameStarted, this, [this] { resultWanted_ = true; });
    connect(&model_, &GameModel::changed, this, &GamePage::showWhatIsAsked);
    connect(&model_, &GameModel::gameOver, this, &GamePage::showWhatIsAsked);
    connect(&theme_, &Theme::changed, this, qOverload<>(&QWidget::update));
    board_->installEventFilter(this);
    result_->installEventFilter(this);
}

void GamePage::setAnimated(bool animated) { board_->setAnimated(animated); }

void GamePage::setLogShown(bool shown) { log_->setVisible(shown); }

bool GamePage::isLogShown() const { return !log_->isHidden(); }

void GamePage::restore(const Settings& settings) {
    across_->restoreState(settings.splitter(QStringLiteral("across")));
    down_->restoreState(settings.splitter(QStringLiteral("down")));
}

void GamePage::remember(Settings& settings) const {
    settings.setSplitter(QStringLiteral("across"), across_->saveState());
    settings.setSplitter(QStringLiteral("down"), down_->saveState());
}

void GamePage::showWhatIsAsked() {
    disk_->setVisible(disk_->isAsked());
    result_->setVisible(model_.hasGame() && model_.observation().over && resultWanted_);
    layOverlays();
}

void GamePage::showPlace(Area area) {
    const QPoint point = board_->viewport()->mapToGlobal(board_->pointOf({area, Owner::None, Board::None}));
    QToolTip::showText(point, placeTip(model_, area, {}), board_);
}

void GamePage::layOverlays() {
    const QRect table(board_->mapTo(this, QPoint(0, 0)), board_->size());
    if (disk_->isVisibleTo(this)) {
        // Not wider than the sea, so that the regions can be clicked as well.
        const QSize sea(std::max(disk_->minimumSizeHint().width(), table.width() * 37 / 100), table.height());
        const QSize size = disk_->sizeHint().boundedTo(sea).boundedTo({sea.width(), sea.width() + kBelowDial});
        disk_->setGeometry(QRect(table.bottomRight() - QPoint(size.width(), size.height()), size));
        disk_->raise();
    }
    if (result_->isVisibleTo(this)) {
        const int width = std::min(std::max(result_->sizeHint().width(), kResultWidth), rect().width());
        QRect sheet(0, 0, width, std::min(result_->layout()->totalHeightForWidth(width), rect().height()));
        sheet.moveCenter(table.center());
        result_->setGeometry(sheet);
        result_->raise();
    }
    if (curtain_->isVisibleTo(this)) curtain_->raise();
}

bool GamePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == board_ && event->type() == QEvent::Resize) layOverlays();
    if (watched == result_ && event->type() == QEvent::LayoutRequest) layOverlays(); // other words, another size
    if (watched == board_ && event->type() == QEvent::KeyPress && board_->focusSpot().isNothing()) {
        // No place has the keyboard, so Enter means the button that stands out.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) return prompt_->triggerDefault();
    }
    return QWidget::eventFilter(watched, event);
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !prompt_->triggerDefault()) QWidget::keyPressEvent(event);
}

void GamePage::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), theme_.colour(Role::Table)); }

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOverlays();
}

} // namespace elgrande
