// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/list_file.h"

#include "app/storage/files.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace elgrande {
namespace {

constexpr int kSchema = 1;
constexpr qint64 kLargest = 1024 * 1024;
const QString kSchemaKey = QStringLiteral("schema");
const QString kListsKey = QStringLiteral("lists");

} // namespace

// The lists of all kinds.
Result<QJsonObject> ListFile::read() const {
    QByteArray bytes = inMemory_;
    if (!path_.isEmpty()) {
        if (!QFileInfo::exists(path_)) return QJsonObject();
        const Result<QByteArray> found = readWhole(path_, kLargest);
        if (!found) return found.fault();
        bytes = *found;
    }
    if (bytes.isEmpty()) return QJsonObject();
    const QJsonObject all = QJsonDocument::fromJson(bytes).object();
    if (all.value(kSchemaKey).toInt() != kSchema || !all.value(kListsKey).isObject())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The file %1 is damaged or from a newer version."),
                     {path_.toStdString()}};
    return all.value(kListsKey).toObject();
}

Result<NamedLists::Lists> ListFile::lists(const QString& kind) const {
    const Result<QJsonObject> all = read();
    if (!all) return all.fault();
    Lists lists;
    const QJsonObject ofKind = (*all).value(kind).toObject();
    for (auto each = ofKind.begin(); each != ofKind.end(); ++each) {
        QStringList list;
        for (const QJsonValue text : each.value().toArray()) list << text.toString();
        lists.insert(each.key(), list);
    }
    return lists;
}

Result<void> ListFile::keep(const QString& kind, const Lists& lists) {
    Result<QJsonObject> all = read();
    if (!all) return all.fault();
    QJsonObject ofKind;
    for (auto each = lists.begin(); each != lists.end(); ++each)
        ofKind.insert(each.key(), QJsonArray::fromStringList(each.value()));
    (*all).insert(kind, ofKind);
    const QByteArray bytes = QJsonDocument(QJsonObject{{kSchemaKey, kSchema}, {kListsKey, *all}}).toJson();
    if (path_.isEmpty()) {
        inMemory_ = bytes;
        return {};
    }
    return writeWithFolder(path_, bytes);
}

} // namespace elgrande

#include "moc_list_file.cpp"
