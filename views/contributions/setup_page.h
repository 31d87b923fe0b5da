// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A page that an expansion contributes to the new-game dialog instead of the plain editors of the options that it
// names. It stores no options; it receives the current values and reports the player's changes.
#pragma once

#include <QWidget>

#include <string>
#include <vector>

namespace elgrande {

struct OptionFacts;

class SetupPage : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    virtual std::vector<std::string> options() const = 0; // ids that it edits
    virtual void show(const OptionFacts& option) = 0;     // `chosen` filled in; one of those above

  signals:
    void chosen(const std::string& option, const std::string& value);
};

} // namespace elgrande
