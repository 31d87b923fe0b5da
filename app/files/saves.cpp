// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/saves.h"

#include "app/storage/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace elgrande {
namespace {

Error failure(const char* sentence, const QString& path, const QString& why) {
    const QString shown = QDir::toNativeSeparators(path);
    return {QCoreApplication::translate("elgrande::saves", sentence).arg(shown, why).toStdString()};
}

} // namespace

Result<QString> readSave(const QString& path) {
    const Result<QByteArray> bytes = readWhole(path, kLargestGame);
    if (!bytes)
        return failure(QT_TRANSLATE_NOOP("elgrande::saves", "%1 cannot be opened: %2"), path,
                       QString::fromStdString(bytes.error()));
    return QString::fromUtf8(*bytes);
}

Result<void> writeSave(const QString& path, const QString& recordText) {
    const Result<void> written = writeWithFolder(path, recordText.toUtf8());
    if (!written)
        return failure(QT_TRANSLATE_NOOP("elgrande::saves", "%1 could not be saved: %2"), path,
                       QString::fromStdString(written.error()));
    return {};
}

QString saveFilter() { return QCoreApplication::translate("elgrande::saves", "Saved games (*.egr);;All files (*)"); }

} // namespace elgrande
