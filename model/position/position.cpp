// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading positions: setup, seats, places. Cards are in position_cards.cpp, the round in position_turn.cpp.
#include "model/rules/rules_builder.h" // before Qt's own headers (position_reader.h)

#include "model/position/position_reader.h"
#include "model/rules/notation.h"
#include "model/rules/pieces.h"
#include "model/rules/pile.h"
#include "model/rules/queries.h"

#include <QJsonDocument>

#include <algorithm>

namespace elgrande {

namespace {

const QStringList kPositionFields{
    "edition", "expansions", "rounds",   "options",     "seed",        "round", "rounds_begun", "starter", "king",
    "seats",   "regions",    "castillo", "scoreboards", "stacks",      "offer", "left",         "phase",   "to_move",
    "agenda",  "special",    "kept",     "order",       "turn",        "parts", "disks",        "slots",   "placing",
    "tokens",  "dummies",    "shuffles", "corrections", "house_rules", "away"};
const QString kFormerKept = QStringLiteral("standing"); // what "kept" was called
const QStringList kSeatFields{"colour", "score",     "grande",   "court", "provinces", "hand",
                              "used",   "played",    "returned", "taken", "hand_size", "before",
                              "spent",  "used_size", "top",      "pile",  "doubtful"};
constexpr int kMostPoints = 9999;

std::string optionText(const QJsonValue& value, const JsonView& json, const QString& id) {
    if (value.isBool()) return value.toBool() ? "true" : "false";
    if (!value.isString())
        json.fail(QT_TRANSLATE_NOOP("elgrande::errors",
                                    "%1 gives the option '%2' a value that is neither true, false nor a string."),
                  {shown(id)});
    return value.toString().toStdString();
}

} // namespace

void readCommonSetup(const JsonView& json, Setup& setup) {
    setup.edition = json.text("edition", setup.edition);
    for (const QJsonValue each : json.array("expansions")) {
        if (!each.isString())
            json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 names an expansion that is not a string."));
        setup.expansions.push_back(each.toString().toStdString());
    }
    setup.rounds = json.number("rounds", setup.rounds, 1, 99);
    setup.seed = json.text("seed", setup.seed);
    const JsonView options = json.object("options", json.what());
    for (const QString& id : options.fields())
        setup.options[id.toStdString()] = optionText(options.value(id), json, id);
    setup.houseRules = json.flag("house_rules", false);
    const Result<Corrections> corrections = correctionsFromText(json.text("corrections", ""));
    if (corrections)
        setup.corrections = *corrections;
    else
        json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has invalid card corrections. %2"), {corrections.fault()});
}

Result<Setup> setupFromJson(const QJsonObject& object) {
    JsonFault fault;
    const JsonView json(object, {QT_TRANSLATE_NOOP("elgrande::errors", "The set-up")}, fault);
    Setup setup;
    json.knows(
        {"edition", "expansions", "players", "rounds", "seed", "options", "seats", "corrections", "house_rules"});
    readCommonSetup(json, setup);
    for (const QJsonValue each : json.array("seats")) {
        if (!each.isString()) json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 names a seat that is not a string."));
        setup.colours.push_back(each.toString().toStdString());
    }
    const int seats = static_cast<int>(setup.colours.size());
    setup.players = json.number("players", seats > 0 ? seats : setup.players, 2, kMaxSeats);
    if (fault.found()) return fault.error();
    return setup;
}

Result<LoadedPosition> positionFromJson(const QJsonObject& json) { return PositionReader(json).read(); }

Result<LoadedPosition> positionFromText(const std::string& text) {
    QJsonParseError error{};
    const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(text), &error);
    if (json.isObject()) return positionFromJson(json.object());
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The position is not a JSON object: %1."),
                 {error.errorString().toStdString()}};
}

PositionReader::PositionReader(const QJsonObject& json)
    : json_(json, {QT_TRANSLATE_NOOP("elgrande::errors", "The position")}, fault_) {}

Result<LoadedPosition> PositionReader::read() {
    const bool former = json_.has(kFormerKept) && !json_.has(keptField_);
    if (former) keptField_ = kFormerKept;
    json_.knows(former ? kPositionFields + QStringList{kFormerKept} : kPositionFields);
    if (!fault_.found() && readSetup()) {
        dealer_ = Dealer(*rules_, rules_->setup.seed);
        for (const auto stage : {&PositionReader::readRound, &PositionReader::readSeats, &PositionReader::readTable,
                                 &PositionReader::readPlaces, &PositionReader::readKept, &PositionReader::readCards,
                                 &PositionReader::readTurn, &PositionReader::check}) {
            if (fault_.found()) break;
            (this->*stage)();
        }
    }
    if (fault_.found()) return fault_.error();
    return LoadedPosition{rules_, state_, dealer_};
}

