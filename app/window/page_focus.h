// Where the keyboard is on the game page: with what is asked for somebody who plays by keys, nowhere in particular for
// others, and from one part of the window to the next.
#pragma once

#include <QObject>

class QTabWidget;

namespace elgrande {

class ActionCards;
class BoardView;
class Curtain;
class PagePanels;
class PowerHand;
class PromptPanel;
class ScoringFilm;

class PageFocus : public QObject {
    Q_OBJECT

  public:
    struct Parts {
        BoardView& board;
        ActionCards& cards;
        PowerHand& hand;
        PromptPanel& prompt;
        QTabWidget& tabs;
        QWidget& log; // which may lie beside the tabs
        const Curtain& curtain;
        ScoringFilm& film;
        const PagePanels& panels;
    };
    PageFocus(const Parts& parts, QWidget& page); // lives with the page

    void passOn(const QWidget& hidden); // before it goes
    void showFilm();                    // a scoring has the keys while it is shown
    void follow();                      // to what is asked
    void nextPart(bool forward);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    Parts parts_;
    QWidget& page_;
    bool byKeys_ = false; // the last input came from the keyboard
};

} // namespace elgrande
