// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Kernel locks (flock): their owner is alive, because a lock ends with its program. On a file system without locks
// (some home folders on a network) nobody can tell whether another program has the file open.
#pragma once

#include "model/core/result.h"

#include <QString>

namespace elgrande {

enum class Locked {
    Here,      // until the file is closed
    Elsewhere, // by another program, or by another part of this one
    NoLocks,   // the file system has none
    Failed,    // errno says why
};

enum class LockKind { Alone, Shared };

// Returns at once. `file`: a descriptor that is open for writing.
Locked lockFile(int file, LockKind kind = LockKind::Alone);
// Why it is not locked here, as a sentence; `taken` where another program holds it. errno must still be that of
// lockFile.
Error whyNotLocked(Locked locked, const Error& taken);

// Removes the lock of a program that was killed before it could do so itself, as QLockFile makes them.
void sweepLock(const QString& file);

} // namespace elgrande
