// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Chooses some of many: a box to tick for each member of an option that is a set, and a line that says how many are
// wanted and how many are chosen. Where there are too many to tick one after the other, buttons take all of them or
// draw as few as are allowed.
#pragma once

#include "model/core/facts.h"

#include <QString>
#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace elgrande {

class SetEditor : public QWidget {
    Q_OBJECT

  public:
    SetEditor(OptionFacts option, const std::string& value, QWidget* parent = nullptr);

    std::string value() const;
    void explain(const std::string& member, const QString& text); // what it is, where one points at it

  signals:
    void chosen(const std::string& value);

  private:
    void addButtons(QHBoxLayout* line);
    void choose(const std::vector<std::string>& members);
    void draw();
    void tell();
    void count();

    OptionFacts option_;
    std::vector<QCheckBox*> boxes_; // by value of the option
    QLabel* count_;
    QPushButton* all_ = nullptr; // only where there are many
};

} // namespace elgrande
