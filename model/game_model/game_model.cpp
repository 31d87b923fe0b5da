// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game_model/game_model.h"

#include "model/observe/insight.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace elgrande {

namespace {

// The inside of the Castillo, since the round began.
bool wasCounted(const std::vector<Event>& history) {
    for (auto event = history.rbegin(); event != history.rend() && event->kind != EventKind::RoundBegan; ++event)
        if (event->kind == EventKind::CastilloCounted) return true;
    return false;
}

} // namespace

GameModel::GameModel(QObject* parent)
    : QObject(parent) {}

QString GameModel::playerName(Seat seat) const {
    const qsizetype i = static_cast<qsizetype>(index(seat));
    return i < names_.size() ? names_[i] : QString();
}

bool GameModel::isPerson(Seat seat) const { return index(seat) < persons_.size() && persons_[index(seat)]; }

std::shared_ptr<const Insight> GameModel::insight() const { return aids_ ? knowledge() : nullptr; }

std::shared_ptr<const Insight> GameModel::knowledge() const {
    return insightMaker_ ? insightMaker_(remembered_) : nullptr;
}

GameModel::Presence GameModel::presenceOf(Seat seat) const {
    if (index(seat) < presence_.size()) return presence_[index(seat)];
    return isPerson(seat) ? Presence::Here : Presence::Computer;
}

bool GameModel::isComputer(Seat seat) const {
    const Presence who = presenceOf(seat);
    return who == Presence::Computer || who == Presence::StandIn;
}

void GameModel::setPresence(std::vector<Presence> presence) {
    if (presence == presence_) return;
    presence_ = std::move(presence);
    emit presenceChanged();
}

std::vector<AwardLine> GameModel::ifScoredNow(Area place) const {
    const auto insight = this->insight();
    return insight ? insight->ifScoredNow(place) : std::vector<AwardLine>{};
}

std::vector<AwardLine> GameModel::inGeneralScoring(Area place) const {
    const auto insight = this->insight();
    return insight ? insight->inGeneralScoring(place) : std::vector<AwardLine>{};
}

std::vector<IdleRank> GameModel::idleRanks(Area place) const {
    const auto insight = this->insight();
    return insight ? insight->idleRanks(place) : std::vector<IdleRank>{};
}

std::vector<int> GameModel::rememberedCastillo() const {
    if (!remembered_ || observation_.castilloOpen) return {};
    const auto insight = this->insight();
    return insight ? insight->castillo() : std::vector<int>{};
}

bool GameModel::seesInto(Area place) const {
    return place != Area::Castillo || observation_.castilloOpen || !rememberedCastillo().empty();
}

int GameModel::caballerosAt(Area place, Owner owner) const {
    if (place != Area::Castillo || observation_.castilloOpen) return observation_.at(place, owner);
    const std::vector<int> remembered = rememberedCastillo();
    return remembered.empty() ? 0 : remembered[index(owner)];
}

PowersKnown GameModel::powersOf(Seat seat) const {
    const SeatSeen& seen = observation_.seats[index(seat)];
    if (remembered_ && seat != observation_.viewer)
        if (const auto insight = this->insight()) return insight->powersOf(seat);
    return {seen.hand, seen.used, seen.mayHold};
}

// What has been counted in front of everybody in this round is in nobody's memory only.
std::vector<DiskTry> GameModel::rehearsal() const {
    if (!aids_ || !decision_ || !insightMaker_) return {};
    return insightMaker_(remembered_ || wasCounted(history_))->rehearse();
}

GameModel::ThreatSearch GameModel::threatSearch(Seat seat) const {
    const auto insight = this->insight();
    if (!insight) return {};
    return [insight, seat](const std::atomic<bool>& cancel) { return insight->threatsAgainst(seat, &cancel); };
}

GameModel::AdviceSearch GameModel::adviceSearch() const {
    if (!aids_ || !decision_ || !adviceMaker_) return {};
    return adviceMaker_(decision_->legal, remembered_);
}

const Reach& GameModel::reach() const {
    if (reach_) return *reach_;
    reach_.emplace();
    const auto knowledge = decision_ ? this->knowledge() : nullptr;
    if (!knowledge) return *reach_;
    *reach_ = knowledge->reach(decision_->seat);
    const auto& legal = decision_->legal; // a feeder may offer less than the rules do
    std::erase_if(reach_->deeds, [&legal](const Deed& deed) {
        return std::find(legal.begin(), legal.end(), deed.moves.front()) == legal.end();
    });
    return *reach_;
}

