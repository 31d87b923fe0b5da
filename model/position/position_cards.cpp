// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The action cards of a position: what lies open or is taken this round, what is left, and what comes next.
#include "model/position/position_reader.h"

#include "model/record/record.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

void PositionReader::readCards() {
    claimed_.assign(rules_->deck.cards.size(), false);
    readTaken();
    readOffer();
    for (const QString& key : json_.object("stacks", json_.what()).fields()) stackNamed(key);
    const std::size_t stacks = static_cast<std::size_t>(rules_->deck.stackCount);
    for (std::size_t stack = 0; stack < stacks && !fault_.found(); ++stack) readFirst(stack, listOf("stacks", stack));
    claimVetos();
    if (!fault_.found()) readLeft();
    std::vector<Card> coming;
    for (std::size_t stack = 0; stack < stacks && !fault_.found(); ++stack)
        readComing(stack, listOf("stacks", stack), coming);
    dealer_.putFirst(coming);
}

std::size_t PositionReader::stackNamed(const QString& key) {
    bool isNumber = false;
    const int number = key.toInt(&isNumber);
    if (isNumber && number >= 1 && number <= rules_->deck.stackCount) return static_cast<std::size_t>(number - 1);
    json_.fail(QT_TRANSLATE_NOOP("elgrande::errors", "%1 mentions the stack '%2', which does not exist."),
               {shown(key)});
    return 0;
}

QJsonArray PositionReader::listOf(const QString& field, std::size_t stack) {
    return json_.object(field, part(field)).array(QString::number(stack + 1));
}

Card PositionReader::claim(const QJsonValue& value, int stack, const Error& where) {
    const std::string id = value.toString().toStdString();
    Card found = Card::None;
    bool exists = false;
    for (std::size_t i = rules_->deck.cards.size(); i-- > 0;) {
        const Card each = static_cast<Card>(i);
        if (copyToText(*rules_, each) != id && rules_->row(each).id != id) continue;
        if (stack >= 0 && rules_->card(each).stack != stack) continue;
        exists = true;
        // What is in no stack is an effect that several seats may have before them.
        if (!claimed_[i] || rules_->row(each).returns || rules_->card(each).stack == kNoStack) found = each;
    }
    if (found == Card::None) {
        if (!value.isString())
            fault_.tell({QT_TRANSLATE_NOOP("elgrande::errors", "%1 must be the id of a card."), {where}});
        else if (exists)
            fault_.tell(
                {QT_TRANSLATE_NOOP("elgrande::errors", "%1 is '%2', which is already elsewhere in the position."),
                 {where, shown(id)}});
        else
            fault_.tell({QT_TRANSLATE_NOOP("elgrande::errors", "%1 is '%2', which is not a card of this stack."),
                         {where, shown(id)}});
        return found;
    }
    claimed_[index(found)] = true;
    return found;
}

void PositionReader::readTaken() {
    const QJsonArray seats = json_.array("seats");
    const QJsonArray dummies = json_.array("dummies");
    for (int i = 0; i < rules_->turnTakers; ++i) {
        const Seat seat = seatAt(i);
        const QJsonObject json = (i < rules_->players ? seats[i] : dummies[i - rules_->players]).toObject();
        const Error who{QT_TRANSLATE_NOOP("elgrande::errors", "The card of %1"), {rules_->ownerName(ownerOf(seat))}};
        if (const QJsonValue taken = json.value("taken"); !taken.isUndefined() && !taken.isNull())
            take(seat, claim(taken, -1, who), who);
        const QJsonArray before = json.value("before").toArray();
        for (qsizetype n = 0; n < before.size() && n + 1 < State::kCardsBefore && !fault_.found(); ++n)
            if (!before[n].isNull())
                state_.cards[index(seat)][static_cast<std::size_t>(n + 1)] = claim(before[n], -1, who);
        const int spent = JsonView(json, who, fault_).number("spent", 0, 0, (1 << State::kCardsBefore) - 1);
        state_.spent[index(seat)] = static_cast<std::uint8_t>(spent);
        if (fault_.found()) return;
    }
}

void PositionReader::take(Seat seat, Card card, const Error& who) {
    if (card == Card::None) return;
    const std::uint8_t stack = rules_->card(card).stack;
    for (const State::Cards& before : state_.cards)
        if (stack != kNoStack && before[0] != Card::None && rules_->card(before[0]).stack == stack)
            return fault_.tell(
                {QT_TRANSLATE_NOOP("elgrande::errors",
                                   "%1 is from a stack whose card for this round was taken by another seat."),
                 {who}});
    state_.taken(seat) = card;
    if (stack != kNoStack) known_[stack] = true;
}

