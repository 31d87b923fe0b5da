// The manifest: what this expansion adds to the rules. Only the builder is spoken to here; what the things do is in
// harbour.cpp and steps/.
#include "islands.h"

#include <algorithm>

namespace elgrande {

namespace template_islands {

namespace {

AreaRow island() {
    AreaRow row; // a region in every sense unless a field says otherwise
    row.id = kRegion;
    row.values = {4, 2, 1};
    row.neighbours = {"valencia", "cataluna"};
    row.coastal = true;
    row.basis = Basis::Reconstructed; // nobody has seen these rules printed
    return row;
}

CardRow card(const char* id, int stack, int caballeros, std::vector<Step> steps) {
    CardRow row;
    row.id = id;
    row.stack = stack;
    row.copies = 5; // both cards together last for nine rounds
    row.caballeros = caballeros;
    row.effect = {Effect::Join::AllOf, std::move(steps)};
    row.picture = "intrigue"; // a pictogram of the base game's
    row.basis = row.caballerosBasis = Basis::Reconstructed;
    return row;
}

// A stack of its own, behind all that are there already.
int freeStack(RulesBuilder& builder) {
    int highest = 0;
    for (const CardRow& row : builder.rules().cardRows) highest = std::max(highest, row.stack);
    return highest + 1;
}

void addWords(RulesBuilder& builder, Ids& ids) {
    ids.sail = builder.addAction("template-ferry", {Operand::Area, Operand::Area});
    ids.sailed = builder.addEvent("template-sailed");
    ids.harbourTaken = builder.addEvent("template-harbour-taken");
    ids.leaseEnded = builder.addEvent("template-lease-ended");
    ids.crossing = builder.addReason("template-crossing");
    ids.lease = builder.addReason("template-lease");
    ids.islandFull = builder.addRefusal("template-island-full");
    ids.notOnCoast = builder.addRefusal("template-not-on-coast");
    ids.leaseStanding = builder.addStanding("template-lease");
}

void addCards(RulesBuilder& builder, const Ids& ids) {
    const int stack = freeStack(builder);
    const Step ferry{ids.ferry, Seat::None, 2, 0, 0};
    const Step ferryOne{ids.ferry, Seat::None, 1, 0, 0};
    const Step takeHarbour{ids.takeHarbour, Seat::None, 0, 0, 0};
    builder.addCard(card(kFerryCard, stack, 2, {ferry}));
    builder.addCard(card(kHarbourCard, stack, 1, {takeHarbour, ferryOne}));
    builder.at(Anchor::RoundStart, {StepKind::RevealCard, Seat::None, static_cast<std::uint8_t>(stack - 1), 0, 0});
}

void contribute(RulesBuilder& builder) {
    Ids& ids = builder.own<Ids>(&expansion_template);
    builder.addOption(kWideOption, {}, {{"", "false"}});
    ids.room = builder.option(kWideOption) ? 8 : 6;
    ids.island = builder.addArea(island());
    ids.harbour = builder.addSlot<Harbour>();
    ids.ferry = builder.addStep(kFerry);
    ids.takeHarbour = builder.addStep(kTakeHarbour);
    ids.endLease = builder.addStep(kEndLease);
    addWords(builder, ids);
    addCards(builder, ids);
    builder.closeToEnter(fullIsland);
    builder.scoreAlso(scoreCrossings);
    builder.at(Anchor::ScoringEnd, {ids.endLease, Seat::None, 0, 0, 0});
    builder.check(harbourIsOk);
}

} // namespace
} // namespace template_islands

extern const Expansion expansion_template;
const Expansion expansion_template{
    .id = "template",
    .needs = {},
    .excludes = {},
    .contribute = template_islands::contribute,
    .playable = false, // a pattern for authors: never offered, played when it is named
};

} // namespace elgrande
