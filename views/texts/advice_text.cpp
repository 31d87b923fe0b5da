// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/advice_text.h"

#include "views/texts/phrases.h"
#include "views/texts/region.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace elgrande::texts {

namespace {

struct SayAdvice {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Advice)
};

constexpr double kSerious = 0.15; // of the visits of the best move: worth a thought, too
constexpr int kMostSerious = 3;
constexpr int kMostChanges = 4;
constexpr double kHardly = 0.5; // points

QString move(const Catalogue& catalogue, const Decision& decision, Action action, const Names& names) {
    return SayAdvice::tr("“%1”").arg(actionText(catalogue, decision, action, names));
}

// Without decimals where they would only seem exact.
QString pointsText(double points) { return numbers().toString(std::abs(points), 'f', std::abs(points) < 3 ? 1 : 0); }

QString changesText(const Catalogue& catalogue, const Advice& advice, const Names& names) {
    QStringList parts;
    if (advice.turns.empty()) return {};
    for (const PointsChange& each : advice.turns.front().changes) {
        if (parts.size() == kMostChanges) break;
        const QString place = areaName(catalogue, each.place);
        const QString points =
            each.points > 0 ? QStringLiteral("+%1").arg(each.points) : QStringLiteral("−%1").arg(-each.points);
        parts << (each.seat == advice.seat
                      ? SayAdvice::tr("%1 %2 for you", "place, points").arg(place, points)
                      : SayAdvice::tr("%1 %2 for %3", "place, points, player").arg(place, points, names(each.seat)));
    }
    return parts.join(QStringLiteral(" · "));
}

Spoken spokenOf(const PointsChange& change) {
    Spoken spoken;
    spoken.seat = change.seat;
    spoken.to = change.place;
    return spoken;
}

} // namespace

QString nudgeText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, const Names& names) {
    if (advice.moves.empty()) return {};
    std::vector<Action> serious;
    for (const WeighedMove& each : advice.moves)
        if (each.visits >= kSerious * advice.moves.front().visits && serious.size() < kMostSerious)
            serious.push_back(each.action);
    if (serious.size() == 1) return SayAdvice::tr("One option is clearly the best.");
    QStringList parts; // in the order of the question, which gives nothing away
    for (const Action action : decision.legal)
        if (std::find(serious.begin(), serious.end(), action) != serious.end())
            parts << move(catalogue, decision, action, names);
    const QString last = parts.takeLast();
    return SayAdvice::tr("Choose between %1 and %2.").arg(parts.join(QStringLiteral(", ")), last);
}

QString adviceText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, const Names& names) {
    if (advice.moves.empty()) return {};
    return SayAdvice::tr("The computer would choose %1.")
        .arg(move(catalogue, decision, advice.moves.front().action, names));
}

QStringList adviceReasons(const Catalogue& catalogue, const Decision& decision, const Advice& advice,
                          const Names& names) {
    if (advice.moves.empty()) return {};
    const WeighedMove& best = advice.moves.front();
    const int percent = static_cast<int>(std::lround(100 * std::clamp(best.share, 0.0, 1.0)));
    QStringList lines;
    lines << (best.lead >= 0
                  ? SayAdvice::tr(
                        "It expects you to finish %1 points ahead of your best opponent (chance of winning: %2%).")
                  : SayAdvice::tr(
                        "It expects you to finish %1 points behind your best opponent (chance of winning: %2%)."))
                 .arg(pointsText(best.lead))
                 .arg(percent);
    if (advice.moves.size() > 1) {
        const WeighedMove& next = advice.moves[1];
        const QString other = move(catalogue, decision, next.action, names);
        const double less = best.lead - next.lead;
        lines << (less < kHardly
                      ? SayAdvice::tr("Almost as good: %1.").arg(other)
                      : SayAdvice::tr("Next best: %1 (about %2 points fewer).").arg(other, pointsText(less)));
    }
    if (const QString changes = changesText(catalogue, advice, names); !changes.isEmpty())
        lines << SayAdvice::tr("Expected effect on a scoring after this turn: %1.").arg(changes);
    return lines;
}

QString whyTitle(const Catalogue& catalogue, const MoveThought& thought, const Names& names) {
    return SayAdvice::tr("%1 chose %2.", "player, what")
        .arg(names(thought.decision.seat), move(catalogue, thought.decision, thought.decision.legal.front(), names));
}

QStringList whyLines(const Catalogue& catalogue, const MoveThought& thought, const Names& names) {
    const WeighedMove& done = thought.moves.front();
    const int percent = static_cast<int>(std::lround(100 * std::clamp(done.share, 0.0, 1.0)));
    QStringList lines;
    lines << (thought.simulations == 0
                  ? SayAdvice::tr("It did not look ahead: it judged the move by the resulting position.")
                  : SayAdvice::tr("It simulated %n line(s) of play, %1 of them starting with this move.", nullptr,
                                  thought.simulations)
                        .arg(done.visits));
    lines << (done.lead >= 0
                  ? SayAdvice::tr(
                        "It expected to finish %1 points ahead of its best opponent (chance of winning: %2%).")
                  : SayAdvice::tr("It expected to finish %1 points behind its best opponent (chance of winning: %2%)."))
                 .arg(pointsText(done.lead))
                 .arg(percent);
    if (thought.moves.size() == 1) return lines << SayAdvice::tr("It considered nothing else worth a look.");
    lines << SayAdvice::tr("Alternatives:");
    for (std::size_t i = 1; i < thought.moves.size(); ++i) {
        const WeighedMove& other = thought.moves[i];
        const QString what = move(catalogue, thought.decision, other.action, names);
        const double less = done.lead - other.lead;
        lines << QStringLiteral("• ") +
                     (less >= kHardly ? SayAdvice::tr("%1: about %2 points fewer").arg(what, pointsText(less))
                      : less <= -kHardly
                          ? SayAdvice::tr("%1: about %2 points more, but less certain").arg(what, pointsText(less))
                          : SayAdvice::tr("%1: about as good").arg(what));
    }
    return lines;
}

// The best for itself, and the worst for somebody else.
QString reasonText(const Catalogue& catalogue, const TurnReason& reason, const Names& names, bool rich) {
    const Phrases say(catalogue, names, rich);
    QString own;
    QString others;
    for (const PointsChange& each : reason.changes) {
        if (each.seat == reason.seat && each.points > 0 && own.isEmpty())
            own = say.say(SayAdvice::tr("%n more point(s) {in}", nullptr, each.points), spokenOf(each));
        if (each.seat != reason.seat && each.points < 0 && others.isEmpty())
            others = say.say(SayAdvice::tr("%n fewer point(s) for {seat} {in}", nullptr, -each.points), spokenOf(each));
    }
    if (own.isEmpty() && others.isEmpty()) return {};
    if (own.isEmpty() || others.isEmpty()) return SayAdvice::tr("Why: %1.").arg(own + others);
    return SayAdvice::tr("Why: %1, %2.").arg(own, others);
}

} // namespace elgrande::texts
