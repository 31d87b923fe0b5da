// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/advice_text.h"

#include "model/observe/turn_effects.h"
#include "views/texts/effect_words.h"
#include "views/texts/phrases.h"
#include "views/texts/region.h"
#include "views/texts/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace elgrande::texts {

namespace {

struct SayAdvice {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Advice)
};

constexpr int kMostSerious = 3;
// Changes of points that are told: of others and the own, losses and gains.
constexpr std::array<std::array<int, 2>, 2> kMostChanges{{{2, 1}, {2, 3}}};
constexpr double kHardly = 0.5;         // points
constexpr double kClearly = 3;          //
constexpr std::size_t kMostEffects = 2; // of one sentence
// Visits with which an alternative counts as examined: at least these, and this share of those of the best.
constexpr int kFewestVisits = 10;
constexpr double kFewestShare = 0.05;
constexpr int kMostLater = 2; // lines of what shows only later
const QString kBullet = QStringLiteral("• ");

QString move(const Catalogue& catalogue, const Decision& decision, Action action, const Names& names) {
    const QString words = actionText(catalogue, decision, action, names);
    const bool quotes = words.contains(u'“'); // in both languages, as what is quoted in them
    return quotes ? words : SayAdvice::tr("“%1”").arg(words);
}

// Without decimals where they would only seem exact.
QString pointsText(double points) { return numbers().toString(std::abs(points), 'f', std::abs(points) < 3 ? 1 : 0); }

Spoken spokenOf(const PointsChange& change) {
    Spoken spoken;
    spoken.seat = change.seat;
    spoken.to = change.place;
    spoken.rank = change.rank;
    spoken.tied = change.tied;
    return spoken;
}

Spoken spokenOf(Area place) {
    Spoken spoken;
    spoken.to = place;
    return spoken;
}

// How the seat then stands where nothing else can be told yet.
QString footholdText(const Foothold& foothold, const Phrases& say) {
    Spoken spoken = spokenOf(foothold.place);
    spoken.seat = foothold.rival;
    const int apart = std::abs(foothold.ahead);
    QString pattern;
    if (foothold.rival == Seat::None)
        pattern = SayAdvice::tr("Nobody else has Caballeros {in}.");
    else if (foothold.ahead > 0)
        pattern = SayAdvice::tr("The lead over {seat} {in} grows to %n Caballero(s).", nullptr, apart);
    else if (foothold.ahead == 0)
        pattern = SayAdvice::tr("Now tied with {seat} {in}.");
    else
        pattern = SayAdvice::tr("{seat} is now only %n Caballero(s) ahead {in}.", nullptr, apart);
    QString text = say.say(pattern, spoken);
    if (foothold.home) text += u' ' + SayAdvice::tr("Being sole first there brings the home bonus.");
    return text;
}

// What shows only later: the Castillo, and how the seat stands in up to two regions.
QStringList laterReasons(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn, const Phrases& say) {
    QStringList lines;
    const bool castillo = std::ranges::any_of(turn.events, [&](const Event& event) {
        const Owner owner = event.owner != Owner::None ? event.owner : ownerOf(event.seat);
        return catalogue.event(event.kind).family == EventFamily::Pieces && event.to == Area::Castillo &&
               owner == ownerOf(seat);
    });
    if (castillo)
        lines << SayAdvice::tr("In a general scoring, Caballeros in the Castillo count there and then in the region "
                               "on the secret disk.");
    for (const Foothold& each : turn.footholds)
        if (lines.size() < kMostLater) lines << footholdText(each, say);
    return lines;
}

// As the set calls it.
QString powerWords(const Catalogue& catalogue, Power power) {
    Spoken of;
    of.power = power;
    return Phrases(catalogue, {}, false).say(word(catalogue, QStringLiteral("action:power")), of);
}

// What the power card brings, and which higher one is saved.
QStringList powerReasons(const Catalogue& catalogue, Power played, const AdvisedTurn& turn) {
    if (index(played) >= catalogue.powers.size()) return {};
    const PowerFacts& power = catalogue.powers[index(played)];
    QStringList lines;
    if (turn.brought > 0)
        lines << SayAdvice::tr("%1 brings %n Caballero(s) to court.", "power card", turn.brought)
                     .arg(powerWords(catalogue, played));
    const bool keeps = !turn.last && index(turn.kept) < catalogue.powers.size();
    if (keeps && catalogue.powers[index(turn.kept)].value > power.value)
        lines << SayAdvice::tr("%1 is saved for a later round.", "power card").arg(powerWords(catalogue, turn.kept));
    return lines;
}

