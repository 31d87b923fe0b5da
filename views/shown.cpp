#include "views/shown.h"

#include "model/game_model/game_model.h"

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

Shown::Turns turnsOf(const Observation& seen) {
    Shown::Turns turns{seen.round, seen.starter, seen.order, {}, {}};
    for (const SeatSeen& seat : seen.seats) {
        turns.played.push_back(seat.played);
        turns.taken.push_back(seat.taken);
    }
    return turns;
}

} // namespace

Shown::Shown(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model) {
    connect(&model_, &GameModel::changed, this, &Shown::follow);
    connect(&model_, &GameModel::gameStarted, this, [this] {
        now_ = before_ = {};
        told_ = changed_ = 0;
        follow();
    });
    follow();
}

void Shown::setFilm(Film film) {
    film_ = std::move(film);
    emit changed();
}

void Shown::follow() {
    const Observation& seen = model_.observation();
    if (seen.round != now_.round) {
        before_ = std::exchange(now_, {});
        addWhatWasLaid();
        changed_ = model_.history().size();
    }
    now_ = turnsOf(seen);
    told_ = model_.history().size();
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
    }
}

const Shown::Turns& Shown::turns() const {
    if (before_.round == 0) return now_;
    const bool isAsked = model_.mustConfirm() && model_.history().size() == changed_;
    return isAsked || film_.round == before_.round ? before_ : now_;
}

int Shown::stillFor(Area place, Owner owner) const {
    const auto late = film_.still.find({place, owner});
    return late == film_.still.end() ? 0 : late->second;
}

int Shown::thenAt(Area place, Owner owner) const {
    const auto there = film_.then->find({place, owner});
    return there == film_.then->end() ? 0 : there->second;
}

int Shown::at(Area place, Owner owner) const {
    const int all = isAgain() ? thenAt(place, owner) : model_.observation().at(place, owner);
    return std::max(0, all - stillFor(place, owner));
}

int Shown::caballerosAt(Area place, Owner owner) const {
    const bool then = isAgain() && place != Area::Castillo; // which may be closed
    const int all = then ? thenAt(place, owner) : model_.caballerosAt(place, owner);
    return std::max(0, all - stillFor(place, owner));
}

std::vector<AwardLine> Shown::ifScoredNow(Area place) const {
    return isComplete() ? model_.ifScoredNow(place) : std::vector<AwardLine>{};
}

std::vector<IdleRank> Shown::idleRanks(Area place) const {
    return isComplete() ? model_.idleRanks(place) : std::vector<IdleRank>{};
}

int Shown::score(Seat seat) const {
    if (index(seat) < film_.scores.size()) return film_.scores[index(seat)];
    const std::vector<SeatSeen>& seats = model_.observation().seats;
    return index(seat) < seats.size() ? seats[index(seat)].score : 0;
}

} // namespace elgrande
