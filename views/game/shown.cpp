// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/game/shown.h"

#include "model/game_model/game_model.h"
#include "views/game/take_back.h"

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

Shown::Turns turnsOf(const Observation& seen) {
    Shown::Turns turns{seen.round, seen.starter, seen.order, {}, {}, {}, seen.offer};
    for (const SeatSeen& seat : seen.seats) {
        turns.played.push_back(seat.played);
        turns.taken.push_back(seat.taken);
        turns.further.push_back(seat.before);
    }
    return turns;
}

// What is not named here is left out.
Observation openPartOf(const Observation& seen) {
    Observation open;
    open.players = seen.players;
    open.round = seen.round;
    open.roundsBegun = seen.roundsBegun;
    open.starter = seen.starter;
    open.king = seen.king;
    open.kingsRegion = seen.kingsRegion;
    open.closed = seen.closed;
    open.count = seen.count;
    open.castilloOpen = seen.castilloOpen;
    open.token = seen.token;
    open.kept = seen.kept;
    open.slotBytes = seen.slotBytes;
    for (const SeatSeen& each : seen.seats) {
        SeatSeen& seat = open.seats.emplace_back();
        seat.score = each.score;
        seat.grande = each.grande;
        seat.court = each.court;
        seat.provinces = each.provinces;
    }
    return open;
}

// Whether both have the same in that place.
bool liesSo(const Observation& one, const Observation& other, Area place) {
    for (int owner = 0; owner < kMaxOwners; ++owner)
        if (one.at(place, static_cast<Owner>(owner)) != other.at(place, static_cast<Owner>(owner))) return false;
    for (std::size_t i = 0; i < one.token.size(); ++i)
        if (one.token[i] != other.token[i] && (one.token[i].area() == place || other.token[i].area() == place))
            return false;
    return std::equal(
        one.seats.begin(), one.seats.end(), other.seats.begin(), other.seats.end(),
        [place](const SeatSeen& a, const SeatSeen& b) { return (a.grande == place) == (b.grande == place); });
}

} // namespace

Shown::Shown(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model) {
    connect(&model_, &GameModel::changed, this, &Shown::follow);
    connect(&model_, &GameModel::gameStarted, this, [this] {
        film_ = {}; // of the game before; whoever shows it begins anew as well
        now_ = before_ = {};
        openNow_ = openBefore_ = {};
        told_ = 0;
        follow();
    });
    follow();
}

void Shown::setFilm(Film film) {
    if (film == film_) return;
    film_ = std::move(film);
    layBack();
    emit changed();
}

void Shown::follow() {
    const Observation& seen = model_.observation();
    if (seen.round != now_.round) {
        before_ = std::exchange(now_, {});
        addWhatWasLaid();
    }
    Turns now = turnsOf(seen);
    if (now_.round == now.round) keepInSight(now);
    now_ = std::move(now);
    if (told_ != model_.history().size()) openBefore_ = std::move(openNow_);
    openNow_ = std::make_shared<const Observation>(openPartOf(seen));
    layBack();
    told_ = model_.history().size();
}

// A further card that has been used goes at the end of the turn; the first one stays until the end of the round, and
// so does one that has been used in its place.
void Shown::keepInSight(Turns& now) const {
    const std::vector<CardFacts>& cards = model_.catalogue().cards;
    const auto isOffered = [&](Card card) {
        return std::find(now.offer.begin(), now.offer.end(), card) != now.offer.end();
    };
    for (std::size_t seat = 0; seat < std::min(now.further.size(), now_.further.size()); ++seat)
        for (const Card card : now_.further[seat]) {
            std::vector<Card>& further = now.further[seat];
            const bool stays = index(card) < cards.size() && cards[index(card)].stack >= 0
                                   ? !isOffered(card)
                                   : card == usedIn(now.round, seatAt(static_cast<int>(seat)));
            if (stays && now.taken[seat] != Card::None &&
                std::find(further.begin(), further.end(), card) == further.end())
                further.push_back(card);
        }
}

Card Shown::cardUsedBy(Seat seat) const { return usedIn(turns().round, seat); }

Card Shown::usedIn(int round, Seat seat) const {
    Card used = Card::None;
    const std::vector<Event>& all = model_.history();
    for (auto event = all.rbegin(); event != all.rend(); ++event) {
        if (event->kind == EventKind::RoundBegan && event->number <= round) break;
        if (event->kind == EventKind::RoundBegan) used = Card::None; // of a later round
        if (event->kind == EventKind::SpecialAnnounced && event->seat == seat && used == Card::None) used = event->card;
    }
    return used;
}

