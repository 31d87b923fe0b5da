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

ArchiveReader::~ArchiveReader() { stop(); }

void ArchiveReader::stop() {
    ending_ = true;
    if (thread_.joinable()) thread_.join();
    ending_ = false;
}

void ArchiveReader::start(const QString& folder) {
    stop();
    thread_ = std::thread([this, folder, reading = ++reading_] { run(folder, reading); });
}

// What a reading that has been replaced still had to say comes too late.
void ArchiveReader::tell(int reading, std::function<void()> news) {
    QMetaObject::invokeMethod(
        this,
        [this, reading, news = std::move(news)] {
            if (reading == reading_) news();
        },
        Qt::QueuedConnection);
}

void ArchiveReader::run(const QString& folder, int reading) {
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.egr")}, QDir::Files, QDir::Name);
    std::vector<GameFacts> games;
    QStringList damaged;
    int read = 0;
    for (const QString& name : files) {
        if (ending_) return;
        if (read++ % kReportEach == 0)
            tell(reading, [this, read, of = static_cast<int>(files.size())] { emit progress(read, of); });
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
    tell(reading, [this, games = std::move(games), damaged]() mutable {
        games_ = std::move(games);
        damaged_ = damaged;
        emit finished();
    });
}

} // namespace elgrande
