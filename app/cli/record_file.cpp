// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/record_file.h"

#include "app/storage/file_names.h"
#include "app/storage/files.h"
#include "app/storage/reason.h"

#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace elgrande::cli {

Result<std::string> readRecord(const QString& name) {
    constexpr qint64 kMost = (16 << 20) + 1;
    QFile file(name);
    if (name == "-" ? !file.open(stdin, QIODevice::ReadOnly) : !openToRead(file))
        return file.error() != QFileDevice::NoError ? reasonOf(file) : Error{std::strerror(errno)};
    return readUpTo(file, kMost).toStdString();
}

} // namespace elgrande::cli
