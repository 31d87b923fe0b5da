// Speaks what happens: every event's line, and the question when a person is asked, goes to the screen reader as the
// changing name of one small label (Qt 6.4 has no announcement of its own; a changed name of an alert is spoken).
// Several events in a row are told in one sentence after another, so that nothing cuts off what is being said.
#pragma once

#include <QLabel>
#include <QStringList>
#include <QTimer>

namespace elgrande {

class GameModel;
struct Event;

class Announcer : public QLabel {
    Q_OBJECT

  public:
    Announcer(GameModel& model, QWidget* parent);

    QString lastSpoken() const { return spoken_; }

  signals:
    void announced(const QString& words);

  private:
    void note(const Event& event);
    void noteQuestion();
    void speak();

    GameModel& model_;
    QStringList waiting_;
    QString spoken_;
    QTimer soon_;
};

} // namespace elgrande
