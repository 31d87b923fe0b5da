// A demo: computer players play at full speed in the real window, the log goes to standard output, and at the wanted
// moment a picture of the window is written. For screenshots, for checks, and to see the program without a display.
#pragma once

#include "app/window/command_line.h"
#include "model/core/event.h"

#include <QObject>

namespace elgrande {

class MainWindow;

class Demo : public QObject {
    Q_OBJECT

  public:
    Demo(MainWindow& window, const CommandLine& wanted);

    bool begin(); // false: the game could not begin

  private:
    void note(const Event& event);
    void stopSoon();
    void finish();
    bool savePicture() const;
    bool isReached(const Event& event) const;

    MainWindow& window_;
    CommandLine wanted_;
    bool reached_ = false;
};

} // namespace elgrande
