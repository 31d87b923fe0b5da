// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What a training run needs to go on after its last generation as if it had never stopped. A file for this machine and
// this build: the samples are its memory, compressed.
#pragma once

#include "app/lab/train/curve.h"
#include "model/core/result.h"

#include <QByteArray>

#include <deque>

namespace elgrande::cli {

struct RunState {
    std::string options; // that the run must be given again
    std::string remark;  // of the weights: how they were made
    TrainerState trainer;
    std::string best; // weights as a text
    std::deque<std::vector<SampledGame>> replayBuffer;
    std::vector<Generation> curve;
};

inline constexpr qint64 kLargestRunState = 2LL * 1024 * 1024 * 1024;

QByteArray toBytes(RunState run);
// The error says what is wrong with it: of another build, damaged, or of a run with other options.
Result<RunState> runStateFrom(const QByteArray& bytes, const std::string& options);

} // namespace elgrande::cli
