// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/effect_words.h"

#include "views/texts/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace elgrande::texts {

namespace {

struct SayEffects {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Advice)
};

Spoken spokenOf(const TurnEffect& effect) {
    Spoken spoken;
    spoken.seat = effect.seat;
    spoken.to = effect.place;
    spoken.rank = effect.rank;
    spoken.tied = effect.tied;
    spoken.power = effect.power;
    spoken.card = effect.card;
    return spoken;
}

// “3 Caballeros ahead of Bo in Galicia”
QString footholdPattern(const TurnEffect& effect) {
    const int apart = std::abs(effect.number);
    if (effect.seat == Seat::None) return SayEffects::tr("nobody else {in}");
    if (effect.number == 0) return SayEffects::tr("now tied with {seat} {in}");
    return effect.number > 0 ? SayEffects::tr("%n Caballero(s) ahead of {seat} {in}", nullptr, apart)
                             : SayEffects::tr("only %n Caballero(s) behind {seat} {in}", nullptr, apart);
}

// What a computer player's turn has done, as a part of a sentence without a verb; empty: not worth telling.
QString reasonPattern(const TurnEffect& effect, bool own) {
    const int number = std::abs(effect.number);
    switch (effect.kind) {
    case TurnEffect::Kind::Scored:
        if (!own) return SayEffects::tr("%n point(s) lost by {seat}", nullptr, number);
        return effect.place == Area::None ? SayEffects::tr("%n point(s) scored", nullptr, number)
                                          : SayEffects::tr("%n point(s) scored {in}", nullptr, number);
    case TurnEffect::Kind::Later:
        return changePattern({.points = effect.number, .rank = own ? effect.rank : 0}, own);
    case TurnEffect::Kind::Foothold:
        return footholdPattern(effect);
    case TurnEffect::Kind::Castillo:
    case TurnEffect::Kind::Aboard:
        return SayEffects::tr("%n more Caballero(s) {in}", nullptr, number);
    case TurnEffect::Kind::Court:
        return effect.seat == Seat::None ? SayEffects::tr("%n fewer Caballero(s) at other courts", nullptr, number)
                                         : SayEffects::tr("%n fewer Caballero(s) at {seat}'s court", nullptr, number);
    case TurnEffect::Kind::King:
        return SayEffects::tr("the King's protection {in}");
    case TurnEffect::Kind::Veto:
        return SayEffects::tr("the Veto for later");
    case TurnEffect::Kind::PowerBack:
        return SayEffects::tr("a power card back in hand");
    default:
        return {};
    }
}

// What the advised turn does and the next best does not; follows “this choice”.
QString advantagePattern(const TurnEffect& effect, bool own) {
    const int number = std::abs(effect.number);
    switch (effect.kind) {
    case TurnEffect::Kind::Scored:
        if (effect.place == Area::None)
            return own ? SayEffects::tr("scores %n more point(s)", nullptr, number)
                       : SayEffects::tr("gives {seat} %n fewer point(s)", nullptr, number);
        return own ? SayEffects::tr("scores %n more point(s) {in}", nullptr, number)
                   : SayEffects::tr("gives {seat} %n fewer point(s) {in}", nullptr, number);
    case TurnEffect::Kind::Later:
        return own ? SayEffects::tr("promises %n more point(s) {in}", nullptr, number)
                   : SayEffects::tr("leaves {seat} %n fewer point(s) {in}", nullptr, number);
    case TurnEffect::Kind::Foothold:
        if (effect.seat == Seat::None) return SayEffects::tr("gives you an uncontested foothold {in}");
        if (effect.number == 0) return SayEffects::tr("ties you with {seat} {in}");
        return effect.number > 0
                   ? SayEffects::tr("puts you %n Caballero(s) ahead of {seat} {in}", nullptr, number)
                   : SayEffects::tr("brings you to within %n Caballero(s) of {seat} {in}", nullptr, number);
    case TurnEffect::Kind::Castillo:
        return SayEffects::tr("throws %n more Caballero(s) into the Castillo", nullptr, number);
    case TurnEffect::Kind::Aboard:
        return SayEffects::tr("leaves %n more Caballero(s) {in}", nullptr, number);
    case TurnEffect::Kind::Court:
        if (own) return SayEffects::tr("leaves you %n more Caballero(s) at court", nullptr, number);
        return effect.seat == Seat::None
                   ? SayEffects::tr("takes %n more Caballero(s) from other courts", nullptr, number)
                   : SayEffects::tr("takes %n more Caballero(s) from {seat}'s court", nullptr, number);
    case TurnEffect::Kind::King:
        return SayEffects::tr("gives you the King's protection {in}");
    case TurnEffect::Kind::Veto:
        return SayEffects::tr("brings you the Veto");
    case TurnEffect::Kind::PowerBack:
        return SayEffects::tr("brings back a power card");
    case TurnEffect::Kind::Kept:
        return SayEffects::tr("keeps your {power}");
    case TurnEffect::Kind::Before:
        return effect.seat == Seat::None ? SayEffects::tr("lets you act before %n player(s)", nullptr, number)
                                         : SayEffects::tr("lets you act before {seat}");
    case TurnEffect::Kind::Earlier:
        return SayEffects::tr("puts you earlier in the turn order");
    case TurnEffect::Kind::Brought:
        return SayEffects::tr("brings %n more Caballero(s) to court", nullptr, number);
    case TurnEffect::Kind::Starts:
        return SayEffects::tr("lets you start the next round");
    case TurnEffect::Kind::Denied:
        return SayEffects::tr("denies {seat} %n point(s) with “{card}”", nullptr, number);
    }
    return {};
}

