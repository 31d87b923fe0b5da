#include "model/game_model/award_lines.h"

#include "model/rules/queries.h"

namespace elgrande {

std::vector<AwardLine> awardLines(const Rules& rules, const State& state, Area place) {
    if (place == Area::Castillo && !rules.rulings.openCastillo) return {};
    AwardList awards;
    scorePlace(rules, state, place, ScoreMode::Full, awards);
    std::vector<AwardLine> lines;
    for (const Award& award : awards)
        lines.push_back({award.place, award.seat, award.rank, award.points, award.reason});
    return lines;
}

} // namespace elgrande
