// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A file system without locks, for as long as this lives: every flock() of this program fails as it does there.
// Included once in a program, because it stands before the C library's own.
#pragma once

#include <cerrno>
#include <sys/file.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace elgrande::storage_tests {

inline int lockFault = 0; // errno of every flock(); 0: they work

class NoLocks {
  public:
    explicit NoLocks(int fault) { lockFault = fault; }
    ~NoLocks() { lockFault = 0; }
    NoLocks(const NoLocks&) = delete;
    NoLocks& operator=(const NoLocks&) = delete;
};

} // namespace elgrande::storage_tests

extern "C" int flock(int file, int how) noexcept {
    if (elgrande::storage_tests::lockFault == 0) return static_cast<int>(syscall(SYS_flock, file, how));
    errno = elgrande::storage_tests::lockFault;
    return -1;
}
