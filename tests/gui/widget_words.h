// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All that a screen reader, or a program that inspects others, could read of a widget and of everything in it: hidden
// things as well, because they stay in the tree of what can be read.
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace elgrande {
class Announcer;
}

namespace elgrande::gui {

// A line for each thing, in the order of the tree: its class, its words, whether it is checked.
QStringList wordsOf(const QWidget& root);

// What screen readers speak whatever has the focus, while this is there: each sentence once, in its order.
// Notifications are heard as they appear (views/toolkit/voice.h), also again with their page; announcements as they are
// made. One at a time.
class Listening : public QObject {
  public:
    Listening();
    ~Listening() override;
    void follow(const Announcer& announcer); // which otherwise says nothing where there is no screen reader

    const QStringList& heard() const { return heard_; }
    void forget() { heard_.clear(); }
    void hear(const QString& words);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QStringList heard_;
};

} // namespace elgrande::gui
