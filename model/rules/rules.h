// The immutable rules of one game: base, editions' rulings and expansions put together by RulesBuilder, shared by all
// states. Public data for speed and plainness; nobody gets a mutable Rules after build().
#pragma once

#include "model/core/decision.h"
#include "model/core/event.h"
#include "model/core/state.h"
#include "model/core/step.h"
#include "model/observe/catalogue.h"
#include "model/rules/setup.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace elgrande {

struct Rules;
class Rng;

// The four functions of a verb (design.md section 4). `legal` null: the step runs by itself when it comes on top.
struct StepRules {
    const char* id;       // name in positions, unique
    const char* decision; // kind of the decision (engine-protocol.md section 3); null for steps without a question

    // Who answers; an empty set makes the step run as if it had no question.
    SeatSet (*actors)(const Rules&, const State&, const Step&) = nullptr;
    void (*legal)(const Rules&, const State&, const Step&, Seat, ActionList&) = nullptr;
    // The step has been popped; it pushes its own remainder.
    void (*apply)(const Rules&, State&, Step, Move, EventSink*) = nullptr;
    void (*run)(const Rules&, State&, Step, EventSink*) = nullptr;
    // Could the step change anything? Null: always. Asked before a special action is offered.
    bool (*possible)(const Rules&, const State&, const Step&) = nullptr;
    // Why the rest is not offered, and what the prompt has to know. Never on the hot path.
    void (*explain)(const Rules&, const State&, const Step&, Seat, Decision&) = nullptr;

    Operand a = Operand::None;    // how positions write Step::a
    Operand data = Operand::None; // how positions write Step::data: None, Number or Places
    bool quiet = false;           // no Veto is asked for between the answer and what it does
    bool objectable = false;      // an automatic step of a special action before which a Veto is asked for
    bool revealsDisks = false;    // uses disks set by a Disk step whose `n` is this step's `a` (model/steps/disk.h)
};

// Named points of the round where steps hook in, in the order in which they come.
enum class Anchor : std::uint8_t {
    Setup,
    RoundStart,
    Powers,
    BeforeTurns,
    TurnStart, // once per seat in turn order, as are the next two
    Turn,
    TurnEnd,
    RoundEnd,
    ScoringStart, // after rounds 3, 6 and 9, as are the next five
    ScoringDisks,
    ScoringCastillo,
    ScoringMoves,
    ScoringRegions,
    ScoringEnd,
    Count
};

// Points for one award; a scoring rule adds any number of them.
struct Award {
    Area place = Area::None;
    Seat seat = Seat::None;
    std::uint8_t rank = 0;
    Reason reason = Reason::Rank;
    std::int16_t points = 0;
};
class AwardList {
  public:
    void push(const Award& award) {
        if (size_ < items_.size()) items_[size_++] = award;
    }
    const Award* begin() const { return items_.data(); }
    const Award* end() const { return items_.data() + size_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

  private:
    std::array<Award, 32> items_;
    std::size_t size_ = 0;
};
enum class ScoreMode : std::uint8_t { Full, FirstOnly };
using ScoringRule = void (*)(const Rules&, const State&, Area, ScoreMode, AwardList&);

// Rows ---------------------------------------------------------------------------------------------------------------

struct AreaRow {
    std::string id;
    std::array<int, 3> values{};
    std::vector<std::string> neighbours; // ids; made symmetric by the builder
    bool region = true;                  // a region in every sense, unless the next ones say otherwise
    bool onDisk = true;
    bool kingMayStand = true;
    bool coastal = false;
    bool closed = false; // pieces go in but never out by an action (Castillo)
    bool onMap = true;
    Basis basis = Basis::Printed;
};

// What the special action of a card does: one step, all of several in order, or one of several.
struct Effect {
    enum class Join : std::uint8_t { AllOf, OneOf } join = Join::AllOf;
    std::vector<Step> steps;
};

struct CardRow {
    std::string id;
    int stack = 1; // from 1, as printed
    int copies = 1;
    int caballeros = 0;
    Effect effect;
    std::string picture;
    bool returns = false; // lies open again every round (King)
    bool required = false;
    Basis basis = Basis::Printed;
    Basis caballerosBasis = Basis::Printed;
};

struct PowerRow {
    int value = 0;
    int caballeros = 0;
};

struct EventWord {
    std::string id;
};

// One physical card: rows are spread out into these.
struct CardInPlay {
    std::uint16_t row = 0;
    std::uint8_t stack = 0;       // from 0
    std::uint8_t place = 0;       // bit in State::left
    std::uint8_t caballeros = 0;  //
    std::uint8_t effectFirst = 0; // range in Rules::effectSteps
    std::uint8_t effectCount = 0; //
    bool oneOf = false;           //
    bool returns = false;         //
};

// Rulings of the base game as numbers, for speed; their texts are in `options`.
struct Rulings {
    bool castilloByChoice = false;
    bool allOwnMustLeave = false;
    bool sendOwnToo = false;
    bool usedPowerOpen = false;
    bool scoreboardOnCastillo = false;
    bool openCastillo = false;
    bool noVeto = false;
    bool tournamentTieBreak = false;
};

// Hooks of expansions; each asked only when somebody has contributed one.
using AreaSetHook = AreaSet (*)(const Rules&, const State&, Owner);
using NeighbourHook = AreaSet (*)(const Rules&, const State&, Area, AreaSet);
using KingHook = Area (*)(const Rules&, const State&, Area);
using ConcealHook = void (*)(const Rules&, State&, Seat viewer);        // blanks what `viewer` may not know
using ResampleHook = void (*)(const Rules&, State&, Seat viewer, Rng&); // fills the blanks at random
using CheckHook = const char* (*)(const Rules&, const State&);          // null: the expansion's slot is in order

struct Hook {
    Step step;
    bool eachSeat = false; // at Setup: once per seat
};

struct Rules {
    Setup setup; // with every default filled in
    int players = 4;
    std::uint64_t fingerprint = 0; // equal sets of rules have equal numbers

