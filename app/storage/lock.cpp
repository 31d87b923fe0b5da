// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/lock.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace elgrande {

Locked lockFile(int file, LockKind kind) {
    const int how = kind == LockKind::Alone ? LOCK_EX : LOCK_SH;
    int failed = flock(file, how | LOCK_NB);
    while (failed != 0 && errno == EINTR) failed = flock(file, how | LOCK_NB);
    if (failed == 0) return Locked::Here;
    switch (errno) {
    case EWOULDBLOCK:
        return Locked::Elsewhere;
    case ENOLCK:
    case ENOSYS:
    case EOPNOTSUPP:
        return Locked::NoLocks;
    default:
        return Locked::Failed;
    }
}

void sweepLock(const QString& file) {
    const int lock = ::open(QFile::encodeName(file).constData(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (lock < 0) return;
    if (lockFile(lock) == Locked::Here) QFile::remove(file);
    ::close(lock);
}

Error whyNotLocked(Locked locked, const Error& taken) {
    if (locked == Locked::Elsewhere) return taken;
    if (locked == Locked::Failed) return {std::strerror(errno)};
    return QT_TRANSLATE_NOOP("elgrande::errors",
                             "That file system does not support locks: another program could write to the same file.");
}

} // namespace elgrande
