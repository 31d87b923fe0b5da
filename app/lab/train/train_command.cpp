// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// elgrande-lab train: in each generation self-play by the best network so far, training on the replay buffer, and
// gating: the candidate replaces the best network if it holds its own against it (D. Silver et al., "Mastering the game
// of Go without human knowledge", 2017). Writes the weights of the best. Everything but the hours follows from the
// seed.
#include "app/lab/arena.h"
#include "app/lab/commands.h"
#include "app/lab/train/curve.h"
#include "app/storage/files.h"
#include "app/terminal/options.h"
#include "app/terminal/say.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/one_ply_agent.h"
#include "model/agents/search_agent.h"
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
};

std::shared_ptr<const Rules> fourPlayers() {
    Setup setup;
    setup.players = 4;
    return *RulesBuilder::build(setup);
}

// The player of the gating games: the search with as many simulations as self-play has between samples, or the one-ply
// policy.
std::unique_ptr<Agent> makePlayer(const SelfPlay& play, std::shared_ptr<const Network> network) {
    if (play.simulations == 0) return std::make_unique<OnePlyAgent>(OnePlyPolicy{std::move(network)});
    SearchSettings settings = puctSettings(std::move(network));
    settings.simulations = std::max(1, play.simulations / kFastSearchDivisor);
    settings.fillsTime = false;
    return std::make_unique<SearchAgent>(settings);
}

// Share of wins of the network against three rivals.
double winShareAgainst(const Training& training, const std::shared_ptr<const Network>& network, int games,
                       int generation, const std::function<std::unique_ptr<Agent>()>& rival) {
    ArenaPlan plan;
    plan.rules = fourPlayers();
    plan.entrants = {"candidate", "rival", "rival", "rival"};
    plan.make = [&](std::size_t entrant) -> std::unique_ptr<Agent> {
        if (entrant == 0) return makePlayer(training.play, network);
        return rival();
    };
    plan.deals = std::max(1, games / 4);
    plan.seed = "gate/" + std::to_string(training.play.seed) + "/" + std::to_string(generation);
    plan.threads = training.play.threads;
    const auto played = playArena(plan);
    return played ? standingsOf(*played, 0, 4).share : 0;
}

class TrainingRun {
  public:
    TrainingRun(const Training& training, const Weights* from)
        : training_(training)
        , trainer_(from != nullptr ? Trainer(*from) : Trainer(training.play.seed)) {
        if (from == nullptr) return;
        best_ = std::make_shared<const Network>(*from);
        weights_ = *from;
    }

    Result<void> run() {
        for (int number = 1; number <= training_.generations && !timeIsUp(); ++number) {
            generation(number);
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
        return std::chrono::duration<double, std::ratio<3600>>(std::chrono::steady_clock::now() - begin_).count();
    }
    bool timeIsUp() const { return training_.minutes > 0 && hours() * 60 >= training_.minutes; }

    void generation(int number) {
        Generation result;
        result.number = number;
        SelfPlay play = training_.play;
        play.network = best_;
        play.seed = training_.play.seed + static_cast<std::uint64_t>(number) * 1000003U;
        replayBuffer_.push_back(playSelf(play));
        games_ += play.games;
        if (replayBuffer_.size() > training_.replayGenerations) replayBuffer_.pop_front();
        const auto of = [](const std::vector<Sample>& samples, std::size_t from, std::vector<const Sample*>& all) {
            for (std::size_t i = from; i < samples.size(); ++i) all.push_back(&samples[i]);
        };
        std::vector<const Sample*> validation;
        of(replayBuffer_.back(), replayBuffer_.back().size() / 10 * 9, validation);
        result.validation = trainer_.lossOn(validation);
        std::vector<const Sample*> all;
        for (const auto& samples : replayBuffer_) of(samples, 0, all);
        const double progress = static_cast<double>(number - 1) / std::max(1, training_.generations);
        trainer_.train(all, {training_.epochs, training_.rate * std::pow(0.1, progress), play.seed});
        evaluateCandidate(number, result);
    }

    void evaluateCandidate(int number, Generation& result) {
        const auto candidate = std::make_shared<const Network>(trainer_.weights());
        result.againstBest = winShareAgainst(training_, candidate, training_.gateGames, number,
                                             [this] { return makePlayer(training_.play, best_); });
        result.againstGreedy =
            winShareAgainst(training_, candidate, training_.greedyGames, number, [] { return makeAgent("greedy"); });
        result.accepted = weights_.hidden.empty() || result.againstBest >= 0.25; // the first one in any case
        result.games = games_;
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
                          std::to_string(games_) + ", hours " + QString::number(hours(), 'f', 2).toStdString() + "\n";
        if (auto saved = save(".weights", toText(weights_)); !saved) return saved;
        if (auto saved = save(".csv", curveCsv(curve_)); !saved) return saved;
        return save(".svg", curveSvg(curve_));
    }

    Training training_;
    Trainer trainer_;
    std::shared_ptr<const Network> best_;
    Weights weights_{.hidden = {}, .out = {}, .direct = {}, .remark = {}}; // of the best
    std::deque<std::vector<Sample>> replayBuffer_;
    std::vector<Generation> curve_;
    std::int64_t games_ = 0;
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
    std::optional<Weights> from;
    if (options.isSet("from")) {
        const auto complainOf = [&](const Error& why) {
            return options.complain(options.text("from") + ": " + texts::errorText(why));
        };
        const auto bytes = readWhole(options.text("from"), kLargestWeights);
        if (!bytes) return complainOf(bytes.fault());
        const Result<Weights> weights = weightsFrom(bytes->toStdString());
        if (!weights) return complainOf(weights.fault());
        from = *weights;
        training.remark = from->remark + training.remark;
    }
    TrainingRun run(training, from ? &*from : nullptr);
    if (const auto written = run.run(); !written)
        return options.complain(training.out + ": " + texts::errorText(written.fault()));
    return kDone;
}

} // namespace elgrande::cli
