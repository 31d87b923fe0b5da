// All that a window knows of a game: the facts that never change, what this screen may see now, the open decision with
// its alternatives and refusals, and what happens. A local table, a LAN guest and a replay feed the same
// model; only feeders call the slots marked so.
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace elgrande {

// Points that scoring one place now would give.
struct AwardLine {
    Area place = Area::None;
    Seat seat = Seat::None;
    int rank = 0;
    int points = 0;
    Reason reason = Reason::Rank;
};

// What the table offers a person beside the decision itself.
struct TableOffers {
    bool undo = false;
    bool redo = false;
    bool resetTurn = false;    // back to the beginning of the own turn
    bool confirm = false;      // the table waits until the person says so: the turn is over, or `forced`
    bool looking = false;      // nobody plays here: a replay
    std::vector<Event> forced; // what the rules did by themselves since the last decision, to be confirmed
};

class GameModel : public QObject {
    Q_OBJECT

  public:
    explicit GameModel(QObject* parent = nullptr);

    bool hasGame() const { return hasGame_; }
    const Catalogue& catalogue() const { return catalogue_; }
    const Observation& observation() const { return observation_; }
    const std::vector<Event>& history() const { return history_; } // since the beginning, as this screen may see it
    QString playerName(Seat seat) const;
    bool isPerson(Seat seat) const; // sits at this screen, not a computer

    // The question that is put to a person at this screen; nothing while computers think or others are asked.
    const std::optional<Decision>& decision() const { return decision_; }
    // Whom the table waits for (several while disks are set); also set when it is a computer.
    const std::vector<Seat>& waitingFor() const { return waitingFor_; }
    // Set while the next person at this screen has to take over before secrets are shown (the curtain).
    Seat curtainFor() const { return curtainFor_; }
    bool canUndo() const { return offers_.undo; }
    bool canRedo() const { return offers_.redo; }
    bool canResetTurn() const { return offers_.resetTurn; }
    bool mustConfirm() const { return offers_.confirm; }
    bool isReplay() const { return offers_.looking; }
    const std::vector<Event>& forced() const { return offers_.forced; }

    // What scoring the place now would give, from what this screen sees; a closed Castillo gives nothing, and neither
    // does a table without aids.
    std::vector<AwardLine> ifScoredNow(Area place) const;

    // False: this game is played as at the table, and nothing is worked out for the players.
    bool hasAids() const { return aids_; }

    // For feeders.
    void setAids(bool aids); // before startGame()
    void startGame(Catalogue catalogue, QStringList names, std::vector<bool> persons);
    void setHistory(std::vector<Event> history);
    void report(const Event& event); // already as this screen may see it
    void show(Observation observation, std::optional<Decision> decision, std::vector<Seat> waitingFor, Seat curtainFor,
              TableOffers offers = {});
    void setScorer(std::function<std::vector<AwardLine>(Area)> scorer);
    void endGame(); // forgets the game: the start page is shown

  public slots:
    void choose(elgrande::Action action); // taken from decision()->legal; anything else is ignored
    void liftCurtain();
    void undo();
    void redo();
    void resetTurn();
    void confirm();

  signals:
    void gameStarted();
    void happened(const elgrande::Event& event);
    void changed();         // observation, decision or waitingFor are new
    void decisionOffered(); // a person at this screen is asked; after changed()
    void gameOver();
    // To the feeder.
    void chosen(elgrande::Seat seat, elgrande::Action action);
    void curtainLifted();
    void undoWanted();
    void redoWanted();
    void resetTurnWanted();
    void confirmed();

  private:
    bool hasGame_ = false;
    bool aids_ = true;
    Catalogue catalogue_;
    Observation observation_;
    std::vector<Event> history_;
    std::optional<Decision> decision_;
    std::vector<Seat> waitingFor_;
    Seat curtainFor_ = Seat::None;
    TableOffers offers_;
    QStringList names_;
    std::vector<bool> persons_;
    std::function<std::vector<AwardLine>(Area)> scorer_;
};

} // namespace elgrande
