// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the base game and expansions contribute; build.cpp makes rules of it.
#include "model/rules/rules_builder.h"
#include "model/core/among.h"
#include "model/rules/room.h"

#include <algorithm>

namespace elgrande {

namespace {

template <class List>
bool hasId(const List& list, const std::string& id) {
    return std::any_of(list.begin(), list.end(), [&](const auto& each) { return each.id == id; });
}

std::vector<std::string> splitAtCommas(const std::string& text) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t end = 0; !text.empty() && end != std::string::npos; begin = end + 1) {
        end = text.find(',', begin);
        parts.push_back(text.substr(begin, end == std::string::npos ? end : end - begin));
    }
    return parts;
}

// The members in the order of the option's values; empty where one of them is unknown or there are too few or many.
std::string setFromText(const OptionFacts& option, const std::string& text) {
    const std::vector<std::string> chosen = splitAtCommas(text);
    std::string members;
    int count = 0;
    for (const std::string& value : option.values) {
        if (!isAmong(chosen, value)) continue;
        members += (members.empty() ? "" : ",") + value;
        ++count;
    }
    const bool known = count == static_cast<int>(chosen.size());
    return known && count >= option.least && count <= option.most ? members : "";
}

} // namespace

void RulesBuilder::fail(const Error& error) {
    if (!error_) error_ = error;
}

// Options ------------------------------------------------------------------------------------------------------------

void RulesBuilder::readOption(OptionFacts option, const Defaults& defaults) {
    option.source = source_;
    const std::string& edition = rules_.setup.edition;
    if (const auto own = defaults.find(edition); own != defaults.end())
        option.editionDefault = own->second;
    else if (const auto others = defaults.find(""); others != defaults.end())
        option.editionDefault = others->second;
    for (const Expansion* each : order_) // an edition in a folder of its own
        if (each->edition == edition)
            if (const auto own = each->defaults.find(option.id); own != each->defaults.end())
                option.editionDefault = own->second;
    option.chosen = option.editionDefault;
    const bool isSet = option.kind == OptionFacts::Kind::Set;
    if (const auto chosen = rules_.setup.options.find(option.id); chosen != rules_.setup.options.end()) {
        option.chosen = isSet ? setFromText(option, chosen->second) : chosen->second;
        if (isSet ? option.chosen.empty() && option.least > 0 : !isAmong(option.values, option.chosen))
            fail({QT_TRANSLATE_NOOP("elgrande::errors", "The option '%1' cannot be '%2'."),
                  {option.id, chosen->second}});
    }
    rules_.options.push_back(std::move(option));
}

void RulesBuilder::addOption(const std::string& id, const Defaults& defaults) {
    readOption({.id = id, .source = {}, .values = {"false", "true"}, .chosen = {}, .editionDefault = {}}, defaults);
}

void RulesBuilder::addChoice(const std::string& id, const std::vector<std::string>& values, const Defaults& defaults) {
    readOption({.id = id,
                .source = {},
                .kind = OptionFacts::Kind::Choice,
                .values = values,
                .chosen = {},
                .editionDefault = {}},
               defaults);
}

void RulesBuilder::addColourOption(const std::string& id, const std::vector<std::string>& others,
                                   const Defaults& defaults) {
    std::vector<std::string> values = others;
    values.insert(values.end(), rules_.setup.colours.begin(), rules_.setup.colours.end());
    readOption({.id = id,
                .source = {},
                .kind = OptionFacts::Kind::Colour,
                .values = std::move(values),
                .chosen = {},
                .editionDefault = {}},
               defaults);
}

void RulesBuilder::addSetOption(const std::string& id, const std::vector<std::string>& members, int least, int most,
                                const Defaults& defaults) {
    readOption({.id = id,
                .source = {},
                .kind = OptionFacts::Kind::Set,
                .values = members,
                .chosen = {},
                .editionDefault = {},
                .least = least,
                .most = most},
               defaults);
}