bool PositionReader::readSetup() {
    Setup setup;
    readCommonSetup(json_, setup);
    const QJsonArray seats = json_.array("seats");
    if (seats.size() < 2 || seats.size() > kMaxSeats)
        json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 must have 2 to 5 'seats'."));
    for (const QJsonValue each : seats)
        setup.colours.push_back(each.toObject().value("colour").toString().toStdString());
    setup.players = static_cast<int>(seats.size());
    if (fault_.found()) return false;
    const auto rules = RulesBuilder::build(setup);
    if (!rules) {
        fault_.tell(rules.fault());
        return false;
    }
    rules_ = *rules;
    return true;
}

std::uint32_t PositionReader::word(const QJsonValue& value, Operand operand, const Error& where) {
    if (!value.isString()) {
        fault_.tell({QT_TRANSLATE_NOOP("elgrande::errors", "%1 must be a string."), {where}});
        return 0;
    }
    const auto number = operandFromText(*rules_, operand, value.toString().toStdString());
    if (!number)
        fault_.tell({QT_TRANSLATE_NOOP("elgrande::errors", "%1 is '%2', which is not in this game."),
                     {where, shown(value.toString())}});
    return number.value_or(0);
}

// Seats --------------------------------------------------------------------------------------------------------------

void PositionReader::readSeats() {
    const QJsonArray seats = json_.array("seats");
    for (int i = 0; i < rules_->players; ++i) {
        const Seat seat = seatAt(i);
        if (!seats[i].isObject())
            json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a seat that is not an object."));
        const Error what{QT_TRANSLATE_NOOP("elgrande::errors", "Seat %1"), {rules_->colour(seat)}};
        readSeat(JsonView(seats[i].toObject(), what, fault_), seat);
    }
    const QJsonArray dummies = json_.array("dummies");
    if (dummies.size() > rules_->turnTakers - rules_->players)
        json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has more 'dummies' than the game has."));
    const Error dummy{QT_TRANSLATE_NOOP("elgrande::errors", "The dummy")};
    for (int i = rules_->players; i < rules_->turnTakers; ++i)
        readSeat(JsonView(dummies[i - rules_->players].toObject(), dummy, fault_), seatAt(i));
}

void PositionReader::readSeat(const JsonView& json, Seat seat) {
    const std::size_t i = index(seat);
    json.knows(kSeatFields);
    state_.score[i] = static_cast<std::int16_t>(json.number("score", 0, -kMostPoints, kMostPoints));
    state_.grande[i] = named(json, "grande", Operand::Area, Area::None);
    if (state_.grande[i] != Area::None && !rules_->map.grandes.contains(state_.grande[i]))
        json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has its Grande outside the regions."));
    state_.at(Area::Court, ownerOf(seat)) = static_cast<std::uint8_t>(json.number("court", 0, 0, rules_->flow.pieces));
    provinces_[i] = json.number("provinces", -1, 0, rules_->flow.pieces);
    readPowers(json, seat);
}

Power PositionReader::power(const JsonView& json, const QJsonValue& value, const QString& field) {
    const std::string id = value.isDouble() ? std::to_string(value.toInteger(-1)) : value.toString().toStdString();
    const auto power = operandFromText(*rules_, Operand::Power, id);
    if (power) return static_cast<Power>(*power);
    json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the power card '%2' in '%3'; there is no such card."),
              {shown(id), field.toStdString()});
    return Power::None;
}

std::uint32_t PositionReader::powers(const JsonView& json, const QString& field) {
    PowerSet set;
    for (const QJsonValue each : json.array(field)) {
        const Power card = power(json, each, field);
        if (card == Power::None) break;
        if (set.contains(card))
            json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the power card %2 twice in '%3'."),
                      {rules_->power(card).id, field.toStdString()});
        set.insert(card);
    }
    return set.bits;
}

// The first `count` cards of the set; none when it is less than one.
std::uint32_t PositionReader::lowest(std::uint32_t set, int count) {
    std::uint32_t chosen = 0;
    for (; count > 0 && set != 0; --count, set &= set - 1) chosen |= set & (~set + 1);
    return chosen;
}

