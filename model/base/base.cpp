// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/base/base.h"

#include "model/steps/court.h"
#include "model/steps/disk.h"
#include "model/steps/relocate.h"
#include "model/steps/score.h"
#include "model/steps/steps.h"

#include <algorithm>

namespace elgrande {

void contributeBase(RulesBuilder& builder) {
    base::addOptions(builder);
    base::addVerbs(builder);
    base::addWords(builder);
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
                                  &kRegionScoring,
                                  &kScoreChosen,
                                  &kOpenDisks})
        builder.addStep(*step);
    for (const TurnPart* part : {&kPlacingPart, &kSpecialPart}) builder.addTurnPart(*part);
    for (const DiskUseRules& use : kDiskUses) builder.addDiskUse(use);

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
        {"scoreboard", {O::Token, O::Area}},
        {"take", {O::Power}},
        {"evict", {O::Area}},
        {"reveal", {O::Card}},
        {"reveal", {O::Area}},
        {"reveal", {O::Seat}},
        {"use", {O::Card}},
        {"reveal", {O::Power}},
    };
    for (const auto& [word, operands] : actions) builder.addAction(word, operands);
}

void addWords(RulesBuilder& builder) {
    using Family = EventFamily;
    struct EventRow {
        const char* id;
        Family family = Family::Other;
        Reveals reveals = Reveals::Nothing;
        Carried carried = {};
    };
    const EventRow events[] = {
        {"cards-revealed", Family::Deal, Reveals::ToAll},
        {"king-placed"},
        {"home-drawn"},
        {"starter-chosen"},
        {"round-began", Family::Round},
        {"power-played", Family::Card},
        {"court-filled"},
        {"caballero-recalled", Family::Pieces},
        {"card-taken", Family::Card},
        {"caballero-placed", Family::Pieces, Reveals::Nothing, {.from = Area::Court}},
        {"special-announced"},
        {"special-vetoed", Family::Objection},
        {"veto-taken"},
        {"veto-expired"},
        {"caballero-moved", Family::Pieces},
        {"caballero-sent-back", Family::Pieces},
        {"disks-revealed", Family::Secret, Reveals::ToOthers},
        {"disk-set"},
        {"castillo-emptied", Family::Exodus, Reveals::Nothing, {.from = Area::Castillo}},
        {"king-moved", Family::Figure, Reveals::Nothing, {.token = Token::King}},
        {"grande-moved", Family::Figure, Reveals::Nothing, {.grande = true}},
        {"scoreboard-moved", Family::Figure},
        {"power-taken-back"},
        {"eviction-named"},
        {"place-scored", Family::Scored, Reveals::ClosedPlace},
        {"points", Family::Points},
        {"round-ended"},
        {"scoring-began", Family::Scoring},
        {"turn-passed"},
        {"game-ended", Family::End},
        {"token-moved", Family::Figure},
        {"castillo-counted", Family::Counted},
        {"special-left"},
        {"placing-left"},
        {"special-idle"},
        {"disk-idle"},
        {"place-contended", Family::Contended},
        {"place-unscored", Family::Unscored},
    };
    for (const EventRow& event : events) builder.addEvent(event.id, event.family, event.reveals, event.carried);
    for (const char* id : {"rank", "king", "grande"}) builder.addReason(id);
    for (const char* id : {"kings-region",       "not-next-to-king", "court-empty",
                           "no-caballeros",      "nothing-to-move",  "castillo-closed",
                           "card-taken",         "value-blocked",    "power-used",
                           "already-done",       "nothing-to-do",    "not-on-disk",
                           "same-place",         "not-neighbour",    "bound-to-source",
                           "castillo-no-region", "not-to-be-scored", "board-there",
                           "own-only",           "foreign-only",     "no-own-there",
                           "grande-in-kings",    "must-go-on",       "no-region",
                           "no-way-out",         "no-room",          "owed"})
        builder.addRefusal(id);
    CardRow veto; // as many of them as there are
    veto.id = "veto";
    veto.copies = 2;
    const int most = builder.option("no-veto") ? 0 : std::max(veto.copies, builder.corrected(veto).copies);
    builder.addKept({.id = "veto", .source = {}, .most = most, .objects = true});
}

