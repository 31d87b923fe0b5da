// The protocol's questions that change no game.
#include "model/rules/rules_builder.h" // before Qt's own headers (session.h)

#include "app/cli/session.h"

#include "model/agents/agent.h"
#include "model/agents/playout.h"
#include "model/game_model/position.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "views/texts/texts.h"

#include <QJsonArray>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

namespace elgrande::cli {

namespace {

const QString kBadArgument = QStringLiteral("bad-argument");

QJsonArray list(const std::vector<std::string>& texts) {
    QJsonArray json;
    for (const std::string& each : texts) json.append(QString::fromStdString(each));
    return json;
}

QString certainty(Basis one, Basis other) {
    return one == Basis::Printed && other == Basis::Printed ? QStringLiteral("printed")
                                                            : QStringLiteral("reconstructed");
}

std::shared_ptr<const Rules> rulesFor(const QJsonObject& json, Reply& wrong) {
    const auto setup = setupFromJson(json);
    if (!setup) wrong = Reply::refuse(kBadArgument, setup.error());
    if (!setup) return nullptr;
    const auto rules = RulesBuilder::build(*setup);
    if (!rules) wrong = Reply::refuse(kBadArgument, rules.error());
    return rules ? *rules : nullptr;
}

// A number as well as a text serves as a seed.
std::string seedIn(const QJsonObject& request, Reply& wrong) {
    if (request.value("seed").isDouble()) return request.value("seed").toVariant().toString().toStdString();
    return textIn(request, "seed", "1", wrong);
}

// Sets the flag when the time is up, unless the thought is done before.
class Alarm {
  public:
    Alarm(int milliseconds, std::atomic<bool>& flag)
        : thread_([this, milliseconds, &flag] {
            std::unique_lock lock(mutex_);
            if (!done_.wait_for(lock, std::chrono::milliseconds(milliseconds), [this] { return off_; })) flag = true;
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

Reply Session::hello(const Request&) {
    std::vector<std::string> expansions;
    for (const ExpansionFacts& each : knownExpansions())
        if (each.playable) expansions.push_back(each.id);
    std::set<std::string> options;
    for (const std::string& edition : knownEditions())
        for (const OptionFacts& each : knownOptions(edition, {})) options.insert(each.id);
    return {{{"name", "elgrande"},
             {"version", ELGRANDE_VERSION},
             {"protocol", kProtocol},
             {"editions", list(knownEditions())},
             {"expansions", list(expansions)},
             {"options", list({options.begin(), options.end()})},
             {"agents", list(agentIds())}},
            {},
            {}};
}

Reply Session::cards(const Request& request) {
    Reply wrong;
    QJsonObject setup;
    for (const char* field : {"edition", "expansions", "options"})
        if (request.contains(QLatin1String(field))) setup[QLatin1String(field)] = request.value(QLatin1String(field));
    const auto rules = rulesFor(setup, wrong);
    if (!rules) return wrong;
    const Catalogue catalogue = catalogueOf(*rules);
    QJsonArray cards;
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
        const CardFacts& each = catalogue.cards[i];
        if (i > 0 && catalogue.cards[i - 1].id == each.id) continue; // another copy
        const Card card = static_cast<Card>(i);
        cards.append(QJsonObject{{"id", QString::fromStdString(each.id)},
                                 {"deck", each.stack + 1},
                                 {"copies", each.copies},
                                 {"caballeros", each.caballeros},
                                 {"title", texts::cardTitle(catalogue, card)},
                                 {"text", texts::cardText(catalogue, card)},
                                 {"required", each.required},
                                 {"certainty", certainty(each.basis, each.caballerosBasis)}});
    }
    return {{{"cards", cards}}, {}, {}};
}

Reply Session::score(const Request& request) {
    const Rules& rules = *game_->rules;
    if (!request.value("place").isString())
        return Reply::refuse(kBadArgument, QStringLiteral("'place' must be a text."));
    const QString name = request.value("place").toString();
    std::vector<Area> places;
    if (name == "general") {
        places.push_back(Area::Castillo);
        places.insert(places.end(), rules.scoringOrder.begin(), rules.scoringOrder.end());
    } else {
        const auto area = areaFromText(rules, name.toStdString());
        if (!area || !rules.scorable.contains(*area))
            return Reply::refuse(kBadArgument, "There is nothing to score in '" + name.left(60) + "'.");
        places.push_back(*area);
    }
    std::array<int, kMaxSeats> sums{};
    QJsonArray lines;
    for (Area area : places) {
        AwardList awards;
        scorePlace(rules, game_->state, area, ScoreMode::Full, awards);
        for (const Award& award : awards) {
            sums[index(award.seat)] += award.points;
            lines.append(QJsonObject{{"place", QString::fromStdString(rules.areaId(award.place))},
                                     {"seat", QString::fromStdString(rules.colour(award.seat))},
                                     {"rank", award.rank},
                                     {"points", award.points},
                                     {"reason", QString::fromStdString(rules.reasons[index(award.reason)])}});
        }
    }
    QJsonObject points;
    for (Seat seat : rules.seats()) points[QString::fromStdString(rules.colour(seat))] = sums[index(seat)];
    return {{{"points", points}, {"lines", lines}}, {}, {}};
}

Reply Session::think(const Request& request) {
    Reply wrong;
    const std::string id = textIn(request, "agent", "greedy", wrong);
    const int milliseconds = numberIn(request, "ms", 0, 1, 3600000, wrong);
    ThinkLimits limits;
    limits.simulations = numberIn(request, "simulations", 0, 1, 1000000000, wrong);
    limits.seed = hashText(seedIn(request, wrong));
    if (!wrong.code.isEmpty()) return wrong;
    const auto agent = makeAgent(id);
    if (!agent) return Reply::refuse("unsupported", "There is no agent '" + QString::fromStdString(id).left(60) + "'.");
    if (game_->over())
        return Reply::refuse(kBadArgument, QStringLiteral("The game is over; there is nothing to think about."));
    const Seat seat = askedSeat(request, wrong);
    if (!wrong.code.isEmpty()) return wrong;
    const Rules& rules = *game_->rules;
    ActionList legal;
    legalActions(rules, game_->state, seat, legal);
    std::atomic<bool> timeUp{false};
    limits.cancel = &timeUp;
    Thought thought{legal[0], 0, {}};
    if (legal.size() > 1) {
        std::optional<Alarm> alarm;
        if (milliseconds > 0) alarm.emplace(milliseconds, timeUp);
        thought = agent->think(rules, InformationState(rules, game_->state, seat), legal, limits);
    }
    QJsonObject values;
    for (std::size_t i = 0; i < std::min(thought.values.size(), static_cast<std::size_t>(rules.players)); ++i)
        values[QString::fromStdString(rules.setup.colours[i])] = thought.values[i];
    return {{{"move", QString::fromStdString(toText(rules, thought.action))},
             {"simulations", thought.simulations},
             {"values", values}},
            {},
            {}};
}

Reply Session::playout(const Request& request) {
    Reply wrong;
    const QJsonObject setup = objectIn(request, "setup", wrong);
    const std::string agent = textIn(request, "agent", "random", wrong);
    const int games = numberIn(request, "games", 100, 1, 1000000000, wrong);
    const int threads = numberIn(request, "threads", 1, 1, 64, wrong);
    const std::string seed = seedIn(request, wrong);
    if (!wrong.code.isEmpty()) return wrong;
    if (agent != "random")
        return Reply::refuse("unsupported", QStringLiteral("Playouts are played by the agent 'random' only."));
    const auto rules = rulesFor(setup, wrong);
    if (!rules) return wrong;
    const auto begin = std::chrono::steady_clock::now();
    const Playouts sum = runPlayoutsOn(threads, *rules, seed, games);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    QJsonObject means;
    for (Seat seat : rules->seats())
        means[QString::fromStdString(rules->colour(seat))] = static_cast<double>(sum.scores[index(seat)]) / games;
    return {{{"games", games},
             {"decisions", static_cast<qint64>(sum.decisions)},
             {"seconds", seconds},
             {"mean_scores", means},
             {"digest", QString::fromStdString(sum.digestText())}},
            {},
            {}};
}

} // namespace elgrande::cli
