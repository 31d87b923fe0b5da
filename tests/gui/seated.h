// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A table of persons only, played by chance.
#pragma once

#include "app/page/game_page.h"
#include "app/table/local_table.h"
#include "views/theme/theme.h"

#include <QRandomGenerator>

#include <functional>
#include <set>

namespace elgrande::gui {

inline const std::set<Waste> kAllWastes{Waste::PlacingLeft, Waste::SpecialLeft, Waste::IdleCard, Waste::PointsForOthers,
                                        Waste::GiftLeft,    Waste::NotCounted,  Waste::VetoLost};

struct Seated {
    explicit Seated(const char* seed, int persons = 3, bool aids = true)
        : table(model)
        , page(model, theme) {
        page.setTempo(Tempo::Off);
        page.resize(1280, 800);
        page.show();
        Setup setup;
        setup.players = persons;
        setup.rounds = 6;
        setup.seed = seed;
        std::vector<SeatChoice> seats;
        for (const char* name : {"Ada", "Bo", "Cy", "Di"})
            if (static_cast<int>(seats.size()) < persons) seats.push_back({name, {}});
        ok = static_cast<bool>(table.start(setup, seats, aids));
    }

    // Answers by chance until `wanted` holds at a question. False: it did not until the game was over.
    bool until(const std::function<bool()>& wanted) {
        while (!model.observation().over) {
            if (model.curtainFor() != Seat::None) {
                model.liftCurtain();
                continue;
            }
            if (model.mustConfirm()) {
                model.confirm();
                continue;
            }
            if (model.wasteful() && !wanted()) {
                model.insist();
                continue;
            }
            if (!model.decision()) return false;
            if (wanted()) return true;
            const auto& legal = model.decision()->legal;
            model.choose(legal[static_cast<std::size_t>(dice.bounded(static_cast<int>(legal.size())))]);
        }
        return false;
    }

    GameModel model;
    LocalTable table;
    Theme theme;
    GamePage page;
    QRandomGenerator dice{3};
    bool ok = false;
};

} // namespace elgrande::gui
