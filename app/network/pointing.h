// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Pointing something out to everyone in a network game: Ctrl+click on a place, a card or a player, or a key for the
// focused one. A ring in the colour of the seat, with the player's name, marks it for a while. The game is not
// affected.
#pragma once

#include "app/lan/messages.h"
#include "views/theme/tempo.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace elgrande {

class GameModel;
class GamePage;
class Theme;

// Lies over the page and lets every click through.
class PointingMarks : public QWidget {
    Q_OBJECT

  public:
    PointingMarks(GameModel& model, GamePage& page, Theme& theme);

    static constexpr int kLasts = 5000; // milliseconds

    void setOn(bool on);                           // in a network game
    void setTempo(Tempo tempo) { tempo_ = tempo; } // without motion marks appear and disappear without fading
    void show(const lan::Pointer& pointer);
    void pointByKey(); // at the focused item
    int count() const { return static_cast<int>(marks_.size()); }
    QRect boxOf(const lan::Pointer& pointer) const; // on the page; empty if it is not visible

  signals:
    void pointed(elgrande::lan::Pointer::At at, int id);
    void told(const QString& words); // for screen readers

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Mark {
        lan::Pointer pointer;
        QElapsedTimer since;
    };
    bool pointAt(QObject* watched, QPoint at);
    void watch(QWidget* widget);
    void tick();
    QString words(const lan::Pointer& pointer) const;

    GameModel& model_;
    GamePage& page_;
    Theme& theme_;
    Tempo tempo_ = Tempo::Normal;
    bool on_ = false;
    bool swallow_ = false; // the release of the click that pointed
    std::vector<Mark> marks_;
    QTimer ticks_;
};

} // namespace elgrande
