#include "views/panels/log_lines.h"

#include "views/texts/phrases.h"

#include <QStringList>

#include <algorithm>

namespace elgrande {
namespace {

// Events that count pieces; several in a row are one deed.
bool counts(EventKind kind) {
    return kind == EventKind::CaballeroPlaced || kind == EventKind::CaballeroMoved ||
           kind == EventKind::CaballeroSentBack || kind == EventKind::CaballeroRecalled;
}

int piecesIn(const Event& event) { return std::max<int>(event.number, 1); }

bool isHeading(EventKind kind) {
    return kind == EventKind::RoundBegan || kind == EventKind::ScoringBegan || kind == EventKind::GameEnded;
}

} // namespace

bool LogLines::joinsLast(const Event& event) const {
    if (!hasLast_ || event.kind != last_.kind) return false;
    if (event.kind == EventKind::CardsRevealed) return true;
    return counts(event.kind) && event.seat == last_.seat && event.owner == last_.owner && event.from == last_.from &&
           event.to == last_.to;
}

LogLine::Kind LogLines::kindOf(const Event& event) {
    if (isHeading(event.kind)) {
        turn_ = Seat::None;
        return LogLine::Kind::Round;
    }
    if (event.kind == EventKind::Points) return LogLine::Kind::Detail;
    if (event.kind == EventKind::PlaceScored || event.kind == EventKind::CardsRevealed) return LogLine::Kind::Deed;
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

LogLines::Told LogLines::tell(const Event& event) {
    Told told;
    told.replaces = joinsLast(event);
    Event joined = event;
    if (told.replaces && counts(event.kind))
        joined.number = static_cast<std::int16_t>(piecesIn(last_) + piecesIn(event));
    told.line.html = event.kind == EventKind::CardsRevealed ? joinedCards(event)
                                                            : texts::eventText(catalogue_, joined, names_, true);
    told.silent = told.line.html.isEmpty();
    if (event.kind == EventKind::TurnPassed) turn_ = Seat::None;
    if (told.silent) return told;
    told.line.kind = told.replaces ? lastKind_ : kindOf(event);
    lastKind_ = told.line.kind;
    last_ = joined;
    hasLast_ = true;
    return told;
}

} // namespace elgrande
