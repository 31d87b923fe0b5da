// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Waits for fdatasync() on another thread, one wait per table at a time. Many tables wait in parallel, which the file
// system combines into few writes, and no event loop blocks.
#pragma once

#include <QObject>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace elgrande::lan {

class DiskWait : public QObject {
  public:
    using Sync = std::function<bool()>; // true: all is on the disk
    // Has something run elsewhere; it may take as long as it likes, but must run.
    using Start = std::function<void(std::function<void()>)>;
    static Start onThreads(); // of the whole program

    // `ended` is called in the thread of this object.
    DiskWait(std::function<void(bool)> ended, QObject* parent = nullptr);
    ~DiskWait() override; // waits for what is under way, and tells nobody

    void begin(const Start& start, Sync sync);
    bool isUnderWay() const { return underWay_; }
    void finish(); // waits here for what is under way, if anything, and tells

  private:
    void report();

    // Of both threads: the other one may still be putting it down when this object goes.
    struct Answer {
        std::mutex mutex;
        std::condition_variable known;
        std::optional<bool> written; // until it is told
    };

    std::function<void(bool)> ended_;
    bool underWay_ = false;
    const std::shared_ptr<Answer> answer_ = std::make_shared<Answer>();
};

} // namespace elgrande::lan
