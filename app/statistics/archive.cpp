#include "app/statistics/archive.h"

#include "model/core/rng.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace elgrande {
namespace {

constexpr qint64 kLargest = 8 * 1024 * 1024;
constexpr int kReportEach = 25; // files

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

} // namespace

Archive::Archive(QObject* parent)
    : QObject(parent) {
    connect(&writer_, &Autosave::failed, this, &Archive::failed);
}

QString Archive::fileFor(const QString& recordText) {
    return QStringLiteral("%1.egr").arg(fingerprint(recordText), 16, 16, QLatin1Char('0'));
}

void Archive::keep(const QString& recordText) {
    if (folder_.isEmpty()) return;
    const QString path = folder_ + QLatin1Char('/') + fileFor(recordText);
    if (QFile::exists(path)) return; // opened again
    writer_.flush();
    writer_.setFile(path);
    writer_.write(recordText);
}

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
    found_.clear();
    broken_.clear();
    thread_ = std::thread([this, folder] { run(folder); });
}

void ArchiveReader::run(const QString& folder) {
    const QStringList files = QDir(folder).entryList({QStringLiteral("*.egr")}, QDir::Files, QDir::Name);
    std::vector<GameFacts> found;
    QStringList broken;
    int read = 0;
    for (const QString& name : files) {
        if (ending_) return;
        if (read++ % kReportEach == 0) Q_EMIT progress(read, static_cast<int>(files.size())); // queued to the window
        QFile file(QDir(folder).filePath(name));
        if (!file.open(QIODevice::ReadOnly) || file.size() > kLargest) {
            broken << QStringLiteral("%1: %2").arg(name, file.errorString());
            continue;
        }
        Result<GameFacts> facts = factsOfRecord(file.readAll().toStdString());
        if (!facts) {
            broken << QStringLiteral("%1: %2").arg(name, QString::fromStdString(facts.error()));
            continue;
        }
        facts->file = file.fileName();
        found.push_back(std::move(*facts));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const GameFacts& a, const GameFacts& b) { return a.date < b.date; });
    {
        const std::lock_guard lock(mutex_);
        found_ = std::move(found);
        broken_ = broken;
    }
    QMetaObject::invokeMethod(this, &ArchiveReader::take, Qt::QueuedConnection);
}

void ArchiveReader::take() {
    {
        const std::lock_guard lock(mutex_);
        games_ = std::move(found_);
        damaged_ = broken_;
    }
    Q_EMIT finished();
}

} // namespace elgrande
