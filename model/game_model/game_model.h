// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All that a window knows of a game: the facts that never change, what this screen may see now, the open decision with
// its alternatives and refusals, and what happens. A local table, a LAN guest and a replay feed the same
// model; only feeders call the slots marked so.
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/game_model/aids.h"
#include "model/game_model/choice_row.h"
#include "model/game_model/doubts.h"
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <set>
#include <vector>

namespace elgrande {

// What the table offers a person beside the decision itself.
struct TableOffers {
    bool undo = false;
    Seat undoOf = Seat::None; // whose decision that is
    bool redo = false;
    bool resetTurn = false; // back to the beginning of the own turn
    bool confirm = false;   // the table waits until the person says so: the turn is over, or `forced`
    bool looking = false;   // nobody plays here: a replay
    // Of the person who is asked: Open where no hand is secret. Covered: others look on, and the owner may look at it
    // behind the curtain. Lifted: the owner has looked and may cover it.
    enum class Hand { Open, Covered, Lifted } hand = Hand::Open;
    std::vector<Event> forced;             // what the rules did by themselves since the last decision, to be confirmed
    std::optional<Decision> behindCurtain; // why it is drawn: what everyone may know of the question, without answers
};

// How a choice was made.
struct ChoiceContext {
    bool follows = false; // it belongs to the choice before, and is taken back with it
    bool insists = false; // the person has confirmed that it is wasteful
};

class GameModel : public QObject {
    Q_OBJECT

  public:
    explicit GameModel(QObject* parent = nullptr);

    bool hasGame() const { return hasGame_; }
    int gamesBegun() const { return gamesBegun_; } // so far: tells a feeder whether this is still its game
    const Catalogue& catalogue() const { return catalogue_; }
    const Observation& observation() const { return observation_; }
    const std::vector<Event>& history() const { return history_; } // since the beginning, as this screen may see it
    QString playerName(Seat seat) const;                           // empty where nobody sits (views/game/seat_names.h)
    bool isPerson(Seat seat) const;                                // sits at this screen, not a computer

    // Who plays a seat of a table in the network, and from where.
    enum class Presence : std::uint8_t { Here, Elsewhere, Away, Computer, StandIn };
    Presence presenceOf(Seat seat) const; // at this screen's own table: Here or Computer
    bool isComputer(Seat seat) const;     // one plays for it now
    bool isInNetwork() const { return !presence_.empty(); }

    // The question that is put to a person at this screen; nothing while computers think or others are asked.
    const std::optional<Decision>& decision() const { return decision_; }
    // Whom the table waits for (several while disks are set); also set when it is a computer.
    const std::vector<Seat>& waitingFor() const { return waitingFor_; }
    // Set while the next person at this screen has to take over before secrets are shown (the curtain).
    Seat curtainFor() const { return curtainFor_; }
    const std::optional<Decision>& behindCurtain() const { return offers_.behindCurtain; }
    bool canUndo() const { return offers_.undo; }
    Seat undoOf() const { return offers_.undoOf; } // whose decision undo takes back
    bool canRedo() const { return offers_.redo; }
    bool canResetTurn() const { return offers_.resetTurn; }
    bool mustConfirm() const { return offers_.confirm; }
    bool isReplay() const { return offers_.looking; }
    TableOffers::Hand hand() const { return offers_.hand; }
    const std::vector<Event>& forced() const { return offers_.forced; }

    // What can be worked out from what this screen knows.
    const Aids& aids() const { return aids_; }
    bool hasAids() const { return aids_.areOn(); }

    // Whether throws into the closed Castillo are remembered for the players.
    void setCastilloRemembered(bool remembered);
    // Choices before which a person is asked once more; wasteful() is what was chosen and why it is asked about.
    void setWarnings(std::set<Waste> warnings) { doubts_.setWarnings(std::move(warnings)); }
    // Choices of which a computer player expects at least so many points less are wasteful as well; 0: none is. What it
    // expects is computed by the runner of Aids::adviceSearch(), and holds until the next question.
    void setDoubtsFrom(int points) { doubts_.setFrom(points); }
    int doubtsFrom() const { return doubts_.from(); }
    void setOpinion(Advice advice) { doubts_.setOpinion(std::move(advice)); }
    const Advice& opinion() const { return doubts_.opinion(); }
    const std::optional<WastefulChoice>& wasteful() const { return doubts_.current(); }
    // Of chooseInRow(), for who is asked.
    bool hasMore() const { return !row_.isEmpty() && !row_.isInterrupted(decision_); }

    // For feeders.
    void setAids(bool aids); // before startGame()
    void startGame(Catalogue catalogue, QStringList names, std::vector<bool> persons);
    void setHistory(std::vector<Event> history);
    void report(const Event& event); // already as this screen may see it
    void addReason(TurnReason reason);
    // Before the first event of the move, or later without moves, which the thinker works out when they are asked for.
    void addThought(MoveThought thought);
    void setThinker(ThoughtMaker maker); // after startGame()
    void show(Observation observation, std::optional<Decision> decision, std::vector<Seat> waitingFor, Seat curtainFor,
              TableOffers offers = {});
    void setInsight(InsightMaker maker);
    void setAdviser(AdviceMaker maker);
    void setReviewer(ReviewSearch reviewer); // before show() with the end of the game, or whenever all of it is known
    void setPresence(std::vector<Presence> presence); // of all seats; after startGame(), at a table in the network
    void endGame();                                   // forgets the game: the start page is shown

  public slots:
    // Taken from decision()->legal, anything else is ignored; a wasteful one that is warned about waits for insist().
    void choose(elgrande::Action action);
    // One after the other, each when it is asked for; the rest is forgotten when the same person is asked something
    // else instead.
    void chooseInRow(const std::vector<elgrande::Action>& moves);
    void chooseAdvised(const std::vector<elgrande::Action>& moves); // the same, without a doubt
    void insist();                                                  // on the wasteful choice
    void thinkAgain();                                              // about the wasteful choice
    void liftCurtain();
    void turnHand(); // the own power cards: looks at them where they are covered, and covers them again
    void undo();
    void redo();
    void resetTurn();
    void confirm();

  signals:
    void gameStarted();
    void happened(const elgrande::Event& event);
    void changed(); // observation, decision or waitingFor are new
    // A wasteful choice waits for insist(), or no longer.
    void wastefulChanged(bool insists);
    void decisionOffered(); // a person at this screen is asked and no choice in a row answers; after changed()
    void gameOver();
    void reviewOffered(); // once the game is over aids() has one
    void presenceChanged();
    void choosing(elgrande::Seat seat); // for views: before the feeder receives the choice
    // To the feeder.
    void chosen(elgrande::Seat seat, elgrande::Action action, elgrande::ChoiceContext context);
    void curtainLifted();
    void handTurned();
    void undoWanted();
    void redoWanted();
    void resetTurnWanted();
    void confirmed();

  private:
    void decide(Action action);
    void beginRow(const std::vector<Action>& moves, bool advised);
    void tellChosen(Action action, bool insists);
    void goOnInRow();
    void dropWasteful();

    bool hasGame_ = false;
    int gamesBegun_ = 0;
    Catalogue catalogue_;
    Observation observation_;
    std::vector<Event> history_;
    std::optional<Decision> decision_;
    std::vector<Seat> waitingFor_;
    Seat curtainFor_ = Seat::None;
    TableOffers offers_;
    QStringList names_;
    std::vector<bool> persons_;
    std::vector<Presence> presence_; // by seat; empty: the table is at this screen
    Aids aids_;
    Doubts doubts_;
    ChoiceRow row_;
};

} // namespace elgrande
