// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/train/curve.h"

#include <algorithm>
#include <cstdio>

namespace elgrande::cli {

namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 360;
constexpr double kLeft = 60;
constexpr double kRight = 60;
constexpr double kTop = 40;
constexpr double kBottom = 50;

template <class... Values>
std::string formatted(const char* pattern, Values... values) {
    char text[400];
    std::snprintf(text, sizeof text, pattern, values...);
    return text;
}

struct Axis {
    double low = 0;
    double high = 1;
    double y(double value) const {
        return kHeight - kBottom - (value - low) / std::max(1e-9, high - low) * (kHeight - kTop - kBottom);
    }
};

template <class Value>
std::string line(const std::vector<Generation>& generations, const Axis& axis, const char* colour, Value value) {
    std::string points;
    const double step = (kWidth - kLeft - kRight) / std::max<double>(1, static_cast<double>(generations.size()) - 1);
    for (std::size_t i = 0; i < generations.size(); ++i)
        points += formatted("%.1f,%.1f ", kLeft + step * static_cast<double>(i), axis.y(value(generations[i])));
    return formatted("<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" points=\"", colour) + points + "\"/>\n";
}

std::string words(double x, double y, const char* anchor, const char* colour, const std::string& text) {
    return formatted("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">", x, y, anchor, colour) + text +
           "</text>\n";
}

} // namespace

std::string curveCsv(const std::vector<Generation>& generations) {
    std::string csv = "generation,hours,games,loss,lead_error,against_best,against_greedy,accepted\n";
    for (const Generation& each : generations)
        csv += formatted("%d,%.3f,%lld,%.4f,%.2f,%.4f,%.4f,%d\n", each.number, each.hours,
                         static_cast<long long>(each.games), each.validation.share, each.validation.leadError,
                         each.againstBest, each.againstGreedy, each.accepted ? 1 : 0);
    return csv;
}

std::string curveSvg(const std::vector<Generation>& generations) {
    constexpr const char* kWins = "#1f6f8b";
    constexpr const char* kLoss = "#b5482e";
    constexpr const char* kInk = "#444";
    Axis loss{1e9, -1e9};
    for (const Generation& each : generations) {
        loss.low = std::min(loss.low, each.validation.share);
        loss.high = std::max(loss.high, each.validation.share);
    }
    const Axis wins{0, 1};
    std::string svg = formatted("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" "
                                "font-family=\"sans-serif\" font-size=\"12\">\n"
                                "<rect width=\"%.0f\" height=\"%.0f\" fill=\"#fffdf7\"/>\n",
                                kWidth, kHeight, kWidth, kHeight);
    for (int tenth = 0; tenth <= 10; tenth += 2) {
        const double y = wins.y(tenth / 10.0);
        svg += formatted("<line x1=\"%.0f\" x2=\"%.0f\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>\n", kLeft,
                         kWidth - kRight, y, y);
        svg += words(kLeft - 8, y + 4, "end", kWins, formatted("%d %%", tenth * 10));
        const double value = loss.low + (loss.high - loss.low) * tenth / 10;
        svg += words(kWidth - kRight + 8, y + 4, "start", kLoss, formatted("%.3f", value));
    }
    svg += line(generations, wins, kWins, [](const Generation& each) { return each.againstGreedy; });
    svg += line(generations, loss, kLoss, [](const Generation& each) { return each.validation.share; });
    svg += words(kLeft, kTop - 16, "start", kWins, "wins of one 'instinct' against three 'greedy' (parity 25 %)");
    svg += words(kWidth - kRight, kTop - 16, "end", kLoss, "cross-entropy on new games");
    if (!generations.empty())
        svg += words(kWidth / 2, kHeight - 16, "middle", kInk,
                     formatted("generations 1 to %d: %lld games, %.2f hours", generations.back().number,
                               static_cast<long long>(generations.back().games), generations.back().hours));
    return svg + "</svg>\n";
}

} // namespace elgrande::cli
