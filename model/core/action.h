// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One small decision as a value of four bytes. The words it is written with (engine-protocol.md section 3) are in
// Rules, because an expansion adds actions of its own; see notation.h.
#pragma once

#include "model/core/ids.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <iterator>

namespace elgrande {

// The base game's actions. An expansion's actions follow from FirstFree in the order in which they are registered.
enum class ActionKind : std::uint8_t {
    Power,        // a: Power
    Court,        // a: how many
    Recall,       // a: Area
    TakeCard,     // a: Card
    Place,        // begin placing
    Special,      // begin the special action
    End,          // end the turn
    Done,         // end an optional run of steps
    Caballero,    // a: Area
    Veto,         //
    Allow,        //
    AllowAll,     //
    Relocate,     // a: Owner, b: from, c: to
    From,         // a: Area
    Option,       // a: number from 1
    Send,         // a: Owner, b: Area
    Disk,         // a: Area
    Score,        // a: Area
    King,         // a: Area
    KingStay,     //
    Grande,       // a: Area
    Scoreboard,   // a: Token, b: Area
    TakeBack,     // a: Power
    Evict,        // a: Area
    RevealCard,   // a: Card; by the table
    RevealRegion, // a: Area; by the table
    RevealSeat,   // a: Seat; by the table
    Use,          // a: Card; begin its special action where several cards lie before the seat
    RevealPower,  // a: Power; by the table
    FirstFree
};

// What an operand of an action, an event or a step means; decides how it is written and checked.
enum class Operand : std::uint8_t { None, Number, Area, Places, Owner, Seat, Card, Power, Token, Step };

struct alignas(4) Action { // passed in registers as one word
    ActionKind kind = ActionKind::Done;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;

    friend constexpr bool operator==(Action, Action) = default;
};

template <class A = int, class B = int, class C = int>
constexpr Action act(ActionKind kind, A a = {}, B b = {}, C c = {}) {
    return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
}

struct Move {
    Seat seat = Seat::None;
    Action action;

    friend constexpr bool operator==(Move, Move) = default;
};

// The action as one number, kind in the lowest byte: how lists keep it, because bytes that are written one by one and
// read as a word, or the other way round, cost more than all the rest; and a step whose action waits for a Veto.
constexpr std::uint32_t packed(Action action) { return std::bit_cast<std::uint32_t>(action); }
constexpr Action unpacked(std::uint32_t word) {
    static_assert(std::endian::native == std::endian::little);
    return std::bit_cast<Action>(word);
}

namespace detail {

// Where the bits of each byte are, the lowest first; behind them the lowest again. As wide as the words of a list, so
// that eight of them are made with a few instructions.
struct BitsOfBytes {
    struct alignas(32) Places : std::array<std::uint32_t, 8> {};
    std::array<Places, 256> places{};
    std::array<std::uint8_t, 256> size{};
};

consteval BitsOfBytes bitsOfBytes() {
    BitsOfBytes all;
    for (std::size_t byte = 1; byte < all.size.size(); ++byte) {
        all.places[byte].fill(static_cast<std::uint32_t>(std::countr_zero(byte)));
        for (std::uint32_t place = 0; place < 8; ++place)
            if (((byte >> place) & 1U) != 0) all.places[byte][all.size[byte]++] = place;
    }
    return all;
}

inline constexpr BitsOfBytes kBits = bitsOfBytes();

} // namespace detail

// The alternatives of one decision. Lives on the stack of whoever asks and is not cleared, because it is made anew for
// every step of a search; the capacity is checked by RulesBuilder against the widest decision: moving any Caballero,
// owners x sources x targets, and `done`.
class ActionList {
  public:
    static constexpr int kCapacity = 4096;

    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Action;
        using difference_type = std::ptrdiff_t;
        using pointer = const Action*;
        using reference = Action;

        Iterator() = default;
        explicit Iterator(const std::uint32_t* at)
            : at_(at) {}
        Action operator*() const { return unpacked(*at_); }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) { return Iterator(at_++); }
        friend bool operator==(Iterator, Iterator) = default;

      private:
        const std::uint32_t* at_ = nullptr;
    };

    ActionList() {} // not defaulted: that would clear the words
    ActionList(const ActionList& other)
        : size_(other.size_) {
        std::copy_n(other.words_.begin(), size_, words_.begin());
    }
    ActionList& operator=(const ActionList& other) {
        size_ = other.size_;
        std::copy_n(other.words_.begin(), size_, words_.begin());
        return *this;
    }

    void clear() { size_ = 0; }
    void push(Action action) {
        assert(size_ < kCapacity);
        words_[static_cast<std::size_t>(size_++)] = packed(action);
    }
    // Branch-free: the word is always stored, and the size grows only if `condition` holds, because a branch on an
    // unpredictable condition is mispredicted.
    void pushIf(bool condition, Action action) {
        assert(size_ < kCapacity);
        words_[static_cast<std::size_t>(size_)] = packed(action);
        size_ += condition ? 1 : 0;
    }
    // One action for each id of the set, which goes into this operand (0 in `action`). Eight are written for each byte
    // of the set, without a branch for each bit, for the same reason; what is behind the last one is not counted.
    template <class Id>
    void pushEach(Action action, std::uint8_t Action::*operand, IdSet<Id> set) {
        const unsigned shift = operand == &Action::a ? 8 : operand == &Action::b ? 16 : 24;
        std::uint32_t word = packed(action);
        std::uint32_t* next = words_.data() + size_;
        for (std::uint32_t rest = set.bits; rest != 0; rest >>= 8U, word += 8U << shift) {
            const auto places = detail::kBits.places[rest & 0xffU]; // a copy: what is written may not lie in it
            for (std::size_t i = 0; i < 8; ++i) next[i] = word + (places[i] << shift);
            next += detail::kBits.size[rest & 0xffU];
        }
        size_ = static_cast<int>(next - words_.data());
        assert(size_ <= kCapacity);
    }
    // One action for each bit that is set, with the entry of `table` that stands there as its first operand.
    template <class Id>
    void pushEachOf(ActionKind kind, const Id* table, std::uint32_t bits) {
        std::uint32_t* next = words_.data() + size_;
        for (; bits != 0; bits >>= 8U, table += 8) {
            const int count = detail::kBits.size[bits & 0xffU];
            if (count == 0) continue; // the table may have no entry here
            const auto& places = detail::kBits.places[bits & 0xffU];
            for (std::size_t i = 0; i < 8; ++i) next[i] = packed(act(kind, table[places[i]]));
            next += count;
        }
        size_ = static_cast<int>(next - words_.data());
        assert(size_ <= kCapacity);
    }
    // One action for each number from 0 to `last` as its first operand.
    void pushNumbers(ActionKind kind, int last) {
        assert(size_ + last < kCapacity);
        std::uint32_t* next = words_.data() + size_;
        for (int number = 0; number <= last; number += 8)
            for (int i = 0; i < 8; ++i) *next++ = packed(act(kind, number + i));
        size_ += last + 1;
    }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Action operator[](int i) const { return unpacked(words_[static_cast<std::size_t>(i)]); }
    Iterator begin() const { return Iterator(words_.data()); }
    Iterator end() const { return Iterator(words_.data() + size_); }
    bool contains(Action action) const {
        const std::uint32_t* const last = words_.data() + size_;
        return std::find(words_.data(), last, packed(action)) != last;
    }

  private:
    int size_ = 0;
    union { // keeps the words uninitialised; only the first size_ are read
        std::array<std::uint32_t, kCapacity + 8> words_;
    };
};

} // namespace elgrande
