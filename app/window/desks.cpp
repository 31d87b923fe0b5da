// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/desks.h"

#include "app/files/game_files.h"
#include "app/files/list_file.h"
#include "app/network/network_desk.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/rules_page.h"
#include "app/page/game_page.h"
#include "app/page/move_desk.h"
#include "app/page/rules_desk.h"
#include "app/page/view_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/replay/replay_desk.h"
#include "app/replay/replay_page.h"
#include "app/solving/puzzle_desk.h"
#include "app/start/start_page.h"
#include "app/start/welcome_page.h"
#include "app/statistics/statistics_desk.h"
#include "app/tutorial/learn_desk.h"
#include "app/window/program_desk.h"
#include "model/game_model/game_model.h"
#include "views/panels/announcer.h"
#include "views/prompt/prompt_panel.h"

#include <QAction>

namespace elgrande {

Desks::Desks(const Workplace& at)
    : lists(new ListFile(at.window))
    , files(new GameFiles(at))
    , newGames(new NewGameDesk(at))
    , replays(new ReplayDesk(at, *files))
    , moves(new MoveDesk(at))
    , network(new NetworkDesk(at))
    , views(new ViewDesk(at))
    , learning(new LearnDesk(at))
    , solving(new PuzzleDesk(at))
    , rules(new RulesDesk(at))
    , statistics(new StatisticsDesk(at, *files))
    , preferences(new SettingsDesk(at))
    , program(new ProgramDesk(at))
    , at_(at) {
    connectReplays();
    connectPreferences();
    connectNetwork();
    connectGame();
}

Desks::~Desks() {
    for (Desk* desk : all()) delete desk;
}

std::vector<Desk*> Desks::all() const {
    return {network,  files,   newGames, replays,    moves,       views,
            learning, solving, rules,    statistics, preferences, program};
}

void Desks::connectReplays() {
    connect(replays, &ReplayDesk::pageMade, this, [this](ReplayPage* page) { adopt(*page); });
    connect(replays, &ReplayDesk::pageWanted, this, [this] { emit replayWanted(replays->page()); });
    connect(replays, &ReplayDesk::closed, this, &Desks::pageWanted);
    connect(replays, &ReplayDesk::newGameWanted, this, [this] { newGames->ask(); });
    connect(learning, &LearnDesk::left, this, &Desks::pageWanted);
    connect(solving, &PuzzleDesk::left, this, &Desks::pageWanted);
    connect(solving, &PuzzleDesk::replayWanted, replays, &ReplayDesk::replayText);
    connect(files, &GameFiles::left, this, &Desks::pageWanted);
    connect(learning, &LearnDesk::playOnWanted, files, &GameFiles::resume);
    connect(newGames, &NewGameDesk::lessonWanted, this, [this](const QString& lesson) { learning->begin(-1, lesson); });
    rules->keepFree(learning->panel());
    connect(statistics, &StatisticsDesk::replayWanted, replays, &ReplayDesk::replayFile);
    connect(statistics, &StatisticsDesk::fileWanted, replays, &ReplayDesk::askForFile);
    connect(replays->replay, &QAction::triggered, statistics, &StatisticsDesk::askWhatToReplay);
}

void Desks::adopt(ReplayPage& page) {
    emit pageMade(&page);
    replays->followSettings(preferences->tempo());
    connectResult(page.page());
}

void Desks::connectPreferences() {
    connect(preferences, &SettingsDesk::ranksWanted, views->ranks, &QAction::setChecked);
    connect(preferences, &SettingsDesk::pagesChanged, replays, &ReplayDesk::followSettings);
    connect(preferences, &SettingsDesk::turnMinutesChanged, network, &NetworkDesk::setTurnMinutes);
    connect(preferences, &SettingsDesk::mayKnockChanged, network, &NetworkDesk::setMayKnock);
    preferences->offerRules([this](QWidget* parent) { return new RulesPage(at_.settings, parent); });
    PromptPanel& prompt = at_.page.prompt();
    connect(&prompt, &PromptPanel::warningSilenced, preferences, &SettingsDesk::silence);
}

// To tables in the network and back.
void Desks::connectNetwork() {
    files->setMayLeave([this] { return network->mayLeave(); });
    newGames->offerNetwork();
    connect(newGames, &NewGameDesk::hostWanted, network, &NetworkDesk::host);
    connect(network, &NetworkDesk::pageMade, this, &Desks::pageMade);
    connect(network, &NetworkDesk::pageWanted, this, &Desks::pageWanted);
    connect(network, &NetworkDesk::hostWanted, newGames, &NewGameDesk::askWhatToHost);
    connect(network, &NetworkDesk::helpWanted, this, [this] { rules->show(QStringLiteral("network-host-gone")); });
    connect(network, &NetworkDesk::recordShown, this, &Desks::refresh);
    connect(network, &NetworkDesk::recordShown, statistics, &StatisticsDesk::keepFinishedGame);
    connect(network, &NetworkDesk::attentionWanted, this, &Desks::attentionWanted);
}

void Desks::connectGame() {
    GamePage& page = at_.page;
    const Shelf::IsSafe isSafe = [this](const QString& recordText) { return statistics->isSafe(recordText); };
    at_.table.setSafe(isSafe);
    network->session().setSafe(isSafe);
    connect(&page, &GamePage::hurryWanted, this, [this] { at_.now->hurry(); });
    connect(&page, &GamePage::replayWanted, replays, &ReplayDesk::lookBackTo);
    connect(&page, &GamePage::replayFromWanted, replays, &ReplayDesk::lookBackFrom);
    for (auto wanted : {&GamePage::replayWanted, &GamePage::replayFromWanted})
        connect(&page, wanted, this, [this] {
            if (!at_.now.hasRecord()) at_.page.prompt().showReason(at_.now->whyOnlyPlayed());
        });
    connect(&page, &GamePage::newGameWanted, this, [this] { newGames->ask(); });
    connectResult(page);
    connect(&page, &GamePage::busyChanged, &at_.table, &LocalTable::hold);
    connect(&page.prompt(), &PromptPanel::told, &page.announcer(), &Announcer::confide);
}

QString Desks::shownRecord() const {
    const QString replayed = replays->shownRecord();
    return replayed.isEmpty() ? at_.now->recordText() : replayed;
}

void Desks::connectResult(GamePage& page) {
    connect(&page, &GamePage::rematchWanted, this, [this] {
        const bool there = at_.now.isElsewhere() && replays->shownRecord().isEmpty();
        newGames->rematch(shownRecord(), there ? network->peopleElsewhere() : SeatSet());
    });
    connect(&page, &GamePage::codeWanted, this, [this] { newGames->showCode(shownRecord()); });
    connect(&page, &GamePage::summaryWanted, this, [this] { statistics->askForSummary(shownRecord()); });
    connect(&page, &GamePage::statisticsWanted, statistics->statistics, &QAction::trigger);
    connect(&page, &GamePage::startPageWanted, files->leave, &QAction::trigger);
}

void Desks::connectPage(StartPage& page) {
    connect(&page, &StartPage::languageWanted, preferences, &SettingsDesk::useLanguage);
}

void Desks::connectPage(WelcomePage& page) {
    connect(&page, &WelcomePage::languageWanted, preferences, &SettingsDesk::useLanguage);
    connect(&page, &WelcomePage::visionWanted, preferences, &SettingsDesk::useVision);
    connect(&page, &WelcomePage::learnWanted, this, [this] {
        emit pageWanted();
        learning->begin();
    });
    connect(&page, &WelcomePage::playWanted, this, [this] {
        emit pageWanted();
        newGames->ask();
    });
    connect(&page, &WelcomePage::networkWanted, network->tables, &QAction::trigger);
}

void Desks::refresh() {
    for (Desk* desk : all()) desk->refresh();
    at_.page.setRecorded(at_.now.hasRecord()); // a lesson has none
    at_.page.setResultNote(statistics->whyNotCounted());
}

QWidget* Desks::page() const { return network->page(); }
const Shown& Desks::replayed() const { return replays->page()->page().shown(); }
bool Desks::mayClose() { return !network->isHost() || network->mayLeave(); }
void Desks::close() { network->session().drop(); }

} // namespace elgrande

#include "moc_desks.cpp"
