// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All puzzles, to choose one: by set and kind, those that are solved with a tick, the day's first.
#pragma once

#include "model/puzzles/puzzle.h"

#include <QDialog>
#include <QStringList>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace elgrande {

class PuzzleDialog : public QDialog {
    Q_OBJECT

  public:
    // `ofToday`: null where there is none. Both outlive the dialog.
    PuzzleDialog(const std::vector<Puzzle>& puzzles, const Puzzle* ofToday, const QStringList& solved,
                 QWidget* parent = nullptr);

    const Puzzle* choice() const { return choice_; } // when it has been accepted

  private:
    void fill();
    void filter();
    void choose(const Puzzle* puzzle);
    const Puzzle* current() const;

    const std::vector<Puzzle>& puzzles_;
    const Puzzle* ofToday_;
    QStringList solved_;
    const Puzzle* choice_ = nullptr;
    QLabel* count_;
    QComboBox* set_;
    QComboBox* kind_;
    QCheckBox* open_;
    QTreeWidget* list_;
    QPushButton* today_;
    QPushButton* solve_;
    QPushButton* close_;
};

} // namespace elgrande
