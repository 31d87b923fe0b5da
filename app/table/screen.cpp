// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/screen.h"

#include "app/names/agent_names.h"
#include "app/table/secrets.h"
#include "model/agents/adviser.h"
#include "model/agents/reviewer.h"
#include "model/game_model/plain_text.h"
#include "model/observe/insight.h"

#include <algorithm>

namespace elgrande {
namespace {

constexpr qsizetype kLookedAt = 4 * kNameLength; // of a name; what is cut off is shown as …

} // namespace

Screen::Screen(GameModel& model)
    : model_(model) {}

Seat Screen::onlyPerson(const std::vector<bool>& persons) {
    if (std::count(persons.begin(), persons.end(), true) != 1) return Seat::None;
    return seatAt(static_cast<int>(std::find(persons.begin(), persons.end(), true) - persons.begin()));
}

QStringList Screen::namesIn(const Record& record) {
    QStringList names;
    for (std::size_t i = 0; i < static_cast<std::size_t>(record.setup.players); ++i) {
        QString name = i < record.names.size() ? QString::fromStdString(record.names[i]) : QString();
        if (i < record.agents.size()) name = shownName(name, QString::fromStdString(record.agents[i]));
        name = plainText(name, kLookedAt);
        if (name.isEmpty()) name = tr("Seat %1").arg(i + 1);
        if (name.size() > kNameLength) {
            name.truncate(kNameLength - 1);
            if (name.back().isHighSurrogate()) name.chop(1);
            name += QChar(0x2026);
        }
        names << name;
    }
    return names;
}

ScreenGame Screen::gameOf(std::shared_ptr<const Rules> rules, const Record& record) {
    ScreenGame game;
    game.names = namesIn(record);
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules->players); ++i)
        game.persons.push_back(i >= record.agents.size() || record.agents[i].empty());
    game.aids = record.hasAids();
    game.rules = std::move(rules);
    return game;
}

void Screen::start(ScreenGame game) {
    Catalogue catalogue = catalogueOf(*rules_);
    catalogue.refusals.insert(catalogue.refusals.end(), game.refusals.begin(), game.refusals.end());
    if (!game.words.empty()) catalogue.contributors.push_back(game.words);
    model_.setAids(game.aids);
    game_ = model_.gamesBegun() + 1;
    model_.startGame(std::move(catalogue), std::move(game.names), std::move(game.persons));
}

void Screen::take(const ScreenGame& game) {
    rules_ = game.rules;
    advice_ = game.advice;
    reader_ = onlyPerson(game.persons);
}

void Screen::begin(ScreenGame game, const State& state, std::vector<Event> events) {
    take(game);
    knowOf(state, reader_);
    start(std::move(game));
    retell(std::move(events));
}

void Screen::begin(ScreenGame game, const InformationState& known, std::vector<Event> events) {
    take(game);
    know(known);
    start(std::move(game));
    retell(std::move(events));
}

// The choices of the people at this screen; where all are computers, theirs.
void Screen::offerReview(const State& start, const std::vector<Move>& moves) {
    SeatSet people;
    for (const Seat seat : rules_->seats())
        if (model_.isPerson(seat)) people.insert(seat);
    const SeatSet seats = people.empty() ? rules_->seats() : people;
    model_.setReviewer([rules = rules_, start, moves, seats](const std::atomic<bool>& cancel, std::atomic<int>& done) {
        return reviewed(*rules, start, moves, seats, {}, cancel, done);
    });
}

void Screen::add(const Event& event) { model_.report(asSeenBy(event, reader_)); }

void Screen::retell(std::vector<Event> events) {
    for (Event& event : events) event = asSeenBy(event, reader_);
    model_.setHistory(std::move(events));
}

void Screen::takeBack(std::size_t events) {
    std::vector<Event> history = model_.history();
    history.resize(events);
    model_.setHistory(std::move(history));
}

void Screen::show(const State& state, Seat viewer, std::optional<Decision> decision, std::vector<Seat> waitingFor,
                  Seat curtainFor, TableOffers offers) {
    knowOf(state, viewer);
    put(InformationState(*rules_, state, viewer), std::move(decision), std::move(waitingFor), curtainFor,
        std::move(offers));
}

void Screen::show(const InformationState& known, std::optional<Decision> decision, std::vector<Seat> waitingFor,
                  Seat curtainFor, TableOffers offers) {
    know(known);
    put(known, std::move(decision), std::move(waitingFor), curtainFor, std::move(offers));
}

void Screen::put(const InformationState& known, std::optional<Decision> decision, std::vector<Seat> waitingFor,
                 Seat curtainFor, TableOffers offers) {
    using Hand = TableOffers::Hand;
    const bool othersLookOn =
        known.seat() != Seat::None && reader_ == Seat::None && isHandSecret(*rules_, known.known(), known.seat());
    if (!othersLookOn || offers.hand != Hand::Lifted) offers.hand = othersLookOn ? Hand::Covered : Hand::Open;
    const OwnHand hand = offers.hand == Hand::Covered ? OwnHand::Covered : OwnHand::Open;
    model_.show(observe(*rules_, known, hand), std::move(decision), std::move(waitingFor), curtainFor,
                std::move(offers));
}

void Screen::know(const InformationState& known) {
    model_.setInsight([rules = rules_, known](bool remembering) {
        return std::make_shared<const Insight>(rules, known, remembering);
    });
    if (!advice_) return model_.setAdviser({});
    model_.setAdviser([rules = rules_, known](const std::vector<Action>& legal, bool remembering) {
        ActionList list;
        for (const Action action : legal) list.push(action);
        return [rules, known, list, remembering](const std::atomic<bool>& cancel) {
            ThinkLimits limits;
            limits.cancel = &cancel;
            return advise(*rules, known, list, limits, remembering);
        };
    });
}

void Screen::knowOf(const State& state, Seat viewer) {
    know(InformationState(*rules_, state, advice_ ? viewer : Seat::None));
}

} // namespace elgrande
