// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/network_desk.h"

#include "app/lan/table_folder.h"
#include "app/names/seat_options.h"
#include "app/network/ending_text.h"
#include "app/network/kept_tables.h"
#include "app/network/network_table.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/table/current_table.h"
#include "model/game_model/game_model.h"
#include "model/game_model/plain_text.h"
#include "views/prompt/question.h"
#include "views/toolkit/translated.h"

#include <QAction>
#include <QInputDialog>
#include <QPushButton>

#include <utility>

namespace elgrande {

static_assert(Settings::kNetworkPort == lan::kBeaconPort); // to which an address without a port leads

NetworkDesk::NetworkDesk(const Workplace& at)
    : Desk(at.window)
    , tables(add("network.tables", QT_TR_NOOP("Net&work game…"), Qt::CTRL | Qt::Key_J))
    , comeBack(add("network.comeBack", QT_TR_NOOP("Re&join game")))
    , resume(add("network.resume", QT_TR_NOOP("Resume hosted &game…")))
    , invite(add("network.invite", QT_TR_NOOP("Join cod&e and addresses")))
    , codeShown(new QAction(this))
    , moveSeat(add("network.moveSeat", QT_TR_NOOP("&Move a player to another computer…")))
    , leave(add("network.leave", QT_TR_NOOP("Lea&ve game…")))
    , askBack(add("network.askBack", QT_TR_NOOP("As&k to undo"), Qt::CTRL | Qt::ALT | Qt::Key_Z))
    , point(add("network.point", QT_TR_NOOP("&Point this out to everyone"), Qt::CTRL | Qt::Key_Space))
    , model_(at.model)
    , current_(at.now)
    , settings_(at.settings)
    , language_(at.language)
    , theme_(at.theme)
    , mayGiveUpGame_(at.mayGiveUpGame)
    , table_(NetworkTable::madeAt(at))
    , lobby_(new TableLobby(at.theme, at.window, this)) {
    words().tip(tables, QT_TR_NOOP("Network game"));
    words().tip(resume, QT_TR_NOOP("Resume a hosted game"));
    connect(tables, &QAction::triggered, this, [this] {
        if (mayGiveUpGame_()) show(&joinPage());
    });
    connect(comeBack, &QAction::triggered, this, [this] {
        const auto visit = lastVisit();
        if (!visit || !mayGiveUpGame_()) return;
        show(&joinPage());
        join(visit->wish);
    });
    connect(resume, &QAction::triggered, this, &NetworkDesk::resumeKept);
    for (const QAction* each : {invite, codeShown})
        connect(each, &QAction::triggered, lobby_, &TableLobby::showInvitation);
    connect(moveSeat, &QAction::triggered, this, &NetworkDesk::moveSeatOfSomebody);
    connect(leave, &QAction::triggered, this, &NetworkDesk::mayLeave);
    connect(askBack, &QAction::triggered, table_, &NetworkTable::askBack);
    connect(point, &QAction::triggered, table_, &NetworkTable::pointByKey);
    table_->setTurnMinutes(settings_.turnMinutes());
    connectTable();
    connectLobby();
    // A local game that begins while the player only looks at the list.
    connect(&model_, &GameModel::gameStarted, this, [this] {
        if (current_.isElsewhere()) return;
        page_ = nullptr;
        if (joining_) goAway(); // still connecting
    });
}

NetworkDesk::~NetworkDesk() { drop(); }

void NetworkDesk::connectTable() {
    connect(table_, &NetworkTable::leaveWanted, this, &NetworkDesk::mayLeave);
    connect(table_, &NetworkTable::helpWanted, this, &NetworkDesk::helpWanted);
    connect(table_, &NetworkTable::retryWanted, this, [this] {
        if (joining_) joining_->start();
    });
    connect(table_, &NetworkTable::ranOutOfTime, this, [this](Seat seat) {
        if (model_.isPerson(seat)) emit attentionWanted();
    });
}

void NetworkDesk::connectLobby() {
    connect(lobby_, &TableLobby::pageMade, this, &NetworkDesk::pageMade);
    connect(lobby_, &TableLobby::filled, this, &NetworkDesk::showLobby);
    connect(lobby_, &TableLobby::leaveWanted, this, &NetworkDesk::mayLeave);
    connect(lobby_, &TableLobby::told, table_, &NetworkTable::note);
    connect(lobby_, &TableLobby::invitationChanged, this, &NetworkDesk::refresh);
    connect(lobby_, &TableLobby::beginRefused, this,
            [this](const Error& why) { complain(tr("The game cannot be started."), why); });
}

void NetworkDesk::showLobby(QWidget* page) {
    if (page_ == page) return;
    current_.goTo(*table_); // a game here begins only after this table has been left
    if (join_ != nullptr) join_->setJoining(false);
    show(page);
}

LobbyPage& NetworkDesk::lobbyPage() { return lobby_->page(); }
SeatSet NetworkDesk::peopleElsewhere() const { return table_->peopleElsewhere(); }
void NetworkDesk::setTurnMinutes(int minutes) { table_->setTurnMinutes(minutes); }

JoinPage& NetworkDesk::joinPage() {
    if (join_ != nullptr) return *join_;
    const QString language = language_.current();
    join_ = new JoinPage([language](const lan::Hello& host) { return lan::answerTo(host, language); }, settings_,
                         theme_, window());
    connect(join_, &JoinPage::joinWanted, this, &NetworkDesk::join);
    connect(join_, &JoinPage::hostWanted, this, &NetworkDesk::hostWanted);
    connect(join_, &JoinPage::left, this, [this] {
        if (joining_) goAway();
        show(nullptr);
    });
    emit pageMade(join_);
    return *join_;
}

void NetworkDesk::show(QWidget* page) {
    page_ = page;
    emit pageWanted();
}

// To a table ----------------------------------------------------------------------------------------------------------

void NetworkDesk::join(const JoinWish& wish) {
    if (joining_) return;
    joinPage().setJoining(true);
    auto joining =
        std::make_unique<lan::Joining>(model_, lan::ReturningLink::Table{wish.host, wish.port, wish.code, wish.pin},
                                       seatsFolder(), language_.current(), lan::Limits());
    joining->setSearch({joinPage().searchWays(), joinPage().searchPort(), wish.table});
    enter(std::move(joining), {wish.name, {}, wish});
}

void NetworkDesk::joinAt(const lan::Invitation& place) {
    if (!mayGiveUpGame_()) return;
    show(&joinPage());
    joinPage().fill(place);
    if (joinPage().wish()) joinPage().join();
}

void NetworkDesk::openLink(const QString& link) {
    const auto invitation = lan::readLink(link);
    if (!mayGiveUpGame_()) return;
    show(&joinPage());
    if (invitation) return joinPage().fill(*invitation);
    joinPage().say(tr("The link that was opened is not an invitation to a game."));
}

void NetworkDesk::host(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    TableLobby::Arrival arrival{settings_.playerName(), {}, {}};
    lan::HostingPlan plan;
    plan.setup = setup;
    plan.setup.colours = coloursOf(setup);
    plan.aids = aids;
    plan.folder = newTableFolder();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const SeatChoice& seat = seats[i];
        using For = lan::SeatPlan::For;
        const bool computer = !seat.agent.isEmpty();
        const For holder = seat.elsewhere ? For::Lan : computer ? For::Computer : For::Here;
        plan.seats.push_back({holder, seat.name, seat.agent.toStdString()});
        if (holder != For::Here) continue;
        arrival.here.emplace_back(seatAt(static_cast<int>(i)), seat.name);
        if (arrival.here.size() == 1) arrival.name = seat.name;
    }
    plan.title = plainText(tr("%1's game").arg(arrival.name), kNameLength);
    begin(lan::Hosting::open(plan, door(), lan::Limits()), std::move(arrival));
}

