#include "views/panels/points_by_source.h"

namespace elgrande {

std::vector<PointsBySource> pointsBySource(const std::vector<Event>& history, int players) {
    std::vector<PointsBySource> sums(static_cast<std::size_t>(players));
    bool general = false; // a general scoring lasts from its beginning to the next round
    for (const Event& event : history) {
        if (event.kind == EventKind::ScoringBegan) general = true;
        if (event.kind == EventKind::RoundBegan) general = false;
        if (event.kind != EventKind::Points || index(event.seat) >= sums.size()) continue;
        PointsBySource& sum = sums[index(event.seat)];
        int& source = !general ? sum.special : event.to == Area::Castillo ? sum.castillo : sum.regions;
        source += event.number;
    }
    return sums;
}

} // namespace elgrande
