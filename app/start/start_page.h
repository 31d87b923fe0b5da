// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The page shown while no game is open: the board's picture, and a sheet with doors to what can be done: the game that
// was played last, a few large ones, and many small ones. Every door is a desk's action, added with one line.
#pragma once

#include "app/start/board_backdrop.h"

#include <QHash>

#include <vector>

class QAction;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace elgrande {

class ContinueDoor;
class Desk;
class GameFiles;
class Language;
class LargeDoor;
class StartEntry;

class StartPage : public BoardBackdrop {
    Q_OBJECT

  public:
    StartPage(Theme& theme, const Language& language, QWidget* parent = nullptr);

    // A bar lies above all doors, because others wait behind it.
    enum class Door { Bar, Large, Small };
    // Behind those of its kind; `picture` is a name in the art. The desk says what stands in small text. Doors are
    // added in the order of the eye, which is that of the keyboard.
    StartEntry* addEntry(const Desk& desk, QAction* action, const QString& picture, Door door);
    // Leads to the game that was played last; in the menu, `action` may ask which game.
    ContinueDoor* addContinue(GameFiles& files, QAction* action);
    void describe(); // asks the desks again
    void begin();    // the same; the first door that is possible gets the keyboard
    QSize minimumSizeHint() const override { return {0, 0}; }
    StartEntry* entry(const QAction* action) const { return entries_.value(action); }

  signals:
    void languageWanted(const QString& code);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    struct Look {
        qreal text = 1;    // of the usual size
        qreal picture = 1; // of the largest
        bool adorned = true;
    };
    StartEntry* add(const Desk& desk, QAction* action, StartEntry* entry);
    void fit();
    bool wear(const Look& look); // false: it does not fit
    void layLargeDoors(int letter, qreal picture);
    void laySmallDoors();
    bool isTooLarge() const;
    int sheetWidth(int letter) const;
    void focusFirst();

    Theme& theme_;
    const Language& language_;
    const GameFiles* files_ = nullptr;
    QHash<const QAction*, StartEntry*> entries_;
    QHash<const QAction*, const Desk*> desks_;
    std::vector<StartEntry*> order_;
    std::vector<LargeDoor*> largeDoors_;
    std::vector<StartEntry*> smallDoors_;
    ContinueDoor* continue_ = nullptr;
    QVBoxLayout* bars_;
    QHBoxLayout* large_;
    QGridLayout* small_;
    bool fitting_ = false;
    QLabel* subtitle_;
    QLabel* languageLabel_;
    QComboBox* languages_;
    QLabel* notice_;
};

} // namespace elgrande
