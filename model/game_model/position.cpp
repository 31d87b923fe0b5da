// Reading positions: setup, seats, places. Cards are in position_cards.cpp, the round in position_turn.cpp.
#include "model/rules/rules_builder.h" // before Qt's own headers (position_reader.h)

#include "model/game_model/position_reader.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

const QStringList kFields{"edition", "expansions", "rounds", "options", "seed",     "round",       "rounds_begun",
                          "starter", "king",       "seats",  "regions", "castillo", "scoreboards", "stacks",
                          "offer",   "left",       "phase",  "to_move", "agenda",   "special",     "standing",
                          "order",   "turn",       "parts",  "disks",   "slots"};
const QStringList kSeatFields{"colour", "score",    "grande", "court",      "provinces",        "hand",    "used",
                              "played", "returned", "taken",  "hand_known", "used_or_regained", "regained"};
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
}

Result<Setup> setupFromJson(const QJsonObject& object) {
    JsonFault fault;
    const JsonView json(object, "The setup", fault);
    Setup setup;
    json.knows({"edition", "expansions", "players", "rounds", "seed", "options", "seats"});
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
                                 &PositionReader::readPlaces, &PositionReader::readCards, &PositionReader::readTurn,
                                 &PositionReader::check}) {
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

// Seats
// ----------------------------------------------------------------------------------------------------------------

void PositionReader::readSeats() {
    const QJsonArray seats = json_.array("seats");
    for (int i = 0; i < rules_->players; ++i) {
        const Seat seat = seatAt(i);
        if (!seats[i].isObject()) json_.fail("has a seat that is no object.");
        readSeat(JsonView(seats[i].toObject(), "The seat " + QString::fromStdString(rules_->colour(seat)), fault_),
                 seat);
    }
}

void PositionReader::readSeat(const JsonView& json, Seat seat) {
    const std::size_t i = index(seat);
    json.knows(kSeatFields);
    state_.score[i] = static_cast<std::int16_t>(json.number("score", 0, -kMostPoints, kMostPoints));
    state_.grande[i] = named(json, "grande", Operand::Area, Area::None);
    if (state_.grande[i] != Area::None && !rules_->regions.contains(state_.grande[i]))
        json.fail("has its Grande outside of the regions.");
    state_.at(Area::Court, ownerOf(seat)) = static_cast<std::uint8_t>(json.number("court", 0, 0, rules_->pieces));
    provinces_[i] = json.number("provinces", -1, 0, rules_->pieces);
    readPowers(json, seat);
}

std::uint32_t PositionReader::powers(const JsonView& json, const QString& field) {
    std::uint32_t set = 0;
    for (const QJsonValue& each : json.array(field)) {
        const int value =
            JsonView::wholeNumber(each, json.what() + ": each card in '" + field + "'", -999, 999, fault_);
        const auto power = operandFromText(*rules_, Operand::Power, std::to_string(value));
        if (!power)
            json.fail(QStringLiteral("has the power card %1 in '%2', which does not exist.").arg(value).arg(field));
        if (((set >> power.value_or(0)) & 1U) != 0)
            json.fail(QStringLiteral("has the power card %1 twice in '%2'.").arg(value).arg(field));
        set |= 1U << power.value_or(0);
    }
    return set;
}

void PositionReader::readPowers(const JsonView& json, Seat seat) {
    const std::size_t i = index(seat);
    std::uint32_t played = 0;
    if (json.given("played")) {
        const int value = json.number("played", 0, -999, 999);
        const auto power = operandFromText(*rules_, Operand::Power, std::to_string(value));
        if (!power) json.fail(QStringLiteral("has played the power card %1, which does not exist.").arg(value));
        state_.played[i] = static_cast<Power>(power.value_or(0));
        played = 1U << power.value_or(0);
    }
    std::uint32_t hand = powers(json, json.given("hand") ? "hand" : "hand_known");
    std::uint32_t used = powers(json, json.given("used") ? "used" : "used_or_regained");
    state_.returned[i] = powers(json, "returned");
    if (json.given("hand_known") &&
        !json.given("hand")) { // as another seat sees it: the lowest ones may be back in hand
        for (int n = json.number("regained", 0, 0, kMaxPowers); n > 0 && used != 0; --n) {
            const std::uint32_t lowest = used & (~used + 1);
            used &= ~lowest;
            hand |= lowest;
            state_.returned[i] |= lowest;
        }
    } else if (!json.given("hand")) {
        hand = rules_->firstHand & ~used & ~played;
    }
    if (!json.given("used") && !json.given("used_or_regained")) used = rules_->firstHand & ~hand;
    if ((hand & played) == 0) used |= played; // in hand: taken back by its action card
    if ((hand & used) != 0)
        json.fail(QStringLiteral("has the power card %1 both in hand and used.")
                      .arg(rules_->powers[static_cast<std::size_t>(std::countr_zero(hand & used))].value));
    if ((state_.returned[i] & ~hand) != 0) json.fail("has a card in 'returned' that is not in hand.");
    state_.hand[i] = hand;
    state_.used[i] = used;
}

// The board
// ------------------------------------------------------------------------------------------------------------

void PositionReader::readTable() {
    // In the set-up both may be missing, and then they are null.
    const auto lacks = [&](const QString& field) { return complete_ && json_.has(field); };
    state_.king = named(json_, "king", Operand::Area, lacks("king") ? Area::None : rules_->kingMayStand.first());
    if (state_.king != Area::None && !rules_->kingMayStand.contains(state_.king))
        json_.fail("has the King where he may not stand.");
    state_.starter = named(json_, "starter", Operand::Seat, lacks("starter") ? Seat::None : seatAt(0));
    readBoards();
}

void PositionReader::readBoards() {
    const JsonView boards = json_.object("scoreboards", "The position");
    for (const QString& id : boards.fields()) {
        const std::uint32_t board = word(QJsonValue(id), Operand::Board, "The scoreboard");
        if (fault_.found() || boards.isNull(id)) continue;
        const Area area =
            static_cast<Area>(word(boards.value(id), Operand::Area, "The place of the scoreboard '" + id + "'"));
        if (fault_.found()) return;
        if (!rules_->scorable.contains(area))
            json_.fail(QStringLiteral("has the scoreboard '%1' where nothing is scored.").arg(id));
        for (Area other : state_.board)
            if (other == area) json_.fail("has two scoreboards in the same place.");
        state_.board[board] = area;
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
        const std::size_t owner = word(QJsonValue(colour), Operand::Owner, json.what());
        if (fault_.found()) return;
        const bool seated = owner < static_cast<std::size_t>(rules_->players);
        if (!rules_->owners.contains(static_cast<Owner>(owner)))
            json.fail("has Caballeros of " + quoted(colour) + ", which are not in this game.");
        if (seated && (area == Area::Court || area == Area::Provinces)) json.fail("belongs to 'seats'.");
        const int most = seated ? rules_->pieces : 255;
        state_.count[index(area)][owner] = static_cast<std::uint8_t>(json.number(colour, 0, 0, most));
    }
}

void PositionReader::countProvinces() {
    for (std::size_t owner = 0; owner < kMaxOwners; ++owner) {
        const bool seated = owner < static_cast<std::size_t>(rules_->players);
        int sum = 0;
        for (const State::Row& row : state_.count) sum += row[owner];
        const int given = seated ? provinces_[owner] : -1;
        const int most = seated ? rules_->pieces : 255; // a count is a byte, and all may come together
        const QString who = QString::fromStdString(rules_->ownerName(static_cast<Owner>(owner)));
        if (sum + std::max(given, 0) > most)
            return fault_.tell(QStringLiteral("The colour %1 has %2 Caballeros, but its set has %3.")
                                   .arg(who)
                                   .arg(sum + std::max(given, 0))
                                   .arg(most));
        if (!seated) continue;
        const bool castilloUnknown = json_.has("castillo") && json_.isNull("castillo") && given >= 0;
        if (castilloUnknown)
            state_.at(Area::Castillo, static_cast<Owner>(owner)) = static_cast<std::uint8_t>(most - sum - given);
        state_.at(Area::Provinces, static_cast<Owner>(owner)) =
            static_cast<std::uint8_t>(given >= 0 ? given : most - sum);
    }
}

} // namespace elgrande
