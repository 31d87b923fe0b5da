// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-lab train: in each generation self-play by the best network so far, training on the replay buffer, and
// gating: the candidate replaces the best network if it is better beyond a standard error (D. Silver et al., "Mastering
// the game of Go without human knowledge", 2017). Writes the weights of the best, and after each generation what a run
// needs to go on (run_state.h). Everything but the hours follows from the seed, interrupted or not.
#include "app/lab/arena.h"
#include "app/lab/commands.h"
#include "app/lab/train/run_state.h"
#include "app/storage/files.h"
#include "app/terminal/options.h"
#include "app/terminal/say.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/one_ply_agent.h"
#include "model/agents/search_agent.h"
#include "model/core/rng.h"
#include "views/texts/error_text.h"

#include <algorithm>
#include <chrono>
#include <deque>

namespace elgrande::cli {

namespace {

constexpr qint64 kLargestWeights = 2 * 1024 * 1024;

struct Training {
    SelfPlay play;
    int generations = 10;
    int gateGames = 800;
    int greedyGames = 200;
    int epochs = 2;
    double rate = 1.5e-3;              // initial; decays exponentially to about a tenth in the last generation
    std::size_t replayGenerations = 4; // in the replay buffer
    double minutes = 0;                // no generation begins after them; 0: no limit
    QString out;
    std::string remark;
    std::string options; // what a run that goes on must be given again

    QString statePath() const { return out + ".run"; }
};

// The player of the gating games: the search with as many simulations as self-play has between samples, or the one-ply
// policy.
std::unique_ptr<Agent> makePlayer(const SelfPlay& play, std::shared_ptr<const Network> network) {
    if (play.simulations == 0) return std::make_unique<OnePlyAgent>(OnePlyPolicy{std::move(network)});
    SearchSettings settings = puctSettings(std::move(network));
    settings.simulations = std::max(1, play.simulations / kFastSearchDivisor);
    settings.fillsTime = false;
    return std::make_unique<SearchAgent>(settings);
}

// The network alone against rivals, at every table of the gate.
struct Gate {
    double share = 0; // of wins, as of four players: parity is 0.25 with any number of players
    double error = 0; // standard error of it
};

Gate playGate(const Training& training, const std::shared_ptr<const Network>& network, int games, int generation,
              const std::function<std::unique_ptr<Agent>()>& rival) {
    const auto tables = gateTables();
    Gate sum;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const int players = tables[i]->players;
        ArenaPlan plan;
        plan.rules = tables[i];
        plan.entrants.assign(static_cast<std::size_t>(players), "rival");
        plan.entrants[0] = "candidate";
        plan.make = [&](std::size_t entrant) { return entrant == 0 ? makePlayer(training.play, network) : rival(); };
        plan.deals = std::max(1, games / static_cast<int>(tables.size()) / players);
        plan.seed = "gate/" + std::to_string(training.play.seed) + "/" + std::to_string(generation);
        plan.threads = training.play.threads;
        const auto played = playArena(plan);
        if (!played) return {};
        const double share = standingsOf(*played, 0, static_cast<std::size_t>(players)).share;
        const double scale = players / 4.0 / static_cast<double>(tables.size());
        sum.share += share * scale;
        sum.error += share * (1 - share) / static_cast<double>(played->size()) * scale * scale;
    }
    sum.error = std::sqrt(sum.error);
    return sum;
}

bool canBePlayed(const Tables& tables, const std::deque<std::vector<SampledGame>>& replayBuffer) {
    std::vector<Sample> samples;
    for (const auto& generation : replayBuffer)
        for (const SampledGame& game : generation) {
            samples.clear();
            if (!readSamples(tables, game, samples)) return false;
        }
    return true;
}

constexpr std::size_t kGamesAtOnce = 1000; // 250 MB of features

class TrainingRun {
  public:
    TrainingRun(const Training& training, const Weights* from)
        : training_(training)
        , trainer_(from != nullptr ? Trainer(*from, training.play.seed) : Trainer(training.play.seed)) {
        if (from == nullptr) return;
        best_ = std::make_shared<const Network>(*from);
        weights_ = *from;
    }

    TrainingRun(const Training& training, RunState state, Weights best)
        : training_(training)
        , trainer_(std::move(state.trainer))
        , best_(std::make_shared<const Network>(best))
        , weights_(std::move(best))
        , replayBuffer_(std::move(state.replayBuffer))
        , curve_(std::move(state.curve))
        , before_(curve_.empty() ? 0 : curve_.back().hours) {}

