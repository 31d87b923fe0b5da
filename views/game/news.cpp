// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/game/news.h"

#include "model/game_model/game_model.h"

#include <utility>

namespace elgrande {

News::News(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model) {
    connect(&model_, &GameModel::happened, this, [this](const Event& event) { events_.push_back(event); });
    connect(&model_, &GameModel::gameStarted, this, [this] {
        events_.clear();
        told_ = 0;
        joining_ = true;
    });
}

News::Batch News::take() {
    Batch batch;
    batch.events = std::exchange(events_, {});
    const std::size_t expected = std::exchange(told_, model_.history().size()) + batch.events.size();
    batch.first = std::exchange(joining_, false);
    batch.jumped = !batch.first && told_ != expected;
    return batch;
}

} // namespace elgrande
