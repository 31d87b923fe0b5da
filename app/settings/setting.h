// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One setting: its key in the file, what counts until the player chooses, and which values there are. `settings.pace()`
// is what counts, `settings.pace.set(500)` changes it.
#pragma once

#include "app/settings/settings_file.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace elgrande {

class SettingRow {
  public:
    enum class Personal { No, Yes }; // names, folders, tables: in no report of a problem

    SettingRow(const SettingRow&) = delete;
    SettingRow& operator=(const SettingRow&) = delete;

    QString key() const { return QLatin1String(key_); }
    QVariant kept() const { return file_.value(key()); } // as it is in the file
    bool isSet() const { return kept().isValid(); }      // the player has chosen
    void forget() { file_.drop(key()); }
    bool isPersonal() const { return personal_ == Personal::Yes; }

  protected:
    SettingRow(SettingsFile& file, const char* key, Personal personal)
        : file_(file)
        , key_(key)
        , personal_(personal) {
        file_.rows_.push_back(this);
    }
    ~SettingRow() = default;
    void put(const QVariant& value) { file_.put(key(), value); }

  private:
    SettingsFile& file_;
    const char* key_;
    const Personal personal_;
};

template <typename T>
class Setting : public SettingRow {
  public:
    // `allowed` turns what may be in the file, which can be written by hand, into what there is.
    using Allowed = std::function<T(T)>;
    Setting(SettingsFile& file, const char* key, T usual = {}, Allowed allowed = {},
            Personal personal = std::is_arithmetic_v<T> ? Personal::No : Personal::Yes)
        : SettingRow(file, key, personal)
        , usual_(std::move(usual))
        , allowed_(std::move(allowed)) {}

    T operator()() const {
        if (forNow_) return *forNow_;
        const QVariant value = kept();
        return allowed(value.isValid() ? value.value<T>() : usual_);
    }
    void set(const T& value) {
        forNow_.reset();
        put(QVariant::fromValue(allowed(value)));
    }
    const T& usual() const { return usual_; }
    void setForNow(const T& value) { forNow_ = value; }   // until set() or the end; not kept
    bool isDecided() const { return forNow_ || isSet(); } // for now or for good
    void forget() {
        forNow_.reset();
        SettingRow::forget();
    }

  private:
    T allowed(T value) const { return allowed_ ? allowed_(std::move(value)) : value; }

    const T usual_;
    const Allowed allowed_;
    std::optional<T> forNow_;
};

// One of the values of an enum, kept under its word.
template <typename T, std::size_t count>
class ChoiceSetting : public SettingRow {
  public:
    using Words = std::array<const char*, count>; // by T
    ChoiceSetting(SettingsFile& file, const char* key, T usual, const Words& words)
        : SettingRow(file, key, Personal::No)
        , usual_(usual)
        , words_(words) {}

    T operator()() const {
        const QString word = kept().toString();
        const auto at = std::find_if(words_.begin(), words_.end(),
                                     [&word](const char* each) { return word == QLatin1String(each); });
        return at == words_.end() ? usual_ : static_cast<T>(at - words_.begin());
    }
    void set(T value) { put(QString::fromLatin1(words_[static_cast<std::size_t>(value)])); }

  private:
    const T usual_;
    const Words words_;
};

} // namespace elgrande
