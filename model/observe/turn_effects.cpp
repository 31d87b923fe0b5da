// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/turn_effects.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace elgrande {

namespace {

using Kind = TurnEffect::Kind;

// What an effect is worth beside the others, in points of the turn's player: others' points count half, as they are
// only some of the others, and what a scoring would give is less certain than what has been scored.
double weightOf(Seat seat, const TurnEffect& effect) {
    const bool own = effect.seat == seat;
    const double number = std::abs(effect.number);
    switch (effect.kind) {
    case Kind::Scored:
        return number * (own ? 1 : 0.5);
    case Kind::Later:
        return number * (own ? 0.8 : 0.4);
    case Kind::Foothold:
        return effect.seat == Seat::None ? 0.75 : 0.7 / (1 + number);
    case Kind::Castillo:
        return number * 0.5;
    case Kind::Aboard:
        return number * 0.4;
    case Kind::Court:
        return number * (own ? 0.3 : 0.25);
    case Kind::King:
        return 0.45;
    case Kind::Veto:
    case Kind::PowerBack:
        return 1.5;
    case Kind::Kept:
        return 0.5 + number * 0.05;
    case Kind::Before:
        return 0.6;
    case Kind::Earlier:
        return 0.5;
    case Kind::Brought:
        return number * 0.3;
    case Kind::Starts:
        return 0.55;
    case Kind::Denied:
        return number * 0.5;
    }
    return 0;
}

class Sums {
  public:
    Sums(const Catalogue& catalogue, Seat seat)
        : catalogue_(catalogue)
        , seat_(seat) {}

    // `sign`: -1 takes away what the other turn does.
    void add(const AdvisedTurn& turn, int sign) {
        for (const Event& event : turn.events)
            if (tells(turn, event)) addEvent(event, sign);
        for (const PointsChange& each : turn.changes) {
            TurnEffect& sum = of(Kind::Later, each.seat, each.place);
            sum.number += sign * each.points;
            if (sign > 0) sum.rank = each.rank;
            if (sign > 0) sum.tied = each.tied;
        }
    }

    // Points in one place and as many fewer in another are no difference: of two turns they are told as one sum.
    void joinScored() {
        for (TurnEffect& each : sums_) {
            if (each.kind != Kind::Scored) continue;
            const auto opposed = [&each](const TurnEffect& other) {
                return other.kind == Kind::Scored && other.seat == each.seat && other.number * each.number < 0;
            };
            for (auto other = std::find_if(sums_.begin(), sums_.end(), opposed); other != sums_.end();
                 other = std::find_if(sums_.begin(), sums_.end(), opposed)) {
                each.number += std::exchange(other->number, 0);
                each.place = Area::None;
            }
        }
    }

    // Those in favour of the seat. Equal ones in several places, or of several others, are one.
    std::vector<TurnEffect> inFavour() const {
        std::vector<TurnEffect> found;
        for (TurnEffect each : sums_) {
            const bool loss = (each.kind == Kind::Scored || each.kind == Kind::Later || each.kind == Kind::Court) &&
                              each.seat != seat_;
            if (each.number == 0 || (each.number < 0) != loss) continue;
            const auto same = std::find_if(found.begin(), found.end(), [&](const TurnEffect& other) {
                if (other.kind != each.kind) return false;
                return each.kind == Kind::Scored ? other.seat == each.seat : each.kind == Kind::Court && loss;
            });
            if (same == found.end()) {
                found.push_back(each);
                continue;
            }
            same->number += each.number;
            if (each.kind == Kind::Scored) same->place = Area::None;
            if (each.kind == Kind::Court) same->seat = Seat::None;
        }
        return found;
    }

  private:
    // Not the King where he protects nothing, nor a power card that cannot be played any more.
    static bool tells(const AdvisedTurn& turn, const Event& event) {
        if (event.kind == EventKind::KingMoved) return turn.held.contains(event.to);
        return event.kind != EventKind::PowerTakenBack || !turn.last;
    }

