#include "views/shown.h"

#include "model/game_model/game_model.h"

namespace elgrande {

void Shown::setFilm(Film film) {
    film_ = std::move(film);
    emit changed();
}

int Shown::round() const { return film_.round > 0 ? film_.round : model_.observation().round; }

int Shown::score(Seat seat) const {
    if (index(seat) < film_.scores.size()) return film_.scores[index(seat)];
    const std::vector<SeatSeen>& seats = model_.observation().seats;
    return index(seat) < seats.size() ? seats[index(seat)].score : 0;
}

} // namespace elgrande
