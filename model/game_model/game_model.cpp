// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game_model/game_model.h"

#include <algorithm>
#include <utility>

namespace elgrande {

GameModel::GameModel(QObject* parent)
    : QObject(parent)
    , aids_(observation_, history_, decision_) {}

QString GameModel::playerName(Seat seat) const {
    const qsizetype i = static_cast<qsizetype>(index(seat));
    return i < names_.size() ? names_[i] : QString();
}

bool GameModel::isPerson(Seat seat) const { return index(seat) < persons_.size() && persons_[index(seat)]; }

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

void GameModel::setCastilloRemembered(bool remembered) {
    if (aids_.setRemembering(remembered)) emit changed();
}

void GameModel::setAids(bool aids) { aids_.setOn(aids); }

void GameModel::startGame(Catalogue catalogue, QStringList names, std::vector<bool> persons) {
    hasGame_ = true;
    ++gamesBegun_;
    catalogue_ = std::move(catalogue);
    names_ = std::move(names);
    persons_ = std::move(persons);
    presence_.clear();
    observation_ = {};
    observation_.players = catalogue_.players;
    observation_.seats.resize(static_cast<std::size_t>(catalogue_.seats()));
    history_.clear();
    aids_.beginGame();
    decision_.reset();
    waitingFor_.clear();
    curtainFor_ = Seat::None;
    offers_ = {};
    row_.clear();
    emit gameStarted();
}

void GameModel::setHistory(std::vector<Event> history) {
    history_ = std::move(history);
    aids_.forgetLater(history_.size());
}

void GameModel::addReason(TurnReason reason) { aids_.addReason(std::move(reason)); }

void GameModel::addThought(MoveThought thought) { aids_.addThought(std::move(thought)); }

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
    doubts_.setOpinion({});
    aids_.forgetDecision();
    const bool answered = decision_ && row_.answers(*decision_);
    if (decision_ && !answered && !row_.isInterrupted(decision_)) row_.clear();
    emit changed();
    if (answered)
        QMetaObject::invokeMethod(this, &GameModel::goOnInRow, Qt::QueuedConnection); // the feeder is still at it
    else if (decision_)
        emit decisionOffered();
    if (ended) emit gameOver();
}

void GameModel::setInsight(InsightMaker maker) { aids_.setInsight(std::move(maker)); }

void GameModel::setAdviser(AdviceMaker maker) { aids_.setAdviser(std::move(maker)); }

void GameModel::setThinker(ThoughtMaker maker) { aids_.setThinker(std::move(maker)); }

void GameModel::setReviewer(ReviewSearch reviewer) {
    const bool offers = static_cast<bool>(reviewer);
    aids_.setReviewer(std::move(reviewer));
    if (offers) emit reviewOffered();
}

void GameModel::endGame() {
    hasGame_ = false;
    decision_.reset();
    waitingFor_.clear();
    history_.clear();
    aids_.endGame();
    row_.clear();
    dropWasteful();
    emit changed();
}

void GameModel::choose(Action action) {
    if (!row_.isInterrupted(decision_)) row_.clear();
    row_.beginWithoutMore();
    decide(action);
}

void GameModel::chooseInRow(const std::vector<Action>& moves) { beginRow(moves, false); }

void GameModel::chooseAdvised(const std::vector<Action>& moves) { beginRow(moves, true); }

void GameModel::beginRow(const std::vector<Action>& moves, bool advised) {
    if (moves.empty() || !decision_) return;
    row_.begin(decision_->seat, moves, advised);
    decide(moves.front());
}

void GameModel::goOnInRow() {
    if (!row_.isEmpty() && decision_ && !row_.isInterrupted(decision_)) decide(row_.takeNext());
}

void GameModel::decide(Action action) {
    if (!decision_) return;
    const auto& legal = decision_->legal;
    if (std::find(legal.begin(), legal.end(), action) == legal.end()) return;
    const bool wasAsked = doubts_.drop();
    if (!row_.isAdvised()) doubts_.raise(aids_, decision_->seat, action);
    if (wasAsked || doubts_.current()) emit wastefulChanged(false);
    if (doubts_.current())
        emit changed(); // for those who take no second answer to the same question
    else
        tellChosen(action, false);
}

void GameModel::tellChosen(Action action, bool insists) {
    const bool follows = row_.noteMade();
    const Seat seat = decision_->seat;
    emit choosing(seat);
    emit chosen(seat, action, {follows, insists});
}

void GameModel::insist() {
    if (!wasteful() || !decision_) return;
    const Action action = wasteful()->action;
    doubts_.drop();
    emit wastefulChanged(true);
    tellChosen(action, true);
}

void GameModel::thinkAgain() {
    row_.clear();
    dropWasteful();
}

void GameModel::dropWasteful() {
    if (doubts_.drop()) emit wastefulChanged(false);
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

#include "moc_game_model.cpp"
