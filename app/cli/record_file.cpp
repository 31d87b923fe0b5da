// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/record_file.h"

#include "app/storage/file_names.h"
#include "app/storage/reason.h"

#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace elgrande::cli {

// A pipe gives what has come so far, so one read is not enough.
Result<std::string> readRecord(const QString& name) {
    constexpr qint64 kMost = (16 << 20) + 1;
    QFile file(name);
    if (name == "-" ? !file.open(stdin, QIODevice::ReadOnly) : !openToRead(file))
        return file.error() != QFileDevice::NoError ? reasonOf(file) : Error{std::strerror(errno)};
    QByteArray text;
    while (text.size() < kMost) {
        const QByteArray more = file.read(kMost - text.size());
        if (more.isEmpty()) break;
        text += more;
    }
    return text.toStdString();
}

} // namespace elgrande::cli
