// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/log_lines.h"

#include "views/texts/phrases.h"

#include <QStringList>

#include <algorithm>

namespace elgrande {
namespace {

int piecesIn(const Event& event) { return std::max<int>(event.number, 1); }

bool isHeading(EventFamily family) {
    return family == EventFamily::Round || family == EventFamily::Scoring || family == EventFamily::End;
}

// In front of the seat, whatever took it there.
bool bringsCard(const Catalogue& catalogue, const Event& event, Seat seat, Card card) {
    if (event.seat != seat) return false;
    const bool own = event.kind == EventKind::PowerPlayed && index(event.power) < catalogue.powers.size() &&
                     catalogue.powers[index(event.power)].card == card;
    return own || (catalogue.event(event.kind).family == EventFamily::Card && event.card == card);
}

} // namespace

bool isLeftForLater(const Catalogue& catalogue, const std::vector<Event>& history, std::size_t at) {
    const Event& left = history[at];
    if (left.kind != EventKind::SpecialLeft) return false;
    for (std::size_t i = at; i-- > 0;) {
        if (history[i].kind == EventKind::RoundBegan) return true;
        if (bringsCard(catalogue, history[i], left.seat, left.card)) return false;
    }
    return false;
}

bool LogLines::joinsLast(const Event& event) const {
    if (!hasLast_ || event.kind != last_.kind) return false;
    if (familyOf(event) == EventFamily::Deal) return event.seat == last_.seat;
    return familyOf(event) == EventFamily::Pieces && event.seat == last_.seat && event.owner == last_.owner &&
           event.from == last_.from && event.to == last_.to;
}

// Pieces and unseen cards are told by their number.
Event LogLines::joinedWithLast(const Event& event) const {
    Event joined = event;
    const bool unseen = texts::isUnseenDeal(catalogue_, event);
    if (!unseen && familyOf(event) != EventFamily::Pieces) return joined;
    const int before = joinsLast(event) ? piecesIn(last_) : 0;
    if (unseen || before > 0) joined.number = static_cast<std::int16_t>(before + piecesIn(event));
    return joined;
}

LogLine::Kind LogLines::kindOf(const Event& event) {
    const EventFamily family = familyOf(event);
    if (isHeading(family)) {
        turn_ = Seat::None;
        return LogLine::Kind::Round;
    }
    if (family == EventFamily::Points || family == EventFamily::Contended) return LogLine::Kind::Detail;
    if (family == EventFamily::Scored || family == EventFamily::Unscored || family == EventFamily::Deal)
        return LogLine::Kind::Deed;
    if (event.kind == EventKind::PowerPlayed || event.seat == turn_ || event.seat == Seat::None)
        return LogLine::Kind::Deed;
    turn_ = event.seat;
    return LogLine::Kind::Turn;
}

QString LogLines::joinedCards(const Event& event) {
    if (!joinsLast(event)) cards_.clear();
    cards_.push_back(event.card);
    const texts::Phrases say(catalogue_, names_, true);
    QStringList titles;
    for (const Card card : cards_) titles << say.card(card);
    return tr("Action cards: %1").arg(titles.join(QStringLiteral(" · ")));
}

// Power cards that one seat is dealt or chooses, all of them in the place of the one that the words have room for.
QString LogLines::joinedPowers(const Event& event) {
    if (!joinsLast(event)) powers_.clear();
    powers_.push_back(event.power);
    std::sort(powers_.begin(), powers_.end());
    QStringList names;
    for (const Power power : powers_) names << texts::powerName(catalogue_, power);
    Event all = event;
    all.number = static_cast<std::int16_t>(powers_.size());
    return texts::eventText(catalogue_, all, names_, true, names.join(QStringLiteral(" · ")));
}

// What is told of several things in one line; else of the event as it is joined.
QString LogLines::words(const Event& event, const Event& joined) {
    const bool deal = familyOf(event) == EventFamily::Deal;
    if (deal && index(event.card) < catalogue_.cards.size()) return joinedCards(event);
    if (deal && event.power != Power::None) return joinedPowers(event);
    return texts::eventText(catalogue_, joined, names_, true, {}, [this](Token token) {
        const auto found = lies_.find(token);
        return found == lies_.end() ? Area::None : found->second;
    });
}

LogLines::Told LogLines::tell(const Event& event) {
    Told told;
    told.replaces = joinsLast(event);
    const Event joined = joinedWithLast(event);
    if (event.kind == EventKind::TokenMoved) lies_[event.token] = event.to;
    told.line.html = words(event, joined);
    told.silent = told.line.html.isEmpty();
    if (third_.matters(catalogue_, event)) told.remark = texts::termText(catalogue_, "third-idle");
    if (event.kind == EventKind::TurnPassed) turn_ = Seat::None;
    if (told.silent) return told;
    told.line.kind = told.replaces ? lastKind_ : kindOf(event);
    lastKind_ = told.line.kind;
    last_ = joined;
    hasLast_ = true;
    return told;
}

} // namespace elgrande
