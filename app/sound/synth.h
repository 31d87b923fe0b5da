// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Synthesises the sounds of the table: wood on wood, parchment, the gate of the Castillo, coins, a seal pressed into
// wax, a drum for a round, a bell before a scoring, a short fanfare at the end. The bytes are the same on every
// machine, and there are no recordings with rights of others.
#pragma once

#include <QByteArray>

namespace elgrande {

enum class Sound { Wood, Parchment, Gate, Coins, Seal, Drum, Bell, Fanfare };
inline constexpr int kSounds = 8;
inline constexpr int kSampleRate = 44100;

// A complete WAV file: 16 bits, one channel.
QByteArray wavOf(Sound sound);

} // namespace elgrande
