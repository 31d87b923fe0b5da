// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/file_names.h"

#include <QFile>

#include <cstdio>
#include <vector>

namespace elgrande {

namespace {

std::vector<QByteArray>& given() {
    static std::vector<QByteArray> arguments;
    return arguments;
}

} // namespace

void keepArguments(int argc, char** argv) { given().assign(argv, argv + argc); }

QByteArray bytesOf(const QString& path) {
    for (const QByteArray& each : given())
        if (QString::fromLocal8Bit(each) == path) return each;
    return QFile::encodeName(path);
}

bool isWholeName(const QString& path) { return bytesOf(path) == QFile::encodeName(path); }

bool openToRead(QFile& file) {
    if (isWholeName(file.fileName())) return file.open(QIODevice::ReadOnly);
    std::FILE* const source = std::fopen(bytesOf(file.fileName()).constData(), "rb");
    return source != nullptr && file.open(source, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
}

} // namespace elgrande
