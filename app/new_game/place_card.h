// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One place at the table of a new game: who sits there and in which colour, or nobody. A click on an empty place puts a
// player there; everything else is done by its fields, so that keys reach all of it. A computer player is a person of
// views/persons by its name, with a portrait that opens the choice of them, at a level that can be another than its
// own.
#pragma once

#include "views/toolkit/paper_panel.h"

#include <QString>
#include <QStringList>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace elgrande {

class Settings;

class PlaceCard : public PaperPanel {
    Q_OBJECT

  public:
    // `number`: from 0; it decides the colour, the name and the kind of player to begin with.
    PlaceCard(int number, Theme& theme, QWidget* parent = nullptr);

    bool isTaken() const;
    void setTaken(bool taken); // by whom it was taken before
    void setMayLeave(bool may);
    QString name() const; // as written; without one that of the colour
    void setName(const QString& name);
    QString agent() const; // empty: a person
    void setAgent(const QString& agent);
    void offerPrograms(Settings& settings); // of somebody else; which are known is there
    void offerNetwork(bool offered);        // whether people in the network may sit there
    bool isElsewhere() const;               // one of them does
    void setElsewhere(bool elsewhere);
    static QString kindName(const QString& agent); // "Human", "Computer: Hard"
    int colour() const;                            // index into knownColours()
    void setColour(int colour);
    void setOthers(const QStringList& names); // by place, empty: nobody there or this one; with whom to change places
    void showColours();                       // anew, the theme has changed

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    void changed();
    void takenChanged();
    void colourTaken(int before);
    void swapWanted(int place);

  protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void retranslate();
    void adoptWho();
    void whoChosen(); // by the player, who wants a name that fits
    void seatSomebody();
    void pickPerson();
    void pickProgram();
    void showFace();
    QString level() const; // empty: a person, or a computer player that has none

    int number_;
    QComboBox* colour_;
    QLineEdit* name_;
    QToolButton* swap_;
    QComboBox* who_;
    QToolButton* face_;
    QString temperament_; // of the computer player; empty: none
    QString ownName_;     // of the person who sat here before a computer player did
    int colourBefore_;
    int takenBefore_;              // index in who_
    int settled_ = 0;              // the same, of the last one that was more than a wish to choose a program
    Settings* settings_ = nullptr; // where programs are known; null: none are offered
    QStringList others_;
};

} // namespace elgrande
