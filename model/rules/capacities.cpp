// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the builder checks once so that nothing can overflow while a game runs, and names that notation could not write.
#include "model/rules/room.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <array>

namespace elgrande {

namespace {

bool isWord(const std::string& id) {
    return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '/' || c == '.';
    });
}

// In the order of Room.
const std::array<const char*, static_cast<std::size_t>(Room::Count)> kSentences = {
    QT_TRANSLATE_NOOP("elgrande::errors", "There are more power cards than a hand can hold."),
    QT_TRANSLATE_NOOP("elgrande::errors", "There are more stacks of action cards than the table has room for."),
    QT_TRANSLATE_NOOP("elgrande::errors", "A stack of action cards has more than 32 cards."),
    QT_TRANSLATE_NOOP("elgrande::errors", "There are more cards than the game can number."),
    QT_TRANSLATE_NOOP("elgrande::errors", "The cards have more steps than the game can number."),
    QT_TRANSLATE_NOOP("elgrande::errors", "More steps can be waiting at once than the agenda can hold."),
    QT_TRANSLATE_NOOP("elgrande::errors", "There are more places than one decision can offer."),
    QT_TRANSLATE_NOOP("elgrande::errors", "More effects can be kept at once than there is room for."),
    QT_TRANSLATE_NOOP("elgrande::errors", "There are more places than the map has room for."),
    QT_TRANSLATE_NOOP("elgrande::errors", "There are more tokens than there is room for."),
    QT_TRANSLATE_NOOP("elgrande::errors", "The expansions store more than there is room for."),
};

} // namespace

Error noRoomFor(Room what) { return {kSentences[static_cast<std::size_t>(what)], {}}; }

bool isForWantOfRoom(const Error& fault) {
    return std::find(kSentences.begin(), kSentences.end(), fault.pattern) != kSentences.end();
}

void RulesBuilder::checkCapacities() {
    const Rules& rules = rules_;
    for (const std::vector<Card>& stack : rules.deck.stacks)
        if (stack.size() > 32) fail(noRoomFor(Room::Stack));
    if (rules.deck.cards.size() > 250) fail(noRoomFor(Room::Cards));
    if (rules.deck.effectSteps.size() > 60000) fail(noRoomFor(Room::Steps));
    if (rules.map.onDisk.size() < rules.players + 1) fail("There are too few regions for King and homes.");
    if (rules.flow.pieces > 120 || rules.flow.piecesWithoutSeat > 120 ||
        rules.flow.homeAtStart + rules.flow.courtAtStart > rules.flow.pieces)
        fail("A colour has more Caballeros than the state can count, or fewer than it begins with.");
    if (rules.words.actions.size() > 255 || rules.words.events.size() > 255 || rules.words.refusals.size() > 255)
        fail("There are more actions, events or refusals than the game can number.");
    int kept = 0;
    for (const KeptRules& each : rules.kept) kept += &each == &rules.kept.front() ? 0 : each.most;
    if (kept > kMaxKept) fail(noRoomFor(Room::Kept));
    // The widest decision: any Caballero of any owner out of any place into any other.
    const int widest = rules.owners.size() * rules.map.sources.size() * rules.map.targets.size() + 1;
    if (widest > ActionList::kCapacity) fail(noRoomFor(Room::Choices));
    checkAgenda();
}

// The deepest that the agenda can get: what hangs on one anchor, and on top of a turn, whose beginning is over by then,
// a special action with its end, its steps, what a step puts in its own place (a disk, a choice of places), what
// arrivals and scorings push, and a Veto window.
void RulesBuilder::checkAgenda() {
    std::size_t steps = 1;
    for (const CardInPlay& card : rules_.deck.cards) steps = std::max<std::size_t>(steps, card.effectCount);
    std::size_t pushed = rules_.hooks.beforeScoring.size() + rules_.hooks.arrivals.size();
    std::size_t deepest = 0;
    for (const std::vector<Step>& hooked : rules_.flow.anchors)
        deepest = std::max(deepest, 1 + hooked.size() + 1 + pushed);
    const std::vector<Step>& turn = rules_.flow.anchors[static_cast<std::size_t>(Anchor::Turn)];
    const auto isTurn = [](const Step& step) { return step.kind == StepKind::Turn; };
    const auto left = static_cast<std::size_t>(turn.end() - std::find_if(turn.begin(), turn.end(), isTurn));
    deepest = std::max(deepest, 1 + left + 1 + steps + 2 + pushed);
    if (deepest > Agenda::kCapacity) fail(noRoomFor(Room::Agenda));
}

void RulesBuilder::checkNames() {
    const auto check = [&](const char* what, const std::string& id) {
        if (!isWord(id)) fail(std::string(what) + " is called '" + id + "', which cannot be written in a move.");
    };
    for (const AreaRow& each : rules_.map.rows) check("A place", each.id);
    for (const CardRow& each : rules_.deck.rows) check("A card", each.id);
    for (const PowerInPlay& each : rules_.deck.powers) check("A power card", each.id);
    for (const TokenFacts& each : rules_.tokens) check("A token", each.id);
    for (const OptionFacts& each : rules_.options) {
        check("An option", each.id);
        for (const std::string& value : each.values) check("A value of an option", value);
    }
    for (const EventFacts& each : rules_.words.events) check("An event", each.id);
    for (const std::string& each : rules_.words.reasons) check("A reason", each);
    for (const std::string& each : rules_.words.refusals) check("A refusal", each);
    for (std::size_t i = 1; i < rules_.kept.size(); ++i) check("A kept effect", rules_.kept[i].id);
    for (const StepRules& each : rules_.flow.verbs) check("A step", each.id);
}

} // namespace elgrande
