// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/view_desk.h"

#include "app/page/game_page.h"
#include "app/page/log_drawer.h"
#include "app/settings/settings.h"
#include "model/game_model/game_model.h"
#include "views/board/board_view.h"
#include "views/insight/advice_panel.h"
#include "views/insight/forecast_panel.h"
#include "views/insight/threat_panel.h"
#include "views/panels/announcer.h"
#include "views/panels/log_panel.h"
#include "views/panels/standing.h"
#include "views/scoring/scoring_film.h"
#include "views/toolkit/voice.h"

#include <QAction>
#include <QActionGroup>
#include <QSignalBlocker>

namespace elgrande {

ViewDesk::ViewDesk(const Workplace& at)
    : Desk(at.window)
    , fullScreen(addSwitch("view.fullScreen", QT_TR_NOOP("&Full screen"), Qt::Key_F11))
    , log(addSwitch("view.log", QT_TR_NOOP("&Log"), Qt::CTRL | Qt::Key_L))
    , logDrawer(addSwitch("view.logDrawer", QT_TR_NOOP("&Expand log over the sea"), Qt::CTRL | Qt::SHIFT | Qt::Key_L))
    , enlarge(add("view.enlarge", QT_TR_NOOP("Enlarge &board"), Qt::ALT | Qt::Key_Plus))
    , reduce(add("view.reduce", QT_TR_NOOP("Red&uce board"), Qt::ALT | Qt::Key_Minus))
    , wholeBoard(add("view.wholeBoard", QT_TR_NOOP("Fit board to &window"), Qt::ALT | Qt::Key_0))
    , lastScoring(add("view.lastScoring", QT_TR_NOOP("Replay last &scoring"), Qt::Key_F7))
    , ranks(addSwitch("view.ranks", QT_TR_NOOP("Show &ranks on the scoreboards"), Qt::Key_F8))
    , forecast(addSwitch("view.forecast", QT_TR_NOOP("S&coring forecast"), Qt::Key_F9))
    , threats(addSwitch("view.threats", QT_TR_NOOP("&Threats"), Qt::SHIFT | Qt::Key_F9))
    , advice(add("view.advice", QT_TR_NOOP("&Advice"), Qt::Key_F2))
    , why(add("view.why", QT_TR_NOOP("Wh&y that move?"), Qt::SHIFT | Qt::Key_F2))
    , standing(add("view.standing", QT_TR_NOOP("Announce stand&ing"), Qt::Key_F4))
    , repeat(add("view.repeat", QT_TR_NOOP("Repeat last ann&ouncement"), Qt::SHIFT | Qt::Key_F4))
    , model_(at.model)
    , page_(at.page)
    , settings_(at.settings) {
    auto* insights = new QActionGroup(this); // they share their place with the log
    insights->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    insights->addAction(forecast);
    insights->addAction(threats);
    log->setChecked(true);
    connect(fullScreen, &QAction::toggled, this, &ViewDesk::showFullScreen);
    connect(log, &QAction::toggled, &page_, &GamePage::setTabsShown);
    connect(logDrawer, &QAction::toggled, &page_.logDrawer(), &LogDrawer::setWanted);
    connect(&page_.logDrawer(), &LogDrawer::wantedChanged, logDrawer, &QAction::setChecked);
    connect(enlarge, &QAction::triggered, this, [this] { page_.board().zoomBy(1); });
    connect(reduce, &QAction::triggered, this, [this] { page_.board().zoomBy(-1); });
    connect(wholeBoard, &QAction::triggered, &page_.board(), &BoardView::resetZoom);
    connect(lastScoring, &QAction::triggered, &page_.film(), &ScoringFilm::showAgain);
    connect(ranks, &QAction::toggled, this, [this](bool on) {
        settings_.ranks.set(on);
        page_.board().setRanksShown(on);
    });
    showWith(forecast, page_.forecast());
    showWith(threats, page_.threats());
    connect(advice, &QAction::triggered, this, [this] {
        page_.showPanel(page_.advice());
        page_.advice().tellMore();
    });
    connect(why, &QAction::triggered, this, [this] {
        if (const MoveThought* thought = model_.aids().lastThought()) page_.explain(thought->event);
    });
    connect(standing, &QAction::triggered, this, &ViewDesk::announceStanding);
    connect(repeat, &QAction::triggered, this, &ViewDesk::repeatAnnouncement);
    ranks->setChecked(settings_.ranks());
    page_.board().setRanksShown(settings_.ranks());
}

// The action shows the tab or, again, the log, and tells which of them is seen.
void ViewDesk::showWith(QAction* action, QWidget& tab) {
    connect(action, &QAction::toggled, this,
            [this, &tab](bool on) { page_.showPanel(on ? tab : static_cast<QWidget&>(page_.log())); });
    connect(&page_, &GamePage::tabShown, action, [action, &tab](const QWidget* shown) {
        const QSignalBlocker quietly(action);
        action->setChecked(shown == &tab);
    });
}

void ViewDesk::refresh() {
    const bool playing = model_.hasGame();
    for (QAction* action : {log, logDrawer, enlarge, reduce, wholeBoard}) action->setEnabled(playing);
    for (QAction* action : {standing, repeat}) action->setVisible(page_.announcer().isHeard()); // else they do nothing
    lastScoring->setEnabled(playing && page_.film().hasReel());
    why->setEnabled(playing && model_.aids().lastThought() != nullptr);
    for (QAction* aid : {ranks, forecast, threats, advice}) {
        aid->setEnabled(!playing || model_.hasAids());
        aid->setStatusTip(aid->isEnabled() ? QString()
                                           : tr("This game is played without assistance, as at a real table."));
    }
}

GamePage* ViewDesk::seenPage() const {
    for (GamePage* each : window()->findChildren<GamePage*>())
        if (each->isVisible()) return each;
    return nullptr;
}

void ViewDesk::announceStanding() {
    if (GamePage* page = seenPage()) page->announcer().say(standingText(page->shown()));
}

void ViewDesk::repeatAnnouncement() {
    if (GamePage* page = seenPage()) return page->announcer().repeat();
    Voice& voice = Voice::of(*window());
    if (!voice.lastSaid().isEmpty()) voice.say(voice.lastSaid());
}

void ViewDesk::showFullScreen(bool on) {
    if (on)
        window()->showFullScreen();
    else
        window()->showNormal();
}

} // namespace elgrande

#include "moc_view_desk.cpp"
