// One line at the top of the window: how far the game is and when the next general scoring comes.
#pragma once

#include <QWidget>

class QLabel;

namespace elgrande {

class GameModel;

class StatusStrip : public QWidget {
    Q_OBJECT

  public:
    explicit StatusStrip(GameModel& model, QWidget* parent = nullptr);

    QString text() const;
    void setShownRound(int round); // while its scoring is shown; 0: the real one
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();

    GameModel& model_;
    QLabel* label_;
    int shownRound_ = 0;
};

} // namespace elgrande
