// The extra Caballero of the set-up: everybody secretly names a region, and one of his Caballeros goes there; who names
// the King's region keeps him in his court (S001). He comes from the court, by option from the provinces (X28).
#include "king_rules.h"

#include "model/rules/pieces.h"
#include "model/steps/disk.h"

namespace elgrande::intrigue_king {

namespace {

void send(const Rules& rules, State& state, Seat seat, Area named, EventSink* events) {
    const Manner manner{ownerOf(seat), seat, How::Disk};
    const Area from = idsOf(rules).openingFromCourt ? Area::Court : Area::Provinces;
    const bool welcome = mayEnter(rules, state, manner).contains(named);
    const Area to = welcome ? named : Area::Court;
    if (from == to || state.at(from, manner.owner) == 0) return;
    transfer(rules, state, {manner, from, to, 1}, welcome ? EventKind::CaballeroPlaced : EventKind::CourtFilled,
             events);
}

void open(const Rules& rules, State& state, Step, EventSink* events) {
    revealDisks(rules, state, events);
    const auto disks = state.disk;
    state.disk.fill(Area::None);
    for (Seat seat : rules.seats())
        if (disks[index(seat)] != Area::None) send(rules, state, seat, disks[index(seat)], events);
}

const StepRules kOpen{.id = "ki-opening",
                      .decision = nullptr,
                      .run = open,
                      .a = Operand::Number,
                      .data = Operand::Number,
                      .revealsDisks = true};

} // namespace

void addOpening(RulesBuilder& builder, Ids& ids) {
    const auto use = static_cast<DiskUse>(builder.addDiskUse({.id = kOpeningTopic}));
    ids.opening = diskFor(use, builder.addStep(kOpen));
    builder.at(Anchor::Setup, ids.opening);
}

} // namespace elgrande::intrigue_king
