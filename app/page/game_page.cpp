// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/game_page.h"

#include "app/page/log_drawer.h"
#include "app/page/page_focus.h"
#include "app/page/step_aside.h"
#include "app/shell/held_keys.h"
#include "views/board/board_view.h"
#include "views/board/place_tip.h"
#include "views/cards/action_cards.h"
#include "views/cards/power_hand.h"
#include "views/cards/power_words.h"
#include "views/ceremony/ceremonies.h"
#include "views/contributions/expansion_ui.h"
#include "views/court/seat_panel.h"
#include "views/disk/secret_disk.h"
#include "views/game/shown.h"
#include "views/insight/advice_panel.h"
#include "views/insight/forecast_panel.h"
#include "views/insight/threat_panel.h"
#include "views/insight/tutor.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/panels/result_panel.h"
#include "views/prompt/curtain.h"
#include "views/prompt/prompt_panel.h"
#include "views/scoring/scoring_film.h"
#include "views/texts/texts.h"
#include "views/toolkit/share_splitter.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTabWidget>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

// Ranks of what lies over the rest: a scoring is looked at before anything is answered.
constexpr int kBase = 0;
constexpr int kFilm = 1000;

// Of the width, beside 5 of the action cards.
constexpr int kHand = 3;
constexpr int kWordedHand = 6;

// Takes the height that is left; its pages wrap words and would otherwise ask for theirs before the seats.
class TalkTabs : public QTabWidget {
  public:
    using QTabWidget::QTabWidget;
    bool hasHeightForWidth() const override { return false; }
};

PagePanel diskPanel(GameModel& model, Theme& theme, QWidget* parent) {
    auto* disk = new SecretDisk(model, theme, parent);
    PagePanel panel;
    panel.place = PagePanel::Place::Over;
    panel.widget = disk;
    //: A tab among others that are short as well: the shortest word
    panel.title = [] { return GamePage::tr("Secret disk"); };
    panel.asked = [disk] { return disk->isAsked(); };
    panel.placeClicked = [disk](Area area) { disk->setArea(area); };
    return panel;
}

} // namespace