    // Places.
    std::vector<AreaRow> areaRows;
    std::vector<std::string> areaSource;
    int areas = 0;
    AreaSet regions;      // count as regions
    AreaSet onDisk;       //
    AreaSet kingMayStand; //
    AreaSet targets;      // pieces may be put there: regions, Castillo and what expansions add
    AreaSet sources;      // pieces may be taken from there
    AreaSet scorable;     // has a scoreboard
    AreaSet coastal;      //
    std::array<AreaSet, kMaxAreas> neighbours{};
    std::array<std::array<std::int8_t, 3>, kMaxAreas> values{};
    std::vector<Area> scoringOrder; // without the Castillo
    int ranksScored = 3;            // 1, 2 or 3 by number of players

    // Cards.
    std::vector<CardRow> cardRows;
    std::vector<std::string> cardSource;
    std::vector<CardInPlay> cards;
    std::vector<Step> effectSteps;
    std::array<std::vector<Card>, kMaxStacks> stacks; // by stack, in order of State::left's bits
    int stackCount = 0;
    std::vector<PowerRow> powers;
    std::uint32_t firstHand = 0;

    struct MobileBoard {
        std::string id;
        std::array<std::int8_t, 3> values{};
    };
    std::vector<MobileBoard> boards;

    // Verbs and words.
    std::vector<StepRules> steps;
    std::vector<ActionFacts> actions;
    std::vector<std::string> events;
    std::vector<std::string> reasons;
    std::vector<std::string> refusals;
    std::vector<std::string> standings; // ids; 0 is unused, 1 is "veto"

    // Flow.
    std::array<std::vector<Hook>, static_cast<std::size_t>(Anchor::Count)> anchors;
    std::vector<int> roundNumbers; // {1,…,9} or {2,3,5,6,8,9}
    std::vector<int> scoringAfter; // {3,6,9}
    IdSet<Owner> owners;           // whose Caballeros may stand on the board: seats, and what expansions add
    int pieces = 30;               // Caballeros of each seat
    int courtAtStart = 7;
    int homeAtStart = 2;

    // Hooks.
    std::vector<ScoringRule> scoringRules;
    std::vector<AreaSetHook> closedToEnter; // areas that the owner's pieces may not enter
    std::vector<AreaSetHook> closedToLeave;
    std::vector<AreaSetHook> placingHooks; // further places for Caballeros from the court
    std::vector<NeighbourHook> neighbourHooks;
    std::vector<KingHook> kingHooks;
    std::vector<ConcealHook> concealHooks;
    std::vector<ResampleHook> resampleHooks;
    std::vector<CheckHook> checkHooks;

    Rulings rulings;
    std::vector<OptionFacts> options; // chosen values filled in
    int slotBytes = 0;

    const StepRules& step(StepKind kind) const { return steps[index(kind)]; }
    const CardInPlay& card(Card card) const { return cards[index(card)]; }
    const CardRow& row(Card card) const { return cardRows[cards[index(card)].row]; }
    const std::string& areaId(Area area) const { return areaRows[index(area)].id; }
    const std::string& colour(Seat seat) const { return setup.colours[index(seat)]; }
    std::string ownerName(Owner owner) const;
    SeatSet seats() const { return {(1U << players) - 1U}; }
    Seat leftOf(Seat seat) const { return seatAt((static_cast<int>(seat) + 1) % players); }
    bool scoresAfter(int round) const;
    const std::string& optionValue(const std::string& id) const; // empty where there is no such option

    // Ids that an expansion was given at build time, kept by the address of its manifest.
    template <class Ids>
    const Ids& own(const void* key) const {
        for (const auto& entry : own_)
            if (entry.first == key) return *static_cast<const Ids*>(entry.second.get());
        static const Ids none{};
        return none;
    }

    std::vector<std::pair<const void*, std::shared_ptr<void>>> own_; // filled by RulesBuilder::own
};

} // namespace elgrande