// X10, and 4b: who takes a card back need not show it, but of an open pile all see the topmost one go (S001); in S000
// and S002 the pile lies face down.
void addUsedPower(RulesBuilder& builder) {
    constexpr const char* kId = "used-power-open";
    builder.addChoice(kId, {"false", "top", "true"}, {{"classic", "top"}, {"", "false"}});
    const std::string& chosen = builder.optionValue(kId);
    builder.layUsedPowers(chosen == "top" ? UsedPower::Top : chosen == "true" ? UsedPower::Open : UsedPower::Closed);
}

// RULINGS.md section 7; the defaults are the editions'.
void addOptions(RulesBuilder& builder) {
    builder.addOption("castillo-by-choice", {{"classic", "true"}, {"", "false"}}); // X1
    builder.aboutCards("castillo-by-choice",
                       [](const Step& step) { return step == scoreSet(ScoreOf::OneOfChoice, ScoreMode{step.n}); });
    builder.addOption("all-own-must-leave", {{"bigbox", "true"}, {"", "false"}}); // X2
    builder.aboutCards("all-own-must-leave", [](const Step& step) { return step == relocateAllOwn(); });
    builder.addOption("send-own-too", {{"", "false"}}); // X4
    builder.addOption("send-may-stop",
                      {{"", "false"}}); // card 2d: "you may" in S002 and S004, "you send" in S000 and S001
    for (const char* option : {"send-own-too", "send-may-stop"})
        builder.aboutCards(option, [](const Step& step) { return step.kind == StepKind::SendEach; });
    addUsedPower(builder);
    builder.addOption("scoreboard-on-castillo", {{"", "true"}}); // X14
    builder.aboutCards("scoreboard-on-castillo", [](const Step& step) { return step.kind == StepKind::Scoreboard; });
    builder.addOption("open-castillo", {{"", "false"}}); // memory aid
    builder.addOption("no-veto", {{"", "false"}});       // digital practice, RULINGS.md 1.8
    builder.aboutCards("no-veto");
    builder.addColourOption("starter", {"random"}, {{"", "random"}});           // X8
    builder.addChoice("tie-break", {"shared", "tournament"}, {{"", "shared"}}); // X19
}

void addRound(RulesBuilder& builder) {
    builder.at(Anchor::Setup, stepOf(StepKind::RevealKing));
    builder.at(Anchor::Setup, stepOf(StepKind::RevealHome));
    builder.at(Anchor::Setup, stepOf(StepKind::RevealStarter));
    builder.at(Anchor::Powers, stepOf(StepKind::Power));
    builder.at(Anchor::BeforeTurns, stepOf(StepKind::BeginTurns));
    builder.at(Anchor::TurnStart, fillCourt(kAsPowerCard));
    builder.at(Anchor::Turn, stepOf(StepKind::TakeCard));
    builder.at(Anchor::Turn, stepOf(StepKind::Turn));
    builder.at(Anchor::RoundEnd, stepOf(StepKind::EndRound));
    builder.at(Anchor::ScoringDisks, diskFor(DiskUse::Castillo, StepKind::None));
    builder.at(Anchor::ScoringCastillo, castilloScoring(ScoreMode::General));
    builder.at(Anchor::ScoringMoves, stepOf(StepKind::OpenDisks));
    builder.at(Anchor::ScoringMoves, stepOf(StepKind::CastilloEmptying));
    builder.at(Anchor::ScoringRegions, stepOf(StepKind::RegionScoring));
    builder.checkMoment(momentFault);
}

} // namespace base
} // namespace elgrande
