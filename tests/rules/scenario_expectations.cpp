// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What `expect` lines say, compared with the position and with what has happened.
#include "tests/rules/scenario_runner.h"

#include "model/observe/observation.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande::scenarios {

namespace {

std::vector<std::string> rest(const std::vector<std::string>& words, std::size_t from) {
    return {words.begin() + static_cast<std::ptrdiff_t>(std::min(from, words.size())), words.end()};
}

} // namespace

int Runner::scoreOf(Seat who) const { return state_.score[index(who)]; }

int Runner::vetosOf(Seat who) const {
    int count = 0;
    for (const Kept& each : state_.kept) count += each.kind == kKeptVeto && each.seat == who ? 1 : 0;
    return count;
}

// What everybody sees of it: the piece, where it stands and where it is to go, or which two places are joined.
std::string Runner::announced() const {
    const auto deed = observe(*rules_, state_, Seat::None).announced;
    if (!deed) return "nothing";
    const auto nameOf = [&](Area place) { return place == Area::None ? std::string("none") : rules_->areaId(place); };
    const Grip& grip = deed->grip;
    const std::string piece = grip.grande                 ? "grande"
                              : grip.token != Token::None ? rules_->tokens[index(grip.token)].id
                              : grip.owner != Owner::None
                                  ? operandToText(*rules_, Operand::Owner, static_cast<std::uint32_t>(grip.owner))
                                  : "none";
    return piece + " " + nameOf(grip.from) + " " + nameOf(deed->to) +
           (deed->with == Area::None ? std::string() : " " + nameOf(deed->with));
}

void Runner::expect(const std::string& text) {
    const Words words = wordsOf(text);
    const std::string& what = words.empty() ? text : words[0];
    const Words more = rest(words, 1);
    const auto one = [&](std::size_t i) { return i < words.size() ? words[i] : std::string(); };
    const auto nameOf = [&](Area place) { return place == Area::None ? std::string("none") : rules_->areaId(place); };
    const auto colourOf = [&](Seat who) {
        return who == Seat::None ? std::string("none") : rules_->ownerName(ownerOf(who));
    };
    if (what == "score") return expectNumbers(more, &Runner::scoreOf);
    if (what == "veto") return expectNumbers(more, &Runner::vetosOf);
    if (what == "points") return expectPoints(more, ScoreMode::General);
    if (what == "special-points") return expectPoints(more, ScoreMode::Full);
    if (what == "decision") return expectDecision(more);
    if (what == "remaining") return expectRemaining(more);
    if (what == "sequence") return expectSequence(more);
    if (what == "waiting") return expectSeats(more, actors(*rules_, state_));
    if (what == "winners") return expectSeats(more, leaders(*rules_, state_));
    if (what == "announced")
        return same("the announced step", text.substr(std::min(text.size(), what.size() + 1)), announced());
    if (what == "over") return same("the game", "over", state_.over() ? "over" : "going on");
    if (what == "king") return same("the King", one(1), nameOf(state_.king()));
    if (what == "round") return same("the round", one(1), std::to_string(state_.round));
    if (what == "starter") return same("the starter", one(1), colourOf(state_.starter));
    if (what == "active") return same("whose turn it is", one(1), colourOf(activeSeat(*rules_, state_)));
    if (what == "used") {
        const auto who = operandFromText(*rules_, Operand::Owner, one(1));
        if (!who || *who >= kMaxSeats) return fail("'" + one(1) + "' has no power cards");
        return expectPowers(rest(words, 2), state_.used[*who]);
    }
    if (what == "event" || what == "no-event") {
        const bool found = std::any_of(log_.events.begin(), log_.events.end(), [&](const Event& each) {
            return describe(each).find(" " + one(1) + " ") != std::string::npos;
        });
        if (found != (what == "event")) fail("the event " + one(1) + (found ? " happened" : " did not happen"));
        return;
    }
    if (what == "board") {
        const auto board = operandFromText(*rules_, Operand::Token, one(1));
        if (!board) return fail("there is no scoreboard '" + one(1) + "'");
        return same("the scoreboard " + one(1), one(2), nameOf(state_.token[*board].area()));
    }
    if (what == "grande" || what == "hand") {
        const auto who = seat(one(1));
        if (!who) return;
        if (what == "grande") return same("the Grande", one(2), nameOf(state_.grande[index(*who)]));
        return expectPowers(rest(words, 2), state_.hand[index(*who)]);
    }
    if (what == "seen-hand" || what == "seen-used" || what == "seen-castillo") {
        const auto viewer = seat(one(1));
        const auto who = seat(one(2));
        if (!viewer || !who) return;
        const Observation seen = observe(*rules_, state_, *viewer);
        if (what == "seen-hand") return expectPowers(rest(words, 3), seen.seats[index(*who)].hand.bits);
        if (what == "seen-used") return expectPowers(rest(words, 3), seen.seats[index(*who)].used.bits);
        return same("what is seen in the Castillo", one(3),
                    seen.castilloOpen ? std::to_string(seen.at(Area::Castillo, ownerOf(*who))) : "closed");
    }
    if (const auto place = area(what)) expectPlace(*place, more);
}

