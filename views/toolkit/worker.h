// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A thread of its own for work that would hold up the window; new work cancels what is under way. What the work tells
// runs in the thread that made the worker, which is the window's.
#pragma once

#include <QCoreApplication>
#include <QObject>

#include <atomic>
#include <functional>
#include <thread>
#include <utility>

namespace elgrande {

// Declared last in its class, so that it ends before what its work uses.
class Worker {
  public:
    Worker() = default;
    ~Worker() { stop(); }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    template <class Work>
    void start(Work work) {
        stop();
        cancel_ = false;
        thread_ = std::thread(std::move(work));
    }

    // Waits until the work has noticed. Nothing that it has told arrives any more.
    void stop() {
        cancel_ = true;
        if (thread_.joinable()) thread_.join();
        QCoreApplication::removePostedEvents(&here_);
    }

    // For the work itself.
    const std::atomic<bool>& cancelled() const { return cancel_; }
    void tell(std::function<void()> news) { QMetaObject::invokeMethod(&here_, std::move(news), Qt::QueuedConnection); }

  private:
    QObject here_; // in the thread that hears the news
    std::atomic<bool> cancel_ = false;
    std::thread thread_;
};

} // namespace elgrande
