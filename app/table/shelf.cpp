#include "app/table/shelf.h"

#include "app/storage/files.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QThread>

#include <algorithm>

namespace elgrande {
namespace {

const QString kEnding = QStringLiteral(".egr");
const QString kLockEnding = QStringLiteral(".lock");

constexpr unsigned long kWriting = 40; // milliseconds, for what takes far less than one

// Where locks cannot be made (a folder without leave to write), games can still be looked at.
std::optional<Shelf::Place> locked(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + kLockEnding);
    lock->setStaleLockTime(0); // a game may lie open for days; a program that was killed is found out all the same
    const auto failed = [&] { return !lock->tryLock() && lock->error() == QLockFile::LockFailedError; };
    if (!failed()) return Shelf::Place{file, std::move(lock)};
    // Killed between making the lock and writing into it: nobody can be found who is still there.
    const auto isEmpty = [&] { return QFileInfo(file + kLockEnding).size() == 0; };
    if (!isEmpty()) return {};
    QThread::msleep(kWriting);
    if (!isEmpty()) return {};
    lock->removeStaleLockFile(); // not while its owner holds it open
    if (failed()) return {};
    return Shelf::Place{file, std::move(lock)};
}

bool isFree(const QString& file) { return !QFileInfo::exists(file + kLockEnding) || locked(file).has_value(); }

std::optional<Record> recordIn(const QString& file) {
    const Result<QByteArray> bytes = readWhole(file, kLargestGame);
    if (!bytes) return {};
    Result<Record> record = recordFromText((*bytes).toStdString());
    return record ? std::optional(std::move(*record)) : std::nullopt;
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

// A kill may have come before the game was first written.
void sweepGamesNeverWritten(const QString& folder) {
    for (const QFileInfo& lock : QDir(folder).entryInfoList({QLatin1Char('*') + kEnding + kLockEnding}, QDir::Files)) {
        const QString file = lock.filePath().chopped(kLockEnding.size());
        if (QFileInfo::exists(file)) continue;
        const auto place = locked(file);
        if (place && !QFileInfo::exists(file)) sweepParts(file);
    }
}

} // namespace

void Shelf::adopt(const QString& file) const {
    if (!isOpen() || !QFileInfo(file).isFile() || !QDir().mkpath(folder_)) return;
    const QFileInfo from(file);
    QString to = folder_ + QLatin1Char('/') + from.fileName();
    for (int i = 2; QFileInfo::exists(to); ++i)
        to = QStringLiteral("%1/%2 %3%4").arg(folder_, from.completeBaseName()).arg(i).arg(kEnding);
    QFile::rename(file, to);
}

QStringList Shelf::games() const {
    if (!isOpen()) return {};
    QFileInfoList files = QDir(folder_).entryInfoList({QLatin1Char('*') + kEnding}, QDir::Files);
    std::sort(files.begin(), files.end(), [](const QFileInfo& a, const QFileInfo& b) {
        if (a.lastModified() != b.lastModified()) return a.lastModified() > b.lastModified();
        return a.fileName() > b.fileName();
    });
    QStringList free;
    for (const QFileInfo& file : files)
        if (isFree(file.filePath())) free << file.filePath();
    return free;
}

// Named after the moment, so that people find their way about the folder as well.
Shelf::Place Shelf::takeNew() const {
    if (!isOpen()) return {};
    QDir().mkpath(folder_);
    sweepGamesNeverWritten(folder_);
    const QString name = folder_ + QDateTime::currentDateTime().toString(QStringLiteral("/yyyy-MM-dd HHmmss"));
    for (int i = 1;; ++i) {
        const QString file = (i == 1 ? name : QStringLiteral("%1 %2").arg(name).arg(i)) + kEnding;
        if (QFileInfo::exists(file)) continue;
        auto place = locked(file);
        if (place && !QFileInfo::exists(file)) return std::move(*place); // nobody was faster
    }
}

Shelf::Place Shelf::takeFor(const Record& record) const {
    for (const QString& file : games()) {
        auto place = take(file);
        if (!place) continue;
        const std::optional<Record> kept = recordIn(file);
        if (kept && isBeginningOf(*kept, record)) return std::move(*place);
    }
    return takeNew();
}

std::optional<Shelf::Place> Shelf::take(const QString& file) const { return locked(file); }

void Shelf::remove(Place place) {
    if (place.file.isEmpty()) return;
    QFile::remove(place.file);
    sweepParts(place.file);
}

void Shelf::removeFinished() const {
    for (const QString& file : games()) {
        auto place = take(file);
        if (!place) continue;
        const std::optional<Record> kept = recordIn(file);
        if (kept && kept->tag("Result") != nullptr) remove(std::move(*place));
    }
}

} // namespace elgrande
