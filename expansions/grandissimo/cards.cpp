// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards of stack 6 and 7 as rows (RULINGS.md 4.2). Six names are stated and none of the texts, so what is marked as
// reconstructed is ours; why just so is in README.md. A symbol is on a card beside its special action and counts only
// while its part of the game is played.
#include "grand_rules.h"

#include "model/rules/notation.h"

#include <algorithm>

namespace elgrande::grandissimo {

namespace {

constexpr int kFewest = 11; // S001: keep at least so many in the stack

enum class Needs : std::uint8_t { Nothing, Ship, Jail, Inquisitor }; // a symbol, or a part without which there is none

struct Row {
    const char* id;
    int caballeros;
    const char* effect;
    const char* picture;
    bool required;
    Needs needs;
    Basis basis; // of the special action
};

constexpr Basis kDerived = Basis::Derived;
constexpr Basis kOurs = Basis::Reconstructed;

constexpr std::array kRows{
    Row{"gr-boycott", 3, "gr-boycott", "boycott", true, Needs::Nothing, kOurs},
    Row{"gr-alliance", 3, "gr-alliance", "alliance", true, Needs::Nothing, kOurs},
    Row{"gr-double-turn", 1, "gr-double-turn", "power", true, Needs::Nothing, kDerived},
    Row{"gr-free-choice", 3, "gr-free-choice", "intrigue", true, Needs::Nothing, kDerived},
    Row{"gr-revolution", 2, "gr-revolution", "king", true, Needs::Nothing, kDerived},
    Row{"gr-inquisitor-1", 3, "gr-inquisitor", "inquisitor", false, Needs::Inquisitor, kDerived},
    Row{"gr-inquisitor-2", 3, "gr-inquisitor", "inquisitor", false, Needs::Inquisitor, kOurs},
    Row{"gr-inquisitor-3", 3, "gr-inquisitor", "inquisitor", false, Needs::Inquisitor, kOurs},
    Row{"gr-ship-intrigue", 3, "intrigue-4-own", "intrigue", false, Needs::Ship, kOurs},
    Row{"gr-ship-deploy", 3, "intrigue-2-from-court", "deploy", false, Needs::Ship, kOurs},
    Row{"gr-ship-grande", 3, "grande", "grande", true, Needs::Ship, kOurs},
    Row{"gr-ship-court", 3, "court-2", "court", false, Needs::Ship, kOurs},
    Row{"gr-jail-send", 2, "send-one-each", "send", true, Needs::Jail, kOurs},
    Row{"gr-jail-decay", 2, "decay-3", "decay", true, Needs::Jail, kOurs},
    Row{"gr-jail-king-angry", 2, "king-angry", "king-angry", true, Needs::Jail, kOurs},
    Row{"gr-score-one", 3, "score-one-2", "score", true, Needs::Nothing, kOurs},
    Row{"gr-score-most", 3, "score-most", "score", true, Needs::Nothing, kOurs},
    Row{"gr-scoreboard", 3, "scoreboard", "scoreboard", true, Needs::Nothing, kOurs},
    Row{"gr-score-secret", 3, "score-secret", "secret-score", true, Needs::Nothing, kOurs},
};
constexpr const char* kCourtCard = "gr-queen-jester";

// Rows that this game can have, those that were chosen first.
std::vector<const Row*> playable(const RulesBuilder& builder, const Ids& ids, std::size_t& chosen) {
    const std::vector<std::string> wanted = builder.optionSet(kCardsOption);
    std::vector<const Row*> rows;
    for (const Row& row : kRows)
        if (row.needs != Needs::Inquisitor || ids.withInquisitor) rows.push_back(&row);
    const auto isWanted = [&](const Row* row) {
        return std::find(wanted.begin(), wanted.end(), row->id) != wanted.end();
    };
    const auto end = std::stable_partition(rows.begin(), rows.end(), isWanted);
    // Without the Inquisitor's cards fewer than eleven may be left: then others come in, in the order of the list.
    chosen = std::max(static_cast<std::size_t>(kFewest), static_cast<std::size_t>(end - rows.begin()));
    return rows;
}

// With the symbol, where it counts.
std::string pictureOf(const Row& row, const Ids& ids) {
    if (row.needs == Needs::Ship && ids.withShip) return std::string("ship-") + row.picture;
    if (row.needs == Needs::Jail && ids.withJail) return std::string("jail-") + row.picture;
    return row.picture;
}

// All there are, for somebody who owns the cards may put any of them into the game.
void addStackSix(RulesBuilder& builder, const Ids& ids, int stack) {
    std::size_t chosen = 0;
    const std::vector<const Row*> rows = playable(builder, ids, chosen);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        CardRow card;
        card.id = rows[i]->id;
        card.stack = stack;
        card.caballeros = rows[i]->caballeros;
        card.effect = rows[i]->effect;
        card.picture = pictureOf(*rows[i], ids);
        const bool maySend = card.effect == "send-one-each" && builder.option("send-may-stop");
        card.required = rows[i]->required && !maySend;
        card.enabled = i < chosen;
        card.basis = rows[i]->basis;
        // S001 says "up to 3" of the Inquisitor's card, and nothing of the others.
        card.caballerosBasis = rows[i]->needs == Needs::Inquisitor ? Basis::Printed : Basis::Reconstructed;
        builder.addCard(card);
    }
    builder.needInStack(stack, kFewest);
}

void addStackSeven(RulesBuilder& builder, int stack) {
    CardRow card;
    card.id = kCourtCard;
    card.stack = stack;
    card.caballeros = 2;
    card.effect = "gr-welcome";
    card.picture = "queen-jester";
    card.returns = card.required = true;
    card.caballerosBasis = Basis::Reconstructed;
    builder.addCard(card);
}

// Copies of a card have numbers of their own.
std::bitset<kCardNumbers> cardsWith(const Rules& rules, Needs symbol) {
    std::bitset<kCardNumbers> cards;
    for (std::size_t i = 0; i < rules.deck.cards.size(); ++i)
        for (const Row& row : kRows)
            if (row.needs == symbol && rules.row(static_cast<Card>(i)).id == row.id) cards.set(i);
    return cards;
}

void find(const Rules& rules, Ids& ids) {
    if (ids.withShip) ids.shipCards = cardsWith(rules, Needs::Ship);
    if (ids.withJail) ids.jailCards = cardsWith(rules, Needs::Jail);
    ids.kingsCard = cardFromText(rules, "king").value_or(Card::None);
}

} // namespace

void addCardOption(RulesBuilder& builder) {
    std::vector<std::string> members;
    std::string all;
    for (const Row& row : kRows) {
        members.emplace_back(row.id);
        all += (all.empty() ? "" : ",") + members.back();
    }
    builder.addSetOption(kCardsOption, members, kFewest, static_cast<int>(members.size()), {{"", all}});
}

void addCards(RulesBuilder& builder, Ids& ids) {
    const int stack = builder.freeStack();
    addStackSix(builder, ids, stack);
    addStackSeven(builder, stack + 1);
    builder.whenNumbered([&ids](const Rules& rules) { find(rules, ids); });
}

} // namespace elgrande::grandissimo
