// A key that is held does once what it does, however long it is held and whatever has come under it meanwhile: its
// repetitions only lead from one thing to the next, scroll, and write. So nobody who is slow to let go, and no desktop
// that catches up after a stall, answers the next question as well, takes back more than was seen, or ends the turn.
#pragma once

#include <QObject>

class QKeyEvent;

namespace elgrande {

class HeldKeys : public QObject {
    Q_OBJECT

  public:
    // In the whole program, before everything that looks at the keys of all of it so far.
    static void install();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using QObject::QObject;
    bool isRepeated(const QKeyEvent& key) const;

    int releasedKey_ = 0; // last
    quint64 releasedAt_ = 0;
};

} // namespace elgrande
