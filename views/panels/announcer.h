// Speaks what happens: every event's line, the question when a person is asked, and what say() is given, go to the
// screen reader as announcements, or before Qt 6.8 as the name of a small label that is a notification and appears
// again. Several labels take turns, because a reader asks for the name when it comes to it, and another could have
// taken its place. Several events in a row are told in one sentence after another, so that nothing cuts off what is
// being said.
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;

namespace elgrande {

class GameModel;
struct Event;

class Announcer : public QWidget {
    Q_OBJECT

  public:
    Announcer(GameModel& model, QWidget* parent);

    QString lastSpoken() const { return spoken_; }

  public slots:
    void say(const QString& words); // after what has happened so far

  signals:
    void announced(const QString& words);

  private:
    bool isHeard() const; // otherwise nothing has to be put into words
    void note(const Event& event);
    void noteQuestion();
    void add(const QString& words);
    void speak();

    GameModel& model_;
    QStringList waiting_;
    QString spoken_;
    QTimer soon_;
    std::array<QLabel*, 8> voices_{};
    std::size_t next_ = 0;
};

} // namespace elgrande
