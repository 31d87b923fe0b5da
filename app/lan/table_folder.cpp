// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/table_folder.h"

#include "app/lan/host_lobby.h"
#include "app/lan/host_table.h"
#include "app/lan/messages_fields.h"
#include "app/storage/files.h"

#include <QCborValue>
#include <QDir>
#include <QFile>

namespace elgrande::lan {

namespace {

using Key = QLatin1StringView;

constexpr int kTableFormat = 1;
constexpr qint64 kLargestTable = 256 * 1024; // bytes

} // namespace

QString TableFolder::file(const char* name) const { return QDir(path_).filePath(QString::fromLatin1(name)); }

bool TableFolder::create() const { return QDir().mkpath(path_) && !QFile::exists(file("table")); }

QByteArray TableFolder::written(const HostLobby& lobby, const State& state) {
    QCborMap map;
    map[Key("format")] = kTableFormat;
    lobby.writeTo(map);
    map[Key("begun")] = state.begun;
    map[Key("over")] = state.over;
    map[Key("port")] = qint64{state.port};
    return map.toCborValue().toCbor();
}

Result<void> TableFolder::keep(const QByteArray& written) const { return writePrivately(file("table"), written); }

Result<TableFolder::State> TableFolder::read(HostLobby& lobby) const {
    const Result<QByteArray> bytes = readWhole(file("table"), kLargestTable);
    if (!bytes) return bytes.fault();
    const QCborMap map = QCborValue::fromCbor(*bytes).toMap();
    Fields in(map);
    const bool isKnown = in.number(Key("format"), 1, kTableFormat) == kTableFormat;
    State state;
    state.begun = in.flag(Key("begun"));
    state.over = in.flag(Key("over"));
    state.port = static_cast<quint16>(in.number(Key("port"), 0, 65535));
    if (!isKnown || !in.areFine()) return damagedTable();
    if (const auto kept = lobby.read(map); !kept) return kept.fault();
    return state;
}

std::optional<QString> TableFolder::title() const {
    HostLobby lobby;
    if (!QFile::exists(key())) return {};
    const auto state = read(lobby);
    return state && !state->over ? std::optional(lobby.title()) : std::nullopt;
}

std::optional<QString> TableFolder::finishedRecord() const {
    HostLobby lobby;
    if (const auto state = read(lobby); !state || !state->over) return {};
    HostTable table;
    if (!table.resume(journal()) || !table.isOver()) return {};
    return table.game().textWithoutSeed();
}

void TableFolder::remove() const {
    for (const QString& each : {file("table"), key(), journal()}) QFile::remove(each);
    QDir().rmdir(path_); // unless somebody has put something else there
}

} // namespace elgrande::lan
