// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the tests of the local table share: short games, players who answer by themselves.
#pragma once

#include "app/table/local_table.h"
#include "model/core/rng.h"
#include "model/game_model/game_model.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace elgrande::table_tests {

inline constexpr int kPatience = 60000; // ms; computer players are slow under a sanitizer

inline std::vector<SeatChoice> seats(std::initializer_list<const char*> agents) {
    std::vector<SeatChoice> list;
    for (const char* agent : agents)
        list.push_back({QStringLiteral("P%1").arg(list.size() + 1), QString::fromLatin1(agent)});
    return list;
}

inline Setup shortGame(const char* seed) {
    Setup setup;
    setup.rounds = 6;
    setup.seed = seed;
    return setup;
}

// Answers every question of a person with the last alternative (mostly `done` and `end`), lifting curtains.
class Answering : public QObject {
  public:
    explicit Answering(GameModel& model) {
        connect(&model, &GameModel::changed, this, [&model] {
            if (model.curtainFor() != Seat::None)
                QMetaObject::invokeMethod(&model, &GameModel::liftCurtain, Qt::QueuedConnection);
        });
        connect(&model, &GameModel::decisionOffered, this, [this, &model] {
            ++asked;
            const Action action = model.decision()->legal.back();
            QMetaObject::invokeMethod(
                &model, [&model, action] { model.choose(action); }, Qt::QueuedConnection);
        });
    }
    int asked = 0;
};

inline bool answerUntil(GameModel& model, const char* kind, int limit = 400) {
    for (int i = 0; i < limit; ++i) {
        if (!QTest::qWaitFor([&] { return model.decision() || model.curtainFor() != Seat::None; }, kPatience))
            return false;
        if (model.curtainFor() != Seat::None) {
            model.liftCurtain();
            continue;
        }
        if (model.decision()->kind == kind) return true;
        model.choose(model.decision()->legal.front());
    }
    return false;
}

// Takes the first of the wanted cards that lies open, carries it out, scores the Castillo where it may, and answers
// everything else by chance.
inline Action wanting(const GameModel& model, const std::vector<std::string>& cards, Rng& rng) {
    const auto& legal = model.decision()->legal;
    const auto isWanted = [&](Action action) {
        if (action.kind == ActionKind::Special) return true;
        if (action.kind == ActionKind::Score) return action.a == index(Area::Castillo);
        if (action.kind != ActionKind::TakeCard) return false;
        return std::find(cards.begin(), cards.end(), model.catalogue().cards[action.a].id) != cards.end();
    };
    const auto found = std::find_if(legal.begin(), legal.end(), isWanted);
    return found != legal.end() ? *found : legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
}

} // namespace elgrande::table_tests
