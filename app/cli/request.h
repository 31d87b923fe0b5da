// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Access to the arguments of a protocol request, and its result. A missing argument yields the fallback; one of a wrong
// type or out of range sets `wrong`.
#pragma once

#include "model/rules/rules_builder.h" // before Qt's own headers, whose macro `slots` would hide State::slots

#include "views/texts/error_text.h"

#include <QJsonObject>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace elgrande::cli {

inline constexpr const char* kBadArgument = "bad-argument";

// Fields of the reply, or an error's code and message.
struct Reply {
    QJsonObject fields;
    QString code; // empty: ok
    QString message;

    static Reply refuse(const QString& code, const QString& message) { return {{}, code, message}; }
    static Reply refuse(const QString& code, const Error& why) { return refuse(code, texts::errorText(why)); }
};

Reply notText(const QString& name); // the refusal
int numberIn(const QJsonObject& request, const QString& name, int fallback, int low, int high, Reply& wrong);
std::string textIn(const QJsonObject& request, const QString& name, const std::string& fallback, Reply& wrong);
QJsonObject objectIn(const QJsonObject& request, const QString& name, Reply& wrong);
// The players' names, one text for each of `seats`.
std::vector<std::string> namesIn(const QJsonObject& request, int seats, Reply& wrong);
std::string seedIn(const QJsonObject& request, Reply& wrong); // a number as well as a text serves
std::shared_ptr<const Rules> rulesFor(const QJsonObject& setup, Reply& wrong);

} // namespace elgrande::cli