QString listed(const SeatSet& seats, const Names& names) {
    QStringList all;
    for (const Seat seat : seats) all << names(seat);
    return all.join(QStringLiteral(", "));
}

QStringList orderReasons(const AdvisedTurn& turn, const Names& names) {
    QStringList lines;
    if (!turn.before.empty() && !turn.after.empty())
        lines << SayAdvice::tr("Turn order: before %1, after %2.", "players")
                     .arg(listed(turn.before, names), listed(turn.after, names));
    else if (!turn.before.empty())
        lines << SayAdvice::tr("Turn order: before %1.", "players").arg(listed(turn.before, names));
    else if (!turn.after.empty())
        lines << SayAdvice::tr("Turn order: after %1.", "players").arg(listed(turn.after, names));
    if (turn.starts) lines << SayAdvice::tr("You start the next round.");
    return lines;
}

// Named by its action card or its first step, unless the advised turn makes that one as well.
QString nextBest(const Catalogue& catalogue, const Decision& decision, const Advice& advice, const Names& names) {
    const std::vector<Action>& other = advice.turns[1].moves;
    const Action step = other.front();
    const auto& moves = advice.turns[0].moves;
    if (std::find(moves.begin(), moves.end(), step) != moves.end()) return SayAdvice::tr("the next best turn");
    if (step.kind == ActionKind::TakeCard)
        return SayAdvice::tr("“%1”").arg(cardTitle(catalogue, static_cast<Card>(step.a)));
    const QString words = move(catalogue, decision, step, names);
    //: %1: as “Place in Aragon”; after “Unlike”
    return other.size() > 1 && step.kind != ActionKind::Power ? SayAdvice::tr("a turn that begins with %1").arg(words)
                                                              : words;
}

QString comparison(const Catalogue& catalogue, const Decision& decision, const Advice& advice,
                   const Comparison& compared, const Names& names) {
    const Phrases say(catalogue, names, false);
    const QString other = nextBest(catalogue, decision, advice, names);
    const QString better = advantageWords(asLogged(catalogue, compared.better), advice.seat, say);
    //: %1: another turn, as “Place in Aragon”; %2: “scores 3 more points in Seville and keeps your 12”
    if (compared.worse.empty()) return SayAdvice::tr("Unlike %1, this choice %2.").arg(other, better);
    //: %3: what the other turn does and this one does not, as “scores 2 more points”
    return SayAdvice::tr("Unlike %1, this choice %2; the other one %3.")
        .arg(other, better, advantageWords(asLogged(catalogue, compared.worse), advice.seat, say));
}

// How an alternative compared. Players of lower levels do not always choose what they rate highest.
QString alternativeText(const QString& what, const WeighedMove& done, const WeighedMove& other, bool figures) {
    const double less = done.lead - other.lead;
    if (std::abs(less) < kHardly) return SayAdvice::tr("%1: about as good").arg(what);
    if (less > 0 && figures) return SayAdvice::tr("%1: about %2 points fewer").arg(what, pointsText(less));
    if (less > 0)
        return less < kClearly ? SayAdvice::tr("%1: slightly worse").arg(what)
                               : SayAdvice::tr("%1: clearly worse").arg(what);
    if (other.share < done.share) return SayAdvice::tr("%1: more points, but a smaller chance of winning").arg(what);
    return figures ? SayAdvice::tr("%1: about %2 points more").arg(what, pointsText(less))
                   : SayAdvice::tr("%1: seemed better").arg(what);
}

// Whether all that the turn does is to bring Caballeros to where they wait for later turns, or to leave them there.
bool isForLater(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn) {
    if (turn.last) return false;
    if (turn.events.empty()) return turn.whole && turn.court > 0;
    const std::vector<TurnEffect> told = effects(catalogue, seat, turn);
    if (std::ranges::any_of(told, [](const TurnEffect& each) { return each.kind == TurnEffect::Kind::Aboard; }))
        return true;
    return turn.whole && turn.court > 0 && std::ranges::all_of(turn.events, [seat](const Event& event) {
               return event.kind == EventKind::CourtFilled && event.seat == seat;
           });
}

