// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The log: one sentence for each event that a player wants to read about (its words are in base_events.cpp).
#include "model/observe/staying.h"
#include "views/texts/phrases.h"
#include "views/texts/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace elgrande::texts {
namespace {

struct SayRound {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Round)
};

// How it went, where the event's id alone says too little.
QStringList variantsOf(const Catalogue& catalogue, const Event& event) {
    QStringList variants;
    if (event.power != Power::None && event.number > 1) variants << QStringLiteral(":several");
    if (event.kind == EventKind::PlaceUnscored && event.seat != Seat::None) variants << QStringLiteral(":chosen");
    if (index(event.to) < catalogue.areas.size())
        variants << QStringLiteral(":at:") + QString::fromStdString(catalogue.areas[index(event.to)].id);
    if (event.secret && event.power == Power::None) variants << QStringLiteral(":hidden");
    const bool idle = event.kind == EventKind::PlaceContended && event.rank > 0;
    if (idle && event.holder != Seat::None) variants << QStringLiteral(":held:idle");
    if (event.holder != Seat::None) variants << QStringLiteral(":held");
    if (idle) variants << QStringLiteral(":idle");
    if (stays(event)) variants << QStringLiteral(":stays");
    if (staysInside(catalogue, event)) variants << QStringLiteral(":inside");
    if (index(event.card) < catalogue.cards.size() && catalogue.cards[index(event.card)].stack < 0)
        variants << QStringLiteral(":own");
    if (event.from == Area::None) variants << QStringLiteral(":first");
    if (event.to == Area::None) variants << QStringLiteral(":away");
    variants << QString();
    if (index(event.token) >= catalogue.tokens.size()) return variants;
    QStringList ofToken;
    for (const QString& each : variants)
        ofToken << QStringLiteral(":of:") + QString::fromStdString(catalogue.tokens[index(event.token)].id) + each;
    return ofToken + variants;
}

// What is taken along into a place inside a place goes with the Caballero who carries it, and he is told of.
bool isCarried(const Catalogue& catalogue, const Event& event) {
    return event.kind == EventKind::TokenMoved && event.from != Area::None &&
           index(event.to) < catalogue.areas.size() && catalogue.areas[index(event.to)].inside != Area::None;
}

QString patternOf(const Catalogue& catalogue, const Event& event) {
    const EventFacts& facts = catalogue.event(event.kind);
    if (facts.family == EventFamily::Exodus && event.number == 0) return {};
    if (isCarried(catalogue, event)) return {};
    QStringList keys;
    for (const QString& variant : variantsOf(catalogue, event))
        keys << QStringLiteral("event:") + QString::fromStdString(facts.id) + variant;
    return firstWord(catalogue, keys, std::max<int>(event.number, isUnseenDeal(catalogue, event) ? 1 : 0));
}

} // namespace

bool isUnseenDeal(const Catalogue& catalogue, const Event& event) {
    return catalogue.event(event.kind).family == EventFamily::Deal && event.card == Card::None &&
           event.power == Power::None;
}

QString roundNumber(const std::vector<int>& played, int round) {
    const auto found = std::find(played.begin(), played.end(), round);
    const auto begun = 1 + (found - played.begin());
    if (found == played.end() || begun == round) return QString::number(round);
    return SayRound::tr("%1 (%2 of %3)", "round on the track, which it is, all that are played")
        .arg(round)
        .arg(begun)
        .arg(played.size());
}

QString eventText(const Catalogue& catalogue, const Event& event, const Names& names, bool rich, const QString& powers,
                  const TokenPlace& placeOf) {
    Spoken spoken;
    spoken.seat = event.seat;
    spoken.holder = event.holder;
    spoken.owner = event.owner == Owner::None ? ownerOf(event.seat) : event.owner;
    spoken.from = event.from;
    spoken.to = event.to;
    spoken.card = event.card;
    spoken.power = event.power;
    spoken.powers = powers;
    spoken.token = event.token;
    spoken.reason = event.reason;
    spoken.rank = event.rank;
    spoken.tied = event.tied;
    spoken.number = event.number;
    const QString pattern = patternOf(catalogue, event);
    spoken.namesSeat = pattern.contains(QLatin1String("{seat}"));
    return Phrases(catalogue, names, rich, placeOf).say(pattern, spoken);
}

} // namespace elgrande::texts
