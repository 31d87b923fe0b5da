// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Filters the repetitions of a held key: it triggers its action once, and its repetitions only move the focus, scroll,
// and type. So a player who is slow to release a key, or a desktop that stalls, does not answer the next question, undo
// too much, or end the turn.
#pragma once

#include <QObject>

class QKeyEvent;

namespace elgrande {

class HeldKeys : public QObject {
    Q_OBJECT

  public:
    // In the whole program, before everything that looks at the keys of all of it so far.
    static void install();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using QObject::QObject;
    bool isRepeated(const QKeyEvent& key) const;

    int releasedKey_ = 0; // last
    quint64 releasedAt_ = 0;
};

} // namespace elgrande
