// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/table_game.h"

#include "app/table/opening.h"
#include "model/rules/engine.h"

#include <algorithm>
#include <utility>

namespace elgrande {

void TableGame::open(const Opening& opening, EventSink* events) {
    rules_ = opening.rules;
    start_ = opening.start;
    state_ = opening.reached;
    dealer_ = opening.dealer;
    record_ = opening.record;
    next_ = advance(*rules_, state_, legal_, events);
    if (next_ != Seat::None) std::erase_if(record_.tags, [](const auto& tag) { return tag.first == "Result"; });
}

QString TableGame::text() const {
    return isOpen() ? QString::fromStdString(toText(*rules_, record_, &start_)) : QString();
}

QString TableGame::textWithoutSeed() const {
    Record record = record_;
    record.keepSeed = false;
    return QString::fromStdString(toText(*rules_, record, &start_));
}

SeatSet TableGame::asked() const { return actors(*rules_, state_) & rules_->seats(); }

void TableGame::call(Seat seat) {
    if (next_ == Seat::Table || seat == Seat::Table || seat == next_ || !actors(*rules_, state_).contains(seat)) return;
    next_ = seat;
    legal_.clear();
    legalActions(*rules_, state_, next_, legal_);
}

void TableGame::play(Move move, EventSink* events) {
    record_.moves.push_back(move);
    next_ = elgrande::play(*rules_, state_, move, legal_, events);
}

void TableGame::reveal(EventSink* events) { play({Seat::Table, dealer_.answer(state_, legal_)}, events); }

void TableGame::goBack(const State& state, std::size_t moves) {
    state_ = state;
    record_.moves.resize(moves);
    next_ = advance(*rules_, state_, legal_);
}

void TableGame::writeResult() {
    std::string result;
    for (Seat seat : rules_->seats()) result += (result.empty() ? "" : " ") + std::to_string(state_.score[index(seat)]);
    record_.setTag("Result", result);
}

} // namespace elgrande
