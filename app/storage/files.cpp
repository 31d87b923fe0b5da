#include "app/storage/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace elgrande {
namespace {

Error reason(const QFileDevice& file) { return {file.errorString().toStdString()}; }

// Only flush() tells what the disk has to say.
bool put(QFileDevice& file, const QByteArray& bytes) {
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

Result<bool> writeInto(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!put(file, bytes)) return reason(file);
    return true;
}

} // namespace

Result<bool> writeWhole(const QString& path, const QByteArray& bytes) {
    const QFileInfo old(path);
    if (old.exists() && !old.isFile() && !old.isDir()) return writeInto(path, bytes);
    QSaveFile file(path);
    if (!put(file, bytes)) {
        const Error why = reason(file);
        file.cancelWriting();
        return why;
    }
    if (!file.commit()) return reason(file);
    return true;
}

} // namespace elgrande
