// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/autosave.h"

#include "app/storage/files.h"

namespace elgrande {

Autosave::Autosave(QObject* parent)
    : QObject(parent)
    , thread_([this] { run(); }) {}

Autosave::~Autosave() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Autosave::setFile(const QString& path) {
    if (!path.isEmpty()) sweepParts(path);
    const std::lock_guard lock(mutex_);
    path_ = path;
}

void Autosave::write(const QString& text) {
    {
        const std::lock_guard lock(mutex_);
        if (path_.isEmpty()) return;
        waiting_ = text;
    }
    wake_.notify_one();
}

bool Autosave::flush() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return !waiting_ && !writing_; });
    return stored_;
}

void Autosave::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return waiting_.has_value() || ending_; });
        if (!waiting_) return;
        const QString text = *waiting_;
        const QString path = path_;
        waiting_.reset();
        writing_ = true;
        lock.unlock();
        const bool stored = store(path, text);
        lock.lock();
        stored_ = stored;
        writing_ = false;
        if (!waiting_) idle_.notify_all();
    }
}

bool Autosave::store(const QString& path, const QString& text) {
    const Result<void> written = writeByPart(path, text.toUtf8());
    if (!written)
        emit failed({QT_TRANSLATE_NOOP("elgrande::errors", "The game could not be saved in %1: %2"),
                     {path.toStdString(), written.fault()}});
    return static_cast<bool>(written);
}

} // namespace elgrande

#include "moc_autosave.cpp"
