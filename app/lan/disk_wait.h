// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Waits for fdatasync() on another thread, so that no event loop blocks. Each table has one wait at a time; many tables
// wait in parallel, and the file system combines their writes.
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
    using Sync = std::function<bool()>; // true: everything is on disk
    // Runs a function on another thread, whenever it likes, but always.
    using Start = std::function<void(std::function<void()>)>;
    static Start onThreads(); // shared by the whole program

    // `ended` is called in the thread of this object.
    DiskWait(std::function<void(bool)> ended, QObject* parent = nullptr);
    ~DiskWait() override; // waits for the current wait, without a report

    void begin(const Start& start, Sync sync);
    bool isUnderWay() const { return underWay_; }
    void finish(); // waits for the current wait, if any, and reports it

  private:
    void report();

    // Shared by both threads: the other one may still be writing to it when this object is destroyed.
    struct Answer {
        std::mutex mutex;
        std::condition_variable known;
        std::optional<bool> written; // until it is reported
    };

    std::function<void(bool)> ended_;
    bool underWay_ = false;
    const std::shared_ptr<Answer> answer_ = std::make_shared<Answer>();
};

} // namespace elgrande::lan
