#include "model/game_model/game_model.h"

#include "model/observe/insight.h"

#include <algorithm>
#include <utility>

namespace elgrande {

GameModel::GameModel(QObject* parent)
    : QObject(parent) {}

QString GameModel::playerName(Seat seat) const {
    const qsizetype i = static_cast<qsizetype>(index(seat));
    return i < names_.size() ? names_[i] : QString();
}

bool GameModel::isPerson(Seat seat) const { return index(seat) < persons_.size() && persons_[index(seat)]; }

std::shared_ptr<const Insight> GameModel::insight() const {
    return insightMaker_ && aids_ ? insightMaker_(remembered_) : nullptr;
}

std::vector<AwardLine> GameModel::ifScoredNow(Area place) const {
    const auto insight = this->insight();
    return insight ? insight->ifScoredNow(place) : std::vector<AwardLine>{};
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

std::vector<DiskTry> GameModel::rehearsal() const {
    const auto insight = this->insight();
    return insight && decision_ ? insight->rehearse() : std::vector<DiskTry>{};
}

GameModel::ThreatSearch GameModel::threatSearch(Seat seat) const {
    const auto insight = this->insight();
    if (!insight) return {};
    return [insight, seat](const std::atomic<bool>& cancel) { return insight->threatsAgainst(seat, &cancel); };
}

void GameModel::setCastilloRemembered(bool remembered) {
    if (std::exchange(remembered_, remembered) != remembered) Q_EMIT changed();
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
    dropWasteful();
    Q_EMIT changed();
    if (decision_) Q_EMIT decisionOffered();
    if (ended) Q_EMIT gameOver();
}

void GameModel::setInsight(InsightMaker maker) { insightMaker_ = std::move(maker); }

void GameModel::endGame() {
    hasGame_ = false;
    decision_.reset();
    waitingFor_.clear();
    history_.clear();
    insightMaker_ = {};
    dropWasteful();
    Q_EMIT changed();
}

void GameModel::choose(Action action) {
    if (!decision_) return;
    const auto& legal = decision_->legal;
    if (std::find(legal.begin(), legal.end(), action) == legal.end()) return;
    if (const auto insight = warnings_.empty() ? nullptr : this->insight())
        if (const auto waste = insight->wasteOf(action); waste && warnings_.count(*waste) != 0) {
            wasteful_ = WastefulChoice{action, *waste};
            Q_EMIT wastefulChanged();
            Q_EMIT changed(); // for those who take no second answer to the same question
            return;
        }
    dropWasteful();
    Q_EMIT chosen(decision_->seat, action);
}

void GameModel::insist() {
    if (!wasteful_ || !decision_) return;
    const Action action = wasteful_->action;
    dropWasteful();
    insisting_ = true;
    Q_EMIT chosen(decision_->seat, action);
    insisting_ = false;
}

void GameModel::thinkAgain() { dropWasteful(); }

void GameModel::dropWasteful() {
    if (std::exchange(wasteful_, {})) Q_EMIT wastefulChanged();
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
