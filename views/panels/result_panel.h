// The end of the game: who has won, the final ranking, and where everybody's points came from.
#pragma once

#include "model/core/ids.h"
#include "views/panels/paper_panel.h"

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace elgrande {

class GameModel;

class ResultPanel : public PaperPanel {
    Q_OBJECT

  public:
    ResultPanel(GameModel& model, Theme& theme, QWidget* parent = nullptr);

  signals:
    void newGameWanted();
    void replayWanted();
    void lookAtBoardWanted(); // hide the result, the table stays

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void fillTable();
    void addCell(int row, int column, const QString& text, bool strong = false);
    QString headline() const;
    std::vector<Seat> ranking() const;
    bool isWinner(Seat seat) const;

    GameModel& model_;
    QLabel* headline_;
    QWidget* table_ = nullptr; // made anew by refresh()
    QGridLayout* cells_ = nullptr;
    QPushButton* newGame_;
    QPushButton* replay_;
    QPushButton* look_;
};

} // namespace elgrande
