// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers the open decision by what is clicked or carried on the board: asks the chooser what a click means, hands the
// chosen actions to the model, and refuses anything else with the reason.
#pragma once

#include "views/board/board_chooser.h"

#include <QObject>
#include <QString>

class QWidget;

namespace elgrande {

class GameModel;

class BoardChoice : public QObject {
    Q_OBJECT

  public:
    BoardChoice(GameModel& model, QWidget& board); // over which a menu opens

    const BoardChooser& chooser() const { return chooser_; }
    void ask();    // what the model asks now
    void forget(); // nothing is asked
    QString hint() const;
    QString hintForKeys() const;

    void pick(const BoardSpot& spot, bool all); // `all`: as often as possible
    bool cancel();                              // the first of two clicks; false: there was none
    bool carry(const Grip& grip);               // false: it cannot be moved now
    void refuse(const BoardSpot& spot);
    void refuse(const BoardSpot& spot, const QString& reason);
    // A click answers nothing itself: whoever hears clicked() does, once it is confirmed there.
    void setPointing(bool pointing);
    bool isPointing() const { return pointing_; }

  signals:
    void clicked(elgrande::Area area);                                     // every click
    void changed();                                                        // other spots are offered or picked
    void explained(const elgrande::BoardSpot& spot, const QString& words); // why a click there has done nothing
    void refused(elgrande::Area area, const QString& reason);
    void told(const QString& words); // the first of two choices has been made or undone, which answers nothing yet

  private:
    bool repick(const BoardSpot& spot);
    void choose(const BoardChooser::Answer& answer, bool all);

    GameModel& model_;
    QWidget& board_;
    BoardChooser chooser_;
    bool pointing_ = false;
    Area goneTo_ = Area::None; // where the last choice has led to by itself
};

} // namespace elgrande