lan::HostingDoor NetworkDesk::door() const {
    return door_.value_or(lan::HostingDoor{.usualPort = static_cast<quint16>(settings_.networkPort())});
}

bool NetworkDesk::begin(Result<std::unique_ptr<lan::Hosting>> opened, TableLobby::Arrival arrival) {
    if (!opened) {
        complain(tr("The game cannot be hosted."), opened.fault());
        return false;
    }
    hosting_ = std::move(*opened);
    enter(std::make_unique<lan::Joining>(model_, hosting_->connectHere(), secretIn(hosting_->folder())),
          std::move(arrival));
    return true;
}

void NetworkDesk::enter(std::unique_ptr<lan::Joining> joining, TableLobby::Arrival arrival) {
    mayReturn_ = true;
    joining_ = std::move(joining);
    lan::Joining* to = joining_.get();
    lobby_->enter(*to, hosting_.get(), std::move(arrival));
    connect(to, &lan::Joining::stageChanged, this, [this] {
        if (joining_->stage() == lan::Joining::Stage::Playing) table_->setConnected();
    });
    connect(to, &lan::Joining::begun, this, &NetworkDesk::startGame);
    connect(to, &lan::Joining::broken, this, &NetworkDesk::noteBroken);
    connect(to, &lan::Joining::ended, this, &NetworkDesk::noteEnded);
    connect(to, &lan::Joining::deckAudited, table_, &NetworkTable::noteAudit);
    connect(to, &lan::Joining::recordShown, this, [this](const QString& text) {
        table_->setRecord(text);
        if (lobby_->visit()) forgetVisit();
        emit recordShown();
    });
    to->start();
}

