// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All that a window knows of a game: the facts that never change, what this screen may see now, the open decision with
// its alternatives and refusals, and what happens. A local table, a LAN guest and a replay feed the same
// model; only feeders call the slots marked so.
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/observe/advice_facts.h"
#include "model/observe/catalogue.h"
#include "model/observe/insight_facts.h"
#include "model/observe/observation.h"
#include "model/observe/reach.h"
#include "model/observe/review_facts.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace elgrande {

class Insight;

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
    bool canUndo() const { return offers_.undo; }
    Seat undoOf() const { return offers_.undoOf; } // whose decision undo takes back
    bool canRedo() const { return offers_.redo; }
    bool canResetTurn() const { return offers_.resetTurn; }
    bool mustConfirm() const { return offers_.confirm; }
    bool isReplay() const { return offers_.looking; }
    TableOffers::Hand hand() const { return offers_.hand; }
    const std::vector<Event>& forced() const { return offers_.forced; }

    // What can be worked out from what this screen knows (model/observe/insight.h); a table without aids gives nothing,
    // and a closed Castillo counts only when it is remembered.
    std::vector<AwardLine> ifScoredNow(Area place) const;
    std::vector<AwardLine> inGeneralScoring(Area place) const;
    std::vector<IdleRank> idleRanks(Area place) const;
    // Whether the players know what stands there: everywhere but in a closed Castillo that is not remembered.
    bool seesInto(Area place) const;
    int caballerosAt(Area place, Owner owner) const; // as far as they know
    PowersKnown powersOf(Seat seat) const;           // the same of power cards
    std::vector<DiskTry> rehearsal() const;          // of the disk that is asked for
    // A search to be run on another thread, which breaks off when the flag is set; empty without aids.
    using ThreatSearch = std::function<std::vector<Threat>(const std::atomic<bool>& cancel)>;
    ThreatSearch threatSearch(Seat seat) const;
    // The same for what a computer player would do in place of who is asked; empty without aids and where nobody is.
    using AdviceSearch = std::function<Advice(const std::atomic<bool>& cancel)>;
    AdviceSearch adviceSearch() const;

    // What a computer player makes of the game that is over; empty: it is not, it was
    // played without aids, or it is not known here as it really was.
    ReviewSearch reviewSearch() const;

    // What a hand can do, as far as it begins with what is offered; nothing is worked out here that the rules of the
    // turn do not say, so it is there without aids.
    const Reach& reach() const;
    std::vector<Action> asOftenAsPossible(std::vector<Action> moves) const;
    // Nothing without aids.
    std::optional<Trial> tryOut(const std::vector<Action>& moves, Area place) const;
    std::optional<CardPreview> preview(Card card) const; // while a card is to be taken

    // What the turns of computer players were for, in their order, as far as this screen was there; none without aids.
    const std::vector<TurnReason>& reasons() const { return reasons_; }

    // What a computer player weighed before the move that brought this event, and before the last move of all; null:
    // it is not known here, or not to be told yet (a secret, or a game without aids that is not over).
    const MoveThought* thoughtOf(std::size_t event) const;
    const MoveThought* lastThought() const;

    // False: this game is played as at the table, and nothing is worked out for the players.
    bool hasAids() const { return aids_; }

    // Whether throws into the closed Castillo are remembered for the players.
    void setCastilloRemembered(bool remembered);
    // Choices before which a person is asked once more; wasteful() is what was chosen and why it is asked about.
    void setWarnings(std::set<Waste> warnings) { warnings_ = std::move(warnings); }
    // Choices of which a computer player expects at least so many points less are wasteful as well; 0: none is. What it
    // expects is computed by the runner of adviceSearch(), and holds until the next question.
    void setDoubtsFrom(int points) { doubtsFrom_ = points; }
    int doubtsFrom() const { return doubtsFrom_; }
    void setOpinion(Advice advice) { opinion_ = std::move(advice); }
    struct WastefulChoice {
        Action action;
        Waste why = Waste::PlacingLeft;
    };
    const std::optional<WastefulChoice>& wasteful() const { return wasteful_; }
    bool isInsisting() const { return insisting_; } // during chosen() for a confirmed wasteful choice
    // While chosen() tells of what belongs to the choice before; the two are taken back together.
    bool isFollowing() const { return following_; }
    // Of chooseInRow(), for who is asked.
    bool hasMore() const { return !row_.empty() && !isBetween(); }

    // For feeders.
    void setAids(bool aids); // before startGame()
    void startGame(Catalogue catalogue, QStringList names, std::vector<bool> persons);
    void setHistory(std::vector<Event> history);
    void report(const Event& event); // already as this screen may see it
    void addReason(TurnReason reason);
    void addThought(MoveThought thought); // before the first event of the move
    void show(Observation observation, std::optional<Decision> decision, std::vector<Seat> waitingFor, Seat curtainFor,
              TableOffers offers = {});
    // What the feeder knows of the game now, for what is worked out from it.
    using InsightMaker = std::function<std::shared_ptr<const Insight>(bool remembering)>;
    void setInsight(InsightMaker maker);
    // Who can give advice on a decision with these alternatives.
    using AdviceMaker = std::function<AdviceSearch(const std::vector<Action>& legal, bool remembering)>;
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
    void insist();     // on the wasteful choice; what else it wastes is asked about next
    void thinkAgain(); // about the wasteful choice
    void liftCurtain();
    void turnHand(); // the own power cards: looks at them where they are covered, and covers them again
    void undo();
    void redo();
    void resetTurn();
    void confirm();

  signals:
    void gameStarted();
    void happened(const elgrande::Event& event);
    void changed();         // observation, decision or waitingFor are new
    void wastefulChanged(); // a wasteful choice waits for insist(), or no longer
    void decisionOffered(); // a person at this screen is asked and no choice in a row answers; after changed()
    void gameOver();
    void reviewOffered(); // once the game is over reviewSearch() has one
    void presenceChanged();
    void choosing(elgrande::Seat seat); // for views: before the feeder receives the choice
    // To the feeder.
    void chosen(elgrande::Seat seat, elgrande::Action action);
    void curtainLifted();
    void handTurned();
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
    std::vector<Presence> presence_;                  // by seat; empty: the table is at this screen
    std::vector<int> rememberedCastillo() const;      // by Owner; empty: not remembered, or open anyway
    std::shared_ptr<const Insight> insight() const;   // null: there is none, or no aids
    std::shared_ptr<const Insight> knowledge() const; // the same with and without aids
    void decide(Action action);
    void tellChosen(Action action);
    void goOnInRow();
    bool isBetween() const; // another person at this screen is asked within a row, such as whether to object
    void dropWasteful();
    bool doubt(Action action);

    mutable std::optional<Reach> reach_; // of this decision
    std::vector<Action> row_;            // still to be chosen
    Seat rowSeat_ = Seat::None;
    bool begun_ = false; // something of the row has been chosen
    bool following_ = false;
    InsightMaker insightMaker_;
    AdviceMaker adviceMaker_;
    ReviewSearch reviewer_;
    std::vector<TurnReason> reasons_;
    std::vector<MoveThought> thoughts_; // in the order of the moves
    bool remembered_ = false;
    std::set<Waste> warnings_;
    std::optional<WastefulChoice> wasteful_;
    std::vector<Waste> doubts_; // what else it wastes
    bool isFarWorse(Action action) const;
    int doubtsFrom_ = 0;
    Advice opinion_;
    bool insisting_ = false;
};

} // namespace elgrande
