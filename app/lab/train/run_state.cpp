// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/train/run_state.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

#include <cstring>
#include <limits>
#include <type_traits>

namespace elgrande::cli {

namespace {

constexpr quint32 kMagic = 0x45475452; // "EGTR"
constexpr qint64 kMostItems = 1 << 24;

template <class Item>
void write(QDataStream& to, const std::vector<Item>& items) {
    static_assert(std::is_trivially_copyable_v<Item>);
    const auto size = static_cast<qsizetype>(items.size()) * qsizetype{sizeof(Item)};
    to << static_cast<qint64>(items.size())
       << qCompress(QByteArray::fromRawData(reinterpret_cast<const char*>(items.data()), size), 1);
}

template <class Item>
bool read(QDataStream& from, std::vector<Item>& items) {
    qint64 count = 0;
    QByteArray packed;
    from >> count >> packed;
    if (from.status() != QDataStream::Ok || count < 0 || count > kMostItems) return false;
    const QByteArray bytes = qUncompress(packed);
    if (bytes.size() != count * qsizetype{sizeof(Item)}) return false;
    items.resize(static_cast<std::size_t>(count));
    if (count > 0) std::memcpy(items.data(), bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return true;
}

void write(QDataStream& to, const std::vector<SampledGame>& games) {
    to << static_cast<qint64>(games.size());
    for (const SampledGame& game : games) {
        to << game.table;
        write(to, game.actions);
        write(to, game.targets);
    }
}

bool read(QDataStream& from, std::vector<SampledGame>& games) {
    qint64 count = 0;
    from >> count;
    if (from.status() != QDataStream::Ok || count < 0 || count > kMostItems) return false;
    for (qint64 i = 0; i < count; ++i) {
        SampledGame& game = games.emplace_back();
        from >> game.table;
        if (!read(from, game.actions) || !read(from, game.targets)) return false;
    }
    return true;
}

bool readAll(QDataStream& from, RunState& run) {
    QByteArray remark;
    QByteArray best;
    qint64 steps = 0;
    qint64 generations = 0;
    TrainerState& trainer = run.trainer;
    from >> remark >> steps >> best >> generations;
    if (from.status() != QDataStream::Ok || steps < 0 || steps > std::numeric_limits<int>::max() || generations < 0 ||
        generations > 100000)
        return false;
    trainer.steps = static_cast<int>(steps);
    run.remark = remark.toStdString();
    run.best = best.toStdString();
    for (std::vector<float>* part : trainer.parts())
        if (!read(from, *part) || part->size() != kParameters) return false;
    if (!read(from, run.curve)) return false;
    for (qint64 i = 0; i < generations; ++i) {
        if (!read(from, run.replayBuffer.emplace_back())) return false;
    }
    return true;
}

} // namespace

QByteArray toBytes(RunState run) {
    QByteArray bytes;
    QDataStream to(&bytes, QIODevice::WriteOnly);
    to << kMagic << static_cast<quint32>(kParameters) << QByteArray::fromStdString(run.options)
       << QByteArray::fromStdString(run.remark) << static_cast<qint64>(run.trainer.steps)
       << QByteArray::fromStdString(run.best) << static_cast<qint64>(run.replayBuffer.size());
    for (const std::vector<float>* part : run.trainer.parts()) write(to, *part);
    write(to, run.curve);
    for (const std::vector<SampledGame>& games : run.replayBuffer) write(to, games);
    return bytes;
}

Result<RunState> runStateFrom(const QByteArray& bytes, const std::string& options) {
    QDataStream from(bytes);
    quint32 magic = 0;
    quint32 parameters = 0;
    QByteArray itsOptions;
    from >> magic >> parameters >> itsOptions;
    if (from.status() != QDataStream::Ok || magic != kMagic)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "This is not a training run.")};
    if (parameters != kParameters)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The training run was made by another version.")};
    if (itsOptions.toStdString() != options)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The training run has other options: %1"),
                     {itsOptions.toStdString()}};
    RunState run;
    run.options = options;
    if (!readAll(from, run)) return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The training run is damaged.")};
    return run;
}

} // namespace elgrande::cli
