// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/network_table.h"

#include "app/network/knock_panel.h"
#include "app/network/notice_panel.h"
#include "app/network/pointing.h"
#include "app/network/talk_panel.h"
#include "app/network/turn_clock.h"
#include "app/page/game_page.h"
#include "app/shell/desk.h"
#include "model/game_model/game_model.h"
#include "views/contributions/page_panel.h"
#include "views/game/seat_names.h"
#include "views/panels/announcer.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/error_text.h"

#include <utility>

namespace elgrande {

NetworkTable::NetworkTable(GameModel& model, GamePage& page, Theme& theme, QObject* parent)
    : Table(parent)
    , model_(model)
    , page_(page)
    , notices_(new NoticePanel([&model](Seat seat) { return seatName(model, seat); }, theme, &page))
    , knocks_(new KnockPanel(theme, &page))
    , talk_(new TalkPanel(theme, &page))
    , marks_(new PointingMarks(model, page, theme))
    , clock_(new TurnClock(model, &page)) {
    addPanels();
    connectPanels();
}

NetworkTable* NetworkTable::madeAt(const Workplace& at) {
    return new NetworkTable(at.model, at.page, at.theme, &at.page);
}

void NetworkTable::addPanels() {
    using Place = PagePanel::Place;
    page_.addPanel({.place = Place::Side, .widget = clock_, .asked = [this] { return clock_->isWanted(); }});
    page_.addPanel({.place = Place::Notice, .widget = notices_, .asked = [this] {
                        return guest_ != nullptr && notices_->hasSomething();
                    }});
    page_.addPanel({.place = Place::Notice, .widget = knocks_, .asked = [this] {
                        return guest_ != nullptr && knocks_->hasSomething();
                    }});
    page_.addPanel({.place = Place::Tab,
                    .widget = talk_,
                    .title =
                        [this] {
                            return talk_->unread() > 0 ? tr("Chat (%1)", "lines not read yet").arg(talk_->unread())
                                                       : tr("Chat");
                        },
                    .asked = [this] { return guest_ != nullptr; }});
}

void NetworkTable::connectPanels() {
    notices_->setKeepsChoice([this] { return guest_ && guest_->isWaiting(); });
    connect(notices_, &NoticePanel::changed, &page_, &GamePage::askPanels);
    connect(notices_, &NoticePanel::told, &page_.announcer(), &Announcer::say);
    connect(notices_, &NoticePanel::retryWanted, this, &NetworkTable::retryWanted);
    connect(notices_, &NoticePanel::leaveWanted, this, &NetworkTable::leaveWanted);
    connect(notices_, &NoticePanel::helpWanted, this, &NetworkTable::helpWanted);
    connect(notices_, &NoticePanel::voted, this, [this](Seat by, bool yes) {
        if (guest_) guest_->vote(by, yes);
    });
    connect(notices_, &NoticePanel::standInWanted, this, [this](Seat by, Seat about) {
        if (guest_) guest_->proposeStandIn(by, about);
    });
    connect(knocks_, &KnockPanel::changed, &page_, &GamePage::askPanels);
    connect(knocks_, &KnockPanel::told, &page_.announcer(), &Announcer::say);
    connect(knocks_, &KnockPanel::answered, this, &NetworkTable::knockAnswered);
    connect(talk_, &TalkPanel::heard, &page_.announcer(), &Announcer::say);
    connect(talk_, &TalkPanel::spoken, this, [this](const QString& words) {
        if (page_.areTabsCovered() || !talk_->isVisible()) notices_->passOn(words);
    });
    connect(talk_, &TalkPanel::unreadChanged, &page_, &GamePage::askPanels);
    connect(talk_, &TalkPanel::removeWanted, this, &NetworkTable::removeSpectatorWanted);
    connect(talk_, &TalkPanel::said, this, [this](const QString& text) {
        if (guest_) guest_->chat(speaker(), text);
    });
    connect(talk_, &TalkPanel::phraseSaid, this, [this](int phrase) {
        if (guest_) guest_->chatPhrase(speaker(), phrase);
    });
    connect(marks_, &PointingMarks::told, &page_.announcer(), &Announcer::say);
    connect(marks_, &PointingMarks::pointed, this, [this](lan::Pointer::At at, int id) {
        if (guest_ && speaker() != Seat::None) guest_->point({speaker(), at, id});
    });
    connect(clock_, &TurnClock::ranOut, this, &NetworkTable::ranOutOfTime);
    connect(&model_, &GameModel::gameStarted, this, &NetworkTable::adoptSeats);
}

void NetworkTable::begin(lan::GuestTable& guest, bool hosts) {
    guest_ = &guest;
    hosts_ = hosts;
    lastSeats_ = {};
    guests_.clear();
    begun_ = true;
    record_.clear();
    talk_->clear();
    notices_->clear();
    marks_->setOn(true);
    connect(&guest, &lan::GuestTable::seatsChanged, this, &NetworkTable::adoptSeats);
    connect(&guest, &lan::GuestTable::said, talk_, &TalkPanel::hear);
    connect(&guest, &lan::GuestTable::pointed, marks_, [this](const lan::Pointer& pointer) {
        if (!talk_->isMuted(talk_->speakerAt(pointer.by))) marks_->show(pointer);
    });
    connect(&guest, &lan::GuestTable::rejected, this,
            [this](lan::Rejection why) { page_.prompt().showReason(texts::errorText(lan::errorOf(why))); });
    adoptSeats();
    page_.askPanels();
}

void NetworkTable::end() {
    record_.clear();
    if (!begun_) return;
    begun_ = false;
    if (guest_)
        for (QObject* each : std::initializer_list<QObject*>{this, talk_, marks_}) guest_->disconnect(each);
    guest_ = nullptr;
    marks_->setOn(false);
    notices_->clear();
    knocks_->setKnocks({});
    talk_->setSpectators({}, false);
    page_.askPanels();
}

void NetworkTable::setBroken(const QString& why, int wait) {
    notices_->setBroken(why, wait);
    talk_->setOpen(false, tr("Connection to the host lost."));
}

void NetworkTable::setEnded(const QString& why, bool mayGoOn) {
    notices_->setEnded(why, mayGoOn);
    talk_->setOpen(false, why);
}

void NetworkTable::setConnected() {
    notices_->setConnected();
    talk_->setOpen(true);
}

// Who sits where, and who is away, as the guest's table has been told.
void NetworkTable::adoptSeats() {
    if (!guest_ || !model_.hasGame() || !guest_->isSeated()) return;
    const lan::Seats& now = guest_->seatsNow();
    const SeatSet own = guest_->seats();
    using Presence = GameModel::Presence;
    std::vector<Presence> presence;
    std::vector<TalkPanel::Voice> voices;
    for (std::size_t i = 0; i < now.seats.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        const lan::SeatState& state = now.seats[i];
        const bool computer = state.holder == lan::SeatState::Holder::Computer;
        presence.push_back(computer             ? Presence::Computer
                           : state.standIn      ? Presence::StandIn
                           : state.away         ? Presence::Away
                           : own.contains(seat) ? Presence::Here
                                                : Presence::Elsewhere);
        if (computer) continue;
        const auto& colours = model_.catalogue().colours;
        voices.push_back({seat, seatName(model_, seat), i < colours.size() ? colours[i] : std::string(),
                          own.contains(seat), i < guests_.size() ? guests_[i] : 0});
    }
    model_.setPresence(std::move(presence));
    talk_->setVoices(std::move(voices));
    const lan::Seats before = std::exchange(lastSeats_, now);
    noteComings(before, now, own);
    noteDeclined(before, now, own);
    notices_->setSeats(now, own);
}

void NetworkTable::note(const QString& words) { talk_->note(words); }

// Who went and who came back stays to be read in the talk, where the notice is gone with the return.
void NetworkTable::noteComings(const lan::Seats& before, const lan::Seats& now, SeatSet own) {
    if (before.seats.size() != now.seats.size()) return;
    for (std::size_t i = 0; i < now.seats.size(); ++i) {
        const lan::SeatState& was = before.seats[i];
        const lan::SeatState& is = now.seats[i];
        const Seat seat = seatAt(static_cast<int>(i));
        if (own.contains(seat)) continue;
        const QString name = seatName(model_, seat);
        if (is.away && !was.away) talk_->note(tr("%1 disconnected.").arg(name), true); // the notice tells it
        if (is.standIn && !was.standIn) talk_->note(tr("A computer player has taken over for %1.").arg(name), true);
        if (was.away && !is.away) talk_->note(tr("%1 is back.").arg(name));
    }
}

// A proposal of this screen that ends without what it was for. One that play has overtaken is not declined.
void NetworkTable::noteDeclined(const lan::Seats& before, const lan::Seats& now, SeatSet own) {
    if (now.proposal && now.proposal != before.proposal) askedAt_ = model_.history().size();
    if (now.proposal || !before.proposal || !own.contains(before.proposal->by)) return;
    const lan::Proposal& was = *before.proposal;
    if (was.what == lan::Proposal::What::TakeBack && model_.history().size() != askedAt_) return;
    QString words = tr("The others did not agree to the undo.");
    if (was.what == lan::Proposal::What::StandIn) {
        const lan::SeatState& about = now.seats[index(was.about)];
        if (!about.away || about.standIn) return;
        words = tr("The others did not agree to a computer player for %1.").arg(seatName(model_, was.about));
    }
    talk_->note(words);
    page_.prompt().showReason(words);
}

SeatSet NetworkTable::peopleElsewhere() const {
    SeatSet there;
    if (!guest_) return there;
    for (std::size_t i = 0; i < guest_->seatsNow().seats.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        const bool person = guest_->seatsNow().seats[i].holder == lan::SeatState::Holder::Person;
        if (person && !guest_->seats().contains(seat)) there.insert(seat);
    }
    return there;
}

// Of several people at this screen, the one who is asked.
Seat NetworkTable::speaker() const {
    const SeatSet own = guest_->seats();
    if (own.empty()) return Seat::None;
    if (model_.decision() && own.contains(model_.decision()->seat)) return model_.decision()->seat;
    return own.first();
}

Seat NetworkTable::lastOwnMover() const {
    const SeatSet own = guest_->seats();
    const std::vector<Event>& history = model_.history();
    for (auto each = history.rbegin(); each != history.rend(); ++each)
        if (each->seat != Seat::None && own.contains(each->seat)) return each->seat;
    return Seat::None;
}

bool NetworkTable::mayAskBack() const {
    return running() && !guest_->isParted() && !guest_->seatsNow().proposal && lastOwnMover() != Seat::None &&
           !model_.canUndo();
}

void NetworkTable::askBack() {
    if (mayAskBack()) guest_->askBack(lastOwnMover());
}

void NetworkTable::setKnocks(const QList<lan::Knock>& knocks) {
    if (begun_) knocks_->setKnocks(knocks);
}

void NetworkTable::setLobby(const lan::Lobby& lobby) {
    talk_->setSpectators(lobby.watching, hosts_);
    guests_.clear();
    for (const lan::LobbySeat& each : lobby.seats) guests_.push_back(each.guest);
    adoptSeats();
}

void NetworkTable::pointByKey() { marks_->pointByKey(); }
void NetworkTable::setTurnMinutes(int minutes) { clock_->setMinutes(minutes); }

void NetworkTable::noteAudit(const Result<void>& verdict) {
    talk_->note(verdict ? tr("The deck is verified: it is the one sealed before the game.")
                        : texts::errorText(verdict.fault()));
}

bool NetworkTable::hasGame() const { return guest_ && guest_->isSeated() && model_.hasGame(); }
bool NetworkTable::playedHere() const { return hasGame() && (hosts_ || !guest_->seats().empty()); }
bool NetworkTable::running() const { return hasGame() && !model_.observation().over; }

QString NetworkTable::whyOnlyPlayed() const {
    if (!record_.isEmpty()) return {};
    return tr("This is a network game: only the host has the complete game.");
}

} // namespace elgrande

#include "moc_network_table.cpp"
