// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/palettes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace elgrande {

namespace {

constexpr std::array kNames{"red", "blue", "yellow", "green", "brown", "black", "dummy", "dummy-2", "dummy-3"};

// By Vision, then by name. The standard one is mixed by hand below; the others were found by a search for the largest
// smallest distance (CIE76) between any two under simulation. The second and the third colour that nobody plays are
// greys as far from the first and from each other as the players' leave room; their signs and patterns do the rest.
constexpr std::array<std::array<QRgb, 9>, 5> kBases{{
    {0xffc4312a, 0xff2b62ad, 0xffe9b520, 0xff2f8039, 0xff74492b, 0xff2e2d31, 0xff9b9a94, 0xff54544e, 0xffe7e7e1},
    {0xffd55676, 0xff135fb2, 0xfff5da33, 0xff72cb73, 0xff805320, 0xff151313, 0xffdcdcd6, 0xff999993, 0xff363630},
    {0xffd80b0d, 0xff252c74, 0xffebe428, 0xff75f083, 0xff7a4e3b, 0xff171515, 0xffd9d9d9, 0xff878781, 0xff3f3f39},
    {0xffed173e, 0xff1727d8, 0xffeab115, 0xff2dad27, 0xff713f21, 0xff151515, 0xffa5a5a5, 0xff3f3f39, 0xfff6f6f0},
    {0xffa91527, 0xff2181b2, 0xfffff829, 0xff54e35c, 0xff4c2c19, 0xff151313, 0xffa1a195, 0xff45453f, 0xffdeded8},
}};

struct Shades {
    QRgb light, dark, ink;
};
constexpr std::array<Shades, 9> kStandard{{{0xfff07a68, 0xff74150f, 0xfffff6ec},
                                           {0xff7aaeea, 0xff14365f, 0xfff4f9ff},
                                           {0xffffe27a, 0xff5a4002, 0xff2e2000},
                                           {0xff7fcb86, 0xff174a20, 0xffffffff},
                                           {0xffb98a63, 0xff3a2110, 0xfffff3e4},
                                           {0xff74737a, 0xff0c0c0e, 0xfff6ecd4},
                                           {0xffd3d2cc, 0xff42413c, 0xff1b1b19},
                                           {0xff918f87, 0xff24231f, 0xfffdfbf2},
                                           {0xffffffff, 0xff45443f, 0xff1b1b19}}};
constexpr PieceColours kUnknown{QColor(0x7d, 0x7a, 0x74), QColor(0xb5, 0xb2, 0xab), QColor(0x45, 0x43, 0x3f),
                                QColor(0xff, 0xff, 0xff)};

QColor mixed(const QColor& one, const QColor& other, double share) {
    const auto channel = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {channel(one.red(), other.red()), channel(one.green(), other.green()), channel(one.blue(), other.blue())};
}

double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

// With the pale rim around it (paint.cpp) one of the two has 3:1 against any ground.
constexpr double kLightestLine = 0.058;
QColor lineAround(const QColor& base) {
    QColor line = mixed(base, Qt::black, 0.5);
    while (luminance(line) > kLightestLine) line = mixed(line, Qt::black, 0.1);
    return line;
}

} // namespace

const std::vector<std::string>& knownPieceColours() {
    static const std::vector<std::string> names(kNames.begin(), kNames.end());
    return names;
}

PieceColours piecesFor(Vision vision, const std::string& colour) {
    const auto at = std::find(kNames.begin(), kNames.end(), colour);
    if (at == kNames.end()) return kUnknown;
    const auto which = static_cast<std::size_t>(at - kNames.begin());
    const QColor base = QColor::fromRgb(kBases[static_cast<std::size_t>(vision)][which]);
    if (vision == Vision::Standard)
        return {base, QColor::fromRgb(kStandard[which].light), QColor::fromRgb(kStandard[which].dark),
                QColor::fromRgb(kStandard[which].ink)};
    // 0.18 is where white and black stand out equally well.
    const QColor ink = luminance(base) > 0.18 ? QColor(Qt::black) : QColor(0xff, 0xff, 0xff);
    return {base, mixed(base, Qt::white, 0.45), lineAround(base), ink};
}

QColor nameInk(const PieceColours& pieces, const QColor& paper) {
    const double light = luminance(paper);
    QColor ink = pieces.dark;
    for (int i = 0; i < 8 && (light + 0.05) / (luminance(ink) + 0.05) < 4.6; ++i) ink = mixed(ink, Qt::black, 0.2);
    return ink;
}

} // namespace elgrande
