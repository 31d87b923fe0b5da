// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The state of the game as the views show it. Normally that is the observation; while the film of a scoring or a
// ceremony lags behind it, the round, the scores and the Caballeros in the Castillo are those of the film, Grandes that
// follow the disks move once the disks are shown, whatever moves after the scoring stays where it was until the result
// is shown, and assistance reveals nothing of the outcome. While the table asks whether the last turn of a round is
// over, the old round is shown. When an earlier scoring is replayed, everything is as it was. Films write it; the board
// and its texts, the seats, the forecast and the status line read it.
#pragma once

#include "model/core/event.h"
#include "model/core/facts.h"
#include "model/core/ids.h"
#include "model/observe/insight_facts.h"
#include "model/observe/observation.h"

#include <QObject>

#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace elgrande {

class GameModel;

class Shown : public QObject {
    Q_OBJECT

  public:
    using Pieces = std::map<std::pair<Area, Owner>, int>;

    explicit Shown(GameModel& model, QObject* parent = nullptr);

    // What lies before the seats in a round, which is cleared away when the next one begins.
    struct Turns {
        int round = 0;
        Seat starter = Seat::None;
        std::vector<Seat> order;                // as far as it stands
        std::vector<Power> played;              // by seat
        std::vector<Card> taken;                // by seat
        std::vector<std::vector<Card>> further; // by seat
        std::array<Card, kMaxStacks> offer{};   // by stack
    };

    // What lay open on the table at an earlier moment: neither hands nor disks nor who looked.
    struct Then {
        Observation seen;
        Turns turns;
    };
    std::shared_ptr<const Then> keep(int round) const; // of now, with what was laid in that round
    // What lay open before the events that were told last.
    const std::shared_ptr<const Observation>& before() const { return openBefore_; }

    struct Film {
        int round = 0;                // in which that was scored; 0: the game's
        std::vector<int> scores = {}; // by seat, as far as the film has come; empty: the game's
        Pieces still = {}; // counted there by the observation, and in the Castillo as far as the film has come
        std::map<Seat, Area> grandes = {};              // where those stand still that will follow the disks
        std::vector<Event> later = {};                  // what has moved after the scoring
        std::shared_ptr<const Observation> before = {}; // of what is kept, which a scoring may end; null: the game's
        std::shared_ptr<const Then> then = {};          // an earlier scoring is shown again

        friend bool operator==(const Film&, const Film&) = default;
        // Whether the same is seen on the table, ranks included, whatever the scores and the round are.
        bool laysAs(const Film& other) const {
            return scores.empty() == other.scores.empty() && still == other.still && grandes == other.grandes &&
                   later == other.later && before == other.before && then == other.then;
        }
    };
    void setFilm(Film film);
    void endFilm() { setFilm({}); }
    const Film& film() const { return film_; }

    GameModel& model() const { return model_; }
    int round() const { return film_.round > 0 ? film_.round : turns().round; }
    const Turns& turns() const;
    Card cardUsedBy(Seat seat) const; // whose special action the seat began in that round; None: of none yet
    // What lies open: now, or when that was scored which is shown again. For hands, disks and decisions ask the model.
    const Observation& seen() const;
    Observation inRound() const;    // the same, with the cards of the round that is shown
    int score(Seat seat) const;     // 0 for a seat that is not at the table
    Area grandeOf(Seat seat) const; // None for a seat that has none
    const Pieces& still() const { return film_.still; }
    bool isAgain() const { return film_.then != nullptr; }
    // All stand where the observation says.
    bool isComplete() const {
        return film_.still.empty() && film_.grandes.empty() && film_.later.empty() && !isAgain();
    }
    // No scoring is shown either, of which assistance could tell the outcome.
    bool isSettled() const { return isComplete() && !isFilm(); }
    int at(Area place, Owner owner) const; // Caballeros
    // The same as the model gives them, as far as they have been shown.
    int caballerosAt(Area place, Owner owner) const;
    std::vector<AwardLine> ifScoredNow(Area place) const;      // nothing unless all is settled
    std::vector<AwardLine> inGeneralScoring(Area place) const; // the same
    std::vector<Standing> standings(Area place) const;         // also beside the result of a scoring
    int idleIn(Area place) const;                              // the same
    bool isFilm() const { return !film_.scores.empty(); }

  signals:
    void changed(); // of the film; the observation tells of itself

  private:
    void follow();
    void addWhatWasLaid();
    Card usedIn(int round, Seat seat) const;
    void keepInSight(Turns& now) const;
    void layBack();
    int stillFor(Area place, Owner owner) const;
    const Observation& played() const; // now, or in the turn that is shown again
    bool laysOtherwise() const { return !film_.later.empty() || film_.before != nullptr; }

    GameModel& model_;
    Film film_;
    Observation laid_;                           // as the film has it; used while that is something else
    std::shared_ptr<const Observation> openNow_; // what lies open, as it was shown last
    std::shared_ptr<const Observation> openBefore_;
    Turns now_;
    Turns before_;         // of the round before, as it ended
    std::size_t told_ = 0; // events when the model was last looked at
};

} // namespace elgrande
