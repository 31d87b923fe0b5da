// Reading positions: setup, seats, places. Cards are in position_cards.cpp, the round in position_turn.cpp.
#include "model/rules/rules_builder.h" // before Qt's own headers (position_reader.h)

#include "model/position/position_reader.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

const QStringList kFields{
    "edition", "expansions", "rounds",  "options",  "seed",        "round",    "rounds_begun", "starter",
    "king",    "seats",      "regions", "castillo", "scoreboards", "stacks",   "offer",        "left",
    "phase",   "to_move",    "agenda",  "special",  "kept",        "order",    "turn",         "parts",
    "disks",   "slots",      "placing", "tokens",   "dummies",     "shuffles", "corrections",  "house_rules"};
const QStringList kSeatFields{"colour", "score",    "grande", "court",     "provinces", "hand", "used",
                              "played", "returned", "taken",  "hand_size", "before",    "spent"};
constexpr int kMostPoints = 9999;

std::string optionText(const QJsonValue& value, const JsonView& json, const QString& id) {
    if (value.isBool()) return value.toBool() ? "true" : "false";
    if (!value.isString())
        json.fail(
            QStringLiteral("gives the option %1 a value that is neither true, false nor a text.").arg(quoted(id)));
    return value.toString().toStdString();
}

} // namespace