// `told`: something else speaks for it already.
QStringList turnDetails(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn, const Names& names, bool told) {
    const Phrases say(catalogue, names, false);
    QStringList lines;
    for (const Event& event : turn.events)
        if (catalogue.event(event.kind).family == EventFamily::Points && event.seat == seat)
            lines << eventText(catalogue, event, names, false);
    QStringList scored;
    auto left = kMostChanges;
    for (const PointsChange& each : turn.changes)
        if (left[each.seat == seat ? 1 : 0][each.points > 0 ? 1 : 0]-- > 0)
            scored << kBullet + say.say(changePattern(each, each.seat == seat), spokenOf(each));
    if (!scored.isEmpty()) lines << SayAdvice::tr("If all regions were scored after this turn:") << scored;
    for (const Event& event : turn.events) {
        const bool king = event.kind == EventKind::KingMoved && event.from != event.to;
        if (king && index(event.to) < catalogue.areas.size() && catalogue.areas[index(event.to)].shown)
            lines << say.say(SayAdvice::tr("The King then protects what stands {in}."), spokenOf(event.to));
        if (event.kind == EventKind::PowerPlayed)
            lines << powerReasons(catalogue, event.power, turn) << orderReasons(turn, names);
    }
    if (scored.isEmpty()) lines << laterReasons(catalogue, seat, turn, say);
    if (lines.isEmpty() && !told && isForLater(catalogue, seat, turn))
        lines << SayAdvice::tr("It pays off only in later turns.");
    if (turn.whole && turn.court > 0 && !turn.last)
        lines << SayAdvice::tr("%n Caballero(s) stay at court for later turns.", nullptr, turn.court);
    if (lines.isEmpty() && !told) lines << SayAdvice::tr("It seemed a little better than the others.");
    if (!turn.vetoers.empty())
        lines << SayAdvice::tr("%1 could still use a Veto.", "players").arg(listed(turn.vetoers, names));
    return lines;
}

} // namespace

QString nudgeText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, const Names& names) {
    if (advice.moves.empty()) return {};
    const Lookout look = lookoutOf(catalogue, decision, advice);
    QStringList parts; // in the order of the board, which gives nothing away
    for (const Power power : look.powers) parts << powerWords(catalogue, power);
    for (const Card card : look.cards) parts << SayAdvice::tr("“%1”").arg(cardTitle(catalogue, card));
    for (const Area place : wholePlaces(catalogue, look.places)) parts << areaName(catalogue, place);
    if (!parts.isEmpty()) return SayAdvice::tr("Worth a look: %1.").arg(parts.join(QStringLiteral(", ")));
    std::vector<Action> serious;
    for (const WeighedMove& each : advice.moves)
        if (isSerious(advice, each) && serious.size() < kMostSerious) serious.push_back(each.action);
    if (serious.size() == 1) return SayAdvice::tr("One option is clearly the best.");
    for (const Action action : decision.legal)
        if (std::find(serious.begin(), serious.end(), action) != serious.end())
            parts << move(catalogue, decision, action, names);
    if (parts.size() < 2) return parts.join(QString());
    const QString last = parts.takeLast();
    return SayAdvice::tr("The choice is between %1 and %2.").arg(parts.join(QStringLiteral(", ")), last);
}

QStringList adviceText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, std::size_t which,
                       const Names& names) {
    if (which >= advice.turns.size()) return {};
    const AdvisedTurn& turn = advice.turns[which];
    QStringList lines;
    if (which > 0) {
        const double less = advice.moves.front().lead - weighed(advice, turn).lead;
        lines << (less < kHardly    ? SayAdvice::tr("Almost as good:")
                  : less < kClearly ? SayAdvice::tr("Next best, slightly worse:")
                                    : SayAdvice::tr("Next best, clearly worse:"));
    }
    QStringList deeds;
    for (const Event& event : turn.events)
        if (catalogue.event(event.kind).family != EventFamily::Points)
            if (const QString deed = eventText(catalogue, event, names, false); !deed.isEmpty())
                deeds << kBullet + deed;
    if (deeds.isEmpty())
        return lines
               << SayAdvice::tr("The computer's choice: %1.").arg(move(catalogue, decision, turn.moves.front(), names));
    if (which == 0) lines << SayAdvice::tr("The computer would play:");
    return lines + deeds;
}

QStringList adviceReasons(const Catalogue& catalogue, const Decision& decision, const Advice& advice, std::size_t which,
                          const Names& names) {
    if (which >= advice.turns.size()) return {};
    QStringList lines;
    AdvisedTurn turn = advice.turns[which];
    if (which == 0 && advice.turns.size() > 1) {
        const Comparison best = compared(catalogue, advice.seat, turn, advice.turns[1], kMostEffects);
        if (!best.better.empty()) lines << comparison(catalogue, decision, advice, best, names);
        for (const TurnEffect& each : best.better) { // said already
            if (each.kind == TurnEffect::Kind::Starts) turn.starts = false;
            if (each.kind == TurnEffect::Kind::Kept && each.power == turn.kept) turn.kept = Power::None;
        }
    }
    return lines << turnDetails(catalogue, advice.seat, turn, names, !lines.empty());
}

