// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Distributes independent pieces of work to threads: the games of an arena, a ladder or a training run.
#pragma once

#include "model/core/result.h"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <thread>
#include <vector>

namespace elgrande::cli {

// Does the pieces 0 to `pieces` - 1 on so many threads, this one among them, each as soon as one is free. `makeWorker`
// is called once on every thread, for what the thread needs for itself; the worker that it returns takes the number of
// a piece. After an error no piece is begun any more, and the first one is returned.
template <typename MakeWorker>
Result<void> shareOut(int threads, std::size_t pieces, const MakeWorker& makeWorker) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stop{false};
    std::mutex mutex;
    Result<void> all;
    const auto work = [&] {
        auto worker = makeWorker();
        for (std::size_t i = next++; i < pieces && !stop; i = next++) {
            Result<void> done = worker(i);
            if (done) continue;
            stop = true;
            const std::lock_guard lock(mutex);
            if (all) all = std::move(done);
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& each : others) each.join();
    return all;
}

} // namespace elgrande::cli
