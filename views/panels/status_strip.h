// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One line at the top of the window: how far the game is and when the next general scoring comes.
#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;

namespace elgrande {

class Shown;

class StatusStrip : public QWidget {
    Q_OBJECT

  public:
    explicit StatusStrip(QWidget* parent = nullptr);

    // A screen reader finds only actions in a menu bar, so the line is also the name of a small label of this page.
    void tellIn(QWidget* page);

    void follow(const Shown& shown); // tells of this game from now on; it must outlive the strip or the next call

    QString text() const;
    static QString textOf(const Shown& shown); // empty without a game
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();

    const Shown* shown_ = nullptr;
    QLabel* label_;
    QPointer<QLabel> told_;
};

} // namespace elgrande
