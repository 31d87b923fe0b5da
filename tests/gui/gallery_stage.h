// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the gallery's pictures are taken of: the whole program with settings of its own, in one language and one light,
// and games that lie on its table at a moment that is always the same.
#pragma once

#include "model/core/action.h"
#include "tests/gui/finished_game.h"
#include "tests/gui/window_stage.h"

#include <QImage>

#include <functional>
#include <optional>

namespace elgrande::gui {

// A moment of a game that computer players have played: just before the first seat's last move of that kind after it
// has played so many power cards.
struct GameMoment {
    FinishedGame game;
    ActionKind before = ActionKind::Power;
    int powers = 0;
    int persons = 1; // the first seats; the others are computer players
};

// With that many players, each of them a computer player; the same names at every table.
FinishedGame gameOf(int players, const char* seed);
std::string recordUntil(const GameMoment& moment); // empty: the game has no such moment

struct GalleryLook {
    QString language;
    bool dark = false;
    // Instead of taking pictures: called with each window and dialog that is to be seen, while it is there.
    std::function<void(QWidget&)> inspect = {};
    QSize size = {}; // of the windows; empty: as the picture wants it
    int textSize = 100;
    bool contrast = false;
};

class GalleryStage : private WindowStage {
  public:
    GalleryStage(const GalleryLook& look, QSize size, bool welcomed = true);

    using WindowStage::begin;
    using WindowStage::until;

    static std::optional<QSize> otherSize(); // that is wanted for all windows

    MainWindow& window() { return *window_; }
    Settings& settings() { return *settings_; }
    Language& language() { return language_; }
    Theme& theme() { return *theme_; }
    QString folder() const { return folder_.path(); }

    // Each is false when it does not come to that.
    bool open(const std::string& record); // a finished game with its result
    bool openAsked(const GameMoment& moment);
    // Computer players without a pause up to an event of that kind and number; then everything is seen moving.
    bool playTo(const FinishedGame& game, EventKind kind, int number = 0);
    bool waitFor(const std::function<bool()>& wanted) const;

    QImage picture(); // of the window, at rest
    QImage pictureWith(QWidget& dialog);
    QImage pictureNow(QWidget& widget); // as it is at this moment, alone
    // Does `open`, which shows a window that waits for an answer, and answers it by closing it. Invalid: none came.
    QImage pictureOfAsked(const std::function<void()>& open);

  private:
    GalleryLook look_;
};

} // namespace elgrande::gui
