// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/table_lobby.h"

#include "app/lan/hosting.h"
#include "app/lan/joining.h"
#include "app/names/agent_names.h"
#include "app/network/kept_tables.h"
#include "app/network/lobby_content.h"
#include "app/network/lobby_page.h"
#include "app/network/talk_panel.h"
#include "model/game_model/plain_text.h"
#include "views/prompt/question.h"
#include "views/texts/error_text.h"
#include "views/toolkit/translated.h"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr std::chrono::milliseconds kLookAtAddresses{3000};
constexpr std::chrono::milliseconds kCountdown{500};

} // namespace

TableLobby::TableLobby(Theme& theme, QWidget* window, QObject* parent)
    : QObject(parent)
    , theme_(theme)
    , window_(window) {
    ticks_.setInterval(kCountdown);
    connect(&ticks_, &QTimer::timeout, this, &TableLobby::fill);
    look_.setInterval(kLookAtAddresses);
    connect(&look_, &QTimer::timeout, this, &TableLobby::renewInvitation);
    (new Translated(this, window))->also([this] {
        fill();
        emit invitationChanged();
    });
}

void TableLobby::enter(lan::Joining& joining, lan::Hosting* hosting, Arrival arrival) {
    joining_ = &joining;
    hosting_ = hosting;
    who_ = std::move(arrival);
    arrived_ = false;
    awaitsSeat_ = false;
    notice_.clear();
    connect(joining_, &lan::Joining::lobbyChanged, this, [this] {
        seatPeopleHere();
        fill();
    });
    connect(joining_, &lan::Joining::stageChanged, this, [this] {
        if (joining_->stage() == lan::Joining::Stage::Lobby) setConnected();
        fill();
    });
    connect(joining_, &lan::Joining::refused, this,
            [this](lan::WishFault why) { setNotice(texts::errorText(lan::errorOf(why))); });
    connect(joining_, &lan::Joining::said, this, [this](const lan::Chat& chat) {
        if (page_ != nullptr) page_->talk().hear(chat);
    });
    if (hosting_ == nullptr) return;
    connect(hosting_, &lan::Hosting::lobbyChanged, this, [this] {
        fill();
        renewInvitation();
    });
    connect(hosting_, &lan::Hosting::knocksChanged, this, &TableLobby::fill);
    connect(hosting_, &lan::Hosting::seatHandedOver, this, [this](Seat seat) { emit told(handedOverText(seat)); });
    look_.start();
    renewInvitation();
    connect(hosting_, &lan::Hosting::codeGuessedAt, this, [this] {
        const QString words = tr("Too many wrong join codes have come from the network; the join code is now %1.")
                                  .arg(hosting_->code().text());
        if (joining_->table() != nullptr) return emit told(words);
        setNotice(words);
    });
}

void TableLobby::leave() {
    for (QObject* each : std::initializer_list<QObject*>{joining_, hosting_})
        if (each != nullptr) each->disconnect(this);
    joining_ = nullptr;
    hosting_ = nullptr;
    who_.here.clear();
    setConnected();
    if (page_ != nullptr) page_->talk().clear();
    look_.stop();
    renewInvitation();
}

void TableLobby::renewInvitation() {
    const LobbyContent now = hosting_ != nullptr ? lobbyContent(joining_->lobby(), hosting_) : LobbyContent();
    isReachable_ = !now.addresses.isEmpty();
    if (std::exchange(invitation_, now.invitation) == now.invitation) return;
    fill();
    emit invitationChanged();
}

QString TableLobby::handedOverText(Seat seat) const {
    return tr("%1 now plays from another computer. The join code is now %2.")
        .arg(nameOf(seat), hosting_->code().text());
}

QString TableLobby::nameOf(Seat seat) const { return hosting_->lobby().seats[index(seat)].name; }

QString TableLobby::invitationLine() const {
    if (hosting_ == nullptr) return {};
    const QString code = hosting_->code().text();
    if (hosting_->handedOver() != Seat::None) return tr("Code for %1: %2").arg(nameOf(hosting_->handedOver()), code);
    return isReachable_ ? tr("Join code %1").arg(code) : tr("Join code %1 – no network").arg(code);
}

