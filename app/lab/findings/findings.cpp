// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/findings/findings.h"

namespace elgrande::cli {

namespace {

// Every seat in every round of every game that can be compared, with its game's block and what it gained until the end.
template <class Each>
void forEachSeatRound(const std::vector<GameFindings>& games, Each each) {
    for (std::size_t number = 0; number < games.size(); ++number)
        for (std::size_t seat = 0; seat < games[number].rounds.size(); ++seat)
            for (const SeatRound& round : games[number].rounds[seat])
                if (round.place != 0 && round.outside != 0) each(number % kBlocks, round, games[number].lead[seat]);
}

struct Mean {
    double sum = 0;
    int count = 0;
    void add(double value) { sum += value, ++count; }
    double value() const { return count == 0 ? 0 : sum / count; }
};

struct CardSums {
    BlockSums<2> all{};
    std::vector<BlockSums<2>> byRound;
    std::vector<BlockSums<2>> byThird;
};

void addTo(BlockSums<2>& sums, std::size_t block, double value) {
    sums[block][0] += 1;
    sums[block][1] += value;
}

constexpr int kRoundsOfThird = 3; // from one general scoring to the next

void addCards(Findings& findings, const Rules& rules, const std::vector<GameFindings>& games) {
    std::map<int, Mean> usual; // by round
    forEachSeatRound(games, [&](std::size_t, const SeatRound& round, double end) {
        usual[round.round].add(end - round.leadAtTaking);
    });
    const auto rounds = static_cast<std::size_t>(usual.empty() ? 0 : usual.rbegin()->first);
    std::map<std::string, CardSums> sums;
    forEachSeatRound(games, [&](std::size_t block, const SeatRound& round, double end) {
        CardSums& card = sums[rules.row(round.card).id];
        card.byRound.resize(rounds);
        card.byThird.resize((rounds + kRoundsOfThird - 1) / kRoundsOfThird);
        const double more = end - round.leadAtTaking - usual[round.round].value();
        const auto at = static_cast<std::size_t>(round.round - 1);
        addTo(card.all, block, more);
        addTo(card.byRound[at], block, more);
        addTo(card.byThird[at / kRoundsOfThird], block, more);
    });
    for (const CardRow& row : rules.deck.rows) {
        const auto found = sums.find(row.id);
        if (found == sums.end()) continue;
        CardFinding card{row.id, row.stack, meanOf(found->second.all), {}, {}};
        for (const auto& each : found->second.byRound) card.byRound.push_back(meanOf(each));
        for (const auto& each : found->second.byThird) card.byThird.push_back(meanOf(each));
        findings.cards.push_back(std::move(card));
    }
}

// Of everybody who played this power card in this round.
struct Usual {
    Mean gain, place, outside;
};

// Sums of least squares on two, all less their means: count, place², outside², place x outside, place x gain,
// outside x gain.
using Squares = BlockSums<6>;

// Determinants as in Cramer's rule.
double both(const std::vector<double>& s) { return s[1] * s[2] - s[3] * s[3]; }
double ofPlace(const std::vector<double>& s) { return s[4] * s[2] - s[5] * s[3]; }
double ofOutside(const std::vector<double>& s) { return s[5] * s[1] - s[4] * s[3]; }

void addTurnOrder(Findings& findings, const std::vector<GameFindings>& games) {
    std::map<std::pair<int, Power>, Usual> usual;
    forEachSeatRound(games, [&](std::size_t, const SeatRound& round, double end) {
        Usual& cell = usual[{round.round, round.power}];
        cell.gain.add(end - round.leadBefore);
        cell.place.add(round.place);
        cell.outside.add(round.outside);
    });
    Squares squares{};
    forEachSeatRound(games, [&](std::size_t block, const SeatRound& round, double end) {
        const Usual& cell = usual[{round.round, round.power}];
        const double gain = end - round.leadBefore - cell.gain.value();
        const double place = round.place - cell.place.value();
        const double outside = round.outside - cell.outside.value();
        const std::array<double, 6> terms{
            1, place * place, outside * outside, place * outside, place * gain, outside * gain};
        for (std::size_t i = 0; i < terms.size(); ++i) squares[block][i] += terms[i];
    });
    using Sums = std::vector<double>;
    findings.placeEarlier = jackknife(squares, [](const Sums& s) { return -ofPlace(s) / both(s); });
    findings.caballeroMore = jackknife(squares, [](const Sums& s) { return ofOutside(s) / both(s); });
    findings.placeInCaballeros = jackknife(squares, [](const Sums& s) { return -ofPlace(s) / ofOutside(s); });
}

// Of all seats, of those who won, of the others.
struct ByOutcome {
    BlockSums<2> all{}, winners{}, others{};
    void add(std::size_t block, bool won, double value) {
        addTo(all, block, value);
        addTo(won ? winners : others, block, value);
    }
};

CastilloFinding castilloOf(const std::vector<GameFindings>& games) {
    ByOutcome points, in, disk;
    for (std::size_t number = 0; number < games.size(); ++number) {
        const GameFindings& game = games[number];
        for (std::size_t seat = 0; seat < game.castillo.size(); ++seat) {
            points.add(number % kBlocks, game.won[seat], game.castillo[seat].points);
            in.add(number % kBlocks, game.won[seat], game.castillo[seat].in);
            disk.add(number % kBlocks, game.won[seat], game.castillo[seat].disk);
        }
    }
    return {meanOf(points.all), meanOf(points.winners), meanOf(points.others), meanOf(in.all),     meanOf(in.winners),
            meanOf(in.others),  meanOf(disk.all),       meanOf(disk.winners),  meanOf(disk.others)};
}

} // namespace

Findings findingsOf(const Rules& rules, const std::vector<GameFindings>& games) {
    Findings findings;
    addCards(findings, rules, games);
    addTurnOrder(findings, games);
    findings.castillo = castilloOf(games);
    return findings;
}

} // namespace elgrande::cli
