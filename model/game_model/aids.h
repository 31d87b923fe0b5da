// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the program works out for the players from what their screen knows (model/observe/insight.h). A table without
// aids gives nothing, and a closed Castillo counts only when it is remembered.
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/observe/advice_facts.h"
#include "model/observe/insight_facts.h"
#include "model/observe/observation.h"
#include "model/observe/reach.h"
#include "model/observe/review_facts.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace elgrande {

class Insight;

// Searches to be run on another thread, which break off when the flag is set.
using ThreatSearch = std::function<std::vector<Threat>(const std::atomic<bool>& cancel)>;
using AdviceSearch = std::function<Advice(const std::atomic<bool>& cancel)>;
// Nothing: what was weighed then cannot be worked out any more.
using ThoughtSearch = std::function<std::optional<MoveThought>(const std::atomic<bool>& cancel)>;
using ThoughtMaker = std::function<ThoughtSearch(std::size_t event)>;
// What the feeder of a GameModel knows of the game now.
using InsightMaker = std::function<std::shared_ptr<const Insight>(bool remembering)>;
// Who can give advice on a decision with these alternatives.
using AdviceMaker = std::function<AdviceSearch(const std::vector<Action>& legal, bool remembering)>;

class Aids {
  public:
    // Of the game that is shown; what they refer to changes with it.
    Aids(const Observation& observation, const std::vector<Event>& history, const std::optional<Decision>& decision)
        : observation_(observation)
        , history_(history)
        , decision_(decision) {}

    bool areOn() const { return on_; } // false: this game is played as at the table

    std::vector<AwardLine> ifScoredNow(Area place) const;
    std::vector<AwardLine> inGeneralScoring(Area place) const;
    std::vector<Standing> standings(Area place) const;
    int idleIn(Area place) const;
    // Whether the players know what stands there: everywhere but in a closed Castillo that is not remembered.
    bool seesInto(Area place) const;
    int caballerosAt(Area place, Owner owner) const; // as far as they know
    PowersKnown powersOf(Seat seat) const;           // the same of power cards
    std::vector<DiskTry> rehearsal() const;          // of the disk that is asked for
    std::optional<Trial> tryOut(const std::vector<Action>& moves, Area place) const;
    std::optional<CardPreview> preview(Card card) const; // while a card is to be taken
    std::vector<Waste> wastesOf(Action action) const;

    // Empty where there is nothing to look for.
    ThreatSearch threatSearch(Seat seat) const;
    AdviceSearch adviceSearch() const; // what a computer player would do in place of who is asked
    // What a computer player makes of the game that is over, if it is known here as it really was.
    ReviewSearch reviewSearch() const;

    // What a hand can do, as far as it begins with what is offered; nothing is worked out here that the rules of the
    // turn do not say, so it is there without aids.
    const Reach& reach() const;
    std::vector<Action> asOftenAsPossible(std::vector<Action> moves) const;

    // What the turns of computer players were for, in their order, as far as this screen was there.
    const std::vector<TurnReason>& reasons() const { return reasons_; }
    // What a computer player weighed before the move that brought this event, and before the last move of all; null:
    // it is not known here, or not to be told yet (a secret, or a game without aids that is not over).
    const MoveThought* thoughtOf(std::size_t event) const;
    const MoveThought* lastThought() const;
    // Of a thought without moves, which has to be worked out first; empty where nobody can do that.
    ThoughtSearch thoughtSearch(std::size_t event) const;

    // For the GameModel.
    void setOn(bool on) { on_ = on; }
    bool setRemembering(bool remembering); // true: that is new
    void setInsight(InsightMaker maker) { insightMaker_ = std::move(maker); }
    void setAdviser(AdviceMaker maker) { adviceMaker_ = std::move(maker); }
    void setReviewer(ReviewSearch reviewer) { reviewer_ = std::move(reviewer); }
    void addReason(TurnReason reason);
    void setThinker(ThoughtMaker maker) { thoughtMaker_ = std::move(maker); }
    void addThought(MoveThought thought); // in place of one of the same move
    void beginGame();
    void endGame();
    void forgetDecision() { reach_.reset(); }
    void forgetLater(std::size_t events); // than the first so many

  private:
    std::vector<int> rememberedCastillo() const;      // by Owner; empty: not remembered, or open anyway
    std::shared_ptr<const Insight> insight() const;   // null: there is none, or no aids
    std::shared_ptr<const Insight> knowledge() const; // the same with and without aids

    const Observation& observation_;
    const std::vector<Event>& history_;
    const std::optional<Decision>& decision_;
    bool on_ = true;
    bool remembering_ = false;
    mutable std::optional<Reach> reach_; // of this decision
    InsightMaker insightMaker_;
    AdviceMaker adviceMaker_;
    ReviewSearch reviewer_;
    ThoughtMaker thoughtMaker_;
    std::vector<TurnReason> reasons_;
    std::vector<MoveThought> thoughts_; // in the order of the moves
};

} // namespace elgrande
