// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The secret disk of one player: the places that the open decision offers around a dial, and a button that sets it.
// Until then nothing leaves this widget. It shows itself to be of use only while a disk is asked for.
#pragma once

#include "model/game_model/game_model.h"
#include "views/disk/dial.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace elgrande {

// Which brings most as it is shown, in whole points; of equal ones not the King's region, where nothing goes. -1: none.
int bestTry(const std::vector<DiskTry>& tries, Area kingsRegion);

class SecretDisk : public QWidget {
    Q_OBJECT

  public:
    SecretDisk(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    bool isAsked() const { return !areas_.empty(); }
    Area area() const; // what the pointer is on; None while nothing is asked
    Dial* dial() const { return dial_; }
    QPushButton* button() const { return button_; }
    QSize minimumSizeHint() const override;

  public slots:
    void setArea(elgrande::Area area); // as by a click on the board; ignored where it is not offered
    void confirm();

  signals:
    void askedChanged(bool asked);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override; // a sheet of its own, because it may lie over the board

  private:
    void refresh();
    void showArea();
    void rehearse();
    QString rehearsedText(int which) const; // of the dial
    void colour();
    void enlarge();
    void layOut();
    int roomForWords() const; // beside the dial, its height
    int widthBeside() const;

    GameModel& model_;
    Theme& theme_;
    Art art_;
    QBoxLayout* body_; // dial and words: below each other, or beside each other where there is little height
    Dial* dial_;
    QWidget* words_; // as large whatever they say, so that dial and button stay where they are
    QLabel* asked_;
    QLabel* chosen_;
    QLabel* rehearsed_; // what the chosen place would bring
    QLabel* left_;      // what is left out of that
    QPushButton* button_;
    int beside_ = 0;          // pixels of the words, where they are beside the dial
    std::vector<Area> areas_; // around the dial
    std::vector<Action> actions_;
    std::vector<DiskTry> tries_; // by action; empty: no aids
    Seat seat_ = Seat::None;     // who is asked
};

} // namespace elgrande
