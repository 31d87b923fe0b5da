// The table on the screen: the board with the action cards and the hand below it, and on the right the players, what is
// asked of whom, and the log. It only puts the views side by side and connects what one of them says
// with who shows it.
#pragma once

#include "model/core/ids.h"
#include "views/theme/tempo.h"

#include <QWidget>

class QSplitter;
class QTabWidget;

namespace elgrande {

class ActionCards;
class Announcer;
class BoardView;
class Curtain;
class ForecastPanel;
class GameModel;
class LogPanel;
class PowerHand;
class PromptPanel;
class ResultPanel;
class ScoringFilm;
class SeatPanel;
class ThreatPanel;
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
    ScoringFilm& film() { return *film_; }
    Announcer& announcer() { return *announcer_; }
    SeatPanel& seats() { return *seats_; }

    void setTempo(Tempo tempo);
    void setLogShown(bool shown);
    bool isLogShown() const;
    void setForecastShown(bool shown);
    void setThreatsShown(bool shown);
    ThreatPanel& threats() { return *threats_; }
    ForecastPanel& forecast() { return *forecast_; }
    void restore(const Settings& settings);
    void remember(Settings& settings) const;

  signals:
    void hurryWanted();
    void newGameWanted();
    void insightShown(bool forecast, bool threats); // instead of the log
    void replayWanted(int event);                   // of the history; negative: the end

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();
    QWidget* makeRightSide();
    QWidget* makeBottom();
    void connectViews();
    void connectFilm();
    void nameTabs();
    void showWhatIsAsked();
    void focusNextPart(bool forward);
    void followWithKeyboard(); // the focus goes to what is asked, for somebody who plays by keys
    void layOverlays();
    QRect talkRect() const;    // of prompt and log together
    void showPlace(Area area); // what a link in the log speaks of

    GameModel& model_;
    Theme& theme_;
    QSplitter* across_; // board and cards | right side
    QSplitter* down_;   // board above cards
    ScoringFilm* film_; // over the sea; made before the board, which shows its scores
    BoardView* board_;
    SeatPanel* seats_;
    PromptPanel* prompt_;
    LogPanel* log_;
    ForecastPanel* forecast_;
    ThreatPanel* threats_;
    QTabWidget* pages_; // log, forecast and threats share the room
    ActionCards* cards_;
    PowerHand* hand_;
    SecretDisk* disk_;    // over prompt and log while it is asked for
    ResultPanel* result_; // over the board when the game is over
    Curtain* curtain_;    // over everything
    Announcer* announcer_;
    bool byKeys_ = false; // the last input came from the keyboard
    bool resultWanted_ = true;
};

} // namespace elgrande
