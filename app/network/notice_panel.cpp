// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/notice_panel.h"

#include "views/texts/error_text.h"
#include "views/toolkit/flow_layout.h"
#include "views/toolkit/translated.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kNoticeTick = 500; // milliseconds
constexpr int kSpacing = 6;
constexpr std::chrono::seconds kChatShown{10};

constexpr int kChatLetters = 160;

QString inLines(QStringList all) {
    all.removeAll(QString());
    return all.join(u'\n');
}

int secondsTo(lan::Moment then, lan::Moment now) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(then - now).count();
    return std::max(0, static_cast<int>((left + 999) / 1000));
}

} // namespace

NoticePanel::NoticePanel(NameOf name, Theme& theme, QWidget* parent, lan::Clock clock)
    : PaperPanel(theme, parent)
    , name_(std::move(name))
    , clock_(std::move(clock))
    , connectionText_(new QLabel(this))
    , retry_(new QPushButton(this))
    , leave_(new QPushButton(this))
    , help_(new QPushButton(this))
    , proposalText_(new QLabel(this))
    , yes_(new QPushButton(this))
    , no_(new QPushButton(this))
    , awayText_(new QLabel(this))
    , standIn_(new QPushButton(this))
    , spectatorText_(new QLabel(this))
    , understood_(new QPushButton(this))
    , chatText_(new QLabel(this)) {
    layOut();
    ticks_.setInterval(kNoticeTick);
    connect(&ticks_, &QTimer::timeout, this, &NoticePanel::tick);
    connect(retry_, &QPushButton::clicked, this, [this] {
        nextTry_ = clock_();
        showAll();
        emit retryWanted();
    });
    connect(leave_, &QPushButton::clicked, this, &NoticePanel::leaveWanted);
    connect(help_, &QPushButton::clicked, this, &NoticePanel::helpWanted);
    connect(yes_, &QPushButton::clicked, this, [this] { emit voted(voter(), true); });
    connect(no_, &QPushButton::clicked, this, [this] { emit voted(voter(), false); });
    connect(standIn_, &QPushButton::clicked, this, [this] {
        if (!own_.empty()) emit standInWanted(own_.first(), mayStandIn());
    });
    connect(understood_, &QPushButton::clicked, this, [this] {
        knowsIt_ = true;
        showAll();
    });
    const std::pair<QPushButton*, const char*> names[]{
        {retry_, "retry"},     {leave_, "leave"},          {help_, "help"}, {yes_, "yes"}, {no_, "no"},
        {standIn_, "standIn"}, {understood_, "understood"}};
    for (const auto& [button, id] : names) button->setObjectName(QLatin1String(id));
    auto& words = Translated::of(this);
    words.text(leave_, QT_TR_NOOP("&Leave game"));
    words.text(help_, QT_TR_NOOP("&What can I do?"));
    words.text(yes_, QT_TR_NOOP("I &agree"));
    words.text(no_, QT_TR_NOOP("&No"));
    words.text(understood_, QT_TR_NOOP("&OK"));
    words.also([this] { showAll(); });
}

void NoticePanel::layOut() {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 2, kMargin, kMargin - 2);
    rows->setSpacing(kSpacing);
    const auto part = [rows](QLabel* label, std::initializer_list<QPushButton*> buttons) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        rows->addWidget(label);
        auto* line = new FlowLayout(kSpacing);
        for (QPushButton* button : buttons) line->addWidget(button);
        rows->addLayout(line);
    };
    part(connectionText_, {retry_, help_, leave_});
    part(proposalText_, {yes_, no_});
    part(awayText_, {standIn_});
    part(spectatorText_, {understood_});
    part(chatText_, {});
}

void NoticePanel::setVoteAfter(lan::Limits::Time time) { voteAfter_ = time; }

void NoticePanel::setKeepsChoice(std::function<bool()> keepsChoice) { keepsChoice_ = std::move(keepsChoice); }