void PositionReader::readPowers(const JsonView& json, Seat seat) {
    const std::size_t i = index(seat);
    if (json.given("played")) state_.played[i] = power(json, json.value("played"), "played");
    const std::uint32_t played = state_.played[i] == Power::None ? 0 : PowerSet::of(state_.played[i]).bits;
    const std::uint32_t all = rules_->deck.firstHand;
    std::uint32_t used = powers(json, "used");
    const Power top = json.given("top") ? power(json, json.value("top"), "top") : Power::None;
    if (top != Power::None) used |= PowerSet::of(top).bits;
    std::uint32_t hand = powers(json, "hand");
    const int usedUp = json.given("used") ? -1 : json.number("used_size", -1, 0, kMaxPowers);
    if (json.given("hand_size") && !json.given("hand")) { // as another seat sees it: any cards that it could be
        const int size = json.number("hand_size", 0, 0, kMaxPowers);
        // Where all used cards are known and this round's is not among them, it has been taken back; so it has where
        // another one is seen on top.
        const bool back = usedUp == 0 || (complete_ && json.given("used") && (used & played) == 0) ||
                          (top != Power::None && (used & played) == 0);
        if (back) hand = played;
        hand |= lowest(all & ~used & ~played, size - std::popcount(hand));
        if (std::popcount(hand) < size) hand |= played & ~used;
    } else if (!json.given("hand"))
        hand = all & ~used & ~played;
    if (usedUp > 0) {
        const std::uint32_t known = used | (played & ~hand);
        used = known | lowest(all & ~hand & ~played & ~known, usedUp - std::popcount(known));
    } else if (!json.given("used") && !rules_->deck.handsHidden)
        used = all & ~hand;
    if ((hand & played) == 0) used |= played; // in hand: taken back by its action card
    if ((hand & used) != 0)
        json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the power card %2 both in hand and used."),
                  {rules_->power(PowerSet{hand & used}.first()).id});
    state_.returned[i] = powers(json, "returned");
    if ((state_.returned[i] & ~hand) != 0)
        json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a card in 'returned' that is not in hand."));
    state_.hand[i] = hand;
    state_.used[i] = used;
    readPile(json, seat, top);
}

// "used" is in the order of the pile as well, but for what has been taken back unseen.
void PositionReader::readPile(const JsonView& json, Seat seat, Power top) {
    const QString field = json.given("pile") ? "pile" : "used";
    powers(json, field); // each at most once
    std::vector<Power> order;
    for (const QJsonValue each : json.array(field)) order.push_back(power(json, each, field));
    order.push_back(state_.played[index(seat)]);
    order.push_back(top);
    order.erase(std::remove(order.begin(), order.end(), Power::None), order.end());
    layPile(*rules_, state_, seat, order, json.number("doubtful", -1, 0, kMaxPowers));
}

// The board ----------------------------------------------------------------------------------------------------------

void PositionReader::readTable() {
    // In the set-up both may be missing, and then they are null.
    const auto lacks = [&](const QString& field) { return complete_ && json_.has(field); };
    const Area first = lacks("king") ? Area::None : rules_->map.kingMayStand.first();
    const Area king = named(json_, "king", Operand::Area, first);
    if (king != Area::None) state_.token[index(Token::King)] = Spot::in(king);
    if (king != Area::None && !rules_->map.kingMayStand.contains(king))
        json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the King in a place where he cannot be."));
    state_.starter = named(json_, "starter", Operand::Seat, lacks("starter") ? Seat::None : seatAt(0));
    state_.shuffles = static_cast<std::uint8_t>(json_.number("shuffles", 0, 0, 255));
    readBoards();
    readTokens();
}

void PositionReader::readBoards() {
    const JsonView boards = json_.object("scoreboards", json_.what());
    for (const QString& id : boards.fields()) {
        const Token board = static_cast<Token>(
            word(QJsonValue(id), Operand::Token, {QT_TRANSLATE_NOOP("elgrande::errors", "The scoreboard")}));
        if (fault_.found() || boards.isNull(id)) continue;
        const Error where{QT_TRANSLATE_NOOP("elgrande::errors", "The place of the scoreboard '%1'"),
                          {id.toStdString()}};
        const Area area = static_cast<Area>(word(boards.value(id), Operand::Area, where));
        if (fault_.found()) return;
        if (!rules_->tokens[index(board)].isScoreboard())
            json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 '%2' is not a scoreboard."), {shown(id)});
        if (!rules_->map.scorable.contains(area))
            json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the scoreboard '%2' where nothing is scored."),
                       {id.toStdString()});
        for (Token other : rules_->scoreboards)
            if (state_.token[index(other)] == Spot::in(area))
                json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has two scoreboards in one place."));
        state_.token[index(board)] = Spot::in(area);
    }
}

