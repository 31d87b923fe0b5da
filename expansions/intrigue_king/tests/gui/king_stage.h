// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A window with a game of Intrigue & the King that begins in the middle.
#pragma once

#include "expansions/installed.h"
#include "tests/gui/table_stage.h"

#include "model/game_model/game_model.h"
#include "views/cards/action_cards.h"
#include "views/texts/texts.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace elgrande::gui {

inline constexpr const char* kSeats = R"("expansions": ["intrigue_king"], "king": "galicia", "castillo": {"blue": 2},
    "regions": {"sevilla": {"red": 3, "blue": 2}, "aragon": {"yellow": 2, "green": 3}, "cataluna": {"blue": 3, "red": 1},
                "valencia": {"red": 2, "green": 1}})";

inline QJsonObject objectOf(const QByteArray& json) { return QJsonDocument::fromJson(json).object(); }

class KingStage : public TableStage {
  protected:
    // The second of four has played `power`, and it is that person's turn; `more`: further fields.
    bool layTurn(int power, const QByteArray& more = "{}");
    bool useSpecial();
    std::string cardAt(int which);
    Token token(const char* id) { return model().catalogue().token(id); }
    QString said() {
        return texts::promptText(model().catalogue(), *model().decision(), [](Seat) { return "Ada"; });
    }
};

inline bool KingStage::layTurn(int power, const QByteArray& more) {
    QByteArray seats = QByteArray("{") + kSeats + R"(, "seats": [
        {"colour": "red", "court": 4, "played": )" +
                       QByteArray::number(power) + R"(, "grande": "sevilla",
         "hand": [30, 40, 70, 80, 100, 110, 120, 130, 140, 145], "used": [90, 160]},
        {"colour": "blue", "court": 3, "played": 180, "taken": "ki-king", "before": ["caballero-5"]},
        {"colour": "yellow", "court": 3, "played": 20, "taken": "ki-20", "before": ["caballero-2"], "grande": "cataluna"},
        {"colour": "green", "court": 3, "played": 10, "taken": "ki-intrigue", "before": ["caballero-1"]}]})";
    QJsonObject all = objectOf(seats);
    const QJsonObject extra = objectOf(more);
    for (auto field = extra.begin(); field != extra.end(); ++field) all[field.key()] = field.value();
    if (!lay(QJsonDocument(all).toJson())) return false;
    if (!QTest::qWaitFor([&] { return model().decision().has_value(); }, 10000)) return false;
    if (kind() == "court") model().choose(model().decision()->legal.front());
    return waitFor("turn");
}

inline bool KingStage::useSpecial() {
    model().choose(act(ActionKind::Special));
    settle();
    return QTest::qWaitFor([&] { return model().decision() && kind() != "turn"; }, 10000);
}

inline std::string KingStage::cardAt(int which) {
    const Card card = page().cards().cardAt(which);
    return card == Card::None ? std::string() : model().catalogue().cards[index(card)].id;
}

} // namespace elgrande::gui