void NoticePanel::setSeats(const lan::Seats& seats, SeatSet own) {
    const SeatSet before = away();
    seats_ = seats;
    own_ = own;
    for (Seat seat : away())
        if (!before.contains(seat)) awaySince_[index(seat)] = clock_();
    showAll();
}

void NoticePanel::setBroken(const QString& why, int wait) {
    connection_ = Connection::Broken;
    why_ = why;
    nextTry_ = clock_() + std::chrono::milliseconds(wait);
    showAll();
}

void NoticePanel::setEnded(const QString& why, bool mayGoOn) {
    connection_ = Connection::Ended;
    why_ = why;
    mayGoOn_ = mayGoOn;
    showAll();
}

void NoticePanel::setConnected() {
    connection_ = Connection::There;
    showAll();
}

void NoticePanel::passOn(const QString& said) {
    said_ = said.size() > kChatLetters ? said.left(kChatLetters) + u'…' : said;
    saidUntil_ = clock_() + kChatShown;
    showAll();
}

void NoticePanel::clear() {
    connection_ = Connection::There;
    said_.clear();
    seats_ = {};
    own_ = {};
    knowsIt_ = false;
    showAll();
}

SeatSet NoticePanel::away() const {
    SeatSet away;
    for (std::size_t i = 0; i < seats_.seats.size(); ++i)
        if (seats_.seats[i].away) away.insert(seatAt(static_cast<int>(i)));
    return away;
}

Seat NoticePanel::voter() const {
    if (!seats_.proposal) return Seat::None;
    const SeatSet open = (seats_.proposal->asked - seats_.proposal->votes) & own_;
    return open.empty() ? Seat::None : open.first();
}

Seat NoticePanel::mayStandIn() const {
    if (own_.empty() || seats_.proposal) return Seat::None;
    for (Seat seat : away())
        if (!seats_.seats[index(seat)].standIn && clock_() - awaySince_[index(seat)] >= voteAfter_) return seat;
    return Seat::None;
}

QString NoticePanel::namesOf(SeatSet seats) const {
    QStringList names;
    for (Seat seat : seats) names << name_(seat);
    return names.join(QStringLiteral(", "));
}

QString NoticePanel::nextTryWords(int seconds) {
    return seconds > 0 ? tr("Next attempt in %n second(s).", nullptr, seconds) : tr("Reconnecting …");
}

QString NoticePanel::connectionWords() const {
    if (connection_ == Connection::Ended) {
        const QString now = mayGoOn_ ? tr("No longer trying to reconnect. The host keeps your seat.")
                                     : tr("You cannot rejoin this game from here.");
        return tr("%1 %2", "two sentences").arg(why_, now);
    }
    if (connection_ == Connection::Broken) {
        const QString next = nextTryWords(secondsTo(nextTry_, clock_()));
        return inLines({tr("Connection to the host lost; your seat is kept. %1").arg(next), keptWords()});
    }
    if (seats_.paused) return texts::errorText(lan::errorOf(lan::Rejection::Paused));
    return {};
}

QString NoticePanel::keptWords() const {
    if (connection_ != Connection::Broken || !keepsChoice_()) return {};
    return tr("Your choice is kept and will be sent as soon as the connection is back.");
}

QString NoticePanel::proposalWords() const {
    if (!seats_.proposal) return {};
    const lan::Proposal& about = *seats_.proposal;
    const Seat own = voter();
    const QString by = name_(about.by);
    const QString who = name_(about.about);
    if (own == Seat::None) {
        const SeatSet open = about.asked - about.votes;
        const QString what = about.what == lan::Proposal::What::TakeBack
                                 ? tr("%1 asks to undo their last decision, and all that has followed.").arg(by)
                                 : tr("Proposal: a computer player takes over for %1 until they return.").arg(who);
        if (open.empty()) return tr("%1 All agree: this is done as soon as the host can save the game.").arg(what);
        return tr("%1 Waiting for: %2.").arg(what, namesOf(open));
    }
    const QString asked =
        about.what == lan::Proposal::What::TakeBack
            ? tr("%1 asks to undo their last decision, and all that has followed. Do you agree?").arg(by)
            : tr("%1 is disconnected. Let a computer player take over until they return?").arg(who);
    return own_.size() > 1 ? tr("%1: %2", "player, question").arg(name_(own), asked) : asked;
}

