// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The secret disk of one player: the places that the open decision offers around a dial. What is chosen leaves this
// widget only with confirm(), and until then is told to other views of this screen, which show it and confirm it. It
// lies over the board, where that has room for the round dial and for what explains it; the rest of the board can be
// seen and clicked.
#pragma once

#include "model/game_model/game_model.h"
#include "views/disk/dial.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QLabel;

namespace elgrande {

// Which brings most as it is shown, in whole points; of equal ones not the King's region, where nothing goes. -1: none.
int bestTry(const std::vector<DiskTry>& tries, Area kingsRegion);

class SecretDisk : public QWidget {
    Q_OBJECT

  public:
    SecretDisk(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    // The place for the dial, a square in this widget with room below it for what explains it; without it, as large as
    // it can be.
    void setRoom(std::function<QRect(QSize below)> room) { room_ = std::move(room); }
    bool isAsked() const { return !areas_.empty(); }
    Area area() const;       // what the pointer is on; None while nothing is asked
    Area lit() const;        // what the mouse is on here, else area()
    QString outcome() const; // the chosen place with what it would bring, in words; empty: none is chosen
    Dial* dial() const { return dial_; }

  public slots:
    void setArea(elgrande::Area area);  // as by a click on the board; ignored where it is not offered
    void setPointed(elgrande::Area at); // by the mouse on the board, which shows that itself
    void confirm();
    void lay(); // anew, when the room has changed

  signals:
    void askedChanged(bool asked);
    void changed(); // isAsked(), area(), lit() or outcome() may be new

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void showArea();
    void rehearse();
    QString legend() const;
    QString rehearsedText(int which) const; // of the dial
    QString chosenName() const;
    QString nameOf(Area area) const;
    Area areaOf(int which) const; // on the dial; None: nothing is there
    int indexOf(Area area) const;
    void colour();
    int legendWidth() const;

    GameModel& model_;
    Theme& theme_;
    Art art_;
    Dial* dial_;
    QLabel* legend_;
    std::function<QRect(QSize below)> room_;
    int hovered_ = -1;        // field that the mouse is on
    std::vector<Area> areas_; // around the dial
    std::vector<Action> actions_;
    std::vector<DiskTry> tries_; // by action; empty: no aids
    Seat seat_ = Seat::None;     // who is asked
};

} // namespace elgrande