GamePage::GamePage(GameModel& model, Theme& theme, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , theme_(theme)
    , across_(new ShareSplitter(Qt::Horizontal, this))
    , down_(new ShareSplitter(Qt::Vertical, this))
    , shown_(new Shown(model, this))
    , film_(new ScoringFilm(model, *shown_, theme, this))
    , ceremonies_(new Ceremonies(model, theme, *film_, this))
    , board_(new BoardView(*shown_, theme, this))
    , seats_(new SeatPanel(*shown_, theme, this))
    , prompt_(new PromptPanel(model, theme, this))
    , log_(new LogPanel(model, theme, this))
    , forecast_(new ForecastPanel(*shown_, theme, this))
    , threats_(new ThreatPanel(*shown_, theme, this))
    , advice_(new AdvicePanel(model, theme, this))
    , tutor_(new Tutor(model, this))
    , cards_(new ActionCards(*shown_, theme, this))
    , hand_(new PowerHand(*shown_, theme, this))
    , result_(new ResultPanel(model, theme, this))
    , curtain_(new Curtain(model, theme, this))
    , announcer_(new Announcer(model, this))
    , columns_(new QBoxLayout(QBoxLayout::TopToBottom))
    , side_(new QVBoxLayout)
    , tabs_(new TalkTabs(this))
    , aside_(new StepAside(*tabs_, this))
    , below_(new QHBoxLayout)
    , strip_(new QHBoxLayout)
    , panels_({side_, tabs_, below_, strip_, this})
    , focus_(new PageFocus(
          {*board_, *cards_, *hand_, *prompt_, *tabs_, *log_, *curtain_, *film_, *result_, *announcer_, panels_},
          *this))
    , drawer_(new LogDrawer({*log_, *board_, *tabs_, ceremonies_->stage()}, *this)) {
    arrange();
    addOwnPanels();
    connectViews();
    connectFilm();
    ceremonies_->stage().raise();
    showWhatIsAsked();
    HeldKeys::install(); // before those that have just begun to look at keys
}

void GamePage::addOwnPanels() {
    using Place = PagePanel::Place;
    addPanel({Place::Side, prompt_});
    addPanel({Place::Tab, log_, [] { return tr("Log"); }});
    addPanel({Place::Tab, forecast_, [] { return tr("Forecast"); }, true});
    addPanel({Place::Tab, threats_, [] { return tr("Threats"); }, true});
    addPanel({Place::Tab, advice_, [] { return tr("Advice"); }, true});
    addPanel({.place = Place::Below, .widget = cards_, .share = 5, .asked = [this] {
                  return !model_.hasGame() || !cards_->faces().empty(); // a game may have neither stacks nor others
              }});
    // Those who only watch need no room for a hand.
    addPanel({.place = Place::Below, .widget = hand_, .share = kHand, .asked = [this] {
                  const std::size_t seats = model_.hasGame() ? model_.observation().seats.size() : 0;
                  bool any = seats == 0 || index(model_.observation().viewer) < seats;
                  for (std::size_t i = 0; i < seats; ++i) any = any || model_.isPerson(seatAt(static_cast<int>(i)));
                  return any;
              }});
    addPanel({.place = Place::Over, .widget = film_, .asked = [this] { return film_->isShowing(); }, .rank = kFilm});
    // Every question for a secret disk that no expansion answers in a panel of its own.
    addPanel(made({.kind = "disk", .make = diskPanel}, kBase));
}

// What answers a kind of decision lies over the rest while one is open.
PagePanel GamePage::made(const PanelFactory& factory, int rank) {
    PagePanel panel = factory.make(model_, theme_, this);
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
    // Where no cards are taken from stacks, the hand has the room, and those of the round are a strip above it.
    panels_.move(*cards_, model_.catalogue().stacks > 0 ? PagePanel::Place::Below : PagePanel::Place::Strip);
    int rank = kBase;
    for (const ExpansionUi* ui : uisFor(model_.catalogue())) {
        rank += 2; // the later one knows of the ones before
        for (const PanelFactory& factory : ui->panels) {
            PagePanel panel = made(factory, rank);
            gamePanels_.push_back(panel.widget);
            addPanel(std::move(panel));
        }
    }
    ceremonies_->stage().raise();
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
    connect(board_, &BoardView::hintChanged, prompt_, &PromptPanel::setHint);
    connect(board_, &BoardView::refusedClicked, prompt_,
            [this](Area /*area*/, const QString& reason) { prompt_->showReason(reason); });
    connect(board_, &BoardView::areaClicked, this, [this](Area area) {
        const PagePanel* over = panels_.wanted();
        if (over == nullptr || !over->placeClicked) return;
        aside_->comeBack();
        over->placeClicked(area);
    });
    connect(board_, &BoardView::areaClicked, log_, &LogPanel::areaClicked);
    connect(seats_, &SeatPanel::tokenClicked, board_, &BoardView::pickToken);
    connect(seats_, &SeatPanel::badgeClicked, board_, [this](Token token) {
        board_->pick({Area::None, Owner::None, token});
    });
    connect(seats_, &SeatPanel::dragBegan, board_,
            [this](const Grip& grip, QPoint at) { board_->hand().take(grip, at, false); });
    connect(seats_, &SeatPanel::dragMoved, &board_->hand(), &BoardHand::move);
    connect(seats_, &SeatPanel::dragEnded, &board_->hand(), &BoardHand::letGo);
    connect(&board_->hand(), &BoardHand::targetsBeside, seats_, &SeatPanel::setTargets);
    board_->hand().setBeside([this](Owner owner, QPoint at) { return seats_->placeAt(owner, at); });
    connect(cards_, &ActionCards::refusedClicked, prompt_, &PromptPanel::showReason);
    connect(hand_, &PowerHand::hintChanged, prompt_, &PromptPanel::setNote);
    connect(hand_, &PowerHand::refusedClicked, prompt_, &PromptPanel::showReason);
    connect(log_, &LogPanel::areaLinkActivated, this, &GamePage::showPlace);
    connect(drawer_, &LogDrawer::refused, prompt_, &PromptPanel::showReason);
    connect(prompt_, &PromptPanel::hurryWanted, this, &GamePage::hurryWanted);
    connect(prompt_, &PromptPanel::returnWanted, this, [this] {
        aside_->comeBack();
        focus_->follow();
    });
    connect(prompt_, &PromptPanel::resultWanted, this, [this] {
        resultWanted_ = true;
        showWhatIsAsked();
    });
    connect(result_, &ResultPanel::told, announcer_, &Announcer::say);
    connect(result_, &ResultPanel::told, focus_, &PageFocus::showResult);
    connect(result_, &ResultPanel::newGameWanted, this, &GamePage::newGameWanted);
    connect(result_, &ResultPanel::rematchWanted, this, &GamePage::rematchWanted);
    connect(result_, &ResultPanel::codeWanted, this, &GamePage::codeWanted);
    connect(result_, &ResultPanel::summaryWanted, this, &GamePage::summaryWanted);
    connect(result_, &ResultPanel::statisticsWanted, this, &GamePage::statisticsWanted);
    connect(result_, &ResultPanel::replayFromWanted, this, &GamePage::replayFromWanted);
    connect(log_, &LogPanel::momentActivated, this, &GamePage::replayWanted);
    connect(result_, &ResultPanel::replayWanted, this, [this] { emit replayWanted(0); });
    connect(result_, &ResultPanel::lookAtBoardWanted, this, [this] {
        resultWanted_ = false;
        showWhatIsAsked();
    });
    connect(&model_, &GameModel::gameStarted, this, [this] {
        QToolTip::hideText(); // of the game before
        resultWanted_ = true;
        below_->setStretchFactor(hand_, powersHaveEffects(model_.catalogue()) ? kWordedHand : kHand);
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
    connect(aside_, &StepAside::turned, this, &GamePage::showWhatIsAsked);
    connect(&model_, &GameModel::gameOver, this, &GamePage::showWhatIsAsked);
    connect(&model_, &GameModel::decisionOffered, focus_, &PageFocus::follow, Qt::QueuedConnection);
    connect(&theme_, &Theme::changed, this, qOverload<>(&QWidget::update));
    board_->installEventFilter(this);
    tabs_->installEventFilter(this);
    result_->installEventFilter(this);
}

void GamePage::connectFilm() {
    connect(film_, &ScoringFilm::placeShown, board_, &BoardView::showScored);
    connect(film_, &ScoringFilm::pointsShown, board_, &BoardView::showPoints);
    connect(film_, &ScoringFilm::tookOver, announcer_, &Announcer::leaveToFilm);
    connect(film_, &ScoringFilm::told, announcer_, &Announcer::say);
    connect(film_, &ScoringFilm::finished, announcer_, &Announcer::filmIsOver);
    connect(film_, &ScoringFilm::showingChanged, this, &GamePage::showWhatIsAsked);
    connect(ceremonies_, &Ceremonies::busyChanged, curtain_, &Curtain::setWaiting);
    connect(ceremonies_, &Ceremonies::busyChanged, this, &GamePage::showWhatIsAsked);
    connect(ceremonies_, &Ceremonies::said, announcer_, &Announcer::say);
    ceremonies_->setTable(*board_, *cards_, *seats_);
    connect(forecast_, &ForecastPanel::placeHovered, board_, &BoardView::setSpotlight);
    connect(threats_, &ThreatPanel::placeHovered, board_, &BoardView::setSpotlight);
    connect(threats_, &ThreatPanel::marksChanged, board_,
            [this](const std::vector<MapMark>& marks) { board_->setMarks(BoardView::MarkLayer::Threats, marks); });
    connect(log_, &LogPanel::whyActivated, this, [this](int event) { explain(static_cast<std::size_t>(event)); });
    connect(advice_, &AdvicePanel::marksChanged, board_,
            [this](const std::vector<MapMark>& marks) { board_->setMarks(BoardView::MarkLayer::Advice, marks); });
    connect(advice_, &AdvicePanel::told, announcer_, &Announcer::confide);
    connect(cards_, &ActionCards::cardPointed, this, &GamePage::preview);
    connect(&model_, &GameModel::changed, this, [this] { preview(Card::None); });
    board_->setSeatPoint([this](Seat seat, Area area) { return seats_->pointOf(seat, area); });
}

void GamePage::setTempo(Tempo tempo) {
    board_->setTempo(tempo);
    film_->setTempo(tempo);
    seats_->setTempo(tempo);
    ceremonies_->setTempo(tempo);
}

void GamePage::setTabsShown(bool shown) { tabs_->setVisible(shown); }

void GamePage::showPanel(QWidget& tab) {
    tabs_->show();
    const bool outside = &tab == log_ && drawer_->isOut();
    tabs_->setCurrentWidget(outside ? drawer_->tab() : &tab);
    aside_->lookAt(*tabs_->currentWidget());
}

void GamePage::explain(std::size_t event) {
    showPanel(*advice_);
    advice_->explain(event);
}

void GamePage::setRecorded(bool recorded) { result_->setRecorded(recorded); }

void GamePage::setResultNote(const QString& note) { result_->setNote(note); }

QWidget* GamePage::shownTab() const { return tabs_->currentWidget(); }

void GamePage::describeTabs() {
    panels_.nameTabs(model_.hasAids(), tr("This game is played without assistance, as at a real table."));
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) describeTabs();
    if (event->type() == QEvent::FontChange) {
        fitShape();
        fitBoard();
    }
    QWidget::changeEvent(event);
}

void GamePage::showWhatIsAsked() {
    const PagePanel* over = panels_.wanted();
    aside_->follow(over);
    panels_.showAsked(aside_->isAside(), [this](const QWidget& hidden) { focus_->passOn(hidden); });
    bool anyBelow = false; // else the board has the room
    for (int i = 0; i < below_->count(); ++i) anyBelow = anyBelow || !below_->itemAt(i)->widget()->isHidden();
    down_->widget(1)->setVisible(anyBelow);
    board_->setPointing(over != nullptr && over->placeClicked);
    prompt_->setAside(aside_->isAside() && over != nullptr && over->title ? over->title() : QString());
    result_->setVisible(model_.hasGame() && model_.observation().over && resultWanted_ && !ceremonies_->isBusy());
    focus_->showFilm();
    layOverlays();
}

QWidget& GamePage::talk() { return *tabs_; }

SecretDisk& GamePage::disk() { return *findChild<SecretDisk*>(); }

void GamePage::preview(Card card) {
    const CardPreview seen = model_.preview(card).value_or(CardPreview{});
    const QString most = seen.best > 0 ? QStringLiteral("+%1").arg(seen.best) : QString();
    std::vector<MapMark> marks;
    for (const Area place : seen.places)
        marks.push_back({.place = place, .words = place == seen.bestPlace ? most : QString()});
    board_->setMarks(BoardView::MarkLayer::Card, marks);
    const QString where = most.isEmpty() ? QString() : texts::areaName(model_.catalogue(), seen.bestPlace);
    prompt_->setNote(most.isEmpty() ? QString() : tr("At best %1: %2", "points, place").arg(most, where));
}

void GamePage::showPlace(Area area) {
    const QPoint point = board_->viewport()->mapToGlobal(board_->pointOf({area, Owner::None, Token::None}));
    QToolTip::showText(point, placeTip(*shown_, theme_, area, {}), board_);
}

bool GamePage::eventFilter(QObject* watched, QEvent* event) {
    if ((watched == board_ || watched == tabs_) && event->type() == QEvent::Resize) layOverlays();
    if (watched == result_ && event->type() == QEvent::LayoutRequest) layOverlays(); // other words, another size
    const bool noPlace = board_->focusSpot().isNothing() || board_->chooser().offered().empty();
    if (watched == board_ && event->type() == QEvent::KeyPress && noPlace) {
        // No place has the keyboard that could be chosen, so Enter means the button that stands out.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) return prompt_->triggerDefault();
    }
    return QWidget::eventFilter(watched, event);
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F6) return focus_->nextPart(!event->modifiers().testFlag(Qt::ShiftModifier));
    if (event->key() == Qt::Key_Escape && board_->cancelPick()) return; // wherever the keyboard is
    if (event->key() == Qt::Key_Escape && drawer_->isOut()) return drawer_->setWanted(false);
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !prompt_->triggerDefault()) QWidget::keyPressEvent(event);
}

void GamePage::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), theme_.colour(Role::Table)); }

} // namespace elgrande
