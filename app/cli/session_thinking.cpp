// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Thinking about a move and playing games out: questions that take time and change no game.
#include "app/cli/session.h"

#include "app/terminal/say.h"

#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/playout.h"
#include "model/rules/notation.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace elgrande::cli {

namespace {

constexpr int kLongestRun = 3600000;           // milliseconds
constexpr std::chrono::milliseconds kLook{10}; // between two looks at what has been asked meanwhile

// Sets the flag when the time is up (0: there is no limit) or somebody asks to stop, unless the thought is done before.
class Alarm {
  public:
    Alarm(int milliseconds, const std::function<bool()>& stopAsked, std::atomic<bool>& flag)
        : thread_([this, milliseconds, &stopAsked, &flag] {
            using Clock = std::chrono::steady_clock;
            const auto end =
                milliseconds > 0 ? Clock::now() + std::chrono::milliseconds(milliseconds) : Clock::time_point::max();
            std::unique_lock lock(mutex_);
            while (!flag) {
                const auto look = std::min<Clock::time_point>(end, Clock::now() + kLook);
                if (done_.wait_until(lock, stopAsked ? look : end, [this] { return off_; })) return;
                flag = Clock::now() >= end || (stopAsked && stopAsked());
            }
        }) {}
    ~Alarm() {
        {
            const std::lock_guard lock(mutex_);
            off_ = true;
        }
        done_.notify_one();
        thread_.join();
    }

  private:
    std::mutex mutex_;
    std::condition_variable done_;
    bool off_ = false;
    std::thread thread_;
};

} // namespace

Reply Session::think(const Request& request) {
    Reply wrong;
    const std::string id = textIn(request, "agent", "greedy", wrong);
    const int milliseconds = numberIn(request, "ms", 0, 1, kLongestRun, wrong);
    ThinkLimits limits;
    limits.simulations = numberIn(request, "simulations", 0, 1, 1000000000, wrong);
    limits.seed = hashText(seedIn(request, wrong));
    if (!wrong.code.isEmpty()) return wrong;
    const auto agent = makeAgent(id);
    if (!agent)
        return Reply::refuse("unsupported", Say::tr("Unknown agent '%1'.").arg(QString::fromStdString(id).left(60)));
    if (game_->over())
        return Reply::refuse(kBadArgument, Say::tr("The game is over; there is nothing to think about."));
    const Seat seat = askedSeat(request, wrong);
    if (!wrong.code.isEmpty()) return wrong;
    const Rules& rules = *game_->rules;
    ActionList legal;
    legalActions(rules, game_->state, seat, legal);
    std::atomic<bool> timeUp{false};
    limits.cancel = &timeUp;
    Thought thought{legal[0]};
    if (legal.size() > 1) {
        const Alarm alarm(milliseconds, stopAsked_, timeUp);
        thought = agent->think(rules, InformationState(rules, game_->state, seat), legal, limits);
    }
    QJsonObject values;
    for (std::size_t i = 0; i < std::min(thought.values.size(), static_cast<std::size_t>(rules.players)); ++i)
        values[QString::fromStdString(rules.setup.colours[i])] = thought.values[i];
    QJsonArray considered;
    for (const Considered& each : thought.considered)
        considered.append(QJsonObject{{"move", QString::fromStdString(toText(rules, each.action))},
                                      {"visits", each.visits},
                                      {"share", each.share},
                                      {"lead", each.lead}});
    return {{{"move", QString::fromStdString(toText(rules, thought.action))},
             {"simulations", thought.simulations},
             {"values", values},
             {"considered", considered}},
            {},
            {}};
}

Reply Session::playout(const Request& request) {
    Reply wrong;
    const QJsonObject setup = objectIn(request, "setup", wrong);
    const std::string agent = textIn(request, "agent", "random", wrong);
    const int games = numberIn(request, "games", 100, 1, 1000000000, wrong);
    const int threads = numberIn(request, "threads", 1, 1, 64, wrong);
    const int milliseconds = numberIn(request, "ms", kLongestRun, 1, kLongestRun, wrong);
    const std::string seed = seedIn(request, wrong);
    if (!wrong.code.isEmpty()) return wrong;
    if (agent != "random") return Reply::refuse("unsupported", Say::tr("Only the agent 'random' can play playouts."));
    const auto rules = rulesFor(setup, wrong);
    if (!rules) return wrong;
    const auto begin = std::chrono::steady_clock::now();
    std::atomic<bool> timeUp{false};
    const Playouts sum = [&] {
        const Alarm alarm(milliseconds, stopAsked_, timeUp);
        return runPlayoutsOn(threads, *rules, seed, games, &timeUp);
    }();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    QJsonObject means;
    for (Seat seat : rules->seats())
        means[QString::fromStdString(rules->colour(seat))] =
            static_cast<double>(sum.scores[index(seat)]) / static_cast<double>(sum.games);
    QJsonObject result{{"games", static_cast<qint64>(sum.games)},
                       {"decisions", static_cast<qint64>(sum.decisions)},
                       {"seconds", seconds},
                       {"mean_scores", means}};
    if (sum.games == games) result["digest"] = QString::fromStdString(sum.digestText()); // else it hangs on the clock
    return {result, {}, {}};
}

} // namespace elgrande::cli