    Result<void> run() {
        while (static_cast<int>(curve_.size()) < training_.generations && !timeIsUp()) {
            generation(static_cast<int>(curve_.size()) + 1);
            const Generation& last = curve_.back();
            print(Say::tr("generation %1: %2 games, loss %3, lead %4, wins against the best so far %5%, against "
                          "greedy %6%%7")
                      .arg(last.number)
                      .arg(last.games)
                      .arg(figure(last.validation.share, 4))
                      .arg(figure(last.validation.leadError, 2))
                      .arg(figure(100 * last.againstBest, 1))
                      .arg(figure(100 * last.againstGreedy, 1))
                      .arg(last.accepted ? QStringLiteral(" *") : QString()) +
                  "\n");
            std::fflush(stdout);
            if (auto written = write(); !written) return written;
        }
        return {};
    }

  private:
    double hours() const {
        return before_ +
               std::chrono::duration<double, std::ratio<3600>>(std::chrono::steady_clock::now() - begin_).count();
    }
    bool timeIsUp() const { return training_.minutes > 0 && (hours() - before_) * 60 >= training_.minutes; }
    std::int64_t gamesBefore() const { return curve_.empty() ? 0 : curve_.back().games; }

    void generation(int number) {
        Generation result;
        result.number = number;
        SelfPlay play = training_.play;
        play.network = best_;
        play.seed = training_.play.seed + static_cast<std::uint64_t>(number) * 1000003U;
        replayBuffer_.push_back(playSelf(play));
        if (replayBuffer_.size() > training_.replayGenerations) replayBuffer_.pop_front();
        const std::vector<SampledGame>& newest = replayBuffer_.back();
        std::vector<Sample> validation;
        for (std::size_t i = newest.size() / 10 * 9; i < newest.size(); ++i)
            readSamples(play.tables, newest[i], validation);
        result.validation = trainer_.lossOn(validation);
        const double progress = static_cast<double>(number - 1) / std::max(1, training_.generations);
        const double rate = training_.rate * std::pow(0.1, progress);
        Rng rng(play.seed);
        for (int epoch = 0; epoch < training_.epochs; ++epoch) trainOnce(rate, rng);
        evaluateCandidate(number, result);
    }

