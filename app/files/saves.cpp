#include "app/files/saves.h"

#include "app/storage/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace elgrande {
namespace {

constexpr qint64 kLargestSave = 8 * 1024 * 1024; // a long game has a few hundred kilobytes

Error failure(const char* sentence, const QString& path, const QString& why) {
    const QString shown = QDir::toNativeSeparators(path);
    return {QCoreApplication::translate("elgrande::saves", sentence).arg(shown, why).toStdString()};
}

} // namespace

Result<QString> readSave(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(QT_TRANSLATE_NOOP("elgrande::saves", "%1 cannot be opened: %2"), path, file.errorString());
    if (file.size() > kLargestSave)
        return failure(QT_TRANSLATE_NOOP("elgrande::saves", "%1 cannot be opened: %2"), path,
                       QCoreApplication::translate("elgrande::saves", "it is too large for a saved game."));
    return QString::fromUtf8(file.readAll());
}

Result<bool> writeSave(const QString& path, const QString& recordText) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    const Result<bool> written = writeWhole(path, recordText.toUtf8());
    if (!written)
        return failure(QT_TRANSLATE_NOOP("elgrande::saves", "%1 cannot be written: %2"), path,
                       QString::fromStdString(written.error()));
    return true;
}

QString saveFilter() { return QCoreApplication::translate("elgrande::saves", "Saved games (*.egr);;All files (*)"); }

} // namespace elgrande
