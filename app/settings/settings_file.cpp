// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings_file.h"

#include "app/storage/files.h"
#include "app/storage/lock.h"

#include <QFileInfo>

namespace elgrande {
namespace {

constexpr qint64 kLargestSettings = 4 * 1024 * 1024; // bytes; usual are some thousand
constexpr qint64 kGrowth = 64 * 1024;                // of the file, between two looks for room

} // namespace

// QSettings waits for pipes, reads devices without end and puts a file in their place.
SettingsFile::SettingsFile(const QString& file)
    : path_(file) {
    if (const auto there = readWhole(path_, kLargestSettings); there || !QFileInfo::exists(path_))
        file_ = std::make_unique<QSettings>(path_, QSettings::IniFormat);
    else
        whyForgotten_ = there.fault();
}

QVariant SettingsFile::value(const QString& key) const {
    if (const auto now = forNow_.find(key); now != forNow_.end()) return *now;
    return file_ ? file_->value(key) : QVariant();
}

void SettingsFile::put(const QString& key, const QVariant& value) {
    forNow_.insert(key, value);
    keep();
}

void SettingsFile::drop(const QString& key) { put(key, {}); }

// QSettings writes some time later, and on a full disk puts what is left of its file in the place of the old one
// without noticing. So it hears only of what there is room for.
void SettingsFile::keep() {
    if (!file_) return;
    if (const auto room = roomFor(path_, QFileInfo(path_).size() + kGrowth); !room) {
        const bool isNew = !whyForgotten_;
        whyForgotten_ = room.fault();
        if (isNew && onForgotten_) onForgotten_();
        return;
    }
    sweepLock(path_ + ".lock"); // which QSettings would wait for
    for (auto each = forNow_.begin(); each != forNow_.end(); ++each) {
        if (each->isValid())
            file_->setValue(each.key(), *each);
        else
            file_->remove(each.key());
    }
    forNow_.clear();
    whyForgotten_.reset();
}

void SettingsFile::setOnForgotten(std::function<void()> tell) {
    onForgotten_ = std::move(tell);
    if (whyForgotten_ && onForgotten_) onForgotten_();
}

} // namespace elgrande
