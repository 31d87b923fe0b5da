// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/game_page.h"

#include "app/page/log_drawer.h"
#include "app/page/page_accessible.h"
#include "app/page/page_focus.h"
#include "app/shell/held_keys.h"
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/contributions/expansion_ui.h"
#include "views/panels/result_panel.h"
#include "views/prompt/prompt_panel.h"
#include "views/toolkit/fields.h"
#include "views/toolkit/share_splitter.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPainter>
#include <QTabWidget>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kBaseRank = 0; // of what lies over the rest

// Takes the height that is left; its pages wrap words and would otherwise ask for theirs before the seats.
class TalkTabs : public QTabWidget {
  public:
    using QTabWidget::QTabWidget;
    bool hasHeightForWidth() const override { return false; }
};

// Enter ends what is written or chosen there, and does no more, though Qt passes the key on.
bool hasOwnEnter(const QWidget* widget) { return isField(widget) || qobject_cast<const QComboBox*>(widget) != nullptr; }

} // namespace

GamePage::GamePage(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , across_(new ShareSplitter(Qt::Horizontal, this))
    , down_(new ShareSplitter(Qt::Vertical, this))
    , views_(new PageViews(model, theme, *this))
    , columns_(new QBoxLayout(QBoxLayout::TopToBottom))
    , side_(new QVBoxLayout)
    , tabs_(new TalkTabs(this))
    , below_(new QVBoxLayout)
    , strip_(new QVBoxLayout)
    , panels_({side_, tabs_, below_, strip_, this})
    , focus_(new PageFocus({*views_->board, *views_->cards, *views_->hand, *views_->seats, *views_->prompt, *tabs_,
                            *views_->log, *views_->curtain, *views_->film, *views_->result, *views_->announcer, panels_,
                            model_},
                           *this))
    , drawer_(new LogDrawer({*views_->log, *views_->board, *tabs_, views_->stage()}, *this)) {
    arrange();
    addOwnPanels();
    connectViews();
    views_->stage().raise();
    showWhatIsAsked();
    installPageAccessibility();
    HeldKeys::install(); // before those that have just begun to look at keys
}

void GamePage::addOwnPanels() {
    for (PagePanel& panel : views_->panels()) addPanel(std::move(panel));
}

// What answers a kind of decision lies over the rest while one is open.
PagePanel GamePage::made(const PanelFactory& factory, int rank) {
    PagePanel panel = factory.make(*views_->shown, theme_, this);
    if (factory.kind.empty()) return panel;
    panel.rank = rank + (factory.topic.empty() ? 0 : 1);
    panel.asked = [this, factory, own = panel.asked] {
        return model_.decision() && factory.answers(*model_.decision()) && (!own || own());
    };
    return panel;
}

void GamePage::addGamePanels() {
    for (QWidget* widget : std::exchange(gamePanels_, {})) panels_.remove(*widget);
    if (!model_.hasGame()) return;
    panels_.move(*views_->cards, hasStrip() ? PagePanel::Place::Strip : PagePanel::Place::Below);
    int rank = kBaseRank;
    for (const ExpansionUi* ui : uisFor(model_.catalogue())) {
        rank += 2; // the later one knows of the ones before
        for (const PanelFactory& factory : ui->panels) {
            PagePanel panel = made(factory, rank);
            gamePanels_.push_back(panel.widget);
            addPanel(std::move(panel));
        }
    }
    views_->stage().raise();
}

void GamePage::addPanel(PagePanel panel) {
    panels_.add(std::move(panel));
    askPanels();
}

void GamePage::askPanels() {
    describeTabs();
    showWhatIsAsked();
}

void GamePage::connectViews() {
    BoardView* const board = views_->board;
    PromptPanel* const prompt = views_->prompt;
    ResultPanel* const result = views_->result;
    connect(board, &BoardView::areaClicked, this, [this](Area area) {
        const PagePanel* over = panels_.wanted();
        if (over != nullptr && over->placeClicked) over->placeClicked(area);
    });
    connect(board, &BoardView::fitted, this, &GamePage::layOverlays);
    connect(views_, &PageViews::tabWanted, this, [this](QWidget* tab) { showPanel(*tab); });
    connect(views_, &PageViews::filmChanged, this, &GamePage::showWhatIsAsked);
    connect(views_, &PageViews::busyChanged, this, &GamePage::showWhatIsAsked);
    connect(views_, &PageViews::noticeChanged, this, [this] {
        if (views_->prompt->hasNotice() || model_.decision()) focus_->follow();
    });
    connect(views_, &PageViews::busyChanged, this, &GamePage::busyChanged);
    connect(drawer_, &LogDrawer::refused, prompt, &PromptPanel::showReason);
    connect(prompt, &PromptPanel::hurryWanted, this, &GamePage::hurryWanted);
    connect(prompt, &PromptPanel::resultWanted, this, [this](bool wanted) {
        resultWanted_ = wanted;
        showWhatIsAsked();
    });
    connect(result, &ResultPanel::told, focus_, &PageFocus::showResult);
    connect(result, &ResultPanel::newGameWanted, this, &GamePage::newGameWanted);
    connect(result, &ResultPanel::rematchWanted, this, &GamePage::rematchWanted);
    connect(result, &ResultPanel::codeWanted, this, &GamePage::codeWanted);
    connect(result, &ResultPanel::summaryWanted, this, &GamePage::summaryWanted);
    connect(result, &ResultPanel::statisticsWanted, this, &GamePage::statisticsWanted);
    connect(result, &ResultPanel::startPageWanted, this, &GamePage::startPageWanted);
    connect(result, &ResultPanel::replayFromWanted, this, &GamePage::replayFromWanted);
    connect(views_, &PageViews::momentActivated, this, &GamePage::replayWanted);
    connect(result, &ResultPanel::replayWanted, this, [this] { emit replayWanted(0); });
    connect(result, &ResultPanel::lookAtBoardWanted, this, [this] {
        resultWanted_ = false;
        showWhatIsAsked();
    });
    connect(&model_, &GameModel::gameStarted, this, [this] {
        QToolTip::hideText(); // of the game before
        resultWanted_ = true;
        fitBelow();
        addGamePanels();
        describeTabs();
        dragged_ = false;
        const auto fit = [this] { // when they have their sizes
            fitShape();
            fitBoard();
        };
        QMetaObject::invokeMethod(this, fit, Qt::QueuedConnection);
    });
    connect(&model_, &GameModel::changed, this, &GamePage::showWhatIsAsked);
    connect(&model_, &GameModel::changed, views_, &PageViews::endPreview);
    connect(&model_, &GameModel::gameOver, this, &GamePage::showWhatIsAsked);
    connect(&model_, &GameModel::decisionOffered, focus_, &PageFocus::follow, Qt::QueuedConnection);
    const auto thoughtAgain = [this] {
        if (model_.decision() && !model_.wasteful()) focus_->follow();
    };
    connect(&model_, &GameModel::wastefulChanged, focus_, thoughtAgain, Qt::QueuedConnection);
    connect(&theme_, &Theme::changed, this, qOverload<>(&QWidget::update));
    board->installEventFilter(this);
    tabs_->installEventFilter(this);
    across_->widget(1)->installEventFilter(this);
    result->installEventFilter(this);
}

void GamePage::setTempo(Tempo tempo) { views_->setTempo(tempo); }

void GamePage::setRefusalsSaid(bool said) { views_->setRefusalsSaid(said); }

void GamePage::setTabsShown(bool shown) { tabs_->setVisible(shown); }

void GamePage::showPanel(QWidget& tab) {
    tabs_->show();
    tabs_->setCurrentWidget(&drawer_->tabFor(tab));
}

void GamePage::explain(std::size_t event) { views_->explain(event); }

void GamePage::setRecorded(bool recorded) { views_->result->setRecorded(recorded); }

void GamePage::setResultNote(const QString& note) { views_->result->setNote(note); }

QWidget* GamePage::shownTab() const { return tabs_->currentWidget(); }

void GamePage::describeTabs() {
    panels_.nameTabs(model_.hasAids(), tr("This game is played without assistance, as at a real table."));
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        describeTabs();
        views_->tellBar();
    }
    if (event->type() == QEvent::FontChange) {
        fitShape();
        fitBoard();
    }
    QWidget::changeEvent(event);
}

