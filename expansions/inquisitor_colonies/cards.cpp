// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards of stacks 6 and 7 (RULINGS.md 3.5, 3.6). Printed are the Inquisitor's and the actions of the first six rows
// of stack 7; everybody's Caballeros and discs there, and the other five, are reconstructed (README.md).
#include "colonies_rules.h"

#include "model/steps/conspiracy.h"
#include "model/steps/relocate.h"

#include <algorithm>

namespace elgrande::inquisitor_colonies {

namespace {

struct Row {
    const char* id;
    int copies;
    int caballeros;
    int gold; // discs that its action brings
    int wares;
    const char* picture;
    bool required; // once begun
    std::vector<Step> steps;
    Basis basis; // of the action
};

std::vector<Row> rowsOf(const Ids& ids, const Step& conspire) {
    return {
        {kConspiracyCard, 1, 2, 1, 0, "grande", true, {conspire}, Basis::Printed},
        {kRemoveCard, 1, 2, 0, 1, "veto", true, {stepOf(ids.remove)}, Basis::Printed},
        {kTurnOverCard, 1, 2, 0, 1, "veto", true, {stepOf(ids.turnOverStep, 0, 1)}, Basis::Printed},
        {kTableCard, 3, 3, 0, 1, "limit-table", true, {stepOf(ids.moveTable)}, Basis::Printed},
        {kOwnCard, 1, 2, 1, 0, "intrigue", false, {relocateUpTo(3, Whose::Own)}, Basis::Reconstructed},
        {kAnyCard, 1, 2, 0, 1, "intrigue", false, {relocateUpTo(3, Whose::Any)}, Basis::Reconstructed},
        {kTakeCard, 1, 1, 0, 0, "inquisitor", true, {stepOf(ids.take, 1)}, Basis::Reconstructed},
        {kScoreCard, 1, 3, 1, 1, "score", true, {stepOf(ids.scoreColonies)}, Basis::Reconstructed},
        {kEmbarkCard, 1, 2, 1, 2, "deploy", false, {stepOf(ids.embark, 2)}, Basis::Reconstructed},
    };
}

CardRow cardOf(const Row& row, int stack) {
    CardRow card;
    card.id = row.id;
    card.stack = stack;
    card.copies = row.copies;
    card.caballeros = row.caballeros;
    card.picture = row.picture;
    card.required = row.required;
    card.basis = row.basis;
    card.caballerosBasis = Basis::Reconstructed;
    return card;
}

void addInquisitorCard(RulesBuilder& builder, const Ids& ids, int stack) {
    CardRow card;
    card.id = kInquisitorCard;
    card.stack = stack;
    card.caballeros = 3;
    card.picture = "inquisitor";
    card.returns = true;
    builder.addEffect(kInquisitorCard, effectOf({stepOf(ids.take), relocateOf(2, OwnerSet::of(Owner::Black))}));
    builder.addCard(card);
}

// The discs come last: a special action that is stopped brings none. The card that is turned over brings them when it
// is used (steps/turn_over.cpp).
void addSeventhStack(RulesBuilder& builder, const Ids& ids, int stack, const Step& conspire) {
    for (Row& row : rowsOf(ids, conspire)) {
        const bool later = std::string(row.id) == kTurnOverCard;
        if (!later && row.gold + row.wares > 0) row.steps.push_back(stepOf(ids.bring, row.gold, row.wares));
        builder.addEffect(row.id, effectOf(row.steps));
        CardRow card = cardOf(row, stack);
        if (later) card.notWith = "no-veto";
        builder.addCard(card);
    }
}

} // namespace

void addCards(RulesBuilder& builder, Ids& ids) {
    ids.removing = builder.addAction("colonies-remove", {Operand::Card});
    ids.cardRemoved = builder.addEvent("colonies-card-removed");
    CardRow turnOver;
    turnOver.id = kTurnOverCard;
    const int most = builder.option("no-veto") ? 0 : std::max(1, builder.corrected(turnOver).copies);
    ids.turnOver = builder.addKept({.id = kTurnOver, .source = {}, .most = most, .objects = true, .onUse = turnedOver});
    ids.remove = builder.addStep(kRemove);
    ids.turnOverStep = builder.addStep(kTurnOverStep);
    ids.scoreColonies = builder.addStep(kScoreColonies);
    ids.embark = builder.addStep(kEmbark);
    const Step conspire = steps::addConspiracy(builder, {.kept = kConspiracy,
                                                         .topic = kConspiracyTopic,
                                                         .begun = "colonies-conspiracy-begun",
                                                         .conspireStep = "colonies-conspire",
                                                         .followStep = "colonies-conspiracy"});
    const int stack = builder.freeStack();
    addInquisitorCard(builder, ids, stack);
    addSeventhStack(builder, ids, stack + 1, conspire);
}

} // namespace elgrande::inquisitor_colonies
