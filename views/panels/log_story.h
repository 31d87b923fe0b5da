// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The log as separate entries: actor, round, and the places concerned. The panel shows a selection of them.
#pragma once

#include "views/panels/log_lines.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace elgrande {

struct LogEntry {
    LogLine line;
    Seat seat = Seat::None;
    AreaSet areas;         // on the map
    bool points = false;   //
    int group = 0;         // number of the heading above it; 0: before the first
    std::size_t event = 0; // the first one that it tells
};

struct LogFilter {
    enum class Show { Everything, Own, Points, Player, Place } show = Show::Everything;
    Seat seat = Seat::None; // Own, Player
    Area area = Area::None; // Place

    // A heading passes with any of its group, which is the panel's business.
    bool passes(const LogEntry& entry) const;
};

class LogStory {
  public:
    LogStory(const Catalogue& catalogue, texts::Names names)
        : catalogue_(catalogue)
        , lines_(catalogue, std::move(names)) {}

    // Added: behind those that there were; Rewritten: the last entry says more now. The heading of a round comes with
    // the first thing that happens in it: until then the table may ask whether the last turn is over, or show what it
    // scored.
    enum class Change { None, Added, Rewritten };
    Change tell(const Event& event, std::size_t number);
    // What belongs to the last entry, of the same seat and round.
    void remark(Seat seat, const QString& html);
    const std::vector<LogEntry>& entries() const { return entries_; }

  private:
    AreaSet areasOf(const Event& event) const;

    const Catalogue& catalogue_;
    LogLines lines_;
    std::vector<LogEntry> entries_;
    std::optional<LogEntry> heading_; // of the round that has begun, with nothing in it yet
    int groups_ = 0;
};

} // namespace elgrande