OptionFacts* RulesBuilder::optionCalled(const std::string& id) {
    const auto found = std::find_if(rules_.options.begin(), rules_.options.end(),
                                    [&](const OptionFacts& each) { return each.id == id; });
    return found == rules_.options.end() ? nullptr : &*found;
}

void RulesBuilder::aboutCards(const std::string& option, std::function<bool(const Step&)> asks) {
    OptionFacts* const known = optionCalled(option);
    if (known == nullptr) return fail("There is no option '" + option + "' that could be about cards.");
    known->idle = true; // until such a card is found
    if (asks) asking_.emplace(option, std::move(asks));
}

void RulesBuilder::dropOption(const std::string& id) {
    if (std::erase_if(rules_.options, [&](const OptionFacts& each) { return each.id == id; }) == 0)
        fail("There is no option '" + id + "' that '" + source_ + "' could drop.");
}

bool RulesBuilder::option(const std::string& id) const { return rules_.optionValue(id) == "true"; }
const std::string& RulesBuilder::optionValue(const std::string& id) const { return rules_.optionValue(id); }
std::vector<std::string> RulesBuilder::optionSet(const std::string& id) const {
    return splitAtCommas(rules_.optionValue(id));
}

bool RulesBuilder::plays(const std::string& expansion) const {
    return std::any_of(order_.begin(), order_.end(), [&](const Expansion* each) { return each->id == expansion; });
}

// Places and pieces --------------------------------------------------------------------------------------------------

Area RulesBuilder::addArea(const AreaRow& row) {
    Map& map = rules_.map;
    if (hasId(map.rows, row.id)) fail("The place '" + row.id + "' of '" + source_ + "' exists already.");
    if (map.rows.size() >= kMaxAreas) {
        fail(noRoomFor(Room::Places));
        return Area::None;
    }
    map.rows.push_back(row);
    map.sourceOf.push_back(source_);
    for (const std::string& neighbour : row.neighbours) borders_.emplace_back(row.id, neighbour);
    return areaAt(static_cast<int>(map.rows.size()) - 1);
}

void RulesBuilder::addBorder(const std::string& area, const std::string& other) { borders_.emplace_back(area, other); }

Token RulesBuilder::addToken(const TokenRow& row) {
    if (hasId(rules_.tokens, row.id)) fail("The token '" + row.id + "' of '" + source_ + "' exists already.");
    const std::size_t first = rules_.tokens.size();
    if (row.copies < 1 || first + static_cast<std::size_t>(row.copies) > kMaxTokens) {
        fail(noRoomFor(Room::Tokens));
        return Token::None;
    }
    for (int copy = 0; copy < row.copies; ++copy) {
        rules_.copies[rules_.tokens.size()] = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(row.copies)};
        rules_.tokens.push_back({row.id, source_, row.values, row.picture, row.basis, row.home});
        if (rules_.tokens.back().isScoreboard())
            rules_.scoreboards.push_back(static_cast<Token>(rules_.tokens.size() - 1));
    }
    return static_cast<Token>(first);
}

void RulesBuilder::addOwner(Owner owner, const std::string& name, int pieces) {
    if (index(owner) < kMaxSeats || index(owner) >= kMaxOwners)
        return fail("'" + source_ + "' adds the pieces of an owner that cannot be.");
    if (rules_.owners.contains(owner) && rules_.words.owners[index(owner)] != name)
        return fail("'" + source_ + "' calls an owner '" + name + "' who has another name already.");
    rules_.owners.insert(owner);
    rules_.words.owners[index(owner)] = name;
    rules_.flow.piecesWithoutSeat += pieces;
}

