// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/archive.h"

#include "app/storage/files.h"
#include "model/core/rng.h"
#include "model/record/record.h"

#include <QStringList>

namespace elgrande {
namespace {

// The moves and the header lines before the first that tells of a day or a program.
std::uint64_t fingerprint(const QString& recordText) {
    std::uint64_t hash = hashText("finished game");
    for (const QString& line : recordText.split(QLatin1Char('\n'))) {
        const bool passing = line.startsWith(QLatin1String("[Date ")) || line.startsWith(QLatin1String("[Program ")) ||
                             line.startsWith(QLatin1String("[Check "));
        if (!passing) hash = hashText(line.toStdString(), hash);
    }
    return hash;
}

// An empty or damaged file may lie there from a disk that was full.
bool isArchived(const QString& path) {
    const Result<QByteArray> bytes = readWhole(path, kLargestGame);
    return bytes && recordFromText((*bytes).toStdString());
}

} // namespace

Archive::Archive(QObject* parent)
    : QObject(parent) {
    connect(&writer_, &Autosave::failed, this, &Archive::failed);
}

QString Archive::fileFor(const QString& recordText) {
    return QStringLiteral("%1.egr").arg(fingerprint(recordText), 16, 16, QLatin1Char('0'));
}

QString Archive::pathFor(const QString& recordText) const { return folder_ + QLatin1Char('/') + fileFor(recordText); }

void Archive::keep(const QString& recordText) {
    if (folder_.isEmpty()) return;
    const QString path = pathFor(recordText);
    if (isArchived(path)) return; // opened again
    writer_.flush();
    writer_.setFile(path);
    writer_.write(recordText);
}

bool Archive::keepNow(const QString& recordText) {
    writer_.flush(); // perhaps of this very game
    keep(recordText);
    writer_.flush();
    return folder_.isEmpty() || isArchived(pathFor(recordText));
}

} // namespace elgrande

#include "moc_archive.cpp"
