// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game_model/aids.h"

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

std::shared_ptr<const Insight> Aids::insight() const { return on_ ? knowledge() : nullptr; }

std::shared_ptr<const Insight> Aids::knowledge() const { return insightMaker_ ? insightMaker_(remembering_) : nullptr; }

std::vector<AwardLine> Aids::ifScoredNow(Area place) const {
    const auto insight = this->insight();
    return insight ? insight->ifScoredNow(place) : std::vector<AwardLine>{};
}

std::vector<AwardLine> Aids::inGeneralScoring(Area place) const {
    const auto insight = this->insight();
    return insight ? insight->inGeneralScoring(place) : std::vector<AwardLine>{};
}

std::vector<Standing> Aids::standings(Area place) const {
    const auto insight = this->insight();
    return insight ? insight->standings(place) : std::vector<Standing>{};
}

int Aids::idleIn(Area place) const {
    const auto insight = this->insight();
    return insight ? insight->idleIn(place) : 0;
}

std::vector<int> Aids::rememberedCastillo() const {
    if (!remembering_ || observation_.castilloOpen) return {};
    const auto insight = this->insight();
    return insight ? insight->castillo() : std::vector<int>{};
}

bool Aids::seesInto(Area place) const {
    return place != Area::Castillo || observation_.castilloOpen || !rememberedCastillo().empty();
}

int Aids::caballerosAt(Area place, Owner owner) const {
    if (place != Area::Castillo || observation_.castilloOpen) return observation_.at(place, owner);
    const std::vector<int> remembered = rememberedCastillo();
    return remembered.empty() ? 0 : remembered[index(owner)];
}

PowersKnown Aids::powersOf(Seat seat) const {
    const SeatSeen& seen = observation_.seats[index(seat)];
    if (remembering_ && seat != observation_.viewer)
        if (const auto insight = this->insight()) return insight->powersOf(seat);
    return {seen.hand, seen.used, seen.mayHold};
}

// What has been counted in front of everybody in this round is in nobody's memory only.
std::vector<DiskTry> Aids::rehearsal() const {
    if (!on_ || !decision_ || !insightMaker_) return {};
    return insightMaker_(remembering_ || wasCounted(history_))->rehearse();
}

ThreatSearch Aids::threatSearch(Seat seat) const {
    const auto insight = this->insight();
    if (!insight) return {};
    return [insight, seat](const std::atomic<bool>& cancel) { return insight->threatsAgainst(seat, &cancel); };
}

AdviceSearch Aids::adviceSearch() const {
    if (!on_ || !decision_ || !adviceMaker_) return {};
    return adviceMaker_(decision_->legal, remembering_);
}

const Reach& Aids::reach() const {
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

std::vector<Action> Aids::asOftenAsPossible(std::vector<Action> moves) const {
    const auto knowledge = decision_ ? this->knowledge() : nullptr;
    return knowledge ? knowledge->asOftenAsPossible(decision_->seat, std::move(moves)) : moves;
}

std::optional<Trial> Aids::tryOut(const std::vector<Action>& moves, Area place) const {
    const auto insight = decision_ ? this->insight() : nullptr;
    return insight ? insight->tryOut(decision_->seat, moves, place) : std::nullopt;
}

std::optional<CardPreview> Aids::preview(Card card) const {
    const auto insight = decision_ && decision_->kind == "action" && card != Card::None ? this->insight() : nullptr;
    return insight ? std::optional(insight->preview(decision_->seat, card)) : std::nullopt;
}

std::vector<Waste> Aids::wastesOf(Action action) const {
    const auto insight = this->insight();
    return insight ? insight->wastesOf(action) : std::vector<Waste>{};
}

ReviewSearch Aids::reviewSearch() const { return observation_.over && on_ ? reviewer_ : ReviewSearch(); }

bool Aids::setRemembering(bool remembering) { return std::exchange(remembering_, remembering) != remembering; }

void Aids::addReason(TurnReason reason) {
    if (on_) reasons_.push_back(std::move(reason));
}

void Aids::addThought(MoveThought thought) {
    const auto at = std::lower_bound(thoughts_.begin(), thoughts_.end(), thought.event,
                                     [](const MoveThought& each, std::size_t event) { return each.event < event; });
    if (at != thoughts_.end() && at->event == thought.event)
        *at = std::move(thought);
    else
        thoughts_.insert(at, std::move(thought));
}

ThoughtSearch Aids::thoughtSearch(std::size_t event) const {
    return thoughtMaker_ ? thoughtMaker_(event) : ThoughtSearch();
}

void Aids::beginGame() {
    thoughtMaker_ = {};
    reasons_.clear();
    thoughts_.clear();
    reviewer_ = {};
    reach_.reset();
}

void Aids::endGame() {
    insightMaker_ = {};
    adviceMaker_ = {};
    reviewer_ = {};
    thoughtMaker_ = {};
    reach_.reset();
}

void Aids::forgetLater(std::size_t events) {
    std::erase_if(reasons_, [events](const TurnReason& each) { return each.event >= events; });
    std::erase_if(thoughts_, [events](const MoveThought& each) { return each.event >= events; });
}

const MoveThought* Aids::thoughtOf(std::size_t event) const {
    const auto after = std::upper_bound(thoughts_.begin(), thoughts_.end(), event,
                                        [](std::size_t at, const MoveThought& each) { return at < each.event; });
    if (after == thoughts_.begin() || event >= history_.size()) return nullptr;
    const MoveThought& thought = *std::prev(after);
    const bool mayTell = observation_.over || (on_ && !thought.secret);
    return mayTell && history_[event].seat == thought.decision.seat ? &thought : nullptr;
}

const MoveThought* Aids::lastThought() const {
    for (std::size_t at = history_.size(); at-- > 0;)
        if (const MoveThought* thought = thoughtOf(at)) return thought;
    return nullptr;
}

} // namespace elgrande
