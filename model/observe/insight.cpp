// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/insight.h"

#include "model/observe/hand.h"
#include "model/observe/rehearsal.h"
#include "model/observe/threats.h"
#include "model/observe/waste.h"
#include "model/rules/queries.h"

#include <utility>

namespace elgrande {

Insight::Insight(std::shared_ptr<const Rules> rules, const InformationState& known, bool remembering)
    : rules_(std::move(rules))
    , known_(known)
    , remembering_(remembering) {}

bool Insight::seesCastillo() const { return remembering_ || rules_->rulings.openCastillo; }

std::vector<AwardLine> Insight::awardsIn(Area place, ScoreMode mode) const {
    if (place == Area::Castillo && !seesCastillo()) return {};
    AwardList awards;
    scorePlace(*rules_, known_.known(), place, mode, awards);
    std::vector<AwardLine> lines;
    for (const Award& award : awards)
        lines.push_back({award.place, award.seat, award.rank, award.points, award.reason});
    return lines;
}

std::vector<AwardLine> Insight::ifScoredNow(Area place) const { return awardsIn(place, scoringAhead(known_.known())); }

std::vector<AwardLine> Insight::inGeneralScoring(Area place) const { return awardsIn(place, ScoreMode::General); }

std::vector<Standing> Insight::standings(Area place) const {
    if (place == Area::Castillo && !seesCastillo()) return {};
    return standingsIn(*rules_, known_.known(), place, scoringAhead(known_.known()));
}

int Insight::idleIn(Area place) const {
    if (place == Area::Castillo && !seesCastillo()) return 0;
    return elgrande::idleIn(*rules_, known_.known(), place, scoringAhead(known_.known()));
}

std::vector<int> Insight::castillo() const {
    if (!seesCastillo()) return {};
    std::vector<int> counts;
    counts.reserve(kMaxOwners);
    for (int i = 0; i < kMaxOwners; ++i) counts.push_back(known_.known().at(Area::Castillo, static_cast<Owner>(i)));
    return counts;
}

std::vector<DiskTry> Insight::rehearse() const { return rehearseDisk(*rules_, known_, seesCastillo()); }

PowersKnown Insight::powersOf(Seat seat) const {
    const std::size_t i = index(seat);
    const PowerSet hand{known_.known().hand[i]};
    return {hand, {known_.known().used[i]}, hand | known_.mayHold(*rules_, seat)};
}

std::vector<Waste> Insight::wastesOf(Action action) const {
    return elgrande::wastesOf(*rules_, known_, action, seesCastillo());
}

std::vector<Threat> Insight::threatsAgainst(Seat seat, const std::atomic<bool>* cancel) const {
    return threatsTo(*rules_, known_.known(), seat, seesCastillo(), cancel);
}

Reach Insight::reach(Seat seat) const { return reachOf(*rules_, known_.known(), seat); }

std::vector<Action> Insight::asOftenAsPossible(Seat seat, std::vector<Action> moves) const {
    return elgrande::asOftenAsPossible(*rules_, known_.known(), seat, std::move(moves));
}

std::optional<Trial> Insight::tryOut(Seat seat, const std::vector<Action>& moves, Area place) const {
    return elgrande::tryOut(*rules_, known_.known(), seat, moves, place, seesCastillo());
}

CardPreview Insight::preview(Seat seat, Card card) const {
    return previewOf(*rules_, known_.known(), seat, card, seesCastillo());
}

} // namespace elgrande
