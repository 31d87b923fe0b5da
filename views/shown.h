// What the table shows of the game at this moment. That is what the observation says, unless a film of a scoring is
// still on its way there: then the round, the scores and the Caballeros that have yet to leave the Castillo are those
// of the film, and where they will go is not given away by what can be worked out from it. Films write it; the board
// with its words, the seats, the forecast and the line at the top read it.
#pragma once

#include "model/core/ids.h"
#include "model/observe/insight_facts.h"

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
    bool isComplete() const { return film_.still.empty(); } // everybody stands where the observation says
    int at(Area place, Owner owner) const;                  // Caballeros
    // The same as the model gives them, as far as they have been shown.
    int caballerosAt(Area place, Owner owner) const;
    std::vector<AwardLine> ifScoredNow(Area place) const; // nothing while somebody is on the way
    bool isFilm() const { return !film_.scores.empty(); }

  signals:
    void changed(); // of the film; the observation tells of itself

  private:
    int stillFor(Area place, Owner owner) const;

    GameModel& model_;
    Film film_;
};

} // namespace elgrande
