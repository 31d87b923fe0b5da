// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/rehearsal.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace elgrande {

namespace {

constexpr int kMostGuesses = 729; // all that three others with nine places each may choose

using SeatPoints = std::array<int, kMaxSeats>;

// What the others choose, by the number of the guess: its digits are their choices, so all numbers are all
// combinations. Where those are too many, the last choices follow from the others as a checksum does: then every
// choice, and all pairs and triples of them, come equally often all the same, and hardly any mean is another one for
// that.
class Guesses {
  public:
    void add(int choices) { choices_.push_back(choices); }
    void limit() {
        free_ = choices_.size();
        double all = std::accumulate(choices_.begin(), choices_.end(), 1.0, std::multiplies<>());
        while (all > kMostGuesses) all /= choices_[--free_];
        count_ = static_cast<int>(std::lround(all));
    }
    int count() const { return count_; }
    std::vector<int> choicesOf(int guess) const {
        std::vector<int> choices;
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            int number = guess;
            if (i >= free_) {
                number = 0;
                for (std::size_t of = 0; of < free_; ++of)
                    number += choices[of] * static_cast<int>(1 + of * (i - free_));
            }
            choices.push_back(number % choices_[i]);
            if (i < free_) guess /= choices_[i];
        }
        return choices;
    }

  private:
    std::vector<int> choices_; // how many there are, by disk
    std::size_t free_ = 0;     // so many do not follow from the others
    int count_ = 1;
};

// The choices of one guess in the order in which they are asked for, and by chance what else turns out to be asked.
class Chooser {
  public:
    Chooser(std::vector<int> choices, int guess)
        : choices_(std::move(choices))
        , rng_(static_cast<std::uint64_t>(guess) + 1) {}

    Rng& rng() { return rng_; }
    int choose(int among) {
        asked_.push_back(among);
        return asked_.size() <= choices_.size() ? choices_[asked_.size() - 1] % among : rng_.below(among);
    }
    const std::vector<int>& asked() const { return asked_; }

  private:
    std::vector<int> choices_;
    std::vector<int> asked_; // how many there were to choose from
    Rng rng_;
};

// Points given since the question, until the turn in which it is asked is over. Those of a Castillo into which nobody
// sees are left out: without the others' Caballeros they would be wrong.
class PointCounter final : public EventSink {
  public:
    explicit PointCounter(bool seesCastillo)
        : sees_(seesCastillo) {}

    void add(const Event& event) override {
        over_ = over_ || event.kind == EventKind::TurnPassed;
        castillo_ = castillo_ || (!over_ && event.kind == EventKind::PlaceScored && event.to == Area::Castillo) ||
                    event.kind == EventKind::CastilloEmptied;
        if (over_ || event.kind != EventKind::Points || event.seat == Seat::None) return;
        if (sees_ || event.to != Area::Castillo) points_[index(event.seat)] += event.number;
        some_ = true;
    }
    bool some() const { return some_; }
    bool over() const { return over_; }
    bool castillo() const { return castillo_; } // its inside counted
    const SeatPoints& points() const { return points_; }

  private:
    bool sees_;
    SeatPoints points_{};
    bool some_ = false;
    bool over_ = false;
    bool castillo_ = false;
};

SeatPoints pointsOnTheMap(const Rules& rules, const State& state, bool seesCastillo) {
    SeatPoints points{};
    for (Area area : rules.map.scoringOrder) {
        if (area == Area::Castillo && !seesCastillo) continue;
        const SeatPoints here = pointsIn(rules, state, area);
        for (std::size_t i = 0; i < points.size(); ++i) points[i] += here[i];
    }
    return points;
}

// How one guess ends.
struct Outcome {
    SeatPoints given{}; // in scorings
    SeatPoints onMap{}; // what the places would give afterwards, if nothing has been scored
    bool scored = false;
    bool castillo = false; // its inside counted
};

// Answers that change nothing about the points: the others' disks, no Veto, the order of several scorings; and what may
// be done before it is scored is left.
std::optional<Action> answerFor(const State& state, const ActionList& legal, Chooser& chooser) {
    if (legal[0].kind == ActionKind::Disk) return legal[chooser.choose(legal.size())];
    if (legal.contains(act(ActionKind::Allow))) return act(ActionKind::Allow);
    if (asksForOrderOnly(state)) return legal[0];
    if (legal.contains(act(ActionKind::Done))) return act(ActionKind::Done);
    return {};
}

