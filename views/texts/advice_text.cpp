// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/advice_text.h"

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

constexpr double kSerious = 0.15; // of the visits of the best move: worth a thought, too
constexpr int kMostSerious = 3;
constexpr std::size_t kMostWorthAThought = 2; // turns
// Changes of points that are told: of others and the own, losses and gains.
constexpr std::array<std::array<int, 2>, 2> kMostChanges{{{2, 1}, {2, 3}}};
constexpr double kHardly = 0.5; // points
constexpr int kMostLater = 2;   // lines of what shows only later
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

// “3 more points in Galicia (1st place)”
QString changePattern(const PointsChange& change, bool own) {
    const int points = std::abs(change.points);
    const bool more = change.points > 0;
    QString pattern;
    if (own)
        pattern = more ? SayAdvice::tr("%n more point(s) {in}", nullptr, points)
                       : SayAdvice::tr("%n fewer point(s) {in}", nullptr, points);
    else
        pattern = more ? SayAdvice::tr("%n more point(s) for {seat} {in}", nullptr, points)
                       : SayAdvice::tr("%n fewer point(s) for {seat} {in}", nullptr, points);
    //: {reason}: a rank, as “1st place”
    return change.rank > 0 ? SayAdvice::tr("%1 ({reason})", "points").arg(pattern) : pattern;
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
        return catalogue.event(event.kind).family == EventFamily::Pieces && event.to == Area::Castillo &&
               event.owner == ownerOf(seat);
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
QStringList powerReasons(const Catalogue& catalogue, Power played, Power kept) {
    if (index(played) >= catalogue.powers.size()) return {};
    const PowerFacts& power = catalogue.powers[index(played)];
    QStringList lines;
    if (power.caballeros > 0)
        lines << SayAdvice::tr("%1 brings %n Caballero(s) to court.", "power card", power.caballeros)
                     .arg(powerWords(catalogue, played));
    if (index(kept) < catalogue.powers.size() && catalogue.powers[index(kept)].value > power.value)
        lines << SayAdvice::tr("%1 is saved for a later round.", "power card").arg(powerWords(catalogue, kept));
    return lines;
}

const WeighedMove& weighed(const Advice& advice, const AdvisedTurn& turn) {
    for (const WeighedMove& each : advice.moves)
        if (each.action == turn.moves.front()) return each;
    return advice.moves.front();
}

bool isSerious(const Advice& advice, const AdvisedTurn& turn) {
    return weighed(advice, turn).visits >= kSerious * advice.moves.front().visits;
}

void addPlace(const Catalogue& catalogue, AreaSet& places, Area place) {
    if (index(place) < catalogue.areas.size() && catalogue.areas[index(place)].shown) places.insert(place);
}

template <class Id>
void sortOnce(std::vector<Id>& ids) {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

} // namespace

Lookout lookoutOf(const Catalogue& catalogue, const AdvisedTurn& turn) {
    Lookout look;
    for (const Event& event : turn.events) {
        const EventFamily family = catalogue.event(event.kind).family;
        if (family == EventFamily::Card && index(event.card) < catalogue.cards.size()) look.cards.push_back(event.card);
        if (family == EventFamily::Card && index(event.power) < catalogue.powers.size())
            look.powers.push_back(event.power);
        addPlace(catalogue, look.places, event.to);
    }
    if (!look.isEmpty() || turn.moves.empty()) return look;
    const Action action = turn.moves.front(); // does nothing that is seen, as a secret disk
    if (index(action.kind) < catalogue.actions.size())
        addPlace(catalogue, look.places, placeOf(catalogue.actions[index(action.kind)], action));
    return look;
}

Lookout lookoutOf(const Catalogue& catalogue, const Advice& advice) {
    Lookout look;
    std::size_t seen = 0;
    for (const AdvisedTurn& turn : advice.turns) {
        if (seen == kMostWorthAThought || (seen > 0 && !isSerious(advice, turn))) break;
        ++seen;
        const Lookout further = lookoutOf(catalogue, turn);
        look.cards.insert(look.cards.end(), further.cards.begin(), further.cards.end());
        look.powers.insert(look.powers.end(), further.powers.begin(), further.powers.end());
        look.places = look.places | further.places;
    }
    sortOnce(look.cards);
    sortOnce(look.powers);
    return look;
}

QString nudgeText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, const Names& names) {
    if (advice.moves.empty()) return {};
    const Lookout look = lookoutOf(catalogue, advice);
    QStringList parts; // in the order of the board, which gives nothing away
    for (const Power power : look.powers) parts << powerWords(catalogue, power);
    for (const Card card : look.cards) parts << SayAdvice::tr("“%1”").arg(cardTitle(catalogue, card));
    for (const Area place : look.places) parts << areaName(catalogue, place);
    if (!parts.isEmpty()) return SayAdvice::tr("Worth a look: %1.").arg(parts.join(QStringLiteral(", ")));
    std::vector<Action> serious;
    for (const WeighedMove& each : advice.moves)
        if (each.visits >= kSerious * advice.moves.front().visits && serious.size() < kMostSerious)
            serious.push_back(each.action);
    if (serious.size() == 1) return SayAdvice::tr("One option is clearly the best.");
    for (const Action action : decision.legal)
        if (std::find(serious.begin(), serious.end(), action) != serious.end())
            parts << move(catalogue, decision, action, names);
    const QString last = parts.takeLast();
    return SayAdvice::tr("Choose between %1 and %2.").arg(parts.join(QStringLiteral(", ")), last);
}

