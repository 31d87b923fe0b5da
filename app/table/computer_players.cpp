// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/computer_players.h"

#include "app/table/table_game.h"
#include "model/agents/agent_catalogue.h"
#include "model/core/rng.h"
#include "model/observe/information_state.h"

#include <utility>

namespace elgrande {

ComputerPlayers::ComputerPlayers(QObject* parent)
    : QObject(parent)
    , thinker_(this) {
    connect(&thinker_, &Thinker::failed, this, &ComputerPlayers::replace);
    connect(&thinker_, &Thinker::answered, this, [this](Action action) {
        emit answered({std::exchange(asked_, Seat::None), action});
    });
}
ComputerPlayers::~ComputerPlayers() { thinker_.dismiss(std::move(agents_)); }

void ComputerPlayers::sit(std::vector<std::shared_ptr<Agent>> agents) {
    drop();
    thinker_.dismiss(std::exchange(agents_, std::move(agents)));
}

void ComputerPlayers::sit(Seat seat, std::shared_ptr<Agent> agent) {
    thinker_.dismiss({std::exchange(agents_[index(seat)], std::move(agent))});
}

bool ComputerPlayers::sitAt(Seat seat) const { return index(seat) < agents_.size() && agents_[index(seat)]; }

void ComputerPlayers::ask(const TableGame& game) {
    asked_ = game.next();
    ThinkLimits limits;
    limits.seed = hashText(game.record().setup.seed, game.moves() + 1);
    thinker_.ask(game.sharedRules(), agents_[index(asked_)], InformationState(game.rules(), game.state(), asked_),
                 game.legal(), limits);
}

void ComputerPlayers::drop() {
    asked_ = Seat::None;
    thinker_.drop();
}

void ComputerPlayers::replace(const Error& reason) {
    sit(asked_, makeAgent(kStandIn));
    emit failed(asked_, reason);
}

} // namespace elgrande

#include "moc_computer_players.cpp"
