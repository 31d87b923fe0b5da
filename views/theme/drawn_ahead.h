// Lets a widget draw what its next paint event will need in a turn of the event loop of its own, just before that one:
// many widgets that change at once would otherwise all be drawn in one turn, and the window would not answer meanwhile.
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace elgrande {

class DrawnAhead : public QObject {
  public:
    // `draw` is called for as long as the widget is visible.
    DrawnAhead(const QWidget& widget, std::function<void()> draw);

    void want(); // soon, and once for however many times it was wanted

  protected:
    bool event(QEvent* event) override;

  private:
    const QWidget& widget_;
    std::function<void()> draw_;
    bool wanted_ = false;
};

} // namespace elgrande
