// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Somebody who hears a window and has a keyboard, no more: hears what a screen reader is told to speak, knows where the
// keyboard is, presses keys, and writes all of it down, decision by decision. What is to be told waits for the
// decision, so that no clock decides what is told together.
#pragma once

#include "app/window/main_window.h"

#include <QObject>
#include <QRandomGenerator>
#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

namespace elgrande::gui {

// All that is to be spoken, in the order in which it is, with the window that speaks.
class Ears : public QObject {
  public:
    Ears();

    QStringList take(const QWidget& window); // since the last time

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    std::vector<std::pair<const QWidget*, QString>> heard_;
};

class EveningPlayer : public QObject {
  public:
    EveningPlayer(MainWindow& window, Ears& ears);

    // Until somebody at this window has something to do, and everything before has been told. False: nothing comes.
    bool listen();
    bool listenUntil(const std::function<bool()>& ready);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    bool goTo(const std::function<bool(const QWidget&)>& wanted); // by Tab
    void type(const QString& secret);                             // is not written down
    void write(const QString& occasion);                          // what was heard until now, and where the keyboard is
    // Writes down what is asked and answers it, now the usual way, now another one that the keyboard comes by.
    void answer();
    void read(); // the step of a lesson: goes on, or does what it says
    bool isOver() const;

    const QString& written() const { return written_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool isAsked() const;
    bool isLessonReady() const;
    void tellAll();
    void answerCard();
    void answerOnBoard();
    void answerInBar();
    bool fillPanel();
    QWidget* focus() const;
    QString place() const; // of the keyboard

    MainWindow& window_;
    Ears& ears_;
    QRandomGenerator random_{11};
    QString written_;
    QStringList keys_; // since what was written last
    bool held_ = true;
    int doubts_ = 0;
};

} // namespace elgrande::gui
