// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading JSON that came from outside: every field is checked for its type and range, unknown fields are refused, and
// the first fault is kept, which says which field of what it was found in.
#pragma once

#include "model/core/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace elgrande {

class JsonFault {
  public:
    bool found() const { return error_.has_value(); }
    const Error& error() const { return *error_; } // only when found
    void tell(Error error) {
        if (!error_) error_ = std::move(error);
    }

  private:
    std::optional<Error> error_;
};

// At most 60 characters of a foreign text.
std::string shown(const QString& text);
std::string shown(const std::string& text);

class JsonView {
  public:
    // `what` begins the sentences: "The position", "The seat red"; in the translations it is singular as well.
    JsonView(QJsonObject json, Error what, JsonFault& fault);

    // Refuses fields that are not in the list.
    void knows(const QStringList& fields) const;
    bool has(const QString& field) const { return json_.contains(field); }
    bool isNull(const QString& field) const { return json_.value(field).isNull(); }
    // Present and not null.
    bool given(const QString& field) const { return has(field) && !isNull(field); }
    QStringList fields() const { return json_.keys(); }

    // Missing or null: the default. Anything else of a wrong type or out of range is a fault.
    int number(const QString& field, int fallback, int low, int high) const;
    std::string text(const QString& field, const std::string& fallback) const;
    bool flag(const QString& field, bool fallback) const;
    QJsonArray array(const QString& field) const;
    JsonView object(const QString& field, Error what) const;
    QJsonValue value(const QString& field) const { return json_.value(field); }

    const Error& what() const { return what_; }
    // The field as a sentence begins with it: "The seat red: 'court'".
    Error what(const QString& field) const;
    // `pattern` has %1 where what was read stands, then comes `more`.
    void fail(const char* pattern, std::vector<Error> more = {}) const;

  private:
    QJsonObject json_;
    Error what_;
    JsonFault& fault_;
};

} // namespace elgrande
