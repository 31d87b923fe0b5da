// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/game_lock.h"

#include "app/storage/lock.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>
#include <QThread>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace elgrande {
namespace {

constexpr unsigned long kWriting = 40; // milliseconds, for what takes far less than one
constexpr int kMostTries = 5;
constexpr std::size_t kLargestMark = 4096; // bytes

// The lines of a mark; the first five are those of QLockFile.
struct Mark {
    enum Line { Process, Program, Host, Machine, Boot, Token, Lines };
    QByteArrayList lines;
    QByteArray at(Line line) const { return lines.value(line); }
};

Mark markIn(int handle) {
    QByteArray bytes(kLargestMark, Qt::Uninitialized);
    const ssize_t size = ::pread(handle, bytes.data(), kLargestMark, 0);
    return {bytes.first(std::max<ssize_t>(0, size)).split('\n')};
}

struct Descriptor {
    int handle;
    explicit Descriptor(int opened)
        : handle(opened) {}
    ~Descriptor() {
        if (handle >= 0) ::close(handle);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
};

// Waits for nobody, not even where the file is a pipe.
int openLock(const QString& file, int flags) {
    return ::open(QFile::encodeName(file).constData(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0666);
}

bool isFile(int handle) {
    struct stat facts {};
    return ::fstat(handle, &facts) == 0 && S_ISREG(facts.st_mode);
}

// Whoever held the lock may have taken its file away between opening and locking it.
bool isStillThere(int handle, const QString& file) {
    struct stat opened {};
    struct stat there {};
    return ::fstat(handle, &opened) == 0 && ::stat(QFile::encodeName(file).constData(), &there) == 0 &&
           opened.st_dev == there.st_dev && opened.st_ino == there.st_ino;
}

// `asked`: what the kernel said of the lock.
Hold judged(Locked asked, const Mark& mark) {
    static const Mark own{GameLock::mark().split('\n')};
    if (asked != Locked::Here && mark.at(Mark::Token) == own.at(Mark::Token)) return Hold::Here;
    if (asked == Locked::Elsewhere) return Hold::Elsewhere;
    const bool isKnown = asked == Locked::Here; // that nobody on this computer holds it
    if (isKnown && mark.lines == QByteArrayList{QByteArray()}) return Hold::Free; // killed before it wrote into it
    if (mark.at(Mark::Boot).isEmpty()) return Hold::Doubtful;
    const bool sameStart = mark.at(Mark::Boot) == QSysInfo::bootUniqueId();
    if (sameStart) return isKnown ? Hold::Free : Hold::Doubtful;
    const QByteArray computer = QSysInfo::machineUniqueId();
    const bool sameComputer = !computer.isEmpty() && mark.at(Mark::Machine) == computer &&
                              mark.at(Mark::Host) == QSysInfo::machineHostName().toUtf8();
    return sameComputer ? Hold::Free : Hold::Doubtful;
}

} // namespace

QString GameLock::fileOf(const QString& game) { return game + QStringLiteral(".lock"); }

QByteArray GameLock::mark() {
    static const QByteArray token = QUuid::createUuid().toByteArray();
    return QByteArrayList{QByteArray::number(QCoreApplication::applicationPid()),
                          QByteArrayLiteral("elgrande"),
                          QSysInfo::machineHostName().toUtf8(),
                          QSysInfo::machineUniqueId(),
                          QSysInfo::bootUniqueId(),
                          token}
               .join('\n') +
           '\n';
}

Hold GameLock::holdOf(const QString& game) {
    const QString file = fileOf(game);
    Descriptor lock(openLock(file, O_RDWR));
    if (lock.handle < 0 && errno != ENOENT) lock.handle = openLock(file, O_RDONLY); // in a folder of somebody else
    if (lock.handle < 0) return errno == ENOENT ? Hold::Free : Hold::Doubtful;
    if (!isFile(lock.handle)) return Hold::Doubtful;
    return judged(lockFile(lock.handle, LockKind::Shared), markIn(lock.handle));
}

std::unique_ptr<GameLock> GameLock::take(const QString& game, Doubtful doubtful) {
    const QString file = fileOf(game);
    for (int i = 0; i < kMostTries; ++i) {
        Descriptor lock(openLock(file, O_RDWR | O_CREAT | O_EXCL));
        const bool made = lock.handle >= 0;
        const bool wasThere = !made && errno == EEXIST;
        if (wasThere) lock.handle = openLock(file, O_RDWR);
        if (wasThere && lock.handle < 0 && errno == ENOENT) continue; // just taken away
        if (lock.handle < 0) {
            const Hold hold = holdOf(game);
            const bool mayHave = hold == Hold::Free || (hold == Hold::Doubtful && doubtful == Doubtful::Take);
            return std::unique_ptr<GameLock>(mayHave ? new GameLock(file, -1) : nullptr);
        }
        const Locked locked = isFile(lock.handle) ? lockFile(lock.handle) : Locked::Failed;
        if (locked == Locked::Here && !isStillThere(lock.handle, file)) continue;
        if (!made || locked == Locked::Elsewhere) { // somebody may have been faster even with a new one
            const Hold hold = judged(locked, markIn(lock.handle));
            if (hold == Hold::Here) return {};
            if (hold == Hold::Elsewhere) { // or somebody has only asked who it is
                QThread::msleep(kWriting);
                continue;
            }
            if (hold == Hold::Doubtful && doubtful == Doubtful::Leave) return {};
            if (!isFile(lock.handle) && QFile::remove(file)) continue; // no program of ours has made that
        }
        const QByteArray own = mark();
        const auto size = static_cast<std::size_t>(own.size());
        if (::ftruncate(lock.handle, 0) == 0 && ::pwrite(lock.handle, own.constData(), size, 0) == own.size())
            ::fdatasync(lock.handle);
        return std::unique_ptr<GameLock>(new GameLock(file, std::exchange(lock.handle, -1)));
    }
    return {};
}

// The file first: as long as it is locked nobody else takes it.
GameLock::~GameLock() {
    if (handle_ < 0) return;
    QFile::remove(file_);
    ::close(handle_);
}

} // namespace elgrande
