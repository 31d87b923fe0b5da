// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/archive_reader.h"

#include "app/storage/files.h"
#include "views/texts/error_text.h"

#include <QDir>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kReportEach = 25; // files

} // namespace

ArchiveReader::ArchiveReader(QObject* parent)
    : QObject(parent) {}

void ArchiveReader::start(const QString& folder) {
    worker_.start([this, folder] { run(folder); });
}

void ArchiveReader::run(const QString& folder) {
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.egr")}, QDir::Files, QDir::Name);
    std::vector<GameFacts> games;
    QStringList damaged;
    int read = 0;
    for (const QString& name : files) {
        if (worker_.cancelled()) return;
        if (read++ % kReportEach == 0)
            worker_.tell([this, read, of = static_cast<int>(files.size())] { emit progress(read, of); });
        const QString path = QDir(folder).filePath(name);
        const Result<QByteArray> bytes = readWhole(path, kLargestGame);
        Result<GameFacts> facts = bytes ? factsOfRecord((*bytes).toStdString()) : bytes.fault();
        if (!facts) {
            damaged << QStringLiteral("%1: %2").arg(name, texts::errorText(facts.fault()));
            continue;
        }
        facts->file = path;
        games.push_back(std::move(*facts));
    }
    std::stable_sort(games.begin(), games.end(),
                     [](const GameFacts& a, const GameFacts& b) { return a.date < b.date; });
    worker_.tell([this, games = std::move(games), damaged]() mutable {
        games_ = std::move(games);
        damaged_ = damaged;
        emit finished();
    });
}

} // namespace elgrande

#include "moc_archive_reader.cpp"
