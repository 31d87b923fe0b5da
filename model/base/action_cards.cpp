// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The power cards (RULINGS.md 1.4) and the 45 action cards (1.7): rows of data over the verbs in model/steps.
#include "model/base/base.h"

#include "model/steps/court.h"
#include "model/steps/disk.h"
#include "model/steps/king.h"
#include "model/steps/place.h"
#include "model/steps/relocate.h"
#include "model/steps/score.h"

namespace elgrande::base {

namespace {

constexpr std::array<int, 13> kCaballerosOfPower{6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0};

constexpr Step placeAnywhere(int count) { return place(count, PlaceMode::Anywhere); }

struct Row {
    const char* id;
    int copies;
    const char* picture;
    bool required; // once begun, as much as possible has to be done
    std::vector<Step> steps;
    Effect::Join join = Effect::Join::AllOf;
    const char* onlyWith = nullptr; // option without which it is not required after all
    const char* freeWith = nullptr; // option with which it is not
};

const std::array<std::vector<Row>, 5>& rows() {
    static const std::array<std::vector<Row>, 5> all{{
        {
            {"intrigue-3-any", 1, "intrigue", false, {relocateUpTo(3, Whose::Any)}},
            {"intrigue-4-any", 1, "intrigue", false, {relocateUpTo(4, Whose::Any)}},
            {"intrigue-4-own", 1, "intrigue", false, {relocateUpTo(4, Whose::Own)}},
            {"intrigue-3-foreign", 1, "intrigue", false, {relocateUpTo(3, Whose::Foreign)}},
            {"intrigue-2-own-2-foreign", 2, "intrigue", false, {relocateOwnAndForeign(2, 2)}},
            {"intrigue-5-from-one", 2, "intrigue", false, {relocateFromOneRegion(5)}},
            {"intrigue-all-own", 1, "intrigue", true, {relocateAllOwn()}, Effect::Join::AllOf, "all-own-must-leave"},
            {"intrigue-2-from-court", 1, "deploy", false, {placeAnywhere(2)}},
            {"intrigue-all-own-or-court",
             1,
             "deploy",
             false,
             {relocateAllOwn(), placeAnywhere(2)},
             Effect::Join::OneOf},
        },
        {
            {"veto", 2, "veto", true, {stepOf(StepKind::TakeVeto)}},
            {"decay-all", 1, "decay", true, {stepOf(StepKind::EmptyCourts)}},
            {"decay-3", 1, "decay", true, {stepOf(StepKind::EmptyCourts, 3)}},
            {"send-one-each",
             1,
             "send",
             true,
             {stepOf(StepKind::SendEach)},
             Effect::Join::AllOf,
             nullptr,
             "send-may-stop"},
            {"king-angry", 1, "king-angry", true, {stepOf(StepKind::Send, 3)}},
            {"lose-region", 1, "lose", true, {diskFor(DiskUse::LoseAll, StepKind::DiskLoss)}},
            {"lose-two", 1, "lose", true, {diskFor(DiskUse::LoseTwo, StepKind::DiskLoss)}},
            {"score-one-2", 3, "score", true, {scoreSet(ScoreOf::OneOfChoice)}},
        },
        {
            {"score-fours", 2, "score", true, {scoreSet(ScoreOf::Fours)}},
            {"score-fives", 2, "score", true, {scoreSet(ScoreOf::Fives)}},
            {"score-sixes-sevens", 1, "score", true, {scoreSet(ScoreOf::SixesAndSevens)}},
            {"score-castillo", 2, "score-castillo", true, {castilloScoring(ScoreMode::Full)}},
            {"score-first-only", 1, "score", true, {scoreSet(ScoreOf::All, ScoreMode::FirstOnly)}},
            {"score-most", 1, "score", true, {scoreSet(ScoreOf::Most)}},
            {"score-fewest", 1, "score", true, {scoreSet(ScoreOf::Fewest)}},
            {"score-one-3", 1, "score", true, {scoreSet(ScoreOf::OneOfChoice)}},
        },
        {
            {"scoreboard", 3, "scoreboard", true, {stepOf(StepKind::Scoreboard)}},
            {"power-back", 2, "power", true, {stepOf(StepKind::PowerBack)}},
            {"court-2", 1, "court", false, {fillCourt(2)}},
            {"grande", 2, "grande", true, {stepOf(StepKind::Grande)}},
            {"score-secret", 1, "secret-score", true, {diskFor(DiskUse::Scoring, StepKind::DiskScoring)}},
            {"eviction", 1, "eviction", true, {stepOf(StepKind::Evict)}},
            {"royal-adviser", 1, "adviser", true, {moveTheKing(KingsWay::ToNeighbour)}},
        },
        {
            {"king", 1, "king", false, {moveTheKing(KingsWay::Anywhere)}},
        },
    }};
    return all;
}

} // namespace

void addCards(RulesBuilder& builder) {
    for (std::size_t i = 0; i < kCaballerosOfPower.size(); ++i)
        builder.addPower({std::to_string(i + 1), static_cast<int>(i) + 1, kCaballerosOfPower[i], {}});
    for (std::size_t stack = 0; stack < rows().size(); ++stack) {
        for (const Row& row : rows()[stack]) {
            CardRow card;
            card.id = row.id;
            card.stack = static_cast<int>(stack) + 1;
            card.copies = row.copies;
            card.caballeros = card.stack;
            card.picture = row.picture;
            card.required = row.required && (row.onlyWith == nullptr || builder.option(row.onlyWith)) &&
                            (row.freeWith == nullptr || !builder.option(row.freeWith));
            card.returns = card.id == "king";
            if (card.id == "veto") card.notWith = "no-veto";
            builder.addEffect(row.id, {row.join, row.steps});
            builder.addCard(card);
        }
    }
}

} // namespace elgrande::base
