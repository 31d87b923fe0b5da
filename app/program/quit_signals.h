// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Ends the program in an orderly way on SIGINT, SIGTERM and SIGHUP, so that temporary folders (sounds, demos) are
// removed. A second signal ends it immediately.
#pragma once

#include <QObject>

namespace elgrande {

class QuitSignals : public QObject {
  public:
    explicit QuitSignals(QObject* parent = nullptr); // after QCoreApplication; there is one
    ~QuitSignals() override;

    // The signal that came, 0: none. Whoever called the program should see that it ended by it: raise it again.
    static int received();

  private:
    static void receive(int signal); // on whatever thread
};

} // namespace elgrande