void RulesBuilder::addDummy() {
    if (rules_.turnTakers >= kMaxSeats) return fail("'" + source_ + "' wants a seat that is not free.");
    rules_.owners.insert(ownerOf(seatAt(rules_.turnTakers)));
    const int number = rules_.turnTakers - rules_.players + 1;
    rules_.words.owners[static_cast<std::size_t>(rules_.turnTakers)] =
        number == 1 ? "dummy" : "dummy-" + std::to_string(number);
    ++rules_.turnTakers;
    rules_.hooks.heard.insert(Area::Court); // it has none
}

void RulesBuilder::setPieces(int each, int courtAtStart, int homeAtStart) {
    rules_.flow.pieces = each;
    rules_.flow.courtAtStart = courtAtStart;
    rules_.flow.homeAtStart = homeAtStart;
}

void RulesBuilder::setRanks(int ranks) { rules_.flow.ranksScored = ranks; }

// Cards --------------------------------------------------------------------------------------------------------------

void RulesBuilder::addEffect(const std::string& id, const Effect& effect) {
    for (const auto& known : rules_.deck.effects)
        if (known.first == id) fail("The effect '" + id + "' of '" + source_ + "' exists already.");
    rules_.deck.effects.emplace_back(id, effect);
}

void RulesBuilder::addCard(const CardRow& row) {
    Deck& deck = rules_.deck;
    if (hasId(deck.rows, row.id)) fail("The card '" + row.id + "' of '" + source_ + "' exists already.");
    deck.rows.push_back(row);
    deck.sourceOf.push_back(source_);
}

