// A step is one pending question or one automatic deed, as plain data; the agenda is the stack of them inside State.
// The remainder of a half-done card is therefore part of the state: it is saved, copied for search, and thrown away
// by a Veto. What the fields mean is the business of the step's own file under model/steps.
#pragma once

#include "model/core/ids.h"

#include <array>
#include <cassert>

namespace elgrande {

// The verbs that every game has, so that a step may push another without knowing its file. The numbers of an
// expansion's steps follow from FirstFree, in the order in which RulesBuilder::addStep is called.
enum class StepKind : std::uint8_t {
    Flow,
    RevealCard,
    RevealKing,
    RevealHome,
    RevealStarter,
    Power,
    BeginTurns,
    Court,
    Recall,
    TakeCard,
    Turn,
    Place,
    SpecialEnd,
    VetoWindow,
    TakeVeto,
    Relocate,
    Source,
    Choice,
    Send,
    SendEach,
    EmptyCourts,
    Disk,
    DiskLoss,
    DiskEviction,
    DiskScoring,
    ScoreSet,
    ScoreChoice,
    King,
    Grande,
    Scoreboard,
    PowerBack,
    Evict,
    EndRound,
    CastilloScoring,
    CastilloEmptying,
    RegionScoring,
    FirstFree,
    None = 255
};

struct Step {
    StepKind kind = StepKind::None;
    Seat seat = Seat::None; // who carries it out; for a card's template it is filled in when the card is used
    std::uint8_t n = 0;
    std::uint8_t a = 0;
    std::uint32_t data = 0;

    friend constexpr bool operator==(Step, Step) = default;
};

class Agenda {
  public:
    static constexpr int kCapacity = 12;

    bool empty() const { return size_ == 0; }
    int size() const { return size_; }
    const Step& top() const {
        assert(size_ > 0);
        return items_[static_cast<std::size_t>(size_ - 1)];
    }
    Step& top() {
        assert(size_ > 0);
        return items_[static_cast<std::size_t>(size_ - 1)];
    }
    void push(const Step& step) {
        assert(size_ < kCapacity);
        items_[static_cast<std::size_t>(size_++)] = step;
    }
    Step pop() {
        assert(size_ > 0);
        const Step step = items_[static_cast<std::size_t>(--size_)];
        items_[static_cast<std::size_t>(size_)] = {}; // equal states have equal bytes
        return step;
    }
    const Step& operator[](int i) const { return items_[static_cast<std::size_t>(i)]; } // 0 is the bottom

    friend bool operator==(const Agenda&, const Agenda&) = default;

  private:
    std::array<Step, kCapacity> items_{};
    std::uint8_t size_ = 0;
};

} // namespace elgrande
