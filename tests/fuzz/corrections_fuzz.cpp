// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What anybody says of cards, in any edition and set: it is refused with a reason, or a game can be played with it to
// its end, by random moves and by a computer player's, is sound after each of them and can be written and read. Bytes
// begin with a line like
//   set intrigue_king players=5 rounds=6 edition=bigbox ki-cards=18
// and go on with corrections as a record has them; where they begin otherwise, the first two draw a game at random, and
// each four of the others are one field of one card.
#include "model/agents/agent.h"
#include "model/agents/agent_catalogue.h"
#include "model/core/among.h"
#include "model/observe/card_list.h"
#include "model/observe/catalogue.h"
#include "model/position/position.h"
#include "model/record/record.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "tests/fuzz/fuzz.h"
#include "tests/property/random_game.h"

#include <string>

using namespace elgrande;
using fuzz::require;

namespace {

constexpr int kMostMoves = 20000;     // ordinary games have some hundred
constexpr int kBetweenPositions = 61; // moves

const std::vector<std::vector<std::string>>& sets() {
    static const std::vector<std::vector<std::string>> all = property::expansionSets();
    return all;
}

// With the game in which it does not hold.
void holds(const property::Game& game, bool isSo, const std::string& what) {
    if (isSo) return;
    const Setup& setup = game.rules->setup;
    require(false, (what + ", after " + std::to_string(game.moves.size()) + " moves of " + property::toText(setup) +
                    ": " + toText(setup.corrections))
                       .c_str());
}

// A pattern for authors is played with other sets by nobody, and its moments are not all sound there.
bool isForPlayers(const Setup& setup) {
    const auto known = knownExpansions();
    return std::none_of(known.begin(), known.end(), [&setup](const ExpansionFacts& each) {
        return !each.playable && isAmong(setup.expansions, each.id);
    });
}

void mayBeWritten(const Rules& rules, const property::Game& game) {
    const auto read = positionFromJson(positionToJson(rules, game.state, game.dealer));
    holds(game, static_cast<bool>(read), read ? "" : "a position is read again: " + read.error());
}

// At random, or of a computer player at the first seat.
Move chosen(property::Game& game, Agent* agent) {
    if (agent == nullptr || game.asked != Seat{} || game.legal.size() < 2) return game.next(game.random);
    ThinkLimits limits;
    limits.seed = game.moves.size();
    const InformationState known(*game.rules, game.state, game.asked);
    return {game.asked, agent->think(*game.rules, known, game.legal, limits).action};
}

void play(const std::shared_ptr<const Rules>& rules, std::uint64_t seed, bool byComputer) {
    property::Game game(rules, seed);
    const auto agent = byComputer ? makeAgent("greedy") : nullptr;
    while (!game.over()) {
        holds(game, game.moves.size() < kMostMoves, "a game comes to its end");
        holds(game, !game.legal.empty(), "whoever is asked has a move");
        if (isForPlayers(rules->setup) && game.state.roundsBegun > 0 && game.moves.size() % kBetweenPositions == 0)
            mayBeWritten(*rules, game);
        game.play(chosen(game, agent.get()));
        const char* wrong = stateIsOk(*rules, game.state);
        holds(game, wrong == nullptr, wrong != nullptr ? wrong : "");
    }
    Record record;
    record.setup = rules->setup;
    record.moves = game.moves;
    const auto read = recordFromText(toText(*rules, record));
    holds(game, static_cast<bool>(read), read ? "" : "a record is read again: " + read.error());
    holds(game, read->moves == record.moves, "a record keeps its moves");
    holds(game, static_cast<bool>(replay(*rules, initialState(*rules), *read)), "a record can be played again");
}

void tryOut(const Setup& setup, std::uint64_t seed) {
    const auto again = correctionsFromText(toText(setup.corrections));
    require(!again || *again == setup.corrections, "corrections are read as they were written");
    const auto rules = RulesBuilder::build(setup);
    if (!rules) return require(!rules.error().empty(), "refused corrections have a reason");
    require(!cardList(**rules).empty() && !catalogueOf(**rules).cards.empty(), "a game has cards");
    for (std::uint64_t game = 0; game < 2; ++game) play(*rules, seed + game, (seed + game) % 8 == 0);
}

// "set …": the setup; what it does not understand is an option.
Setup told(std::string_view line) {
    Setup setup;
    setup.houseRules = true;
    while (!line.empty()) {
        const std::string word(line.substr(0, line.find(' ')));
        line.remove_prefix(std::min(line.size(), word.size() + 1));
        const std::size_t equals = word.find('=');
        const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
        const std::string name = word.substr(0, equals);
        if (equals == std::string::npos && name != "set") setup.expansions.push_back(name);
        if (value.empty()) continue;
        if (name == "players" || name == "rounds")
            (name == "players" ? setup.players : setup.rounds) = std::atoi(value.c_str());
        else if (name == "edition")
            setup.edition = value;
        else
            setup.options[name] = value;
    }
    return setup;
}

// One field of a card that the game has.
void correct(Setup& setup, const std::vector<ListedCard>& cards, const Rules& rules, const std::uint8_t* bytes) {
    const auto& effects = rules.deck.effects;
    CardCorrection& card = setup.corrections[cards[bytes[0] % cards.size()].id];
    const int number = bytes[2];
    switch (bytes[1] % 8) {
    case 0:
        card.caballeros = number % (kMostOfACard + 1);
        break;
    case 1:
        card.copies = number % (kMostOfACard + 1);
        break;
    case 2:
        card.value = 1 + (number | bytes[3] << 8) % kHighestValue;
        break;
    case 3:
        card.enabled = number % 2 == 0;
        break;
    case 4:
        card.copies = 1 + number % 3;
        break;
    case 5:
        card.texts[number % 2 == 0 ? "title.en" : "text.de"] =
            std::string(static_cast<std::size_t>(bytes[3] % 60), '\xc4');
        break;
    default:
        card.effect = effects[static_cast<std::size_t>(number | bytes[3] << 8) % effects.size()].first;
    }
}

void structured(const std::uint8_t* data, std::size_t size) {
    Setup setup = property::setupOf(data[0], data[1], sets(),
                                    data[0] % 4 == 0 ? property::Expanded::Sometimes : property::Expanded::Always);
    const auto plain = RulesBuilder::build(setup);
    if (!plain) return; // too much for one table
    const std::vector<ListedCard> cards = cardList(**plain);
    for (std::size_t at = 2; at + 4 <= size; at += 4) correct(setup, cards, **plain, data + at);
    tryOut(setup, data[0] + size);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (text.substr(0, 3) != "set") {
        if (size >= 6) structured(data, size);
        return 0;
    }
    const std::size_t end = std::min(text.find('\n'), size);
    Setup setup = told(text.substr(0, end));
    const auto corrections = correctionsFromText(text.substr(std::min(size, end + 1)));
    if (!corrections) {
        require(!corrections.error().empty(), "refused corrections have a reason");
        return 0;
    }
    setup.corrections = *corrections;
    tryOut(setup, size);
    return 0;
}
