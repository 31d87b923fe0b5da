// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Filters the State and its events (or a guest's updates) and passes on to the GameModel only what the people at this
// screen may see, as an Observation, as events, and as the InformationState from which assistance is computed. Used for
// a running game, a replay, the tutorial and a guest of a network game.
#pragma once

#include "model/core/event.h"
#include "model/game_model/game_model.h"
#include "model/observe/information_state.h"
#include "model/record/record.h"

#include <QCoreApplication>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande {

// A game as it begins at a screen.
struct ScreenGame {
    std::shared_ptr<const Rules> rules;
    QStringList names;                 // by seat
    std::vector<bool> persons;         // by seat: somebody at this screen
    bool aids = true;                  // false: nothing is worked out for the players
    bool advice = true;                // false: what is worked out is the same for every seat; no choice is doubted
    std::vector<std::string> refusals; // the feeder's own, numbered after those of the rules …
    std::string words;                 // … and the source of their words
};

class Screen final : public EventSink {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Screen)

  public:
    explicit Screen(GameModel& model);

    // The one person at the screen, who is its reader as well; None where nobody or several look at it.
    static Seat onlyPerson(const std::vector<bool>& persons);
    // By seat, fit to be shown: shortened as far as needed, and the seat's number for who has none.
    static QStringList namesIn(const Record& record);
    // Names, persons and aids as the record has them.
    static ScreenGame gameOf(std::shared_ptr<const Rules> rules, const Record& record);

    // `events`: what has happened before.
    void begin(ScreenGame game, const State& state, std::vector<Event> events = {});
    // The same for a guest of a network game, which knows only what a seat may know.
    void begin(ScreenGame game, const InformationState& known, std::vector<Event> events = {});

    // Whether the game that is shown is the one it has begun last; another feeder may have begun one since.
    bool feeds() const { return game_ == model_.gamesBegun(); }

    // The game is over and can be reviewed: its start and its moves.
    void offerReview(const State& start, const std::vector<Move>& moves);

    // The reader of the events; after changing it call retell().
    void setReader(Seat reader) { reader_ = reader; }
    Seat reader() const { return reader_; }
    void add(const Event& event) override;                             // something happens
    void retell(std::vector<Event> events);                            // everything anew, without anything happening
    void takeBack(std::size_t events);                                 // only the first so many have happened
    std::size_t eventCount() const { return model_.history().size(); } // shown so far

    // The table as `viewer` sees it; None: as everybody does. Where several persons look at the screen and hands are
    // secret, the viewer's is covered unless it is offered as lifted.
    void show(const State& state, Seat viewer, std::optional<Decision> decision, std::vector<Seat> waitingFor,
              Seat curtainFor = Seat::None, TableOffers offers = {});
    // The same, of what the viewer knows; nothing else reaches the GameModel.
    void show(const InformationState& known, std::optional<Decision> decision, std::vector<Seat> waitingFor,
              Seat curtainFor = Seat::None, TableOffers offers = {});

  private:
    void take(const ScreenGame& game);
    void start(ScreenGame game);
    void know(const InformationState& known);
    void knowOf(const State& state, Seat viewer);
    void put(const InformationState& known, std::optional<Decision> decision, std::vector<Seat> waitingFor,
             Seat curtainFor, TableOffers offers);

    GameModel& model_;
    std::shared_ptr<const Rules> rules_;
    int game_ = 0; // GameModel::gamesBegun() with its own
    Seat reader_ = Seat::None;
    bool advice_ = true;
};

} // namespace elgrande
