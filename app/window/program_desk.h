// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions that concern the program as a whole: to quit it, and what it is.
#pragma once

#include "app/shell/desk.h"

namespace elgrande {

class ProgramDesk : public Desk {
    Q_OBJECT

  public:
    explicit ProgramDesk(const Workplace& at);

    QAction* const quit; // closes the window
    QAction* const about;
    QAction* const aboutQt;

  private:
    void showAbout();
};

} // namespace elgrande
