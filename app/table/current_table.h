// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table at which the window is: the local one, or another one for as long as it is set.
#pragma once

#include "app/table/local_table.h"

namespace elgrande {

class CurrentTable {
  public:
    explicit CurrentTable(LocalTable& own)
        : own_(own)
        , now_(&own) {}
    Table& operator*() const { return *now_; }
    Table* operator->() const { return now_; }
    bool isElsewhere() const { return now_ != &own_; }
    void goTo(Table& other) {
        if (!isElsewhere()) own_.close(); // what lies here goes on the shelf
        now_ = &other;
    }
    void comeBack() { now_ = &own_; }
    // Whoever shows something holds the game here meanwhile; a table elsewhere waits for nobody's film.
    void hold(bool held) { own_.hold(held); }
    bool hasRecord() const { return now_->hasGame() && now_->whyOnlyPlayed().isEmpty(); }

  private:
    LocalTable& own_;
    Table* now_;
};

} // namespace elgrande