    TurnEffect& of(Kind kind, Seat seat, Area place) {
        for (TurnEffect& each : sums_)
            if (each.kind == kind && each.seat == seat && each.place == place) return each;
        sums_.push_back({.kind = kind, .seat = seat, .place = place, .number = 0});
        return sums_.back();
    }

    void addEvent(const Event& event, int sign) {
        const EventFamily family = catalogue_.event(event.kind).family;
        const int pieces = std::max<int>(1, event.number);
        const Owner owner = event.owner != Owner::None ? event.owner : ownerOf(event.seat);
        const bool own = owner == ownerOf(seat_);
        if (family == EventFamily::Points)
            of(Kind::Scored, event.seat, event.to).number += sign * event.number;
        else if (family == EventFamily::Pieces && own && event.to == Area::Castillo)
            of(Kind::Castillo, seat_, Area::Castillo).number += sign * pieces;
        else if (family == EventFamily::Pieces && own && (isWaitingPlace(event.to) || isWaitingPlace(event.from)))
            addWaiting(event, sign * pieces);
        else if (event.kind == EventKind::CaballeroSentBack && !own && event.from == Area::Court &&
                 seatOf(owner) != Seat::None)
            of(Kind::Court, seatOf(owner), Area::Court).number -= sign * pieces;
        else if (event.kind == EventKind::KingMoved && event.from != event.to)
            of(Kind::King, Seat::None, event.to).number += sign;
        else if (event.kind == EventKind::VetoTaken && event.seat == seat_)
            of(Kind::Veto, seat_, Area::None).number += sign;
        else if (event.kind == EventKind::PowerTakenBack && event.seat == seat_)
            of(Kind::PowerBack, seat_, Area::None).number += sign;
    }

    // Without a scoreboard of its own, and not for one alone.
    bool isWaitingPlace(Area place) const {
        if (place == Area::Castillo || index(place) >= catalogue_.areas.size()) return false;
        const AreaFacts& facts = catalogue_.areas[index(place)];
        return facts.shown && facts.room == 0 && facts.values == std::array<int, 3>{} &&
               (facts.region || facts.inside != Area::None);
    }

    void addWaiting(const Event& event, int pieces) {
        if (isWaitingPlace(event.to)) of(Kind::Aboard, seat_, event.to).number += pieces;
        if (isWaitingPlace(event.from)) of(Kind::Aboard, seat_, event.from).number -= pieces;
    }

