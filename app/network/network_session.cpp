// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/network_session.h"

#include "app/lan/table_folder.h"
#include "app/names/seat_options.h"
#include "app/network/ending_text.h"
#include "app/network/kept_tables.h"
#include "app/network/network_table.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/shell/desk.h"
#include "app/table/current_table.h"
#include "model/game_model/game_model.h"
#include "model/game_model/plain_text.h"

#include <utility>

namespace elgrande {

static_assert(Settings::kNetworkPort == lan::kBeaconPort); // to which an address without a port leads

NetworkSession::NetworkSession(const Workplace& at, QObject* parent)
    : QObject(parent)
    , model_(at.model)
    , current_(at.now)
    , settings_(at.settings)
    , language_(at.language)
    , table_(NetworkTable::madeAt(at))
    , lobby_(new TableLobby(at.theme, at.window, this)) {
    connect(table_, &NetworkTable::retryWanted, this, &NetworkSession::retry);
    connect(table_, &NetworkTable::knockAnswered, this, [this](int knock, lan::KnockAnswer answer) {
        if (hosting_) hosting_->answer(knock, answer);
    });
    connect(lobby_, &TableLobby::told, table_, &NetworkTable::note);
    connect(lobby_, &TableLobby::filled, this, [this](QWidget* page) {
        current_.goTo(*table_); // a game here begins only after this table has been left
        emit lobbyShown(page);
    });
}

NetworkSession::~NetworkSession() = default;

bool NetworkSession::isSeen() const { return current_.isElsewhere(); }
bool NetworkSession::isOver() const { return model_.hasGame() && model_.observation().over; }
bool NetworkSession::keepsSeat() const { return table_->running() && mayReturn_; }

void NetworkSession::retry() {
    if (joining_) joining_->start();
}

// To a table ----------------------------------------------------------------------------------------------------------

void NetworkSession::join(const JoinWish& wish, lan::Ways searchWays, quint16 searchPort) {
    auto joining = std::make_unique<lan::Joining>(
        model_,
        lan::ReturningLink::Table{wish.host, wish.port, wish.code, wish.pin, wish.knocks ? wish.name : QString()},
        seatsFolder(), language_.current(), lan::Limits());
    joining->setSearch({searchWays, searchPort, wish.table});
    enter(std::move(joining), {wish.name, {}, wish});
}

Result<void> NetworkSession::host(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
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
    return begin(lan::Hosting::open(plan, door(), lan::Limits()), std::move(arrival));
}

Result<void> NetworkSession::resume(const QString& folder) {
    return begin(lan::Hosting::resume(folder, door(), lan::Limits()), {settings_.playerName(), {}, {}});
}

lan::HostingDoor NetworkSession::door() const {
    lan::HostingDoor door =
        door_.value_or(lan::HostingDoor{.usualPort = static_cast<quint16>(settings_.networkPort())});
    door.mayKnock = settings_.knocks();
    return door;
}

void NetworkSession::setMayKnock(bool may) {
    if (hosting_) hosting_->setMayKnock(may);
}

Result<void> NetworkSession::begin(Result<std::unique_ptr<lan::Hosting>> opened, TableLobby::Arrival arrival) {
    if (!opened) return opened.fault();
    hosting_ = std::move(*opened);
    lastKnock_ = 0;
    connect(hosting_.get(), &lan::Hosting::knocksChanged, this, [this] {
        const QList<lan::Knock> knocks = hosting_->knocks();
        table_->setKnocks(knocks);
        if (!knocks.isEmpty() && std::exchange(lastKnock_, knocks.back().id) < knocks.back().id) emit knocked();
    });
    enter(std::make_unique<lan::Joining>(model_, hosting_->connectHere(), secretIn(hosting_->folder())),
          std::move(arrival));
    return {};
}

void NetworkSession::enter(std::unique_ptr<lan::Joining> joining, TableLobby::Arrival arrival) {
    mayReturn_ = true;
    joining_ = std::move(joining);
    lan::Joining* to = joining_.get();
    lobby_->enter(*to, hosting_.get(), std::move(arrival));
    connect(to, &lan::Joining::stageChanged, this, [this] {
        if (joining_->stage() == lan::Joining::Stage::Playing) table_->setConnected();
    });
    connect(to, &lan::Joining::lobbyChanged, this, [this] {
        if (joining_->table() != nullptr) table_->setLobby(joining_->lobby());
    });
    connect(to, &lan::Joining::begun, this, &NetworkSession::startGame);
    connect(to, &lan::Joining::knocked, this, &NetworkSession::asking);
    connect(to, &lan::Joining::broken, this, &NetworkSession::noteBroken);
    connect(to, &lan::Joining::ended, this, &NetworkSession::noteEnded);
    connect(to, &lan::Joining::deckAudited, table_, &NetworkTable::noteAudit);
    connect(to, &lan::Joining::recordShown, this, [this](const QString& text) {
        table_->setRecord(text);
        if (lobby_->visit()) forgetVisit();
        emit recordShown();
    });
    to->start();
}

void NetworkSession::startGame() {
    current_.goTo(*table_);
    table_->begin(*joining_->table(), isHost());
    if (hosting_) table_->setKnocks(hosting_->knocks());
    table_->setLobby(joining_->lobby());
    lobby_->handTalkTo(table_->talk());
    emit begun();
}

// From a table --------------------------------------------------------------------------------------------------------

void NetworkSession::noteBroken(const lan::Ending& why, int wait) {
    table_->setBroken(endingText(why), wait);
    lobby_->setBroken(wait);
}

void NetworkSession::noteEnded(const lan::Ending& why, bool mayGoOn) {
    const QString words = endingText(why);
    mayReturn_ = mayGoOn;
    if (isForGood(why) && lobby_->visit() && isLastVisit(*lobby_->visit())) forgetVisit();
    if (joining_->table() != nullptr && model_.hasGame()) return table_->setEnded(words, mayGoOn);
    giveUp();
    emit ended(words);
}

void NetworkSession::leave() {
    const bool running = table_->running();
    joining_->leave();
    if (!running) forgetVisit(); // otherwise the seat is kept
    giveUp();
}

void NetworkSession::close(bool keeps) {
    // A finished game's files go only when the archive has its record.
    const bool filesStay = isOver() ? !isSafe_(table_->recordText()) : keeps;
    const QString folder = hosting_->folder();
    table_->end();
    lobby_->leave();
    joining_.reset(); // this window must not report the end of its connection
    hosting_->close(keeps ? lan::Reason::HostCloses : lan::Reason::ClosedForGood);
    hosting_.reset();
    giveUp();
    if (!filesStay) lan::TableFolder(folder).remove();
}

void NetworkSession::giveUp() {
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
    emit left();
    if (!current_.isElsewhere()) return;
    current_.comeBack();
    if (model_.hasGame()) model_.endGame();
}

void NetworkSession::drop() {
    table_->end();
    lobby_->leave();
    joining_.reset();
    hosting_.reset();
}

// Stops at the first game that cannot be archived, because the others would fail in the same way.
void NetworkSession::removeFinishedTables() {
    for (const QString& folder : tableFolders()) {
        if (hosting_ && hosting_->folder() == folder) continue;
        const std::optional<QString> record = lan::TableFolder(folder).finishedRecord();
        if (!record) continue;
        if (!isSafe_(*record)) return;
        lan::TableFolder(folder).remove();
    }
}

} // namespace elgrande

#include "moc_network_session.cpp"
