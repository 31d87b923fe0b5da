// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/shelf.h"

#include "app/storage/files.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace elgrande {
namespace {

const QString kEnding = QStringLiteral(".egr");

std::optional<Shelf::Place> locked(const QString& file, GameLock::Doubtful doubtful = GameLock::Doubtful::Leave) {
    auto lock = GameLock::take(file, doubtful);
    if (!lock) return {};
    return Shelf::Place{file, std::move(lock)};
}

std::optional<Record> recordIn(const QString& file) {
    const Result<QByteArray> bytes = readWhole(file, kLargestGame);
    if (!bytes) return {};
    Result<Record> record = recordFromText((*bytes).toStdString());
    return record ? std::optional(std::move(*record)) : std::nullopt;
}

// Without reading the game for what it is, which takes a hundred times as long.
bool holdsSeed(const QString& file, const std::string& seed) {
    QByteArray written = QByteArray::fromStdString(seed);
    written.replace('\\', "\\\\").replace('"', "\\\"");
    const Result<QByteArray> bytes = readWhole(file, kLargestGame);
    return bytes && (*bytes).contains("[Seed \"" + written + "\"]");
}

// Whether all of `kept` is also in `record`.
bool isBeginningOf(const Record& kept, const Record& record) {
    const auto rulesOf = [](const Record& each) { return RulesBuilder::build(each.setup); };
    if (kept.setup.seed != record.setup.seed || kept.names != record.names || kept.agents != record.agents ||
        kept.position != record.position || kept.moves.size() > record.moves.size() ||
        !std::equal(kept.moves.begin(), kept.moves.end(), record.moves.begin()))
        return false;
    const auto mine = rulesOf(kept);
    const auto its = rulesOf(record);
    return mine && its && (*mine)->fingerprint == (*its)->fingerprint;
}

// A moment is only asked for once of each file: it takes a while to find out.
QStringList lastPlayedFirst(const QString& folder) {
    std::vector<std::pair<qint64, QString>> files;
    for (const QFileInfo& file : QDir(folder).entryInfoList({QLatin1Char('*') + kEnding}, QDir::Files, QDir::Unsorted))
        files.emplace_back(file.lastModified().toMSecsSinceEpoch(), file.filePath());
    std::sort(files.begin(), files.end(), std::greater<>());
    QStringList sorted;
    for (const auto& [moment, file] : files) sorted << file;
    return sorted;
}

// A kill may have come before the game was first written.
void sweepGamesNeverWritten(const QString& folder) {
    const QString ending = GameLock::fileOf({});
    for (const QFileInfo& lock : QDir(folder).entryInfoList({QLatin1Char('*') + kEnding + ending}, QDir::Files)) {
        const QString file = lock.filePath().chopped(ending.size());
        if (QFileInfo::exists(file)) continue;
        const auto place = locked(file);
        if (place && !QFileInfo::exists(file)) sweepParts(file);
    }
}

} // namespace

QList<Shelf::Kept> Shelf::all() const {
    if (!isOpen()) return {};
    QList<Kept> kept;
    for (const QString& file : lastPlayedFirst(folder_))
        if (const Hold hold = GameLock::holdOf(file); hold != Hold::Here) kept << Kept{file, hold};
    return kept;
}

QStringList Shelf::games() const {
    QStringList free;
    for (const Kept& each : all())
        if (each.hold == Hold::Free) free << each.file;
    return free;
}

// Named after the moment, so that people find their way about the folder as well.
Shelf::Place Shelf::takeNew() const {
    if (!isOpen()) return {};
    QDir().mkpath(folder_);
    sweepGamesNeverWritten(folder_);
    const QString name = folder_ + QDateTime::currentDateTime().toString(QStringLiteral("/yyyy-MM-dd HHmmss"));
    for (int i = 1;; ++i) {
        const QString file = (i == 1 ? name : QStringLiteral("%1 %2").arg(name, QString::number(i))) + kEnding;
        if (QFileInfo::exists(file)) continue;
        auto place = locked(file);
        if (place && !QFileInfo::exists(file)) return std::move(*place); // nobody was faster
    }
}

Shelf::Place Shelf::takeFor(const Record& record) const {
    for (const QString& file : games()) {
        if (!holdsSeed(file, record.setup.seed)) continue;
        auto place = take(file);
        if (!place) continue;
        const std::optional<Record> kept = recordIn(file);
        if (kept && isBeginningOf(*kept, record)) return std::move(*place);
    }
    return takeNew();
}

std::optional<Shelf::Place> Shelf::take(const QString& file, GameLock::Doubtful doubtful) const {
    return locked(file, doubtful);
}

void Shelf::remove(Place place) {
    if (place.file.isEmpty()) return;
    QFile::remove(place.file);
    sweepParts(place.file);
}

// Most games are not over: they are looked at without being taken, so that they stay free for everybody.
Shelf::Finished Shelf::removeFinished(const QString& file, const IsSafe& isSafe) const {
    const auto isOver = [&](const Result<QByteArray>& bytes) { return bytes && (*bytes).contains("[Result \""); };
    if (!isOver(readWhole(file, kLargestGame))) return Finished::Stays;
    auto place = take(file);
    const Result<QByteArray> bytes = readWhole(file, kLargestGame);
    if (!place || !isOver(bytes)) return Finished::Stays;
    const auto kept = recordFromText((*bytes).toStdString());
    if (!kept || kept->tag("Result") == nullptr) return Finished::Stays;
    if (!isSafe(QString::fromUtf8(*bytes))) return Finished::NotSafe;
    remove(std::move(*place));
    return Finished::Gone;
}

} // namespace elgrande
