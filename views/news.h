// What has happened since the table was last looked at: events come one by one, and all of one answer are in when the
// observation changes. Whoever shows them as they happen asks here, because a jump to another moment of the game, or
// something taken back, is no news.
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
