#include "app/game_page.h"

#include "app/settings.h"
#include "views/board/board_view.h"
#include "views/board/place_tip.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/insight/forecast_panel.h"
#include "views/insight/threat_panel.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/panels/result_panel.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QSplitter>
#include <QTabWidget>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kRightSide = 350;
constexpr int kGap = 6;
constexpr int kLeastTalk = 130;
constexpr int kResultWidth = 560;

// Takes the height that is left; its pages wrap words and would otherwise ask for theirs before the seats.
class TalkTabs : public QTabWidget {
  public:
    using QTabWidget::QTabWidget;
    bool hasHeightForWidth() const override { return false; }
};

} // namespace

GamePage::GamePage(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , across_(new QSplitter(Qt::Horizontal, this))
    , down_(new QSplitter(Qt::Vertical, this))
    , film_(new ScoringFilm(model, theme, this))
    , board_(new BoardView(model, theme, this))
    , seats_(new SeatPanel(model, theme, this))
    , prompt_(new PromptPanel(model, theme, this))
    , log_(new LogPanel(model, theme, this))
    , forecast_(new ForecastPanel(model, theme, this))
    , threats_(new ThreatPanel(model, theme, this))
    , pages_(new TalkTabs(this))
    , cards_(new ActionCards(model, theme, this))
    , hand_(new PowerHand(model, theme, this))
    , disk_(new SecretDisk(model, theme, this))
    , result_(new ResultPanel(model, theme, this))
    , curtain_(new Curtain(model, theme, this))
    , announcer_(new Announcer(model, this)) {
    arrange();
    connectViews();
    connectFilm();
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
    pages_->setDocumentMode(true);
    pages_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    pages_->setMinimumHeight(kLeastTalk); // the seats come first where there is little room
    pages_->addTab(log_, QString());
    pages_->addTab(forecast_, QString());
    pages_->addTab(threats_, QString());
    connect(pages_, &QTabWidget::currentChanged, this,
            [this] { emit insightShown(pages_->currentWidget() == forecast_, pages_->currentWidget() == threats_); });
    rows->addWidget(pages_, 1);
    nameTabs();
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
    connect(hand_, &PowerHand::hintChanged, prompt_, &PromptPanel::setHint);
    connect(hand_, &PowerHand::refusedClicked, prompt_, &PromptPanel::showReason);
    connect(log_, &LogPanel::areaLinkActivated, this, &GamePage::showPlace);
    connect(prompt_, &PromptPanel::hurryWanted, this, &GamePage::hurryWanted);
    connect(result_, &ResultPanel::newGameWanted, this, &GamePage::newGameWanted);
    connect(log_, &LogPanel::momentActivated, this, &GamePage::replayWanted);
    connect(result_, &ResultPanel::replayWanted, this, [this] { emit replayWanted(0); });
    connect(result_, &ResultPanel::lookAtBoardWanted, this, [this] {
        resultWanted_ = false;
        showWhatIsAsked();
    });
    connect(&model_, &GameModel::gameStarted, this, [this] { resultWanted_ = true; });
    connect(&model_, &GameModel::changed, this, &GamePage::showWhatIsAsked);
    connect(&model_, &GameModel::gameOver, this, &GamePage::showWhatIsAsked);
    connect(&model_, &GameModel::decisionOffered, this, &GamePage::followWithKeyboard, Qt::QueuedConnection);
    connect(&theme_, &Theme::changed, this, qOverload<>(&QWidget::update));
    board_->installEventFilter(this);
    qApp->installEventFilter(this);
    result_->installEventFilter(this);
}

void GamePage::connectFilm() {
    connect(film_, &ScoringFilm::placeShown, board_, &BoardView::showScored);
    connect(film_, &ScoringFilm::pointsShown, board_, &BoardView::showPoints);
    connect(film_, &ScoringFilm::scoresShown, board_, &BoardView::setShownScores);
    connect(film_, &ScoringFilm::scoresShown, seats_, &SeatPanel::setShownScores);
    connect(film_, &ScoringFilm::showingChanged, this, &GamePage::showWhatIsAsked);
    connect(forecast_, &ForecastPanel::placeHovered, board_, &BoardView::setSpotlight);
    connect(threats_, &ThreatPanel::placeHovered, board_, &BoardView::setSpotlight);
    board_->setSeatPoint([this](Seat seat, Area area) { return seats_->pointOf(seat, area); });
}

void GamePage::setTempo(Tempo tempo) {
    board_->setTempo(tempo);
    film_->setTempo(tempo);
}

void GamePage::setLogShown(bool shown) { pages_->setVisible(shown); }

bool GamePage::isLogShown() const { return !pages_->isHidden(); }

void GamePage::setForecastShown(bool shown) {
    pages_->show();
    pages_->setCurrentWidget(shown ? static_cast<QWidget*>(forecast_) : log_);
}

void GamePage::setThreatsShown(bool shown) {
    pages_->show();
    pages_->setCurrentWidget(shown ? static_cast<QWidget*>(threats_) : log_);
}

void GamePage::nameTabs() {
    pages_->setTabText(0, tr("Log"));
    pages_->setTabText(1, tr("Forecast"));
    pages_->setTabText(2, tr("Threats"));
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) nameTabs();
    QWidget::changeEvent(event);
}

