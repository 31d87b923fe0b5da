#include "model/base/base.h"

#include "model/steps/disk.h"
#include "model/steps/steps.h"

namespace elgrande {

void contributeBase(RulesBuilder& builder) {
    base::addVerbs(builder);
    base::addOptions(builder);
    base::addMap(builder);
    base::addCards(builder);
    base::addRound(builder);
}

namespace base {

// In the order of StepKind, ActionKind, EventKind, Reason and Refusal; the builder refuses any other.
void addVerbs(RulesBuilder& builder) {
    using namespace steps;
    for (const StepRules* step : {&kFlow,
                                  &kRevealCard,
                                  &kRevealKing,
                                  &kRevealHome,
                                  &kRevealStarter,
                                  &kPower,
                                  &kBeginTurns,
                                  &kCourt,
                                  &kRecall,
                                  &kTakeCard,
                                  &kTurn,
                                  &kPlace,
                                  &kSpecialEnd,
                                  &kVetoWindow,
                                  &kTakeVeto,
                                  &kRelocate,
                                  &kSource,
                                  &kChoice,
                                  &kSend,
                                  &kSendEach,
                                  &kEmptyCourts,
                                  &kDisk,
                                  &kDiskLoss,
                                  &kDiskEviction,
                                  &kDiskScoring,
                                  &kScoreSet,
                                  &kScoreChoice,
                                  &kKing,
                                  &kGrande,
                                  &kScoreboard,
                                  &kPowerBack,
                                  &kEvict,
                                  &kEndRound,
                                  &kCastilloScoring,
                                  &kCastilloEmptying,
                                  &kRegionScoring})
        builder.addStep(*step);

    using O = Operand;
    const std::pair<const char*, std::array<Operand, 3>> actions[] = {
        {"power", {O::Power}},
        {"court", {O::Number}},
        {"recall", {O::Area}},
        {"action", {O::Card}},
        {"place", {}},
        {"special", {}},
        {"end", {}},
        {"done", {}},
        {"caballero", {O::Area}},
        {"veto", {}},
        {"allow", {}},
        {"allow all", {}},
        {"move", {O::Owner, O::Area, O::Area}},
        {"from", {O::Area}},
        {"option", {O::Number}},
        {"send", {O::Owner, O::Area}},
        {"disk", {O::Area}},
        {"score", {O::Area}},
        {"king", {O::Area}},
        {"king stay", {}},
        {"grande", {O::Area}},
        {"scoreboard", {O::Board, O::Area}},
        {"take", {O::Power}},
        {"evict", {O::Area}},
        {"reveal", {O::Card}},
        {"reveal", {O::Area}},
        {"reveal", {O::Seat}},
    };
    for (const auto& [word, operands] : actions) builder.addAction(word, operands);

    for (const char* id : {"cards-revealed", "king-placed",      "home-drawn",        "starter-chosen",
                           "round-began",    "power-played",     "court-filled",      "caballero-recalled",
                           "card-taken",     "caballero-placed", "special-announced", "special-vetoed",
                           "veto-taken",     "veto-expired",     "caballero-moved",   "caballero-sent-back",
                           "disks-revealed", "disk-set",         "castillo-emptied",  "king-moved",
                           "grande-moved",   "scoreboard-moved", "power-taken-back",  "eviction-named",
                           "place-scored",   "points",           "round-ended",       "scoring-began",
                           "turn-passed",    "game-ended"})
        builder.addEvent(id);
    for (const char* id : {"rank", "king", "grande"}) builder.addReason(id);
    for (const char* id :
         {"kings-region",       "not-next-to-king", "court-empty",   "no-caballeros", "nothing-to-move",
          "castillo-closed",    "card-taken",       "value-blocked", "power-used",    "already-done",
          "nothing-to-do",      "not-on-disk",      "same-place",    "not-neighbour", "bound-to-source",
          "castillo-no-region", "not-to-be-scored", "board-there",   "own-only",      "foreign-only",
          "no-own-there",       "grande-in-kings",  "must-go-on"})
        builder.addRefusal(id);
    builder.addStanding("veto");
}

// facts.md section 7; the defaults are the editions'.
void addOptions(RulesBuilder& builder) {
    builder.addOption("castillo-by-choice", {}, {{"classic", "true"}, {"", "false"}}); // X1
    builder.addOption("all-own-must-leave", {}, {{"bigbox", "true"}, {"", "false"}});  // X2
    builder.addOption("send-own-too", {}, {{"", "false"}});                            // X4
    builder.addOption("used-power-open", {}, {{"classic", "true"}, {"", "false"}});    // X10
    builder.addOption("scoreboard-on-castillo", {}, {{"", "true"}});                   // X14
    builder.addOption("open-castillo", {}, {{"", "false"}});                           // memory aid
    builder.addOption("no-veto", {}, {{"", "false"}});                                 // digital practice, facts.md 1.8
    std::vector<std::string> starters{"random"};
    for (const std::string& colour : builder.setup().colours) starters.push_back(colour);
    builder.addOption("starter", starters, {{"", "random"}});                   // X8
    builder.addOption("tie-break", {"shared", "tournament"}, {{"", "shared"}}); // X19
}

void addRound(RulesBuilder& builder) {
    const auto step = [](StepKind kind, int n = 0) {
        return Step{kind, Seat::None, static_cast<std::uint8_t>(n), 0, 0};
    };
    builder.at(Anchor::Setup, step(StepKind::RevealKing));
    builder.atSetupForEachSeat(step(StepKind::RevealHome));
    builder.at(Anchor::Setup, step(StepKind::RevealStarter));
    for (int stack = 0; stack < 5; ++stack) builder.at(Anchor::RoundStart, step(StepKind::RevealCard, stack));
    builder.at(Anchor::Powers, step(StepKind::Power));
    builder.at(Anchor::BeforeTurns, step(StepKind::BeginTurns));
    builder.at(Anchor::TurnStart, step(StepKind::Court, 255));
    builder.at(Anchor::Turn, step(StepKind::TakeCard));
    builder.at(Anchor::Turn, step(StepKind::Turn));
    builder.at(Anchor::RoundEnd, step(StepKind::EndRound));
    builder.at(Anchor::ScoringDisks, diskFor(DiskUse::Castillo, StepKind::None));
    builder.at(Anchor::ScoringCastillo, step(StepKind::CastilloScoring));
    builder.at(Anchor::ScoringMoves, step(StepKind::CastilloEmptying));
    builder.at(Anchor::ScoringRegions, step(StepKind::RegionScoring));
}

} // namespace base
} // namespace elgrande
