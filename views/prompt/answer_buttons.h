// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The answers to a question, in a row whose right end never moves: undo, redo and reset, and beside them the main
// answer. The others stand to the left of it, those that end something next to it; what has no room there, or is rarely
// wanted, is in a menu: of equals all or none, as the prompt does not say which of them the menu holds. Each button is
// made once and used again for the next question: a style keeps pictures of every button, so that a new one for every
// answer would fill the memory in the course of a game.
#pragma once

#include <QHash>
#include <QPoint>
#include <QWidget>

#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QMenu;
class QMouseEvent;
class QPushButton;

namespace elgrande {

class AnswerButton;
class Theme;

class AnswerButtons : public QWidget {
    Q_OBJECT

  public:
    enum class Place {
        Main,
        Beside,
        Either, // one of several equals
        Apart,  // neither where the main answer is nor where something has just been ended
        Ending,
        Menu
    };
    enum class TakeBack { Undo, Redo, Reset };

    AnswerButtons(Theme& theme, QWidget* parent);

    void clear();
    // `usual`: what Enter does, in gold until another answer has the focus. `deed` is done when the button's click is
    // over, because the row may be filled anew by it. A click that began when the button said something else does
    // nothing: a screen reader's press lasts a while. Nor does the second click of a double click whose first one came
    // before the button was there: it was meant for what stood in its place.
    QPushButton* add(Place place, bool usual, const QString& text, const QString& tip,
                     const std::function<void()>& deed);
    // In place of an answer that has gone while the same is asked again: those beside it stay where they are.
    void addRoom(const QString& text);
    void setTakeBack(TakeBack which, bool possible, const QString& words, const std::function<void()>& deed);
    // After the last one. `menu`: the name of the menu; `either`: of one that holds the equals alone. `doubt`: no
    // answer but the main one lies where the button was that led to this question. `shown`: the answers are seen.
    void finish(const QString& menu, const QString& either, bool doubt, bool shown);

    bool isForAll() const { return forAll_; } // the last press was one with Shift
    void setMainWidth(int width);
    // That the row takes of `usual`; of `most` only where an answer would be cut or go into the menu, or that would
    // have no name; of `all` where it still would, and does not there, or what ends something would not be seen
    // elsewhere.
    int widthWithin(int usual, int most, int all, int last) const;
    int wantedHeight() const;

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Room = std::optional<std::pair<int, int>>; // both ends, from the right
    struct Row {
        std::vector<std::pair<AnswerButton*, QRect>> seen;
        std::vector<AnswerButton*> hidden; // in the menu
        QRect menu;
        int left = 0;
        bool cut = false;      // not all words are seen
        bool nameless = false; // the menu is
    };
    enum class Tight { No, Ending, Menu }; // two lines for what ends something as well; and a menu without a name
    struct Way {
        int lines = 1;
        int right = 0;              // where the last one ends
        int most = QWIDGETSIZE_MAX; // width of an answer
        Tight tight = Tight::No;
    };
    struct Press {
        quint64 at = 0; // milliseconds; 0: unknown
        QPoint place;
        int offers = 0; // that had been made by then
    };

    AnswerButton* make();
    AnswerButton* offer(Place place, const QString& text, const QString& tip);
    Place placeOf(const AnswerButton* button) const;
    std::size_t countOf(Place place) const;
    Row row(int width) const;
    bool fill(Row& row, const std::vector<AnswerButton*>& some, const Way& way, int width) const;
    void hideLast(std::vector<AnswerButton*>& some, std::vector<AnswerButton*>& hidden) const;
    const QString& menuName(const std::vector<AnswerButton*>& hidden) const;
    int takeBacksLeft(int width) const;
    int mainLeft(int width) const;
    void lay();
    void fillMenu(const std::vector<AnswerButton*>& hidden);
    void order();
    void gild();
    void drawSigns();
    bool isStale(const QObject* watched, const QMouseEvent& press, bool second);
    void press(const QPushButton* button);

    Theme& theme_;
    AnswerButton* main_;
    AnswerButton* more_; // opens the menu
    QString menuName_;
    QString eitherName_;
    QMenu* menu_;
    std::array<AnswerButton*, 3> takeBacks_{};               // by TakeBack
    std::vector<AnswerButton*> made_;                        // of the others
    std::size_t used_ = 0;                                   // of them
    std::vector<std::pair<AnswerButton*, Place>> others_;    // in the order in which they were added
    std::vector<AnswerButton*> rooms_;                       // of the others, in which nothing is seen
    bool hasMain_ = false;                                   //
    bool shown_ = true;                                      //
    AnswerButton* usual_ = nullptr;                          //
    QHash<const QPushButton*, std::function<void()>> deeds_; // of those that are offered
    int mainWidth_ = 0;                                      //
    int offers_ = 0;                                         // answers that have been added so far
    QHash<const QObject*, int> offered_;                     // which of them the button is
    Press last_;                                             //
    bool forAll_ = false;                                    //
    QString pressed_;                                        // what the button said that was pressed last
    Room led_;                                               // where the button was that led to this doubt
    Room ended_;                                             // where something was ended last
};

} // namespace elgrande
