// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "power_outlook.h"

#include "../names.h"
#include "../texts.h"

#include "model/observe/outlook.h"

#include <algorithm>
#include <functional>

namespace elgrande::intrigue_king {

namespace {

bool isJoker(const Catalogue& catalogue, Power power) {
    if (index(power) >= catalogue.powers.size()) return false;
    const Card card = catalogue.powers[index(power)].card;
    return index(card) < catalogue.cards.size() && catalogue.cards[index(card)].id == kJokerCard;
}

// How many are placed by each position in the turn order, the first one at the front.
std::vector<int> placedInOrder(const Catalogue& catalogue) {
    std::vector<int> numbers;
    for (const CardFacts& facts : catalogue.cards)
        if (isCaballeroCard(facts.id)) numbers.push_back(facts.caballeros);
    std::sort(numbers.begin(), numbers.end(), std::greater<>());
    return numbers;
}

bool mayUseOwnInstead(const Catalogue& catalogue, int players) {
    const auto found = std::find_if(catalogue.options.begin(), catalogue.options.end(),
                                    [](const OptionFacts& option) { return option.id == kOwnActionOption; });
    return intrigue_king::mayUseOwnInstead(players, found == catalogue.options.end() ? std::string() : found->chosen);
}

// Another card counts when all have played, unless a hand is so small that there may be none that is not blocked.
Observation withoutJokers(const Catalogue& catalogue, Observation table) {
    PowerSet jokers;
    for (std::size_t i = 0; i < catalogue.powers.size(); ++i)
        if (isJoker(catalogue, static_cast<Power>(i))) jokers.insert(static_cast<Power>(i));
    for (SeatSeen& seat : table.seats) {
        if (jokers.contains(seat.played)) seat.played = Power::None;
        if (seat.handSize > static_cast<int>(table.seats.size())) seat.mayHold = seat.mayHold - jokers;
    }
    return table;
}

} // namespace

QString neverUsed(const Catalogue& catalogue, Card card) {
    if (mayUseOwnInstead(catalogue, catalogue.players)) return {};
    std::vector<PowerFacts> numbered = catalogue.powers;
    std::erase_if(numbered, [](const PowerFacts& power) { return power.value <= 0; });
    if (numbered.empty()) return {};
    const auto [lowest, highest] = std::minmax_element(
        numbered.begin(), numbered.end(), [](const auto& one, const auto& other) { return one.value < other.value; });
    const char* key = highest->card == card ? "never:king" : lowest->card == card ? "never:intrigue" : nullptr;
    return key == nullptr ? QString() : word(key).arg(catalogue.players);
}

QStringList powerOutlook(const Catalogue& catalogue, const Observation& seen, Power power) {
    if (isJoker(catalogue, power)) return {word("outlook:joker")};
    const PowerOutlook outlook = outlookFor(catalogue, withoutJokers(catalogue, seen), power);
    const std::vector<int> placed = placedInOrder(catalogue);
    const int last = static_cast<int>(seen.seats.size());
    const auto placedAt = [&placed](int position) {
        const auto at = static_cast<std::size_t>(position - 1);
        return QString::number(at < placed.size() ? placed[at] : 0);
    };
    const bool choice = mayUseOwnInstead(catalogue, last);
    QStringList parts;
    const auto told = [&parts](const QString& number) { // the others are understood from the first
        return parts.isEmpty() ? word("outlook:place").arg(number) : number;
    };
    if (outlook.earliest == 1) parts << word(choice ? "outlook:king-or-own" : "outlook:king").arg(told(placedAt(1)));
    const QString either = u' ' + word("outlook:either") + u' ';
    QStringList positions;
    QStringList numbers;
    for (int position = std::max(outlook.earliest, 2); position <= std::min(outlook.latest, last - 1); ++position) {
        positions << QString::number(position);
        numbers << placedAt(position);
    }
    if (!positions.isEmpty()) parts << word("outlook:own").arg(positions.join(either), told(numbers.join(either)));
    if (outlook.latest == last)
        parts << word(choice ? "outlook:intrigue-or-own" : "outlook:intrigue").arg(told(placedAt(last)));
    const auto open = std::count_if(seen.offer.begin(), seen.offer.end(), [](Card card) { return card != Card::None; });
    if (catalogue.stacks > 0 && open > 0) parts << word("outlook:stacks");
    return parts;
}

} // namespace elgrande::intrigue_king
