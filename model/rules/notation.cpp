// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/rules/notation.h"

#include <charconv>
#include <vector>

namespace elgrande {

namespace {

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t blank = text.find(' ');
        words.push_back(text.substr(0, blank));
        if (blank == std::string_view::npos) return words;
        text.remove_prefix(blank + 1);
    }
}

std::size_t operandCount(const ActionFacts& facts) {
    std::size_t count = 0;
    while (count < 3 && facts.operands[count] != Operand::None) ++count;
    return count;
}

std::optional<std::uint32_t> numberFromText(std::string_view word) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return {};
    return number;
}

template <class List, class Name>
std::optional<std::uint32_t> find(const List& list, std::string_view word, Name name) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (name(list[i]) == word) return static_cast<std::uint32_t>(i);
    return {};
}

std::optional<std::uint32_t> ownerFromText(const Rules& rules, std::string_view word) {
    for (Owner owner : rules.owners)
        if (rules.ownerName(owner) == word) return static_cast<std::uint32_t>(owner);
    return {};
}

std::optional<std::uint32_t> placesFromText(const Rules& rules, std::string_view word) {
    std::uint32_t bits = 0;
    while (!word.empty()) {
        const std::size_t comma = word.find(',');
        const auto area = operandFromText(rules, Operand::Area, word.substr(0, comma));
        if (!area || *area > 31) return {};
        bits |= 1U << *area;
        word.remove_prefix(comma == std::string_view::npos ? word.size() : comma + 1);
    }
    return bits;
}

std::string placesToText(const Rules& rules, AreaSet places) {
    std::string text;
    for (Area area : places) text += (text.empty() ? "" : ",") + rules.areaId(area);
    return text;
}

// The operands behind the action's own words, or nothing when one is wrong.
std::optional<Action> read(const Rules& rules, std::size_t kind, std::string_view text) {
    const ActionFacts& facts = rules.words.actions[kind];
    const std::size_t count = operandCount(facts);
    if (text.substr(0, facts.word.size()) != facts.word) return {};
    Action action{static_cast<ActionKind>(kind), 0, 0, 0};
    std::uint8_t* values[] = {&action.a, &action.b, &action.c};
    text.remove_prefix(facts.word.size());
    if (count == 0) return text.empty() ? std::optional(action) : std::nullopt;
    if (text.empty() || text.front() != ' ') return {};
    const std::vector<std::string_view> words = wordsOf(text.substr(1));
    if (words.size() != count) return {};
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = operandFromText(rules, facts.operands[i], words[i]);
        if (!value || *value > 255) return {};
        *values[i] = static_cast<std::uint8_t>(*value);
    }
    // A power card may be called like the card that its effect is; that one is in no stack and never revealed.
    if (action.kind == ActionKind::RevealCard && rules.card(static_cast<Card>(action.a)).stack == kNoStack) return {};
    return action;
}

} // namespace

std::string operandToText(const Rules& rules, Operand operand, std::uint32_t value) {
    switch (operand) {
    case Operand::None:
        return {};
    case Operand::Number:
        return std::to_string(value);
    case Operand::Area:
        return value < rules.map.rows.size() ? rules.map.rows[value].id : "none";
    case Operand::Places:
        return placesToText(rules, AreaSet{value});
    case Operand::Owner:
        return rules.ownerName(static_cast<Owner>(value));
    case Operand::Seat:
        return value < static_cast<std::uint32_t>(rules.turnTakers) ? rules.ownerName(static_cast<Owner>(value))
                                                                    : "none";
    case Operand::Card:
        return value < rules.deck.cards.size() ? rules.row(static_cast<Card>(value)).id : "none";
    case Operand::Power:
        return value < rules.deck.powers.size() ? rules.deck.powers[value].id : "none";
    case Operand::Token:
        return value < rules.tokens.size() ? rules.tokens[value].id : "none";
    case Operand::Step:
        return value < rules.flow.verbs.size() ? rules.flow.verbs[value].id : "none";
    }
    return {};
}

std::optional<std::uint32_t> operandFromText(const Rules& rules, Operand operand, std::string_view word) {
    const auto byId = [](const auto& each) { return std::string_view(each.id); };
    switch (operand) {
    case Operand::None:
        return {};
    case Operand::Number:
        return numberFromText(word);
    case Operand::Area:
        return find(rules.map.rows, word, byId);
    case Operand::Places:
        return placesFromText(rules, word);
    case Operand::Owner:
        return ownerFromText(rules, word);
    case Operand::Seat:
        return find(rules.setup.colours, word, [](const std::string& each) { return each; });
    case Operand::Card:
        return find(rules.deck.cards, word, [&](const CardInPlay& each) { return rules.deck.rows[each.row].id; });
    case Operand::Power:
        return find(rules.deck.powers, word, byId);
    case Operand::Token:
        return find(rules.tokens, word, byId);
    case Operand::Step:
        return find(rules.flow.verbs, word, byId);
    }
    return {};
}

std::string toText(const Rules& rules, Action action) {
    if (index(action.kind) >= rules.words.actions.size()) return "?";
    const ActionFacts& facts = rules.words.actions[index(action.kind)];
    std::string text = facts.word;
    for (const auto& [means, value] : saidBy(facts, action))
        if (means != Operand::None) text += " " + operandToText(rules, means, value);
    return text;
}

Result<Action> actionFromText(const Rules& rules, std::string_view text) {
    for (std::size_t kind = 0; kind < rules.words.actions.size(); ++kind)
        if (const auto action = read(rules, kind, text)) return *action;
    const std::string_view word = text.substr(0, text.find(' '));
    for (const ActionFacts& facts : rules.words.actions)
        if (std::string_view(facts.word).substr(0, facts.word.find(' ')) == word)
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors", "The move '%1' refers to something that is not in this game."),
                {std::string(text.substr(0, 200))}};
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no move '%1'."), {std::string(word.substr(0, 200))}};
}

std::optional<Action> findByText(const Rules& rules, const ActionList& among, std::string_view text) {
    for (Action action : among)
        if (toText(rules, action) == text) return action;
    return {};
}

std::optional<Seat> seatFromText(const Rules& rules, std::string_view colour) {
    const auto seat = operandFromText(rules, Operand::Seat, colour);
    return seat ? std::optional(static_cast<Seat>(*seat)) : std::nullopt;
}
std::optional<Area> areaFromText(const Rules& rules, std::string_view id) {
    const auto area = operandFromText(rules, Operand::Area, id);
    return area ? std::optional(static_cast<Area>(*area)) : std::nullopt;
}
std::optional<Card> cardFromText(const Rules& rules, std::string_view id) {
    const auto card = operandFromText(rules, Operand::Card, id);
    return card ? std::optional(static_cast<Card>(*card)) : std::nullopt;
}

} // namespace elgrande
