// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All cards as rows: the 31 of each player with their effects (RULINGS.md 2.2), and the common ones (2.1). No source
// says how many Caballeros a card brings: all figures are the base game's curve (1.4) at the same height, and marked
// so.
#include "king_rules.h"

#include "model/rules/notation.h"
#include "model/steps/king.h"
#include "model/steps/place.h"
#include "model/steps/relocate.h"

#include <set>

namespace elgrande::intrigue_king {

namespace {

// 18; 11 more of 1998; two more whose names nobody knows; two that are empty, for owners to write on (X34).
enum class Set : std::uint8_t { First, Players, English, Blank };

struct Row {
    const char* id; // of the power card: its value, or a name; with kOwn before it, of the card that its effect is
    int value;
    int caballeros;
    const char* effect;
    const char* picture;
    bool may; // "you may": not owed
    Set set;
    Basis basis; // of the special action
};

constexpr const char* kOwn = "ki-";
constexpr Basis kPrinted = Basis::Printed;
constexpr Basis kDerived = Basis::Derived;
constexpr Basis kOurs = Basis::Reconstructed;

// Reconstructed rows, and why just so: README.md.
constexpr std::array kRows{
    Row{"10", 10, 6, "grande", "grande", true, Set::First, kOurs},
    Row{"13", 13, 6, "ki-wander", "grande", false, Set::Players, kPrinted},
    Row{"15", 15, 6, "ki-place-five", "deploy", true, Set::Players, kPrinted},
    Row{"20", 20, 6, "ki-place-anywhere", "deploy", true, Set::First, kDerived},
    Row{"23", 23, 5, "ki-castillo", "score-castillo", false, Set::Players, kPrinted},
    Row{"25", 25, 5, "ki-from-provinces", "deploy", true, Set::Players, kOurs},
    Row{"30", 30, 5, "power-back", "power", true, Set::First, kOurs},
    Row{"35", 35, 5, "ki-conspiracy", "grande", false, Set::Players, kPrinted},
    Row{"40", 40, 5, "ki-veto", "veto", true, Set::First, kPrinted},
    Row{"45", 45, 5, "power-back", "power", true, Set::English, kOurs},
    Row{"50", 50, 4, "royal-adviser", "adviser", true, Set::First, kOurs},
    Row{"60", 60, 4, "decay-3", "decay", false, Set::First, kOurs},
    Row{"63", 63, 4, "ki-bridge", "adviser", true, Set::Players, kPrinted},
    Row{"70", 70, 4, "send-one-each", "send", false, Set::First, kDerived},
    Row{"75", 75, 4, "ki-reserve", "deploy", true, Set::Players, kOurs},
    Row{"80", 80, 3, "ki-grande-and-two", "grande", true, Set::First, kDerived},
    Row{"90", 90, 3, "scoreboard", "scoreboard", false, Set::First, kDerived},
    Row{"93", 93, 3, "ki-quarantine", "scoreboard", false, Set::Players, kPrinted},
    Row{"100", 100, 3, "score-fives", "score", false, Set::First, kOurs},
    Row{"110", 110, 2, "score-castillo", "score-castillo", false, Set::First, kDerived},
    Row{"120", 120, 2, "score-most", "score", false, Set::First, kOurs},
    Row{"130", 130, 2, "ki-intrigue", "intrigue", false, Set::First, kDerived},
    Row{"135", 135, 1, "ki-score-two", "score", false, Set::Players, kOurs},
    Row{"140", 140, 1, "score-fours", "score", false, Set::First, kOurs},
    Row{"145", 145, 1, "ki-score-not-kings", "score", false, Set::Players, kDerived},
    Row{"150", 150, 1, "ki-score-any", "score", false, Set::First, kDerived},
    Row{"160", 160, 0, "score-sixes-sevens", "score", false, Set::First, kOurs},
    Row{"165", 165, 0, "score-secret", "secret-score", false, Set::English, kOurs},
    Row{"170", 170, 0, "score-secret", "secret-score", false, Set::First, kDerived},
    Row{"180", 180, 0, "eviction", "eviction", false, Set::First, kOurs},
    Row{"joker", 0, 0, "ki-none", "power", true, Set::Players, kPrinted},
    Row{"blank-1", 5, 0, "ki-none", "power", true, Set::Blank, kPrinted},
    Row{"blank-2", 185, 0, "ki-none", "power", true, Set::Blank, kPrinted},
};

bool isChosen(const Row& row, const std::string& cards) {
    if (row.set == Set::Blank) return false;
    if (cards == "known") return row.basis != Basis::Reconstructed;
    return row.set == Set::First || cards == "31" || (cards == "29" && row.set == Set::Players);
}

// Caballero cards by number of players, the highest first; the row of S001 for two is misprinted (X30).
std::vector<int> caballeroCards(int players) {
    switch (players) {
    case 2:
        return {4, 2};
    case 3:
        return {5, 3, 1};
    case 4:
        return {5, 4, 2, 1};
    default:
        return {5, 4, 3, 2, 1};
    }
}

// Effects that are made of verbs of the base game.
void addEffects(RulesBuilder& builder) {
    using Join = Effect::Join;
    constexpr Step grandeMayStay{StepKind::Grande, Seat::None, 1, 0, 0};
    builder.addEffect("ki-none", effectOf({}));
    builder.addEffect("ki-king", effectOf({moveTheKing(KingsWay::Anywhere)}));
    builder.addEffect("ki-intrigue", {Join::OneOf, {relocateOne(Whose::Foreign), relocateUpToAllOwn()}});
    builder.addEffect("ki-grande-and-two", effectOf({grandeMayStay, relocateUpTo(2, Whose::Own)}));
    builder.addEffect("ki-from-provinces", effectOf({place(2, PlaceMode::Anywhere, PlaceFrom::Provinces)}));
}

// A card that is in no stack, with an effect.
CardRow cardRow(const std::string& id, const char* effect, const char* picture, int caballeros) {
    CardRow card;
    card.id = id;
    card.stack = 0;
    card.caballeros = caballeros;
    card.effect = effect;
    card.picture = picture;
    return card;
}

// Effects that leave it to the player, once begun, how much of them is done.
bool mayStop(const RulesBuilder& builder, const std::string& effect) {
    if (effect == "send-one-each") return builder.option("send-may-stop");
    return effect == "ki-none" || effect == "ki-intrigue" || effect == "ki-grande-and-two" ||
           effect == "ki-from-provinces";
}

// All there are, for somebody who owns the cards may put any of them into the game.
std::vector<CardRow> playersCards(const RulesBuilder& builder) {
    const std::string& cards = builder.optionValue(kCardsOption);
    const bool nothingOwed = builder.option(kOptionalOption);
    std::vector<CardRow> list;
    for (const Row& row : kRows) {
        CardRow card = cardRow(std::string(kOwn) + row.id, row.effect, row.picture, row.caballeros);
        card.enabled = isChosen(row, cards);
        if (row.effect == std::string("ki-veto")) card.notWith = "no-veto";
        card.required = !mayStop(builder, row.effect);
        card.owed = !row.may && !nothingOwed;
        card.basis = row.basis;
        card.caballerosBasis = row.set == Set::Blank ? Basis::Printed : Basis::Reconstructed;
        list.push_back(card);
    }
    return list;
}

// The first two belong to cards of every set; the others, and what is asked at every move because of them, are only in
// a game that has a card with the effect.
void addVerbs(RulesBuilder& builder, Ids& ids, const std::vector<CardRow>& cards) {
    addPlacing(builder, ids);
    addScoreOne(builder, ids);
    std::set<std::string> effects;
    for (const CardRow& card : cards)
        if (const CardRow row = builder.corrected(card); row.enabled) effects.insert(row.effect);
    using Verb = void (*)(RulesBuilder&, Ids&);
    constexpr std::array<std::pair<const char*, Verb>, 6> kVerbs{{{"ki-wander", addWander},
                                                                  {"ki-conspiracy", addConspiracy},
                                                                  {"ki-castillo", addCastillo},
                                                                  {"ki-bridge", addBridge},
                                                                  {"ki-quarantine", addQuarantine},
                                                                  {"ki-reserve", addReserve}}};
    for (const auto& [effect, add] : kVerbs)
        if (effects.count(effect) != 0) add(builder, ids);
}

void addPlayersCards(RulesBuilder& builder, const std::vector<CardRow>& cards) {
    std::vector<PowerRow> powers;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        builder.addCard(cards[i]);
        powers.push_back({kRows[i].id, kRows[i].value, cards[i].caballeros, cards[i].id});
    }
    builder.replacePowers(powers);
}

void addCommonCards(RulesBuilder& builder) {
    builder.addCard(cardRow(kKingsCard, "ki-king", "king", 0)); // X31: the King may stay
    CardRow intrigue = cardRow(kIntrigueCard, "ki-intrigue", "intrigue", 0);
    intrigue.owed = !builder.option(kOptionalOption);
    builder.addCard(intrigue);
    for (int number : caballeroCards(builder.setup().players))
        builder.addCard(cardRow(caballeroCardId(number), "ki-none", "deploy", number));
    // Each round somebody takes each of them (S001).
    for (const char* id : {kKingsCard, kIntrigueCard}) builder.needCard(id);
    for (int number : caballeroCards(builder.setup().players)) builder.needCard(caballeroCardId(number));
}

Card cardNamed(const Rules& rules, const std::string& id) { return cardFromText(rules, id).value_or(Card::None); }

// Somebody who owns the cards may have taken one out of the game, so they are looked up when all are numbered.
void find(const Rules& rules, Ids& ids) {
    ids.kingsCard = cardNamed(rules, kKingsCard);
    ids.intrigueCard = cardNamed(rules, kIntrigueCard);
    ids.caballeroCards.fill(Card::None);
    const std::vector<int> numbers = caballeroCards(rules.players);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        ids.caballeroCards[i] = cardNamed(rules, caballeroCardId(numbers[i]));
    ids.isCaballeroCard.assign(rules.deck.cards.size(), false);
    for (Card card : ids.caballeroCards)
        if (card != Card::None) ids.isCaballeroCard[index(card)] = true;
    ids.joker = static_cast<Power>(operandFromText(rules, Operand::Power, "joker").value_or(index(Power::None)));
}

} // namespace

void addCards(RulesBuilder& builder, Ids& ids) {
    const std::vector<CardRow> cards = playersCards(builder);
    builder.removeBaseStacks();
    addEffects(builder);
    addVerbs(builder, ids, cards);
    addPlayersCards(builder, cards);
    addCommonCards(builder);
    builder.whenNumbered([&ids](const Rules& rules) { find(rules, ids); });
}

} // namespace elgrande::intrigue_king
