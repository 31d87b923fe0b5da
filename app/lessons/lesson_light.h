// Light on what the lesson speaks of: the rest of the table lies in shade, the thing itself has a golden edge. It lets
// every click through.
//
// Names of things: board · area:<id> · castillo · hand · power:<value> · cards · card:<stack from 0> · seats ·
// seat:<number from 0> · prompt · disk · log.
#pragma once

#include <QPainterPath>
#include <QStringList>
#include <QWidget>

namespace elgrande {

class GameModel;
class GamePage;
class Theme;

class LessonLight : public QWidget {
    Q_OBJECT

  public:
    LessonLight(GameModel& model, GamePage& page, Theme& theme);

    void setLit(const QStringList& names);
    // Where the thing is on the page; empty where there is no such thing now.
    QPainterPath outlineOf(const QString& name) const;
    void focusThing(const QString& name) const; // gives it the keyboard

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* widgetOf(const QString& name) const; // the board for places
    QPainterPath areaOutline(const QString& id) const;
    QPainterPath framed(const QWidget* widget) const;

    GameModel& model_;
    GamePage& page_;
    Theme& theme_;
    QStringList lit_;
};

} // namespace elgrande