void PositionReader::readOffer() {
    const JsonView offer = json_.object("offer", part("offer"));
    for (const QString& key : offer.fields()) {
        const std::size_t stack = stackNamed(key);
        if (fault_.found()) return;
        if (offer.given(key)) {
            if (known_[stack])
                return json_.fail(QT_TRANSLATE_NOOP("elgrande::errors",
                                                    "%1 has a card on offer on stack %2, whose card has been taken."),
                                  {key.toStdString()});
            state_.offer[stack] =
                claim(offer.value(key), static_cast<int>(stack),
                      {QT_TRANSLATE_NOOP("elgrande::errors", "The card on offer on stack %1"), {key.toStdString()}});
        }
        known_[stack] = true;
    }
}

// The first card of a list is this round's: on offer, or taken by a seat that says so. Null: nothing lies open.
void PositionReader::readFirst(std::size_t stack, const QJsonArray& list) {
    if (list.isEmpty()) return;
    const Error where{QT_TRANSLATE_NOOP("elgrande::errors", "The top card of stack %1"), {std::to_string(stack + 1)}};
    if (!known_[stack]) {
        if (!list[0].isNull()) state_.offer[stack] = claim(list[0], static_cast<int>(stack), where);
        known_[stack] = true;
        return;
    }
    if (list[0].isNull()) return;
    const std::string id = list[0].toString().toStdString();
    const auto isThis = [&](Card card) {
        return card != Card::None && rules_->card(card).stack == stack &&
               (rules_->row(card).id == id || copyToText(*rules_, card) == id);
    };
    const auto isTaken = [&](const State::Cards& before) { return isThis(before[0]); };
    if (!isThis(state_.offer[stack]) && std::none_of(state_.cards.begin(), state_.cards.end(), isTaken))
        fault_.tell({QT_TRANSLATE_NOOP("elgrande::errors", "%1 is '%2', but that card is neither on offer nor taken."),
                     {where, shown(id)}});
}

// A Veto that somebody holds is no longer in its stack, where the position does not say what is: the card that has been
// taken this round, or any other.
void PositionReader::claimVetos() {
    const JsonView left = json_.object("left", part("left"));
    int held = timesKept(state_, kKeptVeto);
    for (const bool taken : {true, false})
        for (std::size_t i = 0; i < rules_->deck.cards.size() && held > 0; ++i) {
            const CardInPlay& card = rules_->deck.cards[i];
            const bool veto =
                card.effectCount == 1 && rules_->deck.effectSteps[card.effectFirst].kind == StepKind::TakeVeto;
            const auto isTaken = [&](const State::Cards& before) { return before[0] == static_cast<Card>(i); };
            const bool isOne = std::any_of(state_.cards.begin(), state_.cards.end(), isTaken);
            if (!veto || isOne != taken || (!taken && claimed_[i]) || left.given(QString::number(card.stack + 1)))
                continue;
            claimed_[i] = true;
            --held;
        }
}

void PositionReader::readLeft() {
    const JsonView left = json_.object("left", part("left"));
    for (const QString& key : left.fields()) stackNamed(key);
    for (std::size_t stack = 0; stack < static_cast<std::size_t>(rules_->deck.stackCount) && !fault_.found(); ++stack) {
        const QString key = QString::number(stack + 1);
        const std::vector<bool> claimed = claimed_; // the cards left are mentioned again by what comes next
        for (const QJsonValue each : left.array(key)) {
            const Card card =
                claim(each, static_cast<int>(stack),
                      {QT_TRANSLATE_NOOP("elgrande::errors", "A card left in stack %1"), {key.toStdString()}});
            if (card == Card::None) return;
            state_.left[stack] |= 1U << rules_->card(card).place;
        }
        claimed_ = claimed;
        if (left.given(key)) continue;
        for (Card card : rules_->deck.stacks[stack])
            if (!claimed_[index(card)] || rules_->row(card).returns)
                state_.left[stack] |= 1U << rules_->card(card).place;
    }
}

void PositionReader::readComing(std::size_t stack, const QJsonArray& list, std::vector<Card>& coming) {
    for (Card card : rules_->deck.stacks[stack]) // only what is left can come
        if (((state_.left[stack] >> rules_->card(card).place) & 1U) == 0) claimed_[index(card)] = true;
    for (qsizetype i = 1; i < list.size(); ++i) {
        if (list[i].isNull()) continue; // unknown to the seat that the position was printed for
        const Card card = claim(list[i], static_cast<int>(stack),
                                {QT_TRANSLATE_NOOP("elgrande::errors", "Card %1 of stack %2"),
                                 {std::to_string(i + 1), std::to_string(stack + 1)}});
        if (card == Card::None) return;
        coming.push_back(card);
    }
}

// Where the position does not say what lies open this round, the stack's next card does.
void PositionReader::openCards() {
    for (int stack = 0; stack < rules_->deck.stackCount; ++stack) {
        const std::size_t s = static_cast<std::size_t>(stack);
        if (known_[s]) continue;
        const std::vector<Card> next = dealer_.coming(*rules_, state_, stack);
        if (next.empty()) continue;
        state_.offer[s] = next.front();
        if (!rules_->row(next.front()).returns) state_.left[s] &= ~(1U << rules_->card(next.front()).place);
    }
}

} // namespace elgrande