// A truth that the seat cannot tell from others, with the disks that are set already chosen anew.
State imagined(const Rules& rules, const InformationState& known, bool castillo, Chooser& chooser) {
    State state = known.sample(rules, chooser.rng());
    for (Seat other : known.hiddenDisks()) {
        if (state.disk[index(other)] == Area::None) continue;
        AreaSet open = diskChoices(rules, state, diskQuestion(rules, state), other);
        for (int before = chooser.choose(open.size()); before > 0; --before) open.erase(open.first());
        state.disk[index(other)] = open.first();
    }
    if (!castillo) forgetCastillo(rules, state, known.seat());
    return state;
}

Outcome outcomeOf(const Rules& rules, const State& from, Seat me, Action action, bool castillo, Chooser& chooser) {
    State state = from;
    PointCounter counter(castillo);
    ActionList legal;
    Seat next = play(rules, state, {me, action}, legal, &counter);
    while (next != Seat::None && next != Seat::Table && !counter.over()) {
        const auto answer = answerFor(state, legal, chooser);
        if (!answer) break;
        next = play(rules, state, {next, *answer}, legal, &counter);
    }
    const SeatPoints onMap = counter.some() ? SeatPoints{} : pointsOnTheMap(rules, state, castillo);
    return {counter.points(), onMap, counter.some(), counter.castillo()};
}

// The first way to the end shows what is asked on it.
Guesses guessesAt(const Rules& rules, const InformationState& known, bool castillo, Action action) {
    Chooser first({}, 0);
    const State state = imagined(rules, known, castillo, first);
    outcomeOf(rules, state, known.seat(), action, castillo, first);
    Guesses guesses;
    for (const int among : first.asked()) guesses.add(among);
    guesses.limit();
    return guesses;
}

// Sums at first, so that means of whole numbers are exact.
void add(DiskTry& tried, const Rules& rules, const SeatPoints& points, Seat me) {
    int best = 0;
    for (Seat seat : rules.seats())
        if (seat != me) best = std::max(best, points[index(seat)]);
    const int mine = points[index(me)];
    tried.least = std::min(tried.least, mine);
    tried.most = std::max(tried.most, mine);
    tried.mean += mine;
    tried.lead += mine - best;
}

} // namespace

std::vector<DiskTry> rehearseDisk(const Rules& rules, const InformationState& known, bool castillo) {
    const Seat me = known.seat();
    ActionList legal;
    if (me == Seat::None) return {};
    legalActions(rules, known.known(), me, legal);
    if (legal.empty() || legal[0].kind != ActionKind::Disk) return {};
    const Guesses guesses = guessesAt(rules, known, castillo, legal[0]);
    std::vector<Outcome> outcomes; // for each guess, of each place
    bool scored = false;
    for (int guess = 0; guess < guesses.count(); ++guess) {
        Chooser chooser(guesses.choicesOf(guess), guess);
        const State state = imagined(rules, known, castillo, chooser);
        for (Action action : legal) {
            Chooser same = chooser;
            outcomes.push_back(outcomeOf(rules, state, me, action, castillo, same));
            scored = scored || outcomes.back().scored;
        }
    }
    std::vector<DiskTry> tries;
    for (Action action : legal) tries.push_back({action, std::numeric_limits<int>::max(), 0, 0, 0, scored, false});
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        DiskTry& tried = tries[i % tries.size()];
        tried.partial = tried.partial || (outcomes[i].castillo && !castillo);
        add(tried, rules, scored ? outcomes[i].given : outcomes[i].onMap, me);
    }
    for (DiskTry& tried : tries) {
        tried.mean /= guesses.count();
        tried.lead /= guesses.count();
    }
    const bool blind = std::all_of(tries.begin(), tries.end(), [&tries](const DiskTry& each) {
        return each.partial && each.least == tries[0].least && each.most == tries[0].most && each.lead == tries[0].lead;
    });
    return blind ? std::vector<DiskTry>{} : tries;
}

} // namespace elgrande
