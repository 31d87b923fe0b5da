// One line above the players: which round it is, when the next general scoring comes, and in which order the seats have
// their turns.
#pragma once

#include <QWidget>

class QLabel;

namespace elgrande {

class GameModel;
class Theme;

class StatusStrip : public QWidget {
    Q_OBJECT

  public:
    StatusStrip(GameModel& model, Theme& theme, QWidget* parent = nullptr);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    QString roundText() const;
    QString orderText() const; // HTML
    int roundsUntilScoring() const;

    GameModel& model_;
    Theme& theme_;
    QLabel* round_;
    QLabel* order_;
};

} // namespace elgrande
