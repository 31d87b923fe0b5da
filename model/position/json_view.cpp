#include "model/position/json_view.h"

#include <cmath>

namespace elgrande {

QString quoted(const QString& text) {
    QString shown = text.left(60);
    for (QChar& c : shown)
        if (c.unicode() < 0x20 || c.unicode() == 0x7f) c = QLatin1Char('?');
    return QLatin1Char('\'') + shown + (text.size() > 60 ? QStringLiteral("…'") : QStringLiteral("'"));
}
QString quoted(const std::string& text) { return quoted(QString::fromStdString(text)); }

JsonView::JsonView(QJsonObject json, QString what, JsonFault& fault)
    : json_(std::move(json))
    , what_(std::move(what))
    , fault_(fault) {}

void JsonView::knows(const QStringList& fields) const {
    for (const QString& each : json_.keys())
        if (!fields.contains(each)) fail(QStringLiteral("has the field %1, which does not exist.").arg(quoted(each)));
}

int JsonView::wholeNumber(const QJsonValue& value, const QString& name, int low, int high, JsonFault& fault) {
    const double number = value.toDouble(std::nan(""));
    if (value.isDouble() && number == std::floor(number) && number >= low && number <= high)
        return static_cast<int>(number);
    fault.tell(QStringLiteral("%1 must be a whole number from %2 to %3.").arg(name).arg(low).arg(high));
    return low;
}

int JsonView::number(const QString& field, int fallback, int low, int high) const {
    if (!given(field)) return fallback;
    return wholeNumber(json_.value(field), QStringLiteral("%1: '%2'").arg(what_, field), low, high, fault_);
}

std::string JsonView::text(const QString& field, const std::string& fallback) const {
    if (!given(field)) return fallback;
    if (!json_.value(field).isString()) fail(QStringLiteral("has a '%1' that is no text.").arg(field));
    return json_.value(field).toString().toStdString();
}

bool JsonView::flag(const QString& field, bool fallback) const {
    if (!given(field)) return fallback;
    if (!json_.value(field).isBool()) fail(QStringLiteral("has a '%1' that is neither true nor false.").arg(field));
    return json_.value(field).toBool();
}

QJsonArray JsonView::array(const QString& field) const {
    if (given(field) && !json_.value(field).isArray()) fail(QStringLiteral("has a '%1' that is no list.").arg(field));
    return json_.value(field).toArray();
}

JsonView JsonView::object(const QString& field, const QString& what) const {
    if (given(field) && !json_.value(field).isObject())
        fail(QStringLiteral("has a '%1' that is no object.").arg(field));
    return {json_.value(field).toObject(), what, fault_};
}

} // namespace elgrande
