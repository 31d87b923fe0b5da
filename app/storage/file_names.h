// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// File names as the command line gave them, byte for byte: a name need not be text in this locale, and a QString would
// lose part of it.
#pragma once

#include <QByteArray>
#include <QString>

class QFile;

namespace elgrande {

void keepArguments(int argc, char** argv); // once, before anything is opened
// The name behind a path: the argument that the path is, else the path in the locale's encoding.
QByteArray bytesOf(const QString& path);
// Whether the path says everything: only then can it be written to, shown and remembered.
bool isWholeName(const QString& path);
// As open(QIODevice::ReadOnly), by the bytes of the name. After a failure errno says why, where the file does not.
bool openToRead(QFile& file);

} // namespace elgrande
