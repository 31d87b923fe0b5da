// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/rules/scenario_runner.h"

#include "model/observe/observation.h"
#include "model/position/position.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>

namespace elgrande::scenarios {

void Runner::fail(const std::string& what) {
    failures_.push_back(scenario_.file + ":" + std::to_string(line_) + ": " + what + "  [" + scenario_.name + "]");
}

void Runner::same(const std::string& what, const std::string& wanted, const std::string& actual) {
    if (wanted != actual) fail(what + ": expected " + wanted + ", but it is " + actual);
}

std::optional<Seat> Runner::seat(const std::string& word) {
    const auto found = seatFromText(*rules_, word);
    if (!found) fail("'" + word + "' does not play here");
    return found;
}

std::optional<Area> Runner::area(const std::string& word) {
    const auto found = areaFromText(*rules_, word);
    if (!found) fail("there is no place '" + word + "'");
    return found;
}

std::pair<std::optional<Seat>, std::string> Runner::seatAndRest(const std::string& text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) {
        fail("'colour: move' is missing");
        return {};
    }
    return {seat(trimmed(text.substr(0, colon))), trimmed(text.substr(colon + 1))};
}

std::vector<std::string> Runner::run() {
    for (const Line& line : scenario_.lines) {
        line_ = line.number;
        if (!carryOut(line)) break;
    }
    return failures_;
}

bool Runner::carryOut(const Line& line) {
    if (line.verb == "position") return openPosition(line.json);
    if (line.verb == "new") return openSetup(line.json);
    if (line.verb == "impossible") {
        if (positionFromJson(line.json)) fail("this position should have been refused");
        return true;
    }
    if (rules_ == nullptr) {
        fail("no position has been set up");
        return false;
    }
    if (line.verb == "play") return play(line.rest);
    if (line.verb == "offered")
        offered(line.rest, true);
    else if (line.verb == "refused")
        offered(line.rest, false);
    else if (line.verb == "exactly")
        exactly(line.rest);
    else if (line.verb == "expect")
        expect(line.rest);
    else {
        fail("there is no verb '" + line.verb + "'");
        return false;
    }
    return true;
}

// Setting up ---------------------------------------------------------------------------------------------------------

bool Runner::openPosition(const QJsonObject& json) {
    auto loaded = positionFromJson(json);
    if (!loaded) {
        fail("the position is refused: " + loaded.error());
        return false;
    }
    rules_ = loaded->rules;
    state_ = loaded->state;
    dealer_ = loaded->dealer;
    start();
    return true;
}

bool Runner::openSetup(const QJsonObject& json) {
    const Result<Setup> setup = setupFromJson(json);
    if (!setup) {
        fail("the setup is refused: " + setup.error());
        return false;
    }
    const auto rules = RulesBuilder::build(*setup);
    if (!rules) {
        fail("the setup is refused: " + rules.error());
        return false;
    }
    rules_ = *rules;
    state_ = initialState(*rules_);
    dealer_ = Dealer(*rules_, rules_->setup.seed);
    start();
    return true;
}

void Runner::start() {
    log_.events.clear();
    asked_ = advance(*rules_, state_, legal_, &log_);
    letTableAnswer();
}

void Runner::letTableAnswer() {
    while (asked_ == Seat::Table)
        asked_ = elgrande::play(*rules_, state_, {Seat::Table, dealer_.answer(state_, legal_)}, legal_, &log_);
}

// Moves --------------------------------------------------------------------------------------------------------------

bool Runner::play(const std::string& text) {
    const auto [who, moves] = seatAndRest(text);
    if (!who) return false;
    for (const std::string& move : splitAt(moves, ';'))
        if (!playOne(*who, move)) return false;
    return true;
}

bool Runner::playOne(Seat who, const std::string& text) {
    ActionList legal;
    legalActions(*rules_, state_, who, legal);
    const auto action = findByText(*rules_, legal, text);
    if (!action) {
        std::vector<std::string> asked;
        for (Seat each : actors(*rules_, state_)) asked.push_back(rules_->colour(each));
        fail(rules_->colour(who) + " is not offered '" + text + "'; asked: " + joined(asked) +
             (state_.agenda.empty() ? "" : std::string(", ") + rules_->verb(state_.agenda.top().kind).decision));
        return false;
    }
    asked_ = elgrande::play(*rules_, state_, {who, *action}, legal_, &log_);
    letTableAnswer();
    if (const char* wrong = stateIsOk(*rules_, state_)) fail("after '" + text + "': " + wrong);
    return true;
}

bool Runner::refusedBecause(Seat who, Action action, const std::string& reason) const {
    for (const Refused& each : decisionFor(*rules_, state_, who).refused) {
        if (rules_->words.refusals[index(each.why)] != reason) continue;
        if (each.subject == Refused::Subject::Action && each.id == index(action.kind)) return true;
        for (const auto& [means, value] : saidBy(rules_->words.actions[index(action.kind)], action)) {
            const bool sameSubject = (means == Operand::Area && each.subject == Refused::Subject::Area) ||
                                     (means == Operand::Owner && each.subject == Refused::Subject::Owner) ||
                                     (means == Operand::Card && each.subject == Refused::Subject::Card) ||
                                     (means == Operand::Power && each.subject == Refused::Subject::Power);
            if (sameSubject && each.id == value) return true;
        }
    }
    return false;
}

// `colour: move; move …`, for refusals with `because reason` behind the last one.
void Runner::offered(const std::string& text, bool shouldBe) {
    const auto [who, list] = seatAndRest(text);
    if (!who) return;
    const std::size_t because = list.find(" because ");
    const std::string reason = because == std::string::npos ? "" : trimmed(list.substr(because + 9));
    if (!actors(*rules_, state_).contains(*who)) return fail(rules_->colour(*who) + " is not asked");
    ActionList legal;
    legalActions(*rules_, state_, *who, legal);
    const auto compare = [&, who = who](const std::string& move) {
        const Result<Action> action = actionFromText(*rules_, move);
        if (!action) return fail(action.error());
        const bool is = findByText(*rules_, legal, move).has_value();
        if (is != shouldBe) fail("'" + move + "' is " + (is ? "" : "not ") + "offered to " + rules_->colour(*who));
        if (!is && !reason.empty() && !refusedBecause(*who, *action, reason))
            fail("'" + move + "' is refused, but not because of " + reason);
    };
    for (const std::string& move : splitAt(list.substr(0, because), ';')) compare(move);
}

void Runner::exactly(const std::string& text) {
    const auto [who, list] = seatAndRest(text);
    if (!who) return;
    ActionList legal;
    legalActions(*rules_, state_, *who, legal);
    std::vector<std::string> actual;
    for (Action action : legal) actual.push_back(toText(*rules_, action));
    std::vector<std::string> wanted = splitAt(list, ';');
    std::sort(actual.begin(), actual.end());
    std::sort(wanted.begin(), wanted.end());
    const auto listOf = [](const std::vector<std::string>& moves) {
        std::string all;
        for (const std::string& move : moves) all += (all.empty() ? "" : "; ") + move;
        return all;
    };
    same("the moves of " + rules_->colour(*who), listOf(wanted), listOf(actual));
}

} // namespace elgrande::scenarios
