// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A step is one pending question or one automatic deed, as plain data; the agenda is the stack of them inside State.
// The remainder of a half-done card is therefore part of the state: it is saved, copied for search, and thrown away
// by a Veto. What the fields mean is the business of the step's own file under model/steps.
#pragma once

#include "model/core/ids.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

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
    ScoreChosen,
    OpenDisks,
    FirstFree,
    None = 255
};

struct alignas(8) Step { // one word
    StepKind kind = StepKind::None;
    Seat seat = Seat::None; // who carries it out; for a card's template it is filled in when the card is used
    std::uint8_t n = 0;
    std::uint8_t a = 0;
    std::uint32_t data = 0;

    // The same, carried out by that seat. Done in the word: put together from its bytes it takes three times as long.
    constexpr Step as(Seat other) const {
        static_assert(std::endian::native == std::endian::little);
        const std::uint64_t rest = std::bit_cast<std::uint64_t>(*this) & ~0xff00ULL;
        return std::bit_cast<Step>(rest | static_cast<std::uint64_t>(other) << 8U);
    }

    friend constexpr bool operator==(Step, Step) = default;
};

// A step as rows and the round write it: whose it is is filled in when it comes on the agenda.
constexpr Step stepOf(StepKind kind, int n = 0, int a = 0) {
    return {kind, Seat::None, static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(a), 0};
}

class Agenda {
  public:
    static constexpr int kCapacity = 16;

    bool empty() const { return size_ == 0; }
    int size() const { return static_cast<int>(size_); }
    const Step& top() const {
        assert(size_ > 0);
        return steps_[size_ - 1];
    }
    const Step& operator[](int i) const { return steps_[static_cast<std::size_t>(i)]; } // 0 is the bottom
    void push(Step step) {
        assert(size_ < kCapacity);
        write(size_++, step);
    }
    // Several at once, the last one on top.
    void pushAll(const Step* steps, std::size_t count) {
        assert(size_ + count <= kCapacity);
        for (std::size_t i = 0; i < count; ++i) write(size_ + i, steps[i]);
        size_ += static_cast<std::uint32_t>(count);
    }
    // The same, all carried out by that seat.
    void pushAllAs(const Step* steps, std::size_t count, Seat seat) {
        assert(size_ + count <= kCapacity);
        for (std::size_t i = 0; i < count; ++i) write(size_ + i, steps[i].as(seat));
        size_ += static_cast<std::uint32_t>(count);
    }
    // As whose steps those from the n-th on lie there.
    void setSeats(std::size_t n, Seat seat) {
        for (std::size_t i = n; i < size_; ++i) steps_[i].seat = seat;
    }
    // Below those from the n-th on.
    void insert(int n, Step step) {
        assert(n >= 0 && n <= size());
        push(step);
        for (int i = size() - 1; i > n; --i)
            std::swap(steps_[static_cast<std::size_t>(i)], steps_[static_cast<std::size_t>(i - 1)]);
    }
    Step pop() {
        assert(size_ > 0);
        const Step step = steps_[--size_];
        write(size_, {}); // equal states have equal bytes
        return step;
    }

    friend bool operator==(const Agenda&, const Agenda&) = default;

  private:
    // As one word, because it is read as one when it is popped: a word that has been written in bytes has to be waited
    // for.
    void write(std::size_t at, Step step) {
        const auto word = std::bit_cast<std::uint64_t>(step);
        std::memcpy(static_cast<void*>(&steps_[at]), &word, sizeof word);
    }

    std::array<Step, kCapacity> steps_{};
    std::uint32_t size_ = 0;
};

} // namespace elgrande
