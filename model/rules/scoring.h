// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a scoring gives and who takes part in it (RULINGS.md 1.6). The questions are in queries.h.
#pragma once

#include "model/core/event.h"
#include "model/core/ids.h"

#include <array>
#include <cassert>
#include <cstdint>

namespace elgrande {

// Points for one award; a scoring rule adds any number of them.
struct Award {
    Area place = Area::None;
    Seat seat = Seat::None;
    std::uint8_t rank = 0;
    Reason reason = Reason::Rank;
    std::int16_t points = 0;
};

// The awards of one place. Lists of several places do not exist: whoever adds places up adds points up.
class AwardList {
  public:
    static constexpr std::size_t kCapacity = 48; // every seat by rank, King, Grande, and as much again for expansions

    AwardList() {} // not defaulted: that would clear the items
    void push(const Award& award) {
        assert(size_ < kCapacity);
        items_[size_++] = award;
    }
    const Award* begin() const { return items_.data(); }
    const Award* end() const { return items_.data() + size_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }

  private:
    std::size_t size_ = 0;
    union { // keeps the items uninitialised; only the first size_ are read
        std::array<Award, kCapacity> items_;
    };
};

// For whoever is first alone in the King's region, and at home (RULINGS.md 1.6).
inline constexpr int kKingsBonus = 2;
inline constexpr int kHomeBonus = 2;

// What kind of scoring it is: a special one, of all places or of first ones only, or the general one, in which some
// effects count alone.
enum class ScoreMode : std::uint8_t { Full, FirstOnly, General };

// Who contends for a place with how many Caballeros, by owner: an owner without a seat is an invisible player who
// takes a rank, one with two seats scores for both. Effects change it before ranks are given. A byte for each owner,
// all in one word: ranks are found for all of them at once.
class Contest {
  public:
    Contest() = default;
    Contest(std::uint64_t counts, std::uint64_t seats)
        : counts_(counts)
        , seats_(seats) {}

    int count(Owner owner) const { return static_cast<int>(counts_ >> shift(owner) & 0xffU); }
    SeatSet seats(Owner owner) const { return {static_cast<std::uint32_t>(seats_ >> shift(owner) & 0xffU)}; }
    void setCount(Owner owner, int count) {
        counts_ = (counts_ & ~(0xffULL << shift(owner))) | static_cast<std::uint64_t>(count) << shift(owner);
    }
    void setSeats(Owner owner, SeatSet seats) {
        seats_ = (seats_ & ~(0xffULL << shift(owner))) | std::uint64_t{seats.bits} << shift(owner);
    }
    // The pieces of one owner count as another's.
    void merge(Owner from, Owner into) {
        setCount(into, count(into) + count(from));
        setCount(from, 0);
    }

    std::uint64_t counts() const { return counts_; }
    std::uint64_t seats() const { return seats_; }
    static constexpr unsigned shift(Owner owner) {
        if (index(owner) >= kMaxOwners) __builtin_unreachable(); // as for placeIndex()
        return static_cast<unsigned>(index(owner)) * 8U;
    }

  private:
    std::uint64_t counts_ = 0;
    std::uint64_t seats_ = 0; // bit per seat that gets the points of this owner's rank
};

} // namespace elgrande