QString adviceChances(const Advice& advice, std::size_t which) {
    if (which >= advice.turns.size()) return {};
    const WeighedMove& move = weighed(advice, advice.turns[which]);
    const int percent = static_cast<int>(std::lround(100 * std::clamp(move.share, 0.0, 1.0)));
    return (move.lead >= 0
                ? SayAdvice::tr(
                      "It expects you to finish %1 points ahead of your best opponent (chance of winning: %2%).")
                : SayAdvice::tr(
                      "It expects you to finish %1 points behind your best opponent (chance of winning: %2%)."))
        .arg(pointsText(move.lead))
        .arg(percent);
}

QString doubtText(const Catalogue& catalogue, const Decision& decision, Action action, Waste why,
                  const std::vector<Waste>& also, const Advice& opinion) {
    const bool shown = !opinion.turns.empty() && !opinion.turns.front().events.empty();
    return wasteText(catalogue, decision, action, why, also, shown);
}

QStringList turnReasons(const Catalogue& catalogue, Seat seat, const AdvisedTurn& turn, const Names& names) {
    return turnDetails(catalogue, seat, turn, names, false);
}

QString whyTitle(const Catalogue& catalogue, const MoveThought& thought, const Names& names) {
    return SayAdvice::tr("%1's choice: %2.", "player, what")
        .arg(names(thought.decision.seat), move(catalogue, thought.decision, thought.decision.legal.front(), names));
}

QStringList whyLines(const Catalogue& catalogue, const MoveThought& thought, const Names& names, bool figures) {
    // Secret disks are mixed, and the figures of one of them depend on when it was drawn (agents/secret_choice.h).
    if (thought.simulations > 0 && thought.moves.size() > 1 && thought.decision.legal.front().kind == ActionKind::Disk)
        return {SayAdvice::tr("It picked one of several good secret disks at random, so that nobody can guess it.")};
    int most = 0;
    for (const WeighedMove& each : thought.moves) most = std::max(most, each.visits);
    const WeighedMove& done = thought.moves.front();
    QStringList lines;
    for (std::size_t i = 1; i < thought.moves.size(); ++i) {
        const WeighedMove& other = thought.moves[i];
        const bool examined = other.visits >= kFewestVisits && other.visits >= kFewestShare * most;
        if (!examined && thought.simulations > 0) continue; // nothing is known of it
        const QString what = move(catalogue, thought.decision, other.action, names);
        lines << kBullet + alternativeText(what, done, other, figures);
    }
    if (lines.empty())
        lines << (thought.moves.size() > 1
                      ? SayAdvice::tr("It did not look at any alternative closely enough to compare it.")
                      : SayAdvice::tr("It considered nothing else worth a look."));
    else
        lines.prepend(SayAdvice::tr("Alternatives:"));
    if (thought.simulations == 0)
        lines.prepend(SayAdvice::tr("It did not look ahead: it judged the move by the resulting position."));
    return lines;
}

QString whyChances(const MoveThought& thought) {
    const WeighedMove& done = thought.moves.front();
    const int percent = static_cast<int>(std::lround(100 * std::clamp(done.share, 0.0, 1.0)));
    return (done.lead >= 0
                ? SayAdvice::tr("It expected to finish %1 points ahead of its best opponent (chance of winning: %2%).")
                : SayAdvice::tr("It expected to finish %1 points behind its best opponent (chance of winning: %2%)."))
        .arg(pointsText(done.lead))
        .arg(percent);
}

QString reasonText(const Catalogue& catalogue, const TurnReason& reason, const Names& names, bool rich) {
    std::vector<TurnEffect> told = asLogged(catalogue, effects(catalogue, reason.seat, reason.turn));
    if (told.size() > kMostEffects) told.resize(kMostEffects);
    const Phrases say(catalogue, names, rich);
    const QStringList words = reasonWords(told, reason.seat, say);
    const auto isLater = [](const TurnEffect& each) { return each.kind == TurnEffect::Kind::Later; };
    const auto later = std::ranges::count_if(told, isLater);
    if (words.empty()) return {};
    if (later == 0) return SayAdvice::tr("Why: %1.").arg(both(words));
    if (later == words.size()) return SayAdvice::tr("Why: %1 at the next general scoring.").arg(both(words));
    return (isLater(told.front()) ? SayAdvice::tr("Why: %1 at the next general scoring; %2.")
                                  : SayAdvice::tr("Why: %1; %2 at the next general scoring."))
        .arg(words[0], words[1]);
}

} // namespace elgrande::texts
