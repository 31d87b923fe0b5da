// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A window with a game of Grand Inquisitor & the Colonies that begins in the middle.
#pragma once

#include "expansions/installed.h"
#include "tests/gui/table_stage.h"

#include "expansions/inquisitor_colonies/names.h"

#include "model/game_model/game_model.h"
#include "views/panels/material_strip.h"
#include "views/texts/texts.h"

#include <QTest>

namespace elgrande::gui {

constexpr int kBlackOwner = static_cast<int>(Owner::Black);

// Something of everything lies everywhere.
inline constexpr const char* kFull = R"({"expansions": ["inquisitor_colonies"], "king": "castilla_la_vieja",
    "stacks": {"1": ["intrigue-3-any"], "2": ["score-one-2"], "3": ["score-fours"], "4": ["scoreboard"], "5": ["king"],
               "6": ["colonies-inquisitor"], "7": ["colonies-own"]},
    "tokens": {"colonies-table": "granada", "colonies-inquisitor": "blue",
               "colonies-gold": ["america", "america", "ship.gold", "france.envoy"],
               "colonies-wares": ["mediterranean", "mediterranean", "mediterranean.wares", "ship.wares"]},
    "regions": {"sevilla": {"yellow": 2, "red": 1}, "aragon": {"green": 6, "black": 1}, "galicia": {"red": 2, "blue": 2},
                "granada": {"red": 1}, "limit-table": {"red": 4, "blue": 3, "yellow": 2, "black": 1},
                "france": {"green": 1}, "france.ambassador": {"red": 1}, "france.envoy": {"blue": 1},
                "ship": {"red": 2, "green": 1}, "ship.captain": {"black": 1}, "ship.gold": {"yellow": 1},
                "ship.wares": {"red": 1}, "america": {"red": 2, "blue": 3, "yellow": 1, "green": 1},
                "america.viceroy": {"black": 1}, "mediterranean": {"red": 1, "yellow": 2, "green": 4},
                "mediterranean.wares": {"blue": 1}}})";

class ColoniesStage : public TableStage {
  protected:
    bool layOut(const QByteArray& more = "{}");
    bool layTurn(const char* card, const QByteArray& more = "{}"); // red has taken it
    bool useSpecial();
    Area area(const char* id) { return model().catalogue().area(id); }
    Token token(const char* id) { return model().catalogue().token(id); }
    bool has(const char* place, int owner, int count) {
        return QTest::qWaitFor([&] { return at(area(place), owner) == count; }, 5000);
    }
    QString said() {
        return texts::promptText(model().catalogue(), *model().decision(), [](Seat) { return "Ada"; });
    }
    MaterialStrip* strip() { return page().findChild<MaterialStrip*>(); }
};

inline bool ColoniesStage::layOut(const QByteArray& more) {
    return lay(with(kFull, more)) && QTest::qWaitFor([&] { return model().decision().has_value(); }, 10000);
}

inline bool ColoniesStage::layTurn(const char* card, const QByteArray& more) {
    if (!layOut(more)) return false;
    if (kind() == "colonies-sail") model().choose(act(ActionKind::Done));
    if (!waitFor("action")) return false;
    takeCard(card);
    return waitFor("turn");
}

inline bool ColoniesStage::useSpecial() {
    model().choose(act(ActionKind::Special));
    settle();
    return QTest::qWaitFor([&] { return model().decision() && kind() != "turn"; }, 10000);
}

} // namespace elgrande::gui
