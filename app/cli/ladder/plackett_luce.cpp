// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/ladder/plackett_luce.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace elgrande::cli {

namespace {

constexpr double kDrawn = 0.5; // of the game against the field that everybody has drawn: parts of a win, and of a loss
constexpr double kAlmost = 1e-10;
constexpr int kMostRounds = 100000;

using Numbers = std::vector<double>; // by entrant
using Matrix = std::vector<Numbers>;

// One order of a game; `weight` is less than 1 where equal places leave several.
struct Order {
    std::size_t deal; // an index
    double weight;
    std::vector<std::size_t> entrants; // best first
};

void addOrders(const RankedGame& game, std::size_t deal, std::vector<Order>& orders) {
    std::vector<std::size_t> seats(game.finishes.size());
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = i;
    const auto before = [&game](std::size_t one, std::size_t other) {
        return std::pair(game.finishes[one].place, one) < std::pair(game.finishes[other].place, other);
    };
    std::sort(seats.begin(), seats.end(), before);
    const std::size_t begin = orders.size();
    do {
        if (!std::is_sorted(seats.begin(), seats.end(), [&game](std::size_t one, std::size_t other) {
                return game.finishes[one].place < game.finishes[other].place;
            }))
            continue; // sorts equal places among themselves only
        Order order{deal, 1, {}};
        for (std::size_t seat : seats) order.entrants.push_back(game.finishes[seat].entrant);
        orders.push_back(std::move(order));
    } while (std::next_permutation(seats.begin(), seats.end(), before));
    const double each = game.weight / static_cast<double>(orders.size() - begin);
    for (std::size_t i = begin; i < orders.size(); ++i) orders[i].weight = each;
}

// Calls `choice(order, place, sum of the strengths of those who were left)` for every choice of somebody among others.
template <class Call>
void eachChoice(const std::vector<Order>& orders, const Numbers& strength, Call choice) {
    for (const Order& order : orders) {
        double left = 0;
        for (std::size_t each : order.entrants) left += strength[each];
        for (std::size_t place = 0; place + 1 < order.entrants.size(); ++place) {
            choice(order, place, left);
            left -= strength[order.entrants[place]];
        }
    }
}

double drawnAgainstEach(std::size_t entrants) { return kDrawn / static_cast<double>(entrants - 1); }

// Mean 1 in the logarithm.
void centre(Numbers& strength) {
    double sum = 0;
    for (double each : strength) sum += std::log(each);
    const double mean = std::exp(sum / static_cast<double>(strength.size()));
    for (double& each : strength) each /= mean;
}

Numbers strengthsOf(const std::vector<Order>& orders, std::size_t entrants) {
    Numbers wins(entrants, kDrawn);
    Numbers strength(entrants, 1);
    eachChoice(orders, strength,
               [&wins](const Order& order, std::size_t place, double) { wins[order.entrants[place]] += order.weight; });
    const double drawn = drawnAgainstEach(entrants);
    for (int round = 0; round < kMostRounds; ++round) {
        Numbers against(entrants, 0);
        eachChoice(orders, strength, [&against](const Order& order, std::size_t place, double left) {
            for (std::size_t i = place; i < order.entrants.size(); ++i)
                against[order.entrants[i]] += order.weight / left;
        });
        Numbers better(entrants);
        for (std::size_t i = 0; i < entrants; ++i) {
            for (std::size_t j = 0; j < entrants; ++j)
                if (j != i) against[i] += 2 * drawn / (strength[i] + strength[j]);
            better[i] = wins[i] / against[i];
        }
        centre(better);
        double change = 0;
        for (std::size_t i = 0; i < entrants; ++i)
            change = std::max(change, std::abs(std::log(better[i] / strength[i])));
        strength = std::move(better);
        if (change < kAlmost) break;
    }
    return strength;
}

// Of a positive definite matrix, by Gauss and Jordan.
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
class Spread {
  public:
    Spread(const std::vector<Order>& orders, const Numbers& strength, std::size_t deals)
        : n_(strength.size())
        , information_(n_, Numbers(n_, 0))
        , score_(deals, Numbers(n_, 0)) {
        Numbers chance(n_);
        eachChoice(orders, strength, [&](const Order& order, std::size_t place, double left) {
            std::fill(chance.begin(), chance.end(), 0);
            for (std::size_t i = place; i < order.entrants.size(); ++i)
                chance[order.entrants[i]] += strength[order.entrants[i]] / left;
            score_[order.deal][order.entrants[place]] += order.weight;
            for (std::size_t i = 0; i < n_; ++i) score_[order.deal][i] -= order.weight * chance[i];
            add(chance, order.weight);
        });
        for (std::size_t i = 0; i < n_; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                std::fill(chance.begin(), chance.end(), 0);
                chance[i] = strength[i] / (strength[i] + strength[j]);
                chance[j] = 1 - chance[i];
                add(chance, 2 * drawnAgainstEach(n_));
            }
        }
        for (Numbers& row : information_)
            for (double& each : row) each += 1.0 / static_cast<double>(n_); // else their sum were free
        covariance_ = inverse(information_);
        for (Numbers& row : covariance_)
            for (double& each : row) each -= 1.0 / static_cast<double>(n_);
    }

    double deviation(std::size_t entrant) const {
        double scattered = 0;
        for (const Numbers& score : score_) {
            double moved = 0;
            for (std::size_t i = 0; i < n_; ++i) moved += covariance_[entrant][i] * score[i];
            scattered += moved * moved;
        }
        const auto deals = static_cast<double>(score_.size());
        if (deals > 1) scattered *= deals / (deals - 1);
        return std::sqrt(std::max({covariance_[entrant][entrant], scattered, 0.0}));
    }

  private:
    void add(const Numbers& chance, double weight) {
        for (std::size_t i = 0; i < n_; ++i) {
            if (chance[i] == 0) continue;
            information_[i][i] += weight * chance[i];
            for (std::size_t j = 0; j < n_; ++j) information_[i][j] -= weight * chance[i] * chance[j];
        }
    }

    std::size_t n_;
    Matrix information_;
    std::vector<Numbers> score_; // by deal
    Matrix covariance_;
};

} // namespace

std::vector<Rating> ratingsOf(const std::vector<RankedGame>& games, std::size_t entrants) {
    std::vector<Rating> ratings(entrants);
    if (entrants < 2) return ratings;
    std::vector<Order> orders;
    std::map<int, std::size_t> deals;
    for (const RankedGame& game : games)
        addOrders(game, deals.try_emplace(game.deal, deals.size()).first->second, orders);
    const Numbers strength = strengthsOf(orders, entrants);
    const Spread spread(orders, strength, deals.size());
    constexpr double kScale = 400 / 2.302585092994046; // 400 for ten times the strength
    for (std::size_t i = 0; i < entrants; ++i) {
        const double half = 1.959964 * kScale * spread.deviation(i);
        ratings[i].value = 1500 + kScale * std::log(strength[i]);
        ratings[i].low = ratings[i].value - half;
        ratings[i].high = ratings[i].value + half;
    }
    return ratings;
}

} // namespace elgrande::cli
