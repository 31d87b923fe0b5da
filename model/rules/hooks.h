// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Where expansions change what the rules answer. Every hook is a plain function, asked only when somebody has
// contributed one; the answers are found through queries.h and pieces.h, never here.
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/core/result.h"
#include "model/core/state.h"
#include "model/rules/scoring.h"

#include <vector>

namespace elgrande {

struct Rules;
class Rng;

// Some hooks have something to say only while a token that shows it lies on the board or before a seat, and most of a
// game it does not: they name the token and are not called before. None: always.
inline bool isShown(const State& state, Token token) {
    return token == Token::None || !state.token[index(token)].isAside();
}

// How Caballeros come from one place to another.
enum class How : std::uint8_t {
    Setup,    // before the first round
    Fill,     // provinces to court
    Recall,   // from the board to the court, because the provinces ran out
    Place,    // court to board
    Relocate, // by an action that moves pieces on the board
    SendBack, // to the provinces
    Disk,     // where a secret disk says
    Evict,    // out of a region that has to be left
    Own       // an expansion's own way
};
inline constexpr std::size_t kHows = static_cast<std::size_t>(How::Own) + 1;

// A movement that is made or could be made: who moves whose piece, and how.
struct Manner {
    Owner owner = Owner::None;
    Seat by = Seat::None; // who decides about it
    How how = How::Own;
    Area from = Area::None; // where it stands; None: not asked, the answer is for any place
};

// The seat moves one of its own colour.
constexpr Manner ownOf(Seat seat, How how = How::Own, Area from = Area::None) {
    return {ownerOf(seat), seat, how, from};
}

// A movement that is made: all of `count` together.
struct Transfer {
    Manner manner;
    Area from = Area::None;
    Area to = Area::None;
    int count = 1;
};

// What is forbidden where. The King's region is the first of all bans; the others are asked for the same things, and
// legality, the reason that is given and the shading of the board all come from here.
struct Ban {
    enum On : std::uint8_t { CaballerosIn = 1, CaballerosOut = 2, Grandes = 4, Scoreboards = 8, Everything = 15 };
    std::uint8_t on = Everything;
    // For Grandes and Scoreboards only `by` of the manner is set. Null: always all of the `places`; otherwise some of
    // them.
    AreaSet (*areas)(const Rules&, const State&, const Manner&) = nullptr;
    Refusal why = Refusal::KingsRegion;
    AreaSet places{~0U};
    OwnerSet owners{~0U};     // of whose Caballeros it holds
    std::uint32_t hows = ~0U; // for which ways of moving, a bit each: bans are asked so often that a call is spared
    bool others = false;      // only for pieces of an owner other than the mover
    bool bySource = false;    // of those that come: depends on where they stand (Manner::from)
    AreaSet sources{~0U};     // bySource: holds only for those that stand there
    Token shownBy = Token::None;

    static constexpr std::uint32_t bitOf(How how) { return 1U << static_cast<unsigned>(how); }
    bool concerns(On what, const Manner& manner) const {
        return (on & what) != 0 && ((hows >> static_cast<unsigned>(manner.how)) & 1U) != 0 &&
               (owners == OwnerSet{~0U} || owners.contains(manner.owner)) &&
               (!others || seatOf(manner.owner) != manner.by);
    }
    // The same for what BansByHow holds, where it is known what they are about; the manner has an owner.
    bool concerns(const Manner& manner) const {
        return owners.contains(manner.owner) && (!others || seatOf(manner.owner) != manner.by);
    }
    bool isFrom(Area source) const { return sources == AreaSet{~0U} || sources.contains(source); }
    AreaSet in(const Rules& rules, const State& state, const Manner& manner) const {
        if (!isShown(state, shownBy) || (bySource && !isFrom(manner.from))) return {};
        return areas == nullptr ? places : areas(rules, state, manner);
    }
};

// Bans of one kind by how Caballeros move, so that a question about one way of moving asks only those that hold for it.
class BansByHow {
  public:
    void add(const Ban& ban) {
        for (std::size_t how = 0; how < kHows; ++how)
            if ((ban.hows >> how & 1U) != 0) bans_[how].push_back(ban);
    }
    const std::vector<Ban>& of(How how) const { return bans_[static_cast<std::size_t>(how)]; }

  private:
    std::array<std::vector<Ban>, kHows> bans_;
};

// Bans of Caballeros that hold whatever the state is, added up once by whose they are, how they move and whether it is
// their own seat that moves them: during a game only those that change are asked.
class FixedBans {
  public:
    void add(const Ban& ban);
    AreaSet in(Ban::On what, const Manner& manner) const {
        assert(index(manner.owner) < kMaxOwners);
        const std::size_t others = seatOf(manner.owner) != manner.by ? 1 : 0;
        return sets_[what == Ban::CaballerosOut ? 1 : 0][others][static_cast<std::size_t>(manner.how)]
                    [index(manner.owner)];
    }