QString NoticePanel::awayWords() const {
    if (connection_ == Connection::Ended && !mayGoOn_) return {}; // nobody waits any more
    QStringList lines;
    for (Seat seat : away()) {
        const QString name = name_(seat);
        if (own_.contains(seat)) continue; // before this screen is back
        const bool asked = voter() != Seat::None && seats_.proposal->what == lan::Proposal::What::StandIn;
        if (asked && seats_.proposal->about == seat) continue; // the question says so
        const bool standIn = seats_.seats[index(seat)].standIn;
        lines << (standIn ? tr("%1 is disconnected; a computer player has taken over until they return.").arg(name)
                          : tr("%1 is disconnected. Their seat is kept, and the game waits whenever they are needed.")
                                .arg(name));
    }
    return lines.join(u'\n');
}

QString NoticePanel::spectatorWords() const {
    if (knowsIt_ || seats_.seats.empty() || !own_.empty() || connection_ == Connection::Ended) return {};
    return tr(
        "The game has started without you: you are a spectator. If you should have a seat, the host can give it to "
        "you with “Move a player to another computer” in the Game menu. Then join again with the new code.");
}

QString NoticePanel::chatWords() const { return clock_() < saidUntil_ ? said_ : QString(); }

bool NoticePanel::hasSomething() const { return !words().isEmpty(); }

QString NoticePanel::words() const {
    return inLines({connectionWords(), proposalWords(), awayWords(), spectatorWords(), chatWords()});
}

void NoticePanel::tick() { showAll(); }

void NoticePanel::showAll() {
    const QString connection = connectionWords();
    const QString proposal = proposalWords();
    const QString away = awayWords();
    connectionText_->setText(connection);
    connectionText_->setVisible(!connection.isEmpty());
    retry_->setVisible(connection_ == Connection::Broken || (connection_ == Connection::Ended && mayGoOn_));
    retry_->setText(connection_ == Connection::Broken ? tr("Tr&y now") : tr("&Try again"));
    leave_->setVisible(connection_ != Connection::There);
    help_->setVisible(connection_ == Connection::Ended);
    proposalText_->setText(proposal);
    proposalText_->setVisible(!proposal.isEmpty());
    for (QPushButton* button : {yes_, no_}) button->setVisible(voter() != Seat::None);
    awayText_->setText(away);
    awayText_->setVisible(!away.isEmpty());
    spectatorText_->setText(spectatorWords());
    spectatorText_->setVisible(!spectatorText_->text().isEmpty());
    understood_->setVisible(spectatorText_->isVisibleTo(this));
    const Seat absent = mayStandIn();
    standIn_->setVisible(absent != Seat::None);
    if (absent != Seat::None) // a sign in the name is no keyboard letter
        standIn_->setText(
            tr("Propose a computer stand-&in for %1").arg(name_(absent).replace(u'&', QLatin1String("&&"))));
    const QString chat = chatWords();
    const bool otherChat = chatText_->text() != chat;
    chatText_->setText(chat);
    chatText_->setVisible(!chat.isEmpty());
    // Who only waits for time to pass needs no clock else.
    if (connection_ == Connection::Broken || !this->away().empty() || !chat.isEmpty())
        ticks_.start();
    else
        ticks_.stop();
    // The counting down is not spoken again and again, and the chat speaks for itself.
    const QString notices = inLines({connection, proposal, away, spectatorText_->text()});
    const QString toTell = connection_ == Connection::Broken ? keptWords() + proposal + away + why_ : notices;
    const bool other = std::exchange(toldLast_, toTell) != toTell;
    if (other && !notices.isEmpty()) emit told(notices);
    // A time that counts down makes it taller where it must, and never moves its buttons else.
    if (other || otherChat || heightForWidth(width()) > height()) emit changed();
}

} // namespace elgrande

#include "moc_notice_panel.cpp"
