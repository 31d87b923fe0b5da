// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays one scenario: sets up its position, makes its moves, compares what its `expect` lines say.
#pragma once

#include "tests/rules/scenario.h"

#include "model/core/rng.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/scoring.h"

#include <map>
#include <memory>
#include <optional>

namespace elgrande::scenarios {

class Runner {
  public:
    explicit Runner(const Scenario& scenario)
        : scenario_(scenario) {}

    // "file:line: what is wrong", in the order found; empty when the scenario passes. It stops at the first line that
    // cannot be carried out (a move that is not offered), but goes on after a wrong expectation.
    std::vector<std::string> run();

  private:
    using Words = std::vector<std::string>;

    bool carryOut(const Line& line); // false: nothing after this line makes sense
    bool openPosition(const QJsonObject& json);
    bool openSetup(const QJsonObject& json);
    void start();
    void letTableAnswer();
    bool play(const std::string& rest);
    bool playOne(Seat seat, const std::string& text);
    void offered(const std::string& rest, bool shouldBe);
    void exactly(const std::string& rest);
    void expect(const std::string& rest);

    void expectNumbers(const Words& words, int (Runner::*read)(Seat) const);
    void expectPlace(Area area, const Words& words);
    void expectPoints(const Words& words, ScoreMode mode);
    void expectPowers(const Words& words, std::uint32_t actual);
    void expectSeats(const Words& words, SeatSet actual);
    void expectDecision(const Words& words);
    void expectSequence(const Words& words);
    void expectRemaining(const Words& words);
    void same(const std::string& what, const std::string& wanted, const std::string& actual);

    int scoreOf(Seat seat) const;
    int vetosOf(Seat seat) const;
    std::string describe(const Event& event) const;
    std::string announced() const;
    bool refusedBecause(Seat seat, Action action, const std::string& reason) const;
    std::optional<Seat> seat(const std::string& word);
    std::optional<Area> area(const std::string& word);
    std::pair<std::optional<Seat>, std::string> seatAndRest(const std::string& rest);
    void fail(const std::string& what);

    const Scenario& scenario_;
    std::vector<std::string> failures_;
    int line_ = 0;
    std::shared_ptr<const Rules> rules_;
    Dealer dealer_;
    State state_;
    ActionList legal_;
    Seat asked_ = Seat::None;
    EventLog log_; // since the position was set up
};

} // namespace elgrande::scenarios
