// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A button whose words take two lines where one is too narrow, and are elided where two are; the tooltip then has all
// of them. `text()` always has all of them.
#pragma once

#include <QColor>
#include <QPalette>
#include <QPushButton>

namespace elgrande {

class AnswerButton : public QPushButton {
    Q_OBJECT

  public:
    explicit AnswerButton(QWidget* parent);

    void setWords(const QString& words, const QString& tip);
    void setGround(const QColor& ground); // invalid: the usual one
    void setArrow();                      // it opens a menu
    int widthFor(int lines) const;        // in which all words are seen
    int widthFor(const QString& words, int lines) const;
    bool isWhole() const; // all words are seen
    const QString& tip() const { return tip_; }

    QSize sizeHint() const override; // as narrow as two lines can be
    QSize minimumSizeHint() const override { return {1, 1}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    bool isSign() const;   // without words
    QString words() const; // as they are drawn, without what escapes a keyboard letter
    int room() const;      // for them
    int advance(QStringView words) const;
    QStringList lines(int room) const;
    void showTip();
    const QPalette& grounded();

    QString tip_;
    QColor ground_;
    QPalette grounded_;
    qint64 base_ = 0; // the palette that it is made of
    bool arrow_ = false;
};

} // namespace elgrande