// The words of effects one after the other; a place is named once.
QStringList effectWords(const std::vector<TurnEffect>& effects, Seat seat, QString (*pattern)(const TurnEffect&, bool),
                        const Phrases& say) {
    QStringList words;
    Area named = Area::None;
    for (const TurnEffect& each : effects) {
        QString part = pattern(each, each.seat == seat);
        if (part.isEmpty()) continue;
        //: In the place that has just been named
        if (each.place != Area::None && each.place == named)
            part.replace(QStringLiteral("{in}"), SayEffects::tr("there"));
        named = each.place;
        words << say.say(part, spokenOf(each));
    }
    return words;
}

} // namespace

QString changePattern(const PointsChange& change, bool own) {
    const int points = std::abs(change.points);
    const bool more = change.points > 0;
    QString pattern;
    if (own)
        pattern = more ? SayEffects::tr("%n more point(s) {in}", nullptr, points)
                       : SayEffects::tr("%n fewer point(s) {in}", nullptr, points);
    else
        pattern = more ? SayEffects::tr("%n more point(s) for {seat} {in}", nullptr, points)
                       : SayEffects::tr("%n fewer point(s) for {seat} {in}", nullptr, points);
    //: {reason}: a rank, as “1st place”
    return change.rank > 0 ? SayEffects::tr("%1 ({reason})", "points").arg(pattern) : pattern;
}

QString both(const QStringList& parts) {
    return parts.size() < 2 ? parts.join(QString()) : SayEffects::tr("%1 and %2", "effects").arg(parts[0], parts[1]);
}

std::vector<TurnEffect> asLogged(const Catalogue& catalogue, std::vector<TurnEffect> effects) {
    for (TurnEffect& each : effects) {
        if (each.kind != TurnEffect::Kind::Scored || index(each.place) >= catalogue.areas.size()) continue;
        const QString id = QString::fromStdString(catalogue.areas[index(each.place)].id);
        const QString sentence = word(catalogue, QStringLiteral("event:points:at:") + id);
        if (!sentence.isEmpty() && !sentence.contains(QLatin1String("{in}"))) each.place = Area::None;
    }
    return effects;
}

QStringList reasonWords(const std::vector<TurnEffect>& effects, Seat seat, const Phrases& say) {
    return effectWords(effects, seat, reasonPattern, say);
}

QString advantageWords(const std::vector<TurnEffect>& effects, Seat seat, const Phrases& say) {
    const bool promises = effects.size() > 1 && std::ranges::all_of(effects, [seat](const TurnEffect& each) {
                              return each.kind == TurnEffect::Kind::Later && each.seat == seat;
                          });
    if (!promises) return both(effectWords(effects, seat, advantagePattern, say));
    const auto points = [](const TurnEffect& each, bool own) { return changePattern({.points = each.number}, own); };
    //: %1: “3 more points in Galicia and 2 more points in Seville”
    return SayEffects::tr("promises %1").arg(both(effectWords(effects, seat, points, say)));
}

} // namespace elgrande::texts
