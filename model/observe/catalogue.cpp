#include "model/observe/catalogue.h"

#include "model/rules/rules.h"

namespace elgrande {

bool Catalogue::option(const std::string& id) const {
    for (const OptionFacts& each : options)
        if (each.id == id) return each.chosen == "true";
    return false;
}

namespace {

void addAreas(const Rules& rules, Catalogue& catalogue) {
    for (std::size_t i = 0; i < rules.areaRows.size(); ++i) {
        const AreaRow& row = rules.areaRows[i];
        catalogue.areas.push_back({row.id, rules.areaSource[i], row.region, row.onDisk, row.onMap, row.coastal,
                                   row.values, rules.neighbours[i], row.basis});
    }
}

void addCards(const Rules& rules, Catalogue& catalogue) {
    for (const CardInPlay& card : rules.cards) {
        const CardRow& row = rules.cardRows[card.row];
        catalogue.cards.push_back({row.id, rules.cardSource[card.row], card.stack, row.copies, row.caballeros,
                                   row.required, row.basis, row.caballerosBasis, row.picture});
    }
    for (const PowerRow& power : rules.powers) catalogue.powers.push_back({power.value, power.caballeros});
}

} // namespace

Catalogue catalogueOf(const Rules& rules) {
    Catalogue catalogue;
    catalogue.edition = rules.setup.edition;
    catalogue.expansions = rules.setup.expansions;
    catalogue.players = rules.players;
    catalogue.rounds = rules.setup.rounds;
    catalogue.colours = rules.setup.colours;
    addAreas(rules, catalogue);
    addCards(rules, catalogue);
    for (const Rules::MobileBoard& board : rules.boards)
        catalogue.boards.push_back({board.id, {board.values[0], board.values[1], board.values[2]}});
    catalogue.options = rules.options;
    catalogue.scoringOrder = rules.scoringOrder;
    catalogue.roundsPlayed = rules.roundNumbers;
    catalogue.scoringAfter = rules.scoringAfter;
    catalogue.stacks = rules.stackCount;
    catalogue.piecesPerSeat = rules.pieces;
    catalogue.reasons = rules.reasons;
    catalogue.events = rules.events;
    catalogue.refusals = rules.refusals;
    catalogue.actions = rules.actions;
    return catalogue;
}

} // namespace elgrande