void readCommonSetup(const JsonView& json, Setup& setup) {
    setup.edition = json.text("edition", setup.edition);
    for (const QJsonValue& each : json.array("expansions")) {
        if (!each.isString()) json.fail("names an expansion that is no text.");
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
        json.fail("has wrong corrections of cards. " + QString::fromStdString(corrections.error()));
}

Result<Setup> setupFromJson(const QJsonObject& object) {
    JsonFault fault;
    const JsonView json(object, "The setup", fault);
    Setup setup;
    json.knows(
        {"edition", "expansions", "players", "rounds", "seed", "options", "seats", "corrections", "house_rules"});
    readCommonSetup(json, setup);
    for (const QJsonValue& each : json.array("seats")) {
        if (!each.isString()) json.fail("names a seat that is no text.");
        setup.colours.push_back(each.toString().toStdString());
    }
    const int seats = static_cast<int>(setup.colours.size());
    setup.players = json.number("players", seats > 0 ? seats : setup.players, 2, kMaxSeats);
    if (fault.found()) return Error{fault.sentence()};
    return setup;
}

Result<LoadedPosition> positionFromJson(const QJsonObject& json) { return PositionReader(json).read(); }

PositionReader::PositionReader(const QJsonObject& json)
    : json_(json, "The position", fault_) {}

Result<LoadedPosition> PositionReader::read() {
    json_.knows(kFields);
    if (!fault_.found() && readSetup()) {
        dealer_ = Dealer(*rules_, rules_->setup.seed);
        for (const auto stage : {&PositionReader::readRound, &PositionReader::readSeats, &PositionReader::readTable,
                                 &PositionReader::readPlaces, &PositionReader::readKept, &PositionReader::readCards,
                                 &PositionReader::readTurn, &PositionReader::check}) {
            if (fault_.found()) break;
            (this->*stage)();
        }
    }
    if (fault_.found()) return Error{fault_.sentence()};
    return LoadedPosition{rules_, state_, dealer_};
}

bool PositionReader::readSetup() {
    Setup setup;
    readCommonSetup(json_, setup);
    const QJsonArray seats = json_.array("seats");
    if (seats.size() < 2 || seats.size() > kMaxSeats) json_.fail("must have 2 to 5 'seats'.");
    for (const QJsonValue& each : seats)
        setup.colours.push_back(each.toObject().value("colour").toString().toStdString());
    setup.players = static_cast<int>(seats.size());
    if (fault_.found()) return false;
    const auto rules = RulesBuilder::build(setup);
    if (!rules) {
        fault_.tell(QString::fromStdString(rules.error()));
        return false;
    }
    rules_ = *rules;
    return true;
}

std::uint32_t PositionReader::word(const QJsonValue& value, Operand operand, const QString& where) {
    if (!value.isString()) {
        fault_.tell(QStringLiteral("%1 must be a text.").arg(where));
        return 0;
    }
    const auto number = operandFromText(*rules_, operand, value.toString().toStdString());
    if (!number)
        fault_.tell(QStringLiteral("%1 is %2, which this game does not have.").arg(where, quoted(value.toString())));
    return number.value_or(0);
}

// Seats --------------------------------------------------------------------------------------------------------------

void PositionReader::readSeats() {
    const QJsonArray seats = json_.array("seats");
    for (int i = 0; i < rules_->players; ++i) {
        const Seat seat = seatAt(i);
        if (!seats[i].isObject()) json_.fail("has a seat that is no object.");
        readSeat(JsonView(seats[i].toObject(), "The seat " + QString::fromStdString(rules_->colour(seat)), fault_),
                 seat);
    }
    const QJsonArray dummies = json_.array("dummies");
    if (dummies.size() > rules_->turnTakers - rules_->players) json_.fail("has more 'dummies' than the game.");
    for (int i = rules_->players; i < rules_->turnTakers; ++i)
        readSeat(JsonView(dummies[i - rules_->players].toObject(), "The dummy", fault_), seatAt(i));
}

void PositionReader::readSeat(const JsonView& json, Seat seat) {
    const std::size_t i = index(seat);
    json.knows(kSeatFields);
    state_.score[i] = static_cast<std::int16_t>(json.number("score", 0, -kMostPoints, kMostPoints));
    state_.grande[i] = named(json, "grande", Operand::Area, Area::None);
    if (state_.grande[i] != Area::None && !rules_->map.grandes.contains(state_.grande[i]))
        json.fail("has its Grande outside of the regions.");
    state_.at(Area::Court, ownerOf(seat)) = static_cast<std::uint8_t>(json.number("court", 0, 0, rules_->flow.pieces));
    provinces_[i] = json.number("provinces", -1, 0, rules_->flow.pieces);
    readPowers(json, seat);
}

Power PositionReader::power(const JsonView& json, const QJsonValue& value, const QString& field) {
    const std::string id = value.isDouble() ? std::to_string(value.toInteger(-1)) : value.toString().toStdString();
    const auto power = operandFromText(*rules_, Operand::Power, id);
    if (power) return static_cast<Power>(*power);
    json.fail(QStringLiteral("has the power card %1 in '%2', which does not exist.").arg(quoted(id), field));
    return Power::None;
}

std::uint32_t PositionReader::powers(const JsonView& json, const QString& field) {
    PowerSet set;
    for (const QJsonValue& each : json.array(field)) {
        const Power card = power(json, each, field);
        if (card == Power::None) break;
        if (set.contains(card))
            json.fail(QStringLiteral("has the power card %1 twice in '%2'.")
                          .arg(QString::fromStdString(rules_->power(card).id), field));
        set.insert(card);
    }
    return set.bits;
}

// The first `count` cards of the set.
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
    std::uint32_t hand = powers(json, "hand");
    if (json.given("hand_size") && !json.given("hand")) { // as another seat sees it: any cards that it could be
        const int size = json.number("hand_size", 0, 0, kMaxPowers);
        hand = lowest(all & ~used & ~played, size);
        if (std::popcount(hand) < size) hand |= played & ~used; // the card of this round has been taken back
    } else if (!json.given("hand"))
        hand = all & ~used & ~played;
    if (!json.given("used") && !rules_->deck.handsHidden) used = all & ~hand;
    if ((hand & played) == 0) used |= played; // in hand: taken back by its action card
    if ((hand & used) != 0)
        json.fail(QStringLiteral("has the power card %1 both in hand and used.")
                      .arg(QString::fromStdString(rules_->power(PowerSet{hand & used}.first()).id)));
    state_.returned[i] = powers(json, "returned");
    if ((state_.returned[i] & ~hand) != 0) json.fail("has a card in 'returned' that is not in hand.");
    state_.hand[i] = hand;
    state_.used[i] = used;
}

// The board ----------------------------------------------------------------------------------------------------------

void PositionReader::readTable() {
    // In the set-up both may be missing, and then they are null.
    const auto lacks = [&](const QString& field) { return complete_ && json_.has(field); };
    const Area first = lacks("king") ? Area::None : rules_->map.kingMayStand.first();
    const Area king = named(json_, "king", Operand::Area, first);
    if (king != Area::None) state_.token[index(Token::King)] = Spot::in(king);
    if (king != Area::None && !rules_->map.kingMayStand.contains(king))
        json_.fail("has the King where he may not stand.");
    state_.starter = named(json_, "starter", Operand::Seat, lacks("starter") ? Seat::None : seatAt(0));
    state_.shuffles = static_cast<std::uint8_t>(json_.number("shuffles", 0, 0, 255));
    readBoards();
    readTokens();
}

