// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/recap.h"

#include "model/observe/staying.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace elgrande {
namespace {

// What is taken along into a place inside a place goes with the Caballero who carries it.
bool isCarried(const Catalogue& catalogue, const Event& event) {
    return event.kind == EventKind::TokenMoved && event.from != Area::None &&
           index(event.to) < catalogue.areas.size() && catalogue.areas[index(event.to)].inside != Area::None;
}

bool isToldInWords(const EventFacts& facts, const Event& event) {
    if (stays(event)) return true;
    switch (facts.family) {
    case EventFamily::Objection:
    case EventFamily::Unscored:
    case EventFamily::Secret:
        return true;
    case EventFamily::Deal: // into a hand
        return false;
    default:
        return event.kind >= EventKind::FirstFree;
    }
}

// Nothing for events that are not steps of a turn.
std::optional<RecapStep> stepOf(const Catalogue& catalogue, const Event& event) {
    const EventFacts& facts = catalogue.event(event.kind);
    if (isCarried(catalogue, event)) return {};
    if (event.kind == EventKind::CourtFilled)
        return RecapStep{.grip = {.from = Area::Provinces, .owner = ownerOf(event.seat)},
                         .to = Area::Court,
                         .count = std::max<int>(1, event.number),
                         .by = event.seat};
    const auto grip = gripOf(facts, event);
    if (grip && !grip->isNothing() && !staysInside(catalogue, event))
        return RecapStep{.grip = *grip,
                         .to = event.to,
                         .holder = event.holder,
                         .count = std::max<int>(1, event.number),
                         .by = event.seat};
    if (grip || isToldInWords(facts, event)) return RecapStep{.told = event, .by = event.seat};
    return {};
}

void add(std::vector<RecapStep>& steps, const RecapStep& step) {
    const auto same = std::find_if(steps.begin(), steps.end(), [&step](const RecapStep& each) {
        return step.isCaballeros() && each.isCaballeros() && each.grip == step.grip && each.to == step.to &&
               each.by == step.by;
    });
    if (same != steps.end())
        same->count += step.count;
    else
        steps.push_back(step);
}

// What a disk shows is told by what it moves, where it moves something.
void leaveOutDisks(const Catalogue& catalogue, std::vector<RecapStep>& steps) {
    const std::vector<RecapStep> all = steps;
    std::erase_if(steps, [&](const RecapStep& disk) {
        return disk.told && catalogue.event(disk.told->kind).family == EventFamily::Secret &&
               std::any_of(all.begin(), all.end(), [&disk](const RecapStep& each) {
                   return !each.told && each.grip.owner == ownerOf(disk.by) &&
                          (each.to == disk.told->to || each.grip.from == disk.told->to);
               });
    });
}

// A history that begins at a turn has no set-up.
std::size_t setUpEnd(const std::vector<Event>& history) {
    const auto first = std::find_if(history.begin(), history.end(), [](const Event& event) {
        return event.kind == EventKind::KingPlaced || event.kind == EventKind::HomeDrawn ||
               event.kind == EventKind::RoundBegan || event.kind == EventKind::TurnPassed;
    });
    if (first == history.end() || first->kind == EventKind::TurnPassed) return 0;
    const auto round =
        std::find_if(first, history.end(), [](const Event& event) { return event.kind == EventKind::RoundBegan; });
    return static_cast<std::size_t>(round - history.begin());
}

class Recap {
  public:
    Recap(const Catalogue& catalogue, Seat reader)
        : catalogue_(catalogue)
        , reader_(reader) {}

    void follow(const Event& event, std::size_t number);
    std::vector<RecapTurn> turns();

  private:
    void begin(std::size_t number);
    void end(Seat whose, bool over);
    void takeCard(const Event& event);
    void addStep(const Event& event);
    void addPoints(const Event& event);
    bool isOwn(Seat seat) const { return seat == reader_ && seat != Seat::None; }
    bool isInStack(Card card) const {
        return index(card) < catalogue_.cards.size() && catalogue_.cards[index(card)].stack >= 0;
    }

    struct Hand {
        Power power = Power::None;
        std::vector<Card> cards;
    };