void NetworkDesk::startGame() {
    current_.goTo(*table_);
    if (join_ != nullptr) join_->setJoining(false);
    table_->begin(*joining_->table(), isHost());
    lobby_->handTalkTo(table_->talk());
    page_ = nullptr; // the game has its own page
    emit attentionWanted();
}

// From a table --------------------------------------------------------------------------------------------------------

void NetworkDesk::noteBroken(const lan::Ending& why, int wait) {
    table_->setBroken(endingText(why), wait);
    lobby_->setBroken(wait);
}

void NetworkDesk::noteEnded(const lan::Ending& why, bool mayGoOn) {
    const QString words = endingText(why);
    mayReturn_ = mayGoOn;
    if (isForGood(why) && lobby_->visit() && isLastVisit(*lobby_->visit())) forgetVisit();
    if (joining_->table() != nullptr && model_.hasGame()) return table_->setEnded(words, mayGoOn);
    goAway();
    show(&joinPage());
    joinPage().say(words);
}

bool NetworkDesk::mayLeave() {
    if (!joining_) return true;
    if (hosting_) return mayClose();
    const bool running = table_->running();
    if (running && mayReturn_) { // otherwise leaving loses nothing
        Question question(Question::Kind::Ask, tr("Leave the game?"),
                          tr("The game continues without you. Your seat is kept: you can rejoin without a join code."),
                          window());
        const QPushButton* go = question.add(tr("&Leave game"), Question::Answer::Accept);
        question.addCancel();
        if (question.ask() != go) return false;
    }
    joining_->leave();
    if (!running) forgetVisit(); // otherwise the seat is kept
    goAway();
    show(nullptr);
    return true;
}

// The host's: the question says what happens to the others.
bool NetworkDesk::mayClose() {
    const bool over = model_.hasGame() && model_.observation().over;
    bool keeps = table_->running();
    if (!over) {
        Question question(
            Question::Kind::Ask, tr("Stop hosting?"),
            keeps ? tr("The game cannot continue without its host. It is saved: when you resume it, the join code "
                       "stays the same and all players return to their seats.")
                  : tr("All players in the lobby will be disconnected."),
            window());
        const QPushButton* close =
            question.add(keeps ? tr("&Save and stop hosting") : tr("&Close lobby"), Question::Answer::Accept);
        const QPushButton* end = keeps ? question.add(tr("End it for &good"), Question::Answer::Other) : nullptr;
        QPushButton* cancel = question.addCancel();
        if (!keeps) question.setDefault(cancel); // nobody is sent away by Enter alone
        const QPushButton* answer = question.ask();
        if (answer == nullptr || (answer != close && answer != end)) return false;
        keeps = keeps && answer == close;
    }
    // A finished game's files go only when the archive has its record.
    const bool filesStay = over ? !isSafe_(table_->recordText()) : keeps;
    const QString folder = hosting_->folder();
    table_->end();
    lobby_->leave();
    joining_.reset(); // this window must not report the end of its connection
    hosting_->close(keeps ? lan::Reason::HostCloses : lan::Reason::ClosedForGood);
    hosting_.reset();
    goAway();
    if (!filesStay) lan::TableFolder(folder).remove();
    show(nullptr);
    return true;
}