void TableLobby::handTalkTo(TalkPanel& game) const {
    if (page_ != nullptr) game.goOnFrom(page_->talk());
}

LobbyPage& TableLobby::page() {
    if (page_ != nullptr) return *page_;
    page_ = new LobbyPage(theme_, window_);
    connectPage();
    emit pageMade(page_);
    return *page_;
}

void TableLobby::setBroken(int wait) {
    nextTry_ = lan::now() + std::chrono::milliseconds(wait);
    ticks_.start();
    setNotice(tr("Connection to the host lost; your seat is kept."));
}

void TableLobby::setConnected() {
    nextTry_.reset();
    ticks_.stop();
    notice_.clear();
}

void TableLobby::setNotice(const QString& notice) {
    notice_ = notice;
    awaitsSeat_ = false; // it was refused, or the answer is lost with the connection
    fill();
}

void TableLobby::connectPage() {
    connect(page_, &LobbyPage::takeWanted, this, &TableLobby::takeSeat);
    connect(page_, &LobbyPage::standUpWanted, this, [this](Seat seat) { joining_->stand(seat); });
    connect(page_, &LobbyPage::nameWanted, this, [this](Seat seat, const QString& name) { joining_->sit(seat, name); });
    connect(page_, &LobbyPage::colourWanted, this,
            [this](Seat seat, const QString& colour) { joining_->setColour(seat, colour.toStdString()); });
    connect(page_, &LobbyPage::readyWanted, this, [this](bool ready) {
        for (Seat seat : joining_->lobby().yours) joining_->setReady(seat, ready);
    });
    connect(page_, &LobbyPage::knockAnswered, this, [this](int knock, lan::KnockAnswer answer) {
        if (hosting_ != nullptr) hosting_->answer(knock, answer);
    });
    connect(page_, &LobbyPage::beginWanted, this, [this] {
        if (const Result<void> begun = hosting_->begin(); !begun) emit beginRefused(begun.fault());
    });
    connect(page_, &LobbyPage::retryWanted, this, [this] {
        if (nextTry_) nextTry_ = lan::now();
        joining_->start();
    });
    connect(page_, &LobbyPage::left, this, &TableLobby::leaveWanted);
    connect(page_, &LobbyPage::keepWanted, this, [this](Seat seat, const QString& agent) {
        using For = lan::SeatPlan::For;
        if (hosting_ != nullptr)
            hosting_->setSeat(seat,
                              {agent.isEmpty() ? For::Lan : For::Computer, keptNameOf(agent), agent.toStdString()});
    });
    connect(page_, &LobbyPage::sendAwayWanted, this, [this](Seat seat, bool blocks) {
        if (hosting_ == nullptr) return;
        noteRemoval();
        hosting_->remove(seat, blocks);
    });
    connect(page_, &LobbyPage::removeSpectatorWanted, this, [this](const QString& name, bool blocks) {
        if (hosting_ == nullptr) return;
        noteRemoval();
        hosting_->removeSpectator(name, blocks);
    });
    connect(&page_->talk(), &TalkPanel::said, this, [this](const QString& text) { joining_->chat(speaker(), text); });
    connect(&page_->talk(), &TalkPanel::phraseSaid, this,
            [this](int phrase) { joining_->chatPhrase(speaker(), phrase); });
}

void TableLobby::noteRemoval() {
    notice_ = tr("The join code has changed. Players who have already joined can reconnect without it.");
}

Seat TableLobby::speaker() const {
    const SeatSet yours = joining_->lobby().yours;
    return yours.empty() ? Seat::None : yours.first();
}

// People at this screen sit down at once; a guest takes the first open seat, and may stand up again.
void TableLobby::seatPeopleHere() {
    const lan::Lobby& lobby = joining_->lobby();
    if (who_.visit) keepPlace();
    if (!lobby.yours.empty() || lobby.begun) awaitsSeat_ = false;
    if (std::exchange(arrived_, true)) return;
    if (lobby.begun) return;
    if (page_ != nullptr) page_->talk().clear();
    for (const auto& [seat, name] : who_.here) {
        joining_->sit(seat, name);
        joining_->setReady(seat, true);
    }
    if (hosting_ != nullptr) return;
    const auto open = std::find_if(lobby.seats.begin(), lobby.seats.end(), [](const lan::LobbySeat& each) {
        return each.holder == lan::LobbySeat::Holder::Open;
    });
    const bool returns = !lobby.yours.empty();
    if (!returns && open != lobby.seats.end()) {
        awaitsSeat_ = true;
        joining_->sit(seatAt(static_cast<int>(open - lobby.seats.begin())), who_.name);
    }
    joining_->setName(who_.name); // after the seat, or the others would hear of a spectator first
}

