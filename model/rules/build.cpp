// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes rules of what has been contributed: names become numbers, rows become tables.
#include "model/core/among.h"
#include "model/rules/room.h"
#include "model/rules/rules_builder.h"

#include <algorithm>

namespace elgrande {

std::size_t nextOwnNumber() {
    static std::size_t given = 0;
    return std::min(given++, kMaxOwns);
}

Result<std::shared_ptr<const Rules>> RulesBuilder::build(const Setup& setup) {
    RulesBuilder builder(setup);
    builder.checkSetup();
    if (builder.error_) return *builder.error_;
    builder.contributeAll();
    builder.noteMinima();
    builder.correctCards();
    builder.finishAreas();
    builder.finishParts();
    builder.finishCards();
    builder.finishPowers();
    builder.checkMinima();
    builder.finishOptions();
    builder.finishAnswers();
    builder.checkNames();
    builder.checkCapacities();
    if (builder.error_) return *builder.error_;
    for (const auto& hook : builder.whenNumbered_) hook(builder.rules_);
    builder.rules_.fingerprint = fingerprintOf(builder.rules_);
    return std::shared_ptr<const Rules>(std::make_shared<Rules>(std::move(builder.rules_)));
}

RulesBuilder::RulesBuilder(Setup setup) { rules_.setup = std::move(setup); }

void RulesBuilder::checkSetup() {
    Setup& setup = rules_.setup;
    const std::vector<std::string> known = knownColours();
    if (setup.rounds != kWholeGame && setup.rounds != kShortGame)
        return fail(QT_TRANSLATE_NOOP("elgrande::errors", "A game has 9 or 6 rounds."));
    if (setup.players < 2 || setup.players > kMaxSeats)
        return fail(QT_TRANSLATE_NOOP("elgrande::errors", "El Grande is for 2 to 5 players."));
    if (lettersIn(setup.seed) > kLongestSeed)
        return fail({QT_TRANSLATE_NOOP("elgrande::errors", "The seed of a game must not exceed %1 characters."),
                     {std::to_string(kLongestSeed)}});
    const std::size_t players = static_cast<std::size_t>(setup.players);
    if (setup.colours.empty()) setup.colours.assign(known.begin(), known.begin() + setup.players);
    if (setup.colours.size() != players)
        return fail(QT_TRANSLATE_NOOP("elgrande::errors", "There must be one colour for each player."));
    for (std::size_t i = 0; i < players; ++i) {
        if (!isAmong(known, setup.colours[i]))
            return fail({QT_TRANSLATE_NOOP("elgrande::errors", "There is no colour '%1'."), {setup.colours[i]}});
        for (std::size_t j = 0; j < i; ++j)
            if (setup.colours[i] == setup.colours[j])
                return fail(
                    {QT_TRANSLATE_NOOP("elgrande::errors", "Two players have the colour %1."), {setup.colours[i]}});
    }
    std::sort(setup.expansions.begin(), setup.expansions.end());
    setup.expansions.erase(std::unique(setup.expansions.begin(), setup.expansions.end()), setup.expansions.end());
    if (const auto fault = combinationFault(setup.edition, setup.expansions, setup.houseRules)) fail(*fault);
}

void RulesBuilder::contributeAll() {
    const Setup& setup = rules_.setup;
    rules_.players = rules_.turnTakers = setup.players;
    rules_.seated = {(1U << setup.players) - 1U};
    for (Seat seat : rules_.seats()) rules_.owners.insert(ownerOf(seat));
    Flow& flow = rules_.flow;
    for (Seat seat : rules_.seats())
        flow.scoresFor |= std::uint64_t{SeatSet::of(seat).bits} << Contest::shift(ownerOf(seat));
    flow.ranksScored = std::min(3, setup.players - 1); // RULINGS.md 1.6: 2 players one rank, 3 players two
    flow.roundNumbers =
        setup.rounds == kWholeGame ? std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9} : std::vector<int>{2, 3, 5, 6, 8, 9};
    flow.scoringAfter = {3, 6, 9};
    order_ = contributorsFor(setup);
    contentsOfThisBuild().base(*this);
    const Words& words = rules_.words;
    if (flow.verbs.size() != index(StepKind::FirstFree) || words.actions.size() != index(ActionKind::FirstFree) ||
        words.events.size() != index(EventKind::FirstFree) || words.reasons.size() != index(Reason::FirstFree) ||
        words.refusals.size() != index(Refusal::FirstFree) || rules_.map.rows.size() != index(Area::FirstFree) ||
        rules_.tokens.size() != index(Token::FirstFree))
        fail("The base game's lists do not match their enumerations.");
    for (const Expansion* expansion : order_) {
        source_ = expansion->id;
        expansion->contribute(*this);
    }
}

