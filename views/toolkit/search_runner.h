// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a search on its own thread; a new one cancels the previous one. The result arrives in the owner's thread.
#pragma once

#include "model/core/background.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <utility>

namespace elgrande {

template <class Answer>
class SearchRunner {
  public:
    using Search = std::function<Answer(const std::atomic<bool>& cancel)>;

    // `owner` lives as long as the runner. `found` hears of every search that was not broken off.
    SearchRunner(QObject& owner, std::function<void(const Answer&)> found)
        : owner_(owner)
        , found_(std::move(found)) {}
    ~SearchRunner() { stop(); }
    SearchRunner(const SearchRunner&) = delete;
    SearchRunner& operator=(const SearchRunner&) = delete;

    // An empty one finds nothing, and says so at once.
    void start(const Search& search) {
        stop();
        if (!search) return found_({});
        running_ = true;
        cancel_ = false;
        thread_ = std::thread([this, search, number = ++search_] {
            giveWayToTheWindow();
            Answer answer = search(cancel_);
            if (cancel_) return;
            QMetaObject::invokeMethod(
                &owner_,
                [this, number, answer = std::move(answer)] {
                    if (number != search_ || !running_) return; // an answer to an older question
                    running_ = false;
                    found_(answer);
                },
                Qt::QueuedConnection);
        });
    }

    void stop() {
        cancel_ = true;
        running_ = false;
        if (thread_.joinable()) thread_.join();
    }

    bool isRunning() const { return running_; }

  private:
    QObject& owner_;
    std::function<void(const Answer&)> found_;
    std::thread thread_;
    std::atomic<bool> cancel_ = false;
    bool running_ = false;
    int search_ = 0; // number of the newest one
};

} // namespace elgrande
