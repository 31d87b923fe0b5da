// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/files.h"

#include "app/storage/file_names.h"
#include "app/storage/reason.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTemporaryFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>
#include <system_error>

namespace elgrande {
namespace {

const QString kPart = QStringLiteral(".part");
constexpr qint64 kPiece = 64 * 1024; // bytes that are read at a time

// Only flush() tells what the disk has to say.
bool put(QFileDevice& file, const QByteArray& bytes) { return file.write(bytes) == bytes.size() && file.flush(); }

// Silent unless QT_LOGGING_RULES asks for it.
Q_LOGGING_CATEGORY(storage, "elgrande.storage", QtWarningMsg)

Result<void> writeInto(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !put(file, bytes)) return reasonOf(file);
    return {};
}

// QDir does not say why.
Result<void> makeFolderOf(const QString& path) {
    const QString folder = QFileInfo(path).absolutePath();
    std::error_code why;
    std::filesystem::create_directories(QFile::encodeName(folder).toStdString(), why);
    if (why && !QFileInfo(folder).isDir()) return Error{why.message()};
    return {};
}

} // namespace

// A device that is asked for many bytes makes room for all of them first. A pipe gives what has come so far.
QByteArray readUpTo(QIODevice& device, qint64 most) {
    QByteArray bytes;
    while (bytes.size() < most) {
        const QByteArray more = device.read(std::min(kPiece, most - bytes.size()));
        if (more.isEmpty()) break;
        bytes += more;
    }
    return bytes;
}

Result<QByteArray> readWhole(const QString& path, qint64 limit) {
    qCDebug(storage) << "reading" << path;
    std::error_code unknown;
    const std::filesystem::file_status status = std::filesystem::status(bytesOf(path).toStdString(), unknown);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "it is not a regular file.")};
    QFile file(path);
    if (!openToRead(file)) return file.error() != QFileDevice::NoError ? reasonOf(file) : Error{std::strerror(errno)};
    QByteArray bytes = readUpTo(file, limit + 1);
    if (file.error() != QFileDevice::NoError) return reasonOf(file);
    if (bytes.size() > limit) return Error{QT_TRANSLATE_NOOP("elgrande::errors", "it is too large.")};
    return bytes;
}

namespace {

// `permissions`: of a new file where they are not the player's usual ones; nobody else ever sees what is in it.
Result<void> writeAs(const QString& path, const QByteArray& bytes,
                     std::optional<QFileDevice::Permissions> permissions) {
    qCDebug(storage) << "writing" << path << bytes.size() << "bytes";
    const QFileInfo old(path);
    if (old.exists() && !old.isFile() && !old.isDir()) return writeInto(path, bytes);
    QSaveFile file(path);
    const bool opened = file.open(QIODevice::WriteOnly);
    if (!opened && old.isFile() && old.isWritable()) // its folder is to blame
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors",
                              "the old file is kept until the new one is complete, and no file can be created in its "
                              "folder: %1"),
            {reasonOf(file)}};
    if (!opened || (permissions && !file.setPermissions(*permissions)) || !put(file, bytes)) {
        const Error why = reasonOf(file);
        file.cancelWriting();
        return why;
    }
    if (!file.commit()) return reasonOf(file);
    return {};
}

} // namespace

Result<void> writeWhole(const QString& path, const QByteArray& bytes) { return writeAs(path, bytes, {}); }

Result<void> writePrivately(const QString& path, const QByteArray& bytes) {
    const Result<void> made = makeFolderOf(path);
    return made ? writeAs(path, bytes, QFileDevice::ReadOwner | QFileDevice::WriteOwner) : made;
}

Result<void> writeWithFolder(const QString& path, const QByteArray& bytes) {
    const Result<void> made = makeFolderOf(path);
    return made ? writeWhole(path, bytes) : made;
}

Result<void> writeByPart(const QString& path, const QByteArray& bytes) {
    const QString part = path + kPart;
    Result<void> written = writeWithFolder(part, bytes);
    if (!written) return written;
    if (std::rename(QFile::encodeName(part).constData(), QFile::encodeName(path).constData()) == 0) return {};
    const Error why{std::strerror(errno)};
    QFile::remove(part);
    return why;
}

Result<void> roomFor(const QString& path, qint64 bytes) {
    if (auto made = makeFolderOf(path); !made) return made;
    const QFileInfo old(path);
    if (old.isDir()) return Error{std::strerror(EISDIR)};
    if (old.exists() && !old.isWritable()) return Error{std::strerror(EACCES)};
    QTemporaryFile probe((old.exists() ? old.canonicalFilePath() : path) + QStringLiteral(".XXXXXX"));
    if (!probe.open() || !put(probe, QByteArray(bytes, '\0'))) return reasonOf(probe);
    return {};
}

// The part itself, and what QSaveFile makes of its name: a dot and six letters more.
void sweepParts(const QString& path) {
    const QFileInfo part(path + kPart);
    const QRegularExpression ofQSaveFile(QStringLiteral("^(\\.[A-Za-z]{6})?$"));
    QDir folder = part.absoluteDir();
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden)) {
        if (name.startsWith(part.fileName()) && ofQSaveFile.match(name.mid(part.fileName().size())).hasMatch())
            folder.remove(name);
    }
}

} // namespace elgrande
