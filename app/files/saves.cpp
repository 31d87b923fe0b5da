// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/saves.h"

#include "app/storage/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace elgrande {
namespace {

std::string shown(const QString& path) { return QDir::toNativeSeparators(path).toStdString(); }

} // namespace

Result<QString> readSave(const QString& path) {
    const Result<QByteArray> bytes = readWhole(path, kLargestGame);
    if (!bytes)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "%1 cannot be opened: %2"), {shown(path), bytes.fault()}};
    return QString::fromUtf8(*bytes);
}

Result<void> writeSave(const QString& path, const QString& recordText) {
    const Result<void> written = writeWithFolder(path, recordText.toUtf8());
    if (!written)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "%1 could not be saved: %2"),
                     {shown(path), written.fault()}};
    return {};
}

QString saveFilter() { return QCoreApplication::translate("elgrande::saves", "Saved games (*.egr);;All files (*)"); }

} // namespace elgrande
