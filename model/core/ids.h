// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The identities of the game: who decides, whose piece, which place, which card. Each is a type of its own, so that
// a seat cannot be taken for the owner of a Caballero (the black Caballeros of the Grand Inquisitor have an owner but
// no seat) and a place cannot be taken for a card. All are dense numbers; their names live in Rules.
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace elgrande {

inline constexpr int kMaxSeats = 5;
inline constexpr int kMaxOwners = 6; // the seats' and the black ones
inline constexpr int kMaxAreas = 32; // nine regions, Castillo, court, provinces and what expansions add; one AreaSet
inline constexpr int kMaxStacks = 10;
inline constexpr int kMaxPowers = 32; // distinct power cards of one seat: 13 in the base game
inline constexpr int kMaxTokens = 32; // the King, the mobile scoreboards and what the expansions add

// Who decides. Seats are numbered clockwise from 0: occupied seats come first, dummy seats may follow (Rules::dummies),
// which draw cards and have a place in the turn order, but decide nothing and score nothing.
// `Table` is the authority that answers for chance.
enum class Seat : std::uint8_t { Table = 7, None = 255 };
// Whose piece. Owner n below kMaxSeats is the colour of seat n.
enum class Owner : std::uint8_t { Black = 5, None = 255 };
// A place where Caballeros stand. The first twelve are the base game's, in the scoring bar's order (RULINGS.md 1.3).
enum class Area : std::uint8_t {
    Galicia,
    PaisVasco,
    Aragon,
    Cataluna,
    CastillaLaVieja,
    CastillaLaNueva,
    Sevilla,
    Granada,
    Valencia,
    Castillo,
    Court,
    Provinces,
    FirstFree,
    None = 255
};
// A card with an effect, in a stack or not: an index into Deck::cards. Copies of one card have numbers of their own.
enum class Card : std::uint8_t { None = 255 };
// A power card: an index into Deck::powers (not its printed value).
enum class Power : std::uint8_t { None = 255 };
// What is no Caballero, Grande or card and lies somewhere: the King, a mobile scoreboard, what the expansions add. An
// index into Rules::tokens.
enum class Token : std::uint8_t { BoardOfEight, BoardOfFour, King, FirstFree, None = 255 };

template <class Id>
constexpr std::size_t index(Id id) {
    return static_cast<std::size_t>(id);
}
// The index of a place (not None) in a row of places. Asserted in debug builds and relied on in others, where a
// compiler otherwise has to reckon with None, which lies behind every row.
constexpr std::size_t placeIndex(Area area) {
    assert(index(area) < kMaxAreas);
    if (index(area) >= kMaxAreas) __builtin_unreachable();
    return index(area);
}
constexpr Owner ownerOf(Seat seat) { return static_cast<Owner>(seat); }
constexpr Seat seatOf(Owner owner) { return index(owner) < kMaxSeats ? static_cast<Seat>(owner) : Seat::None; }
constexpr Seat seatAt(int number) { return static_cast<Seat>(number); }
constexpr Area areaAt(int number) { return static_cast<Area>(number); }

// std::popcount is a call where the processor is not known to have an instruction for it, and that is the plain x86-64.
constexpr int countBits(std::uint32_t bits) {
    bits -= (bits >> 1U) & 0x55555555U;
    bits = (bits & 0x33333333U) + ((bits >> 2U) & 0x33333333U);
    return static_cast<int>((((bits + (bits >> 4U)) & 0x0f0f0f0fU) * 0x01010101U) >> 24U);
}

// A set of up to 32 ids, iterated in ascending order.
template <class Id>
struct IdSet {
    std::uint32_t bits = 0;

    static constexpr IdSet of(Id id) { return {1U << index(id)}; }
    template <class... More>
    static constexpr IdSet of(Id id, More... more) {
        return {(1U << index(id)) | IdSet::of(more...).bits};
    }
    constexpr bool contains(Id id) const { return index(id) < 32 && ((bits >> index(id)) & 1U) != 0; }
    constexpr void insert(Id id) { bits |= 1U << index(id); }
    constexpr void erase(Id id) { bits &= ~(1U << index(id)); }
    constexpr bool empty() const { return bits == 0; }
    constexpr int size() const { return countBits(bits); }
    constexpr Id first() const { return static_cast<Id>(std::countr_zero(bits)); }

    friend constexpr IdSet operator|(IdSet a, IdSet b) { return {a.bits | b.bits}; }
    friend constexpr IdSet operator&(IdSet a, IdSet b) { return {a.bits & b.bits}; }
    friend constexpr IdSet operator-(IdSet a, IdSet b) { return {a.bits & ~b.bits}; }
    friend constexpr bool operator==(IdSet, IdSet) = default;

    struct Iterator {
        std::uint32_t rest;
        constexpr Id operator*() const { return static_cast<Id>(std::countr_zero(rest)); }
        constexpr Iterator& operator++() {
            rest &= rest - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {bits}; }
    constexpr Iterator end() const { return {0}; }
};
using SeatSet = IdSet<Seat>;
using OwnerSet = IdSet<Owner>;
using AreaSet = IdSet<Area>;
using PowerSet = IdSet<Power>;

// Where a token lies: in a place, before a seat, or beside the board.
struct Spot {
    std::uint8_t at = 255; // 0-31: the Area, 32-36: before that seat, 255: beside the board

    static constexpr Spot in(Area area) { return {static_cast<std::uint8_t>(area)}; }
    static constexpr Spot before(Seat seat) { return {static_cast<std::uint8_t>(kMaxAreas + index(seat))}; }
    static constexpr Spot aside() { return {}; }
    constexpr Area area() const { return at < kMaxAreas ? static_cast<Area>(at) : Area::None; }
    constexpr Seat seat() const {
        return at >= kMaxAreas && at != 255 ? static_cast<Seat>(at - kMaxAreas) : Seat::None;
    }
    constexpr bool isAside() const { return at == 255; }

    friend constexpr bool operator==(Spot, Spot) = default;
    friend constexpr auto operator<=>(Spot, Spot) = default; // NOLINT(modernize-use-nullptr): no pointer here
};

} // namespace elgrande
