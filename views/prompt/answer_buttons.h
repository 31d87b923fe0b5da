// The row of buttons below a question. Each is made once and used again for the next question: a style keeps pictures
// of every button by its palette, so that a new button for every answer would fill the memory in the course of a game.
#pragma once

#include <QHash>
#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QPushButton;

namespace elgrande {

class FlowLayout;
class Theme;

class AnswerButtons : public QWidget {
    Q_OBJECT

  public:
    enum class Look { Plain, Golden }; // golden: what Enter does

    AnswerButtons(Theme& theme, QWidget* parent);

    void clear();
    // `deed` is done when the button's click is over, because the row may be filled anew by it. A click that began when
    // the button said something else does nothing: a screen reader's press lasts a while.
    QPushButton* add(Look look, const QString& text, std::function<void()> deed);
    void finish(); // after the last one: the row is as high as it needs, and not seen where it is empty

  private:
    QPushButton* make(Look look);
    void gild(QPushButton* button);
    void press(const QPushButton* button);

    Theme& theme_;
    FlowLayout* flow_;
    std::array<std::vector<QPushButton*>, 2> made_; // by Look
    std::array<std::size_t, 2> used_{};
    QHash<const QPushButton*, std::function<void()>> deeds_; // of those that are shown
    QWidget* last_ = nullptr;                                // in the order of Tab
    QString pressed_;                                        // what the button said that was pressed last
};

} // namespace elgrande