void NetworkDesk::goAway() {
    table_->end();
    lobby_->leave();
    // Deleted later, because this may run within one of their signals.
    if (joining_) {
        joining_->disconnect(this);
        joining_.release()->deleteLater();
    }
    if (hosting_) {
        hosting_->disconnect(this);
        hosting_.release()->deleteLater();
    }
    if (join_ != nullptr) join_->setJoining(false);
    if (!current_.isElsewhere()) return;
    current_.comeBack();
    if (model_.hasGame()) model_.endGame();
}

void NetworkDesk::drop() {
    table_->end();
    lobby_->leave();
    joining_.reset();
    hosting_.reset();
}

void NetworkDesk::resumeKept() {
    const QStringList folders = keptTableFolders();
    if (folders.isEmpty() || !mayGiveUpGame_()) return;
    const std::optional<QString> folder = askForKeptTable(folders, window());
    if (folder) begin(lan::Hosting::resume(*folder, door(), lan::Limits()), {settings_.playerName(), {}, {}});
}

void NetworkDesk::moveSeatOfSomebody() {
    QStringList names;
    std::vector<Seat> seats;
    for (Seat each : peopleElsewhere()) {
        names << hosting_->lobby().seats[index(each)].name;
        seats.push_back(each);
    }
    if (seats.empty()) return;
    qsizetype chosen = 0;
    if (seats.size() > 1) {
        bool wanted = false;
        const QString name = QInputDialog::getItem(window(), tr("Move a player to another computer"), tr("Player:"),
                                                   names, 0, false, &wanted);
        chosen = wanted && hosting_ ? names.indexOf(name) : -1;
    }
    if (chosen < 0) return;
    hosting_->handOver(seats[static_cast<std::size_t>(chosen)]);
    lobby_->showInvitation();
}

// Stops at the first game that cannot be archived, because the others would fail in the same way.
void NetworkDesk::removeFinishedTables() {
    for (const QString& folder : tableFolders()) {
        if (hosting_ && hosting_->folder() == folder) continue;
        const std::optional<QString> record = lan::TableFolder(folder).finishedRecord();
        if (!record) continue;
        if (!isSafe_(*record)) return;
        lan::TableFolder(folder).remove();
    }
}

void NetworkDesk::lookAtFiles() {
    kept_ = keptTableFolders();
    const auto visit = lastVisit();
    lastTitle_ = visit ? std::optional(visit->title) : std::nullopt;
}

void NetworkDesk::refresh() {
    leave->setEnabled(isAtTable());
    if (!model_.hasGame()) lookAtFiles(); // not after every move
    comeBack->setEnabled(!isAtTable() && lastTitle_.has_value());
    resume->setEnabled(!isAtTable() && !kept_.isEmpty());
    invite->setEnabled(isHost());
    moveSeat->setEnabled(isHost() && table_->running() && !peopleElsewhere().empty());
    moveSeat->setStatusTip(moveSeat->isEnabled() ? QString()
                                                 : tr("Only the host of a running network game can do this."));
    codeShown->setText(lobby_->invitationLine());
    codeShown->setVisible(!codeShown->text().isEmpty());
    invite->setStatusTip(isHost() ? QString() : tr("Only the host of a network game has them."));
    askBack->setEnabled(table_->mayAskBack());
    point->setEnabled(table_->running());
    const QString why = isAtTable() ? QString() : tr("Only available in network games.");
    for (QAction* action : {leave, askBack, point}) action->setStatusTip(why);
}

QString NetworkDesk::line(const QAction* action) const {
    if (action == tables) return tr("Join or host a game on your local network");
    if (action == comeBack) return lastTitle_ ? tr("%1, where your seat is kept").arg(*lastTitle_) : QString();
    if (action == resume) {
        return kept_.isEmpty()
                   ? QString()
                   : tr("%1: same join code, everyone returns to their seat").arg(titleOfTable(kept_.front()));
    }
    return {};
}

} // namespace elgrande
