// The identities of the game: who decides, whose piece, which place, which card. Each is a type of its own, so that
// a seat cannot be taken for the owner of a Caballero (the black Caballeros of the Grand Inquisitor have an owner but
// no seat) and a place cannot be taken for a card. All are dense numbers; their names live in Rules.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace elgrande {

inline constexpr int kMaxSeats = 5;
inline constexpr int kMaxOwners = 8; // seats, black, dummy and one to spare; a row of counts is one 64-bit word
inline constexpr int kMaxAreas = 20; // nine regions, Castillo, court, provinces and what the expansions add
inline constexpr int kMaxStacks = 8;
inline constexpr int kMaxPowers =
    32;                              // distinct power cards of one seat: 13 in the base game, 31 in Intrigue & the King
inline constexpr int kMaxBoards = 4; // mobile scoreboards

// Who decides. Seats are numbered clockwise from 0; `Table` is the authority that reveals cards.
enum class Seat : std::uint8_t { Table = 7, None = 255 };
// Whose piece. Owner n below kMaxSeats is the colour of seat n.
enum class Owner : std::uint8_t { Black = 5, Dummy = 6, None = 255 };
// A place where pieces stand. The first twelve are the base game's, in the order of the scoring bar (facts.md 1.3).
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
// An action card: an index into Rules::cards. Copies of one card have numbers of their own.
enum class Card : std::uint8_t { None = 255 };
// A power card: an index into Rules::powers (not its printed value).
enum class Power : std::uint8_t { None = 255 };
// A mobile scoreboard: an index into Rules::boards.
enum class Board : std::uint8_t { None = 255 };

template <class Id>
constexpr std::size_t index(Id id) {
    return static_cast<std::size_t>(id);
}
constexpr Owner ownerOf(Seat seat) { return static_cast<Owner>(seat); }
constexpr Seat seatOf(Owner owner) { return index(owner) < kMaxSeats ? static_cast<Seat>(owner) : Seat::None; }
constexpr Seat seatAt(int number) { return static_cast<Seat>(number); }
constexpr Area areaAt(int number) { return static_cast<Area>(number); }

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
    constexpr int size() const { return std::popcount(bits); }
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
using AreaSet = IdSet<Area>;
using PowerSet = IdSet<Power>;
using BoardSet = IdSet<Board>;

} // namespace elgrande