void GamePage::showWhatIsAsked() {
    const PagePanel* over = panels_.wanted();
    panels_.showAsked([this](const QWidget& hidden) { focus_->passOn(hidden); });
    bool anyBelow = false; // else the board has the room
    for (int i = 0; i < below_->count(); ++i) anyBelow = anyBelow || !below_->itemAt(i)->widget()->isHidden();
    down_->widget(1)->setVisible(anyBelow);
    views_->board->setPointing(over != nullptr && over->placeClicked);
    views_->prompt->setVisible(!model_.isReplay()); // where nothing is asked
    views_->tellBar();
    views_->result->setVisible(model_.hasGame() && model_.observation().over && resultWanted_ && !views_->isBusy());
    const bool covered = views_->result->isVisibleTo(this); // then it is no stop for Tab
    views_->prompt->setResultShown(covered);
    views_->board->setFocusPolicy(covered ? Qt::ClickFocus : Qt::StrongFocus);
    focus_->showFilm();
    layOverlays();
}

bool GamePage::isUnderCover(const QObject* part) const {
    const PagePanel* over = panels_.over();
    return part == across_ && over != nullptr && over->place == PagePanel::Place::Whole;
}

QWidget& GamePage::talk() { return *tabs_; }

bool GamePage::eventFilter(QObject* watched, QEvent* event) {
    const bool laid = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    const bool under = watched == views_->board || watched == tabs_ || watched == across_->widget(1);
    if (laid && under) layOverlays(); // what lies over them follows
    if (watched == views_->result && event->type() == QEvent::LayoutRequest) layOverlays(); // other words, another size
    const bool noPlace = views_->board->focusSpot().isNothing() || views_->board->chooser().offered().empty();
    if (watched == views_->board && event->type() == QEvent::KeyPress && noPlace) {
        // No place has the keyboard that could be chosen, so Enter means the button that stands out.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) return views_->prompt->triggerDefault();
    }
    return QWidget::eventFilter(watched, event);
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F6) return focus_->nextPart(!event->modifiers().testFlag(Qt::ShiftModifier));
    if (event->key() == Qt::Key_Escape && views_->board->cancelPick()) return; // wherever the keyboard is
    if (event->key() == Qt::Key_Escape && drawer_->isOut()) return drawer_->setWanted(false);
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || hasOwnEnter(QApplication::focusWidget()) || !views_->prompt->triggerDefault())
        QWidget::keyPressEvent(event);
}

void GamePage::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), theme_.colour(Role::Table)); }

} // namespace elgrande

#include "moc_game_page.cpp"
