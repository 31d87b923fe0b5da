// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The moment of the round that a position stands at: given step by step, or as one of the two short forms.
#include "model/position/position_reader.h"

#include "model/position/agenda_check.h"
#include "model/record/record.h"
#include "model/rules/engine.h"
#include "model/rules/notation.h"
#include "model/rules/pile.h"
#include "model/rules/queries.h"

#include <QByteArray>

#include <algorithm>
#include <cmath>

#undef slots // State has a member of this name

namespace elgrande {

namespace {

constexpr std::uint32_t kNone = 255;

} // namespace

void PositionReader::readRound() {
    complete_ = json_.given("agenda");
    const auto& numbers = rules_->flow.roundNumbers;
    const int round = json_.number("round", numbers.front(), 0, 99);
    const auto found = std::find(numbers.begin(), numbers.end(), round);
    if (round != 0 && found == numbers.end())
        return json_.fail(
            QT_TRANSLATE_NOOP("elgrande::errors", "%1 is in round %2, which does not exist in this game."),
            {std::to_string(round)});
    if (round == 0 && !complete_)
        return json_.fail(
            QT_TRANSLATE_NOOP("elgrande::errors", "%1 is in round 0, the set-up, which needs an 'agenda'."));
    state_.round = static_cast<std::uint8_t>(round);
    const int begun = round == 0 ? 0 : static_cast<int>(found - numbers.begin()) + 1;
    state_.roundsBegun = static_cast<std::uint8_t>(json_.number("rounds_begun", begun, begun, begun));
}

void PositionReader::readTurn() {
    const QJsonArray order = json_.array("order");
    if (order.size() > rules_->turnTakers)
        json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has more seats in 'order' than the game has."));
    for (qsizetype i = 0; i < order.size() && !fault_.found(); ++i)
        state_.order[static_cast<std::size_t>(i)] =
            takerNamed(order[i], {QT_TRANSLATE_NOOP("elgrande::errors", "A seat in 'order'")});
    state_.turn = static_cast<std::uint8_t>(
        json_.number("turn", state_.round == 0 ? 0 : rules_->turnTakers, 0, rules_->turnTakers));
    const int allParts = (1 << rules_->flow.parts.size()) - 1;
    state_.parts = static_cast<std::uint16_t>(json_.number("parts", 0, 0, allParts));
    if (json_.given("placing")) {
        const JsonView placing = json_.object("placing", part("placing"));
        placing.knows({"count", "mode"});
        const int most = std::max(rules_->flow.pieces, 2 * kMostOfACard); // of two cards in a double turn
        state_.placing = {static_cast<std::uint8_t>(placing.number("count", 0, 0, most)),
                          static_cast<std::uint8_t>(placing.number("mode", 0, 0, 255))};
    }
    readSpecial();
    readDisks();
    readSlots();
    const QString phase = QString::fromStdString(json_.text("phase", "power"));
    if (!QStringList{"set-up", "power", "turn", "scoring", "over"}.contains(phase))
        json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the phase '%2', which does not exist."),
                   {shown(phase)});
    if (json_.given("to_move"))
        takerNamed(json_.value("to_move"), {QT_TRANSLATE_NOOP("elgrande::errors", "The seat 'to_move'")});
    if (fault_.found()) return;
    if (complete_)
        readAgenda();
    else if (phase == "turn")
        beginTurnPhase();
    else if (phase == "power")
        beginPhase();
    else
        json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 is in the phase '%2', which needs an 'agenda'."),
                   {phase.toStdString()});
}

void PositionReader::readSpecial() {
    if (!json_.given("special")) return;
    const JsonView special = json_.object("special", part("special"));
    special.knows({"seat", "card", "allowed", "granted"});
    state_.special.seat = named(special, "seat", Operand::Seat, Seat::None);
    if (fault_.found() || state_.special.seat == Seat::None)
        return special.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 does not name a seat."));
    state_.special.card = state_.taken(state_.special.seat);
    if (special.given("card")) {
        const std::string id = special.text("card", "");
        const auto isIt = [&](Card card) {
            return card != Card::None && (copyToText(*rules_, card) == id || rules_->row(card).id == id);
        };
        const State::Cards& before = state_.cards[index(state_.special.seat)];
        const auto found = std::find_if(before.begin(), before.end(), isIt);
        if (found == before.end())
            return special.fail(
                QT_TRANSLATE_NOOP("elgrande::errors", "%1 names a card that is not in front of the seat."));
        state_.special.card = *found;
    }
    const State::Cards& own = state_.cards[index(state_.special.seat)];
    const auto place = std::find(own.begin(), own.end(), state_.special.card) - own.begin();
    if (place < State::kCardsBefore) state_.spent[index(state_.special.seat)] |= static_cast<std::uint8_t>(1U << place);
    for (const QJsonValue each : special.array("allowed"))
        state_.special.allowed |= static_cast<std::uint8_t>(
            1U << (index(seatNamed(each, {QT_TRANSLATE_NOOP("elgrande::errors", "A seat in 'allowed'")})) & 7U));
    state_.special.granted = static_cast<std::uint8_t>(special.number("granted", 0, 0, 1));
}

