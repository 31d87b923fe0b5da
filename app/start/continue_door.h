// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The large door to the game that was played last: its board as a small picture, round and sets, and the players with
// their scores. The picture is painted on another thread.
#pragma once

#include "app/files/unfinished_game.h"
#include "app/start/start_entry.h"
#include "views/board/small_map.h"
#include "views/toolkit/worker.h"

#include <QPixmap>

#include <memory>

namespace elgrande {

class ContinueDoor : public StartEntry {
    Q_OBJECT

  public:
    ContinueDoor(const Theme& theme, QAction* action, QWidget* parent);

    void setGame(const QString& file, const UnfinishedGame& game);
    void setRoom(int width, int map); // the map's height, if the words need no more
    QSize sizeHint() const override;
    bool isPainted() const { return !map_.isNull() && map_.size() == wanted_.pixels; }

  protected:
    QFont titleFont() const override;
    void paintEvent(QPaintEvent* event) override;
    QString titleOf(const QAction& action) const override;

  private:
    // What a picture depends on.
    struct Wanted {
        QString file;
        qint64 changed = 0; // milliseconds
        QSize pixels;
        int light = 0;
        Vision vision = Vision::Standard;

        friend bool operator==(const Wanted&, const Wanted&) = default;
    };
    QFont playersFont() const;
    int pad() const;
    QSize mapSize() const;
    int wordsHeight() const;
    int wordsWidth() const;
    void paintMap();
    void take(const Wanted& painted, const QImage& map);

    QString file_;
    UnfinishedGame game_;
    int width_ = 0;
    int mapHeight_ = 0;
    Wanted wanted_;
    bool painting_ = false;
    QPixmap map_;
    std::unique_ptr<SmallMap> painter_; // the worker's
    Worker worker_;
};

} // namespace elgrande
