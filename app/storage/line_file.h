// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A file to which lines are appended over hours, each on disk before append() returns. A line cut off by a kill or a
// full disk is not among lines(), and the next line overwrites it.
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QFile>

#include <memory>
#include <optional>

namespace elgrande {

class LineFile {
  public:
    // Makes the file where it is not there, and changes nothing in one that is. The error says why not, without naming
    // the file: it may be longer than `limit` bytes, or another program may have it open so.
    static Result<std::unique_ptr<LineFile>> open(const QString& path, qint64 limit);

    // Without their ends, as they were when the file was opened.
    const QByteArrayList& lines() const { return lines_; }
    // The beginning of a line behind them that was never ended.
    const QByteArray& unfinished() const { return unfinished_; }

    // Where files cannot be locked they are only read, because two programs could write into one.
    Result<void> mayAppend() const { return unlocked_ ? Result<void>(*unlocked_) : Result<void>(); }
    // A line without its end. After an error the file is as it was before.
    Result<void> append(const QByteArray& line);

  private:
    explicit LineFile(const QString& path)
        : file_(path) {}

    QFile file_;                    // locked as long as it is open
    std::optional<Error> unlocked_; // why it could not be locked
    QByteArrayList lines_;
    QByteArray unfinished_;
    qint64 end_ = 0; // of the last whole line
};

} // namespace elgrande
