// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A hosted table's file, next to the journal of its game: the lobby, the tokens of its guests, and what only the host
// may know. It is always written as a whole and readable only by its owner.
#include "app/lan/hosting_private.h"
#include "app/lan/messages_fields.h"
#include "app/storage/files.h"
#include "app/table/opening.h"
#include "model/game_model/plain_text.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"

#include <QCborValue>
#include <QDir>

namespace elgrande::lan {

namespace {

using Key = QLatin1StringView;

constexpr int kHostingFormat = 1;
constexpr qint64 kLargest = 256 * 1024; // bytes
constexpr int kMostGuests = 4096;

Error damagedFile() {
    return QT_TRANSLATE_NOOP("elgrande::errors", "The game cannot be resumed: its file is damaged.");
}

} // namespace

QString Hosting::Private::file(const char* name) const { return QDir(folder).filePath(QString::fromLatin1(name)); }

// Names every colour and builds the header that guests receive.
Result<void> Hosting::Private::useSetup(const Setup& wanted) {
    const auto built = RulesBuilder::build(wanted);
    if (!built) return built.fault();
    Record record;
    record.setup = (*built)->setup;
    record.keepSeed = false;
    if (!aids) record.lockAids();
    setup = record.setup;
    rules = *built;
    header = QByteArray::fromStdString(toText(*rules, record));
    return {};
}

Result<void> Hosting::Private::keep() const {
    QCborMap map;
    map[Key("format")] = kHostingFormat;
    map[Key("title")] = title;
    map[Key("record")] = header;
    map[Key("aids")] = aids;
    map[Key("byItself")] = beginsByItself;
    map[Key("game")] = game;
    map[Key("number")] = hostNumber;
    map[Key("begun")] = table != nullptr;
    map[Key("over")] = isOver;
    map[Key("port")] = qint64{door.port};
    QCborArray seats;
    for (const Place& each : places) {
        QCborMap seat;
        seat[Key("holder")] = static_cast<qint64>(each.seat.holder);
        seat[Key("name")] = each.seat.name;
        seat[Key("agent")] = QString::fromStdString(each.seat.agent);
        seat[Key("ready")] = each.seat.ready;
        seat[Key("visitor")] = each.guest;
        seat[Key("share")] = each.share;
        seats.append(seat);
    }
    map[Key("seats")] = seats;
    QCborArray known;
    for (const auto& [id, each] : guests) {
        QCborMap guest;
        guest[Key("id")] = id;
        guest[Key("token")] = each.token.bytes();
        guest[Key("name")] = each.name;
        known.append(guest);
    }
    map[Key("visitors")] = known;
    return writePrivately(file("table"), map.toCborValue().toCbor());
}

Result<bool> Hosting::Private::read() {
    const Result<QByteArray> bytes = readWhole(file("table"), kLargest);
    if (!bytes) return bytes.fault();
    const QCborMap map = QCborValue::fromCbor(*bytes).toMap();
    Fields in(map);
    if (in.number(Key("format"), 1, kHostingFormat) != kHostingFormat) return damagedFile();
    title = in.text(Key("title"), kNameLength);
    aids = in.flag(Key("aids"));
    beginsByItself = in.flag(Key("byItself"));
    game = in.bytes(Key("game"), kGameId, kGameId);
    hostNumber = in.bytes(Key("number"), kHashSize, kHashSize);
    isOver = in.flag(Key("over"));
    door.usualPort = static_cast<quint16>(in.number(Key("port"), 0, 65535));
    for (const QCborValue& each : in.list(Key("visitors"), 0, kMostGuests)) {
        const QCborMap guest = each.toMap();
        Fields of(guest);
        const int id = of.number(Key("id"), kHere, kMostSteps);
        const auto token = SeatTokenHash::of(of.bytes(Key("token"), SeatTokenHash::kSize, SeatTokenHash::kSize));
        if (!of.areFine() || !token) return damagedFile();
        guests.insert_or_assign(id, Guest{*token, of.text(Key("name"), kNameLength)});
        lastGuest = std::max(lastGuest, id);
    }
    for (const QCborValue& each : in.list(Key("seats"), 2, kMaxSeats)) {
        const QCborMap seat = each.toMap();
        Fields of(seat);
        Place place;
        place.seat.holder = of.oneOf<LobbySeat::Holder>(Key("holder"));
        place.seat.name = of.text(Key("name"), kNameLength);
        place.seat.agent = of.text(Key("agent"), kNameLength * 2).toStdString();
        place.seat.ready = of.flag(Key("ready"));
        place.guest = of.number(Key("visitor"), kNobody, kMostSteps);
        place.share = of.bytes(Key("share"), 0, kHashSize);
        place.seat.atHost = place.guest == kHere;
        if (!of.areFine() || (place.guest != kNobody && !guests.contains(place.guest))) return damagedFile();
        places.push_back(std::move(place));
    }
    const auto record = recordFromText(in.bytes(Key("record"), 1, kMostRecord).toStdString());
    if (!in.areFine() || !record || record->setup.players != static_cast<int>(places.size())) return damagedFile();
    const bool begun = map.value(Key("begun")).toBool();
    if (const auto used = useSetup(record->setup); !used) return used.fault();
    return begun;
}

QByteArray recordWithoutSeed(const TableGame& game) {
    Record record = game.record();
    record.keepSeed = false;
    return QByteArray::fromStdString(toText(game.rules(), record, &game.start()));
}

std::optional<QString> Hosting::titleKeptIn(const QString& folder) {
    Private kept(nullptr, Limits());
    kept.folder = folder;
    if (!QFile::exists(kept.file("key")) || !kept.read() || kept.isOver) return {};
    return kept.title;
}

std::optional<QString> Hosting::finishedRecordIn(const QString& folder) {
    Private kept(nullptr, Limits());
    kept.folder = folder;
    if (!kept.read() || !kept.isOver) return {};
    HostTable table;
    if (!table.resume(kept.file("journal")) || !table.isOver()) return {};
    return QString::fromUtf8(recordWithoutSeed(table.game()));
}

void Hosting::forget(const QString& folder) {
    Private kept(nullptr, Limits());
    kept.folder = folder;
    for (const char* each : {"table", "key", "journal"}) QFile::remove(kept.file(each));
    QDir().rmdir(folder); // unless somebody has put something else there
}

} // namespace elgrande::lan
