// The table on the screen: the board with the action cards and the hand below it, and on the right the players, what is
// asked of whom, and the log. It only puts the views side by side and connects what one of them says
// with who shows it.
#pragma once

#include "model/core/ids.h"

#include <QWidget>

class QSplitter;

namespace elgrande {

class ActionCards;
class BoardView;
class Curtain;
class GameModel;
class LogPanel;
class PowerHand;
class PromptPanel;
class ResultPanel;
class SeatPanel;
class SecretDisk;
class Settings;
class Theme;

class GamePage : public QWidget {
    Q_OBJECT

  public:
    GamePage(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    BoardView& board() { return *board_; }
    ActionCards& cards() { return *cards_; }
    PowerHand& hand() { return *hand_; }
    SecretDisk& disk() { return *disk_; }
    PromptPanel& prompt() { return *prompt_; }
    LogPanel& log() { return *log_; }
    SeatPanel& seats() { return *seats_; }

    void setAnimated(bool animated);
    void setLogShown(bool shown);
    bool isLogShown() const;
    void restore(const Settings& settings);
    void remember(Settings& settings) const;

  signals:
    void hurryWanted();
    void newGameWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();
    QWidget* makeRightSide();
    QWidget* makeBottom();
    void connectViews();
    void showWhatIsAsked();
    void layOverlays();
    void showPlace(Area area); // what a link in the log speaks of

    GameModel& model_;
    Theme& theme_;
    QSplitter* across_; // board and cards | right side
    QSplitter* down_;   // board above cards
    BoardView* board_;
    SeatPanel* seats_;
    PromptPanel* prompt_;
    LogPanel* log_;
    ActionCards* cards_;
    PowerHand* hand_;
    SecretDisk* disk_;    // over the sea while it is asked for
    ResultPanel* result_; // over the board when the game is over
    Curtain* curtain_;    // over everything
    bool resultWanted_ = true;
};

} // namespace elgrande
