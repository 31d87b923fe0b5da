#include "model/game_model/game_model.h"

#include <algorithm>

namespace elgrande {

GameModel::GameModel(QObject* parent)
    : QObject(parent) {}

QString GameModel::playerName(Seat seat) const {
    const qsizetype i = static_cast<qsizetype>(index(seat));
    return i < names_.size() ? names_[i] : QString();
}

bool GameModel::isPerson(Seat seat) const { return index(seat) < persons_.size() && persons_[index(seat)]; }

std::vector<AwardLine> GameModel::ifScoredNow(Area place) const {
    return scorer_ && aids_ ? scorer_(place) : std::vector<AwardLine>{};
}

void GameModel::setAids(bool aids) { aids_ = aids; }

void GameModel::startGame(Catalogue catalogue, QStringList names, std::vector<bool> persons) {
    hasGame_ = true;
    catalogue_ = std::move(catalogue);
    names_ = std::move(names);
    persons_ = std::move(persons);
    observation_ = {};
    observation_.players = catalogue_.players;
    observation_.seats.resize(static_cast<std::size_t>(catalogue_.players));
    history_.clear();
    decision_.reset();
    waitingFor_.clear();
    curtainFor_ = Seat::None;
    offers_ = {};
    Q_EMIT gameStarted();
}

void GameModel::setHistory(std::vector<Event> history) { history_ = std::move(history); }

void GameModel::report(const Event& event) {
    history_.push_back(event);
    Q_EMIT happened(event);
}

void GameModel::show(Observation observation, std::optional<Decision> decision, std::vector<Seat> waitingFor,
                     Seat curtainFor, TableOffers offers) {
    const bool ended = observation.over && !observation_.over;
    observation_ = std::move(observation);
    decision_ = std::move(decision);
    waitingFor_ = std::move(waitingFor);
    curtainFor_ = curtainFor;
    offers_ = std::move(offers);
    Q_EMIT changed();
    if (decision_) Q_EMIT decisionOffered();
    if (ended) Q_EMIT gameOver();
}

void GameModel::setScorer(std::function<std::vector<AwardLine>(Area)> scorer) { scorer_ = std::move(scorer); }

void GameModel::endGame() {
    hasGame_ = false;
    decision_.reset();
    waitingFor_.clear();
    history_.clear();
    scorer_ = {};
    Q_EMIT changed();
}

void GameModel::choose(Action action) {
    if (!decision_) return;
    const auto& legal = decision_->legal;
    if (std::find(legal.begin(), legal.end(), action) == legal.end()) return;
    Q_EMIT chosen(decision_->seat, action);
}

void GameModel::liftCurtain() {
    if (curtainFor_ != Seat::None) Q_EMIT curtainLifted();
}

void GameModel::undo() {
    if (offers_.undo) Q_EMIT undoWanted();
}

void GameModel::redo() {
    if (offers_.redo) Q_EMIT redoWanted();
}

void GameModel::resetTurn() {
    if (offers_.resetTurn) Q_EMIT resetTurnWanted();
}

void GameModel::confirm() {
    if (offers_.confirm) Q_EMIT confirmed();
}

} // namespace elgrande