void Runner::expectNumbers(const Words& words, int (Runner::*read)(Seat) const) {
    if (words.empty() || words.size() % 2 != 0) return fail("'colour number' is missing");
    for (std::size_t i = 0; i + 1 < words.size(); i += 2)
        if (const auto who = seat(words[i])) same(words[i], words[i + 1], std::to_string((this->*read)(*who)));
}

// A place on the map: colours that are not named, those at whose seats nobody sits among them, have nobody there. Court
// and provinces, and what belongs to no seat: what is named.
void Runner::expectPlace(Area place, const Words& words) {
    std::map<std::string, std::string> wanted;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2) wanted[words[i]] = words[i + 1];
    if (words.empty() || (words.size() % 2 != 0 && words[0] != "empty")) return fail("'colour number' is missing");
    for (const auto& each : wanted)
        if (!operandFromText(*rules_, Operand::Owner, each.first)) fail("'" + each.first + "' does not play here");
    const OwnerSet everybody{(rules_->seats() | rules_->dummies()).bits};
    for (Owner who : rules_->owners) {
        const std::string name = rules_->ownerName(who);
        const auto named = wanted.find(name);
        if (named == wanted.end() && (!rules_->map.targets.contains(place) || !everybody.contains(who))) continue;
        same(name + " in " + rules_->areaId(place), named == wanted.end() ? "0" : named->second,
             std::to_string(state_.at(place, who)));
    }
}

// What such a scoring of the place would give now; colours that are not named get nothing.
void Runner::expectPoints(const Words& words, ScoreMode mode) {
    const auto place = words.empty() ? std::nullopt : area(words[0]);
    if (!place) return fail("'place colour number' is missing");
    AwardList awards;
    scorePlace(*rules_, state_, *place, mode, awards);
    std::map<std::string, int> actual;
    for (const Award& award : awards) actual[rules_->colour(award.seat)] += award.points;
    std::map<std::string, int> wanted;
    for (std::size_t i = 1; i + 1 < words.size(); i += 2) wanted[words[i]] = std::stoi(words[i + 1]);
    const auto listOf = [](const std::map<std::string, int>& points) {
        Words list;
        for (const auto& [colour, number] : points) list.push_back(colour + " " + std::to_string(number));
        return joined(list);
    };
    same("scoring " + words[0] + " now", listOf(wanted), listOf(actual));
}

void Runner::expectPowers(const Words& words, std::uint32_t actual) {
    Words values;
    for (Power power : PowerSet{actual}) values.push_back(rules_->power(power).id);
    same("the power cards", joined(words), joined(values));
}

void Runner::expectSeats(const Words& words, SeatSet actual) {
    Words colours;
    for (Seat who : actual) colours.push_back(rules_->colour(who));
    same("the seats", joined(words), joined(colours));
}

void Runner::expectDecision(const Words& words) {
    if (words.size() != 2) return fail("'colour kind' is missing");
    const auto who = seat(words[0]);
    if (!who) return;
    if (!actors(*rules_, state_).contains(*who)) return fail(words[0] + " is not asked");
    same("the decision", words[1], rules_->verb(state_.agenda.top().kind).decision);
}

void Runner::expectRemaining(const Words& words) {
    if (asked_ == Seat::None) return fail("nobody is asked");
    const Decision decision = decisionFor(*rules_, state_, asked_);
    if (!words.empty()) same("how many remain", words[0], std::to_string(decision.remaining));
    if (words.size() > 1) same("how many foreign ones remain", words[1], std::to_string(decision.remainingForeign));
}

// All that an event says, each word between blanks, and combined as id:word, id:seat:word.
std::string Runner::describe(const Event& event) const {
    const std::string id = rules_->words.events[index(event.kind)].id;
    Words words;
    if (event.seat != Seat::None && event.seat != Seat::Table) words.push_back(rules_->ownerName(ownerOf(event.seat)));
    if (event.from != Area::None) words.push_back(rules_->areaId(event.from));
    if (event.to != Area::None) words.push_back(rules_->areaId(event.to));
    if (event.card != Card::None) words.push_back(rules_->row(event.card).id);
    std::string text = " " + id + " ";
    for (std::size_t i = 0; i < words.size(); ++i) {
        text += id + ":" + words[i] + " ";
        for (std::size_t j = i + 1; j < words.size(); ++j) text += id + ":" + words[i] + ":" + words[j] + " ";
    }
    return text;
}

// These events happened in this order since the position was set up, others may lie between them.
void Runner::expectSequence(const Words& words) {
    std::size_t next = 0;
    for (const Event& event : log_.events)
        if (next < words.size() && describe(event).find(" " + words[next] + " ") != std::string::npos) ++next;
    if (next < words.size()) fail("the event " + words[next] + " did not happen, or not in this order");
}

} // namespace elgrande::scenarios
