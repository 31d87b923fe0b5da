// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The smugglers: Caballeros of a colour that no seat has. They land on the islands at the beginning. The harbour master
// is their master: he moves them as his own, and wherever they stand they count as his; while there is none they are a
// player of their own, whom nobody sees. They keep out of the Castillo. Their card makes
// everybody name a coast in secret (a use of the secret disks), and they sail to the one that is named most often.
#include "island_rules.h"

#include "model/rules/explain.h"
#include "model/rules/pieces.h"
#include "model/steps/disk.h"

namespace elgrande::template_islands {

namespace {

constexpr Manner kByThemselves{Owner::Black, Seat::None, How::Own};

void land(const Rules& rules, State& state, Step, EventSink* events) {
    const Ids& ids = idsOf(rules);
    transfer(rules, state, {{Owner::Black, Seat::None, How::Setup}, Area::Provinces, ids.island, ids.smugglers},
             ids.smugglersLanded, events);
}

// Smuggling ----------------------------------------------------------------------------------------------------------

AreaSet coastOnDisk(const Rules& rules, const State&, const Step&, Seat) { return coast(rules) & rules.map.onDisk; }

void explainDisk(const Rules& rules, const State&, const Step&, Seat, Decision& decision) {
    refuse(decision, rules.map.onDisk - coast(rules), idsOf(rules).notOnCoast);
}

// The place that is named by more than any other; None: several are named equally often.
Area namedMost(const Rules& rules, const std::array<Area, kMaxSeats>& named) {
    std::array<int, kMaxAreas> votes{};
    for (Area area : named)
        if (area != Area::None) ++votes[index(area)];
    Area most = Area::None;
    int best = 0;
    for (Area area : coast(rules)) {
        if (votes[index(area)] < best || votes[index(area)] == 0) continue;
        most = votes[index(area)] == best ? Area::None : area;
        best = votes[index(area)];
    }
    return most;
}

void sailWhereNamed(const Rules& rules, State& state, Step, EventSink* events) {
    const Area to = namedMost(rules, readDisks(rules, state, events));
    if (to == Area::None || !mayEnter(rules, state, kByThemselves).contains(to)) return;
    for (Area from : mayLeave(rules, state, kByThemselves, occupied(rules, state, Owner::Black)))
        if (from != to)
            transfer(rules, state, {kByThemselves, from, to, state.at(from, Owner::Black)}, idsOf(rules).smugglersMoved,
                     events);
}

const char* smugglersAreOk(const Rules& rules, const State& state) {
    for (const Area area : {Area::Castillo, idsOf(rules).tower})
        if (state.at(area, Owner::Black) > 0)
            return QT_TRANSLATE_NOOP("elgrande::errors", "the smugglers are where they can never go");
    return nullptr;
}

const StepRules kLand{.id = "template-smugglers-land", .decision = nullptr, .run = land};
constexpr StepRules kSailWhereNamed = readingDisks("template-smugglers-go", sailWhereNamed, true);

} // namespace

void addSmugglers(RulesBuilder& builder, Ids& ids) {
    builder.addOwner(Owner::Black, "black", ids.smugglers);
    ids.smugglersGo = builder.addStep(kSailWhereNamed);
    ids.smuggling = builder.addDiskUse({.id = "template-smuggling", .choices = coastOnDisk, .explain = explainDisk});
    ids.smugglersLanded = builder.addEvent("template-smugglers-landed", EventFamily::Pieces);
    ids.smugglersMoved = builder.addEvent("template-smugglers-moved", EventFamily::Pieces);
    builder.at(Anchor::Setup, stepOf(builder.addStep(kLand)));
    builder.serve(Owner::Black, harbourMaster);
    builder.ban({.on = Ban::CaballerosIn,
                 .why = builder.addRefusal("template-smugglers-free"),
                 .places = AreaSet::of(Area::Castillo),
                 .owners = OwnerSet::of(Owner::Black)});
    builder.check(smugglersAreOk);
}

} // namespace elgrande::template_islands
