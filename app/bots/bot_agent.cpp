// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_agent.h"

#include "app/bots/bot_process.h"
#include "model/agents/agent_catalogue.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

namespace elgrande {

BotAgent::BotAgent(const QString& command, const BotLimits& limits)
    : command_(command)
    , limits_(limits)
    , standIn_(makeAgent("greedy")) {}

BotAgent::~BotAgent() = default;

std::optional<Error> BotAgent::faultOf(const QString& command) {
    const QStringList words = QProcess::splitCommand(command);
    const QString program = words.value(0);
    const QFileInfo file(program);
    if (program.contains('/') ? file.isFile() && file.isExecutable()
                              : !QStandardPaths::findExecutable(program).isEmpty())
        return {};
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "'%1' is not a program that can be run."),
                 {program.toStdString()}};
}

Thought BotAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                        const ThinkLimits& limits) {
    fault_.reset();
    int milliseconds = limits_.answer;
    if (!program_) {
        program_ = std::make_unique<BotProcess>();
        if (const auto started = program_->start(command_, limits_.start); !started) fault_ = started.fault();
        milliseconds += limits_.start;
    }
    BotLimits told = limits_;
    told.simulations = limits.simulations;
    ++asked_;
    if (!fault_) {
        const auto line = program_->ask(botQuestion(rules, known, legal, asked_, told), milliseconds, limits.cancel);
        if (line && *line) {
            const Result<Action> action = botAnswer(rules, legal, asked_, **line);
            if (action) return {*action};
            fault_ = action.fault();
        } else if (!line) {
            fault_ = line.fault();
        }
        if (fault_) fault_ = program_->withLastWords(*fault_);
    }
    program_->kill();
    program_.reset();
    Thought thought = standIn_->think(rules, known, legal, limits);
    thought.fault = fault_;
    return thought;
}

void BotAgent::leave() {
    program_.reset();
    fault_.reset();
    asked_ = 0;
}

} // namespace elgrande
