// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/log_story.h"

#include <utility>

namespace elgrande {

bool LogFilter::passes(const LogEntry& entry) const {
    switch (show) {
    case Show::Own:
    case Show::Player:
        return entry.seat == seat;
    case Show::Points:
        return entry.points;
    case Show::Place:
        return entry.areas.contains(area);
    case Show::Everything:
        break;
    }
    return true;
}

AreaSet LogStory::areasOf(const Event& event) const {
    AreaSet set;
    for (const Area area : {event.to, event.from})
        if (index(area) < catalogue_.areas.size() && catalogue_.areas[index(area)].shown) set.insert(area);
    return set;
}

LogStory::Change LogStory::tell(const Event& event, std::size_t number) {
    const LogLines::Told told = lines_.tell(event);
    if (told.silent) return Change::None;
    if (told.replaces && !entries_.empty()) {
        entries_.back().line = told.line;
        return Change::Rewritten;
    }
    if (heading_) entries_.push_back(*std::exchange(heading_, {}));
    if (told.line.kind == LogLine::Kind::Round) ++groups_;
    const bool points = event.kind == EventKind::Points || event.kind == EventKind::PlaceScored ||
                        event.kind == EventKind::PlaceContended || event.kind == EventKind::PlaceUnscored;
    const LogEntry entry{told.line, event.seat, areasOf(event), points, groups_, number};
    if (event.kind == EventKind::RoundBegan) {
        heading_ = entry;
        return Change::None;
    }
    entries_.push_back(entry);
    if (!told.remark.isEmpty()) {
        entries_.push_back(entry);
        entries_.back().line = {LogLine::Kind::Detail, told.remark};
        entries_.back().seat = Seat::None;
    }
    return Change::Added;
}

void LogStory::remark(Seat seat, const QString& html) {
    if (entries_.empty()) return;
    LogEntry entry = entries_.back();
    entry.line = {LogLine::Kind::Detail, html};
    entry.seat = seat;
    entry.points = false;
    entries_.push_back(entry);
}

} // namespace elgrande
