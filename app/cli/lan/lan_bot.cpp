// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/lan/lan_bot.h"

#include "app/cli/commands.h"
#include "app/lan/beacon_message.h"
#include "app/lan/kept_place.h"
#include "app/table/secrets.h"
#include "app/terminal/say.h"
#include "model/game_model/plain_text.h"
#include "views/texts/error_text.h"

#include <QDir>
#include <QFile>

#include <chrono>

namespace elgrande::cli {

using namespace std::chrono_literals;
using lan::Joining;

namespace {

constexpr auto kTryAgain = 2s;
constexpr auto kDeckWithin = 5s; // after the end of the game
constexpr auto kTooFast = 50ms;
constexpr double kOfWhatIsAllowed = 0.5; // of the host's limit, which also counts what is opened and sent once more
constexpr int kMostNamesakes = 99;

QString placeIn(const QString& folder) { return QDir(folder).filePath(QStringLiteral("place.json")); }

lan::Rate paceOf(const lan::Limits& limits) {
    return {limits.intents.perSecond * kOfWhatIsAllowed, limits.intents.burst * kOfWhatIsAllowed};
}

} // namespace

LanBot::LanBot(LanBotPlan plan, const lan::Limits& limits, Tell say, Finish finish, QObject* parent)
    : QObject(parent)
    , plan_(std::move(plan))
    , limits_(limits)
    , say_(std::move(say))
    , finish_(std::move(finish))
    , agent_(plan_.agent())
    , pace_(paceOf(limits), lan::now())
    , thoughts_(plan_.seed) {
    for (QTimer* each : {&soon_, &again_, &deck_}) each->setSingleShot(true);
    again_.setInterval(kTryAgain);
    deck_.setInterval(kDeckWithin);
    connect(&soon_, &QTimer::timeout, this, &LanBot::answer);
    connect(&again_, &QTimer::timeout, this, [this] { joining_->start(); });
    connect(&deck_, &QTimer::timeout, this,
            [this] { this->finish(kFailed, Say::tr("The game is over, but the host has not revealed the deck.")); });
    connect(&thinker_, &Thinker::answered, this, &LanBot::choose);
    connect(&model_, &GameModel::decisionOffered, this, &LanBot::think);
    connect(&model_, &GameModel::changed, this, &LanBot::look);
    lan::ReturningLink::Table table = plan_.table;
    if (const auto kept = lan::keptPlace(placeFile())) {
        returns_ = true;
        table.code.reset();
        table.pin = kept->pin;
    }
    begin(table);
}

LanBot::~LanBot() { joining_->disconnect(this); }

// One that is there already may be what has called.
void LanBot::begin(const lan::ReturningLink::Table& table) {
    thinker_.drop();
    soon_.stop();
    open_.reset();
    if (joining_) {
        joining_->disconnect(this);
        joining_.release()->deleteLater();
    }
    joining_ = std::make_unique<Joining>(model_, table, plan_.folder, plan_.language, limits_);
    const Joining* const joining = joining_.get();
    connect(joining, &Joining::lobbyChanged, this, &LanBot::settle);
    connect(joining, &Joining::refused, this, &LanBot::refused);
    connect(joining, &Joining::broken, this, [this](const lan::Ending& why, int) {
        wanted_ = Seat::None;
        say_(lan::partingText(why.parting));
    });
    connect(joining, &Joining::ended, this, &LanBot::ended);
    connect(joining, &Joining::deckAudited, this, &LanBot::audited);
}

bool LanBot::keepsSeat(const QString& folder) { return lan::keptPlace(placeIn(folder)).has_value(); }
QString LanBot::placeFile() const { return placeIn(plan_.folder); }

// Where it cannot be written it needs the code again.
void LanBot::keepPlace() const {
    const auto place = joining_->place();
    const lan::Lobby& lobby = joining_->lobby();
    if (!place || !place->pin || lobby.yours.empty()) return;
    const lan::KeptPlace now{place->host, place->port, *place->pin, lobby.game.left(lan::kTableId),
                             plan_.name,  lobby.title};
    if (lan::keptPlace(placeFile()) != now) (void)lan::keepPlace(placeFile(), now);
}

void LanBot::start() {
    away_.start();
    joining_->start();
}

void LanBot::leave() {
    finished_ = true;
    joining_->leave();
}

// Before the game -----------------------------------------------------------------------------------------------------

void LanBot::settle() {
    away_.invalidate();
    told_.clear();
    returns_ = false;
    keepPlace();
    if (finished_ || joining_->stage() == Joining::Stage::Playing) return;
    const lan::Lobby& lobby = joining_->lobby();
    if (lobby.yours.empty()) {
        readySaid_ = false;
        if (lobby.begun) return finish(kFailed, Say::tr("The game started without this player."));
        if (wanted_ == Seat::None || !lobby.isOpen(wanted_)) sit();
        return;
    }
    wanted_ = Seat::None;
    if (lobby.begun || lobby.seats[index(lobby.yours.first())].ready || std::exchange(readySaid_, true)) return;
    joining_->setReady(lobby.yours.first(), true);
}

void LanBot::sit() {
    const lan::Lobby& lobby = joining_->lobby();
    wanted_ = Seat::None;
    for (std::size_t i = 0; i < lobby.seats.size() && wanted_ == Seat::None; ++i)
        if (const Seat seat = seatAt(static_cast<int>(i)); lobby.isOpen(seat)) wanted_ = seat;
    if (wanted_ == Seat::None) return finish(kFailed, Say::tr("There is no free seat in this game."));
    const QString number = namesakes_ == 0 ? QString() : QStringLiteral(" %1").arg(namesakes_ + 1);
    joining_->sit(wanted_, plan_.name.left(kNameLength - number.size()) + number);
}

// Somebody else was quicker, or is called so.
void LanBot::refused(lan::WishFault why) {
    if (finished_) return;
    if (why == lan::WishFault::TooMuchChat) {
        readySaid_ = false;
        return QTimer::singleShot(kTryAgain, this, &LanBot::settle);
    }
    if (wanted_ == Seat::None) return;
    const bool isNamesake = why == lan::WishFault::NameTaken && ++namesakes_ <= kMostNamesakes;
    if (!isNamesake && why != lan::WishFault::SeatTaken) return finish(kFailed, texts::errorText(lan::errorOf(why)));
    sit();
}

// The game ------------------------------------------------------------------------------------------------------------

void LanBot::think() {
    const auto& decision = model_.decision();
    const auto question = joining_->table() != nullptr ? joining_->table()->question() : std::nullopt;
    if (finished_ || !decision || !question) return;
    const bool isSecret = isSecretQuestion(*question->rules, question->known.known());
    Open open{decision->seat, question->branch, isSecret ? 0 : question->seen, decision->legal};
    if (open_ == open) return;
    thinker_.drop();
    soon_.stop();
    open_ = std::move(open);
    if (decision->legal.size() == 1) return choose(decision->legal.front());
    ActionList legal;
    for (Action each : decision->legal) legal.push(each);
    ThinkLimits limits;
    limits.seed = thoughts_.next();
    thinker_.ask(question->rules, agent_, question->known, legal, limits);
}

void LanBot::choose(Action action) {
    chosen_ = action;
    soon_.start(0);
}

void LanBot::answer() {
    if (finished_) return;
    const bool isAsked = model_.decision().has_value();
    if (isAsked && !pace_.take(lan::now())) return soon_.start(kTooFast);
    open_.reset();
    if (isAsked) model_.choose(chosen_);
}

void LanBot::look() {
    if (over_ || finished_ || !model_.hasGame() || !model_.observation().over) return;
    over_ = true;
    deck_.start();
}

void LanBot::audited(const Result<void>& verdict) {
    QFile::remove(placeFile());
    if (!verdict) return finish(kFailed, texts::errorText(verdict.fault()));
    const Observation& end = model_.observation();
    QStringList scores;
    for (std::size_t i = 0; i < joining_->lobby().seats.size(); ++i)
        scores.append(QStringLiteral("%1 %2").arg(joining_->lobby().seats[i].name).arg(end.seats[i].score));
    finish(kDone, Say::tr("The game is over: %1.").arg(scores.join(QStringLiteral(", "))));
}

void LanBot::ended(const lan::Ending& why, bool mayGoOn) {
    if (finished_) return;
    if (over_) return finish(kFailed, Say::tr("The game is over, but the host has not revealed the deck."));
    for (const lan::Reason forGood : {lan::Reason::Removed, lan::Reason::ClosedForGood, lan::Reason::WrongSeat})
        if (why.is(forGood)) QFile::remove(placeFile());
    // Another game is there now, or the seat is not its own any more.
    const bool isNoMoreThere = why.is(lan::Reason::OtherHost) || why.is(lan::Reason::WrongSeat);
    if (returns_ && isNoMoreThere && plan_.table.code) {
        returns_ = false;
        begin(plan_.table);
        return joining_->start();
    }
    if (!away_.isValid()) away_.start();
    QString sentence = lan::partingText(why.parting);
    for (const lan::Difference& each : why.differences) sentence += QLatin1Char('\n') + lan::differenceText(each, {});
    if (!mayGoOn || away_.hasExpired(plan_.wait.count())) return finish(kFailed, sentence);
    if (std::exchange(told_, sentence) != sentence) say_(sentence); // not with every try
    wanted_ = Seat::None;
    again_.start();
}

void LanBot::finish(int status, const QString& sentence) {
    if (std::exchange(finished_, true)) return;
    for (QTimer* each : {&soon_, &again_, &deck_}) each->stop();
    thinker_.drop();
    say_(sentence);
    // Not from within what the host says.
    QTimer::singleShot(0, this, [this, status] {
        joining_->leave();
        finish_(status);
    });
}

} // namespace elgrande::cli