// Keeps where the table is now: it may have moved since the last visit.
void TableLobby::keepPlace() {
    JoinWish& visit = *who_.visit;
    JoinWish now = visit;
    if (const auto place = joining_->place()) {
        now.host = place->host;
        now.port = place->port;
        now.pin = place->pin;
    }
    now.table = joining_->lobby().game.left(lan::kTableId);
    const bool same =
        now.host == visit.host && now.port == visit.port && now.table == visit.table && now.pin == visit.pin;
    if (same && arrived_) return;
    visit = now;
    keepVisit({now, joining_->lobby().title});
}

void TableLobby::showInvitation() {
    if (hosting_ == nullptr) return;
    Question box(Question::Kind::Tell, tr("Join code and addresses"), {}, window_);
    QPushButton* keep = nullptr; // the seat that is being handed over
    Seat moved = Seat::None;     // the one that has been
    const auto show = [this, &box, &keep, &moved] {
        if (hosting_ == nullptr) return box.reject(); // the game is closed
        const LobbyContent now = lobbyContent(joining_->lobby(), hosting_);
        const Seat moving = hosting_->handedOver();
        QString more = tr("Once the game has started, anyone who joins with this code is a spectator; players get "
                          "their seats back without it. If the game is not found automatically, enter one of these "
                          "addresses:");
        if (moving != Seat::None)
            more = tr("Enter this code at the computer at which %1 is to play on. It works once; then %1's former "
                      "computer is disconnected and the code changes. One of these addresses may be needed, too:")
                       .arg(nameOf(moving));
        if (keep != nullptr) keep->setVisible(moving != Seat::None);
        if (now.addresses.isEmpty()) more = tr("This computer is not connected to a network.");
        box.setText(now.code);
        if (moving == Seat::None && moved != Seat::None) more = handedOverText(moved) + u'\n' + more;
        box.setMore(more + u'\n' + now.addresses.join(u'\n'));
        box.adjustSize(); // what is told while it is open has its room
    };
    box.setLarge();
    box.setSelectable();
    const QPushButton* copy = box.add(tr("&Copy invitation"), Question::Answer::Accept);
    keep = box.add(tr("Do &not move"), Question::Answer::Other);
    box.addClose();
    show();
    connect(this, &TableLobby::invitationChanged, &box, show);
    connect(hosting_, &lan::Hosting::seatHandedOver, &box, [&moved, &show](Seat seat) {
        moved = seat;
        show();
    });
    const QPushButton* answer = box.ask();
    if (answer == nullptr || hosting_ == nullptr) return;
    if (answer == copy) QApplication::clipboard()->setText(invitation_);
    if (answer == keep) hosting_->handOver(Seat::None);
}

// Another player at this screen needs another name.
void TableLobby::takeSeat(Seat seat) {
    QString name = who_.name;
    if (!joining_->lobby().yours.empty()) {
        bool wanted = false;
        name = QInputDialog::getText(window_, tr("Add another player at this screen"), tr("Name:"), QLineEdit::Normal,
                                     {}, &wanted);
        if (!wanted) return;
    }
    joining_->sit(seat, plainText(name, kNameLength));
}

void TableLobby::fill() {
    if (joining_ == nullptr || joining_->table() != nullptr || !arrived_ || awaitsSeat_) return;
    LobbyContent content = lobbyContent(joining_->lobby(), hosting_);
    content.connection = notice_;
    if (nextTry_) {
        const auto left = std::chrono::ceil<std::chrono::seconds>(*nextTry_ - lan::now());
        content.nextTry = std::max(0, static_cast<int>(left.count()));
    }
    page().setContent(std::move(content));
    emit filled(page_);
}

} // namespace elgrande

#include "moc_table_lobby.cpp"