std::vector<Action> GameModel::asOftenAsPossible(std::vector<Action> moves) const {
    const auto knowledge = decision_ ? this->knowledge() : nullptr;
    return knowledge ? knowledge->asOftenAsPossible(decision_->seat, std::move(moves)) : moves;
}

std::optional<Trial> GameModel::tryOut(const std::vector<Action>& moves, Area place) const {
    const auto insight = decision_ ? this->insight() : nullptr;
    return insight ? insight->tryOut(decision_->seat, moves, place) : std::nullopt;
}

std::optional<CardPreview> GameModel::preview(Card card) const {
    const auto insight = decision_ && decision_->kind == "action" && card != Card::None ? this->insight() : nullptr;
    return insight ? std::optional(insight->preview(decision_->seat, card)) : std::nullopt;
}

void GameModel::setCastilloRemembered(bool remembered) {
    if (std::exchange(remembered_, remembered) != remembered) emit changed();
}

void GameModel::setAids(bool aids) { aids_ = aids; }

void GameModel::startGame(Catalogue catalogue, QStringList names, std::vector<bool> persons) {
    hasGame_ = true;
    catalogue_ = std::move(catalogue);
    names_ = std::move(names);
    persons_ = std::move(persons);
    presence_.clear();
    observation_ = {};
    observation_.players = catalogue_.players;
    observation_.seats.resize(static_cast<std::size_t>(catalogue_.seats()));
    history_.clear();
    reasons_.clear();
    thoughts_.clear();
    reviewer_ = {};
    decision_.reset();
    waitingFor_.clear();
    curtainFor_ = Seat::None;
    offers_ = {};
    row_.clear();
    reach_.reset();
    emit gameStarted();
}

void GameModel::setHistory(std::vector<Event> history) {
    history_ = std::move(history);
    std::erase_if(reasons_, [this](const TurnReason& each) { return each.event >= history_.size(); });
    std::erase_if(thoughts_, [this](const MoveThought& each) { return each.event >= history_.size(); });
}

void GameModel::addReason(TurnReason reason) {
    if (aids_) reasons_.push_back(std::move(reason));
}

void GameModel::addThought(MoveThought thought) { thoughts_.push_back(std::move(thought)); }

const MoveThought* GameModel::thoughtOf(std::size_t event) const {
    const auto after = std::upper_bound(thoughts_.begin(), thoughts_.end(), event,
                                        [](std::size_t at, const MoveThought& each) { return at < each.event; });
    if (after == thoughts_.begin() || event >= history_.size()) return nullptr;
    const MoveThought& thought = *std::prev(after);
    const bool mayTell = observation_.over || (aids_ && !thought.secret);
    return mayTell && history_[event].seat == thought.decision.seat ? &thought : nullptr;
}

const MoveThought* GameModel::lastThought() const {
    for (std::size_t at = history_.size(); at-- > 0;)
        if (const MoveThought* thought = thoughtOf(at)) return thought;
    return nullptr;
}

void GameModel::report(const Event& event) {
    history_.push_back(event);
    emit happened(event);
}

void GameModel::show(Observation observation, std::optional<Decision> decision, std::vector<Seat> waitingFor,
                     Seat curtainFor, TableOffers offers) {
    const bool ended = observation.over && !observation_.over;
    observation_ = std::move(observation);
    decision_ = std::move(decision);
    waitingFor_ = std::move(waitingFor);
    curtainFor_ = curtainFor;
    offers_ = std::move(offers);
    dropWasteful();
    opinion_ = {};
    reach_.reset();
    const bool answered =
        decision_ && !row_.empty() && decision_->seat == rowSeat_ &&
        std::find(decision_->legal.begin(), decision_->legal.end(), row_.front()) != decision_->legal.end();
    if (decision_ && !answered && !isBetween()) row_.clear();
    emit changed();
    if (answered)
        QMetaObject::invokeMethod(this, &GameModel::goOnInRow, Qt::QueuedConnection); // the feeder is still at it
    else if (decision_)
        emit decisionOffered();
    if (ended) emit gameOver();
}

void GameModel::setInsight(InsightMaker maker) { insightMaker_ = std::move(maker); }

