// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/kept_place.h"

#include "app/storage/files.h"
#include "model/game_model/plain_text.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace elgrande::lan {
namespace {

constexpr qint64 kLargestPlace = 4096; // bytes

} // namespace

Result<void> keepPlace(const QString& file, const KeptPlace& place) {
    const QJsonObject json{{QStringLiteral("host"), place.host},
                           {QStringLiteral("port"), place.port},
                           {QStringLiteral("pin"), QString::fromLatin1(bytesOf(place.pin).toHex())},
                           {QStringLiteral("name"), place.name},
                           {QStringLiteral("table"), QString::fromLatin1(place.table.toHex())},
                           {QStringLiteral("title"), place.title}};
    QDir().mkpath(QFileInfo(file).path());
    return writePrivately(file, QJsonDocument(json).toJson(QJsonDocument::Compact));
}

std::optional<KeptPlace> keptPlace(const QString& file) {
    const Result<QByteArray> bytes = readWhole(file, kLargestPlace);
    if (!bytes) return {};
    const QJsonObject json = QJsonDocument::fromJson(*bytes).object();
    const auto pin = pinFrom(QByteArray::fromHex(json.value(QStringLiteral("pin")).toString().toLatin1()));
    const int port = json.value(QStringLiteral("port")).toInt();
    const QString host = json.value(QStringLiteral("host")).toString();
    if (!pin || host.isEmpty() || port <= 0 || port > 0xffff) return {};
    const auto plain = [&json](const char* key) {
        return plainText(json.value(QLatin1String(key)).toString(), kNameLength);
    };
    const QByteArray table = QByteArray::fromHex(json.value(QStringLiteral("table")).toString().toLatin1());
    return KeptPlace{host, static_cast<quint16>(port), *pin, table, plain("name"), plain("title")};
}

} // namespace elgrande::lan
