// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/sound/synth.h"

#include "model/core/rng.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

namespace elgrande {
namespace {

using Wave = std::vector<double>;

constexpr double kPi = 3.14159265358979323846;
constexpr double kPeak = 0.7; // of full scale

Wave silence(double seconds) { return Wave(static_cast<std::size_t>(seconds * kSampleRate), 0.0); }

// A partial that begins at `from` and dies away.
void addTone(Wave& wave, double from, double hertz, double loudness, double halfLife) {
    for (auto i = static_cast<std::size_t>(from * kSampleRate); i < wave.size(); ++i) {
        const double t = static_cast<double>(i) / kSampleRate - from;
        const double attack = std::min(1.0, t / 0.002);
        wave[i] += loudness * attack * std::exp2(-t / halfLife) * std::sin(2 * kPi * hertz * t);
    }
}

// Noise through a simple low pass; `dark` from 0 (hiss) to 1 (rumble).
void addNoise(Wave& wave, double from, double loudness, double halfLife, double dark) {
    Rng random(7);
    double held = 0;
    for (auto i = static_cast<std::size_t>(from * kSampleRate); i < wave.size(); ++i) {
        const double t = static_cast<double>(i) / kSampleRate - from;
        const double white = static_cast<double>(random.next() >> 11U) * 0x1p-52 - 1.0;
        held = dark * held + (1 - dark) * white;
        wave[i] += loudness * std::exp2(-t / halfLife) * held;
    }
}

Wave wood() {
    Wave wave = silence(0.14);
    addTone(wave, 0, 620, 1.0, 0.012);
    addTone(wave, 0, 1430, 0.5, 0.006);
    addTone(wave, 0, 240, 0.6, 0.02);
    addNoise(wave, 0, 0.5, 0.003, 0.4);
    return wave;
}

// A dry sheet: two strokes of hiss and the table under it.
Wave parchment() {
    Wave wave = silence(0.2);
    addNoise(wave, 0, 0.5, 0.03, 0.35);
    addNoise(wave, 0.07, 1.0, 0.012, 0.75);
    addTone(wave, 0.07, 180, 0.35, 0.014);
    return wave;
}

// Hinges, and the wings against the wall.
Wave gate() {
    Wave wave = silence(0.9);
    for (int creak = 0; creak < 9; ++creak) {
        const double from = 0.045 * creak;
        addTone(wave, from, 310 + 23 * creak, 0.12, 0.02);
        addNoise(wave, from, 0.1, 0.015, 0.6);
    }
    addTone(wave, 0.5, 92, 1.0, 0.07);
    addTone(wave, 0.5, 147, 0.5, 0.05);
    addNoise(wave, 0.5, 0.9, 0.03, 0.93);
    return wave;
}

// Three coins, each a little later and a little higher than the one before.
Wave coins() {
    Wave wave = silence(0.5);
    for (int coin = 0; coin < 3; ++coin) {
        const double from = 0.085 * coin;
        const double pitch = 1 + 0.07 * coin;
        for (const double hertz : {2960.0, 4710.0, 6890.0}) addTone(wave, from, hertz * pitch, 0.5, 0.05);
        addNoise(wave, from, 0.25, 0.003, 0.1);
    }
    return wave;
}

// A stamp into wax: a dull blow and something soft that gives way.
Wave seal() {
    Wave wave = silence(0.45);
    addTone(wave, 0, 74, 1.0, 0.06);
    addTone(wave, 0, 128, 0.6, 0.03);
    addNoise(wave, 0, 1.2, 0.02, 0.9);
    addNoise(wave, 0.05, 0.35, 0.06, 0.85);
    return wave;
}

Wave drum() {
    Wave wave = silence(0.8);
    for (const double from : {0.0, 0.16, 0.32}) {
        addTone(wave, from, 98, from < 0.3 ? 0.6 : 1.0, 0.09);
        addTone(wave, from, 165, 0.3, 0.05);
        addNoise(wave, from, 0.4, 0.012, 0.85);
    }
    return wave;
}

Wave bell() {
    Wave wave = silence(1.4);
    constexpr std::array<std::array<double, 3>, 6> kPartials{
        {{1.0, 1.0, 0.30}, {2.0, 0.6, 0.22}, {2.4, 0.5, 0.18}, {3.0, 0.3, 0.12}, {4.5, 0.25, 0.08}, {5.3, 0.2, 0.05}}};
    for (const auto& partial : kPartials) addTone(wave, 0, 392 * partial[0], partial[1], partial[2]);
    return wave;
}

// Three notes and a fifth, as a trumpet far away: odd and even partials that fade one after the other.
Wave fanfare() {
    Wave wave = silence(1.9);
    const auto note = [&wave](double from, double hertz, double halfLife) {
        for (int partial = 1; partial <= 6; ++partial)
            addTone(wave, from, hertz * partial, 0.8 / partial, halfLife / (0.6 + 0.4 * partial));
    };
    note(0.0, 392.0, 0.10);
    note(0.18, 392.0, 0.10);
    note(0.36, 523.25, 0.12);
    note(0.60, 659.25, 0.38);
    note(0.60, 783.99, 0.38);
    return wave;
}

Wave waveOf(Sound sound) {
    switch (sound) {
    case Sound::Wood:
        return wood();
    case Sound::Parchment:
        return parchment();
    case Sound::Gate:
        return gate();
    case Sound::Coins:
        return coins();
    case Sound::Seal:
        return seal();
    case Sound::Drum:
        return drum();
    case Sound::Bell:
        return bell();
    case Sound::Fanfare:
        return fanfare();
    }
    return {};
}

template <class Number>
void append(QByteArray& bytes, Number number) {
    const Number little = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
}

} // namespace

QByteArray wavOf(Sound sound) {
    Wave wave = waveOf(sound);
    double most = 0;
    for (const double sample : wave) most = std::max(most, std::abs(sample));
    const std::size_t fade = kSampleRate / 100; // the end is quiet, so that nothing clicks
    const auto size = static_cast<quint32>(wave.size() * sizeof(qint16));
    QByteArray bytes;
    bytes.append("RIFF");
    append<quint32>(bytes, 36 + size);
    bytes.append("WAVEfmt ");
    append<quint32>(bytes, 16);
    append<quint16>(bytes, 1); // PCM
    append<quint16>(bytes, 1); // channel
    append<quint32>(bytes, kSampleRate);
    append<quint32>(bytes, kSampleRate * 2);
    append<quint16>(bytes, 2);
    append<quint16>(bytes, 16);
    bytes.append("data");
    append<quint32>(bytes, size);
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double out = std::min(1.0, static_cast<double>(wave.size() - i) / static_cast<double>(fade));
        append<qint16>(bytes, static_cast<qint16>(std::lround(wave[i] / most * kPeak * out * 32767)));
    }
    return bytes;
}

} // namespace elgrande