void PositionReader::readBoards() {
    const JsonView boards = json_.object("scoreboards", "The position");
    for (const QString& id : boards.fields()) {
        const Token board = static_cast<Token>(word(QJsonValue(id), Operand::Token, "The scoreboard"));
        if (fault_.found() || boards.isNull(id)) continue;
        const Area area =
            static_cast<Area>(word(boards.value(id), Operand::Area, "The place of the scoreboard '" + id + "'"));
        if (fault_.found()) return;
        if (!rules_->tokens[index(board)].isScoreboard()) json_.fail(quoted(id) + " is no scoreboard.");
        if (!rules_->map.scorable.contains(area))
            json_.fail(QStringLiteral("has the scoreboard '%1' where nothing is scored.").arg(id));
        for (Token other : rules_->scoreboards)
            if (state_.token[index(other)] == Spot::in(area)) json_.fail("has two scoreboards in the same place.");
        state_.token[index(board)] = Spot::in(area);
    }
}

// Tokens that are neither the King nor a scoreboard: a place, the colour of a seat, or null; a list where there are
// several of a kind.
void PositionReader::readTokens() {
    const JsonView tokens = json_.object("tokens", "The position's 'tokens'");
    for (const QString& id : tokens.fields()) {
        const std::size_t first = word(QJsonValue(id), Operand::Token, "A token");
        if (fault_.found()) return;
        const QJsonArray spots = tokens.value(id).isArray() ? tokens.value(id).toArray() : QJsonArray{tokens.value(id)};
        for (qsizetype i = 0; i < spots.size(); ++i) {
            const std::size_t token = first + static_cast<std::size_t>(i);
            if (token >= rules_->tokens.size() || rules_->tokens[token].id != rules_->tokens[first].id)
                return json_.fail(QStringLiteral("has more of the token '%1' than there are.").arg(id));
            if (spots[i].isNull()) continue;
            if (const auto seat = seatFromText(*rules_, spots[i].toString().toStdString()))
                state_.token[token] = Spot::before(*seat);
            else
                state_.token[token] =
                    Spot::in(static_cast<Area>(word(spots[i], Operand::Area, "The place of the token '" + id + "'")));
        }
    }
}

void PositionReader::readPlaces() {
    const JsonView regions = json_.object("regions", "The position");
    for (const QString& id : regions.fields()) {
        const Area area = static_cast<Area>(word(QJsonValue(id), Operand::Area, "A place in 'regions'"));
        if (fault_.found()) return;
        if (area == Area::Castillo) json_.fail("has the Castillo in 'regions' instead of 'castillo'.");
        readCounts(regions.object(id, "The region " + id), area);
    }
    readCounts(json_.object("castillo", "The Castillo"), Area::Castillo);
    if (!fault_.found()) countProvinces();
}

void PositionReader::readCounts(const JsonView& json, Area area) {
    for (const QString& colour : json.fields()) {
        const Owner owner = static_cast<Owner>(word(QJsonValue(colour), Operand::Owner, json.what()));
        if (fault_.found()) return;
        if (!rules_->owners.contains(owner))
            json.fail("has Caballeros of " + quoted(colour) + ", which are not in this game.");
        if (isSeated(owner) && (area == Area::Court || area == Area::Provinces)) json.fail("belongs to 'seats'.");
        const int most = rules_->piecesOf(owner);
        state_.at(area, owner) = static_cast<std::uint8_t>(json.number(colour, 0, 0, most));
    }
}

void PositionReader::countProvinces() {
    for (Owner owner : rules_->owners) {
        const int sum = caballerosOf(state_, owner) - state_.at(Area::Provinces, owner);
        const int given = isSeated(owner) ? provinces_[index(owner)] : state_.at(Area::Provinces, owner);
        const int most = rules_->piecesOf(owner);
        if (sum + std::max(given, 0) > most)
            return fault_.tell(QStringLiteral("The colour %1 has %2 Caballeros, but its set has %3.")
                                   .arg(QString::fromStdString(rules_->ownerName(owner)))
                                   .arg(sum + std::max(given, 0))
                                   .arg(most));
        if (!isSeated(owner)) continue;
        const bool castilloUnknown = json_.has("castillo") && json_.isNull("castillo") && given >= 0;
        if (castilloUnknown) state_.at(Area::Castillo, owner) = static_cast<std::uint8_t>(most - sum - given);
        state_.at(Area::Provinces, owner) = static_cast<std::uint8_t>(given >= 0 ? given : most - sum);
    }
}

} // namespace elgrande
