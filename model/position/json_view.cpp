// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/position/json_view.h"

#include <cmath>

namespace elgrande {

std::string shown(const QString& text) {
    QString shown = text.left(60);
    for (QChar& c : shown)
        if (c.unicode() < 0x20 || c.unicode() == 0x7f) c = QLatin1Char('?');
    return (text.size() > 60 ? shown + QStringLiteral("…") : shown).toStdString();
}
std::string shown(const std::string& text) { return shown(QString::fromStdString(text)); }

JsonView::JsonView(QJsonObject json, Error what, JsonFault& fault)
    : json_(std::move(json))
    , what_(std::move(what))
    , fault_(fault) {}

Error JsonView::what(const QString& field) const {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "%1: '%2'"), {what_, field.toStdString()}};
}

void JsonView::fail(const char* pattern, std::vector<Error> more) const {
    more.insert(more.begin(), what_);
    fault_.tell({pattern, std::move(more)});
}

void JsonView::knows(const QStringList& fields) const {
    for (const QString& each : json_.keys())
        if (!fields.contains(each))
            fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the unknown field '%2'."), {shown(each)});
}

int JsonView::number(const QString& field, int fallback, int low, int high) const {
    if (!given(field)) return fallback;
    const QJsonValue value = json_.value(field);
    const double number = value.toDouble(std::nan(""));
    if (value.isDouble() && number == std::floor(number) && number >= low && number <= high)
        return static_cast<int>(number);
    fault_.tell({QT_TRANSLATE_NOOP("elgrande::errors", "%1 must be an integer from %2 to %3."),
                 {what(field), std::to_string(low), std::to_string(high)}});
    return low;
}

std::string JsonView::text(const QString& field, const std::string& fallback) const {
    if (!given(field)) return fallback;
    if (!json_.value(field).isString())
        fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a '%2' that is not a string."), {field.toStdString()});
    return json_.value(field).toString().toStdString();
}

bool JsonView::flag(const QString& field, bool fallback) const {
    if (!given(field)) return fallback;
    if (!json_.value(field).isBool())
        fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a '%2' that is neither true nor false."),
             {field.toStdString()});
    return json_.value(field).toBool();
}

QJsonArray JsonView::array(const QString& field) const {
    if (given(field) && !json_.value(field).isArray())
        fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a '%2' that is not a list."), {field.toStdString()});
    return json_.value(field).toArray();
}

JsonView JsonView::object(const QString& field, Error what) const {
    if (given(field) && !json_.value(field).isObject())
        fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a '%2' that is not an object."), {field.toStdString()});
    return {json_.value(field).toObject(), std::move(what), fault_};
}

} // namespace elgrande