void RulesBuilder::removeCards(const std::string& id) {
    Deck& deck = rules_.deck;
    for (std::size_t i = deck.rows.size(); i-- > 0;) {
        if (deck.rows[i].id != id) continue;
        deck.rows.erase(deck.rows.begin() + static_cast<std::ptrdiff_t>(i));
        deck.sourceOf.erase(deck.sourceOf.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void RulesBuilder::rateCard(const std::string& id, Basis basis) {
    for (CardRow& row : rules_.deck.rows)
        if (row.id == id) row.basis = row.caballerosBasis = basis;
}

void RulesBuilder::removeStack(int number) {
    std::vector<std::string> gone;
    for (const CardRow& row : rules_.deck.rows)
        if (row.stack == number) gone.push_back(row.id);
    for (const std::string& id : gone) removeCards(id);
}

void RulesBuilder::removeBaseStacks() {
    Deck& deck = rules_.deck;
    std::vector<std::string> gone;
    for (std::size_t i = 0; i < deck.rows.size(); ++i)
        if (deck.rows[i].stack > 0 && !isAmong(rules_.setup.expansions, deck.sourceOf[i]))
            gone.push_back(deck.rows[i].id);
    for (const std::string& id : gone) removeCards(id);
}

void RulesBuilder::mergeStacks(int number, int into) {
    for (CardRow& row : rules_.deck.rows)
        if (row.stack == number) row.stack = into;
}

int RulesBuilder::freeStack() const {
    int highest = 0;
    for (const CardRow& row : rules_.deck.rows) highest = std::max(highest, row.stack);
    return highest + 1;
}

void RulesBuilder::addPower(const PowerRow& row) {
    if (hasId(powers_, row.id)) fail("The power card '" + row.id + "' of '" + source_ + "' exists already.");
    powers_.push_back(row);
    powerSource_.push_back(source_);
}

int RulesBuilder::freeValue() const {
    int highest = 0;
    for (const PowerRow& row : powers_) highest = std::max(highest, row.value);
    return highest + 1;
}

void RulesBuilder::replacePowers(const std::vector<PowerRow>& rows) {
    powers_.clear();
    powerSource_.clear();
    for (const PowerRow& row : rows) addPower(row);
}

void RulesBuilder::hideHands() { rules_.deck.handsHidden = true; }

// Verbs and words ----------------------------------------------------------------------------------------------------

StepKind RulesBuilder::addStep(const StepRules& step) {
    for (const StepRules& other : rules_.flow.verbs)
        if (std::string(other.id) == step.id) fail(std::string("The step '") + step.id + "' exists already.");
    if (step.legal != nullptr && (step.apply == nullptr || step.decision == nullptr))
        fail(std::string("The step '") + step.id + "' asks but does nothing, or asks something without a name.");
    if (rules_.flow.verbs.size() >= index(StepKind::None)) fail("There are more steps than the game can number.");
    rules_.flow.verbs.push_back(step);
    return static_cast<StepKind>(rules_.flow.verbs.size() - 1);
}

void RulesBuilder::addTurnPart(const TurnPart& part) {
    TurnPart own = part;
    if (rules_.flow.parts.size() >= 16) return fail("A turn has more parts than the game can remember.");
    if (part.offer == nullptr || part.begin == nullptr)
        fail(std::string("The part '") + part.id + "' of a turn is never offered or does nothing.");
    own.bit = static_cast<std::uint16_t>(1U << rules_.flow.parts.size());
    rules_.flow.parts.push_back(own);
}

std::uint8_t RulesBuilder::addDiskUse(const DiskUseRules& use) {
    rules_.flow.diskUses.push_back(use);
    return static_cast<std::uint8_t>(rules_.flow.diskUses.size() - 1);
}

ActionKind RulesBuilder::addAction(const std::string& word, std::array<Operand, 3> operands, bool pair) {
    for (const ActionFacts& other : rules_.words.actions)
        if (other.word == word && other.operands == operands) fail("The action '" + word + "' exists already.");
    rules_.words.actions.push_back({word, source_, operands, pair});
    return static_cast<ActionKind>(rules_.words.actions.size() - 1);
}

EventKind RulesBuilder::addEvent(const std::string& id, EventFamily family, Reveals reveals, const Carried& carried) {
    if (hasId(rules_.words.events, id)) fail("The event '" + id + "' exists already.");
    rules_.words.events.push_back({id, source_, family, reveals, carried});
    return static_cast<EventKind>(rules_.words.events.size() - 1);
}

Reason RulesBuilder::addReason(const std::string& id) {
    if (isAmong(rules_.words.reasons, id)) fail("The reason '" + id + "' exists already.");
    rules_.words.reasons.push_back(id);
    return static_cast<Reason>(rules_.words.reasons.size() - 1);
}

Refusal RulesBuilder::addRefusal(const std::string& id) {
    if (isAmong(rules_.words.refusals, id)) fail("The refusal '" + id + "' exists already.");
    rules_.words.refusals.push_back(id);
    return static_cast<Refusal>(rules_.words.refusals.size() - 1);
}

std::uint8_t RulesBuilder::addKept(const KeptRules& kept) {
    if (rules_.kept.empty()) rules_.kept.emplace_back(); // 0 is unused
    if (hasId(rules_.kept, kept.id)) fail("The kept effect '" + kept.id + "' exists already.");
    rules_.kept.push_back(kept);
    rules_.kept.back().source = source_;
    return static_cast<std::uint8_t>(rules_.kept.size() - 1);
}

void RulesBuilder::at(Anchor anchor, const Step& step, StepKind before) {
    std::vector<Step>& steps = rules_.flow.anchors[static_cast<std::size_t>(anchor)];
    const auto place = std::find_if(steps.begin(), steps.end(), [&](const Step& each) { return each.kind == before; });
    steps.insert(place, step);
}

void RulesBuilder::after(Anchor anchor, const Step& step, StepKind earlier) {
    std::vector<Step>& steps = rules_.flow.anchors[static_cast<std::size_t>(anchor)];
    const auto place = std::find_if(steps.begin(), steps.end(), [&](const Step& each) { return each.kind == earlier; });
    if (place == steps.end())
        fail("What a step of '" + source_ + "' is to follow is not in the round.");
    else
        steps.insert(std::next(place), step);
}

void RulesBuilder::takeOut(Anchor anchor, const Step& step) {
    if (std::erase(rules_.flow.anchors[static_cast<std::size_t>(anchor)], step) == 0)
        fail("What '" + source_ + "' takes out of the round is not in it.");
}

void RulesBuilder::beforeScoring(const Step& step) {
    rules_.hooks.beforeScoring.push_back(step);
    at(Anchor::ScoringRegions, step, StepKind::RegionScoring);
}

// Hooks --------------------------------------------------------------------------------------------------------------

void RulesBuilder::ban(const Ban& ban) { rules_.hooks.bans.push_back(ban); }
void RulesBuilder::redirect(RedirectHook hook, AreaSet to) {
    rules_.hooks.redirects.push_back({hook, to});
    rules_.hooks.heard = rules_.hooks.heard | to;
}
void RulesBuilder::onArrival(ArrivalHook hook, AreaSet at, AreaSet from) {
    rules_.hooks.arrivals.push_back({hook, at, from});
    rules_.hooks.heardFrom = rules_.hooks.heardFrom | from;
    rules_.hooks.heard = rules_.hooks.heard | at;
}
void RulesBuilder::command(CommandHook hook) { rules_.hooks.commands.push_back(hook); }
void RulesBuilder::serve(Owner owner, MasterHook master) { serve({owner, master, Token::None}); }
void RulesBuilder::serve(Owner owner, Token token) { serve({owner, nullptr, token}); }
void RulesBuilder::serve(const Master& master) {
    if (seatOf(master.owner) != Seat::None)
        return fail("'" + source_ + "' makes the pieces of a seat serve somebody else.");
    rules_.hooks.masters.push_back(master);
}
void RulesBuilder::contest(ContestHook hook) { rules_.hooks.contests.push_back(hook); }
void RulesBuilder::scoreAlso(ScoringRule rule, AreaSet places) { rules_.hooks.scoring.push_back({rule, places}); }
void RulesBuilder::leaveUnscored(UnscoredHook hook) { rules_.hooks.unscored.push_back(hook); }
void RulesBuilder::placeAlso(PlacingHook hook) { rules_.hooks.placing.push_back(hook); }
void RulesBuilder::addPart(Area part, Token token) {
    rules_.hooks.parts.push_back({part, token});
    rules_.map.hasParts = true;
}
void RulesBuilder::rerouteNeighbours(NeighbourHook hook, Token shownBy) {
    rules_.hooks.neighbours.push_back({hook, shownBy});
}
void RulesBuilder::rerouteKing(const KingHook& hook) { rules_.hooks.king.push_back(hook); }
void RulesBuilder::blockPowers(BlockHook hook) { rules_.hooks.blocked.push_back(hook); }
void RulesBuilder::conceal(ConcealHook hide, ResampleHook fill) {
    rules_.hooks.conceal.push_back(hide);
    rules_.hooks.resample.push_back(fill);
}
void RulesBuilder::check(CheckHook hook) { rules_.hooks.checks.push_back(hook); }
void RulesBuilder::checkMoment(CheckHook hook) { rules_.hooks.moments.push_back(hook); }
void RulesBuilder::worth(WorthHook hook) { rules_.hooks.worth.push_back(hook); }

void RulesBuilder::whenNumbered(std::function<void(const Rules&)> hook) { whenNumbered_.push_back(std::move(hook)); }

std::uint8_t RulesBuilder::reserve(const std::string& id, std::size_t bytes) {
    if (hasId(rules_.slotFacts, id)) fail("The piece of state '" + id + "' exists already.");
    const int offset = rules_.slotBytes;
    if (offset + static_cast<int>(bytes) > State::kSlotBytes) {
        fail(noRoomFor(Room::State));
        return 0;
    }
    rules_.slotFacts.push_back({id, source_, offset, static_cast<int>(bytes)});
    rules_.slotBytes += static_cast<int>(bytes);
    return static_cast<std::uint8_t>(offset);
}

} // namespace elgrande