  private:
    using ByOwner = std::array<AreaSet, kMaxOwners>;
    std::array<std::array<std::array<ByOwner, kHows>, 2>, 2> sets_{}; // in, out; own, others
};

// May split a transfer or redirect parts of it. Filled with the replacement, or with the transfer unchanged.
class TransferList {
  public:
    void push(const Transfer& transfer) {
        assert(size_ < items_.size());
        items_[size_++] = transfer;
    }
    bool empty() const { return size_ == 0; }
    const Transfer* begin() const { return items_.data(); }
    const Transfer* end() const { return items_.data() + size_; }
    Transfer* begin() { return items_.data(); }
    Transfer* end() { return items_.data() + size_; }

    TransferList() {} // not defaulted: that would fill the items

  private:
    union { // not filled before they are pushed
        std::array<Transfer, 4> items_;
    };
    std::size_t size_ = 0;
};
using RedirectHook = void (*)(const Rules&, const State&, const Transfer&, TransferList&);
struct Redirect {
    RedirectHook hook = nullptr;
    AreaSet to; // asked of those that go there
};
// Pieces have arrived; may give points and push a step, which then comes before what the mover has still to do. One
// step of each hook at a time: where several arrive at once, it asks whether its step is waiting already (isWaiting).
using ArrivalHook = void (*)(const Rules&, State&, const Transfer&, EventSink*);
struct Arrival {
    ArrivalHook hook = nullptr;
    AreaSet at;   // told of those that come there,
    AreaSet from; // and of those that come from there
};

// Owners that a seat commands beside its own colour.
using CommandHook = OwnerSet (*)(const Rules&, const State&, Seat);
// The seat that controls the pieces of an owner without a seat; None: none.
using MasterHook = Seat (*)(const Rules&, const State&);
struct Master {
    Owner owner = Owner::None;
    MasterHook who = nullptr; // null: the seat that holds the token
    Token token = Token::None;

    Seat seat(const Rules& rules, const State& state) const {
        return who != nullptr ? who(rules, state) : state.token[index(token)].seat();
    }
};
// Changes the numbers with which owners contend; pieces of served owners already count as their master's.
using ContestHook = void (*)(const Rules&, const State&, Area, ScoreMode, Contest&);
using ScoringRule = void (*)(const Rules&, const State&, Area, ScoreMode, AwardList&);
struct ScoringHook {
    ScoringRule rule = nullptr;
    AreaSet places{~0U}; // for which it is asked
};
// Places that the general scoring leaves out.
using UnscoredHook = AreaSet (*)(const Rules&, const State&);
// Further places for Caballeros from the court.
using PlacingHook = AreaSet (*)(const Rules&, const State&, Seat);
// A part of a place that is not printed there, as a table that is laid now here, now there: of whatever place the token
// lies in.
struct LoosePart {
    Area part = Area::None;
    Token token = Token::None;
};
using NeighbourHook = AreaSet (*)(const Rules&, const State&, Area, AreaSet printed);
struct Route {
    NeighbourHook hook = nullptr;
    Token shownBy = Token::None;
};
// Power cards that nobody may play now, beside those that have been played this round.
using BlockHook = std::uint32_t (*)(const Rules&, const State&);

// Another piece plays the King's part: where it stands, which is nowhere or a place where the King may stand, and how
// it is moved when the King would be (false: it is the King himself).
struct KingHook {
    Token shownBy = Token::None;
    Area (*where)(const Rules&, const State&, Area king) = nullptr;
    bool (*move)(const Rules&, State&, Area to, Seat by, EventSink*) = nullptr;
};

using ConcealHook = void (*)(const Rules&, State&, Seat viewer);        // blanks what `viewer` may not know
using ResampleHook = void (*)(const Rules&, State&, Seat viewer, Rng&); // fills the blanks at random
// Null: in order; else what is wrong, marked with QT_TRANSLATE_NOOP("elgrande::errors", …) for the translators.
using CheckHook = const char* (*)(const Rules&, const State&);
// What the things of an expansion are worth to a seat, in points, for agents that judge a position.
using WorthHook = double (*)(const Rules&, const State&, Seat);

struct Hooks {
    std::vector<Ban> bans; // without the King's region
    FixedBans fixed;       // those of them that never change, and the others
    BansByHow closing;     // for Caballeros that come from anywhere,
    BansByHow bySource;    // for those that come, by where they stand,
    BansByHow holding;     // and for those that leave
    AreaSet heard;         // places with an arrival hook or a redirection,
    AreaSet heardFrom;     // and places with a departure hook
    std::vector<Redirect> redirects;
    std::vector<Arrival> arrivals;
    std::vector<CommandHook> commands;
    std::vector<Master> masters;
    std::vector<ContestHook> contests;
    std::vector<ScoringHook> scoring;
    std::vector<UnscoredHook> unscored;
    std::vector<PlacingHook> placing;
    std::vector<LoosePart> parts;
    std::vector<Route> neighbours;
    std::vector<KingHook> king;
    std::vector<BlockHook> blocked;
    std::vector<Step> beforeScoring; // come before a special scoring (by the seat that brings it about) and the general
    std::vector<ConcealHook> conceal;
    std::vector<ResampleHook> resample;
    // "The position is impossible: …"; asked after every move in debug builds and for every loaded position.
    std::vector<CheckHook> checks;
    // "The position's agenda …", about the point of the round; asked for loaded positions only.
    std::vector<CheckHook> moments;
    std::vector<WorthHook> worth;
};

} // namespace elgrande
