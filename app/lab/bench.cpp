// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-lab bench: random games per second of one core, beside a lower bound measured in the same run, so that the
// ratio is comparable between machines and under load. Rates are per second of the process's CPU
// time. Then what a search pays for each step.
#include "app/terminal/options.h"

#include "app/lab/commands.h"
#include "app/lab/search_bench.h"
#include "app/terminal/say.h"
#include "model/agents/playout.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

namespace elgrande::cli {

namespace {

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// What no engine that copies its state at every decision can beat: a copy of the state, one
// random number, and eight updates at random places of which each needs the value of the one before. The places
// come from the random number and not from each other; chaining them too would measure latency, not a bound.
std::uint64_t lowerBound(std::int64_t steps, std::uint64_t seed) {
    static_assert(sizeof(State) >= 256);
    alignas(64) static std::array<std::uint8_t, sizeof(State)> source{};
    alignas(64) static std::array<std::uint8_t, sizeof(State)> copy{};
    // The size is hidden from the compiler: for a struct of State's size g++ 12 makes a plain assignment a `rep movs`
    // that takes 48 ns instead of the library's 6, and a bound that slow would flatter the ratio.
    volatile std::size_t hidden = sizeof(State);
    const std::size_t size = hidden;
    Rng rng(seed);
    for (std::uint8_t& each : source) each = static_cast<std::uint8_t>(rng.next());
    std::uint64_t sum = 0;
    for (std::int64_t i = 0; i < steps; ++i) {
        std::memcpy(copy.data(), source.data(), size);
        std::uint64_t places = rng.next();
        std::uint8_t value = static_cast<std::uint8_t>(sum);
        for (int update = 0; update < 8; ++update, places >>= 8U) {
            std::uint8_t& cell = copy[places & 0xffU];
            value = static_cast<std::uint8_t>(value + cell + 1);
            cell = value;
        }
        sum += value;
    }
    for (std::uint8_t each : copy) sum += each; // every byte counts, so every byte has to be copied
    return sum;
}

void printRow(const QString& what, const QString& figure) { print(what.leftJustified(32) + figure + "\n"); }

struct Spread {
    std::vector<double> values;
    void add(double value) { values.push_back(value); }
    double median() {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    }
    void print(const QString& what, double unit, int places) {
        const double middle = median(); // sorts
        const auto text = [&](double value) { return figure(value / unit, places); };
        printRow(what, text(middle) + "  [" + text(values.front()) + " .. " + text(values.back()) + "]");
    }
};

void printSearch(const Rules& rules, int repeat) {
    Spread copy, play, determinise, evaluate, evaluateNear, greedy, worst, ismcts, search, speedup, bytes;
    for (int i = 0; i < repeat; ++i) {
        const SearchCosts costs = measureSearch(rules, 1000, 3);
        copy.add(costs.copy);
        play.add(costs.copyAndPlay);
        determinise.add(costs.determinise);
        evaluate.add(1e9 / std::max(1e-9, costs.evaluate));
        evaluateNear.add(1e9 / std::max(1e-9, costs.evaluateNear));
        greedy.add(costs.greedy);
        worst.add(costs.greedyWorst / 1000);
        ismcts.add(costs.ismcts);
        search.add(costs.search);
        speedup.add(costs.speedup);
        bytes.add(costs.mebibytes);
    }
    print("\n" + Say::tr("one step of a search, on positions from %1 games").arg(1000) + "\n");
    copy.print(Say::tr("copy of a State (ns)"), 1, 1);
    play.print(Say::tr("copy and play (ns)"), 1, 1);
    determinise.print(Say::tr("determinise (ns)"), 1, 1);
    evaluate.print(Say::tr("learned evaluations/s"), 1, 0);
    evaluateNear.print(Say::tr("the same, incrementally after one move"), 1, 0);
    greedy.print(Say::tr("greedy, mean (µs)"), 1, 0);
    worst.print(Say::tr("greedy, longest (ms)"), 1, 1);
    ismcts.print(Say::tr("ismcts, simulations/s"), 1, 0);
    search.print(Say::tr("search, simulations/s"), 1, 0);
    speedup.print(Say::tr("speed-up of two threads over one"), 1, 2);
    bytes.print(Say::tr("search, largest tree (MiB)"), 1, 2);
}

} // namespace

int runBench(const QStringList& arguments) {
    Options options("bench",
                    Say::tr("Measures random games on one core: the median of the repetitions [lowest .. highest] per "
                            "second of CPU time, and the ratio to a lower bound measured in the same run."));
    options.addGame();
    options.add("games", Say::tr("games per repetition"), "N", "20000");
    options.add("repeat", Say::tr("repetitions"), "N", "7");
    if (const auto status = options.parse(arguments)) return *status;
    const auto games = options.number("games", 1, 100000000);
    const auto repeat = options.number("repeat", 1, 1000);
    const auto rules = options.rules();
    if (!games || !repeat || !rules) return kUsage;

    Spread gameRate, decisionRate, boundRate, ratio;
    Playouts sum;
    std::uint64_t kept = 0; // printed, so that the compiler cannot leave the bound out
    runPlayouts(*rules, "warm", std::max(1, *games / 10));
    for (int i = 0; i < *repeat; ++i) {
        const double begin = cpuSeconds();
        sum = runPlayouts(*rules, "bench", *games);
        const double middle = cpuSeconds();
        constexpr std::int64_t kSteps = 4000000;
        kept += lowerBound(kSteps, static_cast<std::uint64_t>(i) + 1);
        const double end = cpuSeconds();
        const double played = std::max(middle - begin, 1e-9);
        const double bound = static_cast<double>(kSteps) / std::max(end - middle, 1e-9);
        gameRate.add(*games / played);
        decisionRate.add(static_cast<double>(sum.decisions) / played);
        boundRate.add(bound);
        ratio.add(static_cast<double>(sum.decisions) / played / bound);
    }
    const double count = static_cast<double>(sum.games);
    const auto number = [](double value) { return figure(value, 1); };
    print(Say::tr("random games, %1 players, %2, one core, median of %3 [lowest .. highest]")
              .arg(rules->players)
              .arg(QString::fromStdString(rules->setup.edition))
              .arg(*repeat) +
          "\n");
    gameRate.print(Say::tr("games per second"), 1, 0);
    decisionRate.print(Say::tr("decisions per second (M)"), 1e6, 2);
    boundRate.print(Say::tr("lower bound, steps/s (M)"), 1e6, 2);
    ratio.print(Say::tr("decisions / lower bound"), 1, 3);
    printRow(Say::tr("decisions per game"), Say::tr("%1 (and %2 reveals)")
                                                .arg(number(static_cast<double>(sum.decisions) / count),
                                                     number(static_cast<double>(sum.reveals) / count)));
    printRow(Say::tr("nanoseconds per decision"),
             Say::tr("%1 (lower bound: %2 per step)")
                 .arg(number(1e9 / decisionRate.median()), number(1e9 / boundRate.median())));
    printRow(Say::tr("bytes of State"), QString::number(sizeof(State)));
    printRow(QStringLiteral("digest"), QString::fromStdString(sum.digestText()));
    printRow(Say::tr("(lower-bound checksum)"), QString::number(kept, 16).rightJustified(16, '0'));
    printSearch(*rules, std::min(*repeat, 5));
    return kDone;
}

} // namespace elgrande::cli
