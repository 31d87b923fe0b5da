// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/agent_game.h"
#include "app/lab/crew.h"
#include "app/lab/findings/findings.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

namespace elgrande::cli {

namespace {

// Writes down what is asked about one game while it is played.
class Watcher final : public EventSink {
  public:
    Watcher(const Rules& rules, GameFindings& game)
        : players_(static_cast<std::size_t>(rules.players))
        , game_(game) {
        game_.rounds.resize(players_);
        game_.castillo.resize(players_);
        points_.resize(players_);
    }

    void add(const Event& event) override {
        if (event.kind == EventKind::RoundBegan) beginRound(event.number);
        if (index(event.seat) >= players_) return;
        switch (event.kind) {
        case EventKind::PowerPlayed:
            now(event.seat).power = event.power;
            now(event.seat).leadBefore = lead(event.seat);
            break;
        case EventKind::CardTaken:
            take(event);
            break;
        case EventKind::Points:
            points_[index(event.seat)] += event.number;
            if (event.to == Area::Castillo) castillo(event.seat).points += event.number;
            if (event.to == named_[index(event.seat)]) castillo(event.seat).disk += event.number;
            break;
        case EventKind::CaballeroPlaced:
            if (event.to == Area::Castillo) ++castillo(event.seat).in;
            break;
        case EventKind::CaballeroMoved:
            if (event.to == Area::Castillo && index(event.owner) < players_) ++castillo(seatOf(event.owner)).in;
            break;
        case EventKind::CastilloEmptied:
            named_[index(event.seat)] = event.to;
            break;
        default:
            break;
        }
    }
    // Asked for a power card: what it has to play with.
    void asked(Seat seat, const State& known) {
        SeatRound& round = now(seat);
        round.outside = 0;
        for (int place = 0; place < kMaxAreas; ++place)
            if (areaAt(place) != Area::Provinces) round.outside += known.at(areaAt(place), ownerOf(seat));
    }
    void finish(const Rules& rules, const State& end) {
        for (std::size_t i = 0; i < players_; ++i) {
            points_[i] = end.score[i]; // the same, if every point has been told
            game_.won.push_back(leaders(rules, end).contains(seatAt(static_cast<int>(i))));
        }
        for (std::size_t i = 0; i < players_; ++i) game_.lead.push_back(lead(seatAt(static_cast<int>(i))));
    }

  private:
    SeatRound& now(Seat seat) { return game_.rounds[index(seat)].back(); }
    SeatCastillo& castillo(Seat seat) { return game_.castillo[index(seat)]; }
    double lead(Seat seat) const {
        double all = 0;
        for (int each : points_) all += each;
        const double own = points_[index(seat)];
        return own - (all - own) / static_cast<double>(players_ - 1);
    }
    void beginRound(int round) {
        taken_ = 0;
        named_.fill(Area::None);
        for (auto& each : game_.rounds) {
            each.emplace_back();
            each.back().round = round;
        }
    }
    void take(const Event& event) {
        SeatRound& round = now(event.seat);
        if (round.place != 0) return; // a second card of an expansion
        round.place = ++taken_;
        round.card = event.card;
        round.leadAtTaking = lead(event.seat);
    }

    std::size_t players_;
    GameFindings& game_;
    std::vector<int> points_;
    std::array<Area, kMaxSeats> named_{}; // by the disks of this round's general scoring
    int taken_ = 0;
};

Result<void> playOne(const FindingsPlan& plan, Agent& agent, int number, GameFindings& game) {
    const Rules& rules = *plan.rules;
    const std::string seed = plan.seed + "/" + std::to_string(number);
    Watcher watcher(rules, game);
    const auto think = [&](const InformationState& known, const ActionList& legal,
                           const ThinkLimits& limits) -> Result<Action> {
        if (legal[0].kind == ActionKind::Power) watcher.asked(known.seat(), known.known());
        ThinkLimits own = limits;
        own.simulations = plan.simulations;
        const Action action = agent.think(rules, known, legal, own).action;
        if (legal.contains(action)) return action;
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The player answered '%1', which is not legal (game %2)."),
                     {toText(rules, action), std::to_string(number + 1)}};
    };
    const Result<State> end = playAgents(rules, seed, hashText(seed), think, &watcher);
    if (!end) return end.fault();
    watcher.finish(rules, *end);
    return {};
}

} // namespace

Result<std::vector<GameFindings>> playFindings(const FindingsPlan& plan) {
    std::vector<GameFindings> games(static_cast<std::size_t>(plan.games));
    const auto makeWorker = [&] {
        return [&plan, &games, agent = plan.make()](std::size_t i) {
            return playOne(plan, *agent, static_cast<int>(i), games[i]);
        };
    };
    if (const auto played = shareOut(plan.threads, games.size(), makeWorker); !played) return played.fault();
    return games;
}

} // namespace elgrande::cli