// What somebody who owns the cards says of them, laid over what was contributed
// ------------------------------------------

CardRow RulesBuilder::corrected(CardRow row) const {
    const auto found = rules_.setup.corrections.find(row.id);
    if (found == rules_.setup.corrections.end()) return row;
    const CardCorrection& correction = found->second;
    row.caballeros = correction.caballeros.value_or(row.caballeros);
    row.copies = correction.copies.value_or(row.copies);
    row.enabled = correction.enabled.value_or(row.enabled) && row.copies > 0;
    if (!correction.effect.empty()) row.effect = correction.effect;
    row.basis = row.caballerosBasis = Basis::Printed;
    return row;
}

void RulesBuilder::correctCards() {
    checkCorrections();
    correctPowers();
    for (CardRow& row : rules_.deck.rows) row = corrected(row);
    leaveOutBySwitch();
    leaveOutCards();
}

bool RulesBuilder::isCard(const std::string& id) const {
    const std::vector<CardRow>& rows = rules_.deck.rows;
    return std::any_of(rows.begin(), rows.end(), [&id](const CardRow& row) { return row.id == id; });
}

void RulesBuilder::checkCorrections() {
    for (const auto& [id, correction] : rules_.setup.corrections) {
        const auto power = std::find_if(powers_.begin(), powers_.end(), [&wanted = id](const PowerRow& row) {
            return row.id == wanted || (row.card == wanted && !wanted.empty());
        });
        if (power == powers_.end() && !isCard(id))
            fail({QT_TRANSLATE_NOOP("elgrande::errors",
                                    "A correction is for the card '%1', which this game does not have."),
                  {id}});
        if (correction.value && power == powers_.end())
            fail({QT_TRANSLATE_NOOP("elgrande::errors",
                                    "A correction gives a value to the card '%1', which is not a power card."),
                  {id}});
        if (power != powers_.end() && !isCard(id)) checkPowerCorrection(*power, correction);
    }
}

// Of a power card by its own name: it has figures; all else belongs to the card that its effect is, if it has one.
void RulesBuilder::checkPowerCorrection(const PowerRow& power, const CardCorrection& correction) {
    const Corrections& all = rules_.setup.corrections;
    const bool more = !correction.effect.empty() || correction.copies.value_or(1) != 1;
    if (power.card.empty()) {
        if (more)
            fail({QT_TRANSLATE_NOOP("elgrande::errors",
                                    "A correction gives the power card '%1' an action or copies; it can have neither."),
                  {power.id}});
        return;
    }
    if (more || !correction.texts.empty() || correction.enabled.value_or(false))
        fail({QT_TRANSLATE_NOOP("elgrande::errors", "The correction of the power card '%1' belongs to the card '%2'."),
              {power.id, power.card}});
    if (all.count(power.card) != 0)
        fail({QT_TRANSLATE_NOOP("elgrande::errors", "The card '%1' is corrected twice."), {power.card}});
}

// By its own name or by that of the card that its effect is: both are the same piece of cardboard.
void RulesBuilder::correctPowers() {
    for (PowerRow& power : powers_)
        for (const std::string& id : {power.id, power.card}) {
            const auto found = rules_.setup.corrections.find(id);
            if (found == rules_.setup.corrections.end()) continue;
            power.value = found->second.value.value_or(power.value);
            power.caballeros = found->second.caballeros.value_or(power.caballeros);
        }
    for (const auto& [id, correction] : rules_.setup.corrections)
        if (!correction.enabled.value_or(true) && !isCard(id)) removePowers(id);
}

