// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Write-ahead journal of a hosted game: each step is on disk before it is sent, so a killed host loses nothing that a
// guest has received. An entry is its length, SHA-256 over the previous hash and its own bytes, and a CBOR map; reading
// ends at the first damaged or truncated entry. The file is locked (app/storage/lock.h), so that one host at a time
// uses it; hosting is refused if locks are not available.
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QCborMap>
#include <QString>

#include <functional>
#include <vector>

namespace elgrande::lan {

inline constexpr qint64 kLargestJournal = 64 * 1024 * 1024; // bytes; a long game has a few hundred thousand
inline constexpr qsizetype kLargestEntry = 256 * 1024;

class Journal {
  public:
    Journal() = default;
    ~Journal() { close(); }
    Journal(Journal&& other) noexcept { swap(other); }
    Journal& operator=(Journal&& other) noexcept {
        swap(other);
        return *this;
    }

    struct Entries {
        std::vector<QCborMap> list;
        qint64 lost = 0; // bytes after the last good entry
    };

    // Creates a journal; the file must not exist. Readable by its owner only.
    static Result<Journal> create(const QString& path);
    // Opens a journal and drops a damaged end. The file does not change before the first append().
    static Result<Journal> open(const QString& path, Entries& entries);
    // The entries in the bytes of a journal.
    static Entries entriesIn(const QByteArray& bytes);

    bool isOpen() const { return file_ >= 0; }
    // On disk when it returns true. After an error the journal is unchanged, and the call can be repeated.
    Result<void> append(const QCborMap& entry);
    // The same in two steps. The entry is in the file when write() returns true, and on disk when the function returned
    // by beginSync() has succeeded. That function may run on another thread and while more is written, but only one at
    // a time. Keep the journal open until it has returned, and pass its result to endSync(). After a failure call
    // beginSync() again.
    Result<void> write(const QCborMap& entry);
    std::function<bool()> beginSync();
    void endSync(bool written);
    qint64 size() const { return size_; } // bytes
    void close();

  private:
    void swap(Journal& other) noexcept;
    Result<void> lockAndReserve();

    int file_ = -1;
    qint64 size_ = 0;
    QByteArray chain_;      // the hash of the last entry
    QByteArray unsynced_;   // the last bytes, perhaps not on disk yet
    qsizetype syncing_ = 0; // of them
    bool failed_ = false;   // the system may have dropped bytes that it could not write
};

} // namespace elgrande::lan
