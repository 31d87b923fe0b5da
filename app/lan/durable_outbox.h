// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The journal of a table together with what may leave the table only once the journal is on disk: a step is persisted
// before it is broadcast, and the table plays on meanwhile.
#pragma once

#include "app/lan/disk_wait.h"
#include "app/lan/journal.h"

#include <deque>
#include <functional>

namespace elgrande::lan {

class DurableOutbox {
  public:
    // `synced`: the disk has failed, or works again.
    explicit DurableOutbox(std::function<void(bool works)> synced);

    // How entries get to the disk on another thread. Without it write() blocks until they are there.
    void setDisk(DiskWait::Start start) { startDisk_ = std::move(start); }
    void open(Journal journal) { journal_ = std::move(journal); }

    // False: the entry is not in the journal, and the step it stands for must not be played.
    bool write(const QCborMap& entry);
    // Runs now, or once everything written is on disk. Dropped if the addressee is gone by then.
    void post(int addressee, std::function<void()> deliver);
    void drop(int addressee);

    // The disk has failed. What was written stays, because none of it has been sent: it is tried again by retry().
    bool hasFailed() const { return failed_; }
    void retry() { waitForDisk(); }
    void finish(); // returns when everything is on disk and delivered, if the disk works

  private:
    void waitForDisk();
    void noteDisk(bool done);

    struct Held {
        int after = 0; // deliver once so many entries are on disk
        int addressee = 0;
        std::function<void()> deliver;
    };

    std::function<void(bool)> synced_;
    Journal journal_;
    std::deque<Held> held_;
    DiskWait::Start startDisk_;
    int written_ = 0;  // entries that do not block
    int underWay_ = 0; // of these, up to the current wait
    int onDisk_ = 0;
    bool failed_ = false;
    DiskWait disk_; // the last one: it ends before the journal is closed
};

} // namespace elgrande::lan