    const Catalogue& catalogue_;
    Seat reader_;
    std::vector<RecapTurn> turns_;
    RecapTurn turn_;
    std::map<Seat, Hand> hands_; // in the round
    Seat acting_ = Seat::None;   // whose turn has begun
    bool open_ = true;           // a turn may begin
};

void Recap::begin(std::size_t number) {
    const int round = turn_.round;
    turn_ = RecapTurn();
    turn_.round = round;
    turn_.event = number;
    acting_ = Seat::None;
}

void Recap::end(Seat whose, bool over) {
    turn_.seat = whose;
    turn_.over = over;
    if (whose != Seat::None) {
        turn_.power = hands_[whose].power;
        turn_.cards = over ? std::exchange(hands_[whose].cards, {}) : hands_[whose].cards;
    }
    if (isOwn(whose)) {
        std::erase_if(turn_.steps,
                      [whose](const RecapStep& step) { return step.by == whose || step.by == Seat::None; });
        turn_.places.clear();
        turn_.points = {};
    }
    leaveOutDisks(catalogue_, turn_.steps);
    const bool any = !turn_.steps.empty() || !turn_.places.empty() || turn_.points != RecapPoints{};
    if (any || whose != Seat::None) turns_.push_back(turn_);
}

// In the turn itself from a stack; everybody's other cards come before the first turn.
void Recap::takeCard(const Event& event) {
    hands_[event.seat].cards = {event.card};
    if (isInStack(event.card)) acting_ = event.seat;
}

void Recap::addStep(const Event& event) {
    const EventFamily family = catalogue_.event(event.kind).family;
    const bool begins = family == EventFamily::Pieces || event.kind == EventKind::CourtFilled;
    if (begins && open_ && acting_ == Seat::None) acting_ = event.seat;
    if (family == EventFamily::Card && acting_ == Seat::None) return;
    if (const auto step = stepOf(catalogue_, event)) add(turn_.steps, *step);
}

void Recap::addPoints(const Event& event) {
    turn_.points[index(event.seat)] += event.number;
    if (turn_.scoring) return;
    if (turn_.places.empty() || turn_.places.back().place != event.to) turn_.places.push_back({.place = event.to});
    turn_.places.back().points[index(event.seat)] += event.number;
}

void Recap::follow(const Event& event, std::size_t number) {
    switch (event.kind) {
    case EventKind::RoundBegan:
    case EventKind::ScoringBegan:
    case EventKind::PowerPlayed: // everybody's come before the first turn
        if (acting_ == Seat::None) {
            end(Seat::None, true);
            begin(number);
        }
        open_ = event.kind == EventKind::PowerPlayed;
        turn_.scoring = event.kind == EventKind::ScoringBegan;
        if (event.kind == EventKind::PowerPlayed) hands_[event.seat].power = event.power;
        if (event.kind != EventKind::RoundBegan) break;
        turn_.round = event.number;
        hands_.clear();
        break;
    case EventKind::CardTaken:
        takeCard(event);
        break;
    case EventKind::SpecialAnnounced: {
        std::vector<Card>& cards = hands_[event.seat].cards;
        if (std::find(cards.begin(), cards.end(), event.card) == cards.end()) cards.push_back(event.card);
        if (acting_ == Seat::None) acting_ = event.seat;
        break;
    }
    case EventKind::PlaceScored:
        if (!turn_.scoring) turn_.places.push_back({.place = event.to});
        break;
    case EventKind::Points:
        addPoints(event);
        break;
    case EventKind::TurnPassed:
        end(event.seat, true);
        begin(number + 1);
        open_ = true;
        break;
    case EventKind::RoundEnded:
    case EventKind::GameEnded:
        end(Seat::None, true);
        begin(number + 1);
        open_ = false;
        break;
    default:
        addStep(event);
    }
}

std::vector<RecapTurn> Recap::turns() {
    if (acting_ != Seat::None) end(acting_, false);
    const auto last = std::find_if(turns_.rbegin(), turns_.rend(), [this](const RecapTurn& turn) {
        return turn.seat != Seat::None && !isOwn(turn.seat);
    });
    const auto own =
        std::find_if(last, turns_.rend(), [this](const RecapTurn& turn) { return isOwn(turn.seat) && turn.over; });
    if (own != turns_.rend()) turns_.erase(turns_.begin(), std::prev(own.base()));
    std::erase_if(turns_, [this](const RecapTurn& turn) { return isOwn(turn.seat) && turn.steps.empty(); });
    return turns_;
}

} // namespace

std::size_t lastTurnEnd(const std::vector<Event>& history, Seat seat) {
    for (std::size_t i = history.size(); i-- > 0;)
        if (history[i].kind == EventKind::TurnPassed && history[i].seat == seat) return i + 1;
    return 0;
}

std::vector<RecapTurn> recapFor(const Catalogue& catalogue, Seat seat, const std::vector<Event>& history) {
    Recap recap(catalogue, seat);
    for (std::size_t i = setUpEnd(history); i < history.size(); ++i) recap.follow(history[i], i);
    return recap.turns();
}

} // namespace elgrande
