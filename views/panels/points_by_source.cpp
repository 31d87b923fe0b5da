#include "views/panels/points_by_source.h"

#include "model/observe/score_story.h"

namespace elgrande {

namespace {

// The sum that a row belongs to; none: it is a part of another row.
int PointsBySource::*sumOf(const YieldRow& row) {
    switch (row.kind) {
    case YieldRow::Kind::Place:
        return row.place == Area::Castillo ? &PointsBySource::castillo : &PointsBySource::regions;
    case YieldRow::Kind::Card:
        return &PointsBySource::special;
    case YieldRow::Kind::Reason:
        return &PointsBySource::other;
    case YieldRow::Kind::Disks:
        break;
    }
    return nullptr;
}

} // namespace

std::vector<PointsBySource> pointsBySource(const std::vector<Event>& history, int players) {
    std::vector<PointsBySource> sums(static_cast<std::size_t>(players));
    for (const YieldRow& row : yieldOf(history, players)) {
        const auto sum = sumOf(row);
        for (std::size_t seat = 0; sum != nullptr && seat < sums.size(); ++seat) sums[seat].*sum += row.points[seat];
    }
    return sums;
}

} // namespace elgrande
