// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The file of the settings: an INI file in which nothing is lost. What cannot be written counts until the program ends,
// and goes into the file when that has become possible; what is not an ordinary file is left alone.
#pragma once

#include "model/core/result.h"

#include <QHash>
#include <QSettings>
#include <QString>
#include <QVariant>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace elgrande {

class SettingRow;

class SettingsFile {
  public:
    explicit SettingsFile(const QString& file);
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;

    QString file() const { return path_; }
    const std::optional<Error>& whyForgotten() const { return whyForgotten_; } // nothing: all of it is kept
    void setOnForgotten(std::function<void()> tell); // when that begins, and at once if it has

    const std::vector<const SettingRow*>& rows() const { return rows_; } // in the order of their declarations

  protected:
    QVariant value(const QString& key) const; // invalid: not in the file
    void put(const QString& key, const QVariant& value);
    void drop(const QString& key);

  private:
    friend class SettingRow;
    void keep();

    QString path_;
    std::unique_ptr<QSettings> file_;   // null: it cannot be used
    QHash<QString, QVariant> forNow_;   // what could not be kept; invalid: removed
    std::optional<Error> whyForgotten_; // why it could not
    std::function<void()> onForgotten_;
    std::vector<const SettingRow*> rows_;
};

} // namespace elgrande