void GamePage::restore(const Settings& settings) {
    across_->restoreState(settings.splitter(QStringLiteral("across")));
    down_->restoreState(settings.splitter(QStringLiteral("down")));
}

void GamePage::remember(Settings& settings) const {
    settings.setSplitter(QStringLiteral("across"), across_->saveState());
    settings.setSplitter(QStringLiteral("down"), down_->saveState());
}

void GamePage::showWhatIsAsked() {
    for (int aid : {1, 2}) {
        pages_->setTabEnabled(aid, model_.hasAids());
        pages_->setTabToolTip(aid,
                              model_.hasAids() ? QString() : tr("This game is played as at the table, without aids."));
    }
    // What hides passes its focus on as by Tab, which would show a mark that only those who play by keys want.
    const auto passOn = [this](QWidget* part, bool goes) {
        if (goes && part->isVisible() && !byKeys_ && part->isAncestorOf(QApplication::focusWidget()))
            board_->setFocus(Qt::MouseFocusReason);
    };
    passOn(disk_, !disk_->isAsked() || film_->isShowing());
    passOn(film_, !film_->isShowing());
    film_->setVisible(film_->isShowing());
    disk_->setVisible(disk_->isAsked() && !film_->isShowing());
    result_->setVisible(model_.hasGame() && model_.observation().over && resultWanted_ && !film_->isShowing());
    if (film_->isShowing() && byKeys_) film_->setFocus();
    layOverlays();
}

void GamePage::followWithKeyboard() {
    if (!byKeys_ || !isVisible() || curtain_->isVisible()) return;
    if (disk_->isVisible())
        disk_->dial()->setFocus(Qt::TabFocusReason);
    else if (QWidget* card = hand_->firstOffered())
        card->setFocus(Qt::TabFocusReason);
    else if (QWidget* face = cards_->firstOffered())
        face->setFocus(Qt::TabFocusReason);
    else if (!board_->chooser().offered().empty())
        board_->setFocus(Qt::TabFocusReason);
    else
        prompt_->focusFirst();
}

void GamePage::showPlace(Area area) {
    const QPoint point = board_->viewport()->mapToGlobal(board_->pointOf({area, Owner::None, Board::None}));
    QToolTip::showText(point, placeTip(model_, area, {}), board_);
}

QRect GamePage::talkRect() const {
    const QRect prompt(prompt_->mapTo(this, QPoint(0, 0)), prompt_->size());
    const QRect pages(pages_->mapTo(this, QPoint(0, 0)), pages_->size());
    return pages_->isHidden() ? prompt : prompt.united(pages);
}

void GamePage::layOverlays() {
    const QRect table(board_->mapTo(this, QPoint(0, 0)), board_->size());
    if (disk_->isVisibleTo(this)) {
        // Nothing of the board is covered, so that the regions can be clicked as well.
        disk_->setGeometry(talkRect());
        disk_->raise();
    }
    if (film_->isVisibleTo(this)) {
        film_->setGeometry(talkRect()); // nothing is asked meanwhile
        film_->raise();
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

// Keys pressed anywhere in the window and clicks on anything tell how somebody plays.
bool GamePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) byKeys_ = true;
    if (event->type() == QEvent::MouseButtonPress) byKeys_ = false;
    if (watched == board_ && event->type() == QEvent::Resize) layOverlays();
    if (watched == result_ && event->type() == QEvent::LayoutRequest) layOverlays(); // other words, another size
    if (watched == board_ && event->type() == QEvent::KeyPress && board_->focusSpot().isNothing()) {
        // No place has the keyboard, so Enter means the button that stands out.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) return prompt_->triggerDefault();
    }
    return QWidget::eventFilter(watched, event);
}

// F6 leads from one part of the window to the next, because Tab stops at everything on the way.
void GamePage::focusNextPart(bool forward) {
    const std::vector<QWidget*> parts{board_, cards_, hand_, prompt_, pages_};
    const auto holds = [](QWidget* part) {
        return part->isAncestorOf(QApplication::focusWidget()) || part->hasFocus();
    };
    const auto count = static_cast<std::ptrdiff_t>(parts.size());
    auto at = std::find_if(parts.begin(), parts.end(), holds) - parts.begin();
    if (at == count) at = -1; // from elsewhere to the first
    for (std::ptrdiff_t i = 1; i <= count; ++i) {
        QWidget* part = parts[static_cast<std::size_t>((forward ? at + i : at + 2 * count - i) % count)];
        QWidget* first = part->focusPolicy() & Qt::TabFocus ? part : nullptr;
        for (QWidget* child : part->findChildren<QWidget*>())
            if (first == nullptr && child->isVisible() && child->isEnabled() && child->focusPolicy() & Qt::TabFocus)
                first = child;
        if (first == nullptr || !part->isVisible()) continue;
        first->setFocus(Qt::TabFocusReason);
        return;
    }
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F6) return focusNextPart(!event->modifiers().testFlag(Qt::ShiftModifier));
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !prompt_->triggerDefault()) QWidget::keyPressEvent(event);
}

void GamePage::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), theme_.colour(Role::Table)); }

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOverlays();
}

} // namespace elgrande
