// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The lobby of the table that the window is at: what is wanted there, and what is shown.
#include "app/lan/hosting.h"
#include "app/names/agent_names.h"
#include "app/network/kept_tables.h"
#include "app/network/lobby_content.h"
#include "app/network/lobby_page.h"
#include "app/network/network_desk.h"
#include "app/network/network_table.h"
#include "app/network/talk_panel.h"
#include "app/table/current_table.h"
#include "model/game_model/plain_text.h"
#include "views/prompt/question.h"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QPushButton>

#include <utility>

namespace elgrande {

LobbyPage& NetworkDesk::lobbyPage() {
    if (lobby_ != nullptr) return *lobby_;
    lobby_ = new LobbyPage(theme_, window());
    connectLobby();
    emit pageMade(lobby_);
    return *lobby_;
}

void NetworkDesk::connectLobby() {
    connect(lobby_, &LobbyPage::takeWanted, this, &NetworkDesk::takeSeat);
    connect(lobby_, &LobbyPage::standUpWanted, this, [this](Seat seat) { joining_->stand(seat); });
    connect(lobby_, &LobbyPage::nameWanted, this,
            [this](Seat seat, const QString& name) { joining_->sit(seat, name); });
    connect(lobby_, &LobbyPage::colourWanted, this,
            [this](Seat seat, const QString& colour) { joining_->setColour(seat, colour.toStdString()); });
    connect(lobby_, &LobbyPage::readyWanted, this, [this](bool ready) {
        for (Seat seat : joining_->lobby().yours) joining_->setReady(seat, ready);
    });
    connect(lobby_, &LobbyPage::beginWanted, this, [this] {
        if (const Result<bool> begun = hosting_->begin(); !begun)
            complain(tr("The game cannot be started."), begun.fault());
    });
    connect(lobby_, &LobbyPage::left, this, &NetworkDesk::mayLeave);
    connect(lobby_, &LobbyPage::keepWanted, this, [this](Seat seat, const QString& agent) {
        using For = lan::SeatPlan::For;
        if (hosting_)
            hosting_->setSeat(seat,
                              {agent.isEmpty() ? For::Lan : For::Computer, agentName(agent), agent.toStdString()});
    });
    connect(lobby_, &LobbyPage::sendAwayWanted, this, [this](Seat seat) {
        if (!hosting_) return;
        notice_ =
            tr("The last part of the join code has changed. Players who have already joined can reconnect without it.");
        hosting_->remove(seat);
    });
    const auto speaker = [this] {
        const SeatSet yours = joining_->lobby().yours;
        return yours.empty() ? Seat::None : yours.first();
    };
    connect(&lobby_->talk(), &TalkPanel::said, this,
            [this, speaker](const QString& text) { joining_->chat(speaker(), text); });
    connect(&lobby_->talk(), &TalkPanel::phraseSaid, this,
            [this, speaker](int phrase) { joining_->chatPhrase(speaker(), phrase); });
}

// Who was meant to sit here does so at once; a guest takes the first seat that is open, and may stand up again.
void NetworkDesk::seatPeopleHere() {
    const lan::Lobby& lobby = joining_->lobby();
    if (visit_) keepPlace();
    if (std::exchange(arrived_, true)) return;
    if (lobby.begun) return;
    if (lobby_ != nullptr) lobby_->talk().clear();
    for (const auto& [seat, name] : here_) {
        joining_->sit(seat, name);
        joining_->setReady(seat, true);
    }
    if (hosting_) return;
    joining_->setName(name_);
    if (!lobby.yours.empty()) return; // has come back
    for (std::size_t i = 0; i < lobby.seats.size(); ++i)
        if (lobby.isOpen(seatAt(static_cast<int>(i)))) return joining_->sit(seatAt(static_cast<int>(i)), name_);
}

// Where the table is now, which may be elsewhere than when it was left.
void NetworkDesk::keepPlace() {
    JoinWish now = *visit_;
    if (const auto place = joining_->place()) {
        now.host = place->host;
        now.port = place->port;
    }
    now.table = joining_->lobby().game.left(lan::kTableId);
    const bool same = now.host == visit_->host && now.port == visit_->port && now.table == visit_->table;
    if (same && arrived_) return;
    visit_ = now;
    keepVisit({now, joining_->lobby().title});
}

void NetworkDesk::showInvitation() {
    if (!hosting_) return;
    const LobbyContent content = lobbyContent(joining_->lobby(), hosting_.get());
    Question box(Question::Kind::Tell, tr("Join code and addresses"), content.code, window());
    QString more = tr("Once the game has started, anyone who joins with this code is a spectator; players get "
                      "their seats back without it. If the game is not found automatically, enter one of these "
                      "addresses:");
    if (content.addresses.isEmpty()) more = tr("This computer is not connected to a network.");
    box.setMore(more + u'\n' + content.addresses.join(u'\n'));
    box.setLarge();
    box.setSelectable();
    const QPushButton* copy = box.add(tr("&Copy the code"), Question::Answer::Accept);
    box.addClose();
    if (box.ask() == copy) QApplication::clipboard()->setText(content.code);
}

// A further person at this screen has a name of the own.
void NetworkDesk::takeSeat(Seat seat) {
    QString name = name_;
    if (!joining_->lobby().yours.empty()) {
        bool wanted = false;
        name = QInputDialog::getText(window(), tr("Add another player at this screen"), tr("Name:"), QLineEdit::Normal,
                                     {}, &wanted);
        if (!wanted) return;
    }
    joining_->sit(seat, plainText(name, kNameLength));
}

void NetworkDesk::fillLobby() {
    if (!joining_ || joining_->table() != nullptr || !arrived_) return;
    LobbyContent content = lobbyContent(joining_->lobby(), hosting_.get());
    content.connection = notice_;
    lobbyPage().setContent(std::move(content));
    if (page_ == lobby_) return;
    current_.goTo(*table_); // a game here begins only after this table has been left
    if (join_ != nullptr) join_->setJoining(false);
    show(lobby_);
}

} // namespace elgrande
