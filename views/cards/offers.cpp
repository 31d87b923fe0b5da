// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/offers.h"

#include "views/contributions/expansion_ui.h"
#include "views/texts/texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace elgrande {

namespace {

struct SayOffer {
    Q_DECLARE_TR_FUNCTIONS(elgrande::CardView)
};

bool onlyOperandIs(const Catalogue& catalogue, ActionKind kind, Operand operand) {
    if (index(kind) >= catalogue.actions.size()) return false;
    const std::array<Operand, 3>& operands = catalogue.actions[index(kind)].operands;
    return operands[0] == operand && operands[1] == Operand::None && operands[2] == Operand::None;
}

} // namespace

std::optional<Action> offerFor(const GameModel& model, Operand operand, int id) {
    if (!model.decision()) return std::nullopt;
    for (const Action& action : model.decision()->legal)
        if (onlyOperandIs(model.catalogue(), action.kind, operand) && action.a == id) return action;
    return std::nullopt;
}

bool asksFor(const GameModel& model, Operand operand) {
    if (!model.decision()) return false;
    for (const Action& action : model.decision()->legal)
        if (onlyOperandIs(model.catalogue(), action.kind, operand)) return true;
    return false;
}

QString refusalFor(const GameModel& model, Refused::Subject subject, int id) {
    QStringList reasons;
    if (model.decision())
        for (const Refused& refused : model.decision()->refused) {
            if (refused.subject != subject || refused.id != id) continue;
            const QString text = texts::refusalText(model.catalogue(), refused.why);
            if (!text.isEmpty() && !reasons.contains(text)) reasons.append(text);
        }
    return reasons.join(u' ');
}

QString neverUsedText(const GameModel& model, Card card) {
    for (const ExpansionUi* ui : uisFor(model.catalogue()))
        if (ui->neverUsed)
            if (QString why = ui->neverUsed(model.catalogue(), card); !why.isEmpty()) return why;
    return {};
}

QString owedText(const GameModel& model, Card card) {
    const std::vector<CardFacts>& cards = model.catalogue().cards;
    if (index(card) >= cards.size() || !cards[index(card)].owed || !neverUsedText(model, card).isEmpty()) return {};
    return SayOffer::tr("You must carry out this special action.");
}

QString cardOfActionText(const GameModel& model, Action action) {
    const Catalogue& catalogue = model.catalogue();
    const std::vector<Action>& legal = model.decision()->legal;
    const bool free = std::find(legal.begin(), legal.end(), act(ActionKind::End)) != legal.end();
    for (const auto& [means, value] : saidBy(catalogue.actions[index(action.kind)], action)) {
        if (means != Operand::Card) continue;
        QStringList told{texts::cardText(catalogue, static_cast<Card>(value)),
                         free ? QString() : owedText(model, static_cast<Card>(value))};
        told.removeAll(QString());
        return told.join(u' ');
    }
    return {};
}

QString cardsToUseText(const GameModel& model) {
    if (!model.decision()) return {};
    QStringList lines;
    for (const Action& action : model.decision()->legal)
        if (action.kind == ActionKind::Use)
            lines << texts::cardTitle(model.catalogue(), static_cast<Card>(action.a)) + QStringLiteral(" – ") +
                         cardOfActionText(model, action);
    return lines.size() < 2 ? QString() : lines.join(u'\n');
}

Seat takerOf(const Observation& seen, Card card) {
    for (std::size_t i = 0; i < seen.seats.size(); ++i)
        if (card != Card::None && seen.seats[i].taken == card) return seatAt(static_cast<int>(i));
    return Seat::None;
}

std::optional<Event> objectionTo(const GameModel& model, Card card, int round) {
    const std::vector<Event>& all = model.history();
    for (auto event = all.rbegin(); event != all.rend(); ++event) {
        if (event->kind == EventKind::RoundBegan && event->number <= round) break;
        if (event->card != card) continue;
        if (model.catalogue().event(event->kind).family == EventFamily::Objection) return *event;
        if (event->kind == EventKind::SpecialAnnounced) break; // begun again, and not stopped
    }
    return std::nullopt;
}

} // namespace elgrande