void GameModel::setAdviser(AdviceMaker maker) { adviceMaker_ = std::move(maker); }

void GameModel::setReviewer(ReviewSearch reviewer) {
    reviewer_ = std::move(reviewer);
    if (reviewer_) emit reviewOffered();
}

ReviewSearch GameModel::reviewSearch() const { return observation_.over && aids_ ? reviewer_ : ReviewSearch(); }

void GameModel::endGame() {
    hasGame_ = false;
    decision_.reset();
    waitingFor_.clear();
    history_.clear();
    insightMaker_ = {};
    adviceMaker_ = {};
    reviewer_ = {};
    row_.clear();
    reach_.reset();
    dropWasteful();
    emit changed();
}

void GameModel::choose(Action action) {
    if (!isBetween()) row_.clear();
    begun_ = false;
    decide(action);
}

void GameModel::chooseInRow(const std::vector<Action>& moves) {
    if (moves.empty() || !decision_) return;
    row_.assign(moves.begin() + 1, moves.end());
    rowSeat_ = decision_->seat;
    begun_ = false;
    decide(moves.front());
}

bool GameModel::isBetween() const { return !row_.empty() && decision_ && decision_->seat != rowSeat_; }

void GameModel::goOnInRow() {
    if (row_.empty() || !decision_ || isBetween()) return;
    const Action next = row_.front();
    row_.erase(row_.begin());
    decide(next);
}

void GameModel::decide(Action action) {
    if (!decision_) return;
    const auto& legal = decision_->legal;
    if (std::find(legal.begin(), legal.end(), action) == legal.end()) return;
    doubts_.clear();
    if (const auto insight = warnings_.empty() ? nullptr : this->insight()) doubts_ = insight->wastesOf(action);
    if (isFarWorse(action)) doubts_.push_back(Waste::FarWorse);
    if (doubt(action)) return;
    dropWasteful();
    tellChosen(action);
}

// One that has hardly been looked at may be better than it seems.
bool GameModel::isFarWorse(Action action) const {
    constexpr int kFewest = 8;
    if (!aids_ || doubtsFrom_ == 0 || opinion_.moves.empty() || opinion_.seat != decision_->seat) return false;
    const auto& moves = opinion_.moves;
    const auto own = std::find_if(moves.begin(), moves.end(), [&](const WeighedMove& each) {
        return each.action == action && each.visits >= kFewest;
    });
    return own != moves.end() && moves.front().lead - own->lead >= doubtsFrom_;
}

// Asks about the next thing that would be wasted and that the player wants to be asked about; false: there is none.
bool GameModel::doubt(Action action) {
    std::erase_if(doubts_, [this](Waste each) { return each != Waste::FarWorse && warnings_.count(each) == 0; });
    if (doubts_.empty()) return false;
    wasteful_ = WastefulChoice{action, doubts_.front()};
    doubts_.erase(doubts_.begin());
    emit wastefulChanged();
    emit changed(); // for those who take no second answer to the same question
    return true;
}

void GameModel::tellChosen(Action action) {
    following_ = std::exchange(begun_, true);
    const Seat seat = decision_->seat;
    emit choosing(seat);
    emit chosen(seat, action);
    following_ = false;
}

void GameModel::insist() {
    if (!wasteful_ || !decision_) return;
    const Action action = wasteful_->action;
    if (doubt(action)) return;
    insisting_ = true;
    dropWasteful();
    tellChosen(action);
    insisting_ = false;
}

void GameModel::thinkAgain() {
    row_.clear();
    dropWasteful();
}

void GameModel::dropWasteful() {
    if (std::exchange(wasteful_, {})) emit wastefulChanged();
}

void GameModel::liftCurtain() {
    if (curtainFor_ != Seat::None) emit curtainLifted();
}

void GameModel::turnHand() {
    if (offers_.hand != TableOffers::Hand::Open) emit handTurned();
}

void GameModel::undo() {
    row_.clear();
    if (offers_.undo) emit undoWanted();
}

void GameModel::redo() {
    row_.clear();
    if (offers_.redo) emit redoWanted();
}

void GameModel::resetTurn() {
    row_.clear();
    if (offers_.resetTurn) emit resetTurnWanted();
}

void GameModel::confirm() {
    if (offers_.confirm) emit confirmed();
}

} // namespace elgrande
