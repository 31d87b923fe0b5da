// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Base class of the window's controllers, and where they work. A desk owns the actions of one subject (files, replays,
// settings …), enables and names them; the window only places them in its menus and on the start page.
#pragma once

#include "model/core/result.h"

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace elgrande {

class CurrentTable;
class GameModel;
class GamePage;
class Language;
class LocalTable;
class Settings;
class Theme;
class Translated;

// What desks may need of the window, so that they need not know each other.
struct Workplace {
    QWidget* window;
    GameModel& model;
    LocalTable& table; // at this screen
    CurrentTable& now; // at which the window is
    GamePage& page;
    Settings& settings;
    Language& language;
    Theme& theme;
    std::function<bool()> mayGiveUpGame; // whether it may leave the table, after asking what becomes of it
};

class Desk : public QObject {
    Q_OBJECT

  public:
    explicit Desk(QWidget* window);

    virtual void refresh() {} // the game has changed: what is possible now
    // What the start page says below the action; empty: nothing.
    virtual QString line(const QAction* action) const;

  protected:
    // `name` stays when the words change; the player's shortcuts are kept under it. `text` is marked with QT_TR_NOOP;
    // null: the desk names it itself.
    QAction* add(const char* name, const char* text, const QKeySequence& keys = {});
    // The new state is announced: a key shows nothing to those who do not see the window.
    QAction* addSwitch(const char* name, const char* text, const QKeySequence& keys = {});
    Translated& words() { return *words_; }
    QWidget* window() const { return window_; } // for dialogs
    void complain(const QString& what, const Error& why) const;

  private:
    QWidget* window_;
    Translated* words_;
};

} // namespace elgrande
