// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A recorded game, fed by a Replay, above the playback controls. A running game has its own table and is not affected.
#pragma once

#include "app/table/replay.h"
#include "views/replay/replay_bar.h"
#include "views/theme/tempo.h"

#include <QWidget>

namespace elgrande {

class Caption;
class GamePage;
class Settings;

class ReplayPage : public QWidget {
    Q_OBJECT

  public:
    explicit ReplayPage(Theme& theme, QWidget* parent = nullptr);
    ~ReplayPage() override;

    // The error is a sentence for the player. `event`: begin at this event of the history; negative: at the end.
    Result<void> open(const QString& recordText, int event = -1);
    GamePage& page() { return *page_; }
    Replay& replay() { return replay_; }
    GameModel& model() { return model_; }
    ReplayBar& bar() { return *bar_; }
    Caption& caption() { return *caption_; }
    void follow(const Settings& settings, Tempo tempo); // which need not be the settings'

  signals:
    void branchWanted(const QString& recordText);
    void closeWanted();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void connectBar();
    QString answerText() const; // of a move that changes nothing to be seen
    void goTo(int position);
    void jump(ReplayBar::Jump jump, int direction);
    void showPosition();
    void showCaption();
    void showViewers();

    static constexpr int kNone = -2; // neither a position nor just before one

    GameModel model_;
    Replay replay_;
    GamePage* page_;
    Caption* caption_;
    ReplayBar* bar_;
    int told_ = kNone; // position that was shown before
};

} // namespace elgrande
