// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the action of the open decision that a click on a card means, or the reason why there is none, for every action
// whose only operand is such a card.
#pragma once

#include "model/game_model/game_model.h"

#include <QString>

#include <optional>

namespace elgrande {

// The offered action that consists of choosing this card (Operand::Card) or power card (Operand::Power).
std::optional<Action> offerFor(const GameModel& model, Operand operand, int id);
// Whether any such card is asked for at all.
bool asksFor(const GameModel& model, Operand operand);
// The reasons given for it; empty where none is given.
QString refusalFor(const GameModel& model, Refused::Subject subject, int id);
// That its special action has to be carried out; empty where it may be left.
QString owedText(const GameModel& model, Card card);
QString neverUsedText(const GameModel& model, Card card); // why nobody can use its action; empty: somebody may
// What the card does that the offered action names, and whether it must; empty where it names none.
QString cardOfActionText(const GameModel& model, Action action);
// The same of each of several cards that may be used now, a line each; empty where there is no choice.
QString cardsToUseText(const GameModel& model);
// Who has this card before him this round; None: nobody.
Seat takerOf(const Observation& seen, Card card);
// Who stopped its special action and how, since that round began; nothing where nobody did.
std::optional<Event> objectionTo(const GameModel& model, Card card, int round);

} // namespace elgrande
