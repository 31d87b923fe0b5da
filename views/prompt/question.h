// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the program asks or tells in a window of its own: a parchment with a seal, a sentence, what explains it, and
// buttons. Screen readers take it for an alert. Words are never HTML, because names of files and of players are among
// them.
#pragma once

#include "views/theme/theme.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace elgrande {

class Question : public QDialog {
    Q_OBJECT

  public:
    enum class Kind { Ask, Tell, Warn };
    enum class Answer { Accept, Reject, Other }; // Reject: what Esc means

    Question(Kind kind, const QString& title, const QString& text, QWidget* parent = nullptr);

    void setText(const QString& text);
    void setMore(const QString& text); // in smaller text below
    void setSelectable();              // the sentence can be marked and copied
    void setLarge();                   // the sentence in the font of headings

    // The first one that accepts is the default until another one is made it.
    QPushButton* add(const QString& text, Answer answer);
    QPushButton* addCancel();
    QPushButton* addClose();
    void setDefault(QPushButton* button);

    const QPushButton* ask(); // null: closed without an answer
    QString text() const;
    QString more() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    Theme theme_;
    Kind kind_;
    QLabel* text_;
    QLabel* more_;
    QHBoxLayout* buttons_;
    QPushButton* escape_ = nullptr;
    const QPushButton* clicked_ = nullptr;
};

} // namespace elgrande
