#include "views/shown.h"

#include "model/game_model/game_model.h"

#include <algorithm>

namespace elgrande {

void Shown::setFilm(Film film) {
    film_ = std::move(film);
    emit changed();
}

int Shown::round() const { return film_.round > 0 ? film_.round : model_.observation().round; }

int Shown::stillFor(Area place, Owner owner) const {
    const auto late = film_.still.find({place, owner});
    return late == film_.still.end() ? 0 : late->second;
}

int Shown::at(Area place, Owner owner) const {
    return std::max(0, model_.observation().at(place, owner) - stillFor(place, owner));
}

int Shown::caballerosAt(Area place, Owner owner) const {
    return std::max(0, model_.caballerosAt(place, owner) - stillFor(place, owner));
}

std::vector<AwardLine> Shown::ifScoredNow(Area place) const {
    return isComplete() ? model_.ifScoredNow(place) : std::vector<AwardLine>{};
}

int Shown::score(Seat seat) const {
    if (index(seat) < film_.scores.size()) return film_.scores[index(seat)];
    const std::vector<SeatSeen>& seats = model_.observation().seats;
    return index(seat) < seats.size() ? seats[index(seat)].score : 0;
}

} // namespace elgrande