    // All games in a random order, a part of them at a time in memory.
    void trainOnce(double rate, Rng& rng) {
        std::vector<const SampledGame*> games;
        for (const auto& generation : replayBuffer_)
            for (const SampledGame& game : generation) games.push_back(&game);
        for (std::size_t i = games.size(); i > 1; --i)
            std::swap(games[i - 1], games[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
        std::vector<Sample> samples;
        for (std::size_t from = 0; from < games.size(); from += kGamesAtOnce) {
            samples.clear();
            for (std::size_t i = from; i < std::min(games.size(), from + kGamesAtOnce); ++i)
                readSamples(training_.play.tables, *games[i], samples);
            trainer_.train(samples, {1, rate, rng.next()});
        }
    }

    void evaluateCandidate(int number, Generation& result) {
        const auto candidate = std::make_shared<const Network>(trainer_.weights());
        const Gate gate = playGate(training_, candidate, training_.gateGames, number,
                                   [this] { return makePlayer(training_.play, best_); });
        result.againstBest = gate.share;
        result.againstGreedy =
            playGate(training_, candidate, training_.greedyGames, number, [] { return makeAgent("greedy"); }).share;
        result.accepted = best_ == nullptr || gate.share >= 0.25 + gate.error; // the first one in any case
        result.games = gamesBefore() + training_.play.games;
        result.hours = hours();
        if (result.accepted) {
            best_ = candidate;
            weights_ = trainer_.weights();
        }
        curve_.push_back(result);
    }

    Result<void> write() {
        const auto save = [this](const QString& ending, const std::string& text) {
            return writeWhole(training_.out + ending, QByteArray::fromStdString(text));
        };
        weights_.remark = training_.remark + "generations " + std::to_string(curve_.size()) + ", games " +
                          std::to_string(gamesBefore()) + ", hours " + QString::number(hours(), 'f', 2).toStdString() +
                          "\n";
        if (auto saved = save(".weights", toText(weights_)); !saved) return saved;
        if (auto saved = save(".csv", curveCsv(curve_)); !saved) return saved;
        if (auto saved = save(".svg", curveSvg(curve_)); !saved) return saved;
        return writeWhole(training_.statePath(), toBytes({training_.options, training_.remark, trainer_.state(),
                                                          toText(weights_), replayBuffer_, curve_}));
    }

    Training training_;
    Trainer trainer_;
    std::shared_ptr<const Network> best_;
    Weights weights_; // of the best
    std::deque<std::vector<SampledGame>> replayBuffer_;
    std::vector<Generation> curve_;
    double before_ = 0; // hours, of the parts before this one
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

} // namespace

int runTrain(const QStringList& arguments) {
    Options options("train",
                    Say::tr("Trains the learned evaluation through self-play. Writes OUT.weights, and the progress to "
                            "OUT.csv and OUT.svg."));
    options.add("out", Say::tr("where to write the results, without a file extension"), Say::tr("OUT"), "elgrande");
    options.add("from", Say::tr("weights to start from"), Say::tr("FILE"));
    options.add("generations", Say::tr("maximum number of generations"), "N", "20");
    options.add("games", Say::tr("games per generation"), "N", "10000");
    options.add("simulations", Say::tr("simulations per search for training samples; 0: no search"), "N", "0");
    options.add("epochs", Say::tr("number of training passes over each generation"), "N", "2");
    options.add("rate", Say::tr("initial learning rate, in millionths"), "N", "1500");
    options.add("gate", Say::tr("games against the best network so far"), "N", "800");
    options.add("greedy", Say::tr("games against the greedy player"), "N", "200");
    options.add("minutes", Say::tr("start no new generation after this many minutes; 0: no limit"), "N", "0");
    options.add("threads", Say::tr("number of games to play at once"), "N", "1");
    options.add("seed", Say::tr("a number; the same seed produces the same weights"), "N", "1");
    options.add("resume", Say::tr("resume the run in OUT.run, which must have had the same options"));
    if (const auto status = options.parse(arguments)) return *status;
    const auto generations = options.number("generations", 1, 100000);
    const auto games = options.number("games", 1, 10000000);
    const auto simulations = options.number("simulations", 0, 1000000);
    const auto epochs = options.number("epochs", 1, 100);
    const auto rate = options.number("rate", 1, 1000000);
    const auto gate = options.number("gate", 4, 1000000);
    const auto greedy = options.number("greedy", 4, 1000000);
    const auto minutes = options.number("minutes", 0, 1000000);
    const auto threads = options.number("threads", 1, 256);
    const auto seed = options.number("seed", 0, 2000000000);
    if (!generations || !games || !simulations || !epochs || !rate || !gate || !greedy || !minutes || !threads || !seed)
        return kUsage;

    Training training;
    training.play.tables = trainingTables();
    training.play.games = *games;
    training.play.simulations = *simulations;
    training.play.threads = *threads;
    training.play.seed = static_cast<std::uint64_t>(*seed);
    training.generations = *generations;
    training.epochs = *epochs;
    training.rate = *rate * 1e-6;
    training.gateGames = *gate;
    training.greedyGames = *greedy;
    training.minutes = *minutes;
    training.out = options.text("out");
    training.remark = "elgrande-lab train " + arguments.join(' ').toStdString() + "\n";
    for (const char* name : {"from", "generations", "games", "simulations", "epochs", "rate", "gate", "greedy", "seed"})
        training.options += "--" + (name + (' ' + options.text(name).toStdString())) + ' ';
    const auto complain = [&](const QString& file, const Error& why) {
        return options.complain(file + ": " + texts::errorText(why));
    };
    // Asked before the first generation, which may take an hour.
    if (const auto room = roomFor(training.out + ".weights", kLargestWeights); !room)
        return complain(training.out, room.fault());
    std::optional<TrainingRun> run;
    if (options.isSet("resume")) {
        const auto bytes = readWhole(training.statePath(), kLargestRunState);
        if (!bytes) return complain(training.statePath(), bytes.fault());
        Result<RunState> state = runStateFrom(*bytes, training.options);
        if (!state) return complain(training.statePath(), state.fault());
        Result<Weights> best = weightsFrom(state->best);
        if (!best) return complain(training.statePath(), best.fault());
        if (!canBePlayed(training.play.tables, state->replayBuffer))
            return complain(training.statePath(),
                            Error{QT_TRANSLATE_NOOP("elgrande::errors", "The training run is damaged.")});
        training.remark = state->remark;
        run.emplace(training, std::move(*state), std::move(*best));
    } else if (options.isSet("from")) {
        const auto bytes = readWhole(options.text("from"), kLargestWeights);
        if (!bytes) return complain(options.text("from"), bytes.fault());
        const Result<Weights> weights = weightsFrom(bytes->toStdString());
        if (!weights) return complain(options.text("from"), weights.fault());
        training.remark = weights->remark + training.remark;
        run.emplace(training, &*weights);
    } else {
        run.emplace(training, nullptr);
    }
    if (const auto written = run->run(); !written) return complain(training.out, written.fault());
    return kDone;
}

} // namespace elgrande::cli
