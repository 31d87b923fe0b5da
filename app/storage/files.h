// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Files written completely or not at all, and read with a limit. All writing goes through here: QSaveFile flushes its
// buffer only while it replaces the old file, and misses a full disk at that moment.
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QString>

class QIODevice;

namespace elgrande {

inline constexpr qint64 kLargestGame = 8 * 1024 * 1024; // a long game has a few hundred kilobytes

// Ordinary files only, so that nobody waits for a pipe or reads a device without end. The error says why not, without
// naming the file.
Result<QByteArray> readWhole(const QString& path, qint64 limit);

// What an open device has, or its first `most` bytes, in no more memory than they need.
QByteArray readUpTo(QIODevice& device, qint64 most);

// The old file, if there is one, stays until the new one is complete on disk. What is no ordinary file (a
// device, a pipe) is written into. The error says why not, without naming the file.
Result<void> writeWhole(const QString& path, const QByteArray& bytes);

// The same into a folder that is made where it is not there; the error then says why it could not be.
Result<void> writeWithFolder(const QString& path, const QByteArray& bytes);

// The same for keys and other secrets: from its first byte on nobody but the player may read the file (0600).
Result<void> writePrivately(const QString& path, const QByteArray& bytes);

// For files that the program writes again and again by itself: as with the folder above, but whatever a kill leaves
// half written has a name that nobody else gives to a file, so that it can be known for what it is.
Result<void> writeByPart(const QString& path, const QByteArray& bytes);
void sweepParts(const QString& path); // what a kill has left of writing this file

// Whether so many bytes can be written now for a file of that name, in a folder that is made where it is not there; for
// what is written by others, who do not say. The error says why not.
Result<void> roomFor(const QString& path, qint64 bytes);

} // namespace elgrande
