// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/network_desk.h"

#include "app/files/game_files.h"
#include "app/lan/hosting.h"
#include "app/names/agent_names.h"
#include "app/names/seat_options.h"
#include "app/names/set_names.h"
#include "app/network/kept_tables.h"
#include "app/network/lobby_content.h"
#include "app/network/lobby_page.h"
#include "app/network/network_table.h"
#include "app/network/notice_panel.h"
#include "app/network/pointing.h"
#include "app/network/talk_panel.h"
#include "app/network/turn_clock.h"
#include "app/page/game_page.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/table/current_table.h"
#include "model/game_model/game_model.h"
#include "model/game_model/plain_text.h"
#include "views/prompt/question.h"
#include "views/texts/error_text.h"
#include "views/texts/region.h"

#include <QAction>
#include <QFileInfo>
#include <QInputDialog>
#include <QPushButton>

#include <utility>

namespace elgrande {

NetworkDesk::NetworkDesk(GameModel& model, CurrentTable& current, GamePage& page, GameFiles& files, Settings& settings,
                         const Language& language, Theme& theme, QWidget* window)
    : Desk(window)
    , tables(add("network.tables", Qt::CTRL | Qt::Key_J))
    , comeBack(add("network.comeBack"))
    , resume(add("network.resume"))
    , invite(add("network.invite"))
    , leave(add("network.leave"))
    , askBack(add("network.askBack", Qt::CTRL | Qt::ALT | Qt::Key_Z))
    , point(add("network.point", Qt::CTRL | Qt::Key_Space))
    , model_(model)
    , current_(current)
    , files_(files)
    , settings_(settings)
    , language_(language)
    , theme_(theme)
    , table_(new NetworkTable(model, page, theme, &page)) { // its panels are asked as long as the page lives
    connect(tables, &QAction::triggered, this, [this] {
        if (files_.mayGiveUpGame()) show(&joinPage());
    });
    connect(comeBack, &QAction::triggered, this, [this] {
        const auto visit = lastVisit();
        if (!visit || !files_.mayGiveUpGame()) return;
        show(&joinPage());
        join(visit->wish);
    });
    connect(resume, &QAction::triggered, this, &NetworkDesk::resumeKept);
    connect(invite, &QAction::triggered, this, &NetworkDesk::showInvitation);
    connect(leave, &QAction::triggered, this, &NetworkDesk::mayLeave);
    connect(askBack, &QAction::triggered, table_, &NetworkTable::askBack);
    connect(point, &QAction::triggered, &table_->marks(), &PointingMarks::pointByKey);
    files_.setMayLeave([this] { return mayLeave(); });
    table_->clock().setMinutes(settings_.turnMinutes());
    connectTable();
    // A game here that begins while only the list is looked at.
    connect(&model_, &GameModel::gameStarted, this, [this] {
        if (current_.isElsewhere()) return;
        page_ = nullptr;
        if (joining_) goAway(); // had not got there yet
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

JoinPage& NetworkDesk::joinPage() {
    if (join_ != nullptr) return *join_;
    const QString language = language_.current();
    join_ = new JoinPage([language](const lan::Hello& host) { return lan::answerTo(host, language); }, settings_,
                         theme_, window());
    connect(join_, &JoinPage::joinWanted, this, &NetworkDesk::join);
    connect(join_, &JoinPage::hostWanted, this, &NetworkDesk::newGameWanted);
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
    name_ = wish.name;
    visit_ = wish;
    here_.clear();
    joinPage().setJoining(true);
    auto joining = std::make_unique<lan::Joining>(model_, lan::ReturningLink::Table{wish.host, wish.port, wish.code},
                                                  seatsFolder(), language_.current(), lan::Limits());
    joining->setSearch({joinPage().searchWays(), joinPage().searchPort(), wish.table});
    enter(std::move(joining));
}

void NetworkDesk::host(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    visit_.reset();
    name_ = settings_.playerName();
    here_.clear();
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
        here_.emplace_back(seatAt(static_cast<int>(i)), seat.name);
        if (here_.size() == 1) name_ = seat.name;
    }
    plan.title = plainText(tr("%1's game").arg(name_), kNameLength);
    begin(lan::Hosting::open(plan, door_, lan::Limits()));
}

bool NetworkDesk::begin(Result<std::unique_ptr<lan::Hosting>> opened) {
    if (!opened) {
        complain(tr("The game cannot be hosted."), opened.fault());
        return false;
    }
    hosting_ = std::move(*opened);
    connect(hosting_.get(), &lan::Hosting::lobbyChanged, this, &NetworkDesk::fillLobby);
    enter(std::make_unique<lan::Joining>(model_, hosting_->connectHere(), secretIn(hosting_->folder())));
    return true;
}

void NetworkDesk::enter(std::unique_ptr<lan::Joining> joining) {
    arrived_ = false;
    mayReturn_ = true;
    notice_.clear();
    joining_ = std::move(joining);
    lan::Joining* to = joining_.get();
    connect(to, &lan::Joining::lobbyChanged, this, [this] {
        seatPeopleHere();
        fillLobby();
    });
    connect(to, &lan::Joining::stageChanged, this, [this] {
        if (joining_->stage() == lan::Joining::Stage::Lobby) notice_.clear();
        if (joining_->stage() == lan::Joining::Stage::Playing) table_->setConnected();
        fillLobby();
    });
    connect(to, &lan::Joining::begun, this, &NetworkDesk::startGame);
    connect(to, &lan::Joining::refused, this, [this](lan::WishFault why) {
        notice_ = lan::wishFaultText(why);
        fillLobby();
    });
    connect(to, &lan::Joining::said, this, [this](const lan::Chat& chat) {
        if (lobby_ != nullptr) lobby_->talk().hear(chat);
    });
    connect(to, &lan::Joining::broken, this, &NetworkDesk::noteBroken);
    connect(to, &lan::Joining::ended, this, &NetworkDesk::noteEnded);
    connect(to, &lan::Joining::deckAudited, this, [this](const Result<bool>& verdict) {
        table_->talk().note(verdict ? tr("The deck is verified: it is the one sealed before the game.")
                                    : texts::errorText(verdict.fault()));
    });
    connect(to, &lan::Joining::recordShown, this, [this](const QString& text) {
        table_->setRecord(text);
        if (visit_) forgetVisit();
        emit recordShown();
    });
    to->start();
}

void NetworkDesk::startGame() {
    current_.goTo(*table_);
    if (join_ != nullptr) join_->setJoining(false);
    table_->begin(*joining_->table(), isHost());
    page_ = nullptr; // the game's own is shown when it is there
    emit attentionWanted();
}

// From a table --------------------------------------------------------------------------------------------------------

// There is no such table any more, or not for this player; one that was only closed may be opened again.
bool NetworkDesk::isForGood(const lan::Ending& why) {
    return why.is(lan::Reason::Removed) || why.is(lan::Reason::WrongCode) || why.is(lan::Reason::ClosedForGood);
}

QString NetworkDesk::wordsOf(const lan::Ending& why) const {
    QStringList words;
    for (const lan::Difference& each : why.differences) words << lan::differenceText(each, setNames(each.expansions));
    if (words.isEmpty()) words << lan::partingText(why.parting);
    return words.join(QLatin1Char(' '));
}

void NetworkDesk::noteBroken(const lan::Ending& why, int wait) {
    table_->setBroken(wordsOf(why), wait);
    notice_ = tr("Connection to the host lost; your seat is kept. Reconnecting …");
    fillLobby();
}

void NetworkDesk::noteEnded(const lan::Ending& why, bool mayGoOn) {
    const QString words = wordsOf(why);
    mayReturn_ = mayGoOn;
    if (isForGood(why) && visit_ && isLastVisit(*visit_)) forgetVisit();
    if (joining_->table() != nullptr && model_.hasGame()) return table_->setEnded(words, mayGoOn);
    goAway();
    show(&joinPage());
    joinPage().say(words);
}

bool NetworkDesk::mayLeave() {
    if (!joining_) return true;
    if (hosting_) return mayClose();
    const bool running = table_->running();
    if (running && mayReturn_) { // else there is nothing to be asked
        Question question(Question::Kind::Ask, tr("Leave the game?"),
                          tr("The game continues without you. Your seat is kept: rejoin with the same join code."),
                          window());
        const QPushButton* go = question.add(tr("&Leave game"), Question::Answer::Accept);
        question.addCancel();
        if (question.ask() != go) return false;
    }
    joining_->leave();
    if (!running) forgetVisit(); // else the seat is kept
    goAway();
    show(nullptr);
    return true;
}

// A host's: the others wait for it, so it is said what becomes of them.
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
        question.addCancel();
        const QPushButton* answer = question.ask();
        if (answer == nullptr || (answer != close && answer != end)) return false;
        keeps = keeps && answer == close;
    }
    // Until the archive has a finished game, the files of its table are all that is left of it.
    const bool filesStay = over ? !isSafe_(table_->recordText()) : keeps;
    const QString folder = hosting_->folder();
    table_->end();
    joining_.reset(); // what follows is no surprise to this window
    hosting_->close(keeps ? lan::Reason::HostCloses : lan::Reason::ClosedForGood);
    hosting_.reset();
    goAway();
    if (!filesStay) lan::Hosting::forget(folder);
    show(nullptr);
    return true;
}

void NetworkDesk::goAway() {
    table_->end();
    // Not from within one of its signals, and nothing of it is heard any more.
    if (joining_) {
        joining_->disconnect(this);
        joining_.release()->deleteLater();
    }
    if (hosting_) {
        hosting_->disconnect(this);
        hosting_.release()->deleteLater();
    }
    here_.clear();
    notice_.clear();
    if (join_ != nullptr) join_->setJoining(false);
    if (!current_.isElsewhere()) return;
    current_.comeBack();
    if (model_.hasGame()) model_.endGame();
}

void NetworkDesk::drop() {
    table_->end();
    joining_.reset();
    hosting_.reset();
}

void NetworkDesk::resumeKept() {
    const QStringList folders = keptTableFolders();
    if (folders.isEmpty() || !files_.mayGiveUpGame()) return;
    QString folder = folders.front();
    if (folders.size() > 1) {
        QStringList titles;
        for (const QString& each : folders) {
            const QString when = texts::momentText(QFileInfo(each).lastModified());
            titles << tr("%1 – %2", "table, when it was played last").arg(titleOfTable(each), when);
        }
        bool wanted = false;
        const QString title =
            QInputDialog::getItem(window(), tr("Resume a hosted game"), tr("Game:"), titles, 0, false, &wanted);
        if (!wanted) return;
        folder = folders[titles.indexOf(title)];
    }
    name_ = settings_.playerName();
    here_.clear();
    visit_.reset();
    begin(lan::Hosting::resume(folder, door_, lan::Limits()));
}

// A table that cannot be archived ends the round: it would be the same with the others.
void NetworkDesk::removeFinishedTables() {
    for (const QString& folder : tableFolders()) {
        if (hosting_ && hosting_->folder() == folder) continue;
        const std::optional<QString> record = lan::Hosting::finishedRecordIn(folder);
        if (!record) continue;
        if (!isSafe_(*record)) return;
        lan::Hosting::forget(folder);
    }
}

void NetworkDesk::lookAtFiles() {
    kept_ = keptTableFolders();
    const auto visit = lastVisit();
    lastTitle_ = visit ? std::optional(visit->title) : std::nullopt;
}

void NetworkDesk::retranslate() {
    tables->setText(tr("Net&work game…"));
    tables->setToolTip(tr("Network game"));
    comeBack->setText(tr("Re&join game"));
    resume->setText(tr("Resume hosted &game…"));
    resume->setToolTip(tr("Resume a hosted game"));
    invite->setText(tr("Join cod&e and addresses"));
    leave->setText(tr("Lea&ve game…"));
    askBack->setText(tr("As&k to undo"));
    point->setText(tr("&Point this out to everyone"));
    fillLobby();
}

void NetworkDesk::refresh() {
    leave->setEnabled(isAtTable());
    if (!model_.hasGame()) lookAtFiles(); // not with every move
    comeBack->setEnabled(!isAtTable() && lastTitle_.has_value());
    resume->setEnabled(!isAtTable() && !kept_.isEmpty());
    invite->setEnabled(isHost());
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