void PositionReader::readKept() {
    const QJsonArray list = json_.array(keptField_);
    if (list.size() > kMaxKept)
        return json_.fail(
            QT_TRANSLATE_NOOP("elgrande::errors", "%1 keeps more effects in 'kept' than there is room for."));
    std::size_t n = 0;
    for (qsizetype i = 0; i < list.size() && !fault_.found(); ++i) {
        if (list[i].isNull()) continue; // under its former name it could have gaps
        if (!list[i].isObject())
            return json_.fail(
                QT_TRANSLATE_NOOP("elgrande::errors", "%1 has something in 'kept' that is not an object."));
        const JsonView each(list[i].toObject(), {QT_TRANSLATE_NOOP("elgrande::errors", "An effect in 'kept'")}, fault_);
        each.knows({"kind", "seat", "until", "data"});
        const std::string id = each.text("kind", "veto");
        const auto kind = std::find_if(rules_->kept.begin() + 1, rules_->kept.end(),
                                       [&](const KeptRules& known) { return known.id == id; });
        if (kind == rules_->kept.end())
            return each.fail(
                QT_TRANSLATE_NOOP("elgrande::errors", "%1 is of a kind that does not exist in this game."));
        Kept& place = state_.kept[n++];
        place.kind = static_cast<std::uint8_t>(kind - rules_->kept.begin());
        place.seat = named(each, "seat", Operand::Seat, Seat::None);
        const bool veto = place.kind == kKeptVeto;
        const int now = state_.roundsBegun;
        place.until = static_cast<std::uint8_t>(each.number("until", now + 1, veto ? now : 0, veto ? now + 1 : 255));
        place.data = static_cast<std::uint8_t>(each.number("data", 0, 0, 255));
        if (kind->objects && place.seat == Seat::None)
            return each.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 stops special actions, but no seat holds it."));
    }
}

void PositionReader::readDisks() {
    const JsonView disks = json_.object("disks", part("disks"));
    for (const QString& colour : disks.fields()) {
        const Seat seat = seatNamed(QJsonValue(colour), {QT_TRANSLATE_NOOP("elgrande::errors", "A seat in 'disks'")});
        if (fault_.found()) return;
        if (disks.isNull(colour))
            hiddenDisks_.insert(seat);
        else
            state_.disk[index(seat)] = named(disks, colour, Operand::Area, Area::None);
    }
}

void PositionReader::readSlots() {
    const QByteArray text = QByteArray::fromStdString(json_.text("slots", ""));
    const QByteArray bytes = QByteArray::fromHex(text);
    if (text.isEmpty()) return;
    const auto piles = static_cast<qsizetype>(bytesOfPiles(*rules_));
    if (bytes.toHex() != text || bytes.size() != rules_->slotBytes - piles)
        return json_.fail(QT_TRANSLATE_NOOP("elgrande::errors",
                                            "%1 must have %2 bytes in 'slots', as lower-case hexadecimal digits."),
                          {std::to_string(rules_->slotBytes - piles)});
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(state_.slotBytes.data()) + piles);
}

// Step by step
// ---------------------------------------------------------------------------------------------------------

void PositionReader::readAgenda() {
    const QJsonArray list = json_.array("agenda");
    if (list.size() > Agenda::kCapacity)
        return json_.fail(
            QT_TRANSLATE_NOOP("elgrande::errors", "%1 has more steps in its 'agenda' than there is room for."));
    for (qsizetype i = 0; i < list.size() && !fault_.found(); ++i) {
        if (!list[i].isObject())
            return json_.fail(
                QT_TRANSLATE_NOOP("elgrande::errors", "%1 has something in its 'agenda' that is not an object."));
        const Error what{QT_TRANSLATE_NOOP("elgrande::errors", "Step %1 of the agenda"), {std::to_string(i + 1)}};
        state_.agenda.push(step(JsonView(list[i].toObject(), what, fault_)));
    }
}

Seat PositionReader::takerNamed(const QJsonValue& value, const Error& where) {
    const auto owner = operandFromText(*rules_, Operand::Owner, value.toString().toStdString());
    const Seat seat = owner ? static_cast<Seat>(*owner) : Seat::None;
    return rules_->dummies().contains(seat) ? seat : seatNamed(value, where);
}