QStringList adviceText(const Catalogue& catalogue, const Decision& decision, const Advice& advice, std::size_t which,
                       const Names& names) {
    if (which >= advice.turns.size()) return {};
    const AdvisedTurn& turn = advice.turns[which];
    QStringList lines;
    if (which > 0) {
        const double less = advice.moves.front().lead - weighed(advice, turn).lead;
        lines << (less < kHardly ? SayAdvice::tr("Almost as good:")
                                 : SayAdvice::tr("Next best, about %1 points fewer:").arg(pointsText(less)));
    }
    QStringList deeds;
    for (const Event& event : turn.events)
        if (catalogue.event(event.kind).family != EventFamily::Points)
            if (const QString deed = eventText(catalogue, event, names, false); !deed.isEmpty())
                deeds << kBullet + deed;
    if (deeds.isEmpty())
        return lines << SayAdvice::tr("The computer would choose %1.")
                            .arg(move(catalogue, decision, turn.moves.front(), names));
    if (which == 0) lines << SayAdvice::tr("The computer would play:");
    return lines + deeds;
}

QStringList adviceReasons(const Catalogue& catalogue, const Advice& advice, std::size_t which, const Names& names) {
    return which < advice.turns.size() ? turnReasons(catalogue, advice.seat, advice.turns[which], names)
                                       : QStringList();
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
        if (event.kind == EventKind::PowerPlayed) lines << powerReasons(catalogue, event.power, turn.kept);
    }
    if (turn.whole && turn.court > 0)
        lines << SayAdvice::tr("%n Caballero(s) stay at court for later turns.", nullptr, turn.court);
    if (scored.isEmpty()) lines << laterReasons(catalogue, seat, turn, say);
    if (lines.isEmpty()) lines << SayAdvice::tr("It pays off only in later turns.");
    return lines;
}

QString whyTitle(const Catalogue& catalogue, const MoveThought& thought, const Names& names) {
    return SayAdvice::tr("%1 chose %2.", "player, what")
        .arg(names(thought.decision.seat), move(catalogue, thought.decision, thought.decision.legal.front(), names));
}

QStringList whyLines(const Catalogue& catalogue, const MoveThought& thought, const Names& names) {
    if (thought.moves.size() == 1) return {SayAdvice::tr("It considered nothing else worth a look.")};
    const WeighedMove& done = thought.moves.front();
    QStringList lines{SayAdvice::tr("Alternatives:")};
    for (std::size_t i = 1; i < thought.moves.size(); ++i) {
        const WeighedMove& other = thought.moves[i];
        const QString what = move(catalogue, thought.decision, other.action, names);
        const double less = done.lead - other.lead;
        lines << kBullet +
                     (less >= kHardly ? SayAdvice::tr("%1: about %2 points fewer").arg(what, pointsText(less))
                      : less <= -kHardly
                          ? SayAdvice::tr("%1: about %2 points more, but less certain").arg(what, pointsText(less))
                          : SayAdvice::tr("%1: about as good").arg(what));
    }
    return lines;
}

QStringList whyChances(const MoveThought& thought) {
    const WeighedMove& done = thought.moves.front();
    const int percent = static_cast<int>(std::lround(100 * std::clamp(done.share, 0.0, 1.0)));
    QStringList lines;
    lines << (thought.simulations == 0
                  ? SayAdvice::tr("It did not look ahead: it judged the move by the resulting position.")
                  : SayAdvice::tr("It simulated %n line(s) of play, %1 of them starting with this move.", nullptr,
                                  thought.simulations)
                        .arg(done.visits));
    return lines << (done.lead >= 0
                         ? SayAdvice::tr(
                               "It expected to finish %1 points ahead of its best opponent (chance of winning: %2%).")
                         : SayAdvice::tr(
                               "It expected to finish %1 points behind its best opponent (chance of winning: %2%)."))
                        .arg(pointsText(done.lead))
                        .arg(percent);
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
