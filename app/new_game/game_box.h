// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One box on the shelf of a new game: its cover, its name and for how many it is. Checked: it is played.
#pragma once

#include <QAbstractButton>

namespace elgrande {

class GameBox : public QAbstractButton {
    Q_OBJECT

  public:
    // `cover`: a name for Art (views/theme/art.h).
    GameBox(QString cover, QWidget* parent);

    void setWords(const QString& name, const QString& facts);
    // With what else is chosen. One that does not can be pressed all the same, to learn why.
    void setFits(bool fits);
    QRect cover() const; // where it is drawn

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    void pointed(bool at); // by the pointer
    void reached(bool at); // by the keyboard

  protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QFont nameFont() const;
    QFont factsFont() const;

    QString cover_;
    QString name_;
    QString facts_;
    bool fits_ = true;
};

} // namespace elgrande
