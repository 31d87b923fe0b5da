// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/disk_wait.h"

#include <QMetaObject>

#include <deque>
#include <thread>
#include <utility>
#include <vector>

namespace elgrande::lan {

namespace {

// They do nothing but wait, so their number has nothing to do with that of the processor's cores.
constexpr std::size_t kThreads = 32;

// As many as have something to wait for. Not Qt's pool: the thread sanitizer does not see how that hands things over.
class Threads {
  public:
    ~Threads() {
        {
            const std::lock_guard lock(mutex_);
            ending_ = true;
        }
        wake_.notify_all();
        for (std::thread& each : threads_) each.join();
    }

    void start(std::function<void()> wait) {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(wait));
        if (waiting_.size() > idle_ && threads_.size() < kThreads) threads_.emplace_back([this] { run(); });
        wake_.notify_one();
    }

  private:
    void run() {
        std::unique_lock lock(mutex_);
        while (true) {
            ++idle_;
            wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
            --idle_;
            if (waiting_.empty()) return;
            const std::function<void()> wait = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            wait();
            lock.lock();
        }
    }

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    std::size_t idle_ = 0;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

} // namespace

DiskWait::Start DiskWait::onThreads() {
    return [](std::function<void()> wait) {
        static Threads threads;
        threads.start(std::move(wait));
    };
}

DiskWait::DiskWait(std::function<void(bool)> ended, QObject* parent)
    : QObject(parent)
    , ended_(std::move(ended)) {}

DiskWait::~DiskWait() {
    std::unique_lock lock(answer_->mutex);
    answer_->known.wait(lock, [this] { return !underWay_ || answer_->written; });
}

void DiskWait::begin(const Start& start, Sync sync) {
    underWay_ = true;
    start([this, answer = answer_, sync = std::move(sync)] {
        const bool written = sync();
        const std::lock_guard lock(answer->mutex); // this object waits for it before it goes
        answer->written = written;
        QMetaObject::invokeMethod(this, &DiskWait::report, Qt::QueuedConnection);
        answer->known.notify_one();
    });
}

void DiskWait::finish() {
    if (!underWay_) return;
    {
        std::unique_lock lock(answer_->mutex);
        answer_->known.wait(lock, [this] { return answer_->written.has_value(); });
    }
    report();
}

void DiskWait::report() {
    std::optional<bool> written;
    {
        const std::lock_guard lock(answer_->mutex);
        written.swap(answer_->written);
    }
    if (!written) return; // reported by finish()
    underWay_ = false;
    ended_(*written);
}

} // namespace elgrande::lan