Step PositionReader::step(const JsonView& json) {
    json.knows({"step", "seat", "n", "a", "data"});
    Step step;
    step.kind = named(json, "step", Operand::Step, StepKind::None);
    if (step.kind == StepKind::None) json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has no name."));
    if (fault_.found()) return {};
    const StepRules& verb = rules_->verb(step.kind);
    if (json.given("seat")) step.seat = takerNamed(json.value("seat"), json.what("seat"));
    step.n = static_cast<std::uint8_t>(json.number("n", 0, 0, 255));
    step.a = static_cast<std::uint8_t>(operand(json, "a", verb.a, 255));
    step.data = operand(json, "data", verb.data, 0xffffffffU);
    return step;
}

std::uint32_t PositionReader::operand(const JsonView& json, const QString& field, Operand operand, std::uint32_t most) {
    const bool isNumber = operand == Operand::None || operand == Operand::Number;
    if (!json.given(field)) return isNumber || operand == Operand::Places ? 0 : kNone;
    if (!isNumber) return word(json.value(field), operand, json.what(field));
    const double number = json.value(field).toDouble(-1);
    if (number >= 0 && number <= most && number == std::floor(number)) return static_cast<std::uint32_t>(number);
    json.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a '%2' that is not an integer from 0 to %3."),
              {field.toStdString(), std::to_string(most)});
    return 0;
}

// Short forms
// ----------------------------------------------------------------------------------------------------------

void PositionReader::beginPhase() {
    state_.played.fill(Power::None); // cards of the last round
    openCards();
    beginAt(*rules_, state_, Anchor::Powers);
}

void PositionReader::beginTurnPhase() {
    for (Seat seat : rules_->seats() | rules_->dummies())
        if (state_.played[index(seat)] == Power::None)
            return fault_.tell(
                {QT_TRANSLATE_NOOP("elgrande::errors",
                                   "Seat %1 has no power card in 'played', which the phase 'turn' requires."),
                 {rules_->ownerName(ownerOf(seat))}});
    beginTurns();
    const Seat mover =
        json_.given("to_move")
            ? takerNamed(json_.value("to_move"), {QT_TRANSLATE_NOOP("elgrande::errors", "The seat 'to_move'")})
            : state_.order[0];
    const auto found = std::find(state_.order.begin(), state_.order.begin() + rules_->turnTakers, mover);
    if (mover == Seat::None || found == state_.order.begin() + rules_->turnTakers)
        return json_.fail(
            QT_TRANSLATE_NOOP("elgrande::errors", "%1 has a seat 'to_move' that is not in the turn order."));
    state_.turn = static_cast<std::uint8_t>(found - state_.order.begin());
    openCards();
    beginAt(*rules_, state_, Anchor::Turn); // what hooks in at its start included
}

// What runs by itself between the power cards and the turns: the order, what an expansion lays before the seats, what
// it puts in force. Whatever the position says itself stays as it says.
void PositionReader::beginTurns() {
    const State given = state_;
    for (const Step& step : rules_->flow.anchors[static_cast<std::size_t>(Anchor::BeforeTurns)]) {
        const StepRules& verb = rules_->verb(step.kind);
        if (verb.legal == nullptr && verb.run != nullptr) verb.run(*rules_, state_, step, nullptr);
    }
    if (json_.given("order")) state_.order = given.order;
    if (json_.given(keptField_)) state_.kept = given.kept;
    const QJsonArray seats = json_.array("seats");
    for (qsizetype i = 0; i < seats.size(); ++i) {
        const QJsonObject seat = seats[i].toObject();
        if (!seat.contains("taken") && !seat.contains("before") && !seat.contains("spent")) continue;
        state_.cards[static_cast<std::size_t>(i)] = given.cards[static_cast<std::size_t>(i)];
        state_.spent[static_cast<std::size_t>(i)] = given.spent[static_cast<std::size_t>(i)];
    }
}

// The end
// --------------------------------------------------------------------------------------------------------------

void PositionReader::check() {
    for (std::size_t stack = 0; stack < kMaxStacks; ++stack) {
        const Card open = state_.offer[stack];
        if (open != Card::None && !rules_->row(open).returns &&
            ((state_.left[stack] >> rules_->card(open).place) & 1U) != 0)
            json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 has the open card of stack %2 in the stack too."),
                       {std::to_string(stack + 1)});
    }
    if (const char* wrong = stateIsOk(*rules_, state_))
        json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 is impossible: %2."), {Error{wrong, {}}});
    if (!fault_.found() && !hiddenDisks_.empty()) guessDisks();
    if (fault_.found()) return;
    if (const auto wrong = agendaFault(*rules_, state_)) fault_.tell(*wrong);
}

void PositionReader::guessDisks() {
    if (const auto wrong = agendaFault(*rules_, state_)) return fault_.tell(*wrong);
    const Step asked = diskQuestion(*rules_, state_);
    for (Seat seat : hiddenDisks_) {
        const AreaSet open = asked.kind == StepKind::None ? AreaSet{} : diskChoices(*rules_, state_, asked, seat);
        state_.disk[index(seat)] = open.empty() ? rules_->map.onDisk.first() : open.first();
    }
}

} // namespace elgrande
