// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A board with its theme and a made-up game, and the ways in which the tests of the board touch it.
#pragma once

#include "tests/gui/board_fixture.h"
#include "views/board/board_view.h"
#include "views/game/shown.h"
#include "views/theme/theme.h"

#include <QTest>

#include <memory>

namespace elgrande::gui {

inline constexpr Action done() { return act(ActionKind::Done); }
inline constexpr BoardSpot place(Area area) { return {area, Owner::None, Token::None}; }
inline constexpr BoardSpot piece(int owner, Area area) { return {area, static_cast<Owner>(owner), Token::None}; }

class BoardStage : public QObject {
  protected:
    void set();
    void clear();
    void click(const BoardSpot& spot, Qt::MouseButton button = Qt::LeftButton);
    void key(Qt::Key key) { QTest::keyClick(view_.get(), key); }
    Action answer() const {
        return fixture_->chosen.empty() ? act(ActionKind::FirstFree) : fixture_->chosen.back().second;
    }
    void askToMove();

    std::unique_ptr<Fixture> fixture_;
    std::unique_ptr<Shown> shown_;
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<BoardView> view_;
};

} // namespace elgrande::gui
