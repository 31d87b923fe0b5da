// SIGINT, SIGTERM and SIGHUP end the program in good order, so that whatever is made for one run only (folders for
// sounds and demos) goes with it. A second signal ends it at once.
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
