// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/position/json_twice.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <vector>

namespace elgrande {

namespace {

// Behind the closing quote of the string that begins here.
qsizetype endOfString(const QByteArray& json, qsizetype at) {
    for (++at; at < json.size() && json[at] != '"'; ++at)
        if (json[at] == '\\') ++at;
    return at + 1;
}

bool isKey(const QByteArray& json, qsizetype behind) {
    while (behind < json.size() && QByteArrayView(" \t\r\n").contains(json[behind])) ++behind;
    return behind < json.size() && json[behind] == ':';
}

} // namespace

std::optional<JsonTwice> saidTwice(const QByteArray& json) {
    std::vector<QSet<QString>> fields; // of the objects and lists that are open
    int line = 1;
    for (qsizetype at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (c == '\n') ++line;
        if (c == '{' || c == '[') fields.emplace_back();
        if ((c == '}' || c == ']') && !fields.empty()) fields.pop_back();
        if (c != '"') continue;
        const qsizetype behind = endOfString(json, at);
        if (isKey(json, behind) && !fields.empty()) {
            const QString field =
                QJsonDocument::fromJson('[' + json.mid(at, behind - at) + ']').array().at(0).toString();
            if (fields.back().contains(field)) return JsonTwice{field, line};
            fields.back().insert(field);
        }
        at = behind - 1;
    }
    return {};
}

} // namespace elgrande
