// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/line_file.h"

#include "app/storage/lock.h"
#include "app/storage/reason.h"

#include <QFileInfo>

#include <unistd.h>

namespace elgrande {

Result<std::unique_ptr<LineFile>> LineFile::open(const QString& path, qint64 limit) {
    const QFileInfo old(path);
    if (old.exists() && !old.isFile()) return Error{QT_TRANSLATE_NOOP("elgrande::errors", "it is not a regular file.")};
    std::unique_ptr<LineFile> opened(new LineFile(path));
    QFile& file = opened->file_;
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered)) return reasonOf(file);
    const Error taken{QT_TRANSLATE_NOOP("elgrande::errors", "another program is writing to it.")};
    if (const Locked locked = lockFile(file.handle()); locked != Locked::Here) {
        opened->unlocked_ = whyNotLocked(locked, taken);
        if (locked != Locked::NoLocks) return *opened->unlocked_;
    }
    if (file.size() > limit) return Error{QT_TRANSLATE_NOOP("elgrande::errors", "it is too large.")};
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) return reasonOf(file);
    opened->end_ = bytes.lastIndexOf('\n') + 1;
    opened->unfinished_ = bytes.mid(opened->end_);
    if (opened->end_ > 0) opened->lines_ = bytes.left(opened->end_ - 1).split('\n');
    return opened;
}

Result<void> LineFile::append(const QByteArray& line) {
    if (auto may = mayAppend(); !may) return may;
    const QByteArray whole = line + '\n';
    const bool isWritten =
        file_.resize(end_) && file_.seek(end_) && file_.write(whole) == whole.size() && fdatasync(file_.handle()) == 0;
    if (isWritten) {
        end_ += whole.size();
        return {};
    }
    Error why = reasonOf(file_);
    file_.resize(end_);
    return why;
}

} // namespace elgrande
