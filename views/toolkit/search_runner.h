// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a search on its own thread; a new one cancels the previous one. The result arrives in the owner's thread.
#pragma once

#include "model/core/background.h"
#include "views/toolkit/worker.h"

namespace elgrande {

template <class Answer>
class SearchRunner {
  public:
    using Search = std::function<Answer(const std::atomic<bool>& cancel)>;

    // `found` hears of every search that was not broken off.
    explicit SearchRunner(std::function<void(const Answer&)> found)
        : found_(std::move(found)) {}

    // An empty one finds nothing, and says so at once.
    void start(const Search& search) {
        stop();
        if (!search) return found_({});
        running_ = true;
        worker_.start([this, search] {
            giveWayToTheWindow();
            Answer answer = search(worker_.cancelled());
            worker_.tell([this, answer = std::move(answer)] {
                running_ = false;
                found_(answer);
            });
        });
    }

    void stop() {
        running_ = false;
        worker_.stop();
    }

    bool isRunning() const { return running_; }

  private:
    std::function<void(const Answer&)> found_;
    bool running_ = false;
    Worker worker_;
};

} // namespace elgrande
