// What the table shows of the game at this moment. That is what the observation says, unless a film of a scoring is
// still on its way there: then the round, the scores and the Caballeros that have yet to leave the Castillo are those
// of the film. Films write it; the board, the seats and the line at the top read it.
#pragma once

#include "model/core/ids.h"

#include <QObject>

#include <map>
#include <utility>
#include <vector>

namespace elgrande {

class GameModel;

class Shown : public QObject {
    Q_OBJECT

  public:
    using Pieces = std::map<std::pair<Area, Owner>, int>;

    explicit Shown(GameModel& model, QObject* parent = nullptr)
        : QObject(parent)
        , model_(model) {}

    struct Film {
        int round = 0;                // in which that was scored; 0: the game's
        std::vector<int> scores = {}; // by seat, as far as the film has come; empty: the game's
        Pieces still = {}; // counted there by the observation, and in the Castillo as far as the film has come
    };
    void setFilm(Film film);
    void endFilm() { setFilm({}); }

    GameModel& model() const { return model_; }
    int round() const;
    int score(Seat seat) const; // 0 for a seat that is not at the table
    const Pieces& still() const { return film_.still; }
    bool isFilm() const { return !film_.scores.empty(); }

  signals:
    void changed(); // of the film; the observation tells of itself

  private:
    GameModel& model_;
    Film film_;
};

} // namespace elgrande