void RulesBuilder::leaveOutBySwitch() {
    for (CardRow& row : rules_.deck.rows) {
        OptionFacts* const option = !row.enabled ? nullptr : optionCalled(row.notWith);
        if (option == nullptr) continue;
        option->idle = false;
        row.enabled = option->chosen != "true";
    }
}

void RulesBuilder::leaveOutCards() {
    Deck& deck = rules_.deck;
    for (std::size_t i = 0; i < deck.rows.size(); ++i)
        if (const CardRow& row = deck.rows[i]; !row.enabled) {
            LeftOut& card = deck.leftOut.emplace_back(LeftOut{row, deck.sourceOf[i]});
            for (const PowerRow& power : powers_)
                if (power.card == row.id) card.value = power.value;
        }
    for (const LeftOut& card : deck.leftOut) {
        removeCards(card.row.id);
        removePowers(card.row.id);
    }
}

void RulesBuilder::removePowers(const std::string& id) {
    for (std::size_t i = powers_.size(); i-- > 0;) {
        if (powers_[i].id != id && powers_[i].card != id) continue;
        powers_.erase(powers_.begin() + static_cast<std::ptrdiff_t>(i));
        powerSource_.erase(powerSource_.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

// Places -------------------------------------------------------------------------------------------------------------

void RulesBuilder::finishAreas() {
    Map& map = rules_.map;
    map.size = static_cast<int>(map.rows.size());
    for (int i = 0; i < map.size; ++i) {
        const AreaRow& row = map.rows[static_cast<std::size_t>(i)];
        const Area area = areaAt(i);
        const bool scorable = row.scored || row.values != std::array<int, 3>{};
        if (row.region) map.regions.insert(area);
        if (row.onDisk) map.onDisk.insert(area);
        if (row.kingMayStand) map.kingMayStand.insert(area);
        if (row.kingMayStand && row.kingsTarget) map.kingsTargets.insert(area);
        if (row.grandes) map.grandes.insert(area);
        if (row.enterable) map.targets.insert(area);
        if (!row.closed) map.sources.insert(area);
        if (scorable) map.scorable.insert(area);
        if (row.coastal) map.coastal.insert(area);
        if (row.room > 0) {
            map.roomy.insert(area);
            map.full.limit(i, row.room);
        }
        map.values[index(area)] = row.values;
        map.room[index(area)] = static_cast<std::uint8_t>(row.room);
        map.counted[index(area)] = AreaSet::of(area);
        if (scorable && area != Area::Castillo) map.scoringOrder.push_back(area);
    }
    const auto find = [&](const std::string& id) {
        for (int i = 0; i < map.size; ++i)
            if (map.rows[static_cast<std::size_t>(i)].id == id) return areaAt(i);
        return Area::None;
    };
    for (const auto& [one, other] : borders_) {
        const Area a = find(one);
        const Area b = find(other);
        if (a == Area::None || b == Area::None || a == b) {
            fail({"The border between '%1' and '%2' has no two places.", {one, other}});
            continue;
        }
        map.neighbours[index(a)].insert(b);
        map.neighbours[index(b)].insert(a);
    }
}

void RulesBuilder::finishParts() {
    Map& map = rules_.map;
    for (int i = 0; i < map.size; ++i) {
        const AreaRow& row = map.rows[static_cast<std::size_t>(i)];
        const auto outer =
            std::find_if(map.rows.begin(), map.rows.end(), [&](const AreaRow& each) { return each.id == row.inside; });
        map.inside.push_back(
            row.inside.empty() || outer == map.rows.end() ? Area::None : static_cast<Area>(outer - map.rows.begin()));
        if (row.inside.empty()) continue;
        if (map.inside.back() == Area::None || map.inside.back() == areaAt(i)) {
            fail({"The place '%1' is a part of '%2', which does not exist.", {row.id, row.inside}});
            continue;
        }
        map.hasParts = true;
        map.divided.insert(map.inside.back());
        map.parts[index(map.inside.back())].insert(areaAt(i));
        if (row.counts) map.counted[index(map.inside.back())].insert(areaAt(i));
    }
}

// Cards --------------------------------------------------------------------------------------------------------------

void RulesBuilder::addToStack(std::size_t rowNumber) {
    Deck& deck = rules_.deck;
    const CardRow& row = deck.rows[rowNumber];
    const std::string& called = row.effect.empty() ? row.id : row.effect;
    const auto effect =
        std::find_if(deck.effects.begin(), deck.effects.end(), [&](const auto& each) { return each.first == called; });
    if (effect == deck.effects.end())
        return fail({QT_TRANSLATE_NOOP("elgrande::errors",
                                       "The card '%1' has the action '%2', which does not exist in this game."),
                     {row.id, called}});
    if (row.stack > kMaxStacks) return fail(noRoomFor(Room::Stacks));
    if (row.stack < 0)
        return fail("The card '" + row.id + "' is in stack " + std::to_string(row.stack) + ", which cannot exist.");
    CardInPlay card;
    card.row = static_cast<std::uint16_t>(rowNumber);
    card.caballeros = static_cast<std::uint8_t>(row.caballeros);
    card.effectFirst = static_cast<std::uint16_t>(deck.effectSteps.size());
    card.effectCount = static_cast<std::uint8_t>(effect->second.steps.size());
    card.returns = row.returns;
    card.owed = row.owed;
    deck.someOwed = deck.someOwed || row.owed;
    card.oneOf = effect->second.join == Effect::Join::OneOf;
    deck.effectSteps.insert(deck.effectSteps.end(), effect->second.steps.begin(), effect->second.steps.end());
    for (int copy = 0; copy < row.copies; ++copy) {
        if (row.stack > 0) {
            std::vector<Card>& stack = deck.stacks[static_cast<std::size_t>(row.stack - 1)];
            card.stack = static_cast<std::uint8_t>(row.stack - 1);
            card.place = static_cast<std::uint8_t>(stack.size());
            stack.push_back(static_cast<Card>(deck.cards.size()));
            deck.stackCount = std::max(deck.stackCount, row.stack);
        }
        deck.cards.push_back(card);
    }
}

// Every stack shows its top card at the beginning of a round, before anything else of it.
void RulesBuilder::finishCards() {
    Deck& deck = rules_.deck;
    for (std::size_t i = 0; i < deck.rows.size(); ++i) addToStack(i);
    std::vector<Step>& begin = rules_.flow.anchors[static_cast<std::size_t>(Anchor::RoundStart)];
    std::vector<Step> reveals;
    for (std::size_t stack = 0; stack < kMaxStacks; ++stack)
        if (!deck.stacks[stack].empty()) reveals.push_back(stepOf(StepKind::RevealCard, static_cast<int>(stack)));
    begin.insert(begin.begin(), reveals.begin(), reveals.end());
    // One walk over the anchors for a whole turn: what hooks in at its start is simply the first of its steps.
    std::vector<Step>& start = rules_.flow.anchors[static_cast<std::size_t>(Anchor::TurnStart)];
    std::vector<Step>& turn = rules_.flow.anchors[static_cast<std::size_t>(Anchor::Turn)];
    turn.insert(turn.begin(), start.begin(), start.end());
    start.clear();
    for (std::size_t anchor = 0; anchor < kAnchors; ++anchor) {
        const std::vector<Step>& steps = rules_.flow.anchors[anchor];
        std::vector<Step>& stacked = rules_.flow.stacked[anchor];
        stacked.assign(steps.rbegin(), steps.rend());
        stacked.insert(stacked.begin(), {StepKind::Flow, Seat::None, static_cast<std::uint8_t>(anchor), 1, 0});
    }
}

void RulesBuilder::finishPowers() {
    Deck& deck = rules_.deck;
    for (std::size_t i = 0; i < powers_.size(); ++i) {
        const PowerRow& row = powers_[i];
        PowerInPlay power{row.value, row.caballeros, Card::None, row.id, powerSource_[i]};
        for (std::size_t card = deck.cards.size(); card-- > 0 && !row.card.empty();)
            if (deck.rows[deck.cards[card].row].id == row.card) power.card = static_cast<Card>(card);
        if (!row.card.empty() && power.card == Card::None)
            fail({QT_TRANSLATE_NOOP("elgrande::errors",
                                    "The power card '%1' has the action of the card '%2', which is not in the game."),
                  {row.id, row.card}});
        deck.powers.push_back(power);
    }
    if (deck.powers.size() > kMaxPowers) return fail(noRoomFor(Room::Hand));
    deck.firstHand = static_cast<std::uint32_t>((1ULL << deck.powers.size()) - 1U);
}

// What the questions about places answer when nobody has a say but the King.
void RulesBuilder::finishAnswers() {
    Map& map = rules_.map;
    Hooks& hooks = rules_.hooks;
    for (const Ban& ban : hooks.bans) {
        const bool fixed = ban.areas == nullptr && ban.shownBy == Token::None && !ban.bySource;
        if (fixed) hooks.fixed.add(ban);
        if (!fixed && (ban.on & Ban::CaballerosIn) != 0) (ban.bySource ? hooks.bySource : hooks.closing).add(ban);
        if (!fixed && (ban.on & Ban::CaballerosOut) != 0) hooks.holding.add(ban);
    }
    map.plain = hooks.bans.empty() && hooks.king.empty() && hooks.placing.empty() && hooks.neighbours.empty() &&
                map.roomy.empty();
    for (int i = 0; i < map.size; ++i) {
        const std::size_t king = static_cast<std::size_t>(i);
        const AreaSet taboo = AreaSet::of(areaAt(i));
        map.openTo[king] = map.targets - taboo;
        map.openFrom[king] = map.sources - taboo;
        map.fromCourt[king] = (map.neighbours[king] | AreaSet::of(Area::Castillo)) & map.openTo[king];
    }
    for (int i = 0; i < rules_.turnTakers; ++i)
        if (isAlwaysOpen(Area::Castillo, {ownerOf(seatAt(i)), seatAt(i), How::Place}))
            map.castilloOpen.insert(ownerOf(seatAt(i)));
}

// Nothing that can happen in this game closes the place for such a move.
bool RulesBuilder::isAlwaysOpen(Area place, const Manner& manner) const {
    const Hooks& hooks = rules_.hooks;
    const bool closes = std::any_of(hooks.bans.begin(), hooks.bans.end(), [&](const Ban& ban) {
        return ban.concerns(Ban::CaballerosIn, manner) && ban.places.contains(place);
    });
    const Map& map = rules_.map;
    return map.targets.contains(place) && !map.kingMayStand.contains(place) && !map.roomy.contains(place) && !closes;
}

void RulesBuilder::layUsedPowers(UsedPower used) {
    rules_.rulings.usedPower = used;
    if (used == UsedPower::Top) rules_.rulings.piles = addSlot<Piles>("power-piles");
}

void RulesBuilder::finishOptions() {
    Rules& rules = rules_;
    for (const auto& each : rules.setup.options) {
        const auto isIt = [&](const OptionFacts& option) { return option.id == each.first; };
        if (std::none_of(rules.options.begin(), rules.options.end(), isIt))
            fail({QT_TRANSLATE_NOOP("elgrande::errors", "There is no option '%1' in this game."), {each.first}});
    }
    for (const OptionFacts& each : rules.options) rules.setup.options[each.id] = each.chosen;
    const std::vector<Step>& steps = rules.deck.effectSteps;
    for (const auto& [id, asks] : asking_)
        if (OptionFacts* const option = optionCalled(id); option != nullptr && option->idle)
            option->idle = std::none_of(steps.begin(), steps.end(), asks);
    rules.rulings = {.castilloByChoice = option("castillo-by-choice"),
                     .allOwnMustLeave = option("all-own-must-leave"),
                     .sendOwnToo = option("send-own-too"),
                     .sendMayStop = option("send-may-stop"),
                     .usedPower = rules.rulings.usedPower,
                     .piles = rules.rulings.piles,
                     .scoreboardOnCastillo = option("scoreboard-on-castillo"),
                     .openCastillo = option("open-castillo"),
                     .tournamentTieBreak = rules.optionValue("tie-break") == "tournament"};
}

} // namespace elgrande
