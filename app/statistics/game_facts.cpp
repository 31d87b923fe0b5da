// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/game_facts.h"

#include "app/table/screen.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "views/panels/points_by_source.h"

#include <algorithm>

namespace elgrande {
namespace {

// Goes through the events of a game once.
class Counter {
  public:
    Counter(const Catalogue& catalogue, GameFacts& facts)
        : catalogue_(catalogue)
        , facts_(facts)
        , score_(facts.seats.size(), 0) {}

    void add(const Event& event) {
        switch (event.kind) {
        case EventKind::ScoringBegan:
            scoring_ = event.number;
            break;
        case EventKind::RoundBegan:
            if (std::exchange(begun_, true)) endRound();
            scoring_ = 0;
            ofRound_ = facts_.cards.size();
            break;
        case EventKind::CardTaken:
            take(event);
            break;
        case EventKind::SpecialAnnounced:
            begin(event);
            break;
        case EventKind::SpecialVetoed:
            if (open_ >= 0) facts_.cards[static_cast<std::size_t>(open_)].used = running_ = false;
            break;
        case EventKind::TurnPassed:
            open_ = -1;
            running_ = false;
            break;
        case EventKind::Points:
            score(event);
            break;
        default:
            break;
        }
    }
    void endRound() {
        for (std::size_t i = 0; i < score_.size(); ++i) facts_.seats[i].course.push_back(score_[i]);
    }
    int scoreOf(std::size_t seat) const { return score_[seat]; }

  private:
    void take(const Event& event) {
        if (index(event.card) >= catalogue_.cards.size() || index(event.seat) >= score_.size()) return;
        const CardFacts& card = catalogue_.cards[index(event.card)];
        running_ = false;
        facts_.cards.push_back({card.id, card.source, static_cast<int>(event.seat), 0, false});
    }
    // Of the card that the seat has taken this round, which may be long before its turn, or of another one before it.
    void begin(const Event& event) {
        if (index(event.card) >= catalogue_.cards.size() || index(event.seat) >= score_.size()) return;
        const CardFacts& card = catalogue_.cards[index(event.card)];
        std::size_t which = facts_.cards.size();
        while (which > ofRound_ &&
               (facts_.cards[which - 1].seat != static_cast<int>(event.seat) || facts_.cards[which - 1].id != card.id))
            --which;
        if (which == ofRound_) take(event);
        open_ = static_cast<int>(which == ofRound_ ? facts_.cards.size() : which) - 1;
        facts_.cards[static_cast<std::size_t>(open_)].used = running_ = true;
    }
    void score(const Event& event) {
        const std::size_t seat = index(event.seat);
        if (seat >= score_.size()) return;
        score_[seat] += event.number;
        if (scoring_ >= 1 && scoring_ <= kScorings)
            facts_.seats[seat].scorings[static_cast<std::size_t>(scoring_ - 1)] += event.number;
        if (index(event.to) < facts_.places.size()) facts_.places[index(event.to)].points[seat] += event.number;
        if (!running_ || open_ < 0) return;
        CardFact& card = facts_.cards[static_cast<std::size_t>(open_)];
        if (card.seat == static_cast<int>(seat)) card.points += event.number;
    }

    const Catalogue& catalogue_;
    GameFacts& facts_;
    std::vector<int> score_;
    int scoring_ = 0;         // general scoring under way
    std::size_t ofRound_ = 0; // the first card taken in this round
    int open_ = -1;           // card whose special action has been begun in the running turn
    bool running_ = false;
    bool begun_ = false;
};

void rank(std::vector<SeatFacts>& seats) {
    for (SeatFacts& seat : seats)
        seat.place = 1 + static_cast<int>(std::count_if(seats.begin(), seats.end(), [&](const SeatFacts& other) {
                         if (other.winner != seat.winner) return other.winner;
                         return !seat.winner && other.score > seat.score;
                     }));
}

} // namespace

GameFacts factsOf(const Catalogue& catalogue, const std::vector<Event>& history, const std::vector<Seat>& winners) {
    GameFacts facts;
    facts.edition = QString::fromStdString(catalogue.edition);
    for (const std::string& each : catalogue.expansions) facts.expansions << QString::fromStdString(each);
    facts.rounds = catalogue.rounds;
    facts.seats.resize(static_cast<std::size_t>(catalogue.players));
    for (const AreaFacts& area : catalogue.areas) facts.places.push_back({area.id, area.source, {}});
    Counter counter(catalogue, facts);
    for (const Event& event : history) counter.add(event);
    counter.endRound();
    const std::vector<PointsBySource> sources = pointsBySource(history, catalogue.players);
    for (std::size_t i = 0; i < facts.seats.size(); ++i) {
        SeatFacts& seat = facts.seats[i];
        seat.colour = catalogue.colours[i];
        seat.score = counter.scoreOf(i);
        seat.castillo = sources[i].castillo;
        seat.regions = sources[i].regions;
        seat.special = sources[i].special;
        seat.other = sources[i].other;
        seat.winner = std::find(winners.begin(), winners.end(), seatAt(static_cast<int>(i))) != winners.end();
    }
    rank(facts.seats);
    return facts;
}

Result<GameFacts> factsOfRecord(const std::string& recordText) {
    const auto record = recordFromText(recordText);
    if (!record) return record.fault();
    if (!record->position.empty())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The game was not started from its beginning.")};
    const auto rules = RulesBuilder::build(record->setup);
    if (!rules) return rules.fault();
    const auto replayed = replay(**rules, initialState(**rules), *record);
    if (!replayed) return replayed.fault();
    if (!actors(**rules, replayed->state).empty())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The game is not finished.")};
    std::vector<Seat> winners;
    for (const Seat seat : leaders(**rules, replayed->state)) winners.push_back(seat);
    GameFacts facts = factsOf(catalogueOf(**rules), replayed->events, winners);
    const QStringList names = Screen::namesIn(*record);
    for (std::size_t i = 0; i < facts.seats.size(); ++i) {
        facts.seats[i].name = names.value(static_cast<qsizetype>(i));
        if (i < record->agents.size()) facts.seats[i].agent = QString::fromStdString(record->agents[i]);
    }
    if (const std::string* date = record->tag("Date"))
        facts.date = QDateTime::fromString(QString::fromStdString(*date), Qt::ISODate);
    return facts;
}

} // namespace elgrande
