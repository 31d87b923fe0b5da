// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/journal.h"

#include "app/lan/frame.h"
#include "app/storage/files.h"
#include "app/storage/lock.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace elgrande::lan {
namespace {

const QByteArray kJournalMagic = QByteArrayLiteral("El Grande table 1\n");
constexpr qsizetype kLength = 4;
constexpr qsizetype kHash = 32;
constexpr off_t kReserve = 8 * 1024 * 1024; // bytes, so that a full disk shows before the game, not in it

Error reason() { return {std::strerror(errno)}; }

QByteArray hashOf(const QByteArray& before, const QByteArray& body) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(before);
    hash.addData(body);
    return hash.result();
}

// Entries are ours, but a file can be anybody's: as strict as a frame, with room for a record.
Limits limitsOfEntry() {
    Limits limits;
    limits.items = 65536;
    return limits;
}

// The next entry at `at`; empty: there is none that is whole and good. `at` and `chain` go on behind it.
QByteArray bodyAt(const QByteArray& bytes, qsizetype& at, QByteArray& chain) {
    if (bytes.size() - at < kLength + kHash) return {};
    const quint32 length = qFromBigEndian<quint32>(bytes.constData() + at);
    if (length == 0 || length > kLargestEntry || bytes.size() - at - kLength - kHash < static_cast<qsizetype>(length))
        return {};
    const QByteArray hash = bytes.mid(at + kLength, kHash);
    QByteArray body = bytes.mid(at + kLength + kHash, static_cast<qsizetype>(length));
    if (hashOf(chain, body) != hash) return {};
    at += kLength + kHash + body.size();
    chain = hash;
    return body;
}

struct Read {
    Journal::Entries entries;
    qsizetype size = 0; // of what is good
    QByteArray chain;
};

Read readAll(const QByteArray& bytes) {
    Read read;
    const Limits limits = limitsOfEntry();
    if (bytes.startsWith(kJournalMagic)) {
        qsizetype at = kJournalMagic.size();
        read.size = at;
        read.chain = kJournalMagic;
        while (true) {
            QByteArray chain = read.chain;
            const QByteArray body = bodyAt(bytes, at, chain);
            const auto entry = body.isEmpty() ? Result<QCborMap>(Error{"none"}) : decodeFrame(body, limits);
            if (!entry) break;
            read.entries.list.push_back(*entry);
            read.size = at;
            read.chain = chain;
        }
    }
    read.entries.lost = bytes.size() - read.size;
    return read;
}

bool writeAll(int file, const QByteArray& bytes, qint64 at) {
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t more =
            ::pwrite(file, bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done), at + done);
        if (more < 0 && errno == EINTR) continue;
        if (more <= 0) return false;
        done += more;
    }
    return true;
}

// The name of a new file is on the disk only with its folder.
void syncFolderOf(const QString& path) {
    const int folder = ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_DIRECTORY);
    if (folder < 0) return;
    ::fsync(folder);
    ::close(folder);
}

} // namespace

Journal::Entries Journal::entriesIn(const QByteArray& bytes) { return readAll(bytes).entries; }

Result<Journal> Journal::create(const QString& path) {
    Journal journal;
    journal.file_ = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (journal.file_ < 0) return reason();
    const auto fail = [&](Error why) {
        QFile::remove(path);
        return why;
    };
    if (const auto ready = journal.lockAndReserve(); !ready) return fail(ready.fault());
    if (!writeAll(journal.file_, kJournalMagic, 0) || ::fdatasync(journal.file_) != 0) return fail(reason());
    journal.size_ = kJournalMagic.size();
    journal.chain_ = kJournalMagic;
    syncFolderOf(path);
    return journal;
}

Result<Journal> Journal::open(const QString& path, Entries& entries) {
    Journal journal;
    journal.file_ = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    if (journal.file_ < 0) return reason();
    if (const auto ready = journal.lockAndReserve(); !ready) return ready.fault();
    const auto bytes = readWhole(path, kLargestJournal);
    if (!bytes) return bytes.fault();
    Read read = readAll(*bytes);
    if (read.entries.list.empty())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "This is not a game that can be resumed.")};
    // Of a host that was killed something may have got as far as the file only.
    if (::fdatasync(journal.file_) != 0) return reason();
    entries = std::move(read.entries);
    journal.size_ = read.size;
    journal.chain_ = read.chain;
    return journal;
}

Result<void> Journal::lockAndReserve() {
    const Error taken{QT_TRANSLATE_NOOP("elgrande::errors", "Another program is already hosting this game.")};
    if (const Locked locked = lockFile(file_); locked != Locked::Here) return whyNotLocked(locked, taken);
    // Where the file system cannot reserve, a full disk shows later (append).
    if (::fallocate(file_, FALLOC_FL_KEEP_SIZE, 0, kReserve) != 0 && errno == ENOSPC) return reason();
    return {};
}

Result<void> Journal::append(const QCborMap& entry) {
    const qint64 size = size_;
    const QByteArray chain = chain_;
    if (auto written = write(entry); !written) return written;
    const bool synced = beginSync()();
    const Error why = reason();
    endSync(synced);
    if (synced) return {};
    size_ = size;
    chain_ = chain;
    unsynced_.clear();
    failed_ = false;
    if (::ftruncate(file_, size_) == 0) ::fdatasync(file_);
    return why;
}

Result<void> Journal::write(const QCborMap& entry) {
    const QByteArray body = entry.toCborValue().toCbor();
    if (body.size() > kLargestEntry || size_ + body.size() > kLargestJournal)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The game has become too long to be saved.")};
    QByteArray bytes(kLength, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(body.size()), bytes.data());
    const QByteArray hash = hashOf(chain_, body);
    bytes += hash + body;
    // What a kill or a full disk has left behind the last entry goes first, or an old tail could follow a short entry.
    if (::ftruncate(file_, size_) != 0 || !writeAll(file_, bytes, size_)) {
        const Error why = reason();
        if (::ftruncate(file_, size_) == 0) ::fdatasync(file_);
        return why;
    }
    size_ += bytes.size();
    chain_ = hash;
    unsynced_ += bytes;
    return {};
}

std::function<bool()> Journal::beginSync() {
    syncing_ = unsynced_.size();
    const QByteArray again = failed_ ? unsynced_ : QByteArray();
    return [file = file_, again, at = size_ - unsynced_.size()] {
        return writeAll(file, again, at) && ::fdatasync(file) == 0;
    };
}

void Journal::endSync(bool written) {
    failed_ = !written;
    if (written) unsynced_.remove(0, syncing_);
}

void Journal::close() {
    if (file_ >= 0) ::close(std::exchange(file_, -1));
}

void Journal::swap(Journal& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(size_, other.size_);
    std::swap(chain_, other.chain_);
    std::swap(unsynced_, other.unsynced_);
    std::swap(syncing_, other.syncing_);
    std::swap(failed_, other.failed_);
}

} // namespace elgrande::lan
