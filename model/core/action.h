// One small decision as a value of four bytes. The words it is written with (engine-protocol.md section 3) are in
// Rules, because an expansion adds actions of its own; see notation.h.
#pragma once

#include "model/core/ids.h"

#include <array>
#include <cassert>
#include <span>

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
    Scoreboard,   // a: Board, b: Area
    TakeBack,     // a: Power
    Evict,        // a: Area
    RevealCard,   // a: Card; by the table
    RevealRegion, // a: Area; by the table
    RevealSeat,   // a: Seat; by the table
    FirstFree
};

// What an operand of an action, an event or a step means; decides how it is written and checked.
enum class Operand : std::uint8_t { None, Number, Area, Places, Owner, Seat, Card, Power, Board, Step };

struct Action {
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

// The alternatives of one decision. Lives on the stack of whoever asks; the capacity is checked by RulesBuilder
// against the widest decision: moving any Caballero, owners x sources x targets, and `done`.
class ActionList {
  public:
    static constexpr int kCapacity = kMaxOwners * 16 * 16 + 1;

    void clear() { size_ = 0; }
    void push(Action action) {
        assert(size_ < kCapacity);
        items_[static_cast<std::size_t>(size_++)] = action;
    }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Action operator[](int i) const { return items_[static_cast<std::size_t>(i)]; }
    const Action* begin() const { return items_.data(); }
    const Action* end() const { return items_.data() + size_; }
    std::span<const Action> all() const { return {items_.data(), static_cast<std::size_t>(size_)}; }
    bool contains(Action action) const {
        for (Action each : *this)
            if (each == action) return true;
        return false;
    }

  private:
    int size_ = 0;
    std::array<Action, kCapacity> items_; // left uninitialised: only the first size_ are read
};

} // namespace elgrande
