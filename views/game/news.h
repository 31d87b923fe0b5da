// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether events are news: events arrive one by one, and all events of one answer are complete when the observation
// changes. Views that show events as they happen ask here, because a jump to another moment or an undo is no news.
#pragma once

#include "model/core/event.h"

#include <QObject>

#include <vector>

namespace elgrande {

class GameModel;

class News : public QObject {
  public:
    explicit News(GameModel& model, QObject* parent = nullptr);

    struct Batch {
        std::vector<Event> events;
        bool first = false;  // of this game, which may be one that goes on
        bool jumped = false; // the events do not follow what was known before
    };
    Batch take(); // once for each GameModel::changed

  private:
    GameModel& model_;
    std::vector<Event> events_;
    std::size_t told_ = 0; // events of the game that have been taken
    bool joining_ = false;
};

} // namespace elgrande
