// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/ladder/plackett_luce.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace elgrande::cli {

namespace {

constexpr double kPriorWins = 0.5;   // of each entrant against the field, and as many losses
constexpr double kTolerance = 1e-10; // change of ln s in an iteration
constexpr int kMaxIterations = 100000;

using Numbers = std::vector<double>; // by entrant
using Matrix = std::vector<Numbers>;

// One strict ranking of a game; ties leave several, which share the weight of the game.
struct Ranking {
    std::size_t deal; // an index
    double weight;
    std::vector<std::size_t> entrants; // best first
};

void addRankings(const RankedGame& game, std::size_t deal, std::vector<Ranking>& rankings) {
    std::vector<std::size_t> seats(game.finishes.size());
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = i;
    const auto before = [&game](std::size_t one, std::size_t other) {
        return std::pair(game.finishes[one].place, one) < std::pair(game.finishes[other].place, other);
    };
    std::sort(seats.begin(), seats.end(), before);
    const std::size_t begin = rankings.size();
    do {
        if (!std::is_sorted(seats.begin(), seats.end(), [&game](std::size_t one, std::size_t other) {
                return game.finishes[one].place < game.finishes[other].place;
            }))
            continue; // only permutations within ties
        Ranking ranking{deal, 1, {}};
        for (std::size_t seat : seats) ranking.entrants.push_back(game.finishes[seat].entrant);
        rankings.push_back(std::move(ranking));
    } while (std::next_permutation(seats.begin(), seats.end(), before));
    const double each = game.weight / static_cast<double>(rankings.size() - begin);
    for (std::size_t i = begin; i < rankings.size(); ++i) rankings[i].weight = each;
}

// Calls `visit(ranking, stage, total strength of the entrants still unranked)` for every stage of every ranking. The
// stage is the index of its winner; the last entrant wins none.
template <class Visit>
void eachStage(const std::vector<Ranking>& rankings, const Numbers& strength, Visit visit) {
    for (const Ranking& ranking : rankings) {
        double total = 0;
        for (std::size_t each : ranking.entrants) total += strength[each];
        for (std::size_t stage = 0; stage + 1 < ranking.entrants.size(); ++stage) {
            visit(ranking, stage, total);
            total -= strength[ranking.entrants[stage]];
        }
    }
}

// The prior: wins of each entrant against each other one, and as many losses.
double priorWinsPerPair(std::size_t entrants) { return kPriorWins / static_cast<double>(entrants - 1); }

// To a geometric mean of 1.
void normalise(Numbers& strength) {
    double sum = 0;
    for (double each : strength) sum += std::log(each);
    const double mean = std::exp(sum / static_cast<double>(strength.size()));
    for (double& each : strength) each /= mean;
}

// By minorisation-maximisation.
Numbers fitStrengths(const std::vector<Ranking>& rankings, std::size_t entrants) {
    Numbers wins(entrants, kPriorWins);
    Numbers strength(entrants, 1);
    eachStage(rankings, strength, [&wins](const Ranking& ranking, std::size_t stage, double) {
        wins[ranking.entrants[stage]] += ranking.weight;
    });
    const double prior = priorWinsPerPair(entrants);
    for (int iteration = 0; iteration < kMaxIterations; ++iteration) {
        Numbers denominator(entrants, 0);
        eachStage(rankings, strength, [&denominator](const Ranking& ranking, std::size_t stage, double total) {
            for (std::size_t i = stage; i < ranking.entrants.size(); ++i)
                denominator[ranking.entrants[i]] += ranking.weight / total;
        });
        Numbers next(entrants);
        for (std::size_t i = 0; i < entrants; ++i) {
            for (std::size_t j = 0; j < entrants; ++j)
                if (j != i) denominator[i] += 2 * prior / (strength[i] + strength[j]);
            next[i] = wins[i] / denominator[i];
        }
        normalise(next);
        double change = 0;
        for (std::size_t i = 0; i < entrants; ++i) change = std::max(change, std::abs(std::log(next[i] / strength[i])));
        strength = std::move(next);
        if (change < kTolerance) break;
    }
    return strength;
}

// Of a positive definite matrix, by Gauss-Jordan elimination.
Matrix inverse(Matrix matrix) {
    const std::size_t n = matrix.size();
    for (std::size_t pivot = 0; pivot < n; ++pivot) {
        const double whole = 1 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1;
        for (double& each : matrix[pivot]) each *= whole;
        for (std::size_t row = 0; row < n; ++row) {
            if (row == pivot) continue;
            const double times = matrix[row][pivot];
            matrix[row][pivot] = 0;
            for (std::size_t column = 0; column < n; ++column) matrix[row][column] -= times * matrix[pivot][column];
        }
    }
    return matrix;
}

// Of the logarithms of the strengths, whose sum is fixed.
class StandardErrors {
  public:
    StandardErrors(const std::vector<Ranking>& rankings, const Numbers& strength, std::size_t deals)
        : n_(strength.size())
        , information_(n_, Numbers(n_, 0))
        , score_(deals, Numbers(n_, 0)) {
        Numbers probability(n_); // of winning the stage
        eachStage(rankings, strength, [&](const Ranking& ranking, std::size_t stage, double total) {
            std::fill(probability.begin(), probability.end(), 0);
            for (std::size_t i = stage; i < ranking.entrants.size(); ++i)
                probability[ranking.entrants[i]] += strength[ranking.entrants[i]] / total;
            score_[ranking.deal][ranking.entrants[stage]] += ranking.weight;
            for (std::size_t i = 0; i < n_; ++i) score_[ranking.deal][i] -= ranking.weight * probability[i];
            addInformation(probability, ranking.weight);
        });
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                std::fill(probability.begin(), probability.end(), 0);
                probability[i] = strength[i] / (strength[i] + strength[j]);
                probability[j] = 1 - probability[i];
                addInformation(probability, 2 * priorWinsPerPair(n_));
            }
        }
        for (Numbers& row : information_)
            for (double& each : row) each += 1.0 / static_cast<double>(n_); // fixes the sum, else singular
        covariance_ = inverse(information_);
        for (Numbers& row : covariance_)
            for (double& each : row) each -= 1.0 / static_cast<double>(n_);
    }

    double of(std::size_t entrant) const {
        double sandwich = 0;
        for (const Numbers& score : score_) {
            double influence = 0; // of the deal
            for (std::size_t i = 0; i < n_; ++i) influence += covariance_[entrant][i] * score[i];
            sandwich += influence * influence;
        }
        const auto deals = static_cast<double>(score_.size());
        if (deals > 1) sandwich *= deals / (deals - 1);
        return std::sqrt(std::max({covariance_[entrant][entrant], sandwich, 0.0}));
    }

  private:
    void addInformation(const Numbers& probability, double weight) {
        for (std::size_t i = 0; i < n_; ++i) {
            if (probability[i] == 0) continue;
            information_[i][i] += weight * probability[i];
            for (std::size_t j = 0; j < n_; ++j) information_[i][j] -= weight * probability[i] * probability[j];
        }
    }

    std::size_t n_;
    Matrix information_;         // observed; minus the second derivative of the log-posterior
    std::vector<Numbers> score_; // gradient of the log-likelihood, by deal
    Matrix covariance_;          // inverse of the information
};

} // namespace

std::vector<Rating> ratingsOf(const std::vector<RankedGame>& games, std::size_t entrants) {
    std::vector<Rating> ratings(entrants);
    if (entrants < 2) return ratings;
    std::vector<Ranking> rankings;
    std::map<int, std::size_t> deals;
    for (const RankedGame& game : games)
        addRankings(game, deals.try_emplace(game.deal, deals.size()).first->second, rankings);
    const Numbers strength = fitStrengths(rankings, entrants);
    const StandardErrors errors(rankings, strength, deals.size());
    constexpr double kScale = 400 / 2.302585092994046; // 400 for ten times the strength
    for (std::size_t i = 0; i < entrants; ++i) {
        const double half = 1.959964 * kScale * errors.of(i);
        ratings[i].value = 1500 + kScale * std::log(strength[i]);
        ratings[i].low = ratings[i].value - half;
        ratings[i].high = ratings[i].value + half;
    }
    return ratings;
}

} // namespace elgrande::cli
