// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A window with a game of Grandissimo that begins in the middle.
#pragma once

#include "expansions/installed.h"
#include "tests/gui/table_stage.h"

#include "expansions/grandissimo/names.h"

#include "model/game_model/game_model.h"
#include "views/board/board_scene.h"
#include "views/cards/action_cards.h"
#include "views/panels/material_strip.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QGraphicsObject>
#include <QTest>

#include <algorithm>

namespace elgrande::gui {

constexpr int kBlackOwner = static_cast<int>(Owner::Black);

// Four players, little on the board.
inline constexpr const char* kPlain = R"({"expansions": ["grandissimo"], "king": "castilla_la_vieja",
    "stacks": {"1": ["intrigue-3-any"], "2": ["score-one-2"], "3": ["score-fours"], "4": ["scoreboard"], "5": ["king"],
               "6": ["gr-score-one"], "7": ["gr-queen-jester"]},
    "regions": {"sevilla": {"yellow": 2, "red": 1}, "aragon": {"green": 3, "black": 2}, "galicia": {"red": 2, "blue": 2},
                "valencia": {"red": 2, "blue": 1}}})";

class GrandStage : public TableStage {
  protected:
    bool layOut(const QByteArray& more = "{}", const char* blue = "greedy");
    bool layTurn(const char* card, const QByteArray& more = "{}", const char* blue = "greedy"); // red has taken it
    bool useSpecial();
    Area area(const char* id) { return model().catalogue().area(id); }
    Token token(const char* id) { return model().catalogue().token(id); }
    bool has(const char* place, int owner, int count) {
        return QTest::qWaitFor([&] { return at(area(place), owner) == count; }, 5000);
    }
    bool isHeldBy(const char* figure, int seat) {
        return QTest::qWaitFor([&] { return model().observation().spotOf(token(figure)).seat() == seatAt(seat); },
                               5000);
    }
    QString said() {
        return texts::promptText(model().catalogue(), *model().decision(), [](Seat) { return "Ada"; });
    }
    MaterialStrip* strip() { return page().findChild<MaterialStrip*>(); }
    template <typename Item>
    Item* onBoard() {
        for (QGraphicsItem* item : board().scene()->items())
            if (auto* found = dynamic_cast<Item*>(item->toGraphicsObject())) return found;
        return nullptr;
    }
    bool happened(const char* id) {
        const auto is = [&](const Event& event) { return model().catalogue().event(event.kind).id == id; };
        return QTest::qWaitFor([&] { return std::any_of(model().history().begin(), model().history().end(), is); },
                               5000);
    }
};

inline bool GrandStage::layOut(const QByteArray& more, const char* blue) {
    return lay(with(kPlain, more), blue) && QTest::qWaitFor([&] { return model().decision().has_value(); }, 10000);
}

inline bool GrandStage::layTurn(const char* card, const QByteArray& more, const char* blue) {
    if (!layOut(more, blue) || !waitFor("action")) return false;
    takeCard(card);
    return QTest::qWaitFor([&] { return model().decision() && kind() != "action"; }, 10000);
}

inline bool GrandStage::useSpecial() {
    model().choose(act(ActionKind::Special));
    settle();
    return QTest::qWaitFor([&] { return model().decision() && kind() != "turn"; }, 10000);
}

} // namespace elgrande::gui