// By the answer that ended the round.
void Shown::addWhatWasLaid() {
    const std::vector<Event>& history = model_.history();
    for (std::size_t i = told_; i < history.size() && history[i].kind != EventKind::RoundBegan; ++i) {
        const std::size_t seat = index(history[i].seat);
        if (history[i].kind == EventKind::PowerPlayed && seat < before_.played.size())
            before_.played[seat] = history[i].power;
        if (history[i].kind == EventKind::CardTaken && seat < before_.taken.size())
            before_.taken[seat] = history[i].card;
        if (history[i].kind == EventKind::CardTaken)
            std::replace(before_.offer.begin(), before_.offer.end(), history[i].card, Card::None);
    }
}

std::shared_ptr<const Shown::Then> Shown::keep(int round) const {
    const Turns& turns = round != 0 && round == before_.round ? before_ : now_;
    return std::make_shared<const Then>(Then{openPartOf(model_.observation()), turns});
}

void Shown::layBack() {
    if (!laysOtherwise()) return;
    laid_ = played();
    takeBack(laid_, model_.catalogue(), film_.later, film_.before.get());
    if (film_.before == nullptr) return;
    laid_.kept = film_.before->kept;
    laid_.slotBytes = film_.before->slotBytes;
}

const Observation& Shown::seen() const {
    if (laysOtherwise()) return laid_;
    return played();
}

const Observation& Shown::played() const {
    const Then* then = film_.then.get();
    return then != nullptr ? then->seen : model_.observation();
}

const Shown::Turns& Shown::turns() const {
    if (isAgain()) return film_.then->turns;
    if (before_.round == 0) return now_;
    return film_.round == before_.round ? before_ : now_;
}

Observation Shown::inRound() const {
    Observation round = seen();
    const Turns& laid = turns();
    round.round = laid.round;
    round.starter = laid.starter;
    round.order = laid.order;
    round.offer = laid.offer;
    for (std::size_t i = 0; i < std::min(round.seats.size(), laid.taken.size()); ++i) {
        round.seats[i].played = laid.played[i];
        round.seats[i].taken = laid.taken[i];
        round.seats[i].before = laid.further[i];
    }
    return round;
}

int Shown::stillFor(Area place, Owner owner) const {
    const auto late = film_.still.find({place, owner});
    return late == film_.still.end() ? 0 : late->second;
}

int Shown::at(Area place, Owner owner) const { return std::max(0, seen().at(place, owner) - stillFor(place, owner)); }

int Shown::caballerosAt(Area place, Owner owner) const {
    const bool then = isAgain() && place != Area::Castillo; // which may be closed
    if (then) return at(place, owner);
    const int later = broughtBy(model_.catalogue(), film_.later, place, owner);
    return std::max(0, model_.aids().caballerosAt(place, owner) - later - stillFor(place, owner));
}

std::vector<AwardLine> Shown::ifScoredNow(Area place) const {
    return isSettled() ? model_.aids().ifScoredNow(place) : std::vector<AwardLine>{};
}

std::vector<AwardLine> Shown::inGeneralScoring(Area place) const {
    return isSettled() ? model_.aids().inGeneralScoring(place) : std::vector<AwardLine>{};
}

// Beside the result of a scoring as well, but for a place that has changed since.
std::vector<Standing> Shown::standings(Area place) const {
    return !isFilm() && !isAgain() && liesSo(seen(), model_.observation(), place) ? model_.aids().standings(place)
                                                                                  : std::vector<Standing>{};
}

int Shown::idleIn(Area place) const { return isSettled() ? model_.aids().idleIn(place) : 0; }

Area Shown::grandeOf(Seat seat) const {
    if (const auto late = film_.grandes.find(seat); late != film_.grandes.end()) return late->second;
    const std::vector<SeatSeen>& seats = seen().seats;
    return index(seat) < seats.size() ? seats[index(seat)].grande : Area::None;
}

int Shown::score(Seat seat) const {
    if (index(seat) < film_.scores.size()) return film_.scores[index(seat)];
    const std::vector<SeatSeen>& seats = model_.observation().seats;
    return index(seat) < seats.size() ? seats[index(seat)].score : 0;
}

} // namespace elgrande

#include "moc_shown.cpp"
