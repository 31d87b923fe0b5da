// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Writing records.
#include "model/record/check.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"

#include <algorithm>
#include <cctype>

namespace elgrande {

const std::string* Record::tag(std::string_view name) const {
    for (const auto& each : tags)
        if (each.first == name) return &each.second;
    return nullptr;
}

void Record::setTag(const std::string& name, const std::string& value) {
    for (auto& each : tags)
        if (each.first == name) {
            each.second = value;
            return;
        }
    tags.emplace_back(name, value);
}

std::string copyToText(const Rules& rules, Card card) {
    std::size_t first = index(card);
    while (first > 0 && rules.deck.cards[first - 1].row == rules.card(card).row) --first;
    const std::size_t copy = index(card) - first + 1;
    return rules.row(card).id + (copy > 1 ? "#" + std::to_string(copy) : "");
}

std::optional<Card> copyFromText(const Rules& rules, std::string_view id) {
    for (std::size_t i = 0; i < rules.deck.cards.size(); ++i)
        if (copyToText(rules, static_cast<Card>(i)) == id) return static_cast<Card>(i);
    return {};
}

namespace {

template <class List>
std::string joined(const List& list) {
    std::string text;
    for (const std::string& each : list) text += (text.empty() ? "" : " ") + each;
    return text;
}

// Control characters would be taken for moved line breaks when the record is read.
std::string plain(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
    return text;
}

std::string escaped(const std::string& text) {
    std::string out;
    for (char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

using Header = std::vector<std::pair<std::string, std::string>>;

Header headerOf(const Rules& rules, const Record& record) {
    const Setup& setup = rules.setup;
    Header header{{"Game", "El Grande"},
                  {"Format", std::to_string(kRecordFormat)},
                  {"Edition", setup.edition},
                  {"Expansions", joined(setup.expansions)},
                  {"Players", joined(setup.colours)},
                  {"Rounds", std::to_string(setup.rounds)}};
    std::vector<std::string> options; // all of them: defaults may change one day, the game must not
    for (const OptionFacts& each : rules.options) options.push_back(each.id + "=" + each.chosen);
    header.emplace_back("Options", joined(options));
    if (setup.houseRules) header.emplace_back("HouseRules", "yes");
    if (!setup.corrections.empty()) header.emplace_back("Corrections", toText(setup.corrections));
    if (record.keepSeed) header.emplace_back("Seed", record.setup.seed);
    for (std::size_t i = 0; i < setup.colours.size(); ++i) {
        const std::string name = seatTag(setup.colours[i]);
        header.emplace_back(name, i < record.names.size() ? record.names[i] : "");
        if (i < record.agents.size() && !record.agents[i].empty())
            header.emplace_back(name + "Agent", record.agents[i]);
    }
    const auto written = [&](const std::string& name) {
        return std::any_of(header.begin(), header.end(), [&](const auto& each) { return each.first == name; });
    };
    for (const auto& tag : record.tags)
        if (isTagName(tag.first) && !isReservedTag(tag.first) && !written(tag.first)) header.push_back(tag);
    if (!record.position.empty()) header.emplace_back("Position", record.position);
    header.emplace_back("Moves", std::to_string(record.moves.size()));
    for (auto& each : header) each.second = plain(each.second);
    return header;
}

// As everywhere, but with the number of a card's copy: a dealer goes on with the other copies.
std::string moveToText(const Rules& rules, Action action) {
    const ActionFacts& facts = rules.words.actions[index(action.kind)];
    if (facts.operands[0] != Operand::Card || action.a >= rules.deck.cards.size()) return toText(rules, action);
    std::string text = toText(rules, action);
    const std::size_t end = facts.word.size() + 1 + rules.row(static_cast<Card>(action.a)).id.size();
    return facts.word + " " + copyToText(rules, static_cast<Card>(action.a)) + text.substr(end);
}

std::string bodyOf(const Rules& rules, const Record& record, const State& start) {
    std::string body;
    State state = start;
    ActionList legal;
    advance(rules, state, legal);
    bool known = true; // whether the rounds can still be followed
    int lineRound = -1;
    Seat lineSeat = Seat::None;
    for (const Move& move : record.moves) {
        if (state.round != lineRound || move.seat != lineSeat) {
            if (!body.empty()) body += "\n";
            body += std::to_string(state.round) + ". ";
            if (move.seat != Seat::Table) body += rules.colour(move.seat) + " ";
        } else {
            body += "; ";
        }
        body += moveToText(rules, move.action);
        lineRound = state.round;
        lineSeat = move.seat;
        known = known && isLegal(rules, state, move);
        if (known) play(rules, state, move, legal);
    }
    return body;
}

} // namespace

std::string seatTag(std::string colour) {
    if (!colour.empty()) colour[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(colour[0])));
    return colour;
}

bool isTagName(std::string_view name) {
    return !name.empty() && name.size() <= 40 && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    });
}

bool isReservedTag(std::string_view name) {
    for (std::string_view each : {"Game", "Format", "Edition", "Expansions", "Players", "Rounds", "Options", "Seed",
                                  "Corrections", "HouseRules", "Position", "Moves", "Check"})
        if (each == name) return true;
    return false;
}

std::string toText(const Rules& rules, const Record& record, const State* start) {
    const Header header = headerOf(rules, record);
    const std::string body = bodyOf(rules, record, start != nullptr ? *start : initialState(rules));
    RecordCheck check;
    std::string text;
    for (const auto& [name, value] : header) {
        check.addTag(name, value);
        text += "[" + name + " \"" + escaped(value) + "\"]\n";
    }
    check.addBody(withoutCommentsAndBreaks(body));
    text += "[Check \"" + check.text() + "\"]\n";
    return body.empty() ? text.substr(0, text.size() - 1) : text + "\n" + body;
}

} // namespace elgrande
