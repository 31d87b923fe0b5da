// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The prompt line (its words are in base_prompts.cpp) and the words on buttons (base_actions.cpp).
#include "views/texts/phrases.h"
#include "views/texts/words.h"

#include <algorithm>
#include <array>

namespace elgrande::texts {
namespace {

bool offers(const Decision& decision, ActionKind kind) {
    return std::any_of(decision.legal.begin(), decision.legal.end(),
                       [&](Action action) { return action.kind == kind; });
}

// Caballeros that the provinces do not have for the court.
int lacking(const Decision& decision) {
    int most = 0;
    for (const Action action : decision.legal)
        if (action.kind == ActionKind::Court) most = std::max<int>(most, action.a);
    return decision.kind == "court" ? decision.remaining - most : 0;
}

QString partsOffered(const Decision& decision) {
    const bool place = offers(decision, ActionKind::Place);
    const bool special = offers(decision, ActionKind::Special) || offers(decision, ActionKind::Use);
    if (place && special) return QStringLiteral("both");
    if (place || special) return place ? QStringLiteral("place") : QStringLiteral("special");
    return decision.legal.size() > 1 || !offers(decision, ActionKind::End) ? QString() : QStringLiteral("end");
}

// What may be done, and before it whether a card has to be chosen for it, or something has to be done.
QStringList turnVariants(const Catalogue& catalogue, const Decision& decision) {
    const QString parts = partsOffered(decision);
    QStringList variants;
    if (offers(decision, ActionKind::Use)) variants << parts + QStringLiteral(":use");
    if (!offers(decision, ActionKind::End)) variants << parts + QStringLiteral(":owed");
    if (parts.isEmpty()) // nothing but what an expansion brings
        for (const Action each : decision.legal)
            if (each.kind >= ActionKind::FirstFree && index(each.kind) < catalogue.actions.size())
                variants << QString::fromStdString(catalogue.actions[index(each.kind)].word);
    if (parts.isEmpty() && offers(decision, ActionKind::End)) variants << QStringLiteral("left");
    return variants << parts;
}

QString relocateVariant(const Decision& decision) {
    if (decision.remainingForeign > 0)
        return decision.remaining > 0 ? QStringLiteral("both") : QStringLiteral("foreign");
    const bool ownOnly = std::all_of(decision.legal.begin(), decision.legal.end(), [&](Action action) {
        return action.kind != ActionKind::Relocate || action.a == index(ownerOf(decision.seat));
    });
    return ownOnly ? QStringLiteral("own") : QString();
}

// The finer kinds of question, where the decision's kind alone says too little; the finest first.
QStringList variantsOf(const Catalogue& catalogue, const Decision& decision) {
    if (decision.kind == "turn") return turnVariants(catalogue, decision);
    if (decision.kind == "court" && lacking(decision) > 0) return {QStringLiteral("short")};
    if (decision.kind == "score" && decision.remaining > 1) return {QStringLiteral("order")};
    if (decision.kind == "relocate") return {relocateVariant(decision)};
    if (decision.kind != "veto") return {};
    if (decision.announced) return {QStringLiteral("announced")};
    return {decision.hasPending ? QStringLiteral("step") : QStringLiteral("rest")};
}

QString promptPattern(const Catalogue& catalogue, const Decision& decision, int count) {
    const QString kind = QStringLiteral("prompt:") + QString::fromStdString(decision.kind);
    QStringList keys;
    const QString topic = decision.topic.empty() ? QString() : u':' + QString::fromStdString(decision.topic);
    if (index(decision.card) < catalogue.cards.size()) {
        const std::string card = wordsOf(catalogue, catalogue.cards[index(decision.card)].id);
        const QString ofCard = kind + u':' + QString::fromStdString(card);
        if (!topic.isEmpty()) keys << ofCard + topic;
        keys << ofCard;
    }
    const QStringList variants = variantsOf(catalogue, decision);
    for (const QString& variant : variants)
        if (!variant.isEmpty() && !topic.isEmpty()) keys << kind + u':' + variant + topic;
    if (!topic.isEmpty()) keys << kind + topic;
    for (const QString& variant : variants)
        if (!variant.isEmpty()) keys << kind + u':' + variant;
    return firstWord(catalogue, keys << kind, count);
}

// Whether the seat has done some of what it is asked for, since it last began something.
bool goesOn(const Catalogue& catalogue, const Decision& decision, const std::vector<Event>& history) {
    for (auto event = history.rbegin(); event != history.rend(); ++event) {
        switch (event->kind) {
        case EventKind::CourtFilled: // the rest of which comes from regions
            return decision.kind == "recall" && event->number > 0;
        case EventKind::SpecialAnnounced:
        case EventKind::CardTaken:
        case EventKind::TurnPassed:
        case EventKind::RoundBegan:
        case EventKind::ScoringBegan:
            return false;
        default:
            break;
        }
        const EventFamily family = catalogue.event(event->kind).family;
        const bool counts = family == EventFamily::Pieces || family == EventFamily::Deal;
        const bool placed = event->kind == EventKind::CaballeroPlaced;
        if (event->seat == decision.seat && counts && placed == (decision.kind == "place")) return true;
    }
    return false;
}

QString patternOf(const Catalogue& catalogue, const Decision& decision, Action action) {
    if (index(action.kind) >= catalogue.actions.size()) return {};
    const QString written = QString::fromStdString(catalogue.actions[index(action.kind)].word);
    QStringList keys;
    if (action.kind == ActionKind::Option && index(decision.card) < catalogue.cards.size())
        keys << QStringLiteral("choice:%1:%2")
                    .arg(QString::fromStdString(wordsOf(catalogue, catalogue.cards[index(decision.card)].id)))
                    .arg(action.a);
    const QString word = QStringLiteral("action:") + written;
    if (action.kind == ActionKind::Court && action.a == 0) keys << word + QStringLiteral(":none");
    if (!decision.topic.empty()) keys << word + u':' + QString::fromStdString(decision.topic);
    const QString known = firstWord(catalogue, keys << word + u':' + QString::fromStdString(decision.kind) << word);
    return known.isEmpty() ? written : known;
}

// An action's operands by what they mean, so that an expansion's actions are spoken of in the same way.
Spoken spokenOf(const Catalogue& catalogue, Action action) {
    Spoken spoken;
    if (index(action.kind) >= catalogue.actions.size()) return spoken;
    for (const auto& [means, value] : saidBy(catalogue.actions[index(action.kind)], action)) {
        switch (means) {
        case Operand::Area: // the first of two places is where something comes from
            spoken.from = spoken.to == Area::None ? areaAt(value) : spoken.to;
            spoken.to = areaAt(value);
            break;
        case Operand::Owner:
            spoken.owner = static_cast<Owner>(value);
            break;
        case Operand::Seat:
            spoken.other = seatAt(value);
            break;
        case Operand::Card:
            spoken.card = static_cast<Card>(value);
            break;
        case Operand::Power:
            spoken.power = static_cast<Power>(value);
            break;
        case Operand::Token:
            spoken.token = static_cast<Token>(value);
            break;
        case Operand::Number:
            spoken.number = value;
            break;
        default:
            break;
        }
    }
    return spoken;
}

} // namespace

QString partsText(const Catalogue& catalogue, const Decision& decision, const std::function<bool(Action)>& counts) {
    QStringList all;
    for (const Action each : decision.legal) {
        if (each.kind < ActionKind::FirstFree || index(each.kind) >= catalogue.actions.size() || !counts(each))
            continue;
        const QString part =
            word(catalogue, QStringLiteral("gift:") + QString::fromStdString(catalogue.actions[index(each.kind)].word));
        all << (part.isEmpty() ? actionText(catalogue, decision, each, [](Seat) { return QString(); }) : part);
    }
    all.removeDuplicates(); // of several ways to take one
    return all.join(QStringLiteral(", "));
}

QString actionText(const Catalogue& catalogue, const Decision& decision, Action action, const Names& names) {
    Spoken spoken = spokenOf(catalogue, action);
    spoken.seat = decision.seat;
    return Phrases(catalogue, names, false).say(patternOf(catalogue, decision, action), spoken);
}

QString actionTip(const Catalogue& catalogue, const Decision& decision, Action action, const Names& names) {
    if (index(action.kind) >= catalogue.actions.size()) return {};
    Spoken spoken = spokenOf(catalogue, action);
    spoken.seat = decision.seat;
    const QString key =
        QStringLiteral("action-tip:") + QString::fromStdString(catalogue.actions[index(action.kind)].word);
    QStringList keys;
    if (index(spoken.token) < catalogue.tokens.size())
        keys << key + QStringLiteral(":of:") + QString::fromStdString(catalogue.tokens[index(spoken.token)].id);
    if (index(spoken.to) < catalogue.areas.size())
        keys << key + QStringLiteral(":at:") + QString::fromStdString(catalogue.areas[index(spoken.to)].id);
    return Phrases(catalogue, names, false).say(firstWord(catalogue, keys << key), spoken);
}

QString promptText(const Catalogue& catalogue, const Decision& decision, const Names& names,
                   const std::vector<Event>& history) {
    const int missing = lacking(decision);
    const int count = missing > 0 ? missing : decision.remaining > 0 ? decision.remaining : decision.remainingForeign;
    Spoken spoken;
    spoken.seat = decision.seat;
    spoken.other = decision.cardSeat;
    spoken.to = decision.area;
    spoken.from = decision.leaving != Area::None ? decision.leaving : decision.area;
    spoken.card = decision.card;
    spoken.number = decision.remaining;
    spoken.foreign = decision.remainingForeign;
    spoken.more = goesOn(catalogue, decision, history);
    if (decision.hasPending)
        spoken.next = actionText(catalogue, decision, decision.pending, names);
    else if (decision.kind == "turn")
        spoken.next = partsText(catalogue, decision, [](Action) { return true; });
    const Phrases phrases(catalogue, names, false);
    QString asked = phrases.say(promptPattern(catalogue, decision, count), spoken);
    for (const std::string& topic : decision.alsoFor)
        asked += u' ' + firstWord(catalogue, {QStringLiteral("prompt:disk:also:") + QString::fromStdString(topic)});
    return asked;
}

} // namespace elgrande::texts