    const Catalogue& catalogue_;
    const Seat seat_;
    std::vector<TurnEffect> sums_;
};

Power playedIn(const AdvisedTurn& turn) {
    for (const Event& event : turn.events)
        if (event.kind == EventKind::PowerPlayed) return event.power;
    return Power::None;
}

// Where the other turn reaches as much, there is no difference.
void addFootholds(std::vector<TurnEffect>& found, Seat seat, const AdvisedTurn& turn, const AdvisedTurn& other) {
    for (const Foothold& each : turn.footholds) {
        const bool there =
            std::any_of(other.footholds.begin(), other.footholds.end(),
                        [&](const Foothold& its) { return its.place == each.place && its.ahead >= each.ahead; }) ||
            std::any_of(other.changes.begin(), other.changes.end(), [&](const PointsChange& its) {
                return its.place == each.place && its.seat == seat && its.points > 0;
            });
        if (!there) found.push_back({Kind::Foothold, each.rival, each.place, each.ahead});
    }
}

void addPowers(std::vector<TurnEffect>& found, const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn,
               const AdvisedTurn& other) {
    const Power played = playedIn(turn);
    const Power instead = playedIn(other);
    if (index(played) >= catalogue.powers.size() || index(instead) >= catalogue.powers.size()) return;
    const PowerFacts& one = catalogue.powers[index(played)];
    const PowerFacts& two = catalogue.powers[index(instead)];
    SeatSet earlier;
    for (const Seat each : turn.before)
        if (other.after.contains(each)) earlier.insert(each);
    if (!earlier.empty())
        found.push_back({.kind = Kind::Before,
                         .seat = earlier.size() == 1 ? *earlier.begin() : Seat::None,
                         .number = earlier.size()});
    else if (one.value > two.value && two.value > 0 && turn.before.size() + turn.after.size() + 1 < catalogue.players)
        found.push_back({.kind = Kind::Earlier, .seat = seat, .number = one.value - two.value});
    if (one.value < two.value && one.value > 0 && !turn.last)
        found.push_back({.kind = Kind::Kept, .seat = seat, .number = two.value - one.value, .power = instead});
    if (turn.brought > other.brought)
        found.push_back({.kind = Kind::Brought, .seat = seat, .number = turn.brought - other.brought});
    if (turn.starts && !other.starts) found.push_back({.kind = Kind::Starts, .seat = seat});
}

// Cards that the other turn would have left to the next player.
void addDenied(std::vector<TurnEffect>& found, const AdvisedTurn& turn, const AdvisedTurn& other) {
    for (const CardLeft& each : other.left) {
        const bool left = std::ranges::find(turn.left, each.card, &CardLeft::card) != turn.left.end();
        if (!left && !turn.left.empty() && each.points > 0)
            found.push_back({.kind = Kind::Denied, .seat = each.seat, .number = each.points, .card = each.card});
    }
}

std::vector<TurnEffect> sorted(std::vector<TurnEffect> found, Seat seat) {
    std::stable_sort(found.begin(), found.end(), [seat](const TurnEffect& one, const TurnEffect& two) {
        return weightOf(seat, one) > weightOf(seat, two);
    });
    return found;
}

std::vector<TurnEffect> advantages(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn,
                                   const AdvisedTurn& other) {
    Sums sums(catalogue, seat);
    sums.add(turn, 1);
    sums.add(other, -1);
    sums.joinScored();
    std::vector<TurnEffect> found = sums.inFavour();
    addFootholds(found, seat, turn, other);
    addPowers(found, catalogue, seat, turn, other);
    addDenied(found, turn, other);
    if (turn.court > other.court && !turn.last)
        found.push_back({.kind = Kind::Court, .seat = seat, .place = Area::Court, .number = turn.court - other.court});
    return sorted(std::move(found), seat);
}

} // namespace

std::vector<TurnEffect> effects(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn) {
    Sums sums(catalogue, seat);
    sums.add(turn, 1);
    std::vector<TurnEffect> found = sums.inFavour();
    addFootholds(found, seat, turn, {});
    // Who loses points in one place and gains them in another has not been harmed.
    std::erase_if(found, [&](const TurnEffect& each) {
        if (each.kind != Kind::Later || each.seat == seat) return false;
        int sum = 0;
        for (const PointsChange& change : turn.changes)
            if (change.seat == each.seat) sum += change.points;
        return sum >= 0;
    });
    found = sorted(std::move(found), seat);
    // What it has scored is told of every turn.
    std::stable_partition(found.begin(), found.end(),
                          [seat](const TurnEffect& each) { return each.kind == Kind::Scored && each.seat == seat; });
    return found;
}

Comparison compared(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn, const AdvisedTurn& other,
                    std::size_t most) {
    if (turn.whole != other.whole) return {};
    Comparison all{advantages(catalogue, seat, turn, other), advantages(catalogue, seat, other, turn)};
    if (all.better.empty()) return {};
    Comparison largest;
    while (largest.better.size() + largest.worse.size() < most) {
        const std::size_t b = largest.better.size();
        const std::size_t w = largest.worse.size();
        const bool last = b == 0 && w + 1 == most; // one of them speaks for the turn
        const bool worse = w < all.worse.size() && !last &&
                           (b == all.better.size() || weightOf(seat, all.worse[w]) > weightOf(seat, all.better[b]));
        if (!worse && b == all.better.size()) break;
        if (worse)
            largest.worse.push_back(all.worse[w]);
        else
            largest.better.push_back(all.better[b]);
    }
    return largest;
}

} // namespace elgrande
