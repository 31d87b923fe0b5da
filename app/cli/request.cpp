// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/request.h"

#include "app/terminal/say.h"

#include "model/position/position.h"

#include <QJsonArray>

namespace elgrande::cli {

Reply notText(const QString& name) { return Reply::refuse(kBadArgument, Say::tr("'%1' must be a string.").arg(name)); }

int numberIn(const QJsonObject& request, const QString& name, int fallback, int low, int high, Reply& wrong) {
    const QJsonValue value = request.value(name);
    if (value.isUndefined() || value.isNull()) return fallback;
    const double number = value.toDouble(low - 1.0);
    if (value.isDouble() && number >= low && number <= high && number == static_cast<int>(number))
        return static_cast<int>(number);
    wrong = Reply::refuse(kBadArgument, Say::tr("'%1' must be an integer from %2 to %3.").arg(name).arg(low).arg(high));
    return fallback;
}

std::string textIn(const QJsonObject& request, const QString& name, const std::string& fallback, Reply& wrong) {
    const QJsonValue value = request.value(name);
    if (value.isUndefined() || value.isNull()) return fallback;
    if (!value.isString()) wrong = notText(name);
    return value.toString().toStdString();
}

QJsonObject objectIn(const QJsonObject& request, const QString& name, Reply& wrong) {
    const QJsonValue value = request.value(name);
    if (!value.isObject() && !value.isUndefined() && !value.isNull())
        wrong = Reply::refuse(kBadArgument, Say::tr("'%1' must be an object.").arg(name));
    return value.toObject();
}

std::vector<std::string> namesIn(const QJsonObject& request, int seats, Reply& wrong) {
    constexpr int kLongestName = 60;
    const QJsonArray list = request.value("names").toArray();
    std::vector<std::string> names;
    for (const QJsonValue each : list)
        if (each.isString() && each.toString().size() <= kLongestName) names.push_back(each.toString().toStdString());
    if (static_cast<int>(names.size()) == seats && list.size() == seats) return names;
    wrong = Reply::refuse(
        kBadArgument,
        Say::tr("'names' must be a list of %1 strings of up to %2 characters each.").arg(seats).arg(kLongestName));
    return {};
}

namespace {

Reply longSeed() {
    return Reply::refuse(kBadArgument, Say::tr("'seed' must not exceed %1 characters.").arg(kLongestSeed));
}

} // namespace

std::string seedIn(const QJsonObject& request, Reply& wrong) {
    if (request.value("seed").isDouble()) return request.value("seed").toVariant().toString().toStdString();
    std::string seed = textIn(request, "seed", "1", wrong);
    if (lettersIn(seed) > kLongestSeed) wrong = longSeed();
    return seed;
}

std::shared_ptr<const Rules> rulesFor(const QJsonObject& json, Reply& wrong) {
    const auto setup = setupFromJson(json);
    if (!setup) wrong = Reply::refuse(kBadArgument, setup.fault());
    if (!setup) return nullptr;
    const auto rules = RulesBuilder::build(*setup);
    if (!rules) wrong = Reply::refuse(kBadArgument, rules.fault());
    return rules ? *rules : nullptr;
}

} // namespace elgrande::cli
