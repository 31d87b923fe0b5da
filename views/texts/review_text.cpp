// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/review_text.h"

#include "views/texts/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace elgrande::texts {
namespace {

struct SayReview {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Review)
};

int hundredths(double share) { return static_cast<int>(std::lround(100 * share)); }
QString percentOf(int hundredths) { return SayReview::tr("%1%", "per cent").arg(hundredths); }

// As a title, and of what it is that is done without.
QString choiceText(const Catalogue& catalogue, const ReviewedMove& move, Action action, const Names& names) {
    const QString text = actionText(catalogue, move.decision, action, names);
    if (action.kind == ActionKind::Done && text == word(catalogue, QStringLiteral("action:done")))
        return move.decision.kind == "recall" ? SayReview::tr("Take no further one")
                                              : SayReview::tr("Leave it at that");
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace

QString percentText(double share) { return percentOf(hundredths(share)); }

QString signedText(int number) {
    if (number == 0) return QStringLiteral("0");
    return number > 0 ? QStringLiteral("+%1").arg(number) : QStringLiteral("−%1").arg(-number);
}

QString shareChangeText(double share) { return SayReview::tr("%1%", "per cent").arg(signedText(hundredths(share))); }

QString chancesTitle(const Catalogue& catalogue) {
    return catalogue.stacks > 0
               ? SayReview::tr("Chance of winning, in per cent, once the round's action cards are known")
               : SayReview::tr("Chance of winning, in per cent, at the start of each round");
}

QString playText(const SeatReview& seat) {
    const QString found =
        SayReview::tr("%1 of %n decision(s) could not be improved on.", nullptr, seat.decisions).arg(seat.best);
    return found + u' ' +
           (std::lround(seat.points) <= 0 ? SayReview::tr("The rest cost next to nothing.")
                                          : SayReview::tr("The rest cost about %n point(s) in total.", nullptr,
                                                          static_cast<int>(std::lround(seat.points))));
}

QString reviewedTitle(const Catalogue& catalogue, const ReviewedMove& move, const Names& names) {
    return SayReview::tr("Round %1, %2: %3", "round, player, what he did")
        .arg(roundNumber(catalogue.roundsPlayed, move.round), names(move.decision.seat),
             choiceText(catalogue, move, move.decision.legal.front(), names));
}

QString lossText(const ReviewedMove& move) { return shareChangeText(-move.lost()); }

QString reviewedLine(const Catalogue& catalogue, const ReviewedMove& move, const Names& names) {
    const QString better =
        SayReview::tr("Better: %1. Chance of winning: %2 instead of %3.")
            .arg(choiceText(catalogue, move, move.decision.legal.back(), names), percentText(move.better),
                 percentOf(hundredths(move.better) - hundredths(move.lost())));
    const int points = static_cast<int>(std::lround(move.points));
    return points <= 0 ? better
                       : better + u' ' + SayReview::tr("It would have been worth about %n point(s).", nullptr, points);
}

std::vector<ReviewedMove> costliest(const std::vector<ReviewedMove>& moves, std::size_t most) {
    std::vector<ReviewedMove> worst;
    std::ranges::copy_if(moves, std::back_inserter(worst), &ReviewedMove::closely);
    std::stable_sort(worst.begin(), worst.end(),
                     [](const ReviewedMove& one, const ReviewedMove& other) { return one.lost() > other.lost(); });
    if (worst.size() > most) worst.resize(most);
    return worst;
}

} // namespace elgrande::texts