// Tokens that are neither the King nor a scoreboard: a place, the colour of a seat, or null; a list where there are
// several of a kind.
void PositionReader::readTokens() {
    const JsonView tokens = json_.object("tokens", part("tokens"));
    for (const QString& id : tokens.fields()) {
        const std::size_t first =
            word(QJsonValue(id), Operand::Token, {QT_TRANSLATE_NOOP("elgrande::errors", "A token")});
        if (fault_.found()) return;
        const QJsonArray spots = tokens.value(id).isArray() ? tokens.value(id).toArray() : QJsonArray{tokens.value(id)};
        for (qsizetype i = 0; i < spots.size(); ++i) {
            const std::size_t token = first + static_cast<std::size_t>(i);
            if (token >= rules_->tokens.size() || rules_->tokens[token].id != rules_->tokens[first].id)
                return json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has more '%2' tokens than there are."),
                                  {id.toStdString()});
            if (spots[i].isNull()) continue;
            if (const auto seat = seatFromText(*rules_, spots[i].toString().toStdString()))
                state_.token[token] = Spot::before(*seat);
            else
                state_.token[token] = Spot::in(static_cast<Area>(
                    word(spots[i], Operand::Area,
                         {QT_TRANSLATE_NOOP("elgrande::errors", "The place of the token '%1'"), {id.toStdString()}})));
        }
        sortCopies(*rules_, state_, static_cast<Token>(first));
    }
}

void PositionReader::readPlaces() {
    const JsonView regions = json_.object("regions", json_.what());
    for (const QString& id : regions.fields()) {
        const Area area = static_cast<Area>(
            word(QJsonValue(id), Operand::Area, {QT_TRANSLATE_NOOP("elgrande::errors", "A place in 'regions'")}));
        if (fault_.found()) return;
        if (area == Area::Castillo)
            json_.fail(
                QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the Castillo in 'regions' instead of 'castillo'."));
        readCounts(regions.object(id, {QT_TRANSLATE_NOOP("elgrande::errors", "The region %1"), {id.toStdString()}}),
                   area);
    }
    readCounts(json_.object("castillo", {QT_TRANSLATE_NOOP("elgrande::errors", "The Castillo")}), Area::Castillo);
    if (!fault_.found()) countProvinces();
}

void PositionReader::readCounts(const JsonView& json, Area area) {
    for (const QString& colour : json.fields()) {
        const Owner owner = static_cast<Owner>(word(QJsonValue(colour), Operand::Owner, json.what()));
        if (fault_.found()) return;
        if (!rules_->owners.contains(owner))
            json.fail(
                QT_TRANSLATE_NOOP("elgrande::errors", "%1 has Caballeros of '%2', a colour that is not in this game."),
                {shown(colour)});
        if (isSeated(owner) && (area == Area::Court || area == Area::Provinces))
            json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 belongs under 'seats'."));
        const int most = rules_->piecesOf(owner);
        state_.at(area, owner) = static_cast<std::uint8_t>(json.number(colour, 0, 0, most));
    }
}

// How many of each colour are out of the game, which only a position with an unknown Castillo has to say.
std::array<int, kMaxOwners> PositionReader::readAway() {
    std::array<int, kMaxOwners> away{};
    const JsonView json = json_.object("away", part("away"));
    for (const QString& colour : json.fields()) {
        const std::uint32_t owner = word(QJsonValue(colour), Operand::Owner, json.what());
        if (fault_.found()) break;
        away[owner] = json.number(colour, 0, 0, rules_->piecesOf(static_cast<Owner>(owner)));
    }
    return away;
}

void PositionReader::countProvinces() {
    const bool castilloUnknown = json_.has("castillo") && json_.isNull("castillo");
    const std::array<int, kMaxOwners> away = castilloUnknown ? readAway() : std::array<int, kMaxOwners>{};
    for (Owner owner : rules_->owners) {
        const int sum = caballerosOf(state_, owner) - state_.at(Area::Provinces, owner) + away[index(owner)];
        const int given = isSeated(owner) ? provinces_[index(owner)] : state_.at(Area::Provinces, owner);
        const int most = rules_->piecesOf(owner);
        if (sum + std::max(given, 0) > most)
            return fault_.tell(
                {QT_TRANSLATE_NOOP("elgrande::errors",
                                   "The colour %1 has %2 Caballeros, but there are only %3 in its set."),
                 {rules_->ownerName(owner), std::to_string(sum + std::max(given, 0)), std::to_string(most)}});
        if (castilloUnknown && given >= 0)
            state_.at(Area::Castillo, owner) = static_cast<std::uint8_t>(most - sum - given);
        if (isSeated(owner))
            state_.at(Area::Provinces, owner) = static_cast<std::uint8_t>(given >= 0 ? given : most - sum);
    }
}

} // namespace elgrande
