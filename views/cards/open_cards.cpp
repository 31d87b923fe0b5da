// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/open_cards.h"

#include "model/game_model/game_model.h"
#include "views/cards/power_words.h"
#include "views/contributions/expansion_ui.h"
#include "views/game/shown.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr int kFewStacks = 2;

// A seat may have taken more than one; what it has kept from another round comes last.
OpenCard takenFrom(int stack, const Observation& seen, const Catalogue& catalogue) {
    const auto isOfStack = [&](Card card) {
        return index(card) < catalogue.cards.size() && catalogue.cards[index(card)].stack == stack;
    };
    OpenCard found{.stack = stack};
    for (std::size_t i = 0; i < seen.seats.size(); ++i) {
        const SeatSeen& seat = seen.seats[i];
        const auto further = std::find_if(seat.before.begin(), seat.before.end(), isOfStack);
        const OpenCard here{.stack = stack, .seat = seatAt(static_cast<int>(i)), .turnIsOver = true};
        if (isOfStack(seat.taken)) {
            found = here;
            found.card = seat.taken;
            return found;
        }
        if (further == seat.before.end()) continue;
        found = here;
        found.card = *further;
    }
    return found;
}

// Not where an edition has merged it into another one.
bool hasCards(const Catalogue& catalogue, int stack) {
    return std::any_of(catalogue.cards.begin(), catalogue.cards.end(),
                       [stack](const CardFacts& card) { return card.stack == stack; });
}

std::vector<OpenCard> cardsOfStacks(const Observation& seen, const Catalogue& catalogue) {
    std::vector<OpenCard> cards;
    for (int stack = 0; stack < std::min(catalogue.stacks, kMaxStacks); ++stack) {
        if (!hasCards(catalogue, stack)) continue;
        const Card open = seen.offer[static_cast<std::size_t>(stack)];
        cards.push_back(open != Card::None ? OpenCard{.card = open, .stack = stack}
                                           : takenFrom(stack, seen, catalogue));
    }
    return cards;
}

// Who could use one of two cards and has used it has nothing to do with the other any more.
void dropWhatWasNotChosen(std::vector<OpenCard>& cards, const Shown& shown) {
    const std::vector<OpenCard> all = cards;
    for (const OpenCard& each : all) {
        if (!each.instead) continue;
        const Card used = shown.cardUsedBy(each.seat);
        const auto isUsed = [used, seat = each.seat](const OpenCard& card) {
            return card.seat == seat && card.card == used;
        };
        const auto found = std::find_if(cards.begin(), cards.end(), isUsed);
        if (found == cards.end()) continue;
        found->instead = false;
        std::erase_if(cards, [&](const OpenCard& card) { return card.seat == each.seat && !isUsed(card); });
    }
}

} // namespace

bool lieInStrip(const Catalogue& catalogue) {
    int stacks = 0;
    for (int stack = 0; stack < catalogue.stacks; ++stack) stacks += hasCards(catalogue, stack) ? 1 : 0;
    return stacks == 0 || (stacks <= kFewStacks && powersHaveEffects(catalogue));
}

std::vector<OpenCard> openCardsOf(const Shown& shown) {
    const GameModel& model = shown.model();
    if (!model.hasGame()) return {};
    const Observation seen = shown.inRound();
    std::vector<OpenCard> cards = cardsOfStacks(seen, model.catalogue());
    for (const ExpansionUi* ui : uisFor(model.catalogue())) {
        if (!ui->openCards) continue;
        std::vector<OpenCard> more = ui->openCards(seen, model.catalogue());
        dropWhatWasNotChosen(more, shown);
        cards.insert(cards.end(), more.begin(), more.end());
    }
    return cards;
}

} // namespace elgrande
