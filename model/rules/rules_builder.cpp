#include "model/rules/rules_builder.h"

#include "model/core/rng.h"

#include <algorithm>
#include <set>

namespace elgrande {

namespace {

const std::vector<std::string> kColours{"red", "blue", "yellow", "green", "brown"};
const std::vector<std::string> kEditions{"classic", "bigbox"};

template <class T>
bool has(const std::vector<T>& list, const T& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

const Expansion* findExpansion(const std::string& id) {
    for (const Expansion* expansion : expansionsInThisBuild())
        if (expansion->id == id) return expansion;
    return nullptr;
}

// What others need comes first; equals by id.
void visit(const std::string& id, const std::vector<std::string>& chosen, std::vector<const Expansion*>& order) {
    const Expansion* expansion = findExpansion(id);
    if (expansion == nullptr || has(order, expansion)) return;
    std::vector<std::string> needs = expansion->needs;
    std::sort(needs.begin(), needs.end());
    for (const std::string& need : needs)
        if (has(chosen, need)) visit(need, chosen, order);
    if (!has(order, expansion)) order.push_back(expansion);
}

} // namespace

std::vector<std::string> knownEditions() { return kEditions; }
std::vector<std::string> knownColours() { return kColours; }

std::vector<ExpansionFacts> knownExpansions() {
    std::vector<ExpansionFacts> facts;
    for (const Expansion* expansion : expansionsInThisBuild())
        facts.push_back({expansion->id, expansion->needs, expansion->excludes, expansion->playable});
    return facts;
}

std::vector<OptionFacts> knownOptions(const std::string& edition, const std::vector<std::string>& expansions) {
    Setup setup;
    setup.edition = edition;
    setup.expansions = expansions;
    setup.players = kMaxSeats;
    const auto rules = RulesBuilder::build(setup);
    return rules ? (*rules)->options : std::vector<OptionFacts>{};
}

RulesBuilder::RulesBuilder(Setup setup) { rules_.setup = std::move(setup); }

Result<std::shared_ptr<const Rules>> RulesBuilder::build(const Setup& setup) {
    RulesBuilder builder(setup);
    builder.checkSetup();
    if (!builder.error_.empty()) return Error{builder.error_};
    builder.contributeAll();
    builder.finishAreas();
    builder.finishCards();
    builder.finishOptions();
    builder.checkCapacities();
    if (!builder.error_.empty()) return Error{builder.error_};
    builder.takeFingerprint();
    return std::shared_ptr<const Rules>(std::make_shared<Rules>(std::move(builder.rules_)));
}

void RulesBuilder::fail(const std::string& sentence) {
    if (error_.empty()) error_ = sentence;
}

void RulesBuilder::checkSetup() {
    Setup& setup = rules_.setup;
    if (!has(kEditions, setup.edition)) return fail("There is no edition '" + setup.edition + "'.");
    if (setup.rounds != 9 && setup.rounds != 6) return fail("A game has 9 or 6 rounds.");
    if (setup.players < 2 || setup.players > kMaxSeats) return fail("El Grande is for 2 to 5 players.");
    const std::size_t players = static_cast<std::size_t>(setup.players);
    if (setup.colours.empty()) setup.colours.assign(kColours.begin(), kColours.begin() + setup.players);
    if (setup.colours.size() != players) return fail("There must be one colour for each player.");
    for (std::size_t i = 0; i < players; ++i) {
        if (!has(kColours, setup.colours[i])) return fail("There is no colour '" + setup.colours[i] + "'.");
        for (std::size_t j = 0; j < i; ++j)
            if (setup.colours[i] == setup.colours[j])
                return fail("Two players have the colour " + setup.colours[i] + ".");
    }
    std::sort(setup.expansions.begin(), setup.expansions.end());
    setup.expansions.erase(std::unique(setup.expansions.begin(), setup.expansions.end()), setup.expansions.end());
    for (const std::string& id : setup.expansions) {
        const Expansion* expansion = findExpansion(id);
        if (expansion == nullptr) return fail("There is no expansion '" + id + "' in this build.");
        for (const std::string& need : expansion->needs)
            if (!has(setup.expansions, need)) return fail("The expansion '" + id + "' needs '" + need + "'.");
        for (const std::string& other : expansion->excludes)
            if (has(setup.expansions, other))
                return fail("'" + id + "' and '" + other + "' cannot be played together.");
    }
    rules_.players = setup.players;
    for (Seat seat : rules_.seats()) rules_.owners.insert(ownerOf(seat));
    rules_.ranksScored = std::min(3, setup.players - 1); // facts.md 1.6: 2 players one rank, 3 players two
    rules_.roundNumbers =
        setup.rounds == 9 ? std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9} : std::vector<int>{2, 3, 5, 6, 8, 9};
    rules_.scoringAfter = {3, 6, 9};
}

void RulesBuilder::contributeAll() {
    contributeBase(*this);
    if (rules_.steps.size() != index(StepKind::FirstFree) || rules_.actions.size() != index(ActionKind::FirstFree) ||
        rules_.events.size() != index(EventKind::FirstFree) || rules_.reasons.size() != index(Reason::FirstFree) ||
        rules_.refusals.size() != index(Refusal::FirstFree) || rules_.areaRows.size() != index(Area::FirstFree))
        fail("The base game's lists do not match their enumerations.");
    std::vector<const Expansion*> order;
    for (const std::string& id : rules_.setup.expansions) visit(id, rules_.setup.expansions, order);
    for (const Expansion* expansion : order) {
        source_ = expansion->id;
        expansion->contribute(*this);
    }
}

// Contributions
// --------------------------------------------------------------------------------------------------------

Area RulesBuilder::addArea(const AreaRow& row) {
    for (const AreaRow& other : rules_.areaRows)
        if (other.id == row.id) fail("The place '" + row.id + "' of '" + source_ + "' exists already.");
    const int number = static_cast<int>(rules_.areaRows.size());
    if (number >= kMaxAreas) {
        fail("'" + source_ + "' adds a place, but there is room for " + std::to_string(kMaxAreas) + " only.");
        return Area::None;
    }
    rules_.areaRows.push_back(row);
    rules_.areaSource.push_back(source_);
    for (const std::string& neighbour : row.neighbours) borders_.emplace_back(row.id, neighbour);
    return areaAt(number);
}

void RulesBuilder::addBorder(const std::string& area, const std::string& other) { borders_.emplace_back(area, other); }

void RulesBuilder::addCard(const CardRow& row) {
    for (const CardRow& other : rules_.cardRows)
        if (other.id == row.id) fail("The card '" + row.id + "' of '" + source_ + "' exists already.");
    rules_.cardRows.push_back(row);
    rules_.cardSource.push_back(source_);
}

void RulesBuilder::removeCards(const std::string& id) {
    for (std::size_t i = rules_.cardRows.size(); i-- > 0;) {
        if (rules_.cardRows[i].id != id) continue;
        rules_.cardRows.erase(rules_.cardRows.begin() + static_cast<std::ptrdiff_t>(i));
        rules_.cardSource.erase(rules_.cardSource.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void RulesBuilder::addPower(const PowerRow& row) {
    if (rules_.powers.size() >= kMaxPowers) return fail("'" + source_ + "' adds too many power cards.");
    rules_.firstHand |= 1U << rules_.powers.size();
    rules_.powers.push_back(row);
}

void RulesBuilder::addOwner(Owner owner) { rules_.owners.insert(owner); }

void RulesBuilder::addBoard(const std::string& id, std::array<int, 3> values) {
    if (rules_.boards.size() >= kMaxBoards) return fail("'" + source_ + "' adds too many mobile scoreboards.");
    Rules::MobileBoard board{id, {}};
    for (std::size_t i = 0; i < 3; ++i) board.values[i] = static_cast<std::int8_t>(values[i]);
    rules_.boards.push_back(board);
}

StepKind RulesBuilder::addStep(const StepRules& step) {
    for (const StepRules& other : rules_.steps)
        if (std::string(other.id) == step.id) fail(std::string("The step '") + step.id + "' exists already.");
    if (step.legal != nullptr && step.apply == nullptr)
        fail(std::string("The step '") + step.id + "' asks but does nothing.");
    rules_.steps.push_back(step);
    return static_cast<StepKind>(rules_.steps.size() - 1);
}

ActionKind RulesBuilder::addAction(const std::string& word, std::array<Operand, 3> operands) {
    for (const ActionFacts& other : rules_.actions)
        if (other.word == word && other.operands == operands) fail("The action '" + word + "' exists already.");
    rules_.actions.push_back({word, source_, operands});
    return static_cast<ActionKind>(rules_.actions.size() - 1);
}

EventKind RulesBuilder::addEvent(const std::string& id) {
    if (has(rules_.events, id)) fail("The event '" + id + "' exists already.");
    rules_.events.push_back(id);
    return static_cast<EventKind>(rules_.events.size() - 1);
}

Reason RulesBuilder::addReason(const std::string& id) {
    rules_.reasons.push_back(id);
    return static_cast<Reason>(rules_.reasons.size() - 1);
}

Refusal RulesBuilder::addRefusal(const std::string& id) {
    rules_.refusals.push_back(id);
    return static_cast<Refusal>(rules_.refusals.size() - 1);
}

std::uint8_t RulesBuilder::addStanding(const std::string& id) {
    if (rules_.standings.empty()) rules_.standings.emplace_back();
    rules_.standings.push_back(id);
    return static_cast<std::uint8_t>(rules_.standings.size() - 1);
}

void RulesBuilder::addOption(const std::string& id, std::vector<std::string> values,
                             std::map<std::string, std::string> defaults) {
    OptionFacts option;
    option.id = id;
    option.source = source_;
    option.values = values.empty() ? std::vector<std::string>{"false", "true"} : std::move(values);
    const auto own = defaults.find(rules_.setup.edition);
    option.editionDefault = own != defaults.end() ? own->second : defaults[""];
    readOption(option);
    rules_.options.push_back(option);
}

void RulesBuilder::readOption(OptionFacts& option) {
    option.chosen = option.editionDefault;
    const auto chosen = rules_.setup.options.find(option.id);
    if (chosen == rules_.setup.options.end()) return;
    if (!has(option.values, chosen->second))
        return fail("The option '" + option.id + "' cannot be '" + chosen->second + "'.");
    option.chosen = chosen->second;
}

bool RulesBuilder::option(const std::string& id) const { return rules_.optionValue(id) == "true"; }
const std::string& RulesBuilder::optionValue(const std::string& id) const { return rules_.optionValue(id); }

void RulesBuilder::at(Anchor anchor, const Step& step, StepKind before) {
    std::vector<Hook>& hooks = rules_.anchors[static_cast<std::size_t>(anchor)];
    auto place = hooks.end();
    if (before != StepKind::None)
        place = std::find_if(hooks.begin(), hooks.end(), [&](const Hook& hook) { return hook.step.kind == before; });
    hooks.insert(place, {step, false});
}

void RulesBuilder::atSetupForEachSeat(const Step& step) {
    rules_.anchors[static_cast<std::size_t>(Anchor::Setup)].push_back({step, true});
}

void RulesBuilder::clearAnchor(Anchor anchor) { rules_.anchors[static_cast<std::size_t>(anchor)].clear(); }

void RulesBuilder::scoreAlso(ScoringRule rule) { rules_.scoringRules.push_back(rule); }
void RulesBuilder::closeToEnter(AreaSetHook hook) { rules_.closedToEnter.push_back(hook); }
void RulesBuilder::closeToLeave(AreaSetHook hook) { rules_.closedToLeave.push_back(hook); }
void RulesBuilder::placeAlso(AreaSetHook hook) { rules_.placingHooks.push_back(hook); }
void RulesBuilder::rerouteNeighbours(NeighbourHook hook) { rules_.neighbourHooks.push_back(hook); }
void RulesBuilder::rerouteKing(KingHook hook) { rules_.kingHooks.push_back(hook); }
void RulesBuilder::conceal(ConcealHook hide, ResampleHook fill) {
    rules_.concealHooks.push_back(hide);
    rules_.resampleHooks.push_back(fill);
}
void RulesBuilder::check(CheckHook hook) { rules_.checkHooks.push_back(hook); }

std::uint8_t RulesBuilder::reserve(std::size_t bytes) {
    const int offset = rules_.slotBytes;
    rules_.slotBytes += static_cast<int>(bytes);
    if (rules_.slotBytes > State::kSlotBytes) {
        fail("'" + source_ + "' needs more room in the state than there is left.");
        return 0;
    }
    return static_cast<std::uint8_t>(offset);
}

// The end
// ----------------------------------------------------------------------------------------------------------------

void RulesBuilder::finishAreas() {
    Rules& rules = rules_;
    rules.areas = static_cast<int>(rules.areaRows.size());
    for (int i = 0; i < rules.areas; ++i) {
        const AreaRow& row = rules.areaRows[static_cast<std::size_t>(i)];
        const Area area = areaAt(i);
        const bool scorable = row.values != std::array<int, 3>{};
        if (row.region) rules.regions.insert(area);
        if (row.onDisk) rules.onDisk.insert(area);
        if (row.kingMayStand) rules.kingMayStand.insert(area);
        if (row.onMap) rules.targets.insert(area);
        if (row.onMap && !row.closed) rules.sources.insert(area);
        if (scorable) rules.scorable.insert(area);
        if (row.coastal) rules.coastal.insert(area);
        for (std::size_t v = 0; v < 3; ++v)
            rules.values[static_cast<std::size_t>(i)][v] = static_cast<std::int8_t>(row.values[v]);
        if (row.onMap && scorable && area != Area::Castillo) rules.scoringOrder.push_back(area);
    }
    const auto find = [&](const std::string& id) {
        for (int i = 0; i < rules.areas; ++i)
            if (rules.areaRows[static_cast<std::size_t>(i)].id == id) return areaAt(i);
        return Area::None;
    };
    for (const auto& [one, other] : borders_) {
        const Area a = find(one);
        const Area b = find(other);
        if (a == Area::None || b == Area::None || a == b) {
            fail("The border between '" + one + "' and '" + other + "' has no two places.");
            continue;
        }
        rules.neighbours[index(a)].insert(b);
        rules.neighbours[index(b)].insert(a);
    }
}

void RulesBuilder::finishCards() {
    Rules& rules = rules_;
    for (std::size_t i = 0; i < rules.cardRows.size(); ++i) {
        const CardRow& row = rules.cardRows[i];
        if (row.stack < 1 || row.stack > kMaxStacks) {
            fail("The card '" + row.id + "' is in stack " + std::to_string(row.stack) + ", which does not exist.");
            continue;
        }
        std::vector<Card>& stack = rules.stacks[static_cast<std::size_t>(row.stack - 1)];
        rules.stackCount = std::max(rules.stackCount, row.stack);
        CardInPlay card;
        card.row = static_cast<std::uint16_t>(i);
        card.stack = static_cast<std::uint8_t>(row.stack - 1);
        card.caballeros = static_cast<std::uint8_t>(row.caballeros);
        card.effectFirst = static_cast<std::uint8_t>(rules.effectSteps.size());
        card.effectCount = static_cast<std::uint8_t>(row.effect.steps.size());
        card.returns = row.returns;
        card.oneOf = row.effect.join == Effect::Join::OneOf;
        rules.effectSteps.insert(rules.effectSteps.end(), row.effect.steps.begin(), row.effect.steps.end());
        for (int copy = 0; copy < row.copies; ++copy) {
            card.place = static_cast<std::uint8_t>(stack.size());
            stack.push_back(static_cast<Card>(rules.cards.size()));
            rules.cards.push_back(card);
        }
    }
}

void RulesBuilder::finishOptions() {
    Rules& rules = rules_;
    for (const auto& [id, value] : rules.setup.options)
        if (rules.optionValue(id).empty()) fail("There is no option '" + id + "' in this game.");
    for (const OptionFacts& each : rules.options) rules.setup.options[each.id] = each.chosen;
    rules.rulings = {option("castillo-by-choice"),
                     option("all-own-must-leave"),
                     option("send-own-too"),
                     option("used-power-open"),
                     option("scoreboard-on-castillo"),
                     option("open-castillo"),
                     option("no-veto"),
                     rules.optionValue("tie-break") == "tournament"};
}

void RulesBuilder::checkCapacities() {
    for (const std::vector<Card>& stack : rules_.stacks)
        if (stack.size() > 16) fail("A stack of action cards has more than 16 cards.");
    if (rules_.cards.size() > 250) fail("There are more action cards than the game can number.");
    if (rules_.effectSteps.size() > 250) fail("The action cards have more steps than the game can number.");
    const std::size_t reserved = rules_.onDisk.bits == 0 ? 0 : static_cast<std::size_t>(rules_.onDisk.size());
    if (reserved < static_cast<std::size_t>(rules_.players) + 1) fail("There are too few regions for King and homes.");
    const std::size_t widest = static_cast<std::size_t>(rules_.sources.size() * rules_.targets.size()) *
                               (static_cast<std::size_t>(rules_.players) + 2);
    if (widest >= ActionList::kCapacity) fail("There are more places than one decision can offer.");
    checkAgenda();
    if (rules_.pieces > 255) fail("A colour has more Caballeros than the state can count.");
}

// The deepest that the agenda can get: what hangs on one anchor, and on top of a turn a special action with its end,
// its steps, what a step puts in its own place (a disk, a choice of places) and a Veto window.
void RulesBuilder::checkAgenda() {
    std::size_t deepest = 0;
    for (const std::vector<Hook>& hooks : rules_.anchors) {
        std::size_t depth = 1; // the flow itself
        for (const Hook& hook : hooks) depth += hook.eachSeat ? static_cast<std::size_t>(rules_.players) : 1;
        deepest = std::max(deepest, depth);
    }
    std::size_t steps = 0;
    for (const CardInPlay& card : rules_.cards) steps = std::max<std::size_t>(steps, card.effectCount);
    deepest = std::max(deepest, 1 + rules_.anchors[static_cast<std::size_t>(Anchor::Turn)].size() + 1 + steps + 2);
    if (deepest > Agenda::kCapacity) fail("More steps can be waiting at once than the agenda can hold.");
}

void RulesBuilder::takeFingerprint() {
    std::uint64_t hash = hashText(rules_.setup.edition);
    const auto add = [&](const std::string& text) { hash = hashText(text + "\n", hash); };
    add(std::to_string(rules_.setup.players) + "/" + std::to_string(rules_.setup.rounds));
    for (const std::string& each : rules_.setup.colours) add(each);
    for (const std::string& each : rules_.setup.expansions) add(each);
    for (const OptionFacts& each : rules_.options) add(each.id + "=" + each.chosen);
    for (const AreaRow& each : rules_.areaRows) add(each.id);
    for (const CardRow& each : rules_.cardRows) add(each.id + "x" + std::to_string(each.copies));
    for (const StepRules& each : rules_.steps) add(each.id);
    rules_.fingerprint = hash;
}

} // namespace elgrande
